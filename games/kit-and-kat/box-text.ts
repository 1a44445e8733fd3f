/** What the shelf says about the box. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  boxTitle: 'Kit and Kat in Nuerland',
  story:
    'Questions and answers from the Upper Nile, and a shout when someone slips. A wrong card stands if no one notices.',
  gameTitle: 'Kit and Kat',
  about: 'Play each book’s questions and answers in order; shout when someone gets it wrong.',
  book: 'book',
  books: 'books',

  wonTitle: 'Down the Nile',
  won: 'Win a game of Kit and Kat.',
  caughtTitle: 'Kit-and-Kat!',
  caught: 'Catch another player’s mistake.',
  flawlessTitle: 'Wide awake',
  flawless: 'Win without being caught in a mistake and without a false shout.',
  fiveBooksTitle: 'Five books',
  fiveBooks: 'Have five books or more at the end of a game.',
  booksShared: 'A square for each book, in the order they were closed: yours are full. Star: you caught a mistake.',
  before: 'A mission-press game, 1948',
  boxLine: 'Match questions and answers. Shout when someone slips.',
  kitAndKatLine: 'Questions, answers, and a shout.',
} as const;

export const kitBoxText: Translate<typeof english> = translator('kit-and-kat/box', english);
