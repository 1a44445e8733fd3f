/** The expert: worlds come as often as they explain the cards that were played, and the aim is the game. */
import type { Think } from '@parlour/players/player';
import type { State } from '../../rules/state.ts';
import { newDice } from '../fast.ts';
import { newSampler, startFrom, stir } from '../worlds/sampler.ts';
import { forTheGame } from './aims.ts';
import { searching } from './searching.ts';

/** After so many exchanges a world has forgotten where it began. */
const EXCHANGES = 60;

export const thinkExpert: Think = searching({
  aim: ({ view }) => forTheGame(view),
  dealer: ({ game, view, random }, position) => {
    const sampler = newSampler(position.view, position.past, newDice(random));
    return hands => {
      startFrom(sampler, (game.imagine(view, random) as State).hands);
      stir(sampler, EXCHANGES);
      hands.set(sampler.hands);
    };
  },
  say: chance => `${(100 * chance).toFixed(0)} % of games`,
});
