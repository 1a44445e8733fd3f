import { pick } from '@parlour/kernel/random';
import { genericPersonas } from './persona.ts';
import { type Character, type Think, thinkOnce, withStrategies } from './player.ts';
import { playersText } from './players-text.ts';
import { determinizedSearch, type ExplainChoice } from './search/determinized-search.ts';
import { evaluateByFullSearch, evaluateByPlayout, evaluateByPoints } from './search/evaluation.ts';
import { ismctsSearch } from './search/ismcts.ts';

/** Plays uniformly at random: the lowest rung of every ladder. */
export const thinkRandom: Think = thinkOnce(({ plays, awaited, random }) => {
  const stayIdle = !awaited && random.below(20) > 0;
  const play = plays.length === 0 || stayIdle ? undefined : pick(random, plays);
  return { play, why: playersText('anyLegalPlay'), options: [], units: 1 };
});

/** Generic computer players: they know only the contract, so that a new game has players at once. */

const explainByScore: ExplainChoice = best => playersText('bestByScore', { value: best.value.toFixed(2) });

const explainByAverage: ExplainChoice = (best, next, worlds) => {
  const found = { worlds, value: best.value.toFixed(2) };
  return next === undefined
    ? playersText('bestByAverage', found)
    : playersText('bestByAverageOver', { ...found, next: next.value.toFixed(2) });
};

const explainByVisits: ExplainChoice = (best, _, worlds) =>
  playersText('bestByVisits', { worlds, percent: Math.round(100 * best.value) });

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
