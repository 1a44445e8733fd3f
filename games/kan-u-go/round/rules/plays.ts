/** The plays of Kan-U-Go and the race. */

import { isObject } from '@parlour/kernel/json';
import { assertDefined } from '@parlour/kernel/result';
import { type Addition, type Crossword, isCellList } from '../../crossword/crossword.ts';
import { readTypedAddition, writeAddition } from '../../crossword/notation.ts';
import { distinctCards, PACK } from '../../pack/pack.ts';
import { TAKES, type Take } from './apply.ts';

export type TablePlay =
  | { readonly do: 'add'; readonly cells: Addition }
  | { readonly do: 'exchange'; readonly give: string; readonly take: Take }
  | { readonly do: 'out' }
  | { readonly do: 'pass' };

export const OUT: TablePlay = { do: 'out' };
export const PASS: TablePlay = { do: 'pass' };

/** Created once; plays are immutable and can be shared. */
const EXCHANGES: ReadonlyMap<string, readonly TablePlay[]> = new Map(
  distinctCards(PACK).map(give => [give, TAKES.map(take => ({ do: 'exchange', give, take }) as const)]),
);

export const allExchanges = (hand: readonly string[]): TablePlay[] =>
  distinctCards(hand).flatMap(card => assertDefined(EXCHANGES.get(card)));

const isCard = (value: unknown): boolean => PACK.some(card => card === value);
const isTake = (value: unknown): value is Take => TAKES.some(take => take === value);

export function isPlay(play: unknown): play is TablePlay {
  if (!isObject(play)) return false;
  const keys = Object.keys(play).length;
  if (play.do === 'out' || play.do === 'pass') return keys === 1;
  if (play.do === 'add') return keys === 2 && isCellList(play.cells);
  return play.do === 'exchange' && keys === 3 && isCard(play.give) && isTake(play.take);
}

export function write(play: TablePlay): string {
  if (play.do === 'add') return writeAddition(play.cells);
  return play.do === 'exchange' ? `exchange ${play.give} ${play.take}` : play.do;
}

/** With a view, text may name the whole word. */
export function read(text: string, view?: { readonly crossword: Crossword }): TablePlay | undefined {
  const words = text.trim().toLowerCase();
  if (words === 'out') return OUT;
  if (words === 'pass') return PASS;
  const [, give, take] = /^exchange ([a-z*]) (up|blind)$/.exec(words) ?? [];
  if (give !== undefined && isTake(take)) return { do: 'exchange', give: give.toUpperCase(), take };
  const cells = readTypedAddition(text, view?.crossword);
  return cells && { do: 'add', cells };
}
