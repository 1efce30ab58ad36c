# Noms des options : minuscules, chiffres et _.

name-auto_forced = coup_forcé
name-channel = salon
name-colour = couleur
name-confirm = confirmer
name-dm = mp
name-draw = nulle
name-everywhere = partout
name-format = formule
name-forum = forum
name-game = { $command ->
    [play] jeu
    [practice] jeu
    [problem] jeu
    [learn] jeu
    [games] jeu
    [profile] jeu
    [leaderboard] jeu
    [tournament] jeu
    [ladder] jeu
    [rules] jeu
    [server] jeu
   *[other] partie
}
name-grades = grades
name-holidays = jours_fériés
name-hour = heure
name-idle = jours_sans_partie
name-language = langue
name-least = minimum
name-level = niveau
name-limit = limite
name-max_matches = max_parties
name-name = nom
name-notation = { $command ->
    [move] coup
   *[other] notation
}
name-numbers = numéros
name-off = arrêt
name-opponent = adversaire
name-pace = cadence
name-pair = deux_parties
name-player = joueur
name-publish = public
name-quiet_from = calme_dès
name-quiet_until = calme_jusqu_à
name-ranked = cotes_visibles
name-rated = classée
name-reach = portée
name-remove = supprimer
name-role = rôle
name-rules = règles
name-seek = invitation
name-setup = position
name-show = montrer
name-shown = visible
name-text_board = damier_texte
name-theme = thème
name-threads = fils
name-title = titre
name-tournament = tournoi
name-turns = tours
name-turns_here = tours_ici
name-unset = effacer
name-vacation = congés
name-vacation_auto = congés_auto
name-white_down = blancs_en_bas
name-zone = fuseau
