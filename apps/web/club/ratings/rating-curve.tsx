/** A rating over time as a curve, as text and as a table. */
import type { MemberRating } from '@parlour/protocol/club/ratings';
import type { JSX } from 'preact';
import club from '../club.module.css';
import styles from '../standings.module.css';
import { ratingsText } from './ratings-text.ts';

type Curve = MemberRating['curve'];

export type CurveDrawing = {
  /** SVG paths in a square of 100 by 100. */
  readonly line: string;
  readonly band: string;
  readonly min: number;
  readonly max: number;
};

const GRID_STEP = 50;

/** Spans all intervals, rounded to the grid. */
export function drawCurve(curve: Curve): CurveDrawing {
  const min = GRID_STEP * Math.floor(Math.min(...curve.map(({ low }) => low)) / GRID_STEP);
  const max = GRID_STEP * Math.ceil(Math.max(...curve.map(({ high }) => high)) / GRID_STEP);
  const [first, last] = [curve[0]?.at ?? 0, curve.at(-1)?.at ?? 0];
  const toX = (at: number): string => (last === first ? 50 : (100 * (at - first)) / (last - first)).toFixed(2);
  const toY = (points: number): string => (100 - (100 * (points - min)) / Math.max(1, max - min)).toFixed(2);
  const pathThrough = (points: Curve, field: 'points' | 'low' | 'high'): string =>
    points.map(point => `${toX(point.at)} ${toY(point[field])}`).join('L');
  const band = `M${pathThrough(curve, 'high')}L${pathThrough(curve.toReversed(), 'low')}Z`;
  return { line: `M${pathThrough(curve, 'points')}`, band, min, max };
}

/** Text alternative of the curve. */
export function ratingCurveText(curve: Curve): string {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return ratingsText('curveEmpty');
  const points = curve.map(({ points }) => points);
  return ratingsText('curve', {
    first: first.points,
    last: last.points,
    matches: curve.length,
    min: Math.min(...points),
    max: Math.max(...points),
  });
}

const MAX_ROWS = 12;

/** Includes the first and the last point. */
export function sampleCurve(curve: Curve): Curve {
  if (curve.length <= MAX_ROWS) return curve;
  const at = (row: number): number => Math.round((row * (curve.length - 1)) / (MAX_ROWS - 1));
  return Array.from({ length: MAX_ROWS }, (_, row) => curve[at(row)]!);
}

type CurveProps = { readonly curve: MemberRating['curve']; readonly title: string };

const dateLabel = (at: number): string => new Date(at).toLocaleDateString();

export function RatingCurve({ curve, title }: CurveProps): JSX.Element {
  const { line, band, min, max } = drawCurve(curve);
  const text = ratingCurveText(curve);
  return (
    <figure class={styles.figure}>
      <div class={styles.frame}>
        <span class={styles.most}>{max}</span>
        <span class={styles.least}>{min}</span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          class={styles.picture}
          role="img"
          aria-label={ratingsText('curveLabel', { title, text })}
        >
          <path d={band} class={styles.band} />
          <path d={line} class={styles.line} />
        </svg>
      </div>
      <figcaption class={club.soft}>
        {text} {ratingsText('band')}
      </figcaption>
      <details class={styles.figures}>
        <summary>{ratingsText('curveAsTable')}</summary>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">{ratingsText('day')}</th>
              <th scope="col">{ratingsText('rating')}</th>
              <th scope="col">{ratingsText('range')}</th>
            </tr>
          </thead>
          <tbody>
            {sampleCurve(curve).map(({ at, points, low, high }) => (
              <tr key={at}>
                <th scope="row">{dateLabel(at)}</th>
                <td>{points}</td>
                <td>{ratingsText('rangeOf', { low, high })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
