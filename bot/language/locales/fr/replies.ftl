# Ce que Discord ne permet pas, et que faire.
error-missing-permissions = { $channel ->
    [here] Je ne peux pas montrer de parties ici. Permission manquante : { $permissions }. Demandez-la aux responsables du serveur, ou jouez dans un autre salon.
   *[other] Je ne peux pas montrer de parties dans { $channel }. Permission manquante : { $permissions }. Demandez-la aux responsables du serveur.
}
error-role-out-of-reach = { $why ->
    [permission] Je ne peux donner aucun rôle : il me manque la permission de gérer les rôles. Accordez-la-moi, puis choisissez de nouveau le rôle.
    [managed] Je ne peux pas donner ce rôle : Discord ou une autre application le donne. Choisissez-en un autre.
   *[above] Je ne peux pas donner ce rôle : le mien doit être au-dessus. Montez le mien, ou choisissez un autre rôle.
}
error-no-role-rule = Nommez un jeu ou un titre.
error-title-with-rating = Un rôle pour un titre ne demande pas de cote. Laissez vide la cote minimale ou le titre.
error-not-here-shown = Cette partie ne peut être montrée à tous que là où elle se joue. Sans « { name-shown } », je ne la montre qu’à vous.
error-not-here-alone = Personne ne pourrait vous rejoindre ici. Commencez dans un salon d’un serveur, ou en message privé avec votre adversaire.
error-server-only = Cette commande demande un serveur : utilisez-la dans un de ses salons.
error-not-here-not-a-member = { $player } n’est pas dans ce serveur et ne pourrait pas vous rejoindre. Invitez un de ses membres, ou ne nommez personne.
error-not-here-sees-nothing = { $player } ne voit pas { $channel } et ne pourrait pas vous rejoindre. Invitez dans un salon que vous voyez tous les deux.
error-not-here-bot-opponent = Les autres bots ne jouent pas ici. Invitez une personne ou moi, ou ne nommez personne.
error-outdated-control = Ce bouton vient d’une ancienne version de moi. Rouvrez la partie par /games.
error-outdated-command = Cette commande a changé. Rechargez Discord (Ctrl+R, ou fermez et rouvrez l’application), puis réessayez.
error-not-allowed = Vous n’avez pas le droit d’utiliser cette commande ici.
error-bad-option = « { $value } » n’est pas possible ici. Choisissez une des suggestions.
error-bad-day = « { $value } » n’est pas un jour que je sache lire. Écrivez 2026-08-14, 14 août ou demain.
error-bad-number = « { $value } » ne se lit pas comme un nombre.

# Réponses qui ont tardé.
answer-follows = Cela a pris un moment. La réponse suit, pour tous ici.
form-too-late = Cela a pris trop de temps. Appuyez de nouveau sur le bouton, ou utilisez /move.

# Permissions de Discord.
permission-view-channel = voir ce salon
permission-send-messages = envoyer des messages
permission-send-messages-in-threads = envoyer des messages dans les fils
permission-attach-files = joindre des fichiers
permission-create-public-threads = créer des fils publics
permission-read-message-history = voir les anciens messages
permission-create-events = créer des événements
permission-manage-roles = gérer les rôles
