/** Evidence about a turn. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, CARDS_PER_BOOK, type Card, isOne } from '../rules/cards.ts';
import { handSizes, unseenCards } from '../rules/imagine.ts';
import type { Note } from '../rules/notes.ts';
import { isVisibleMistake } from '../rules/shout.ts';
import { type Cards, nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

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
    return `${note.card} was played out of its order: its book waited for ${nextCardBefore(view, deeds, note)}.`;
  if (note.is === 'laid' && note.plain === 'laid')
    return `${note.card} was laid, and a 1 must be played before anything else.`;
  return 'A 1 lay open among their Kittens, and it must be played before anything else.';
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
    if (other !== undefined) return `${note.card} was in the hand while ${other.card} was played, and a 1 comes first.`;
  }
  return undefined;
}

const isOther = (note: Note): note is Played => note.is === 'played' && !isOne(note.card);

function sayLate({ held, window }: KitView, deeds: Deeds): string | undefined {
  const ones = itemAt(held, assertDefined(window).seat);
  const late = deeds.find((note): note is Played => note.is === 'played' && ones.includes(note.card));
  return late && `${late.card} was in that hand already when an earlier turn of theirs ended.`;
}

function sayOpenHand({ last, others, window }: KitView): string | undefined {
  const one = last && others.find(({ seat }) => seat === assertDefined(window).seat)?.open.find(isOne);
  return one ? `${one} lies in their open hand, and something else was done first.` : undefined;
}

/** By the beginning (KK-3) or an earlier shout. */
function sayRevealed({ notes, window }: KitView): string | undefined {
  const { seat, since } = assertDefined(window);
  const told = notes.slice(0, since).findLastIndex(note => note.seat === seat && note.is === 'ones');
  const note = notes[told];
  if (note?.is !== 'ones' || note.held === 'none') return undefined;
  return notes.slice(0, told).every(({ is }) => is === 'anew' || is === 'ones')
    ? 'They began because they had a 1, and did something else before they played it.'
    : 'The last good shout at them showed a 1 in that hand, and something else was done before it was played.';
}

function sayCounted(view: KitView): string {
  const unseen = unseenCards(view);
  if (unseen.length === 1) return 'The one card you cannot see is a 1, and it was in that hand.';
  const ones = unseen.filter(isOne).length;
  return `Of the ${unseen.length} cards you cannot see ${ones} ${ones === 1 ? 'is a 1' : 'are 1s'}, and one was in that hand.`;
}

/** Only if no mistake is proven. */
export function explainNoProof(view: KitView): string {
  const played = deedsInWindow(view).flatMap(note => (note.is === 'played' ? [note.card] : []));
  return `${sayOrder(played)}, and ${sayHiddenHand(view)}.`;
}

const MAX_NAMED = 4;

function sayOrder(played: readonly Card[]): string {
  if (played.length === 0) return 'Nothing was played out of its order';
  if (played.length === 1) return `${played[0]} went in its order`;
  if (played.length > MAX_NAMED)
    return `The ${played.length} cards from ${played[0]} to ${played.at(-1)} went in their order`;
  return `${played.slice(0, -1).join(', ')} and ${played.at(-1)} went in their order`;
}

function sayHiddenHand(view: KitView): string {
  const left = view.window === null ? 0 : itemAt(handSizes(view), view.window.seat);
  if (left === 0) return view.last ? 'nothing in their open hand came before it' : 'nothing is left in that hand';
  return left === 1
    ? 'the card left in that hand need not be a 1'
    : `the ${left} cards left in that hand need not be 1s`;
}
