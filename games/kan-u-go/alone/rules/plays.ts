/** `TO across at 0,0 from row up`. */

import { isObject } from '@parlour/kernel/json';
import { itemAt } from '@parlour/kernel/result';
import { type Addition, type Crossword, isCellList } from '../../crossword/crossword.ts';
import { readTypedAddition, writeAddition } from '../../crossword/notation.ts';
import { type Source, type SourcedCell, sortSourcedCells, withoutSources } from './method.ts';

export type AlonePlay =
  | { readonly do: 'add'; readonly cells: readonly SourcedCell[] }
  | { readonly do: 'turn' }
  | { readonly do: 'take' }
  | { readonly do: 'give-up' };

export const GIVE_UP: AlonePlay = { do: 'give-up' };

type MethodForm = { readonly sources: readonly Source[]; readonly drawPlay: 'turn' | 'take' };

export function isPlay({ sources, drawPlay }: MethodForm, play: unknown): play is AlonePlay {
  if (!isObject(play)) return false;
  const keys = Object.keys(play).length;
  if (play.do !== 'add') return keys === 1 && (play.do === drawPlay || play.do === 'give-up');
  return keys === 2 && isSourcedCellList(play.cells, sources);
}

const isSourcedCellList = (cells: unknown, sources: readonly Source[]): boolean =>
  Array.isArray(cells) &&
  cells.every(cell => Array.isArray(cell) && cell.length === 4 && sources.includes(cell[3])) &&
  isCellList(cells.map(cell => cell.slice(0, 3)));

export function write({ sources }: MethodForm, play: AlonePlay): string {
  if (play.do !== 'add') return play.do;
  const cells = sortSourcedCells(play.cells);
  const from = sources.length === 1 ? '' : ` from ${cells.map(cell => cell[3]).join(' ')}`;
  return writeAddition(withoutSources(cells)) + from;
}

/** Fills in what a player leaves out who types a word only. */
export type TypedContext = { readonly crossword: Crossword; sourced(cells: Addition): readonly SourcedCell[] };

export function read(form: MethodForm, text: string, context?: TypedContext): AlonePlay | undefined {
  const words = text.trim().toLowerCase();
  if (words === form.drawPlay || words === 'give-up') return { do: words };
  const [, addition = '', named] = /^(.*?)(?: from (.*))?$/.exec(words) ?? [];
  const entered = readTypedAddition(addition, context?.crossword);
  const cells = entered && withSources(form, entered, named?.split(' '), context);
  return cells && { do: 'add', cells };
}

function withSources(
  { sources }: MethodForm,
  cells: Addition,
  names: readonly string[] | undefined,
  context: TypedContext | undefined,
): readonly SourcedCell[] | undefined {
  if (names === undefined && sources.length > 1) return context?.sourced(cells);
  if (names === undefined) return cells.map(cell => [...cell, itemAt(sources, 0)]);
  const from = names.flatMap(name => sources.find(source => `${source}` === name) ?? []);
  const fits = names.length === cells.length && from.length === cells.length;
  return fits ? cells.map((cell, i) => [...cell, itemAt(from, i)]) : undefined;
}
