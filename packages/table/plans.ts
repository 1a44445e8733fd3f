/** What the computer players at a table are going to do, and when. */
import type { Play, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import type { Level, Thought } from '@parlour/players/player';
import type { Fallback } from './fallback.ts';
import type { Entry } from './log.ts';
import { type Role, roleOf } from './pace.ts';
import { playerAt, seatsAt, type Table } from './table.ts';

export type Plan = {
  readonly role: Role;
  /** The level that sits there. */
  readonly level: Level;
  /** How many inputs the match had when the player began to think, and when that was. */
  readonly position: number;
  readonly since: number;
  /** What the player had in mind before. */
  readonly before?: Plan;
  /** Both unknown while the player thinks; no play if it lets the moment pass. */
  play?: Play;
  at?: number;
  /** Who chose the play, if not the level that sits there. */
  fallback?: Fallback;
};

export type Plans = Map<Seat, Plan>;

/** Whoever has acted thinks anew; after a beginning or a taking back everybody does. */
export function forget(plans: Plans, entry: Entry): void {
  if (entry.what === 'begin' || entry.what === 'undone') plans.clear();
  if (entry.what === 'input' && typeof entry.input.by === 'number') plans.delete(entry.input.by);
}

/** Draws up a plan for every computer player who has to think now. */
export function drawUp(table: Table, plans: Plans, now: number): [Seat, Plan][] {
  const position = table.sitting?.match.log.length ?? 0;
  return seatsAt(table).flatMap((seat): [Seat, Plan][] => {
    const level = table.closed ? undefined : playerAt(table, seat);
    const role = level && roleOf(table, seat);
    const before = plans.get(seat);
    if (!role) plans.delete(seat);
    if (!role || (before && stands(before, role, position))) return [];
    const plan: Plan = { role, level, position, since: now, ...(before?.role === role ? { before } : {}) };
    plans.set(seat, plan);
    return [[seat, plan]];
  });
}

/**
 * An awaited player goes through with its plan although others act meanwhile, or in a race it would never come to play;
 * if that no longer fits, it finds out when it plays. A shout depends on what was done last, so it is thought over; so is
 * the lot of whoever found nothing to do.
 */
const stands = (plan: Plan, role: Role, position: number): boolean =>
  plan.role === role && (plan.position === position || (role === 'awaited' && !isIdle(plan)));

const isIdle = ({ play, at }: Plan): boolean => at !== undefined && play === undefined;

/** What the player decided. Whoever comes to the same play again does not put it off. */
export function settle(plans: Plans, seat: Seat, plan: Plan, thought: Thought, delay: number): void {
  if (plans.get(seat) !== plan) return;
  const { before } = plan;
  const again = before?.at !== undefined && JSON.stringify(before.play) === JSON.stringify(thought.play);
  plan.at = again ? must(before.at) : plan.since + delay;
  if (thought.play) plan.play = thought.play;
}

export type Ripe = { readonly at: number; readonly does: 'play'; readonly seat: Seat; readonly plan: Plan };

export const ripening = (plans: Plans): Ripe[] =>
  [...plans].flatMap(([seat, plan]) =>
    plan.play && plan.at !== undefined ? [{ at: plan.at, does: 'play', seat, plan }] : [],
  );
