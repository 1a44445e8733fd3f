/** Kit and Kat for the printer: the cards of the pack that the option names, a teacher's own among them. */
import type { Options } from '@parlour/kernel/options';
import type { Printing, ReadFile, Scoring } from '../../shelf.ts';
import * as art from '../art/faces.ts';
import { dressOf, ownDress } from '../art/words.ts';
import { openPack } from '../open-pack.ts';
import { answersOf } from '../packs/answers.ts';
import { packOf } from '../rules/cards.ts';
import { PACKS } from '../rules/options.ts';
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

/** The title of the box is that of its first pack, in all its editions. */
const isOfTheBox = (name: string): boolean => name === PACKS[0] || name.startsWith(`${PACKS[0]}-`);

export async function printing(options: Options, read: ReadFile, rules?: number): Promise<Printing> {
  const name = String(options.pack);
  const pack = await openPack(name, read, readingOf(rules));
  const own = isOfTheBox(name) ? undefined : { title: pack.title, author: pack.author };
  return {
    art,
    pack: packOf(pack.books.length),
    scoring: scoringOf(pack.books.length),
    dress: own ? ownDress(pack, name) : dressOf(pack, name),
    answers: answersOf(pack),
    ...(own && { own }),
  };
}
