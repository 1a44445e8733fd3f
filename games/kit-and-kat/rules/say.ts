/** What happens at the table of Kit and Kat, in plain sentences; questions and answers are read aloud (KK-10). */
import type { Seat } from '@parlour/kernel/game';
import { asks, type Pack, textOf } from '../packs/pack.ts';
import type { Card } from './cards.ts';
import type { KitHappening } from './happenings.ts';

type Name = (seat: Seat) => string;

export function say(pack: Pack, happening: KitHappening, name: Name): string {
  switch (happening.what) {
    case 'deal':
      return `${name(happening.dealer)} deals the pack into packets of five.`;
    case 'packet':
      return `${name(happening.seat)} takes a packet${happening.cards ? `: ${happening.cards.join(' ')}` : ''}.`;
    case 'begins':
      return happening.clause === 'KK-3'
        ? `${name(happening.seat)} has a card marked 1 and begins.`
        : `Nobody has a card marked 1; ${name(happening.seat)} begins.`;
    case 'plays':
      return `${name(happening.seat)} plays ${happening.card}${FROM[happening.from]} and ${readAloud(pack, happening.card)}`;
    case 'lays':
      return `${name(happening.seat)} lays ${happening.card}${whereLaid(happening)}.`;
    case 'passes':
      return `${name(happening.seat)} passes.`;
    case 'book':
      return `${name(happening.seat)} takes book ${happening.book}.`;
    case 'last':
      return 'All hands are played out: the Kittens are the hands now, and open.';
    case 'shout':
      return `${name(happening.seat)} shouts "Kit-and-Kat!" at ${name(happening.at)}${VERDICTS[happening.verdict]}`;
    case 'back':
      return `${name(happening.seat)} takes back ${happening.cards.join(' ')}${givenBack(happening.books)}.`;
    case 'draws':
      return `${name(happening.seat)} draws ${happening.card ?? 'a card'} from ${name(happening.from)}.`;
    case 'ends':
      return sayEnd(happening.winners.map(name));
  }
}

function whereLaid({ covers, moved }: KitHappening & { what: 'lays' }): string {
  if (moved) return `, after putting the pile of ${moved.top} on ${moved.on}`;
  return covers ? ` on ${covers}` : '';
}

const FROM = { hand: '', kittens: ' from the Kittens' } as const;

const VERDICTS = {
  mistake: ', and rightly so.',
  late: ', and rightly so: the 1 had been held back.',
  false: ', but there was no mistake.',
} as const;

const readAloud = (pack: Pack, card: Card): string => `${asks(card) ? 'asks' : 'answers'}: "${textOf(pack, card)}"`;

const givenBack = (books: readonly string[]): string =>
  books.length === 0 ? '' : `, and book ${books.join(' and book ')} is given back`;

const sayEnd = (winners: readonly string[]): string =>
  winners.length === 1
    ? `${winners[0]} has the most books and has won.`
    : `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)} share the win with the same number of books.`;
