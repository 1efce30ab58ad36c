# Lessons: /learn.
command-learn = Learn a game in a few steps, or read its rules
command-learn-game = Which game. Without it, all of them with your stars
command-learn-rules = Show the rules of the game instead
lessons-heading = Learn a game
lessons-text = Six to ten small positions teach a game. Stars: half the steps, { $practice ->
    [yes] all of them, and three games against me played to their end.
   *[no] and all of them.
}
lessons-game = { $game }: { $stars }
lessons-choose = Another game
button-learn = Learn
button-lesson-begin = Learn: { $game }
button-lesson-next = Next
button-lesson-back = Back
button-lesson-again = From the start
button-lesson-others = Other games
button-lesson-play = Play with hints

lesson-heading = { $game }: { $step } of { $steps }
# Below the picture.
lesson-to-move = { $colour } to move
lesson-note = { $step }/{ $steps }
lesson-right = **{ $move }**: right.{ $last ->
    [yes] { " " }That was the last step.
   *[no] { "" }
}
lesson-end-heading = { $game }: { $stars }
lesson-end = { $complete ->
    [yes] You know the game. **Play somebody** sends your first invitation, or posts one for everybody.
   *[no] All steps are done. Now play { $most } games to their end against me at the first level ({ $games } of { $most } so far): **Hint** on the board shows a good move and says why. What the steps left out is in **Rules**.
}

# One sentence on the thing, one on what to do. They bend with the traits of the game.
lesson-man-moves = A man moves one square { $ways ->
    [straight] straight forward or sideways
    [five] straight forward, sideways or diagonally forward
   *[diagonal] diagonally forward
}. Yours are { $colour ->
    [black] black
   *[white] white
}: move one.
lesson-man-takes = A man takes { $ways ->
    [straight] straight forward or sideways
    [five] straight forward, sideways or diagonally forward
   *[diagonal] diagonally forward
}: it jumps over the enemy piece next to it to the empty square behind. Take the piece.
lesson-man-takes-also = { $ways ->
    [diagonals] A man moves only forward, but it takes backward too. Take.
    [orthogonals] A man takes in all four directions, backward too. Take.
    [five] A man also takes straight forward and sideways. Take.
   *[all] { $squares ->
        [dark] A man takes in all eight directions. Along rows and columns light squares do not count: it jumps four squares on. Take.
       *[all] A man takes in all eight directions. Take.
    }
}
lesson-chain = A man that has taken goes on taking in the same move as long as it can, and may turn. Take { $count ->
    [2] two
    [3] three
   *[other] { $count }
}.
lesson-man-spares-king = A man may not take a king, the piece with the crown. Make another move.
lesson-refused = { $refusal ->
    [free] Taking is never a duty. Make a move that takes nothing.
   *[forfeits] You may leave a capture, but then lose a piece that should have taken: its square stands behind “#”. Make such a move.
}
lesson-free = { $refusal ->
    [never] If you can take, you must. Of several captures you may choose any, also the smaller one. Take.
   *[other] Of several captures you may choose any, also the smaller one. Take.
}
lesson-priority-most-pieces = { $refusal ->
    [never] If you can take, you must, and in the way that takes most pieces. Find it.
   *[other] If you take, it must be in the way that takes most pieces. Find it.
}
lesson-priority-most-value = { $refusal ->
    [never] If you can take, you must, and the most value
   *[other] If you take, it must be the most value
}: a king counts more than one man and less than two. Find it.
lesson-priority-with-king = { $place ->
    [1] If a king can take, a king must take. Find the capture.
   *[other] If captures are otherwise equal, a king’s goes before a man’s. Find the capture.
}
lesson-priority-most-kings = { $place ->
    [1] You must take as many kings as you can. Find the capture.
   *[other] If captures are otherwise equal, the one with most kings must be made. Find the capture.
}
lesson-priority-king-soonest = { $place ->
    [1] You must take a king as soon as you can. Find the capture.
   *[other] If captures are otherwise equal, the one that meets a king soonest must be made. Find the capture.
}
lesson-crowned = A man that reaches the last row becomes a king and wears a crown. Make a king.
lesson-first-king = Here the first king wins the game. A man that reaches the last row becomes one: make it.
lesson-crowning-ends-move = A man that reaches the last row by taking is crowned and stops there, even if it could go on. Take.
lesson-crowning-if-move-ends = A man that reaches the last row by taking goes on as a man if it can. Only one whose move ends there is crowned. Take { $count ->
    [2] two
    [3] three
   *[other] { $count }
}.
lesson-crowning-goes-on = A man that reaches the last row by taking is crowned at once, and goes on as a king. Take { $count ->
    [2] two
    [3] three
   *[other] { $count }
}.
lesson-king-moves = A king flies { $ways ->
    [diagonals] diagonally
    [orthogonals] along rows and columns
   *[all] in all eight directions
}, any number of empty squares. Move it three squares or more.
lesson-king-takes = { $reach ->
    [short] A king moves one square { $ways ->
        [diagonals] diagonally, backward too
        [all] in any of the eight directions
       *[orthogonals] in any of the four directions
    }, and takes the same way. Take with it.
   *[flying] A king flies { $moves ->
        [diagonals] diagonally
        [orthogonals] along rows and columns
       *[all] in all eight directions
    } and takes from afar{ $ways ->
        [all] { $moves ->
            [all] { "" }
           *[other] , along rows and columns too
        }
        [orthogonals] { $moves ->
            [orthogonals] { "" }
           *[other] , but only along rows and columns
        }
       *[diagonals] { "" }
    }. It lands { $landing ->
        [next] right behind the piece
       *[anywhere] on any empty square behind the piece
    }. Take.
}
lesson-king-run = While you have a man, a king may make only { $moves } moves in a row without taking. Yours has made them: move another piece.
lesson-win = { $ending ->
    [no-pieces] A player without pieces loses. Take the last ones.
    [given-away] Here a player without pieces, or without a move, wins. Offer your last piece.
   *[no-moves] A player who cannot move loses. Block your opponent’s last piece.
}
lesson-draw = { $ending ->
    [king-against-king] A king against a king is a draw, unless one can be taken at once{ $unless ->
        [capture-coming] { " " }or its loss cannot be avoided
       *[capture] { "" }
    }. Bring it about.
    [one-against-one] One piece against one is a draw, unless one can be taken at once{ $unless ->
        [capture-coming] { " " }or its loss cannot be avoided
       *[capture] { "" }
    }. Bring it about.
    [repetition] The same position for the { $times ->
        [3] third
        [4] fourth
       *[5] fifth
    } time is a draw{ $claim ->
        [0] { "" }
        [3] . From the third on you may claim one
       *[other] . From the fourth on you may claim one
    }. Your king has been on { $square } before: go back there.
   *[other] Kings that go to and fro for long enough make a draw. Go back to { $square }.
}

