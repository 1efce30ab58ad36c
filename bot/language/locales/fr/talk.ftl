# Messages au bot.
talk-how = Écrivez un coup, par exemple `32-28`, ou « nulle », « abandon », « annuler ». /games montre vos parties.
talk-how-here = Pour jouer, mentionnez-moi : { $bot } `32-28`.
talk-which = De quelle partie s’agit-il ? Répondez à son damier, ou écrivez son numéro : `32-28 #12`.
talk-wish = Nulle, abandon et annulation sont derrière **Plus…** sous le damier.
talk-file = Je ne lis que des mots. Un fichier de partie va dans /games, **{ button-review-other }**
