# Les jeux et leurs options.
game-american = Dames anglaises
game-american-line = 8×8. Les pions prennent vers l’avant, dame courte. Prise au choix. Les Noirs commencent.
game-german = Dames allemandes
game-german-line = 8×8. Dame volante, arrêtée juste derrière sa prise. Pions : prise en avant. Les Noirs commencent.
game-pool = Pool checkers
game-pool-line = 8×8. Les pions prennent aussi en arrière, dame volante. Prise au choix. Les Noirs commencent.
game-russian = Dames russes
game-russian-line = 8×8. Prise en arrière, dame volante. Un pion promu en pleine rafle continue comme dame.
game-brazilian = Dames brésiliennes
game-brazilian-line = Règles internationales en 8×8 : dame volante, prise majoritaire.
game-spanish = Dames espagnoles
game-spanish-line = 8×8, damier inversé. Dame volante. Prise majoritaire, puis le plus de dames.
game-italian = Dames italiennes
game-italian-line = 8×8, damier inversé. Un pion ne prend pas de dame. Ordre strict entre les prises.
game-czech = Dames tchèques
game-czech-line = 8×8. Dame volante, pions : prise en avant. Si une dame peut prendre, une dame doit prendre.
game-turkish = Dames turques
game-turkish-line = Les 64 cases. Marche et prise tout droit, pas en diagonale. Prise majoritaire.
game-armenian = Dames arméniennes
game-armenian-line = Les 64 cases. Marche dans huit directions, prise tout droit. Prise majoritaire.
game-gothic = Dames gothiques
game-gothic-line = Les 64 cases, 16 pions. Ils avancent en diagonale et prennent dans cinq directions.
game-international = Dames internationales
game-international-line = 10×10. Dame volante, les pions prennent aussi en arrière. Prise majoritaire.
game-frisian = Dames frisonnes
game-frisian-line = 10×10. Prise dans les huit directions. La prise de plus grande valeur est obligatoire.
game-canadian = Dames canadiennes
game-canadian-line = Règles internationales en 12×12, trente pions de chaque côté.
game-malaysian = Dames malaisiennes
game-malaysian-line = 12×12 ou 8×8. Règles internationales, mais ne pas prendre coûte une pièce.
game-frysk = Frysk!
game-frysk-line = 10×10. Règles frisonnes, cinq pions chacun sur la dernière rangée : les dames viennent vite.
game-breakthrough = Breakthrough
game-breakthrough-line = 10×10. Règles internationales, mais la première dame gagne.
game-antidraughts = Qui perd gagne
game-antidraughts-line = 10×10. Règles internationales, mais n’avoir plus de pièce ou de coup, c’est gagner.
game-house = Jeu maison
game-zongheng = Zongheng
game-zongheng-line = Poussez des lignes de pièces, ajoutez les vôtres, formez le plus grand groupe.
game-binary = Binary
game-binary-line = Posez des pièces, formez le plus grand territoire. Les cases vides de votre couleur comptent.
game-incorrect = Incorrect Checkers
game-incorrect-line = Sans prise : avancez et sautez jusqu’à tenir les trois rangées du fond.

game-with-options = { $game } ({ $options })

option-series = { $first } ; { $following }

# Options des jeux.
option-flying = dame volante
option-three-halves = une dame vaut un pion et demi
option-threefold = nulle à la triple répétition
option-8x8 = 8×8
option-6x6 = 6×6
option-10x10 = 10×10
option-12x12 = 12×12
option-forward = pions : prise en avant seulement
option-king-at-once = un pion promu en pleine rafle continue comme dame
option-men-capture-back = pions : prise en arrière aussi
option-cbd = nulle après 20 coups de dame (fédération brésilienne)
option-diagonal = position de départ en diagonale

# Couleurs.
colour-white = Blancs
colour-black = Noirs
