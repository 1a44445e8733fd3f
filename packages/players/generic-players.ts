import { pick } from '@parlour/kernel/random';
import { genericPersonas } from './persona.ts';
import { type Character, type Think, thinkOnce, withStrategies } from './player.ts';
import { determinizedSearch, type ExplainChoice } from './search/determinized-search.ts';
import { evaluateByFullSearch, evaluateByPlayout, evaluateByPoints } from './search/evaluation.ts';
import { ismctsSearch } from './search/ismcts.ts';

/** Plays uniformly at random: the lowest rung of every ladder. */
export const thinkRandom: Think = thinkOnce(({ plays, awaited, random }) => {
  const stayIdle = !awaited && random.below(20) > 0;
  const play = plays.length === 0 || stayIdle ? undefined : pick(random, plays);
  return { play, why: 'Any permitted play will do.', options: [], units: 1 };
});

/** Generic computer players: they know only the contract, so that a new game has players at once. */

const explainByScore: ExplainChoice = best => `It stands best right after it (${best.value.toFixed(2)} of 1).`;

const explainByAverage: ExplainChoice = (best, next, worlds) => {
  const rest = next === undefined ? '' : `, the next best ${next.value.toFixed(2)}`;
  return `In ${worlds} ways the hidden cards could lie it came out best: ${best.value.toFixed(2)} of 1${rest}.`;
};

const explainByVisits: ExplainChoice = (best, _, worlds) =>
  `Of ${worlds} trials with the hidden cards laid anew, ${Math.round(100 * best.value)} % ended up preferring it.`;

const thinkByTree = ismctsSearch(evaluateByPlayout, explainByVisits);
const thinkByFullSearch = determinizedSearch(evaluateByFullSearch(300), explainByAverage);
const EXACT_MAX_CARDS = 3;
const EXACT_MAX_PLAYS = 4;

/** Searches small endgames in full, and everything else by tree search. */
const thinkExpert: Think = situation => {
  const isSmall = (situation.view.hand?.length ?? 0) <= EXACT_MAX_CARDS && situation.plays.length <= EXACT_MAX_PLAYS;
  return isSmall ? thinkByFullSearch(situation) : thinkByTree(situation);
};

/** One player per level, weakest first, for any game. */
export const genericPlayers: readonly Character[] = withStrategies(genericPersonas, {
  easy: { budget: 1, think: thinkRandom },
  normal: { budget: 200, think: determinizedSearch(evaluateByPoints, explainByScore) },
  strong: { budget: 600, think: determinizedSearch(evaluateByPlayout, explainByAverage) },
  expert: { budget: 1500, think: thinkExpert },
});
