/** Third method: seven stacks, and a pack of which every third card is turned up [K3]. */

import type { Chair } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { firstMissingCard, LETTERS } from '../../pack/pack.ts';
import { type AloneOptions, type PileRule, thirdOptions } from '../../rules/options.ts';
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

export type ThirdPiles = {
  /** Top last; only the top lies face up. */
  readonly stacks: readonly (readonly string[])[];
  /** In turning order, which turning the pack over does not change. */
  readonly pack: readonly string[];
  /** By card of the pack. */
  readonly seen: readonly boolean[];
  /** Cards on the turned-up pile. */
  readonly turned: number;
  /** The pile offers nothing until the next turn [K3-8r]. */
  readonly spent: boolean;
};

const STACKS = 7;
const CARDS_PER_TURN = 3;

/** K3-1: in rows, each starting one stack later. */
export function dealPiles(cards: readonly string[]): ThirdPiles {
  const stacks: string[][] = Array.from({ length: STACKS }, () => []);
  let next = 0;
  for (let row = 0; row < STACKS; row++) {
    for (let stack = row; stack < STACKS; stack++) itemAt(stacks, stack).push(itemAt(cards, next++));
  }
  return { stacks, ...newPack(cards.slice(next)) };
}

export const undealtPiles = (cards: readonly string[]): ThirdPiles => ({
  stacks: Array.from({ length: STACKS }, () => []),
  ...newPack(cards),
});

const newPack = (pack: readonly string[]): Omit<ThirdPiles, 'stacks'> => ({
  pack,
  seen: pack.map(() => false),
  turned: 0,
  spent: false,
});

export const turnedUpCard = ({ pack, turned, spent }: ThirdPiles): string | null =>
  spent ? null : (pack[turned - 1] ?? null);

export const topCards = ({ stacks }: ThirdPiles): string[] => stacks.flatMap(stack => stack.slice(-1));

const markTopSeen = (piles: ThirdPiles): ThirdPiles => ({
  ...piles,
  seen: piles.seen.map((seen, i) => seen || i === piles.turned - 1),
});

export const isPackAtEnd = ({ pack, turned }: ThirdPiles): boolean => turned === pack.length;

/** K3-3, K3-5: turns the pack over at its end. */
export function turnPack(piles: ThirdPiles): ThirdPiles {
  const from = isPackAtEnd(piles) ? 0 : piles.turned;
  return markTopSeen({ ...piles, turned: Math.min(from + CARDS_PER_TURN, piles.pack.length), spent: false });
}

/** K3-8r: the pile then offers nothing, or the card below. */
export function takeTurnedUp(piles: ThirdPiles, third: PileRule): ThirdPiles {
  const at = piles.turned - 1;
  const isOther = (_: unknown, i: number): boolean => i !== at;
  const left = { ...piles, pack: piles.pack.filter(isOther), seen: piles.seen.filter(isOther), turned: at };
  return third === 'strict' ? { ...left, spent: true } : markTopSeen(left);
}

/** Of this pass and the next, one per turned-up card. */
export function possibleDraws(piles: ThirdPiles): ThirdPiles[] {
  const passes = [piles.pack.length - piles.turned, piles.pack.length];
  const turns = passes.reduce((sum, cards) => sum + Math.ceil(cards / CARDS_PER_TURN), 0);
  const byCard = new Map<string | null, ThirdPiles>();
  for (let i = 0, next = piles; i < turns; i++) {
    next = turnPack(next);
    byCard.set(turnedUpCard(next), next);
  }
  return [...byCard.values()];
}

export type Stack = { readonly top: string | null; readonly below: number };

export type ThirdView = PilesView & {
  readonly stacks: readonly Stack[];
  /** Cards not seen yet are UNSEEN; the first `turned` are the pile. */
  readonly table: { readonly pack: readonly string[]; readonly turned: number; readonly spent: boolean };
};

const UNSEEN = '?';

function deal(cards: readonly string[]): PilesStep<ThirdPiles> {
  const piles = dealPiles(cards);
  const tops: AloneEvent = { what: 'uncovered', clause: 'K3-1', cards: topCards(piles) };
  return { piles, events: [{ what: 'dealt', clause: 'K3-1' }, tops] };
}

const offersIn = (piles: ThirdPiles): Offer[] => [
  ...piles.stacks.flatMap((stack, i) => offersOf(i, stack.slice(-1))),
  ...offersOf('pack', [turnedUpCard(piles) ?? []].flat()),
];

