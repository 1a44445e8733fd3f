/** How long computer players let pass before they play: as long as a person would, whatever they hold. */
import type { Seat } from '@parlour/kernel/game';
import { seeded } from '@parlour/kernel/random';
import { secondsAt, type Tempo } from '@parlour/players/persona';
import type { Thought } from '@parlour/players/player';
import type { Pace } from './log.ts';
import { isHeld } from './starting.ts';
import { personsOf, type Table } from './table.ts';

const SECOND = 1000;
export const PACE_FACTORS: Readonly<Record<Pace, number>> = { instant: 0, brisk: 0.5, thoughtful: 1 };

/** A computer player never shouts sooner than this, so that a person can be first. */
export const REACTION = 800;

/** Where a person may yet shout, no computer player moves on sooner than this and takes the moment away. */
const MOMENTS: Readonly<Record<Pace, number>> = { instant: 2000, brisk: 2500, thoughtful: 5000 };

export type Role = 'awaited' | 'may interrupt';

/** Milliseconds from the moment a seat could act. The number of plays and the work done do not come into it. */
export function delayOf(table: Table, role: Role, thought: Thought, seed: string, tempo?: Tempo): number {
  const seconds = thought.seconds ?? secondsAt(seeded(seed), tempo);
  const wanted = seconds * SECOND * factorAt(table);
  return Math.max(wanted, role === 'awaited' ? momentFor(table) : REACTION);
}

/** Where the game itself is against the clock, how quick somebody is belongs to the game: no pace changes it. */
const factorAt = ({ status, opened }: Table): number =>
  status?.is === 'open' && status.stall !== undefined ? 1 : PACE_FACTORS[opened.settings.pace];

/** Whoever only goes on with their own turn takes nothing away. */
function momentFor(table: Table): number {
  const { status, sitting } = table;
  if (status?.is !== 'open' || status.turn.some(seat => seat === sitting?.match.log.at(-1)?.by)) return 0;
  const may = status.interrupt ?? [];
  return personsOf(table).some(seat => may.includes(seat)) ? MOMENTS[table.opened.settings.pace] : 0;
}

export function roleOf(table: Table, seat: Seat): Role | undefined {
  const { status } = table;
  if (status?.is !== 'open' || isHeld(table)) return undefined;
  if (status.turn.includes(seat)) return 'awaited';
  return status.interrupt?.includes(seat) ? 'may interrupt' : undefined;
}
