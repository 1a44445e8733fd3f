/** Noticing the mistakes of others, and shouting at them: where they can be proven, and by some where they only seem to be. */

import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation, Thought } from '@parlour/players/player';
import { BOOKS, bookOf, type Card, isOne } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { Note } from '../rules/notes.ts';
import type { KitParts } from '../rules/parts.ts';
import { awaitedRank, type Cards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { firstMistake, isInPlainSight } from '../rules/window.ts';
import { doingsIn, sayGuilt } from './guilt.ts';
import { type Reaction, secondsToShout } from './pace.ts';
import { type Proof, prove } from './proof.ts';
import { stepsToShout } from './steps.ts';

/** How many mistakes in a hundred somebody notices, of how many turns that look odd they think too ill, and how quickly they shout. */
export type Notice = { readonly inHundred: number; readonly misjudges: number; readonly reaction: Reaction };

const STEPS = 4000;

/** A shout, if there is somebody to shout at and they deserve it, or seem to. */
export function shoutIn(situation: Situation<KitParts>, notice: Notice): Thought<KitPlay> | undefined {
  const { view } = situation;
  const play = situation.plays.find(({ do: what }) => what === 'shout');
  if (play === undefined) return undefined;
  const cause = causeIn(view, notice);
  if (cause === undefined) return undefined;
  const seconds = secondsToShout(situation.random, notice.reaction);
  return { play, ...cause, options: [{ play, value: 1 }], seconds };
}

type Cause = Pick<Thought<KitPlay>, 'why' | 'steps' | 'units'>;

/**
 * Whether somebody's mind is on this turn of another. They are asked about it again and again, and must not have more
 * chances to notice the longer the turn is; so what they hold and how the turn began decide it, once for all.
 */
function causeIn(view: KitView, { inHundred, misjudges }: Notice): Cause | undefined {
  const { seat, hand, notes, window } = view;
  const lot = seededRandom(JSON.stringify([seat, hand, window, notes[assertDefined(window).since]]));
  const isAttentive = lot.below(100) < inHundred;
  const isHasty = lot.below(100) < misjudges;
  const { proven, units } = isAttentive ? proofIn(view) : { proven: false, units: 1 };
  if (proven) return { why: sayGuilt(view), steps: stepsToShout(view), units };
  const odd = isHasty ? oddityIn(view) : undefined;
  return odd === undefined ? undefined : { why: odd, units };
}

/** What looks wrong and need not be; where a false shout costs a card, or no play can be wrong, tongues are held. */
function oddityIn(view: KitView): string | undefined {
  if (view.mistakes === 'refused' || view.falseShout === 'card') return undefined;
  const played = doingsIn(view).flatMap(note => (note.is === 'played' ? [note.card] : []));
  const gapped = played.find(card => hasGap(view, card));
  if (gapped !== undefined) return `There is a gap in the row of ${gapped}, and it looked like their doing.`;
  const one = played.slice(1).find((card, i) => isOne(card) && !isOne(itemAt(played, i)));
  return one && `${one} came late in the turn, and it seemed to have been held back.`;
}

const hasGap = ({ rows }: KitView, card: Card): boolean => {
  const row = assertDefined(rows[itemAt(BOOKS, bookOf(card))]);
  return awaitedRank(row) <= row.length;
};

/** Where a wrong play would have been refused there was none. */
export function proofIn(view: KitView): Proof {
  if (view.mistakes === 'refused') return { proven: false, units: 0 };
  const doings = doingsIn(view);
  if (isPlain(doings, itemAt(view.held, assertDefined(view.window).seat))) return { proven: true, units: 1 };
  return view.last ? { proven: isWrongInTheOpen(view, doings), units: 1 } : prove(view, STEPS);
}

/** Wrong in plain sight, or a 1 played that is known to have been held before: all see it. */
const isPlain = (doings: readonly Note[], held: Cards): boolean =>
  doings.some(note => isInPlainSight(note) || (note.is === 'played' && held.includes(note.card)));

/** In the last phase all hands are open; but what was drawn unseen before it may have been any card. */
function isWrongInTheOpen({ others, window }: KitView, doings: readonly Note[]): boolean {
  const hand = assertDefined(others.find(({ seat }) => seat === assertDefined(window).seat)).open;
  const isKnown = !doings.some(note => note.is === 'drew' && note.card === null);
  return isKnown && firstMistake(doings, hand) >= 0;
}
