/** The table as text, 80 columns wide. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import { isQuestion, notesOn, type Pack, textOf } from '../../pack/pack.ts';
import { type Card, cardOf, rankOf } from './cards.ts';
import { type Cards, nextRank, type Piles, topCards } from './state.ts';
import { type KitView, lastRead } from './view.ts';

const english = {
  heading: 'Kit and Kat: {pack}. Packets left: {packets}.',
  taken: 'taken by seat {seat}',
  waits: 'waits for {card}',
  seat: 'Seat {seat}',
  seatMarked: 'Seat {seat} ({marks})',
  you: 'you',
  toPlay: 'to play',
  seatKittens: '{seat}: {cards} in hand, books {books}, Kittens {kittens}',
  seatOpen: '{seat}: {cards} in hand, books {books}, open {open}',
  openBelow: 'as below',
  hand: 'Your hand:',
  emptyHand: 'Your hand: empty',
  topKittens: 'Your top Kittens:',
  asks: 'asks',
  answers: 'answers',
  readLast: 'Read last: {text} ({card})',
} as const;
const kitTableText: Translate<typeof english> = translator('kit-and-kat/table', english);

const WIDTH = 80;
const SUBJECT_WIDTH = 34;

export function show(pack: Pack, view: KitView): string {
  return [
    kitTableText('heading', { pack: pack.title, packets: view.packetsLeft }),
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
  if (taker >= 0) return `${name} ${kitTableText('taken', { seat: taker })}`;
  const row = assertDefined(view.rows[book]);
  const lies = row.length === 0 ? '-' : row.map(rankOf).join(' ');
  return `${name} ${lies.padEnd(20)} ${kitTableText('waits', { card: cardOf(book, nextRank(row)) })}`;
}

const truncate = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

function seatLines(view: KitView, seat: Seat): string[] {
  const other = view.others.find(({ seat: there }) => there === seat);
  const cards = other?.cards ?? assertDefined(view.hand).length;
  const line = { seat: seatLabel(view, seat), cards, books: itemAt(view.books, seat).join(' ') || '-' };
  const text = view.last
    ? kitTableText('seatOpen', { ...line, open: other?.open.join(' ') ?? kitTableText('openBelow') })
    : kitTableText('seatKittens', { ...line, kittens: pilesText(itemAt(view.kittens, seat)) });
  return wrapLine(text, '    ');
}

function seatLabel(view: KitView, seat: Seat): string {
  const marks = [
    ...(seat === view.seat ? [kitTableText('you')] : []),
    ...(view.turn.includes(seat) ? [kitTableText('toPlay')] : []),
  ];
  return marks.length === 0
    ? kitTableText('seat', { seat })
    : kitTableText('seatMarked', { seat, marks: marks.join(', ') });
}

/** Piles bottom first. */
const pilesText = (piles: Piles): string => piles.map((pile, i) => `${i}:[${pile.join(' ')}]`).join(' ') || '-';

function handLines(pack: Pack, view: KitView): string[] {
  const hand = assertDefined(view.hand);
  const tops = topCards(itemAt(view.kittens, assertDefined(view.seat)));
  return [
    ...cardList(pack, kitTableText(hand.length === 0 ? 'emptyHand' : 'hand'), hand),
    ...(tops.length > 0 ? cardList(pack, kitTableText('topKittens'), tops) : []),
  ];
}

function noteLines(pack: Pack, view: KitView): string[] {
  const card = lastRead(view);
  const notes = card === undefined ? [] : notesOn(pack, card);
  if (card === undefined || notes.length === 0) return [];
  const heading = kitTableText('readLast', { text: textOf(pack, card), card });
  return ['', heading, ...notes].flatMap(line => wrapLine(line, '  '));
}

const cardList = (pack: Pack, heading: string, cards: Cards): string[] => [
  '',
  heading,
  ...cards.flatMap(card => cardLines(pack, card)),
];

function cardLines(pack: Pack, card: Card): string[] {
  const deed = kitTableText(isQuestion(card) ? 'asks' : 'answers').padEnd(8);
  return wrapLine(`  ${card.padEnd(4)}${deed}${textOf(pack, card)}`, ' '.repeat(14));
}

function wrapLine(text: string, indent: string): string[] {
  if (text.length <= WIDTH) return [text];
  const space = text.lastIndexOf(' ', WIDTH);
  const at = space > indent.length ? space : WIDTH;
  return [text.slice(0, at), ...wrapLine(indent + text.slice(at).trimStart(), indent)];
}
