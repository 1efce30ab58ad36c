# /help, en de regels van een spel.
help-heading = Zo speel je
help-start = **Begin:** { $play } nodigt iemand uit, { $join } neemt aan.
help-alone = **Alleen:** { $learn } legt uit, { $practice } is een partij tegen mij, { $problem } is de puzzel van vandaag.
help-move = **Zet:** kies onder het bord, of typ: { $move } `32-28`.
help-look = **Kijk:** { $games }, { $board }.
help-end = **De rest:** **{ button-more }** bij het bord, en { $settings }.
help-options = **Opties:** zet een spelvariant achter het spel in { $play }: `frisian:threefold`. De regels noemen ze.
sandbox-welcome = ### Welkom in de proefomgeving
    Niets hier verlaat je computer, en { $kept ->
        [yes] de partijen blijven in de database die je genoemd hebt, al spelen hier de volgende keer andere mensen.
       *[no] alles wordt aan het eind gewist.
    }
    - Hieronder speel je tegen mij: kies een zet in het menu, of typ `/move`. Hierboven speel je tegen { $opponent }.
    - Wil je { $opponent } zijn, kies de naam dan bij **Viewing as**, bovenaan deze pagina.
    - `/practice` en `/play` beginnen nieuwe partijen, `/help` heeft de rest.
sandbox-servers = ### Welkom op een van twee servers
    Niets hier verlaat je computer. Beide servers spelen tegen andere servers, en { $player } heeft ingestemd.
    - Typ `/play`, druk op **{ button-world }** en verstuur het formulier: zo plaats je een oproep.
    - Doe hetzelfde op de andere server: de partij begint, en elke server toont zijn eigen borden.
help-commands = Alle commando’s
help-games = Spellen
rules-heading = Regels: { $game }
rules-options = **Opties.** Schrijf het spel in /play als `{ $key }`. Zet komma’s tussen opties. /learn met `{ name-rules }` toont de regels ermee.
rules-openings = **Openingen.** Dit spel heeft er { $count }. /play zonder spel neemt er een op naam of een willekeurige, achter **{ button-preview-more }**.
rules-pictures = -# { $pictures }
rules-board = Het bord
rules-men = Schijven
rules-kings = Dammen
rules-captures = Slaan
rules-turn = Een beurt
rules-end = Het einde
rules-notation = Zo schrijf je zetten
rules-choices = Te kiezen
chapters-choose = Lees een hoofdstuk
chapter-number = { $title } ({ $number })
button-rules-pictures = Plaatjes

# Onder de kleine borden van de regels. Hooguit 64 tekens.
example-start = Het begin
example-man = Een schijf slaat: { $move }
example-king = Een dam slaat: { $move }
example-crowned = Een schijf slaat en wordt dam: { $move }
example-alone = Een stap. Een nieuw stuk vult aan: { $move }
example-push = Schuiven. Een nieuw stuk vult aan: { $move }
example-counted = Het einde, geteld
example-two = Twee stukken gelegd: { $move }
example-chain = Een reeks sprongen: { $move }
example-across = Een sprong over een tegenstander: { $move }
