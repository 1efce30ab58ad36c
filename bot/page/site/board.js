// The board: a picture under buttons. Tap and tap, drag, mouse, or keys.

/** @import {Board, Cell} from "./api.js" */
import {Touches} from "./touches.js";

const FAR = 6; // pixels that a pointer goes before it drags

/**
 * @typedef {{move: (number: number) => void, changed: () => void, refused: (why: string) => void}} Heard
 * @typedef {{cell: number, x: number, y: number, id: number, moved: boolean, fresh: boolean}} Held
 */

export class BoardView {
  /** @type {Board | null} */ #board = null;
  /** @type {Held | null} */ #held = null;
  /** @type {Map<number, HTMLButtonElement>} */ #buttons = new Map();
  /** @type {SVGSVGElement | null} */ #picture = null;
  #focus = -1;
  /** A click follows each pointer that was let go: it is the same touch. */
  #pointed = false;
  #locked = false;
  touches = new Touches(null);

  /** @param {HTMLElement} place @param {Heard} heard */
  constructor(place, heard) {
    this.place = place;
    this.heard = heard;
    place.addEventListener("pointerdown", event => this.#down(event));
    place.addEventListener("pointermove", event => this.#drag(event));
    place.addEventListener("pointerup", event => this.#up(event));
    place.addEventListener("pointercancel", () => this.#drop());
    place.addEventListener("click", event => this.#click(event));
    place.addEventListener("keydown", event => this.#key(event));
    place.addEventListener("dragstart", event => event.preventDefault());
    place.addEventListener("contextmenu", event => { if (this.#held) event.preventDefault(); });
  }

  /** Shows it; all that was touched or held is let go, and plays nothing. @param {Board} board @param {string} label */
  show(board, label) {
    const again = this.#board?.id === board.id && this.#board.bottom === board.bottom;
    const focused = again && this.place.contains(document.activeElement);
    this.#board = board;
    this.#held = null;
    this.touches = new Touches(board.touch);
    this.#locked = false;
    const drawn = new DOMParser().parseFromString(board.svg, "image/svg+xml").documentElement;
    this.#picture = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(drawn, true)));
    this.#picture.removeAttribute("aria-label");
    this.#picture.setAttribute("aria-hidden", "true");
    const box = this.#picture.viewBox.baseVal;
    this.place.style.aspectRatio = `${box.width} / ${box.height}`;
    this.place.setAttribute("aria-label", label);
    if (!again) this.#focus = -1;
    this.#buttons = new Map(board.cells.map(cell => [cell.cell, this.#button(cell)]));
    if (!this.#buttons.has(this.#focus)) this.#focus = this.#first();
    this.place.replaceChildren(this.#picture, ...this.#buttons.values());
    this.mark();
    if (focused) this.#buttons.get(this.#focus)?.focus({preventScroll: true});
  }

  /** Nothing can be touched while a move is on its way. @param {boolean} locked */
  lock(locked) {
    this.#locked = locked;
    this.mark();
  }

  /** How each cell looks. @param {number[]} [way] @param {number[]} [gone] cells of a move that is looked at */
  mark(way = [], gone = []) {
    const following = this.touches.following(), chosen = new Set(this.touches.cells);
    for (const [cell, button] of this.#buttons) {
      const may = this.touches.begins(cell), end = following.get(cell);
      button.className = "cell";
      button.classList.toggle("may", may && !this.#locked);
      button.classList.toggle("chosen", chosen.has(cell));
      button.classList.toggle("end", end === true);
      button.classList.toggle("between", end === false);
      button.classList.toggle("way", way.includes(cell));
      button.classList.toggle("gone", gone.includes(cell));
      button.tabIndex = cell === this.#focus ? 0 : -1;
      button.setAttribute("aria-pressed", String(chosen.has(cell)));
    }
  }

  /** Lets go of what was touched. */
  release() {
    this.#drop();
    this.touches.release();
    this.#back();
    this.mark();
  }

  /** Puts the piece where its move ends, until the server has answered. @param {number} from @param {number} to */
  advance(from, to) {
    const start = this.#cell(from), end = this.#cell(to), piece = this.#piece(from);
    const box = this.#picture?.viewBox.baseVal;
    if (!start || !end || !piece || !box) return;
    this.#shift(piece, (end.x - start.x) * box.width, (end.y - start.y) * box.height);
  }

  /** @param {number} cell */
  #cell(cell) {
    return this.#board?.cells.find(each => each.cell === cell);
  }

  #first() {
    const cells = this.#board?.cells ?? [];
    const own = cells.filter(cell => this.touches.begins(cell.cell));
    return (own[0] ?? cells[cells.length - 1])?.cell ?? -1;
  }

  /** @param {Cell} cell */
  #button(cell) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.cell = String(cell.cell);
    button.setAttribute("aria-label", cell.holds ? `${cell.name}, ${cell.holds}` : cell.name);
    button.style.left = `${100 * cell.x}%`;
    button.style.top = `${100 * cell.y}%`;
    button.style.width = `${100 * cell.w}%`;
    return button;
  }

  /** The piece of the picture that stands on a cell. @param {number} cell @returns {SVGElement | null} */
  #piece(cell) {
    const at = this.#cell(cell), box = this.#picture?.viewBox.baseVal;
    if (!at || !box) return null;
    const x = Math.round(at.x * box.width + box.x - 50), y = Math.round(at.y * box.height + box.y - 50);
    const found = this.#picture?.querySelectorAll(`use[x="${x}"][y="${y}"]`) ?? [];
    return /** @type {SVGElement | null} */ (
      Array.from(found).find(each => /-[mk]\d$/.test(each.getAttribute("href") ?? "")) ?? null
    );
  }

  /** @param {SVGElement} piece @param {number} x @param {number} y in the picture's units */
  #shift(piece, x, y) {
    piece.parentNode?.append(piece);
    piece.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  }

  #back() {
    this.#picture?.querySelectorAll("use[transform]").forEach(each => each.removeAttribute("transform"));
  }

  /** @param {Event} event @returns {number | null} the cell that was touched */
  #touched(event) {
    const button = event.target instanceof Element ? event.target.closest("button.cell") : null;
    return button instanceof HTMLElement ? Number(button.dataset.cell) : null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#pointed = false;
    const cell = this.#touched(event);
    if (cell === null || event.button !== 0 || this.#locked || this.#held) return;
    if (this.touches.meaning?.next?.[cell] !== undefined || !this.touches.begins(cell)) return;
    const fresh = this.touches.cells[0] !== cell || this.touches.cells.length > 1;
    this.#held = {cell, x: event.clientX, y: event.clientY, id: event.pointerId, moved: false, fresh};
    this.place.setPointerCapture(event.pointerId);
    if (fresh) {
      this.touches.release();
      this.#tap(cell);
    }
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const held = this.#held;
    if (!held || held.id !== event.pointerId) return;
    const x = event.clientX - held.x, y = event.clientY - held.y;
    if (!held.moved && Math.hypot(x, y) < FAR) return;
    const piece = this.#piece(held.cell), box = this.#picture?.viewBox.baseVal;
    const wide = this.place.getBoundingClientRect().width;
    held.moved = true;
    if (piece && box) this.#shift(piece, (x * box.width) / wide, (y * box.width) / wide);
    this.#over(this.#under(event));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.#held;
    if (!held || held.id !== event.pointerId) return;
    this.#pointed = true;
    this.#drop();
    if (!held.moved) {
      if (!held.fresh) this.#tap(held.cell);
      return;
    }
    const cell = this.#under(event);
    const goes = cell !== null && cell !== held.cell && this.touches.meaning?.next?.[cell] !== undefined;
    if (goes) this.#tap(cell);
    else if (cell !== null && cell !== held.cell) this.heard.refused("");
    if (!goes) this.release();
    this.heard.changed();
  }

  /** Nothing is held any more, and nothing is played. */
  #drop() {
    if (this.#held) {
      this.#held = null;
      this.#back();
    }
    this.#over(null);
  }

  /** @param {number | null} cell */
  #over(cell) {
    this.#buttons.forEach((button, at) => button.classList.toggle("over", at === cell));
  }

  /** @param {PointerEvent} event @returns {number | null} the cell under a pointer */
  #under(event) {
    const here = document.elementsFromPoint(event.clientX, event.clientY);
    const button = here.find(each => each instanceof HTMLElement && each.classList.contains("cell"));
    return button instanceof HTMLElement && this.place.contains(button) ? Number(button.dataset.cell) : null;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#pointed) {
      this.#pointed = false;
      return;
    }
    const cell = this.#touched(event);
    if (cell !== null && !this.#locked) this.#tap(cell);
  }

  /** @param {number} cell */
  #tap(cell) {
    this.#focus = cell;
    const step = this.touches.at(cell);
    if (step.what === "refused") this.heard.refused(step.why);
    else this.heard.changed();
    this.mark();
    if (step.what === "move") this.heard.move(step.move);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Escape") {
      this.release();
      this.heard.changed();
      return;
    }
    const [across, down] = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key] ?? [];
    const here = this.#cell(this.#focus);
    if (across === undefined || down === undefined || !here || !this.#board) return;
    event.preventDefault();
    event.stopPropagation();
    const near = 1e-3;
    const ahead = this.#board.cells.filter(cell =>
      across ? Math.abs(cell.y - here.y) < near && (cell.x - here.x) * across > near : (cell.y - here.y) * down > near);
    // The nearest row first, then the nearest column.
    const far = (/** @type {Cell} */ cell) => across
      ? Math.abs(cell.x - here.x) : 100 * Math.abs(cell.y - here.y) + Math.abs(cell.x - here.x + near);
    const to = ahead.sort((one, other) => far(one) - far(other))[0];
    if (!to) return;
    this.#focus = to.cell;
    this.#buttons.forEach((button, cell) => { button.tabIndex = cell === to.cell ? 0 : -1; });
    this.#buttons.get(to.cell)?.focus({preventScroll: true});
  }
}
