/** The plays of the patiences: their form and their notation, `TO across at 0,0 from row up`. */
import { areCells } from '../../crossword/crossword.ts';
import { readAddition, writeAddition } from '../../crossword/notation.ts';
import { inOrder, plain, type Source, type SourcedCell } from './sources.ts';

export type AlonePlay =
  | { readonly do: 'add'; readonly cells: readonly SourcedCell[] }
  | { readonly do: 'turn' }
  | { readonly do: 'take' }
  | { readonly do: 'give-up' };

export const GIVE_UP: AlonePlay = { do: 'give-up' };

type Form = { readonly sources: readonly Source[]; readonly unable: 'turn' | 'take' };

export function isPlay({ sources, unable }: Form, value: unknown): value is AlonePlay {
  if (typeof value !== 'object' || value === null) return false;
  const play = value as Record<string, unknown>;
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

export function read({ sources, unable }: Form, text: string): AlonePlay | undefined {
  const words = text.trim().toLowerCase();
  if (words === unable || words === 'give-up') return { do: words };
  const [, addition, named] = /^(.*?)(?: from (.*))?$/.exec(words)!;
  const cells = readAddition(addition!);
  if (cells === undefined) return undefined;
  const names = named?.split(' ') ?? (sources.length === 1 ? cells.map(() => sources[0]) : []);
  const from = names.flatMap(name => sources.find(source => `${source}` === `${name}`) ?? []);
  if (names.length !== cells.length || from.length !== cells.length) return undefined;
  return { do: 'add', cells: cells.map((cell, i) => [...cell, from[i]!]) };
}
