/** The third method: seven stacks, and a pack of which every third card is turned up [K3]. */
import type { Chair } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { LETTERS, missing } from '../../pack/pack.ts';
import { type AloneOptions, thirdOptions } from '../../rules/options.ts';
import { type AloneEvent, handFor, type Method, type Moved, type Seen } from './method.ts';
import type { AloneRefusal } from './refusals.ts';
import { cardsFrom, type Offer, offersFrom, type SourcedCell } from './sources.ts';
import {
  dealPiles,
  futures,
  isAtEnd,
  type ThirdPiles,
  topCards,
  turn,
  undealtPiles,
  upCard,
  usePack,
} from './third-piles.ts';

export type Stack = { readonly top: string | null; readonly below: number };

export type ThirdView = Seen & {
  readonly stacks: readonly Stack[];
  /** The pack in its order, UNSEEN for cards nobody has seen yet; the first `turned` of them are the pile. */
  readonly table: { readonly pack: readonly string[]; readonly turned: number; readonly spent: boolean };
};

const UNSEEN = '?';

function deal(cards: readonly string[]): Moved<ThirdPiles> {
  const piles = dealPiles(cards);
  const tops: AloneEvent = { what: 'uncovered', clause: 'K3-1', cards: topCards(piles) };
  return { piles, events: [{ what: 'dealt', clause: 'K3-1' }, tops] };
}

const offers = (piles: ThirdPiles): Offer[] => [
  ...piles.stacks.flatMap((stack, i) => offersFrom(i, stack.slice(-1))),
  ...offersFrom('pack', [upCard(piles) ?? []].flat()),
];

function refuseWay(piles: ThirdPiles, cells: readonly SourcedCell[]): AloneRefusal | undefined {
  const letters = cells.map(([, , letter]) => letter);
  const isIdle = cardsFrom(cells, 'pack').length > 0 && missing(topCards(piles), letters) === undefined;
  return isIdle ? { clause: 'K3-9r', why: 'stacks-do' } : undefined;
}

function refuseSource(piles: ThirdPiles, cells: readonly SourcedCell[], wrong: SourcedCell): AloneRefusal {
  const [, , letter, from] = wrong;
  if (cardsFrom(cells, from).length > 1) return { clause: 'K3-7r', why: 'one-a-turn', from };
  if (from !== 'pack') return { clause: 'K3-2', why: 'not-on-top', letter, from };
  return piles.spent ? { clause: 'K3-8r', why: 'used' } : { clause: 'K3-3', why: 'not-turned-up', letter };
}

function spend(piles: ThirdPiles, cells: readonly SourcedCell[], options: AloneOptions): Moved<ThirdPiles> {
  const isUsed = (source: number | 'pack'): boolean => cardsFrom(cells, source).length > 0;
  const stacks = piles.stacks.map((stack, i) => (isUsed(i) ? stack.slice(0, -1) : stack));
  const opened = stacks.flatMap((stack, i) => (isUsed(i) ? stack.slice(-1) : []));
  const left = { ...piles, stacks };
  const next = isUsed('pack') ? usePack(left, assertDefined(options.third)) : left;
  const below = isUsed('pack') ? [upCard(next) ?? []].flat() : [];
  const cards = [...opened, ...below];
  return { piles: next, events: cards.length === 0 ? [] : [{ what: 'uncovered', clause: 'K3-2', cards }] };
}

function goOn(piles: ThirdPiles): Moved<ThirdPiles> {
  const next = turn(piles);
  const up: AloneEvent = { what: 'turned', clause: 'K3-3', card: assertDefined(upCard(next)) };
  const over: AloneEvent = { what: 'turned-over', clause: 'K3-5', cards: piles.pack.length };
  return { piles: next, events: isAtEnd(piles) ? [over, up] : [up] };
}

function see(piles: ThirdPiles, chair: Chair): ThirdView {
  const { stacks, pack, seen, turned, spent } = piles;
  return {
    ...handFor(chair, topCards(piles)),
    stacks: stacks.map(stack => ({ top: stack.at(-1) ?? null, below: Math.max(0, stack.length - 1) })),
    table: { pack: pack.map((card, i) => (seen[i] ? card : UNSEEN)), turned, spent },
    up: upCard(piles),
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

export const third: Method<ThirdPiles, ThirdView> = {
  id: 'alone-third',
  options: thirdOptions,
  sources: [0, 1, 2, 3, 4, 5, 6, 'pack'],
  unable: 'turn',
  clauses: { addition: 'K3-2', lost: 'K3-6' },
  undealt: undealtPiles(LETTERS),
  deal,
  offers,
  refuseSource,
  refuseWay,
  spend,
  refuseUnable: ({ pack }) => (pack.length > 0 ? undefined : { clause: 'K3-3', why: 'pack-used-up' }),
  goOn,
  isStuck: (piles, canAdd) => !canAdd(piles) && !futures(piles).some(canAdd),
  places: ({ stacks, pack }) => ({ ...Object.fromEntries(stacks.map((stack, i) => [`stack ${i}`, stack])), pack }),
  see,
  imagine,
  shown: ({ stacks, table }) => [
    ...stacks.flatMap(({ top }) => top ?? []),
    ...table.pack.filter(card => card !== UNSEEN),
  ],
};
