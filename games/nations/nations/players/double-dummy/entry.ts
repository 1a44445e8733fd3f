/** What the search gives to the outside: the arrays a board is laid out in, and the questions. */
import { holdAll } from './board.ts';
import { encodeBoard } from './codes.ts';
import { forget } from './memory.ts';
import { forgetCards } from './search.ts';

export { HANDS, HELD, PLAYED } from './board.ts';
export { CARDS } from './list.ts';
export { beginSearch, listPermitted, tryAll, tryCard, workDone, workLeft } from './search.ts';

/** Forgets what was found on other boards. All of it holds on every board: what is kept saves work, and changes no answer. */
export function forgetBoards(): void {
  forget();
  forgetCards();
}

/** Reads a board that has been laid out anew, as it was before the first trick began. */
export function readBoard(): void {
  holdAll();
  encodeBoard();
}
