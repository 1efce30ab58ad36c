/* The search of search.py over the games of draughts once more, some twenty times as fast.

   It comes to the same values by the same number of nodes, so everything here follows the Python line by line: the order
   in which movegen.py and captures/ find steps, the division that rounds down, a table that forgets nothing. The root
   stays in Python, as do estimates that are out. Where one of the limits below is reached, it says so, and Python searches
   again from the beginning. A set of cells is a number of up to 80 bits, as in rules/geometry.py; a tables' array ends
   with NONE. native.py compiles this file, and fills Game and Head, which it declares once more. */

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Limits; a test compiles the file with smaller ones. */
#ifndef MOST_ENTRIES
#define MOST_ENTRIES (1 << 22) /* nodes in the table */
#endif
#ifndef MOST_PAST
#define MOST_PAST 2048 /* nodes that would be a repetition */
#endif
#ifndef MOST_STEPS
#define MOST_STEPS 2048 /* steps of a node */
#endif
#ifndef MOST_SEEN
#define MOST_SEEN 400 /* nodes in the capture of one piece, _ONE_BY_ONE in captures/select.py */
#endif
#ifndef MOST_KEYS
#define MOST_KEYS (1 << 15) /* steps whose history is known */
#endif

enum { CELLS = 80, WAYS = 8, BLOCKS = 24, NONE = -1 };
enum { WON = 100000, CERTAIN = WON - 1000, PIECE = 100, LATE = 4, FEW = 10, NEAR = 3, LINE = 120 };
enum { LOOK = 64, REFUSALS = 4 };
enum { FULL = 8 }; /* all of an advantage, in eighths */
enum { EXACT, AT_LEAST, AT_MOST };
enum { DONE, SPENT, LIMIT };
enum { ENDS_MOVE, IF_MOVE_ENDS, GOES_ON };
enum { NEVER, FORFEITS, FREE };
enum { MOST_PIECES, MOST_VALUE, WITH_KING, MOST_KINGS, KING_SOONEST, PRIORITIES };

typedef unsigned __int128 Set;

typedef struct {
    int32_t next[WAYS][CELLS]; /* the cell beside each, by compass; NONE at the edge and where no cell is */
    int32_t man_moves[2][WAYS + 1], king_moves[2][WAYS + 1]; /* by side, in the order in which they are generated */
    int32_t man_takes[2][WAYS + 1], king_takes[2][WAYS + 1];
    uint64_t mask[2], last_row[2][2]; /* sets as two halves, the low one first */
    int32_t flying, lands_next, at_once, crowning, crowning_wins, man_takes_king, refusal, giveaway;
    int32_t priority[PRIORITIES + 1], man_value, king_more;
    int32_t one_each, kings_only, look_ahead; /* whether one piece against one is drawn, and when */
    int32_t many[2][CELLS], few[2][CELLS], kings[2][CELLS]; /* the weights, by side and cell */
    int32_t first_king, mobility, turn, whole, swing, both_kings; /* both_kings: eighths, as in formations.py */
    int32_t pair_shift[2][WAYS + 1], pair_many[WAYS], pair_few[WAYS];
    int32_t blocks, in_block[CELLS][BLOCKS], white; /* by cell: how much a man there adds to the number of each block */
    int32_t in_each;                                /* formations of a block */
    const int32_t *formations;
} Game;

typedef struct {
    int64_t nodes, limit, pause, value;
    int32_t (*enough)(void);
} Head;

typedef struct {
    Set men, kings, other_men, other_kings;
    int side;
} Node;

/* `men`, `kings`: cells where the mover's change; `pieces`, `order`: of a capture, how many, and which were kings, the
   first in the highest bit. A step is known by its place among all steps of its node. */
typedef struct {
    Set men, kings, taken;
    int from, to, forfeited, pieces;
    uint32_t order;
} Step;

typedef struct { uint64_t half[6]; } Key;

typedef struct {
    Key key;
    int32_t value;
    int16_t hint;
    int8_t depth, bound;
} Entry;

typedef struct {
    Set left;
    uint32_t order;
    int cell, kind, goes_on;
} Seen;

typedef struct {
    Set key;
    int64_t value;
    int used;
} Merit;

typedef struct {
    Head head;
    Game game;
    Set mask, last_row[2], leaves[WAYS], inside[WAYS], ahead[2][CELLS];
    int shift[WAYS], ordered;
    jmp_buf back;
    /* The captures that are being found: of which side, over what, with what so far. */
    int mover, of_man, single_count, long_count, seen_count;
    Set prey, own_kings, enemy_kings;
    Step *single, *longer;
    Seen seen[MOST_SEEN];
    /* The tree. */
    Step *steps;
    int top;
    Entry *entries;
    uint32_t *slots, slot_count, entry_count, entry_room;
    Key line[MOST_PAST + LINE + 2];
    uint64_t line_hash[MOST_PAST + LINE + 2];
    int line_count;
    Step killers[LINE + 2][2];
    Merit merits[2 * MOST_KEYS];
    int merit_count;
} Search;

