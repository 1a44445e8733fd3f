/**
 * What answers the questions of the search: the same sources as JavaScript, or compiled to WebAssembly, which takes two
 * thirds of the time. Both give the same answers for the same work.
 */
import { compiledEngine } from './compiled.ts';
import * as plain from './entry.ts';

export type Engine = {
  /** Where a board is laid out; board.ts says how. */
  readonly hands: Int32Array;
  readonly held: Int32Array;
  readonly played: Int32Array;
  /** Where the cards are listed. */
  readonly cards: Int32Array;
  readonly forgetBoards: () => void;
  readonly readBoard: () => void;
  readonly beginSearch: (most: number) => void;
  readonly listPermitted: (place: number, seat: number) => number;
  readonly tryAll: (place: number, seat: number, need: number, left: number) => boolean;
  readonly tryCard: (place: number, seat: number, card: number, need: number, left: number) => boolean;
  readonly workDone: () => number;
};

const { HANDS: hands, HELD: held, PLAYED: played, CARDS: cards } = plain;

export const plainEngine: Engine = { ...plain, hands, held, played, cards };

/** The quicker of those that can be had: a page whose policy forbids WebAssembly has the plain one. */
export const engineToHave = (): Engine => compiledEngine() ?? plainEngine;

let chosen: Engine | undefined;

/** The same every time: it takes a while to be made. */
export function quickestEngine(): Engine {
  chosen ??= engineToHave();
  return chosen;
}
