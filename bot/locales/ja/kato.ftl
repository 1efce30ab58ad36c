# 加藤香流の三作、ツォンヘン・バイナリー・インコレクトチェッカー。ルール（読む順）、図だけでは分からないこと、指せない理由

trait-designer = ゲームデザイン：{ $native }（{ $name }）
trait-reconstructed-start = 原典の初期配置の図は失われているため、ここでの配置は文章から復元したものです。

# ツォンヘン
trait-zongheng-board = { $size }×{ $size }マスのボードと、各色{ $pieces }個のコマを使います。
trait-zongheng-start = { $pattern ->
    [diagonal] はじめ、暗い色のマスのすべてに、黒と白のコマを斜めの縞模様に配置します。残りは手持ちのコマです。
   *[rows] はじめ、暗い色のマスのすべてに、黒と白のコマを1段ごとに交互に配置します。残りは手持ちのコマです。
}
trait-zongheng-group = グループは、縦または横で互いに隣接している同色のコマのまとまりです（斜めは隣接に含まれません）。グループのサイズは、含まれているコマの総数です。
trait-zongheng-turn = 黒から始めます。手番では、暗い色のマスに乗っているコマを、縦か横に隣接する空きマスへ1マスずらし、空いたマスに自分のコマを新たに追加します。コマ1つだけをずらす場合、動かせるのは自分のコマのみです。
trait-zongheng-majority = ずらす方向に他のコマが一列につながっている場合は、その先に空きマスがあるときにかぎり、列ごと1マスずらせます。列に含まれる自分のコマが、相手のコマより多くなければなりません。選んだマスより後ろのコマは動きません。
trait-zongheng-pass = コマを追加できない場合は、相手に手番をゆずります（ボットが自動で行います）。それ以外でパスはできません。
trait-zongheng-supply = 手持ちのコマに上限はありません。パスがあったときは、一方が半数より多く置くこともあります。
trait-zongheng-end = コマを置く場所がなくなったらゲーム終了です。
trait-zongheng-ranking = 最も大きいグループの持ち主が勝利します。同数なら2番目、3番目というふうに、サイズの差が出るまで比較します。同サイズの自分のグループは別々に数えます。最後まで同数なら引き分けです。
trait-zongheng-notation = 指し手は、選んだコマのマスと、ずらす方向の隣のマスで書きます（例：c3-c4）。c3 up、down、left、right のように方向でも書けます。

remark-passed = { $side ->
    [black] 黒はコマを追加できないため、手番をゆずりました。
   *[white] 白はコマを追加できないため、手番をゆずりました。
}
remark-largest-group = 最大グループ：黒{ $black }、白{ $white }
remark-groups = グループ：黒 { $black }／白 { $white }

error-illegal-majority = 「{ $text }」は指せません。この列のコマは自分が{ $own }個、相手が{ $other }個です。自分のコマのほうが多くなければずらせません。
error-illegal-light-square = 「{ $text }」は指せません。{ $square }は明るい色のマスです。暗い色のマスのコマを選んでください。
error-illegal-not-in-line = 「{ $text }」は指せません。コマは縦か横にずらします。
error-illegal-too-far = 「{ $text }」は指せません。ずらせるのは1マスだけです。
error-illegal-no-pass = パスはできません。指せる手がないときは、ボットが代わりに手番をゆずります。

# バイナリー
trait-binary-board = { $size }×{ $size }マスのボードと、各色{ $pieces }個のコマを使います。はじめボードは空です。暗い色のマスは黒の色、明るい色のマスは白の色です。ボードの中央の2×2のスペースをセンタースペースと呼びます。
trait-binary-territory = 縦か横で互いに隣接している同色のコマのまとまりをテリトリーと呼びます。コマに縦か横で隣接している、そのコマと同じ色の空きマスもテリトリーに含まれ、その空きマスを挟んだコマ同士もつながります。
trait-binary-territory-size = テリトリーのサイズは、含まれているコマと空きマスの総数で、常に2以上です。単独のコマや単独の空きマスはテリトリーではありません。
trait-binary-first-turn = 黒から始めます。黒の初手では、センタースペース以外の黒いマスのどれかに、コマを1つ配置します。
trait-binary-turn = 次の白からは、手番ごとに次のどちらか一つを行います。自分の色と同色の空きマスのうち2つに、自分のコマをそれぞれ配置する（1つにとどめても構いません）。または、自分の色ではない空きマスの1つに、自分のコマを配置する。パスはできません。
trait-binary-centre-own = センタースペースの自分の色と同じマスに配置する場合、その手番ではコマを1つしか配置できません。
trait-binary-centre-other = センタースペースの自分の色と異なるマスに配置する場合、手持ちのコマから1つを廃棄し、ゲームから除外します。廃棄するコマがなければ、そのマスには配置できません。
trait-binary-alone = 一方がコマを使い切ったら、他方は同じルールに従って残りのコマをすべて配置し、ゲームを終了します。
trait-binary-score = スコアは、最も大きいテリトリーのサイズ×2と、残りのテリトリーのサイズの合計です。スコアがより大きいプレイヤーが勝利します。
trait-binary-tie = 同点の場合は最大テリトリーのサイズを比較し、それでも同数なら2番目、3番目というふうに、サイズの差が出るまで比較します。最後まで同数なら引き分けです。
trait-played-in-pairs = レーティング対局は、色を入れ替えた2局を一組として行います。
trait-binary-notation = 指し手は配置するマスで書きます（例：b1、2つなら b1+d1）。e4x のように付く x は、コマの廃棄を表します。

