/** What the search gives to the outside: the arrays a board is laid out in, and the questions. */
import { holdAll } from './board.ts';
import { encodeBoard } from './codes.ts';
import { forget } from './memory.ts';

export { HANDS, HELD, PLAYED } from './board.ts';
export { CARDS } from './list.ts';
export { beginSearch, listPermitted, tryAll, tryCard, workDone, workLeft } from './search.ts';

/** Reads a board that has been laid out anew, as it was before the first trick began. */
export function readBoard(): void {
  forget();
  holdAll();
  encodeBoard();
}
