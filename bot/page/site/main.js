// The page: which game is shown, what is asked, and what was sent and not yet answered.

/** @import {Board, Me} from "./api.js" */
import {Refused, Unreachable, ask, listen, nonce} from "./api.js";
import {BoardView} from "./board.js";
import {Words, made, one, showGames, showLook, showMoves, showPlayer} from "./panels.js";

/** @typedef {{game: number, path: string, body: {seq: number, id: string, mine: string | null, move?: string,
 *   act?: string}}} Sent */

const KEPT = "damka-sent"; // an act that was sent and not answered, also over a reload

/** @type {Me | null} */ let me = null;
/** @type {Board | null} */ let board = null;
let words = new Words({}, "en");
/** @type {number | null} */ let shown = null; // the game that is wanted
/** @type {string | null} */ let below = null; // the side that the reader has turned down
/** @type {number | null} */ let ply = null; // an earlier position that is looked at
let loading = 0, came = 0, waiting = 0, heard = 0;
/** @type {Sent | null} */ let sent = null;
/** @type {() => void} */ let deaf = () => {};

const view = new BoardView(one("board"), {move: decided, changed: touched, refused: why => say(why || words.say("not-there"))});

/** @param {string} text */
function say(text) {
  one("said").textContent = text;
}

/** What stands in the way, with something to press. @param {string} text @param {string} [label] @param {() => void} [act] */
function trouble(text, label = "", act = () => {}) {
  const place = one("trouble");
  place.hidden = !text;
  place.replaceChildren(made("span", {textContent: text}));
  if (!label) return;
  const button = made("button", {type: "button", textContent: label});
  button.addEventListener("click", act);
  place.append(button);
}

/** @param {unknown} error @param {() => void} again */
function failed(error, again) {
  if (error instanceof Unreachable) {
    clearTimeout(waiting);
    waiting = window.setTimeout(again, 4000);
    trouble(words.say("offline"), words.say("retry"), () => { clearTimeout(waiting); again(); });
  } else if (error instanceof Refused && error.status === 401) entrance(error.message);
  else if (error instanceof Refused) trouble(error.message, words.say("close"), () => trouble(""));
  else throw error;
}

/** Nobody is known here. @param {string} told how to come in, in the browser's language */
function entrance(told) {
  deaf();
  [me, board, shown] = [null, null, null];
  document.title = "Damka";
  document.documentElement.lang = navigator.language;
  one("play").hidden = one("games").hidden = one("games-open").hidden = one("look-open").hidden = one("look").hidden = true;
  for (const id of ["upper", "lower", "board", "title", "turn", "notes", "moves", "games", "look", "live"]) one(id).replaceChildren();
  one("empty").hidden = false;
  one("empty").textContent = told;
  trouble("");
}

async function begin() {
  const [token, game] = location.hash.slice(1).split(".");
  if (/^\d{1,15}$/.test(token)) shown = Number(token);
  else if (token) {
    try {
      await ask("api/session", {method: "POST", body: {token}});
      history.replaceState(null, "", `#${game ?? ""}`);
    } catch (error) {
      if (error instanceof Unreachable) return void failed(error, begin);
      history.replaceState(null, "", "#"); // used before: perhaps by this very browser
    }
    shown = game ? Number(game) : null;
  }
  await greet();
}

async function greet() {
  try {
    know(await ask("api/me"));
  } catch (error) {
    return void failed(error, greet);
  }
  trouble("");
  resume();
  open(shown ?? me?.games[0]?.id ?? null);
}

/** @param {Me} found */
function know(found) {
  me = found;
  words = new Words(found.words, found.language);
  document.documentElement.lang = found.language;
  for (const [id, key] of [["games-open", "games"], ["look-open", "look"]]) {
    one(id).hidden = false;
    one(id).textContent = words.say(key);
  }
  for (const [id, key] of [["step-first", "step-first"], ["step-back", "step-back"], ["step-on", "step-on"],
    ["step-last", "step-last"], ["flip", "flip"], ["slider", "slider"]]) {
    one(id).ariaLabel = one(id).title = words.say(key);
  }
  one("typed").querySelector("label").textContent = words.say("type");
  one("move").placeholder = words.say("type");
  one("typed").querySelector("button").textContent = words.say("play-typed");
  one("more").querySelector("summary").textContent = words.say("more");
  one("next").textContent = words.say("next");
  showLook(one("look"), found, words, change, leave);
  list();
}

