/** Kit and Kat in English, with the pack's texts (KK-10). */
import type { Reader, Seat, SeatName, Words } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { isQuestion, notesOn, type Pack, textOf } from '../../pack/pack.ts';
import { sheet } from '../../sheet.generated.ts';
import { type Card, cardOf, rankOf, withPackNumbers } from './cards.ts';
import type { KitEvent } from './events.ts';
import type { KitRefusal, LayRefusalReason } from './refusals.ts';
import { type Cards, type KitParts, nextRank } from './state.ts';
import { type KitView, lastRead } from './view.ts';

function say(pack: Pack, event: KitEvent, name: SeatName): string {
  switch (event.what) {
    case 'deal':
      return `${name(event.dealer)} deals the pack into packets of five.`;
    case 'packet':
      return `${name(event.seat)} takes a packet${event.cards ? `: ${event.cards.join(' ')}` : ''}.`;
    case 'begins':
      return event.clause === 'KK-3'
        ? `${name(event.seat)} has a card marked 1 and begins.`
        : `Nobody has a card marked 1; ${name(event.seat)} begins.`;
    case 'plays':
      return `${name(event.seat)} plays ${event.card}${FROM[event.from]} and ${quoteCard(pack, event.card)}`;
    case 'lays':
      return `${name(event.seat)} lays ${event.card}${sayWhereLaid(event)}.`;
    case 'passes':
      return `${name(event.seat)} passes.`;
    case 'book':
      return `${name(event.seat)} takes book ${event.book}.`;
    case 'last':
      return 'All hands are played out: the Kittens are the hands now, and open.';
    case 'shout':
      return `${name(event.seat)} shouts "Kit-and-Kat!" at ${name(event.at)}${VERDICTS[event.verdict]}`;
    case 'back':
      return `${name(event.seat)} takes back ${event.cards.join(' ')}${sayBooksReturned(event.books)}.`;
    case 'draws':
      return `${name(event.seat)} draws ${event.card ?? 'a card'} from ${name(event.from)}.`;
    case 'ends':
      return sayEnd(event.winners.map(name));
  }
}

function sayWhereLaid({ covers, moved }: KitEvent & { what: 'lays' }): string {
  if (moved) return `, after putting the pile of ${moved.top} on ${moved.on}`;
  return covers ? ` on ${covers}` : '';
}

const FROM = { hand: '', kittens: ' from the Kittens' } as const;

const VERDICTS = {
  mistake: ', and rightly so.',
  late: ', and rightly so: the 1 had been held back.',
  false: ', but there was no mistake.',
} as const;

const quoteCard = (pack: Pack, card: Card): string =>
  `${isQuestion(card) ? 'asks' : 'answers'}: "${textOf(pack, card)}"`;

const sayBooksReturned = (books: readonly string[]): string =>
  books.length === 0 ? '' : `, and book ${books.join(' and book ')} is given back`;

const sayEnd = (winners: readonly string[]): string =>
  winners.length === 1
    ? `${winners[0]} has the most books and has won.`
    : `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)} share the win with the same number of books.`;

function sayRefusal(refusal: KitRefusal, name: SeatName, reader: Reader): string {
  switch (refusal.why) {
    case 'over':
      return 'All books are taken: the game is over.';
    case 'not-dealt':
      return 'The packets are still to be dealt.';
    case 'draw-due':
      return 'A card is being drawn.';
    case 'not-your-turn':
      return `It is the turn of ${name(refusal.turn)}.`;
    case 'covered':
      return `Your Kitten ${refusal.card} is covered; the one on it must be played first.`;
    case 'not-playable':
      return `You have no ${refusal.card}: cards are played from the hand and from the tops of your Kittens.`;
    case 'must-play':
      return 'You can play, so you must play at least one card before you pass.';
    case 'must-lay':
      return 'You end your turn by laying a card from your hand.';
    case 'one-first':
      return 'You hold a card marked 1, which must be played before anything else.';
    case 'out-of-order':
      return 'That card is out of its order: its book waits for another.';
    case 'shout-at-yourself':
      return 'Nobody shouts at themselves.';
    case 'nothing-to-shout-at':
      return `There is nothing to shout at ${name(refusal.at)} for, or no longer.`;
    case 'shouted-in-vain':
      return 'You have shouted at this turn in vain already.';
    default:
      return sayLayRefusal(refusal, reader);
  }
}

