/** Alice in Wonderland, as the shelf knows it. */
import type { Facts, Game, Proof, Rules } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { apply, draw } from './apply.ts';
import { englishWith } from './english.ts';
import { imagine } from './imagine.ts';
import { plays, refuse } from './judge.ts';
import { notationFor } from './notation.ts';
import { aliceOptions } from './options.ts';
import { type Card, cardsOfSet, packOf, type Titles, titleOf } from './pack.ts';
import type { AliceParts } from './parts.ts';
import { SETS } from './sets.ts';
import { begin, isDealt, type State, status } from './state.ts';
import { view } from './view.ts';

const rulesFor = (pack: readonly Card[]): Rules<AliceParts> => ({
  id: 'alice',
  version: 1,
  seats: [3, 12],
  options: aliceOptions,
  pack,
  begin,
  status,
  draw: (state, random, order) => draw(state, random, pack, order),
  drawnFrom: ({ forfeit, hands }) => (forfeit ? hands[forfeit.from] : undefined),
  refuse,
  apply,
  plays,
  view,
  imagine,
});

const proofFor = (pack: readonly Card[]): Proof<AliceParts> => ({
  whereabouts: state => (isDealt(state) ? whereabouts(state) : { pack }),
});

const whereabouts = ({ hands, exposed, made }: State): Record<string, readonly string[]> =>
  Object.fromEntries(
    hands.flatMap((hand, seat) => [
      [`hand ${seat}`, hand],
      [`exposed ${seat}`, exposed[seat] === null ? [] : [itemAt(exposed, seat)]],
      [`sets ${seat}`, itemAt(made, seat).flatMap(cardsOfSet)],
    ]),
  );

const facts: Facts<AliceParts> = {
  undo: 'consent',
  better: 'high',
  sides: count => count,
  dealer: ({ dealer }) => dealer,
};

/** The game with the first so many sets of the pack: the whole for play, fewer for tests that count every world. */
export function aliceWith(sets: number, titles: Titles = titleOf): Game<AliceParts> {
  const pack = packOf(sets);
  return { ...rulesFor(pack), ...notationFor(pack), ...englishWith(titles), ...proofFor(pack), ...facts };
}

export const aliceTitled = (titles: Titles): Game<AliceParts> => aliceWith(SETS.length, titles);

/** The game with its own pack. */
export const alice: Game<AliceParts> = aliceTitled(titleOf);
