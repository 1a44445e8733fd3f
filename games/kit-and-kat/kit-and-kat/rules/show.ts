/** The table as text, 80 columns wide: rows of books, Kittens, and the hand with what its cards ask and answer. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { asks, notesOn, type Pack, textOf } from '../../pack/pack.ts';
import { type Card, cardOf, rankOf } from './cards.ts';
import { lastRead } from './last-read.ts';
import { awaitedRank, type Cards } from './state.ts';
import type { KitView } from './view.ts';

const WIDTH = 80;
const SUBJECT = 34;

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
  const name = `${book}  ${cut(subject, SUBJECT)}`.padEnd(SUBJECT + 4);
  const taker = view.books.findIndex(books => books.includes(book));
  if (taker >= 0) return `${name} taken by seat ${taker}`;
  const row = assertDefined(view.rows[book]);
  const lies = row.length === 0 ? '-' : row.map(rankOf).join(' ');
  return `${name} ${lies.padEnd(20)} waits for ${cardOf(book, awaitedRank(row))}`;
}

const cut = (text: string, width: number): string => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);

function seatLines(view: KitView, seat: Seat): string[] {
  const other = view.others.find(({ seat: there }) => there === seat);
  const cards = other?.cards ?? assertDefined(view.hand).length;
  const marks = [seat === view.seat ? 'you' : '', view.turn.includes(seat) ? 'to play' : ''].filter(Boolean);
  const who = `Seat ${seat}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  const books = `books ${itemAt(view.books, seat).join(' ') || '-'}`;
  return wrap(`${who}: ${cards} in hand, ${books}, ${openBefore(view, seat)}`, '    ');
}

/** The piles of Kittens, bottom first; in the last phase the open hand. */
function openBefore(view: KitView, seat: Seat): string {
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

/** What is to be known of the answer that was read last. */
function noteLines(pack: Pack, view: KitView): string[] {
  const card = lastRead(view);
  const notes = card === undefined ? [] : notesOn(pack, card);
  if (card === undefined || notes.length === 0) return [];
  return ['', `Read last: ${textOf(pack, card)} (${card})`, ...notes].flatMap(line => wrap(line, '  '));
}

const cardList = (pack: Pack, heading: string, cards: Cards): string[] => [
  '',
  `${heading}:${cards.length === 0 ? ' empty' : ''}`,
  ...cards.flatMap(card => cardLines(pack, card)),
];

const cardLines = (pack: Pack, card: Card): string[] =>
  wrap(`  ${card.padEnd(4)}${asks(card) ? 'asks    ' : 'answers '}${textOf(pack, card)}`, ' '.repeat(14));

/** Breaks a line between words; what follows is indented. */
function wrap(text: string, indent: string): string[] {
  if (text.length <= WIDTH) return [text];
  const space = text.lastIndexOf(' ', WIDTH);
  const at = space > indent.length ? space : WIDTH;
  return [text.slice(0, at), ...wrap(indent + text.slice(at).trimStart(), indent)];
}
