import type { Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import type { Printing, ScoreSheet } from '../../shelf/shelf.ts';
import * as art from '../art/faces.ts';
import { PACK } from '../pack/pack.ts';
import { NUMBERS } from '../rules/options.ts';

const scoring: readonly ScoreSheet[] = [
  {
    game: 'Kan-U-Go',
    row: 'round',
    players: 7,
    columns: ['left', 'total'],
    says: 'Whoever goes out counts nothing, the others what they hold. When somebody has 100, the lowest total wins.',
  },
  {
    game: 'Kan-U-Go Race',
    row: 'heat',
    players: 7,
    columns: ['left', 'total'],
    says: 'The winner of a heat takes 20 off, the others count what they hold. At 100 it ends; the lowest total wins.',
  },
  {
    game: 'Kan-U-Go Alone',
    row: 'deal',
    players: ['Six in a Row', 'Growing Hand', 'Seven Stacks'],
    columns: ['cards left'],
    says: 'Nothing left is a patience that has come out.',
  },
];

export const printing = ({ numbers }: Options): Printing => ({
  art,
  pack: PACK,
  scoring,
  dress: { words: art.wordsOf(assertDefined(NUMBERS.find(each => each === numbers))) },
  credits: 'The knight is by Skoll, game-icons.net, CC BY 3.0.',
});
