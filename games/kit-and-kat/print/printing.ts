/** Kit and Kat for the printer: the cards of the pack that the option names, a teacher's own among them. */
import type { Options } from '@parlour/kernel/options';
import type { Printing, ReadFile, Scoring } from '../../shelf.ts';
import * as art from '../art/faces.ts';
import { dressOf } from '../art/words.ts';
import { openPack } from '../open-pack.ts';
import { answersOf } from '../packs/answers.ts';
import { PACK } from '../rules/cards.ts';
import { readingOf } from '../rules/reading.ts';

const scoringOf = (books: number): readonly Scoring[] => [
  {
    game: 'Kit and Kat',
    row: 'game',
    players: 8,
    columns: ['books'],
    says: `There are ${books} books to take in a game; whoever takes most wins it.`,
  },
];

export async function printing(options: Options, read: ReadFile, rules?: number): Promise<Printing> {
  const name = String(options.pack);
  const pack = await openPack(name, read, readingOf(rules));
  return { art, pack: PACK, scoring: scoringOf(14), dress: dressOf(pack, name), answers: answersOf(pack) };
}