lesson-shift-alone = Shift a piece of yours from a dark square to an empty square beside it, up, down or sideways. A new piece of yours fills the square it left.
lesson-shift-line = Pieces in a row move on together if an empty square follows. Shift two or more of yours.
lesson-shift-majority = Enemy pieces in such a row move too, if yours in it are more. Shift a row with an enemy piece in it.
lesson-shift-grows = Pieces of one colour that touch, but not diagonally, are a group. Make your largest, of { $own }, grow by two or more.
lesson-shift-breaks = The largest group wins, so break theirs: make your opponent’s largest, of { $theirs }, smaller.
lesson-shift-wins = When the board is full, the largest group wins. Of equals the second largest. Win the game.
lesson-place-first = Black begins with one piece on a dark square, like a1, outside the four in the middle. Place it.
lesson-place-two = From then on one places two pieces on squares of one’s own colour, or just one. You are { $colour ->
    [black] Black: place two on dark squares.
   *[white] White: place two on light squares.
}
lesson-place-other = Or one piece on a square of the other colour: it joins your empty squares around it. Place one on a { $colour ->
    [black] light
   *[white] dark
} square outside the middle.
lesson-place-own-centre = In the four squares of the middle, one of your own colour takes the whole turn. Place a single piece on a { $colour ->
    [black] dark
   *[white] light
} one.
lesson-place-other-centre = A middle square of the other colour costs you a second piece, which is discarded: “x”. Place one on a { $colour ->
    [black] light
   *[white] dark
} one.
lesson-place-grows = A territory is your touching pieces with the empty squares of your colour beside them. Your largest has { $own }: make it larger by three or more.
lesson-place-breaks = The largest territory counts twice, so cut theirs: make your opponent’s largest, of { $theirs }, smaller.
lesson-place-wins = The score: your largest territory twice, and all others once. Place what is left to you so that you win.
lesson-jump-step = A piece steps one square diagonally forward. Nothing is ever taken. Make a step.
lesson-jump-one = It also jumps diagonally over a piece of yours to the empty square behind. Make one jump.
lesson-jump-more = It may go on jumping and turn, if it ends further forward. Jump over two or more of yours.
lesson-jump-enemy = Once a turn a piece may jump straight or sideways over an enemy piece. Jump over one.
lesson-jump-both = That jump may be part of a chain. Jump over pieces of both sides in one turn.
lesson-jump-back = A piece may step back only when all goal squares ahead of it are filled with pieces of yours. Step back.
lesson-jump-wins = The first player with all pieces in the far three rows wins. Bring in your last one.

# A move that is legal, but shows something else.
lesson-not = **{ $move }** can be played, but { $code ->
    [refused] it takes a piece. Leave the capture this time
    [crowned] it makes no king. Look for the man one step from the last row
    [first-king] it makes no king. Look for the man one step from the last row
    [king-moves] it is no move of the king over three squares or more
    [win] { $ending ->
        [given-away] your opponent need not take your last piece then
       *[other] your opponent goes on after it
    }
    [draw] the game goes on after it
    [shift-line] it does not shift two or more pieces of yours and no other
    [shift-majority] no enemy piece moves with it
    [shift-grows] your largest group does not grow by two
    [shift-breaks] your opponent’s largest group stays as large
    [shift-wins] your opponent wins then, or the game goes on
    [place-two] it places one piece
    [place-other] it is on squares of your own colour, or in the middle
    [place-own-centre] it is not on a middle square of your own colour
    [place-other-centre] it is not on a middle square of the other colour
    [place-grows] your largest territory does not grow by three
    [place-breaks] your opponent’s largest territory stays as large
    [place-wins] you do not win then
    [jump-step] it is a jump
    [jump-one] it is no single jump over a piece of yours
    [jump-more] it is no chain over pieces of yours alone
    [jump-enemy] it is no jump over a single enemy piece
    [jump-both] it does not go over pieces of both sides
    [jump-back] it goes forward
    [jump-wins] one piece is still missing
   *[other] it does not take as asked
}. Nothing is lost: try again.