function list() {
  if (!me) return;
  one("games").hidden = false;
  showGames(one("games"), me.games, shown, words);
  const waits = me.games.filter(game => game.waits && game.id !== shown).length;
  one("games-open").textContent = waits ? `${words.say("games")} · ${waits}` : words.say("games");
}

/** @param {Record<string, any>} change */
async function change(change) {
  try {
    know(await ask("api/me", {method: "POST", body: change}));
    if ("white_down" in change) below = null;
    await load();
  } catch (error) {
    failed(error, () => trouble(""));
  }
}

/** @param {boolean} everywhere */
async function leave(everywhere) {
  try {
    await ask(everywhere ? "api/sessions" : "api/session", {method: "DELETE"});
    await ask("api/me"); // it tells how to come back
  } catch (error) {
    failed(error, () => trouble(""));
  }
}

/** @param {number | null} game */
function open(game) {
  deaf();
  [shown, below, ply, board] = [game, null, null, null];
  one("play").hidden = true;
  one("empty").hidden = game !== null;
  one("empty").textContent = game === null ? words.say("no-games") : "";
  fold();
  list();
  if (game === null) return;
  history.replaceState(null, "", `#${game}`);
  load();
  deaf = listen(game, seq => {
    heard = seq ?? 0;
    if (!sent && seq !== board?.seq) load();
  });
}

function fold() {
  for (const id of ["games", "look"]) {
    one(id).classList.remove("open");
    one(`${id}-open`).ariaExpanded = "false";
  }
  one("look").hidden = true;
}

async function load() {
  if (shown === null) return;
  const number = ++loading, game = shown, asked = new URLSearchParams();
  if (below) asked.set("side", below);
  if (ply !== null) asked.set("ply", String(ply));
  try {
    const found = await ask(`api/games/${game}${asked.size ? `?${asked}` : ""}`);
    if (number < came || found.id !== shown) return;
    came = number;
    if (!sent) trouble("");
    show(found);
  } catch (error) {
    if (game !== shown) return;
    if (error instanceof Refused && error.status === 404) {
      deaf();
      one("play").hidden = true;
      one("empty").hidden = false;
      one("empty").textContent = error.message;
    } else failed(error, load);
  }
}

/** @param {Board} found @param {string} [told] why it is shown */
function show(found, told = "") {
  const former = board?.id === found.id ? board : null;
  const alike = (/** @type {Board} */ each) => JSON.stringify([each.seq, each.ply, each.bottom, each.svg, each.cells, !each.touch]);
  const same = former !== null && alike(former) === alike(found) && !told;
  board = found;
  one("play").hidden = false;
  if (!same) { // else what was touched, asked or opened stays
    const touching = view.touches.cells.length > 0 && !sent;
    view.show(found, words.say("board"));
    question(null);
    if (former === null || former.seq !== found.seq || told) say(told || (touching ? words.say("stale") : ""));
  }
  view.lock(sent?.game === found.id);
  for (const player of found.players) showPlayer(one(player.side === found.bottom ? "lower" : "upper"), player, found, words);
  tick();
  one("title").textContent = `${found.title} #${found.id}`;
  one("turn").textContent = found.told;
  one("turn").className = `turn${found.touch ? " mine" : ""}`;
  one("notes").replaceChildren(...found.notes.map(note => made("li", {textContent: note})));
  one("slider").max = String(found.plies);
  one("slider").value = String(found.ply);
  one("step-first").disabled = one("step-back").disabled = found.ply === 0;
  one("step-last").disabled = one("step-on").disabled = found.ply === found.plies;
  one("play").classList.toggle("past", found.ply !== found.plies);
  one("typed").hidden = !found.touch;
  if (!same) {
    showMoves(one("moves"), found, go);
    legal(found);
  }
  if (!same || String(former?.acts) !== String(found.acts)) acts(found);
  one("next").hidden = !found.next;
  one("next").classList.toggle("strong", !found.touch);
  document.title = `${found.touch ? "● " : ""}${found.title} · Damka`;
  if (former && former.plies !== found.plies) {
    one("live").textContent = `${found.last} ${found.told}`;
    refresh();
  } else if (!former) one("live").textContent = `${found.alt}`;
}

