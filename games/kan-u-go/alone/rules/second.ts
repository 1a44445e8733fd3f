/** The second method: a hand that grows until it can add [K2]. */
import { itemAt } from '@parlour/kernel/result';
import { LETTERS, less } from '../../pack/pack.ts';
import { aloneOptions } from '../../rules/options.ts';
import { handFor, type Method, type Seen } from './method.ts';
import { cardsFrom, offersFrom } from './sources.ts';

export type SecondPiles = {
  readonly hand: readonly string[];
  /** The blind pack, its top first. */
  readonly blind: readonly string[];
};

const HAND = 12;

export const second: Method<SecondPiles, Seen> = {
  id: 'alone-second',
  options: aloneOptions,
  sources: ['hand'],
  unable: 'take',
  clauses: { addition: 'K2-2', lost: 'KA-4r' },
  undealt: { hand: [], blind: LETTERS },
  deal: pack => ({
    piles: { hand: pack.slice(0, HAND), blind: pack.slice(HAND) },
    events: [{ what: 'dealt', clause: 'K2-1' }],
  }),
  offers: ({ hand }) => offersFrom('hand', hand),
  refuseSource: (_, __, [, , letter]) => ({ clause: 'K2-2', why: 'not-held', letter }),
  spend: ({ hand, blind }, cells) => ({ piles: { hand: less(hand, cardsFrom(cells, 'hand')), blind }, events: [] }),
  refuseUnable: ({ blind }) => (blind.length > 0 ? undefined : { clause: 'K2-3', why: 'pack-used-up' }),
  goOn({ hand, blind }) {
    const card = itemAt(blind, 0);
    const took = { what: 'took', clause: 'K2-3', secret: { card }, seenBy: [0] } as const;
    return { piles: { hand: [...hand, card], blind: blind.slice(1) }, events: [took] };
  },
  isStuck: (piles, canAdd) => piles.blind.length === 0 && !canAdd(piles),
  places: ({ hand, blind }) => ({ hand, blind }),
  see: ({ hand, blind }, chair) => ({ ...handFor(chair, hand), table: {}, up: null, blind: blind.length }),
  imagine: ({ hand, blind, others }, unseen) => {
    const held = hand ?? unseen.slice(0, itemAt(others, 0).cards);
    return { hand: held, blind: unseen.slice(unseen.length - blind) };
  },
  shown: ({ hand }) => hand ?? [],
};
