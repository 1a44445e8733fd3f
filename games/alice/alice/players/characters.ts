/**
 * The players of Alice. Memory is all there is to this game, since only their own questions tell players where the cards
 * are that they want: docs/decisions/0009-alice-is-memory.md.
 */
import { type Character, type Situation, type Think, withStrategies } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/parts.ts';
import { askByBeliefs } from './believing.ts';
import { alicePeople } from './people.ts';
import { askAnybody, askByMemory } from './simple.ts';

/** Even where repeats are allowed no level puts a question that must be answered with no again [AL-23r]. */
const hopeful =
  (think: Think<AliceParts>): Think<AliceParts> =>
  situation =>
    think({ ...situation, plays: situation.plays.filter(play => !isVain(situation, play)) });

const isVain = ({ view, seat }: Situation<AliceParts>, play: AlicePlay): boolean =>
  play.do === 'ask' && view.barred.some(({ by, of, card }) => by === seat && of === play.of && card === play.card);

/** Who plays it, one a level, weakest first. */
export const aliceCharacters: readonly Character[] = withStrategies(alicePeople, {
  easy: { budget: 1, think: hopeful(askAnybody) },
  normal: { budget: 1, think: hopeful(askByMemory) },
  strong: { budget: 1, think: hopeful(askByBeliefs(8)) },
  expert: { budget: 1, think: hopeful(askByBeliefs()) },
});