async function refresh() {
  try {
    know(await ask("api/me"));
  } catch {
    // the list is told anew with the next move
  }
}

let since = Date.now();

/** The clocks run between two answers. */
function tick() {
  since = Date.now();
}

setInterval(() => {
  const player = board?.players.find(each => each.running);
  if (!board || !player || player.left === null || document.hidden) return;
  const clock = one(player.side === board.bottom ? "lower" : "upper").querySelector("time");
  if (clock) clock.textContent = words.time(Math.max(0, player.left - Math.floor((Date.now() - since) / 1000)));
}, 1000);

/** @param {number} at */
function go(at) {
  if (!board) return;
  const wanted = Math.max(0, Math.min(at, board.plies));
  ply = wanted === board.plies ? null : wanted;
  one("slider").value = String(wanted);
  load();
}

/** @param {Board} found */
function acts(found) {
  const place = one("more"), list = found.acts ?? [];
  place.hidden = !list.length;
  place.open = place.open && list.length > 0;
  place.querySelector("div").replaceChildren(...list.map(([act, label, danger]) => {
    const button = made("button", {type: "button", textContent: label, className: danger ? "danger" : ""});
    button.addEventListener("click", () => {
      place.open = false;
      const now = () => send("acts", {act});
      if (danger) question(label, "", [{label: words.say("yes"), act: now, danger: true}]);
      else now();
    });
    return button;
  }));
}

/** @param {Board} found the list of legal moves, made when it is opened */
function legal(found) {
  const place = one("legal");
  place.hidden = !found.legal.length;
  place.open = false;
  place.querySelector("summary").textContent = words.say("legal", found.legal.length);
  place.querySelector("div").replaceChildren();
}

one("legal").addEventListener("toggle", () => {
  if (!one("legal").open || !board) return;
  one("legal").querySelector("div").replaceChildren(...board.legal.map(([written], number) => {
    const button = made("button", {type: "button", textContent: written});
    button.addEventListener("click", () => decided(number));
    return button;
  }));
});

/**
 * Asks below the board, instead of whatever was asked before.
 * @param {string | null} heading @param {string} [sentence]
 * @param {{label: string, told?: string, act: () => void, danger?: boolean, way?: number[], gone?: number[]}[]} [answers]
 */
function question(heading, sentence = "", answers = []) {
  const place = one("ask");
  place.hidden = heading === null;
  if (heading === null) return void place.replaceChildren();
  const no = made("button", {type: "button", className: "plain", textContent: words.say("cancel")});
  no.addEventListener("click", () => { question(null); view.release(); });
  place.replaceChildren(made("p", {className: "heading", textContent: heading}),
    ...(sentence ? [made("p", {className: "about", textContent: sentence})] : []),
    ...answers.map(({label, told, act, danger, way = [], gone = []}) => {
      const button = made("button", {type: "button", className: danger ? "danger" : "strong"}, made("b", {textContent: label}));
      if (told) button.append(made("span", {textContent: told}));
      button.addEventListener("click", act);
      for (const come of ["pointerenter", "focus"]) button.addEventListener(come, () => view.mark(way, gone));
      for (const gone of ["pointerleave", "blur"]) button.addEventListener(gone, () => view.mark());
      return button;
    }), no);
}

/** Something was touched: what it means so far. */
function touched() {
  say("");
  question(null);
  const meaning = view.touches.meaning, touch = board?.touch;
  if (!meaning?.ask || !touch || !board) return;
  const moves = meaning.moves ?? [], found = board;
  question(words.say(`ask-${meaning.ask}`), "", moves.map(number => {
    const [whole, told, way, gone] = touch.said[number];
    return {label: whole, told, way, gone, danger: meaning.ask === "gives-up", act: () => send("moves", {move: found.legal[number][1]}, way)};
  }));
  if (moves.length === 1) view.mark(touch.said[moves[0]][2], touch.said[moves[0]][3]);
  one("ask").scrollIntoView({block: "nearest"});
}