function sayLayRefusal(refusal: Extract<KitRefusal, { why: LayRefusalReason }>, reader: Reader): string {
  switch (refusal.why) {
    case 'last-phase':
      return 'In the last phase nobody lays a card: play, or pass.';
    case 'no-hand':
      return 'Without a hand you lay nothing: play your top Kittens, or pass.';
    case 'not-in-hand':
      return `You lay a card from your hand, and ${refusal.card} is not in it.`;
    case 'new-pile':
      return 'You have fewer than four piles: the card starts a new one.';
    case 'which-pile':
      return `You have four piles already: say which of them${reader === 'text' ? ', 0 to 3,' : ''} goes under or on another.`;
    case 'no-moving':
      return 'By the rules of this table only the card itself covers a pile.';
    case 'same-pile':
      return 'A pile goes on another one, not on itself.';
  }
}

export const englishWith = (pack: Pack): Words<KitParts> => ({
  title: 'Kit and Kat',
  clauses: sheet['kit-and-kat'].map(clause => ({ ...clause, text: withPackNumbers(pack.books.length, clause.text) })),
  show: view => show(pack, view),
  say: (event, name) => say(pack, event, name),
  sayRefusal: (refusal, name, reader = 'text') => sayRefusal(refusal, name, reader),
});

const WIDTH = 80;
const SUBJECT_WIDTH = 34;

/** The table as text, 80 columns wide. */
export function show(pack: Pack, view: KitView): string {
  return [
    `Kit and Kat: ${pack.title}. Packets left: ${view.packetsLeft}.`,
    '',
    ...pack.books.map(({ book, subject }) => rowLine(view, book, subject)),
    '',
    ...view.scores.flatMap((_, seat) => seatLines(view, seat)),
    ...(view.hand === undefined ? [] : handLines(pack, view)),
    ...noteLines(pack, view),
  ].join('\n');
}

function rowLine(view: KitView, book: string, subject: string): string {
  const name = `${book}  ${truncate(subject, SUBJECT_WIDTH)}`.padEnd(SUBJECT_WIDTH + 4);
  const taker = view.books.findIndex(books => books.includes(book));
  if (taker >= 0) return `${name} taken by seat ${taker}`;
  const row = assertDefined(view.rows[book]);
  const lies = row.length === 0 ? '-' : row.map(rankOf).join(' ');
  return `${name} ${lies.padEnd(20)} waits for ${cardOf(book, nextRank(row))}`;
}

const truncate = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

function seatLines(view: KitView, seat: Seat): string[] {
  const other = view.others.find(({ seat: there }) => there === seat);
  const cards = other?.cards ?? assertDefined(view.hand).length;
  const marks = [seat === view.seat ? 'you' : '', view.turn.includes(seat) ? 'to play' : ''].filter(Boolean);
  const who = `Seat ${seat}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  const books = `books ${itemAt(view.books, seat).join(' ') || '-'}`;
  return wrapLine(`${who}: ${cards} in hand, ${books}, ${openCards(view, seat)}`, '    ');
}

/** Piles bottom first; in the last phase the open hand. */
function openCards(view: KitView, seat: Seat): string {
  if (view.last) return `open ${view.others.find(other => other.seat === seat)?.open.join(' ') ?? 'as below'}`;
  return `Kittens ${
    itemAt(view.kittens, seat)
      .map((pile, i) => `${i}:[${pile.join(' ')}]`)
      .join(' ') || '-'
  }`;
}

function handLines(pack: Pack, view: KitView): string[] {
  const tops = itemAt(view.kittens, assertDefined(view.seat)).map(pile => assertDefined(pile.at(-1)));
  return [
    ...cardList(pack, 'Your hand', assertDefined(view.hand)),
    ...(tops.length > 0 ? cardList(pack, 'Your top Kittens', tops) : []),
  ];
}

function noteLines(pack: Pack, view: KitView): string[] {
  const card = lastRead(view);
  const notes = card === undefined ? [] : notesOn(pack, card);
  if (card === undefined || notes.length === 0) return [];
  return ['', `Read last: ${textOf(pack, card)} (${card})`, ...notes].flatMap(line => wrapLine(line, '  '));
}

const cardList = (pack: Pack, heading: string, cards: Cards): string[] => [
  '',
  `${heading}:${cards.length === 0 ? ' empty' : ''}`,
  ...cards.flatMap(card => cardLines(pack, card)),
];

const cardLines = (pack: Pack, card: Card): string[] =>
  wrapLine(`  ${card.padEnd(4)}${isQuestion(card) ? 'asks    ' : 'answers '}${textOf(pack, card)}`, ' '.repeat(14));

function wrapLine(text: string, indent: string): string[] {
  if (text.length <= WIDTH) return [text];
  const space = text.lastIndexOf(' ', WIDTH);
  const at = space > indent.length ? space : WIDTH;
  return [text.slice(0, at), ...wrapLine(indent + text.slice(at).trimStart(), indent)];
}