function refuseWay(piles: ThirdPiles, cells: readonly SourcedCell[]): AloneRefusal | undefined {
  const letters = cells.map(([, , letter]) => letter);
  const isIdle = lettersFrom(cells, 'pack').length > 0 && firstMissingCard(topCards(piles), letters) === undefined;
  return isIdle ? { clause: 'K3-9r', why: 'stacks-do' } : undefined;
}

function refuseSource(piles: ThirdPiles, cells: readonly SourcedCell[], wrong: SourcedCell): AloneRefusal {
  const [, , letter, from] = wrong;
  if (lettersFrom(cells, from).length > 1) return { clause: 'K3-7r', why: 'one-a-turn', from };
  if (from !== 'pack') return { clause: 'K3-2', why: 'not-on-top', letter, from };
  return piles.spent ? { clause: 'K3-8r', why: 'used' } : { clause: 'K3-3', why: 'not-turned-up', letter };
}

function takeCards(piles: ThirdPiles, cells: readonly SourcedCell[], options: AloneOptions): PilesStep<ThirdPiles> {
  const isUsed = (source: number | 'pack'): boolean => lettersFrom(cells, source).length > 0;
  const stacks = piles.stacks.map((stack, i) => (isUsed(i) ? stack.slice(0, -1) : stack));
  const opened = stacks.flatMap((stack, i) => (isUsed(i) ? stack.slice(-1) : []));
  const left = { ...piles, stacks };
  const next = isUsed('pack') ? takeTurnedUp(left, assertDefined(options.third)) : left;
  const below = isUsed('pack') ? [turnedUpCard(next) ?? []].flat() : [];
  const cards = [...opened, ...below];
  return { piles: next, events: cards.length === 0 ? [] : [{ what: 'uncovered', clause: 'K3-2', cards }] };
}

function drawNext(piles: ThirdPiles): PilesStep<ThirdPiles> {
  const next = turnPack(piles);
  const up: AloneEvent = { what: 'turned', clause: 'K3-3', card: assertDefined(turnedUpCard(next)) };
  const over: AloneEvent = { what: 'turned-over', clause: 'K3-5', cards: piles.pack.length };
  return { piles: next, events: isPackAtEnd(piles) ? [over, up] : [up] };
}

function viewPiles(piles: ThirdPiles, chair: Chair): ThirdView {
  const { stacks, pack, seen, turned, spent } = piles;
  return {
    ...visibleHand(chair, topCards(piles)),
    stacks: stacks.map(stack => ({ top: stack.at(-1) ?? null, below: Math.max(0, stack.length - 1) })),
    table: { pack: pack.map((card, i) => (seen[i] ? card : UNSEEN)), turned, spent },
    up: turnedUpCard(piles),
    blind: pack.length - turned,
  };
}

function imagine({ stacks, table }: ThirdView, unseen: readonly string[]): ThirdPiles {
  const left = unseen.slice();
  return {
    stacks: stacks.map(({ top, below }) => [...left.splice(0, below), ...[top ?? []].flat()]),
    pack: table.pack.map(card => (card === UNSEEN ? assertDefined(left.pop()) : card)),
    seen: table.pack.map(card => card !== UNSEEN),
    turned: table.turned,
    spent: table.spent,
  };
}

export const thirdMethod: Method<ThirdPiles, ThirdView> = {
  id: 'alone-third',
  options: thirdOptions,
  sources: [0, 1, 2, 3, 4, 5, 6, 'pack'],
  drawPlay: 'turn',
  clauses: { addition: 'K3-2', lost: 'K3-6' },
  pilesBeforeDeal: undealtPiles(LETTERS),
  deal,
  offersIn,
  refuseSource,
  refuseWay,
  takeCards,
  refuseDraw: ({ pack }) => (pack.length > 0 ? undefined : { clause: 'K3-3', why: 'pack-used-up' }),
  drawNext,
  isStuck: (piles, canAdd) => !canAdd(piles) && !possibleDraws(piles).some(canAdd),
  cardsByPlace: ({ stacks, pack }) => ({
    ...Object.fromEntries(stacks.map((stack, i) => [`stack ${i}`, stack])),
    pack,
  }),
  viewPiles,
  imagine,
  visibleCards: ({ stacks, table }) => [
    ...stacks.flatMap(({ top }) => top ?? []),
    ...table.pack.filter(card => card !== UNSEEN),
  ],
};
