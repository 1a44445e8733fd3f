/** At whom a shout would go, and about what: as the view has it, and as it stands on the button. */
import type { Seat } from '@parlour/kernel/game';
import type { Card } from '../rules/cards.ts';
import type { Window } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

export type Aim = {
  readonly at: Seat;
  /** What they did in the turn that may be shouted at, in order: cards, and null for a pass. */
  readonly acts: readonly (Card | null)[];
  /** Whether the shouter has to be silent about that turn (KK-20r). */
  readonly silent: boolean;
  /** Whether there is a turn at all that may be shouted at (KK-18r). */
  readonly open: boolean;
};

/** The turn that may still be shouted at (KK-18r), or else whoever is to play. */
export function aimIn(view: KitView): Aim {
  const { seat, window, player, scores } = view;
  const at = window?.seat ?? player;
  const silent = seat !== null && view.silent.includes(seat);
  if (at === seat)
    return { at: player === seat ? (player + 1) % scores.length : player, silent, open: false, acts: [] };
  return { at, silent, open: window !== null, acts: window === null ? [] : actsOf(view, window) };
}

const actsOf = ({ notes }: KitView, { seat, since }: Window): Aim['acts'] =>
  notes.slice(since).flatMap(note => {
    if (note.seat !== seat) return [];
    if (note.is === 'passed') return [null];
    return note.is === 'played' || note.is === 'laid' ? [note.card] : [];
  });

export function sayAim({ at, acts, silent, open }: Aim, name: (seat: Seat) => string): string {
  if (silent) return `silent about ${name(at)}’s turn`;
  return open ? `Catch ${name(at)} (${sayActs(acts)})` : 'nothing to shout at';
}

/** So many fit on the button. */
const MOST_LISTED = 4;

/** Any of them may be the wrong one: the words must not tell which. */
function sayActs(acts: Aim['acts']): string {
  const said = acts.map(card => card ?? 'passed');
  if (said.length <= MOST_LISTED) return [said.slice(0, -1).join(', '), said.at(-1)].filter(Boolean).join(', then ');
  const cards = acts.filter(card => card !== null);
  return `${acts.length} plays, ${cards[0]} to ${cards.at(-1)}`;
}

/** Whether two shouts would mean the same turn. */
export const isSameAim = (one: Aim, other: Aim): boolean => one.at === other.at && one.silent === other.silent;
