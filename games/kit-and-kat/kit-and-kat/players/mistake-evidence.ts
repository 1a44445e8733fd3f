/** Evidence about a turn. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import { BOOKS, bookOf, CARDS_PER_BOOK, type Card, isOne } from '../rules/cards.ts';
import { handSizes, unseenCards } from '../rules/imagine.ts';
import type { Note } from '../rules/notes.ts';
import { isVisibleMistake } from '../rules/shout.ts';
import { type Cards, nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { kitPlayersText } from './players-text.ts';

type Played = Note & { readonly is: 'played' };
type Deeds = readonly Note[];

export const deedsInWindow = ({ notes, window }: KitView): Note[] =>
  notes
    .slice(assertDefined(window).since)
    .filter(note => note.seat === assertDefined(window).seat || note.is === 'last');

/** Only for proven mistakes. */
export function explainMistake(view: KitView): string {
  const deeds = deedsInWindow(view);
  const plain = deeds.find(isVisibleMistake);
  if (plain !== undefined) return sayVisibleMistake(view, deeds, plain);
  return sayHeldBack(deeds) ?? sayLate(view, deeds) ?? sayOpenHand(view) ?? sayRevealed(view) ?? sayCounted(view);
}

/** Of mistakes that are not visible. */
export type MistakeProof = 'late 1' | 'open hand' | 'count';

export function kindOfProof(view: KitView): MistakeProof {
  const deeds = deedsInWindow(view);
  if (sayHeldBack(deeds) !== undefined || sayLate(view, deeds) !== undefined) return 'late 1';
  return sayOpenHand(view) === undefined ? 'count' : 'open hand';
}

function sayVisibleMistake(view: KitView, deeds: Deeds, note: Note): string {
  if (note.is === 'played' && note.plain === 'order')
    return kitPlayersText('outOfOrder', { card: note.card, next: nextCardBefore(view, deeds, note) });
  if (note.is === 'laid' && note.plain === 'laid') return kitPlayersText('parkedOne', { card: note.card });
  return kitPlayersText('oneAmongKittens');
}

/** Without cards played from then on, which will be taken back. */
function nextCardBefore({ rows }: KitView, deeds: Deeds, note: Played): Card {
  const book = itemAt(BOOKS, bookOf(note.card));
  const since = deeds.slice(deeds.indexOf(note)).flatMap(each => (each.is === 'played' ? [each.card] : []));
  const lies = assertDefined(rows[book]).length > 0 ? assertDefined(rows[book]) : wholeBook(book);
  return `${book}${nextRank(lies.filter(card => !since.includes(card)))}`;
}

const wholeBook = (book: string): Cards => Array.from({ length: CARDS_PER_BOOK }, (_, i) => `${book}${i + 1}`);

/** A 1 was there while something else was done. */
function sayHeldBack(deeds: Deeds): string | undefined {
  for (const [i, note] of deeds.entries()) {
    if (note.is !== 'played' || note.from !== null || !isOne(note.card)) continue;
    const filled = deeds.slice(0, i).findLastIndex(({ is }) => is === 'anew' || is === 'drew');
    const other = deeds.slice(filled + 1, i).find(isOther);
    if (other !== undefined) return kitPlayersText('oneHeldBack', { one: note.card, card: other.card });
  }
  return undefined;
}

const isOther = (note: Note): note is Played => note.is === 'played' && !isOne(note.card);

function sayLate({ held, window }: KitView, deeds: Deeds): string | undefined {
  const ones = itemAt(held, assertDefined(window).seat);
  const late = deeds.find((note): note is Played => note.is === 'played' && ones.includes(note.card));
  return late && kitPlayersText('oneHeldOverTurn', { one: late.card });
}

function sayOpenHand({ last, others, window }: KitView): string | undefined {
  const one = last && others.find(({ seat }) => seat === assertDefined(window).seat)?.open.find(isOne);
  return one ? kitPlayersText('oneInOpenHand', { one }) : undefined;
}

/** By the beginning (KK-3) or an earlier shout. */
function sayRevealed({ notes, window }: KitView): string | undefined {
  const { seat, since } = assertDefined(window);
  const told = notes.slice(0, since).findLastIndex(note => note.seat === seat && note.is === 'ones');
  const note = notes[told];
  if (note?.is !== 'ones' || note.held === 'none') return undefined;
  const isBeginning = notes.slice(0, told).every(({ is }) => is === 'anew' || is === 'ones');
  return kitPlayersText(isBeginning ? 'beganWithOne' : 'oneShownByShout');
}

function sayCounted(view: KitView): string {
  const unseen = unseenCards(view);
  if (unseen.length === 1) return kitPlayersText('onlyUnseenIsOne');
  return kitPlayersText('unseenOnes', { unseen: unseen.length, ones: unseen.filter(isOne).length });
}

/** Only if no mistake is proven. */
export function explainNoProof(view: KitView): string {
  const played = deedsInWindow(view).flatMap(note => (note.is === 'played' ? [note.card] : []));
  return `${sayOrder(played)} ${sayHiddenHand(view)}`;
}

const MAX_NAMED = 4;

function sayOrder(played: readonly Card[]): string {
  const [first] = played;
  if (first === undefined) return kitPlayersText('nothingOutOfOrder');
  if (played.length > MAX_NAMED)
    return kitPlayersText('allInOrder', { count: played.length, first, last: assertDefined(played.at(-1)) });
  return kitPlayersText('inOrder', { count: played.length, cards: formatList(played) });
}

function sayHiddenHand(view: KitView): string {
  const cards = view.window === null ? 0 : itemAt(handSizes(view), view.window.seat);
  if (cards > 0) return kitPlayersText('handNeedNotHaveOne', { cards });
  return kitPlayersText(view.last ? 'openHandIsRight' : 'handIsEmpty');
}
