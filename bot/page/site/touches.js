// Cells that are touched one after another, as the server has told their meaning. No rule of a game is here.

/** @import {Meaning, Touch} from "./api.js" */
/** @typedef {{what: "nothing"} | {what: "chosen"} | {what: "move", move: number} | {what: "refused", why: string}} Step */

export class Touches {
  /** @param {Touch | null} touch */
  constructor(touch) {
    this.touch = touch;
    /** @type {number[]} */
    this.cells = [];
    /** @type {Meaning | null} */
    this.meaning = null;
  }

  /** @param {number} cell may a move begin there */
  begins(cell) {
    return this.touch !== null && cell in this.touch.starts;
  }

  /** The cells that may be touched next: does a move end there, or may it go on? @returns {Map<number, boolean>} */
  following() {
    const found = new Map();
    for (const [cell, number] of Object.entries(this.meaning?.next ?? {})) {
      const meaning = this.touch?.nodes[number];
      found.set(Number(cell), meaning?.move !== undefined || meaning?.ask !== undefined);
    }
    return found;
  }

  release() {
    this.cells = [];
    this.meaning = null;
  }

  /** @param {number} cell @returns {Step} */
  at(cell) {
    const {touch} = this;
    if (touch === null) return {what: "nothing"};
    const next = this.meaning?.next?.[cell];
    if (next !== undefined) {
      this.cells = [...this.cells, cell];
      return this.#come(next);
    }
    if (this.cells[0] === cell) {
      this.release();
      return {what: "nothing"};
    }
    if (this.begins(cell)) {
      this.cells = [cell];
      return this.#come(touch.starts[cell]);
    }
    return {what: "refused", why: touch.refused[cell] ?? ""};
  }

  /** @param {number} number @returns {Step} */
  #come(number) {
    const meaning = /** @type {Touch} */ (this.touch).nodes[number];
    this.meaning = meaning;
    return meaning.move === undefined ? {what: "chosen"} : {what: "move", move: meaning.move};
  }
}
