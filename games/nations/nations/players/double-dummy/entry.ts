/** Entry of the search; AssemblyScript compiles from here. */
import { recordHeld } from './board.ts';
import { encodeBoard } from './board-codes.ts';
import { clearCardHints } from './search.ts';
import { clearTable } from './transposition-table.ts';

export { HANDS, HELD, PLAYED } from './board.ts';
export { CARDS } from './card-list.ts';
export { beginSearch, listPermitted, tryAll, tryCard, workDone, workLeft } from './search.ts';

/** What was found holds on every board: keeping it saves work and changes no answer. */
export function forgetBoards(): void {
  clearTable();
  clearCardHints();
}

/** Reads a newly set up board. */
export function readBoard(): void {
  recordHeld();
  encodeBoard();
}
