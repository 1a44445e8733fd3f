/** Players who know nothing of a game but its contract: whoever adds a game has these at their table from the first day. */
import { determinised, type Saying } from './determinised.ts';
import { genericPeople } from './generic-people.ts';
import { type Character, type Think, withMinds } from './player.ts';
import { thinkRandom } from './random.ts';
import { treeSearch } from './tree.ts';
import { byPlayingOut, byPoints, bySearching } from './worth.ts';

const atOnce: Saying = best => `It stands best right after it (${best.value.toFixed(2)} of 1).`;

const onAverage: Saying = (best, next, worlds) => {
  const rest = next === undefined ? '' : `, the next best ${next.value.toFixed(2)}`;
  return `In ${worlds} ways the hidden cards could lie it came out best: ${best.value.toFixed(2)} of 1${rest}.`;
};

const mostTried: Saying = (best, _, worlds) =>
  `Of ${worlds} trials with the hidden cards laid anew, ${Math.round(100 * best.value)} % ended up preferring it.`;

const searchTree = treeSearch(byPlayingOut, mostTried);
const searchEnd = determinised(bySearching(300), onAverage);
const FEW_CARDS = 3;
const FEW_PLAYS = 4;

/** The end is searched where it is small: with few cards, and few things that can be done with them. */
const thinkHard: Think = situation => {
  const isSmall = (situation.view.hand?.length ?? 0) <= FEW_CARDS && situation.plays.length <= FEW_PLAYS;
  return isSmall ? searchEnd(situation) : searchTree(situation);
};

/** One a level, weakest first, for any game at all. */
export const genericPlayers: readonly Character[] = withMinds(genericPeople, {
  easy: { budget: 1, think: thinkRandom },
  normal: { budget: 200, think: determinised(byPoints, atOnce) },
  strong: { budget: 600, think: determinised(byPlayingOut, onAverage) },
  expert: { budget: 1500, think: thinkHard },
});
