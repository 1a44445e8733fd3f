import type { Printing, ScoreSheet } from '../../shelf/shelf.ts';
import * as art from '../art/faces.ts';
import { PACK } from '../pack/pack.ts';

const scoring: readonly ScoreSheet[] = [
  {
    game: 'Nations',
    row: 'deal',
    players: ['We', 'They'],
    columns: ['tricks above six', 'titles', 'total'],
    says: 'The side that first has 10 points wins.',
  },
  {
    game: 'The Game of the Monkey',
    row: 'game',
    players: 8,
    columns: [''],
    says: 'A cross for whoever is left with the Monkey; the fewest crosses win the evening.',
  },
];

export const printing = (): Printing => ({
  art,
  pack: PACK,
  dress: {},
  scoring,
  credits: 'Coastlines: Natural Earth, public domain.',
});
