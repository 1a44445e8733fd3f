/** Worlds that come as often as they explain the cards that were played, a row of them out of each fair sample. */
import type { Situation } from '@parlour/players/player';
import type { NationsParts } from '../../rules/parts.ts';
import { newDice } from '../fast.ts';
import type { Position } from '../levels/position.ts';
import type { Dealer } from '../levels/trials.ts';
import { newSampler, startFrom, stir } from './sampler.ts';

/** Exchanges before the first world of a row, and before each that grows out of it. */
const FIRST = 100;
const MORE = 20;

export const inRowsOf =
  (row: number) =>
  ({ game, view, random }: Situation<NationsParts>, position: Position): Dealer => {
    const sampler = newSampler(position.view, position.past, newDice(random));
    let worlds = 0;
    return hands => {
      const begins = worlds++ % row === 0;
      if (begins) startFrom(sampler, game.imagine(view, random).hands);
      stir(sampler, begins ? FIRST : MORE);
      hands.set(sampler.hands);
    };
  };