/** The move that was touched, asked about where the reader wants that. @param {number} number */
function decided(number) {
  if (!board || sent) return;
  const [written, canonical] = board.legal[number], cells = view.touches.cells;
  const way = [cells[0], cells[cells.length - 1]];
  if (way[0] !== undefined) view.advance(way[0], way[1]);
  if (!board.confirm) return void send("moves", {move: canonical});
  question(words.say("play", written), "", [{label: words.say("yes"), act: () => send("moves", {move: canonical})}]);
  one("ask").querySelector("button").focus({preventScroll: true});
  one("ask").scrollIntoView({block: "nearest"});
}

/** @param {"moves" | "acts"} path @param {{move?: string, act?: string}} what @param {number[]} [way] */
function send(path, what, way = []) {
  if (!board || sent) return;
  question(null);
  say("");
  if (way.length > 1) view.advance(way[0], way[way.length - 1]);
  sent = {game: board.id, path: `api/games/${board.id}/${path}`, body: {...what, seq: board.seq, mine: board.mine, id: nonce()}};
  deliver();
}

/** After a reload: what was sent then and not answered. */
function resume() {
  try {
    sent = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  } catch {
    sent = null;
  }
  if (sent) deliver();
}

/** Sends it until there is an answer, under the same number. */
async function deliver() {
  if (!sent) return;
  const now = sent;
  sessionStorage.setItem(KEPT, JSON.stringify(now));
  view.lock(true);
  one("play").classList.add("sending");
  /** @type {[Board | null, string]} */
  let [found, told] = [null, ""];
  try {
    found = await ask(now.path, {method: "POST", body: now.body});
  } catch (error) {
    if (error instanceof Unreachable || !(error instanceof Refused)) return void failed(error, deliver);
    [found, told] = [error.board, error.message];
    if (error.status === 401) entrance(told);
  }
  sent = null;
  sessionStorage.removeItem(KEPT);
  one("play").classList.remove("sending");
  trouble("");
  view.lock(false);
  came = ++loading; // what was asked before is older
  one("move").value = "";
  if (found && found.id === shown) {
    ply = null;
    // The answer shows the side that is below by itself.
    if (below && found.bottom !== below) {
      show(found, told);
      load();
    } else show(found, told);
  } else {
    view.release();
    say(told);
    load();
  }
  if (board && heard > board.seq) load();
}

one("typed").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const text = one("move").value.trim();
  if (!text || !board || sent) return;
  const plain = (/** @type {string} */ move) => move.toLowerCase().replace(/[–−\s]/g, "-").replaceAll(":", "x");
  const number = board.legal.findIndex(pair => pair.some(each => plain(each) === plain(text)));
  view.release();
  if (number >= 0) decided(number);
  else send("moves", {move: text});
});

for (const id of ["games", "look"]) {
  one(`${id}-open`).addEventListener("click", () => {
    const opens = !one(id).classList.contains("open");
    fold();
    one(id).classList.toggle("open", opens);
    one(`${id}-open`).ariaExpanded = String(opens);
    one("look").hidden = !(id === "look" && opens);
  });
}
one("slider").addEventListener("input", () => go(Number(one("slider").value)));
for (const [id, step] of /** @type {[string, number][]} */ ([["step-first", -1e6], ["step-back", -1], ["step-on", 1], ["step-last", 1e6]])) {
  one(id).addEventListener("click", () => go((board?.ply ?? 0) + step));
}
one("flip").addEventListener("click", () => {
  if (!board) return;
  below = board.bottom === "first" ? "second" : "first";
  load();
});
one("next").addEventListener("click", () => { if (board?.next) open(board.next); });
window.addEventListener("hashchange", () => {
  const game = location.hash.slice(1);
  if (/^\d{1,15}$/.test(game)) { if (Number(game) !== shown) open(Number(game)); }
  else if (game) begin();
});
document.addEventListener("keydown", event => {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea");
  const step = {ArrowLeft: -1, ArrowRight: 1, Home: -1e6, End: 1e6}[event.key];
  if (step === undefined || typing || !board || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  go(board.ply + step);
});

begin();
