/** The strong player: every layout of the hidden cards that fits what was seen is as likely as another. */
import type { Think } from '@parlour/players/player';
import type { NationsParts } from '../../rules/parts.ts';
import { forTricks } from './aims.ts';
import { searching } from './searching.ts';

export const thinkStrong: Think<NationsParts> = searching({
  aim: () => forTricks,
  dealer:
    ({ game, view, random }) =>
    hands =>
      hands.set(game.imagine(view, random).hands),
  ending: 0,
  say: tricks => tricks.toFixed(2),
});
