# Le chemin vers la page.
button-open-board = Ouvrir le damier
open-board-told = Votre damier dans le navigateur. Ce lien est pour vous seul et sert une fois. Fin : { $until }
error-no-session = Votre connexion n’est plus valable. Appuyez de nouveau sur **{ button-open-board }** dans Discord.
error-forged = Cela ne vient pas de la page elle-même.
error-too-fast = Trop à la fois. Attendez une minute.
