/** Kit and Kat for the printer: the cards of the pack that the option names, a teacher's own among them. */
import type { Options } from '@parlour/kernel/options';
import { type Leaflets, reworded } from '../../shelf/how-to.ts';
import type { Printing, ReadDataFile, Scoring } from '../../shelf/shelf.ts';
import * as art from '../art/faces.ts';
import { dressOf, ownDress } from '../art/words.ts';
import { countedFor, packOf } from '../kit-and-kat/rules/cards.ts';
import { PACKS } from '../kit-and-kat/rules/options.ts';
import { readingOf } from '../kit-and-kat/rules/reading.ts';
import { answersOf } from '../pack/answers.ts';
import { openPack } from '../pack/open-pack.ts';

const scoringOf = (books: number): readonly Scoring[] => [
  {
    game: 'Kit and Kat',
    row: 'game',
    players: 8,
    columns: ['books'],
    says: `There are ${books} books to take in a game; whoever takes most wins it.`,
  },
];

/** How many books a pack of one's own has matters to those who make one, not to those who play with it. */
const ABOUT_MAKING = 'KK-26r';

/** How to play and the clauses, with the numbers of this pack. */
function leafletsFor(books: number, { howTo, sections, tale }: Leaflets): Leaflets {
  const count = (text: string): string => countedFor(books, text);
  return {
    tale,
    howTo: howTo.map(leaflet => reworded(leaflet, count)),
    sections: sections.map(section => ({
      ...section,
      clauses: section.clauses
        .filter(({ id }) => id !== ABOUT_MAKING)
        .map(clause => ({ ...clause, text: count(clause.text) })),
    })),
  };
}

/** The title of the box is that of its first pack, in all its editions. */
const isOfTheBox = (name: string): boolean => name === PACKS[0] || name.startsWith(`${PACKS[0]}-`);

export async function printing(options: Options, read: ReadDataFile, rules?: number): Promise<Printing> {
  const name = String(options.pack);
  const pack = await openPack(name, read, readingOf(rules));
  const own = isOfTheBox(name) ? undefined : { title: pack.title, author: pack.author };
  return {
    art,
    pack: packOf(pack.books.length),
    scoring: scoringOf(pack.books.length),
    dress: own ? ownDress(pack, name) : dressOf(pack, name),
    answers: answersOf(pack),
    leaflets: given => leafletsFor(pack.books.length, given),
    ...(own && { own }),
  };
}
