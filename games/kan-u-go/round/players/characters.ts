/** The players of Kan-U-Go and the race. */

import { pick } from '@parlour/kernel/random';
import { type Character, type Think, type Thought, withStrategies } from '@parlour/players/player';
import { gameLexicon } from '../../lexicon/loader.ts';
import { kanUGoPeople } from '../../players/people.ts';
import { hasTwoVowels, inoffensiveLotWords } from '../../race/rules/opening-word.ts';
import type { RacePlay } from '../../race/rules/plays.ts';
import type { RaceParts } from '../../race/rules/state.ts';
import { planningStrategy } from './planning-strategy.ts';
import type { TableParts, WordLimits } from './position.ts';
import { kanUGoReasonsText as t } from './reasons-text.ts';
import { samplingStrategy } from './sampling-strategy.ts';
import { casualStrategy, greedyStrategy } from './simple-strategies.ts';

/** Sixteen equally likely factors, log-normal in shape. */
const PACE_FACTORS = [0.78, 0.84, 0.88, 0.91, 0.93, 0.95, 0.97, 0.99, 1.01, 1.03, 1.05, 1.08, 1.1, 1.14, 1.19, 1.28];

/** Times a strategy like a person's. The time comes from the seed, so it reveals neither cards nor work. */
export const withPace = (meanSeconds: number, think: Think<TableParts>): Think<TableParts> =>
  function* (situation) {
    const seconds = meanSeconds * PACE_FACTORS[situation.random.below(PACE_FACTORS.length)]!;
    const timed = (thought: Thought<RacePlay>): Thought<RacePlay> =>
      // Not a copy, which would work out the reasons.
      Object.assign(thought, { seconds });
    const thoughts = think(situation);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) return timed(value);
      yield timed(value);
    }
  };

/** Long enough to read who chooses. */
const CHOICE_SECONDS = 2;

/** For a computer dealer the lot decides [KR-18r]. */
export const withOpeningChoice = (think: Think<TableParts>): Think<RaceParts> =>
  function* (situation) {
    const { rest, options } = situation.view;
    if (rest === undefined) return yield* think(situation);
    const word = pick(situation.random, inoffensiveLotWords(rest, gameLexicon(situation.game), options.plurals));
    const why = t(hasTwoVowels({ word }) ? 'livelyStart' : 'openingWord', { word });
    const thought: Thought<RacePlay> = {
      play: { do: 'open', word },
      why,
      options: [],
      units: 0,
      seconds: CHOICE_SECONDS,
    };
    yield thought;
    return thought;
  };

const CHILD: WordLimits = { highestGrade: 20, maxCards: 3 };
const COMMON: WordLimits = { highestGrade: 50 };
/** Words a family lays against the clock. */
const FAMILY: WordLimits = { highestGrade: 35, maxCards: 4 };
export const ALL_WORDS: WordLimits = { highestGrade: 80 };

/** One per level, weakest first. */
export const kanUGoCharacters: readonly Character[] = withStrategies(kanUGoPeople, {
  easy: { budget: 1, think: casualStrategy(CHILD) },
  normal: { budget: 1, think: greedyStrategy(COMMON) },
  strong: {
    budget: 200,
    think: samplingStrategy({
      ...ALL_WORDS,
      planningBudget: 80,
      breadth: { maxCandidates: 20, maxPlaces: 3 },
      plans: 6,
      worldsPerHalving: 2,
    }),
  },
  expert: {
    budget: 2500,
    think: samplingStrategy({
      ...ALL_WORDS,
      planningBudget: 250,
      breadth: { maxCandidates: 24, maxPlaces: 3 },
      plans: 12,
      worldsPerHalving: 6,
    }),
  },
});

/** Stronger players are also quicker. */
const THINKING_SECONDS: Readonly<Record<Character['level'], number>> = {
  easy: 31,
  normal: 15.5,
  strong: 7.8,
  expert: 3.9,
};
const RACE_STRATEGIES: Readonly<Record<Character['level'], Think<TableParts>>> = {
  easy: casualStrategy({ highestGrade: 20, maxCards: 4 }),
  normal: greedyStrategy(FAMILY),
  strong: greedyStrategy(ALL_WORDS),
  expert: planningStrategy(ALL_WORDS),
};

/** One per level, weakest first. */
export const raceCharacters: readonly Character[] = kanUGoCharacters.map(character => ({
  ...character,
  budget: 80,
  think: withOpeningChoice(withPace(THINKING_SECONDS[character.level], RACE_STRATEGIES[character.level])),
}));