enum { ROOM = 16 * MOST_STEPS }; /* steps along a line, all of them */

static void give_up(Search *s) { longjmp(s->back, LIMIT); }

/* ---- Sets ---- */

static Set bit(int cell) { return (Set)1 << cell; }
static int has(Set set, int cell) { return (int)(set >> cell) & 1; }
static Set set_of(const uint64_t half[2]) { return (Set)half[1] << 64 | half[0]; }
static Set moved(Set set, int shift) { return shift > 0 ? set << shift : set >> -shift; }
static int count_of(Set set) { return __builtin_popcountll((uint64_t)set) + __builtin_popcountll((uint64_t)(set >> 64)); }

static int lowest(Set set) {
    uint64_t low = (uint64_t)set;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

static int take_lowest(Set *set) {
    int cell = lowest(*set);
    *set &= *set - 1;
    return cell;
}

/* ---- Captures: captures/search.py and captures/select.py ---- */

static int entered(const Search *s, int cell, Set left, int kind, uint32_t order) {
    for (int i = 0; i < s->seen_count; i++) {
        const Seen *it = &s->seen[i];
        if (it->left == left && it->cell == cell && it->kind == kind && it->order == order) return i;
    }
    return NONE;
}

static void enter(Search *s, int cell, Set left, int kind, uint32_t order, int goes_on) {
    if (s->seen_count == MOST_SEEN) give_up(s);
    s->seen[s->seen_count++] = (Seen){left, order, cell, kind, goes_on};
}

static uint32_t order_with(const Search *s, uint32_t order, int over, int hits) {
    /* A board of 32 cells has fewer pieces to take than bits, and the games that ask for the order have no larger one. */
    if (!s->ordered) return 0;
    return order | (uint32_t)has(s->enemy_kings, over) << (31 - hits);
}

static void add_single(Search *s, int from, int over, int to, int is_king) {
    Set start = bit(from), end = bit(to);
    if (s->single_count == MOST_STEPS) give_up(s);
    Step *step = &s->single[s->single_count++];
    *step = (Step){start | end, 0, bit(over), from, to, NONE, 1, order_with(s, 0, over, 0)};
    if (is_king) step->men = 0, step->kings = start | end;
    else if (end & s->last_row[s->mover]) step->men = start, step->kings = end;
}

static void add_long(Search *s, int from, int to, int crowned, Set left, int pieces, uint32_t order) {
    Set start = bit(from), end = bit(to);
    if (s->long_count == MOST_STEPS) give_up(s);
    Step *step = &s->longer[s->long_count++];
    *step = (Step){start ^ end, 0, s->prey ^ left, from, to, NONE, pieces, order};
    if (!s->of_man) step->men = 0, step->kings = start ^ end;
    else if (crowned) step->men = start, step->kings = end;
}

static int walk_king(Search *s, int from, int cell, Set others, Set prey, int hits, uint32_t order, int came);

/* The walk of a piece that takes its neighbours; a man, or (`is_king`) a short king. True where it could go on. */
static int walk_leaping(Search *s, int from, int cell, Set others, Set prey, int hits, uint32_t order, int is_king) {
    const Game *g = &s->game;
    const int32_t *ways = is_king ? g->king_takes[s->mover] : g->man_takes[s->mover];
    Set last_row = is_king ? 0 : s->last_row[s->mover];
    int went_on = 0;
    for (int i = 0; ways[i] != NONE; i++) {
        int over = g->next[ways[i]][cell];
        int land = over == NONE ? NONE : g->next[ways[i]][over];
        if (land == NONE || !has(prey, over) || has(others, land)) continue;
        went_on = 1;
        Set left = prey ^ bit(over);
        int passes = g->crowning == GOES_ON && has(last_row, land);
        int ends = g->crowning == ENDS_MOVE && has(last_row, land);
        uint32_t taken = order_with(s, order, over, hits);
        if (hits > 1) {
            if (entered(s, land, left, is_king ? 0 : -1, taken) != NONE) continue;
            enter(s, land, left, is_king ? 0 : -1, taken, 1);
        }
        if (!ends) {
            Set rest = g->at_once ? others ^ bit(over) : others;
            ends = passes ? !walk_king(s, from, land, rest, left, hits + 1, taken, ways[i])
                          : !walk_leaping(s, from, land, rest, left, hits + 1, taken, is_king);
        }
        if (ends && !hits) add_single(s, from, over, land, is_king);
        else if (ends) add_long(s, from, land, is_king || has(last_row, land), left, hits + 1, taken);
    }
    return went_on;
}

/* The walk of a king that takes from any distance. `came`: the way in which it came, NONE at first. */
static int walk_flying(Search *s, int from, int cell, Set others, Set prey, int hits, uint32_t order, int came) {
    const Game *g = &s->game;
    const int32_t *ways = g->king_takes[s->mover];
    int went_on = 0;
    for (int i = 0; ways[i] != NONE; i++) {
        int way = ways[i], over = g->next[way][cell], landings[CELLS], count = 0;
        if (came != NONE && way == (came + WAYS / 2) % WAYS) continue;
        while (over != NONE && !has(others, over)) over = g->next[way][over];
        if (over == NONE || !has(prey, over)) continue;
        for (int land = g->next[way][over]; land != NONE && !has(others, land); land = g->next[way][land]) {
            landings[count++] = land;
            if (g->lands_next) break;
        }
        if (!count) continue;
        went_on = 1;
        Set left = prey ^ bit(over), rest = g->at_once ? others ^ bit(over) : others;
        uint32_t taken = order_with(s, order, over, hits);
        int may_stop = 1, kind = g->at_once ? way + 1 : 0;
        for (int at = 0; at < count; at++) {
            int land = landings[at], goes_on;
            if (!(left & s->ahead[s->mover][land])) continue;
            int known = hits ? entered(s, land, left, kind, taken) : NONE;
            if (known != NONE) goes_on = s->seen[known].goes_on;
            else {
                goes_on = walk_flying(s, from, land, rest, left, hits + 1, taken, way);
                if (hits) enter(s, land, left, kind, taken, goes_on);
            }
            if (goes_on) may_stop = 0;
        }
        for (int at = 0; may_stop && at < count; at++) {
            if (!hits) add_single(s, from, over, landings[at], 1);
            else if (entered(s, landings[at], left, -2, taken) == NONE) {
                enter(s, landings[at], left, -2, taken, 1);
                add_long(s, from, landings[at], 1, left, hits + 1, taken);
            }
        }
    }
    return went_on;
}

static int walk_king(Search *s, int from, int cell, Set others, Set prey, int hits, uint32_t order, int came) {
    return s->game.flying ? walk_flying(s, from, cell, others, prey, hits, order, came)
                          : walk_leaping(s, from, cell, others, prey, hits, order, 1);
}

/* More than 0 where the first capture goes before the second, less where it comes after. */
static int64_t compared(const Search *s, const Step *one, const Step *two) {
    const Game *g = &s->game;
    for (int i = 0; g->priority[i] != NONE; i++) {
        int64_t more = 0, kings = count_of(one->taken & s->enemy_kings) - count_of(two->taken & s->enemy_kings);
        switch (g->priority[i]) {
        case MOST_PIECES: more = one->pieces - two->pieces; break;
        case MOST_VALUE: more = (int64_t)(one->pieces - two->pieces) * g->man_value + kings * g->king_more; break;
        case WITH_KING: more = has(s->own_kings, one->from) - has(s->own_kings, two->from); break;
        case MOST_KINGS: more = kings; break;
        case KING_SOONEST: more = (int64_t)one->order - two->order; break;
        }
        if (more) return more;
    }
    return 0;
}

static void add_step(Search *s, const Step *step) {
    if (s->top == ROOM) give_up(s);
    s->steps[s->top++] = *step;
}

/* Whether a man beside that cell could take again from there: `man_goes_on` in captures/select.py. */
static int man_goes_on(const Search *s, int cell, Set prey, Set others) {
    const Game *g = &s->game;
    if (g->crowning == ENDS_MOVE && has(s->last_row[s->mover], cell)) return 0;
    for (const int32_t *way = g->man_takes[s->mover]; *way != NONE; way++) {
        int over = g->next[*way][cell], land = over == NONE ? NONE : g->next[*way][over];
        if (land != NONE && has(prey, over) && !has(others, land)) return 1;
    }
    return 0;
}

static void add_captures(Search *s, const Node *node, Set men, Set kings) {
    const Game *g = &s->game;
    Set enemies = node->other_men | node->other_kings, occupied = node->men | node->kings | enemies, longer = 0;
    s->mover = node->side;
    s->own_kings = node->kings;
    s->enemy_kings = node->other_kings;
    s->prey = g->man_takes_king ? enemies : node->other_men;
    s->of_man = 1;
    s->single_count = s->long_count = 0;
    while (men) {
        int man = take_lowest(&men), before = s->single_count;
        Set rest = occupied ^ bit(man);
        for (const int32_t *way = g->man_takes[s->mover]; *way != NONE; way++) {
            int over = g->next[*way][man], land = over == NONE ? NONE : g->next[*way][over];
            if (land == NONE || !has(s->prey, over) || has(rest, land)) continue;
            if ((g->crowning == GOES_ON && has(s->last_row[s->mover], land)) ||
                man_goes_on(s, land, s->prey ^ bit(over), rest)) {
                longer |= bit(man);
                s->single_count = before;
                break;
            }
            add_single(s, man, over, land, 0);
        }
    }
    while (longer) {
        int man = take_lowest(&longer);
        s->seen_count = 0;
        walk_leaping(s, man, man, occupied ^ bit(man), s->prey, 0, 0, 0);
    }
    s->prey = enemies;
    s->of_man = 0;
    while (kings) {
        int king = take_lowest(&kings);
        s->seen_count = 0;
        walk_king(s, king, king, occupied ^ bit(king), enemies, 0, 0, NONE);
    }
    const Step *best = NULL;
    for (int i = 0; i < s->single_count + s->long_count; i++) {
        const Step *it = i < s->single_count ? &s->single[i] : &s->longer[i - s->single_count];
        if (!best || compared(s, it, best) > 0) best = it;
    }
    for (int i = 0; i < s->single_count + s->long_count; i++) {
        const Step *it = i < s->single_count ? &s->single[i] : &s->longer[i - s->single_count];
        if (!compared(s, it, best)) add_step(s, it);
    }
}

/* ---- Steps: movegen.py ---- */

static void add_short(Search *s, Set pieces, Set empty, const int32_t *ways, Set last_row, int is_king) {
    for (; *ways != NONE; ways++) {
        int shift = s->shift[*ways];
        Set movers = pieces & s->leaves[*ways] & moved(empty, -shift);
        while (movers) {
            int from = take_lowest(&movers);
            Step step = {bit(from) | bit(from + shift), 0, 0, from, from + shift, NONE, 0, 0};
            if (is_king) step.kings = step.men, step.men = 0;
            else if (has(last_row, step.to)) step.men = bit(from), step.kings = bit(step.to);
            add_step(s, &step);
        }
    }
}

static void add_flights(Search *s, Set kings, Set empty, int side) {
    while (kings) {
        int from = take_lowest(&kings);
        for (const int32_t *way = s->game.king_moves[side]; *way != NONE; way++)
            for (int to = s->game.next[*way][from]; to != NONE && has(empty, to); to = s->game.next[*way][to])
                add_step(s, &(Step){0, bit(from) | bit(to), 0, from, to, NONE, 0, 0});
    }
}

/* The short-stepping pieces with prey beside them and room behind it. */
static Set that_take(const Search *s, Set pieces, Set prey, Set empty, const int32_t *ways) {
    Set found = 0;
    for (; *ways != NONE; ways++) {
        int shift = s->shift[*ways];
        found |= s->inside[*ways] & moved(prey, -shift) & moved(empty, -2 * shift);
    }
    return found & pieces;
}

static Set kings_that_take(const Search *s, Set kings, Set enemies, Set empty, int side) {
    const Game *g = &s->game;
    Set found = 0;
    if (!g->flying) return that_take(s, kings, enemies, empty, g->king_takes[side]);
    while (kings) {
        int king = take_lowest(&kings);
        for (const int32_t *way = g->king_takes[side]; *way != NONE; way++) {
            int over = g->next[*way][king];
            while (over != NONE && has(empty, over)) over = g->next[*way][over];
            if (over == NONE || !has(enemies, over)) continue;
            int land = g->next[*way][over];
            if (land != NONE && has(empty, land)) found |= bit(king);
        }
    }
    return found;
}

/* Turns the quiet steps from `first` on into refusals, each giving up one piece that could have made a capture. */
static void refuse(Search *s, const Node *node, int captures, int first) {
    Set due = 0;
    int last = s->top;
    for (int i = captures; i < first; i++) due |= bit(s->steps[i].from);
    for (int i = first; i < last; i++) {
        Step quiet = s->steps[i];
        Set gone = has(due, quiet.from) ? bit(quiet.from) : due;
        int itself = has(due, quiet.from);
        while (gone) {
            int cell = take_lowest(&gone);
            Step step = quiet;
            step.men = (itself ? 0 : quiet.men) ^ (bit(cell) & node->men);
            step.kings = (itself ? 0 : quiet.kings) ^ (bit(cell) & node->kings);
            step.forfeited = cell;
            add_step(s, &step);
        }
    }
    memmove(&s->steps[first], &s->steps[last], (size_t)(s->top - last) * sizeof(Step));
    s->top -= last - first;
}

/* Puts all steps of the node on top of `steps`; returns how many there are. */
static int generate(Search *s, const Node *node) {
    const Game *g = &s->game;
    int side = node->side, first = s->top;
    Set enemies = node->other_men | node->other_kings, empty = s->mask ^ (node->men | node->kings | enemies);
    Set prey = g->man_takes_king ? enemies : node->other_men;
    Set men = that_take(s, node->men, prey, empty, g->man_takes[side]);
    Set kings = kings_that_take(s, node->kings, enemies, empty, side);
    if (men || kings) add_captures(s, node, men, kings);
    int captures = s->top;
    if (captures == first || g->refusal) {
        if (g->flying) add_flights(s, node->kings, empty, side);
        else add_short(s, node->kings, empty, g->king_moves[side], 0, 1);
        add_short(s, node->men, empty, g->man_moves[side], s->last_row[side], 0);
        if (captures > first && g->refusal == FORFEITS) refuse(s, node, first, captures);
    }
    if (s->top - first > MOST_STEPS) give_up(s);
    return s->top - first;
}

static Node after(const Node *node, const Step *step) {
    return (Node){node->other_men & ~step->taken, node->other_kings & ~step->taken, node->men ^ step->men,
                  node->kings ^ step->kings, 1 - node->side};
}

/* ---- Values: draughts.py ---- */

static int64_t floored(int64_t value, int64_t by) {
    int64_t whole = value / by;
    return value % by < 0 ? whole - 1 : whole;
}

static void worth_of_men(const Search *s, Set men, int side, int64_t *many, int64_t *few) {
    const Game *g = &s->game;
    *many = *few = 0;
    for (int i = 0; g->pair_shift[side][i] != NONE; i++) {
        int64_t count = count_of(men & men << g->pair_shift[side][i]);
        *many += count * g->pair_many[i];
        *few += count * g->pair_few[i];
    }
    while (men) {
        int cell = take_lowest(&men);
        *many += g->many[side][cell];
        *few += g->few[side][cell];
    }
}

static int64_t worth_of_kings(const Search *s, Set kings, int side) {
    int64_t worth = kings ? s->game.first_king : 0;
    while (kings) worth += s->game.kings[side][take_lowest(&kings)];
    return worth;
}

/* What both sides' men in blocks of cells are worth, as White sees it. */
static int64_t worth_of_formations(const Search *s, Set white, Set black) {
    const Game *g = &s->game;
    int32_t at[BLOCKS];
    int64_t worth = 0;
    for (int i = 0; i < g->blocks; i++) at[i] = 0;
    while (white) {
        const int32_t *adds = g->in_block[take_lowest(&white)];
        for (int i = 0; i < g->blocks; i++) at[i] += adds[i];
    }
    while (black) {
        const int32_t *adds = g->in_block[take_lowest(&black)];
        for (int i = 0; i < g->blocks; i++) at[i] += 2 * adds[i];
    }
    for (int i = 0; i < g->blocks; i++) worth += g->formations[i * g->in_each + at[i]];
    return worth;
}

static int64_t estimate(const Search *s, const Node *node, int steps) {
    const Game *g = &s->game;
    int64_t own_many, own_few, many, few, count;
    worth_of_men(s, node->men, node->side, &own_many, &own_few);
    worth_of_men(s, node->other_men, 1 - node->side, &many, &few);
    count = count_of(node->men | node->kings | node->other_men | node->other_kings);
    int64_t value = floored((own_many - many) * count + (own_few - few) * (g->whole - count), g->whole) +
                    worth_of_kings(s, node->kings, node->side) - worth_of_kings(s, node->other_kings, 1 - node->side) +
                    g->turn + floored((int64_t)g->mobility * steps, 8) +
                    (!g->blocks ? 0 : node->side == g->white ? worth_of_formations(s, node->men, node->other_men)
                                                             : -worth_of_formations(s, node->other_men, node->men));
    return node->kings && node->other_kings ? floored(value * g->both_kings, FULL) : value;
}

/* Whether one piece against one is drawn here: OneEach in endings.py. */
static int drawn(Search *s, const Node *node, const Step *steps, int count) {
    const Game *g = &s->game;
    if (!g->one_each || count_of(node->men | node->kings | node->other_men | node->other_kings) > 2) return 0;
    if (g->kings_only && !(node->kings && node->other_kings)) return 0;
    for (int i = 0; i < count; i++)
        if (steps[i].taken) return 0;
    if (!g->look_ahead) return 1;
    for (int i = 0; i < count; i++) {
        Node there = after(node, &steps[i]);
        int top = s->top, answers = generate(s, &there), exposes = 0;
        for (int j = 0; j < answers; j++) exposes |= s->steps[top + j].taken != 0;
        s->top = top;
        if (!exposes) return 1;
    }
    return 0;
}

/* ---- The table, the line, and the steps that were good elsewhere ---- */

static Key key_of(const Node *node) {
    Set own = node->men | node->kings, other = node->other_men | node->other_kings;
    Set kings = node->kings | node->other_kings;
    return (Key){{(uint64_t)own, (uint64_t)(own >> 64) | (uint64_t)node->side << 63, (uint64_t)other,
                  (uint64_t)(other >> 64), (uint64_t)kings, (uint64_t)(kings >> 64)}};
}

static uint64_t mixed(uint64_t hash, uint64_t half) {
    hash = (hash ^ half) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}

static uint64_t hash_of(const Key *key) {
    uint64_t hash = 0;
    for (int i = 0; i < 6; i++) hash = mixed(hash, key->half[i]);
    return hash;
}

static int same(const Key *one, const Key *two) { return !memcmp(one, two, sizeof(Key)); }

static int on_line(const Search *s, const Key *key, uint64_t hash) {
    for (int i = 0; i < s->line_count; i++)
        if (s->line_hash[i] == hash && same(&s->line[i], key)) return 1;
    return 0;
}

/* The slot of the node, or the empty one where it belongs; slots hold the numbers of entries from 1. */
static uint32_t *slot_of(const Search *s, const Key *key, uint64_t hash) {
    uint32_t at = (uint32_t)hash & (s->slot_count - 1);
    while (s->slots[at] && !same(&s->entries[s->slots[at] - 1].key, key)) at = (at + 1) & (s->slot_count - 1);
    return &s->slots[at];
}

/* Makes room for more entries; 0 where there is none. */
static int widen(Search *s) {
    if (s->entry_room >= MOST_ENTRIES) return 0;
    uint32_t room = s->entry_room ? 4 * s->entry_room : 1 << 12;
    if (room > MOST_ENTRIES) room = MOST_ENTRIES;
    uint32_t count = 64;
    while (count < 2 * room) count *= 2;
    Entry *entries = realloc(s->entries, room * sizeof(Entry));
    if (!entries) return 0;
    s->entries = entries;
    uint32_t *slots = calloc(count, sizeof(uint32_t));
    if (!slots) return 0;
    free(s->slots);
    s->slots = slots, s->slot_count = count, s->entry_room = room;
    for (uint32_t i = 0; i < s->entry_count; i++)
        *slot_of(s, &entries[i].key, hash_of(&entries[i].key)) = i + 1;
    return 1;
}

static void keep(Search *s, const Key *key, uint64_t hash, Entry entry) {
    if (s->entry_count == s->entry_room && !widen(s)) give_up(s);
    uint32_t *slot = slot_of(s, key, hash);
    if (!*slot) *slot = ++s->entry_count;
    entry.key = *key;
    s->entries[*slot - 1] = entry;
}

static Merit *merit_of(Search *s, const Step *step) {
    Set key = step->men << 1 ^ step->kings;
    uint64_t at = mixed(mixed(0, (uint64_t)key), (uint64_t)(key >> 64));
    for (;; at++) {
        Merit *it = &s->merits[at % (2 * MOST_KEYS)];
        if (!it->used) it->key = key;
        if (it->key == key) return it;
    }
}

static int alike(const Step *one, const Step *two) {
    return one->from == two->from && one->to == two->to && one->forfeited == two->forfeited && one->men == two->men &&
           one->kings == two->kings && one->taken == two->taken;
}

static int64_t merit(Search *s, const Step *step, int ply) {
    if (alike(step, &s->killers[ply][0]) || alike(step, &s->killers[ply][1])) return WON;
    const Merit *it = merit_of(s, step);
    return it->used ? it->value : 0;
}

static void remember(Search *s, const Step *step, int depth, int ply) {
    if (!alike(step, &s->killers[ply][0])) {
        s->killers[ply][1] = s->killers[ply][0];
        s->killers[ply][0] = *step;
    }
    Merit *it = merit_of(s, step);
    if (!it->used) {
        if (s->merit_count++ == MOST_KEYS) give_up(s);
        it->used = 1, it->value = 0;
    }
    it->value += depth * depth;
}

/* ---- The search: search.py ---- */

/* Puts numbers in order by their merits, the highest first; equals stay as they were. */
static void sort(int16_t *listed, int64_t *merits, int count) {
    for (int i = 1; i < count; i++) {
        int16_t number = listed[i];
        int64_t its = merits[i];
        int at = i;
        for (; at > 0 && merits[at - 1] < its; at--) listed[at] = listed[at - 1], merits[at] = merits[at - 1];
        listed[at] = number, merits[at] = its;
    }
}

/* Numbers of the steps that are worth a search of so many plies, in order; returns how many they are. */
static int list_steps(Search *s, const Node *node, const Step *steps, int count, int forcing, int depth, int ply,
                      int hint, int16_t *listed) {
    int64_t merits[MOST_STEPS];
    int length = depth ? count : forcing;
    for (int i = 0; i < length; i++) listed[i] = (int16_t)i;
    if (depth && s->game.refusal == FORFEITS && forcing) {
        length = forcing;
        if (depth >= 3 && forcing < count) {
            for (int i = forcing; i < count; i++) {
                int64_t many, few;
                worth_of_men(s, node->men ^ steps[i].men, node->side, &many, &few);
                merits[i] = many + few + 2 * worth_of_kings(s, node->kings ^ steps[i].kings, node->side);
            }
            sort(listed + forcing, merits + forcing, count - forcing);
            length = count - forcing < REFUSALS ? count : forcing + REFUSALS;
        }
    }
    if ((depth > 1 || (depth && s->game.swing)) && length > 1) {
        for (int i = forcing; i < length; i++) merits[i] = merit(s, &steps[listed[i]], ply);
        sort(listed + forcing, merits + forcing, length - forcing);
    }
    for (int i = 1; hint != NONE && i < length; i++)
        if (listed[i] == hint) {
            memmove(listed + 1, listed, (size_t)i * sizeof(*listed));
            listed[0] = (int16_t)hint;
            break;
        }
    return length;
}

static void go_on(Search *s) {
    Head *head = &s->head;
    if (head->nodes >= head->limit || (head->enough && head->enough())) longjmp(s->back, SPENT);
    head->pause = head->nodes + LOOK < head->limit ? head->nodes + LOOK : head->limit;
}

/* A win is kept by its distance from the node, not from the root. */
static int64_t nearer(int64_t value, int ply) { return value >= CERTAIN ? value + ply : value <= -CERTAIN ? value - ply : value; }
static int64_t farther(int64_t value, int ply) { return nearer(value, -ply); }

static int64_t search(Search *s, const Node *node, int depth, int64_t low, int64_t high, int ply) {
    if (s->head.nodes >= s->head.pause) go_on(s);
    s->head.nodes++;
    Key key = key_of(node);
    uint64_t hash = hash_of(&key);
    if (on_line(s, &key, hash)) return 0;
    if (depth < 0) depth = 0;
    int hint = NONE;
    uint32_t known = *slot_of(s, &key, hash);
    if (known) {
        const Entry *entry = &s->entries[known - 1];
        int64_t value = farther(entry->value, ply);
        hint = entry->hint;
        if (entry->depth >= depth && (entry->bound == EXACT || (entry->bound == AT_LEAST && value >= high) ||
                                      (entry->bound == AT_MOST && value <= low)))
            return value;
    }
    int top = s->top, count = generate(s, node), forcing = 0, choice = NONE;
    Step *steps = &s->steps[top];
    int64_t best = -WON, first = low;
    if (s->game.crowning_wins && (node->kings || node->other_kings)) {
        s->top = top;
        return node->other_kings ? ply - WON : WON - ply;
    }
    if (!count || !(node->other_men || node->other_kings) || drawn(s, node, steps, count)) {
        s->top = top;
        int64_t stuck = s->game.giveaway ? WON - ply : ply - WON;
        return !count ? stuck : node->other_men || node->other_kings ? 0 : -stuck;
    }
    while (forcing < count && steps[forcing].taken) forcing++;
    if (depth == 0 || ply >= LINE) {
        if (forcing < count || !forcing || ply >= LINE) {
            best = estimate(s, node, count);
            if (forcing) best -= PIECE;
            if (best >= high || !forcing || ply >= LINE) {
                s->top = top;
                return best;
            }
            if (best > low) low = best;
        }
    }
    else if (depth <= NEAR && s->game.swing && !forcing && high == low + 1 && count > 1 && low > -CERTAIN && high < CERTAIN) {
        int64_t value = estimate(s, node, count), margin = s->game.swing * depth / 2;
        if (value >= high + margin) {
            s->top = top;
            return value - margin;
        }
        if (depth == 1 && value <= low - s->game.swing) {
            s->top = top;
            return value;
        }
    }
    int16_t listed[MOST_STEPS];
    int length = list_steps(s, node, steps, count, forcing, depth, ply, hint, listed);
    int below = count == 1 ? depth : depth - 1, broad = FEW + 4 * depth;
    s->line[s->line_count] = key;
    s->line_hash[s->line_count++] = hash;
    for (int number = 0; number < length; number++) {
        int quiet = number >= forcing;
        if (quiet && number > broad && depth < 4 && best > -CERTAIN) break;
        Node there = after(node, &steps[listed[number]]);
        int64_t value;
        if (number == 0) value = -search(s, &there, below, -high, -low, ply + 1);
        else {
            int less = 0;
            if (quiet && number >= LATE && depth > 2) less = number < 2 * LATE || depth == 3 ? 1 : 2;
            value = -search(s, &there, below - less, -low - 1, -low, ply + 1);
            if (value > low && (less || value < high)) value = -search(s, &there, below, -high, -low, ply + 1);
        }
        if (value <= best) continue;
        best = value;
        choice = listed[number];
        if (value <= low) continue;
        low = value;
        if (value >= high) {
            if (quiet && depth > 0) remember(s, &steps[choice], depth, ply);
            break;
        }
    }
    s->line_count--;
    s->top = top;
    Entry entry = {.value = (int32_t)nearer(best, ply),
                   .hint = (int16_t)(best > first ? choice : hint),
                   .depth = (int8_t)depth,
                   .bound = best >= high ? AT_LEAST : best > first ? EXACT : AT_MOST};
    keep(s, &key, hash, entry);
    return best;
}

/* ---- The way in: native.py ---- */

static Node node_of(const uint64_t *given) {
    return (Node){set_of(given + 1), set_of(given + 3), set_of(given + 5), set_of(given + 7), (int)given[0]};
}

void end(Search *s) {
    if (!s) return;
    free(s->single), free(s->longer), free(s->steps), free(s->entries), free(s->slots);
    free(s);
}

/* A search of one position; NULL where there is no room for it. `past`: `count` nodes as (side, eight halves of sets). */
Search *begin(const Game *game, const uint64_t *past, int32_t count) {
    if (count > MOST_PAST) return NULL;
    Search *s = aligned_alloc(16, (sizeof(Search) + 15) / 16 * 16);
    if (!s) return NULL;
    memset(s, 0, sizeof(Search));
    s->game = *game;
    s->mask = set_of(game->mask);
    for (int side = 0; side < 2; side++) s->last_row[side] = set_of(game->last_row[side]);
    for (int i = 0; game->priority[i] != NONE; i++) s->ordered |= game->priority[i] == KING_SOONEST;
    for (int way = 0; way < WAYS; way++)
        for (int cell = 0; cell < CELLS; cell++) {
            int there = game->next[way][cell];
            if (there == NONE) continue;
            s->shift[way] = there - cell;
            s->leaves[way] |= bit(cell);
            if (game->next[way][there] != NONE) s->inside[way] |= bit(cell);
        }
    for (int side = 0; side < 2; side++)
        for (const int32_t *way = game->king_takes[side]; *way != NONE; way++)
            for (int cell = 0; cell < CELLS; cell++)
                for (int over = game->next[*way][cell]; over != NONE; over = game->next[*way][over])
                    if (game->next[*way][over] != NONE) s->ahead[side][cell] |= bit(over);
    for (int ply = 0; ply < LINE + 2; ply++) s->killers[ply][0].from = s->killers[ply][1].from = NONE;
    for (int i = 0; i < count; i++) {
        Node node = node_of(past + 9 * i);
        s->line[i] = key_of(&node);
        s->line_hash[i] = hash_of(&s->line[i]);
    }
    s->line_count = count;
    s->single = aligned_alloc(16, MOST_STEPS * sizeof(Step));
    s->longer = aligned_alloc(16, MOST_STEPS * sizeof(Step));
    s->steps = aligned_alloc(16, ROOM * sizeof(Step));
    if (s->single && s->longer && s->steps && widen(s)) return s;
    end(s);
    return NULL;
}

/* The value of a node into `head.value`; DONE, SPENT where all nodes or all time are used up, LIMIT. */
int32_t look(Search *s, const uint64_t *given, int32_t depth, int32_t low, int32_t high, int32_t ply) {
    int line = s->line_count, status = setjmp(s->back);
    if (status) {
        s->line_count = line;
        return status;
    }
    Node node = node_of(given);
    s->top = 0;
    s->head.value = search(s, &node, depth, low, high, ply);
    return DONE;
}

/* The steps of a node: each as the halves of men, kings and taken, then from, to, forfeited. Returns how many, or NONE. */
int32_t steps_of(Search *s, const uint64_t *given, int64_t *told, int32_t room) {
    if (setjmp(s->back)) return NONE;
    Node node = node_of(given);
    s->top = 0;
    int count = generate(s, &node);
    if (count > room) return NONE;
    for (int i = 0; i < count; i++) {
        const Step *step = &s->steps[i];
        Set sets[] = {step->men, step->kings, step->taken};
        int64_t *its = told + 9 * i;
        for (int j = 0; j < 6; j++) its[j] = (int64_t)(uint64_t)(sets[j / 2] >> 64 * (j % 2));
        its[6] = step->from, its[7] = step->to, its[8] = step->forfeited;
    }
    return count;
}
