/** The first method: a row of six, and a pile that is turned up beside it [K1]. */
import { itemAt } from '@parlour/kernel/result';
import { LETTERS, less } from '../../pack/pack.ts';
import { aloneOptions } from '../../rules/options.ts';
import { type AloneEvent, handFor, type Method, type Moved, type Seen } from './method.ts';
import type { AloneRefusal } from './refusals.ts';
import { cardsFrom, type Offer, offersFrom, type SourcedCell } from './sources.ts';

export type FirstPiles = {
  /** From left to right. */
  readonly row: readonly string[];
  /** The turned-up pile, its top last. */
  readonly pile: readonly string[];
  /** The blind pack, its top first. */
  readonly blind: readonly string[];
};

export type FirstView = Seen & {
  readonly row: readonly string[];
  readonly table: { readonly pile: readonly string[] };
};

const ROW = 6;

const deal = (pack: readonly string[]): Moved<FirstPiles> => ({
  piles: { row: pack.slice(0, ROW), pile: pack.slice(ROW, ROW + 1), blind: pack.slice(ROW + 1) },
  events: [{ what: 'dealt', clause: 'K1-1' }],
});

const offers = ({ row, pile }: FirstPiles): Offer[] => [...offersFrom('row', row), ...offersFrom('up', pile.slice(-1))];

function refuseSource(_: FirstPiles, cells: readonly SourcedCell[], [, , letter, from]: SourcedCell): AloneRefusal {
  if (cardsFrom(cells, 'up').length > 1) return { clause: 'K1-6r', why: 'one-a-turn', from: 'up' };
  return { clause: 'K1-2', why: from === 'up' ? 'not-turned-up' : 'not-in-row', letter };
}

/** K1-4: the row is filled up first; only a pile that is used up is begun again. */
function spend({ row, pile, blind }: FirstPiles, cells: readonly SourcedCell[]): Moved<FirstPiles> {
  const filled = fill(row, cardsFrom(cells, 'row'), blind);
  const under = pile.slice(0, pile.length - cardsFrom(cells, 'up').length);
  const left = blind.slice(filled.drawn.length);
  const piles = { row: filled.row, pile: under, blind: left };
  const told: AloneEvent[] = [];
  if (filled.drawn.length > 0) told.push({ what: 'refilled', clause: 'K1-4', cards: filled.drawn });
  if (under.length > 0 || left.length === 0) return { piles, events: told };
  const turned = turn(piles, 'K1-4');
  return { piles: turned.piles, events: [...told, ...turned.events] };
}

type Filled = { readonly row: readonly string[]; readonly drawn: readonly string[] };

/** Every gap is filled from the top of the blind pack, from left to right, as long as it lasts. */
function fill(row: readonly string[], gone: readonly string[], blind: readonly string[]): Filled {
  const drawn: string[] = [];
  let left = gone;
  const filled = row.flatMap(card => {
    if (!left.includes(card)) return [card];
    left = less(left, [card]);
    const next = blind[drawn.length];
    if (next === undefined) return [];
    drawn.push(next);
    return [next];
  });
  return { row: filled, drawn };
}

function turn({ row, pile, blind }: FirstPiles, clause = 'K1-3'): Moved<FirstPiles> {
  const card = itemAt(blind, 0);
  return {
    piles: { row, pile: [...pile, card], blind: blind.slice(1) },
    events: [{ what: 'turned', clause, card }],
  };
}

export const first: Method<FirstPiles, FirstView> = {
  id: 'alone-first',
  options: aloneOptions,
  sources: ['row', 'up'],
  unable: 'turn',
  clauses: { addition: 'K1-2', lost: 'KA-4r' },
  undealt: { row: [], pile: [], blind: LETTERS },
  deal,
  offers,
  refuseSource,
  spend,
  refuseUnable: ({ blind }) => (blind.length > 0 ? undefined : { clause: 'K1-5', why: 'pack-used-up' }),
  goOn: piles => turn(piles),
  isStuck: (piles, canAdd) => piles.blind.length === 0 && !canAdd(piles),
  places: ({ row, pile, blind }) => ({ row, pile, blind }),
  see: ({ row, pile, blind }, chair) => ({
    ...handFor(chair, row),
    row,
    table: { pile },
    up: pile.at(-1) ?? null,
    blind: blind.length,
  }),
  imagine: ({ row, table }, unseen) => ({ row, pile: table.pile, blind: unseen }),
  shown: ({ row, table }) => [...row, ...table.pile],
};
