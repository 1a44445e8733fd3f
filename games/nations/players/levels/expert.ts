/** The expert: worlds come as often as they explain the cards that were played, and the aim is the game. */
import type { Think } from '@parlour/players/player';
import type { NationsParts } from '../../rules/parts.ts';
import { newDice } from '../fast.ts';
import { newSampler, startFrom, stir } from '../worlds/sampler.ts';
import { forTheGame } from './aims.ts';
import { searching } from './searching.ts';

/** So many worlds grow out of one fair sample: after many exchanges the first, the others after a few more each. */
const ROW = 8;
const FIRST = 100;
const MORE = 20;

export const thinkExpert: Think<NationsParts> = searching({
  aim: ({ view }) => forTheGame(view),
  dealer: ({ game, view, random }, position) => {
    const sampler = newSampler(position.view, position.past, newDice(random));
    let worlds = 0;
    return hands => {
      const begins = worlds++ % ROW === 0;
      if (begins) startFrom(sampler, game.imagine(view, random).hands);
      stir(sampler, begins ? FIRST : MORE);
      hands.set(sampler.hands);
    };
  },
  ending: 6,
  say: chance => `${(100 * chance).toFixed(1)} %`,
});
