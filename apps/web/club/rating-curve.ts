/** A rating over time, as lines to draw and as sentences. */
import type { ShownStanding } from '@parlour/protocol/club/ratings';

type Curve = ShownStanding['curve'];

export type CurveDrawing = {
  /** Paths in a square of 100 by 100. */
  readonly line: string;
  readonly band: string;
  readonly least: number;
  readonly most: number;
};

const STEP = 50;

/** From the lowest to the highest of all intervals, on round numbers. */
export function drawCurve(curve: Curve): CurveDrawing {
  const least = STEP * Math.floor(Math.min(...curve.map(({ low }) => low)) / STEP);
  const most = STEP * Math.ceil(Math.max(...curve.map(({ high }) => high)) / STEP);
  const [first, last] = [curve[0]?.at ?? 0, curve.at(-1)?.at ?? 0];
  const across = (at: number): string => (last === first ? 50 : (100 * (at - first)) / (last - first)).toFixed(2);
  const up = (points: number): string => (100 - (100 * (points - least)) / Math.max(1, most - least)).toFixed(2);
  const through = (some: Curve, of: 'points' | 'low' | 'high'): string =>
    some.map(point => `${across(point.at)} ${up(point[of])}`).join('L');
  const band = `M${through(curve, 'high')}L${through(curve.toReversed(), 'low')}Z`;
  return { line: `M${through(curve, 'points')}`, band, least, most };
}

/** The same in a sentence, for whoever does not see it. */
export function sayCurve(curve: Curve): string {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return 'Nothing is drawn yet.';
  const points = curve.map(({ points }) => points);
  const span = `between ${Math.min(...points)} and ${Math.max(...points)}`;
  return `From ${first.points} to ${last.points} in ${curve.length} ${curve.length === 1 ? 'match' : 'matches'}, ${span}.`;
}

const MOST_ROWS = 12;

/** A few of many points, the first and the last among them. */
export function someOf(curve: Curve): Curve {
  if (curve.length <= MOST_ROWS) return curve;
  const at = (row: number): number => Math.round((row * (curve.length - 1)) / (MOST_ROWS - 1));
  return Array.from({ length: MOST_ROWS }, (_, row) => curve[at(row)]!);
}
