/** The plays of the patiences: their form and their notation, `TO across at 0,0 from row up`. */

import { isObject } from '@parlour/kernel/json';
import { itemAt } from '@parlour/kernel/result';
import { type Addition, areCells, type Crossword } from '../../crossword/crossword.ts';
import { writeAddition } from '../../crossword/notation.ts';
import { readEntry } from '../../rules/entry.ts';
import { inOrder, plain, type Source, type SourcedCell } from './sources.ts';

export type AlonePlay =
  | { readonly do: 'add'; readonly cells: readonly SourcedCell[] }
  | { readonly do: 'turn' }
  | { readonly do: 'take' }
  | { readonly do: 'give-up' };

export const GIVE_UP: AlonePlay = { do: 'give-up' };

type Form = { readonly sources: readonly Source[]; readonly unable: 'turn' | 'take' };

export function isPlay({ sources, unable }: Form, play: unknown): play is AlonePlay {
  if (!isObject(play)) return false;
  const keys = Object.keys(play).length;
  if (play.do !== 'add') return keys === 1 && (play.do === unable || play.do === 'give-up');
  return keys === 2 && areSourced(play.cells, sources);
}

const areSourced = (cells: unknown, sources: readonly Source[]): boolean =>
  Array.isArray(cells) &&
  cells.every(cell => Array.isArray(cell) && cell.length === 4 && sources.includes(cell[3])) &&
  areCells(cells.map(cell => cell.slice(0, 3)));

export function write({ sources }: Form, play: AlonePlay): string {
  if (play.do !== 'add') return play.do;
  const cells = inOrder(play.cells);
  const from = sources.length === 1 ? '' : ` from ${cells.map(cell => cell[3]).join(' ')}`;
  return writeAddition(plain(cells)) + from;
}

/** What is understood at the table, if a player says no more than the word they make. */
export type Understood = { readonly crossword: Crossword; sourced(cells: Addition): readonly SourcedCell[] };

export function read(form: Form, text: string, understood?: Understood): AlonePlay | undefined {
  const words = text.trim().toLowerCase();
  if (words === form.unable || words === 'give-up') return { do: words };
  const [, addition = '', named] = /^(.*?)(?: from (.*))?$/.exec(words) ?? [];
  const entered = readEntry(addition, understood?.crossword);
  const cells = entered && withSources(form, entered, named?.split(' '), understood);
  return cells && { do: 'add', cells };
}

function withSources(
  { sources }: Form,
  cells: Addition,
  names: readonly string[] | undefined,
  understood: Understood | undefined,
): readonly SourcedCell[] | undefined {
  if (names === undefined && sources.length > 1) return understood?.sourced(cells);
  if (names === undefined) return cells.map(cell => [...cell, itemAt(sources, 0)]);
  const from = names.flatMap(name => sources.find(source => `${source}` === name) ?? []);
  const fits = names.length === cells.length && from.length === cells.length;
  return fits ? cells.map((cell, i) => [...cell, itemAt(from, i)]) : undefined;
}
