/** First method: a row of six beside a turned-up pile [K1]. */
import { itemAt } from '@parlour/kernel/result';
import { LETTERS, withoutCards } from '../../pack/pack.ts';
import { aloneOptions } from '../../rules/options.ts';
import {
  type AloneEvent,
  lettersFrom,
  type Method,
  type Offer,
  offersOf,
  type PilesStep,
  type PilesView,
  type SourcedCell,
  visibleHand,
} from './method.ts';
import type { AloneRefusal } from './refusals.ts';

export type FirstPiles = {
  readonly row: readonly string[];
  /** Top last. */
  readonly pile: readonly string[];
  /** Top first. */
  readonly blind: readonly string[];
};

export type FirstView = PilesView & {
  readonly row: readonly string[];
  readonly table: { readonly pile: readonly string[] };
};

const ROW_LENGTH = 6;

const deal = (pack: readonly string[]): PilesStep<FirstPiles> => ({
  piles: {
    row: pack.slice(0, ROW_LENGTH),
    pile: pack.slice(ROW_LENGTH, ROW_LENGTH + 1),
    blind: pack.slice(ROW_LENGTH + 1),
  },
  events: [{ what: 'dealt', clause: 'K1-1' }],
});

const offersIn = ({ row, pile }: FirstPiles): Offer[] => [...offersOf('row', row), ...offersOf('up', pile.slice(-1))];

function refuseSource(_: FirstPiles, cells: readonly SourcedCell[], [, , letter, from]: SourcedCell): AloneRefusal {
  if (lettersFrom(cells, 'up').length > 1) return { clause: 'K1-6r', why: 'one-a-turn', from: 'up' };
  return { clause: 'K1-2', why: from === 'up' ? 'not-turned-up' : 'not-in-row', letter };
}

/** K1-4: a card is turned only if the pile is used up. */
function takeCards({ row, pile, blind }: FirstPiles, cells: readonly SourcedCell[]): PilesStep<FirstPiles> {
  const filled = fillRow(row, lettersFrom(cells, 'row'), blind);
  const under = pile.slice(0, pile.length - lettersFrom(cells, 'up').length);
  const left = blind.slice(filled.drawn.length);
  const piles = { row: filled.row, pile: under, blind: left };
  const events: AloneEvent[] = [];
  if (filled.drawn.length > 0) events.push({ what: 'refilled', clause: 'K1-4', cards: filled.drawn });
  if (under.length > 0 || left.length === 0) return { piles, events };
  const turned = turnCard(piles, 'K1-4');
  return { piles: turned.piles, events: [...events, ...turned.events] };
}

type Filled = { readonly row: readonly string[]; readonly drawn: readonly string[] };

/** Fills gaps from left to right while the blind pack lasts. */
function fillRow(row: readonly string[], gone: readonly string[], blind: readonly string[]): Filled {
  const drawn: string[] = [];
  let left = gone;
  const filled = row.flatMap(card => {
    if (!left.includes(card)) return [card];
    left = withoutCards(left, [card]);
    const next = blind[drawn.length];
    if (next === undefined) return [];
    drawn.push(next);
    return [next];
  });
  return { row: filled, drawn };
}

function turnCard({ row, pile, blind }: FirstPiles, clause = 'K1-3'): PilesStep<FirstPiles> {
  const card = itemAt(blind, 0);
  return {
    piles: { row, pile: [...pile, card], blind: blind.slice(1) },
    events: [{ what: 'turned', clause, card }],
  };
}

export const firstMethod: Method<FirstPiles, FirstView> = {
  id: 'alone-first',
  options: aloneOptions,
  sources: ['row', 'up'],
  drawPlay: 'turn',
  clauses: { addition: 'K1-2', lost: 'KA-4r' },
  pilesBeforeDeal: { row: [], pile: [], blind: LETTERS },
  deal,
  offersIn,
  refuseSource,
  takeCards,
  refuseDraw: ({ blind }) => (blind.length > 0 ? undefined : { clause: 'K1-5', why: 'pack-used-up' }),
  drawNext: piles => turnCard(piles),
  isStuck: (piles, canAdd) => piles.blind.length === 0 && !canAdd(piles),
  cardsByPlace: ({ row, pile, blind }) => ({ row, pile, blind }),
  viewPiles: ({ row, pile, blind }, chair) => ({
    ...visibleHand(chair, row),
    row,
    table: { pile },
    up: pile.at(-1) ?? null,
    blind: blind.length,
  }),
  imagine: ({ row, table }, unseen) => ({ row, pile: table.pile, blind: unseen }),
  visibleCards: ({ row, table }) => [...row, ...table.pile],
};
