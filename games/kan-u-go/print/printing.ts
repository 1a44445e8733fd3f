/** Kan-U-Go for the printer: fifty-eight cards, with the numbers the option asks for. */
import type { Options } from '@parlour/kernel/options';
import type { Printing } from '../../shelf.ts';
import * as art from '../art/faces.ts';
import { type Numbers, PACK } from '../rules/pack.ts';

export const printing = ({ numbers }: Options): Printing => ({
  art,
  pack: PACK,
  dress: { words: art.wordsOf(numbers as Numbers) },
  credits: 'The knight is by Skoll, game-icons.net, CC BY 3.0.',
});
