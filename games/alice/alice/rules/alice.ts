import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Facts, Game, Proof, Rules } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { openPack, titlesOfPack } from '../../pack/pack.ts';
import { apply, draw } from './apply.ts';
import { englishWith } from './english.ts';
import { imagine } from './imagine.ts';
import { plays, refuse } from './judge.ts';
import { notationFor } from './notation.ts';
import { aliceOptions } from './options.ts';
import { type Card, cardsOfSet, packOf, type Titles, titleOf } from './pack.ts';
import { SETS } from './sets.ts';
import { type AliceParts, begin, isDealt, type State, status } from './state.ts';
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

/** Fewer sets are for tests that count every world. */
export function aliceWith(sets: number, titles: Titles = titleOf): Game<AliceParts> {
  const pack = packOf(sets);
  return { ...rulesFor(pack), ...notationFor(pack), ...englishWith(titles), ...proofFor(pack), ...facts };
}

export const aliceWithTitles = (titles: Titles): Game<AliceParts> => aliceWith(SETS.length, titles);

/** Alice in Wonderland. */
export const alice: Game<AliceParts> = aliceWithTitles(titleOf);

/** Opens the pack that the options name or carry. */
export const openAlice = async ({ pack }: Options, read: ReadDataFile): Promise<Game<AliceParts>> =>
  aliceWithTitles(titlesOfPack(await openPack(String(pack), read)));
