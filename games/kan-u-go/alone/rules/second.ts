/** Second method: a hand that grows until it can add [K2]. */
import { itemAt } from '@parlour/kernel/result';
import { LETTERS, withoutCards } from '../../pack/pack.ts';
import { aloneOptions } from '../../rules/options.ts';
import { lettersFrom, type Method, offersOf, type PilesView, visibleHand } from './method.ts';

export type SecondPiles = {
  readonly hand: readonly string[];
  /** Top first. */
  readonly blind: readonly string[];
};

const HAND_SIZE = 12;

export const secondMethod: Method<SecondPiles, PilesView> = {
  id: 'alone-second',
  options: aloneOptions,
  sources: ['hand'],
  drawPlay: 'take',
  clauses: { addition: 'K2-2', lost: 'KA-4r' },
  pilesBeforeDeal: { hand: [], blind: LETTERS },
  deal: pack => ({
    piles: { hand: pack.slice(0, HAND_SIZE), blind: pack.slice(HAND_SIZE) },
    events: [{ what: 'dealt', clause: 'K2-1' }],
  }),
  offersIn: ({ hand }) => offersOf('hand', hand),
  refuseSource: (_, __, [, , letter]) => ({ clause: 'K2-2', why: 'not-held', letter }),
  takeCards: ({ hand, blind }, cells) => ({
    piles: { hand: withoutCards(hand, lettersFrom(cells, 'hand')), blind },
    events: [],
  }),
  refuseDraw: ({ blind }) => (blind.length > 0 ? undefined : { clause: 'K2-3', why: 'pack-used-up' }),
  drawNext({ hand, blind }) {
    const card = itemAt(blind, 0);
    const took = { what: 'took', clause: 'K2-3', secret: { card }, seenBy: [0] } as const;
    return { piles: { hand: [...hand, card], blind: blind.slice(1) }, events: [took] };
  },
  isStuck: (piles, canAdd) => piles.blind.length === 0 && !canAdd(piles),
  cardsByPlace: ({ hand, blind }) => ({ hand, blind }),
  viewPiles: ({ hand, blind }, chair) => ({ ...visibleHand(chair, hand), table: {}, up: null, blind: blind.length }),
  imagine: ({ hand, blind, others }, unseen) => {
    const held = hand ?? unseen.slice(0, itemAt(others, 0).cards);
    return { hand: held, blind: unseen.slice(unseen.length - blind) };
  },
  visibleCards: ({ hand }) => hand ?? [],
};
