import { loadAlbum } from '@parlour/kernel/authoring/pack-pictures';
import type { Options } from '@parlour/kernel/options';
import { translator } from '@parlour/messages';
import { type BoxLeaflets, mapLeafletTexts } from '../../shelf/leaflets.ts';
import type { Printing, ReadDataFile, ScoreSheet } from '../../shelf/shelf.ts';
import * as art from '../art/faces.ts';
import { dressOf, dressOfOwnPack } from '../art/faces.ts';
import { cardsOfBooks, withPackNumbers } from '../kit-and-kat/rules/cards.ts';
import { BOX_PACKS, rulesVersionOf } from '../kit-and-kat/rules/options.ts';
import { answerSheet, openPack } from '../pack/pack-file.ts';

const english = {
  game: 'Kit and Kat',
  row: 'game',
  column: 'books',
  goal: 'There are {books, plural, one {# book} other {# books}}. The player who wins the most books wins.',
} as const;
const t = translator('kit-and-kat-print', english);

const scoringOf = (books: number): readonly ScoreSheet[] => [
  {
    game: t('game'),
    row: t('row'),
    players: 8,
    columns: [t('column')],
    says: t('goal', { books }),
  },
];

/** Concerns authors of packs, not players. */
const OWN_PACK_CLAUSE = 'KK-26r';

/** With the numbers of this pack. */
function leafletsFor(books: number, { howTo, sections, boxStory: tale }: BoxLeaflets): BoxLeaflets {
  const count = (text: string): string => withPackNumbers(books, text);
  return {
    boxStory: tale,
    howTo: howTo.map(leaflet => mapLeafletTexts(leaflet, count)),
    sections: sections.map(section => ({
      ...section,
      clauses: section.clauses
        .filter(({ id }) => id !== OWN_PACK_CLAUSE)
        .map(clause => ({ ...clause, text: count(clause.text) })),
    })),
  };
}

/** The box has the title of its first pack, in all editions. */
const isBoxPack = (name: string): boolean => name === BOX_PACKS[0] || name.startsWith(`${BOX_PACKS[0]}-`);

export async function printing(options: Options, read: ReadDataFile, rules?: number): Promise<Printing> {
  const name = String(options.pack);
  const pack = await openPack(name, read, rulesVersionOf(rules));
  const own = isBoxPack(name) ? undefined : { title: pack.title, author: pack.author };
  return {
    art,
    pack: cardsOfBooks(pack.books.length),
    scoring: scoringOf(pack.books.length),
    dress: own ? dressOfOwnPack(pack, name, await loadAlbum('kit-and-kat', pack.album, read)) : dressOf(pack, name),
    answers: answerSheet(pack),
    leaflets: given => leafletsFor(pack.books.length, given),
    ...(own && { own }),
  };
}
