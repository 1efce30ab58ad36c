# Ce que les gens écrivent, séparé par des virgules.
names-american = anglaises, anglais, dames américaines, américaines, jeu de dames anglais, anglo-américaines
names-german = allemandes, allemand, jeu de dames allemand
names-pool = pool, pool américain, dames pool
names-russian = russes, russe, jeu de dames russe
names-brazilian = brésiliennes, brésilien, jeu de dames brésilien
names-spanish = espagnoles, espagnol, jeu de dames espagnol
names-italian = italiennes, italien, jeu de dames italien
names-czech = tchèques, tchèque, jeu de dames tchèque
names-turkish = turques, turc, jeu de dames turc
names-armenian = arméniennes, arménien, jeu de dames arménien
names-gothic = gothiques, gothique, vieilles dames allemandes
names-international = internationales, jeu de dames international, dames polonaises, polonaises, cent cases, 100 cases, dames françaises
names-frisian = frisonnes, frison, jeu de dames frison
names-canadian = canadiennes, canadien, jeu de dames canadien
names-malaysian = malaisiennes, malaises, dames de Singapour, jeu de dames malaisien
names-frysk = cinq pions, frisonnes à cinq pions, dames frisonnes à cinq pions
names-breakthrough = percée, la percée, première dame, première dame gagne
names-antidraughts = qui perd gagne, qui-perd-gagne, antidames, anti-dames, dames à perdre
names-zongheng = jeu de Zongheng
names-binary = binaire, jeu binaire
names-incorrect = dames incorrectes, incorrectes

# À la place d’un coup.
typed-draw = nulle, nul, partie nulle, remise, égalité, proposer nulle, proposer la nulle, je propose nulle, je propose la nulle, proposition de nulle
typed-resign = abandon, abandonner, j’abandonne, abandonne, abandonné
typed-takeback = reprendre, reprendre le coup, reprise, annuler, annuler le coup, annuler mon coup, annulation

typed-weeks = semaine, semaines, sem, sem.
typed-days = j, jour, jours
typed-hours = h, heure, heures
typed-no-limit = aucune, aucune limite, sans limite, illimité, illimitée, sans pendule, sans temps
# À la place d’une ouverture de la liste.
typed-drawn = au hasard, hasard, aléatoire, tirage, tirage au sort, tirée au sort, au sort, sort
typed-usual-start = aucune, normale, normal, habituelle, standard, départ, position de départ, initiale
# Derrière un nombre, dans un formulaire.
typed-counters = ronde, rondes, joueur, joueurs, joueuses, participants, personnes, partie, parties, coup, coups, saison, saisons
typed-at-least = au moins, de, minimum, à partir de, dès, ou plus, et plus, ou davantage
typed-at-most = au plus, à, maximum, jusqu’à, jusqu'à, ou moins, et moins
typed-cap = plafond, maximum, au plus, jamais plus de
# Autres noms des cadences.
names-pace-quick = vite
names-pace-standard = normale, normal, habituelle
names-pace-relaxed = lente, lent
# Avec n’importe quel jeu.
typed-kinds = jeu, jeu de dames
# Fuseaux horaires.
typed-zones = France: Europe/Paris, Lyon: Europe/Paris, Marseille: Europe/Paris, Toulouse: Europe/Paris, Bordeaux: Europe/Paris, Lille: Europe/Paris, Nantes: Europe/Paris, Nice: Europe/Paris, Strasbourg: Europe/Paris, Rennes: Europe/Paris, Belgique: Europe/Brussels, Wallonie: Europe/Brussels, Liège: Europe/Brussels, Suisse: Europe/Zurich, Genève: Europe/Zurich, Lausanne: Europe/Zurich, Québec: America/Toronto, Montréal: America/Toronto
typed-morning = du matin, dumatin, matin
typed-afternoon = de l’après-midi, del’après-midi, del'après-midi, après-midi, du soir, dusoir, soir
# Autour d’une date et d’une heure ; entre deux durées.
typed-ordinals = er, e, ème
typed-before-month = de
typed-year = apr. J.-C., ap. J.-C.
typed-before-time = à, vers
typed-oclock = h, heures, heure
typed-joint = et
typed-today = aujourd’hui, aujourd'hui
typed-tomorrow = demain
typed-day-after = après-demain

# Colonnes du fichier d’un club.
typed-column-player = joueur, joueuse, nom, participant
typed-column-user = utilisateur, identifiant
typed-column-rating = cote, classement
typed-column-seed = tête de série, numéro
typed-column-round = ronde
typed-column-first = premier, joueur 1, joueur1
typed-column-second = second, deuxième, joueur 2, joueur2
typed-column-result = résultat
