/** The expert: worlds come as often as they explain the cards that were played, and the aim is the game. */
import type { Think } from '@parlour/players/player';
import type { NationsParts } from '../../rules/parts.ts';
import { inRowsOf } from '../worlds/rows.ts';
import { forTheGame } from './aims.ts';
import { searching } from './searching.ts';

/** So many worlds grow out of one fair sample. */
const ROW = 8;

export const thinkExpert: Think<NationsParts> = searching({
  aim: ({ view }) => forTheGame(view),
  dealer: inRowsOf(ROW),
  ending: 6,
  say: chance => `${(100 * chance).toFixed(1)} %`,
});
