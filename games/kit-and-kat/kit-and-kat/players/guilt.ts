/** What speaks against a turn, by what a chair has seen of it: the fact that proves a mistake, or that there is none to prove. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, type Card, isOne, RANKS } from '../rules/cards.ts';
import { unseenCards } from '../rules/imagine.ts';
import type { Note } from '../rules/notes.ts';
import { awaitedRank, type Cards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { isInPlainSight } from '../rules/window.ts';

type Played = Note & { readonly is: 'played' };
type Doings = readonly Note[];

/** What was done in the turn that may be shouted at. */
export const doingsIn = ({ notes, window }: KitView): Note[] =>
  notes
    .slice(assertDefined(window).since)
    .filter(note => note.seat === assertDefined(window).seat || note.is === 'last');

/** Why the turn was wrong; only to be asked where that is proven. */
export function sayGuilt(view: KitView): string {
  const doings = doingsIn(view);
  const plain = doings.find(isInPlainSight);
  if (plain !== undefined) return sayPlain(view, doings, plain);
  return sayHeldBack(doings) ?? sayLate(view, doings) ?? sayOpen(view) ?? sayTold(view) ?? sayCounted(view);
}

/** What proves a mistake that is not in plain sight: a 1 that came out too late, one in an open hand, or counting. */
export type ProofOfGuilt = 'late 1' | 'open hand' | 'count';

export function proofOfGuilt(view: KitView): ProofOfGuilt {
  const doings = doingsIn(view);
  if (sayHeldBack(doings) !== undefined || sayLate(view, doings) !== undefined) return 'late 1';
  return sayOpen(view) === undefined ? 'count' : 'open hand';
}

function sayPlain(view: KitView, doings: Doings, note: Note): string {
  if (note.is === 'played' && note.plain === 'order')
    return `${note.card} was played out of its order: its book waited for ${awaitedBy(view, doings, note)}.`;
  if (note.is === 'laid' && note.plain === 'laid')
    return `${note.card} was laid, and a 1 must be played before anything else.`;
  return 'A 1 lay open among their Kittens, and it must be played before anything else.';
}

/** The card its book waited for when a card was played: all that was played of it from then on is taken away again. */
function awaitedBy({ rows }: KitView, doings: Doings, note: Played): Card {
  const book = itemAt(BOOKS, bookOf(note.card));
  const since = doings.slice(doings.indexOf(note)).flatMap(each => (each.is === 'played' ? [each.card] : []));
  const lies = assertDefined(rows[book]).length > 0 ? assertDefined(rows[book]) : wholeBook(book);
  return `${book}${awaitedRank(lies.filter(card => !since.includes(card)))}`;
}

const wholeBook = (book: string): Cards => Array.from({ length: RANKS }, (_, i) => `${book}${i + 1}`);

/** A 1 that came out of a hand into which nothing had come since something else was done. */
function sayHeldBack(doings: Doings): string | undefined {
  for (const [i, note] of doings.entries()) {
    if (note.is !== 'played' || note.from !== null || !isOne(note.card)) continue;
    const filled = doings.slice(0, i).findLastIndex(({ is }) => is === 'anew' || is === 'drew');
    const other = doings.slice(filled + 1, i).find(isOther);
    if (other !== undefined) return `${note.card} was in the hand while ${other.card} was played, and a 1 comes first.`;
  }
  return undefined;
}

const isOther = (note: Note): note is Played => note.is === 'played' && !isOne(note.card);

function sayLate({ held, window }: KitView, doings: Doings): string | undefined {
  const ones = itemAt(held, assertDefined(window).seat);
  const late = doings.find((note): note is Played => note.is === 'played' && ones.includes(note.card));
  return late && `${late.card} was in that hand already when an earlier turn of theirs ended.`;
}

/** In the last phase the hand lies open. */
function sayOpen({ last, others, window }: KitView): string | undefined {
  const one = last && others.find(({ seat }) => seat === assertDefined(window).seat)?.open.find(isOne);
  return one ? `${one} lies in their open hand, and something else was done first.` : undefined;
}

/** What came out about the hand by the beginning (KK-3) or by a shout. */
function sayTold({ notes, window }: KitView): string | undefined {
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
