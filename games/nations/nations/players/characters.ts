/** The players of Nations, weakest first. */
import { type Character, type Think, withStrategies } from '@parlour/players/player';
import { nationsPeople } from '../../players/people.ts';
import type { NationsParts } from '../rules/state.ts';
import { EASY_STRATEGY } from './levels/beginner.ts';
import { NORMAL_STRATEGY } from './levels/by-the-book.ts';
import { valueByTricks, valueByWinChance } from './levels/deal-values.ts';
import { searchWorlds } from './levels/world-search.ts';
import { dealInChains } from './world-sampler.ts';

/** All layouts that fit what was seen are equally likely; counts tricks. */
export const thinkStrong: Think<NationsParts> = searchWorlds({
  valueIn: () => valueByTricks,
  dealerFor:
    ({ game, view, random }) =>
    hands =>
      hands.set(game.imagine(view, random).hands),
  endingCards: 0,
  format: tricks => tricks.toFixed(2),
});

const WORLDS_PER_CHAIN = 8;

/** Worlds come as often as they explain the cards played; plays to win the game. */
export const thinkExpert: Think<NationsParts> = searchWorlds({
  valueIn: ({ view }) => valueByWinChance(view),
  dealerFor: dealInChains(WORLDS_PER_CHAIN),
  endingCards: 6,
  format: chance => `${(100 * chance).toFixed(1)} %`,
});

/** The computer players of Nations, weakest first. */
export const nationsCharacters: readonly Character[] = withStrategies(nationsPeople, {
  easy: EASY_STRATEGY,
  normal: NORMAL_STRATEGY,
  strong: { budget: 200, think: thinkStrong },
  expert: { budget: 400, think: thinkExpert },
});
