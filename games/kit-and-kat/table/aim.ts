/** At whom a shout would go, and about what: as the view has it, and as it stands on the button. */
import type { Seat } from '@parlour/kernel/game';
import type { Card } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';

export type Aim = {
  readonly at: Seat;
  /** What they did last in the turn that may be shouted at. */
  readonly card?: Card;
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
  if (at === seat) return { at: player === seat ? (player + 1) % scores.length : player, silent, open: false };
  const card = window === null ? undefined : lastDeed(view, at);
  return { at, silent, open: window !== null, ...(card !== undefined && { card }) };
}

function lastDeed({ notes, window }: KitView, at: Seat): Card | undefined {
  const deed = notes
    .slice(window?.since)
    .findLast(note => note.seat === at && (note.is === 'played' || note.is === 'laid'));
  return deed?.is === 'played' || deed?.is === 'laid' ? deed.card : undefined;
}

export function sayAim({ at, card, silent, open }: Aim, name: (seat: Seat) => string): string {
  if (silent) return `silent about ${name(at)}’s turn`;
  if (!open) return 'nothing to shout at';
  return card === undefined ? `a mistake by ${name(at)}?` : `${name(at)}: ${card}?`;
}

/** Whether two shouts would mean the same turn. */
export const isSameAim = (one: Aim, other: Aim): boolean => one.at === other.at && one.silent === other.silent;
