// The server: one question after another, the same act never twice, and news while somebody looks.

/** @typedef {"first" | "second"} Side */
/** @typedef {{cell: number, name: string, holds?: string, x: number, y: number, w: number}} Cell */
/** @typedef {{side: Side, name: string, mark: string, captured: string, left: number | null, running: boolean,
 *   told: string, winner: boolean}} Player */
/** @typedef {{next?: Record<string, number>, ask?: string, moves?: number[], move?: number}} Meaning */
/** @typedef {[string, string, number[], number[]]} Said */
/** @typedef {{starts: Record<string, number>, nodes: Meaning[], said: Record<string, Said>,
 *   refused: Record<string, string>}} Touch */
/** @typedef {{id: number, seq: number, title: string, over: boolean, turn: Side | null, mine: Side | null,
 *   bottom: Side, ply: number, plies: number, svg: string, cells: Cell[], players: Player[], moves: string[],
 *   last: string, told: string, notes: string[], touch: Touch | null, legal: [string, string][], confirm: boolean,
 *   acts?: [string, string, string?][], next?: number | null, alt: string}} Board */
/** @typedef {{id: number, title: string, players: string[], waits: boolean, left: string}} Listed */
/** @typedef {{name: string, language: string, words: Record<string, string>, theme: string,
 *   themes: [string, string][], notation: string, notations: [string, string][], numbers: string,
 *   numberings?: [string, string][], white_down?: boolean, games: Listed[]}} Me */

/** An answer that is no success: its status, its sentence, and the board where it has one. */
export class Refused extends Error {
  /** @param {number} status @param {{told?: string, board?: Board}} body */
  constructor(status, body) {
    super(body.told ?? "");
    this.status = status;
    this.board = body.board ?? null;
  }
}

/** Nothing came back: the network, or the server between two lives. */
export class Unreachable extends Error {}

const PATIENCE = 12000;

/**
 * The body of an answer. Throws Refused or Unreachable.
 * @param {string} path @param {{method?: string, body?: object}} [how] @returns {Promise<any>}
 */
export async function ask(path, how = {}) {
  const timer = new AbortController();
  const late = setTimeout(() => timer.abort(), PATIENCE);
  const headers = {"X-Damka": "1", ...(how.body ? {"Content-Type": "application/json"} : {})};
  const body = how.body && JSON.stringify(how.body);
  let answer, read;
  try {
    answer = await fetch(path, {method: how.method ?? "GET", headers, body, cache: "no-store", signal: timer.signal});
    read = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  } catch {
    throw new Unreachable();
  } finally {
    clearTimeout(late);
  }
  if (answer.status >= 500) throw new Unreachable();
  if (!answer.ok) throw new Refused(answer.status, read);
  return read;
}

/** The number of one act, the same however often it is sent. */
export function nonce() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Tells of each change of a game while the tab is seen: by a stream, or where none passes by asking.
 * @param {number} game @param {(seq: number | null) => void} changed @returns {() => void} ends it
 */
export function listen(game, changed) {
  /** @type {EventSource | null} */
  let stream = null;
  let asking = 0, again = 0;
  const stop = () => {
    stream?.close();
    stream = null;
    clearInterval(asking);
    clearTimeout(again);
  };
  const start = () => {
    stop();
    if (document.hidden) return;
    stream = new EventSource(`api/games/${game}/events`);
    stream.onmessage = event => { clearInterval(asking); changed(Number(event.data)); };
    stream.onerror = () => {
      clearInterval(asking);
      asking = window.setInterval(() => changed(null), 5000);
      if (stream?.readyState === EventSource.CLOSED) again = window.setTimeout(start, 60000);
    };
  };
  const seen = () => {
    start();
    if (!document.hidden) changed(null);
  };
  document.addEventListener("visibilitychange", seen);
  start();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    stop();
  };
}
