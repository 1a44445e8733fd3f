import { randomThinkingSeconds, type Tempo } from '@parlour/players/persona';
import { type Character, type Level, type Think, thinkOnce, withReasons } from '@parlour/players/player';
import type { KitParts } from '../rules/state.ts';
import { kitPeople } from './people.ts';
import { kitPlayersText } from './players-text.ts';
import { hintSteps } from './reasons.ts';
import { type Attention, decideShout } from './shout-strategy.ts';
import {
  type ChoosePlay,
  chooseAny,
  chooseByTempo,
  type ErrorRates,
  layByDistance,
  layByWait,
  makeError,
  NO_ERRORS,
} from './turn-strategies.ts';

type PlayerTraits = {
  readonly choose: ChoosePlay;
  readonly errors: ErrorRates;
  readonly attention: Attention;
  readonly tempo: Tempo;
};

/** Shouts if there is cause, otherwise plays if it is the player's turn. */
export const createStrategy = ({ choose, errors, attention, tempo }: PlayerTraits): Think<KitParts> =>
  thinkOnce(situation => {
    const shout = decideShout(situation, attention);
    if (shout !== undefined) return shout;
    if (!situation.awaited) return { play: undefined, why: kitPlayersText('noMistakeSeen'), options: [], units: 1 };
    const seconds = randomThinkingSeconds(situation.random, tempo);
    const error = makeError(situation, errors);
    if (error !== undefined) return { play: error, why: kitPlayersText('looksRight'), options: [], units: 1, seconds };
    const chosen = choose(situation);
    return withReasons(
      { play: chosen.play, options: chosen.options, units: 1, seconds },
      () => chosen.why,
      () => hintSteps(chosen.play, situation.view),
    );
  });

const TRAITS_BY_LEVEL: Readonly<Record<Level, Omit<PlayerTraits, 'tempo'>>> = {
  easy: {
    choose: chooseAny,
    errors: { perThousand: 80, forgetPercent: 80, maxOverlooked: 3 },
    attention: { noticePercent: 25, misjudgePercent: 10, reaction: [1.5, 1.95] },
  },
  normal: {
    choose: chooseAny,
    errors: { perThousand: 35, forgetPercent: 40, maxOverlooked: 2 },
    attention: { noticePercent: 60, misjudgePercent: 25, reaction: [1.2, 1.9] },
  },
  strong: {
    choose: chooseByTempo(layByDistance),
    errors: { perThousand: 4, forgetPercent: 10, maxOverlooked: 1 },
    attention: { noticePercent: 90, misjudgePercent: 0, reaction: [1, 1.8] },
  },
  expert: {
    choose: chooseByTempo(layByWait),
    errors: NO_ERRORS,
    attention: { noticePercent: 100, misjudgePercent: 0, reaction: [0.8, 1.6] },
  },
};

/** One per level, weakest first. */
export const kitCharacters: readonly Character[] = kitPeople.map(persona => ({
  ...persona,
  budget: 1,
  think: createStrategy({ ...TRAITS_BY_LEVEL[persona.level], tempo: persona.tempo }),
}));