remark-alone = { $side ->
    [black] 白はコマを使い切りました。黒が残りのコマを配置します。
   *[white] 黒はコマを使い切りました。白が残りのコマを配置します。
}
remark-score = スコア：黒{ $black }、白{ $white }
remark-territories = テリトリー：黒 { $black }／白 { $white }
remark-hands = 手持ちのコマ：黒{ $black }、白{ $white }
remark-discarded = 廃棄したコマ：黒{ $black }、白{ $white }

error-illegal-occupied = 「{ $text }」には置けません。{ $square }は空きマスではありません。
error-illegal-first-turn = 「{ $text }」には置けません。初手では、センタースペース以外の黒いマスにコマを1つ配置します。
error-illegal-too-many = 「{ $text }」には置けません。一手番に配置できるコマは2つまでです。
error-illegal-pair-on-other-colour = 「{ $text }」には置けません。コマを2つ配置できるのは、自分の色と同色のマスだけです。
error-illegal-centre-single = 「{ $text }」には置けません。センタースペースに配置する手番では、コマを1つしか配置できません。
error-illegal-one-piece-left = 「{ $text }」には置けません。手持ちのコマは残り1つです。
error-illegal-no-spare-piece = 「{ $text }」には置けません。このマスにはコマを1つ廃棄しなければ配置できず、そのための手持ちがありません。

# インコレクトチェッカー
trait-incorrect-board = 8×8マスのボードと、各色12個のコマを使います。黒は手前の3列の暗い色のマスすべてに、白は反対側の3列の明るい色のマスすべてに、コマを配置して始めます。
trait-incorrect-colours = 白のコマは常に白のマスに、黒のコマは常に黒のマスに移動します。捕獲はありません。黒から始めます。
trait-incorrect-step = ステップ：斜め前方の空きマスへ一歩移動します。
trait-incorrect-jump = ジャンプ：斜めに隣接している味方のコマの直後が空きマスなら、そのコマを飛び越して移動します。続けてジャンプでき、斜め後方を含めて途中で方向を変えることもできます。ジャンプは強制ではなく、いつ止めても構いません。一手番に同じコマを2度飛び越えることはできません。
trait-incorrect-enemy-jump = 一手番につき一つだけ、敵のコマを縦または横方向に飛び越えることができます。
trait-incorrect-forward = 移動したコマの最終的な位置は、手番開始時よりも前進していなければなりません。
trait-incorrect-retreat = 例外として、そのコマがステップで前進して到達できるゴール地点（奥の3列のマス）があり、それらがすべて自分のコマで塞がっている場合にのみ、斜め後方へステップできます。後退時にジャンプはできません。
trait-incorrect-goal = 自分のコマをすべてボードの奥の3列に到達させたプレイヤーが勝利します。
trait-incorrect-repetition = 同じ手番で同じ局面が{ $claim }回現れたら、手番のプレイヤーは引き分けを主張できます。{ $draw }回現れたら自動的に引き分けです。
trait-incorrect-limit = 両者合わせて{ $plies }手で勝負がつかなければ引き分けです。
trait-incorrect-notation = 指し手は、最初と最後のマス（例：b2-f6）か、途中のマスも含めて（例：b2-d4-f6）書きます。表示には常に経路全体を使います。

remark-goal = 奥の3列に到達したコマ：黒{ $black }／12、白{ $white }／12
remark-repeated = この局面は{ $times }回目です。
remark-plies-left = あと{ $left }手で引き分けになります。

error-illegal-other-colour = 「{ $text }」は指せません。{ $square }は自分のコマが乗れる色のマスではありません。
error-illegal-not-forward = 「{ $text }」は指せません。コマは手番開始時よりも前進していなければなりません。
error-illegal-retreat = 「{ $text }」は指せません。後退できるのは、前方に到達可能なゴール地点があり、そのすべてが自分のコマで塞がっている場合だけです。
error-illegal-not-a-chain = 「{ $text }」は指せません。この順にはジャンプできません。
