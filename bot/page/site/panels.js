// What stands beside the board: players, clocks, moves, lists.

/** @import {Board, Listed, Me, Player} from "./api.js" */

/** @param {string} id @returns {any} an element of the page */
export const one = id => document.getElementById(id);

/** @param {string} tag @param {Record<string, any>} [facts] @param {...(Node | string)} inside @returns {any} */
export function made(tag, facts = {}, ...inside) {
  const element = Object.assign(document.createElement(tag), facts);
  element.append(...inside);
  return element;
}

/** The words of the reader, with facts in their places. */
export class Words {
  /** @param {Record<string, string>} said @param {string} language */
  constructor(said, language) {
    this.said = said;
    this.language = language;
  }

  /** @param {string} key @param {string | number} [fact] what stands for the sign % */
  say(key, fact = "") {
    return (this.said[key] ?? key).replace("%", String(fact));
  }

  /** Time left in two units, that of seconds only in the last hour. @param {number} left */
  time(left) {
    /** @type {[string, number][]} */
    const sizes = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
    const from = Math.min(2, Math.max(0, sizes.findIndex(([, size]) => left >= size)));
    const largest = left < 60 ? 2 : from;
    let rest = left;
    const told = [];
    for (const [unit, size] of sizes.slice(largest, largest + 2)) {
      const count = Math.floor(rest / size);
      rest -= count * size;
      if (count || unit !== "hour")
        told.push(new Intl.NumberFormat(this.language, {style: "unit", unit, unitDisplay: "narrow"}).format(count));
    }
    return told.join(" ");
  }
}

/** @param {HTMLElement} place @param {Player} player @param {Board} board @param {Words} words */
export function showPlayer(place, player, board, words) {
  const moves = !board.over && board.turn === player.side;
  place.className = `player${moves ? " turning" : ""}${player.winner ? " winner" : ""}`;
  const parts = [made("i", {className: `mark ${player.mark}`, ariaHidden: "true"}),
    made("b", {textContent: player.name}), made("span", {className: "captured", textContent: player.captured})];
  if (player.winner) parts.push(made("span", {className: "cup", textContent: "★", ariaHidden: "true"}));
  if (player.left !== null) {
    const clock = made("time", {className: player.running ? "clock running" : "clock"});
    clock.textContent = words.time(player.left);
    parts.push(clock);
  }
  place.replaceChildren(...parts);
}

/** @param {HTMLElement} place @param {Board} board @param {(ply: number) => void} go */
export function showMoves(place, board, go) {
  const rows = [];
  for (let ply = 0; ply < board.moves.length; ply += 2) {
    const row = made("li", {}, made("span", {className: "number", textContent: `${ply / 2 + 1}.`}));
    for (const at of [ply + 1, ply + 2]) {
      if (at > board.moves.length) continue;
      const move = made("button", {type: "button", className: "plain", textContent: board.moves[at - 1]});
      move.addEventListener("click", () => go(at));
      if (at === board.ply) move.setAttribute("aria-current", "true");
      row.append(move);
    }
    rows.push(row);
  }
  place.hidden = !rows.length;
  place.replaceChildren(...rows);
  const current = place.querySelector("[aria-current]");
  if (current instanceof HTMLElement) place.scrollTop = current.offsetTop - place.clientHeight / 2;
  else place.scrollTop = 0;
}

/** @param {HTMLElement} place @param {Listed[]} games @param {number | null} shown @param {Words} words */
export function showGames(place, games, shown, words) {
  const entries = games.map(game => {
    const link = made("a", {href: `#${game.id}`, className: game.waits ? "waits" : ""},
      made("b", {textContent: game.players.join(" – ")}),
      made("span", {className: "about"}, made("span", {textContent: game.title}), made("span", {textContent: game.left})));
    if (game.waits) link.append(made("span", {className: "unseen", textContent: words.say("waits")}));
    if (game.id === shown) link.setAttribute("aria-current", "page");
    return made("li", {}, link);
  });
  const nothing = made("p", {className: "about", textContent: words.say("no-games")});
  place.replaceChildren(made("h2", {textContent: words.say("games")}),
    entries.length ? made("ul", {}, ...entries) : nothing);
}

/**
 * The choices of the reader: how boards look, which side is below, and the way out.
 * @param {HTMLElement} place @param {Me} me @param {Words} words
 * @param {(change: Record<string, any>) => void} change @param {(everywhere: boolean) => void} leave
 */
export function showLook(place, me, words, change, leave) {
  /** @param {string} name @param {string} chosen @param {[string, string][]} choices */
  const menu = (name, chosen, choices) => {
    const select = made("select", {name}, ...choices.map(([value, text]) =>
      made("option", {value, textContent: text, selected: value === chosen})));
    select.addEventListener("change", () => change({[name]: select.value}));
    return made("label", {}, made("span", {textContent: words.say(name)}), select);
  };
  const below = made("input", {type: "checkbox", name: "white_down", checked: me.white_down ?? false});
  below.addEventListener("change", () => change({white_down: below.checked}));
  const out = [false, true].map(everywhere => {
    const button = made("button", {type: "button", className: "plain", textContent: words.say(everywhere ? "leave-all" : "leave")});
    button.addEventListener("click", () => leave(everywhere));
    return button;
  });
  place.replaceChildren(menu("theme", me.theme, me.themes), menu("notation", me.notation, me.notations),
    ...(me.numberings ? [menu("numbers", me.numbers, me.numberings)] : []),
    made("label", {className: "tick"}, below, made("span", {textContent: words.say("white-down")})),
    made("p", {className: "out"}, made("b", {textContent: me.name}), ...out));
}
