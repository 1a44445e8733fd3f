/** Noticing the mistakes of others, and shouting at them. Nobody shouts who cannot prove it. */
import { must, nth } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import type { Situation, Thought } from '@parlour/players/player';
import type { KitPlay } from '../rules/judge.ts';
import type { Note } from '../rules/notes.ts';
import type { KitParts } from '../rules/parts.ts';
import type { Cards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { firstMistake, isInPlainSight } from '../rules/window.ts';
import { doingsIn, sayGuilt } from './guilt.ts';
import { type Reaction, secondsToShout } from './pace.ts';
import { type Proof, prove } from './proof.ts';

/** How many mistakes in a hundred somebody notices, and how quickly they shout. */
export type Notice = { readonly inHundred: number; readonly reaction: Reaction };

const STEPS = 4000;

/** A shout, if there is somebody to shout at and they deserve it. */
export function shoutIn(situation: Situation<KitParts>, notice: Notice): Thought<KitPlay> | undefined {
  const { view } = situation;
  const play = situation.plays.find(({ do: what }) => what === 'shout');
  if (play === undefined || !isAttentive(view, notice)) return undefined;
  const { proven, units } = proofIn(view);
  if (!proven) return undefined;
  const seconds = secondsToShout(situation.random, notice.reaction);
  return { play, why: sayGuilt(view), options: [{ play, value: 1 }], units, seconds };
}

/**
 * Whether somebody's mind is on this turn of another. They are asked about it again and again, and must not have more
 * chances to notice the longer the turn is; so what they hold and how the turn began decide it, once for all.
 */
function isAttentive({ seat, hand, notes, window }: KitView, { inHundred }: Notice): boolean {
  const turn = JSON.stringify([seat, hand, window, notes[must(window).since]]);
  return seeded(turn).below(100) < inHundred;
}

/** Where a wrong play would have been refused there was none. */
export function proofIn(view: KitView): Proof {
  if (view.mistakes === 'refused') return { proven: false, units: 0 };
  const doings = doingsIn(view);
  if (isPlain(doings, nth(view.held, must(view.window).seat))) return { proven: true, units: 1 };
  return view.last ? { proven: isWrongInTheOpen(view, doings), units: 1 } : prove(view, STEPS);
}

/** Wrong in plain sight, or a 1 played that is known to have been held before: all see it. */
const isPlain = (doings: readonly Note[], held: Cards): boolean =>
  doings.some(note => isInPlainSight(note) || (note.is === 'played' && held.includes(note.card)));

/** In the last phase all hands are open; but what was drawn unseen before it may have been any card. */
function isWrongInTheOpen({ others, window }: KitView, doings: readonly Note[]): boolean {
  const hand = must(others.find(({ seat }) => seat === must(window).seat)).open;
  const isKnown = !doings.some(note => note.is === 'drew' && note.card === null);
  return isKnown && firstMistake(doings, hand) >= 0;
}
