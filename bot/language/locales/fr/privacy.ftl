# Ce qui est gardé d’une personne, et ce qu’elle peut en faire.
former-player = un ancien joueur
unnamed-player = un joueur

privacy-heading = Les données que je garde sur vous
privacy-kept = - Votre numéro Discord, nom affiché et langue.
    - Vos réglages, fuseau horaire, congés et blocages.
    - Vos invitations, tournois, réclamations et échelles.
    - Chaque partie : ses coups et leurs heures, coups préparés, propositions et résultat.
    - Vos cotes, et si vos résultats sont annulés.
    - Les analyses demandées, les problèmes tentés, vos leçons.
    - Que vous avez quitté un serveur en pleine partie, et vos connexions à la page.
    - Avec d’autres serveurs : si vous y jouez, vos offres avec fuseau et heures calmes, qui vous avez signalé, une éventuelle exclusion.
    - Rien d’autre de ce que vous écrivez, et pas de liste de membres.
privacy-seen = - Une partie : ses joueurs et ceux qui voient son salon. D’autres seulement si son serveur publie les parties des salons que tous les membres voient.
    - Vos cotes et résultats : votre serveur, et les lecteurs des parties qu’il publie. Sur tous les serveurs seulement si vous le dites dans /settings.
    - Une offre à d’autres serveurs : ceux qui peuvent la prendre. Ils lisent votre nom affiché, cote, salutation et combien de fois votre temps s’est écoulé, mais pas votre serveur.
    - Une réclamation : les arbitres du tournoi.
    - Invitations, tournois, échelles, problèmes résolus : ceux qui voient leur salon ou serveur. De même les congés, le fuseau du week-end et les tournants d’une partie.
    - Le reste : vous, et mon responsable.
privacy-long = - Les parties restent.
    - Nouvelles pour vous : 30 jours après leur remise, mais pas avant la fin de la partie.
    - Une analyse : 30 jours. Une offre que personne n’a prise, une connexion à la page : 30 jours après sa fin.
    - Ce qui est à un serveur : 30 jours après mon retrait.
    - Le reste : jusqu’à votre suppression.
privacy-else = Le premier bouton vous donne tout dans un fichier. Le second vous supprime aussitôt. Vos parties restent à vos adversaires, sous « { former-player } ».
privacy-title-kept = Ce que je garde
privacy-title-seen = Qui le voit
privacy-title-long = Combien de temps
privacy-exported = { $parts ->
    [1] Tout ce que je garde sur vous : data.json, et un fichier par partie.
   *[other] Tout ce que je garde sur vous, fichier { $part } sur { $parts } : les données, et un fichier par partie.
}
privacy-delete-question = { $count ->
    [0] **Vous supprimer ?**
    [1] **Vous supprimer ?** Vous abandonnez votre partie en cours (moins de deux coups : annulée).
   *[other] **Vous supprimer ?** Vous abandonnez vos { $count } parties en cours (moins de deux coups : annulées).
} Pour de bon : vos tournois, invitations, réglages et nom disparaissent, un nom de trois caractères ou plus aussi des notes et fichiers de tournois. Parties et cotes restent sous « { former-player } ». Une marque, partagée par des centaines de gens, vous tient à l’écart de qui vous bloque. Les messages dans Discord restent, les sauvegardes jusqu’à leur remplacement.
privacy-deleted = C’est fait : plus rien de vous ici. Si vous revenez, vous repartez de zéro.
button-privacy-export = Me donner mes données
button-privacy-delete = Me supprimer
button-privacy-delete-now = Me supprimer maintenant
button-privacy-keep = Non, tout garder
button-my-data = Mes données…
