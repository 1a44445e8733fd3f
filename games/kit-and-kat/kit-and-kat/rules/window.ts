/** Whether a shout is good: the turn it is aimed at, played backwards from the hand it left. */
import { without } from '@parlour/kernel/authoring/cards';
import { itemAt } from '@parlour/kernel/result';
import { type Card, isOne } from './cards.ts';
import type { Note } from './notes.ts';
import type { Cards, State, Window } from './state.ts';

/** What was done in the turn that may be shouted at. */
export const doingsOf = (state: State, { seat, since }: Window): Note[] =>
  state.notes.slice(since).filter(note => note.seat === seat || note.is === 'last');

export type Verdict =
  | { readonly is: 'mistake'; readonly first: number }
  | { readonly is: 'late'; readonly card: Card }
  | { readonly is: 'false' };

export function judgeShout(state: State, window: Window): Verdict {
  const doings = doingsOf(state, window);
  const first = firstMistake(doings, itemAt(state.hands, window.seat));
  if (first >= 0) return { is: 'mistake', first };
  const card = lateOne(doings, itemAt(state.held, window.seat));
  return card === undefined ? { is: 'false' } : { is: 'late', card };
}

/** KK-8: the place of the first wrong doing, or -1. */
export function firstMistake(doings: readonly Note[], hand: Cards): number {
  let first = -1;
  let held = hand;
  for (let i = doings.length - 1; i >= 0; i--) {
    held = handBefore(itemAt(doings, i), held);
    if (isWrong(itemAt(doings, i), held)) first = i;
  }
  return first;
}

function handBefore(note: Note, hand: Cards): Cards {
  switch (note.is) {
    case 'anew':
    case 'last':
      return [];
    case 'drew':
      return note.card === null ? hand : without(hand, note.card);
    case 'played':
      return note.from === null ? [...hand, note.card] : hand;
    case 'laid':
      return [...hand, note.card];
    default:
      return hand;
  }
}

function isWrong(note: Note, held: Cards): boolean {
  if (note.is !== 'played' && note.is !== 'laid' && note.is !== 'passed') return false;
  const isPlayOfOne = note.is === 'played' && isOne(note.card);
  return note.plain !== null || (!isPlayOfOne && held.some(isOne));
}

/** KK-23r: a 1 played at last that was already held when an earlier turn ended. */
const lateOne = (doings: readonly Note[], held: Cards): Card | undefined =>
  doings.flatMap(note => (note.is === 'played' && held.includes(note.card) ? [note.card] : []))[0];

/** What a verdict tells everybody about the 1s in the hand, as it stands after all has gone back. */
export function onesTold(doings: readonly Note[], verdict: Verdict): 'none' | 'some' | undefined {
  if (verdict.is !== 'mistake') return showsNoOnes(doings) ? 'none' : undefined;
  const wrong = itemAt(doings, verdict.first);
  if (doings.slice(verdict.first).some(note => note.is === 'anew' || note.is === 'last')) return undefined;
  if (!isInPlainSight(wrong)) return 'some';
  return showsNoOnes(doings.slice(0, verdict.first)) ? 'none' : undefined;
}

export const isInPlainSight = (note: Note): boolean => 'plain' in note && note.plain !== null;

/** Whoever rightly played or laid another card had no 1, unless cards have come into their hand since. */
function showsNoOnes(doings: readonly Note[]): boolean {
  const latest = doings.findLast(
    note =>
      note.is === 'anew' || note.is === 'drew' || note.is === 'laid' || (note.is === 'played' && !isOne(note.card)),
  );
  return latest?.is === 'laid' || latest?.is === 'played';
}
