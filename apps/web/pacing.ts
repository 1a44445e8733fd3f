/** How long a beat of a board is seen at the pace somebody has chosen. */
import type { Beat } from '@parlour/board-kit/board';
import type { Pause } from '@parlour/board-kit/stage';
import { PACES, type Pace } from '@parlour/table/log';
import type { TableView } from './host/table-handle.ts';

type Measure = {
  /** How long a step is seen at least before the next. */
  readonly least: number;
  /** How long a beat takes against its own measure. */
  readonly factor: number;
  readonly lingers: boolean;
};

const MEASURES: Readonly<Record<Pace, Measure>> = {
  instant: { least: 60, factor: 0.45, lingers: false },
  brisk: { least: 220, factor: 1, lingers: true },
  thoughtful: { least: 360, factor: 1.5, lingers: true },
};

/** What is shown at home goes no faster than the table was laid to go. */
export function paceOf({ table, remote: far }: TableView, wanted: Pace): Pace {
  const { pace } = table.settings;
  return far || PACES.indexOf(wanted) > PACES.indexOf(pace) ? wanted : pace;
}

/** Where time runs nothing keeps the table from being seen longer than this. */
const LONGEST_UNSEEN = 4000;

export function pauseOf({ hold, linger = 0 }: Beat, pace: Pace, sight: TableView): Pause {
  const { least, factor, lingers } = MEASURES[pace];
  if (linger !== 'until told') return Math.max(least, (hold + (lingers ? linger : 0)) * factor);
  if (isAgainstTime(sight)) return Math.min(LONGEST_UNSEEN, hold * factor);
  return lingers && sight.seat !== null ? 'until told' : hold * factor;
}

/** Whether a clock of the table runs on meanwhile, or others play on who wait for nobody, or do not wait for ever. */
function isAgainstTime({ table, scene, remote: far }: TableView): boolean {
  const { kind } = table.settings.clock;
  if (kind === 'turn' || kind === 'bank') return true;
  if (far && scene?.stallsAt !== undefined) return true;
  if (scene?.start) return scene.start.until !== undefined || scene.start.go !== undefined;
  return scene !== undefined && scene.turn.length > 1;
}
