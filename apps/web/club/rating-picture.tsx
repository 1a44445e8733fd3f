/** A rating over time as a picture, with the same in words and in figures. */
import type { ShownStanding } from '@parlour/protocol/club/ratings';
import type { JSX } from 'preact';
import styles from './member.module.css';
import { drawCurve, sayCurve, someOf } from './rating-curve.ts';

type CurveProps = { readonly curve: ShownStanding['curve']; readonly title: string };

const dayOf = (at: number): string => new Date(at).toLocaleDateString();

export function RatingCurve({ curve, title }: CurveProps): JSX.Element {
  const { line, band, least, most } = drawCurve(curve);
  const says = sayCurve(curve);
  return (
    <figure class={styles.figure}>
      <div class={styles.frame}>
        <span class={styles.most}>{most}</span>
        <span class={styles.least}>{least}</span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          class={styles.picture}
          role="img"
          aria-label={`${title}: ${says}`}
        >
          <path d={band} class={styles.band} />
          <path d={line} class={styles.line} />
        </svg>
      </div>
      <figcaption class={styles.soft}>{says} The band is where the strength lies nineteen times in twenty.</figcaption>
      <details class={styles.figures}>
        <summary>The curve in figures</summary>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Rating</th>
              <th scope="col">Between</th>
            </tr>
          </thead>
          <tbody>
            {someOf(curve).map(({ at, points, low, high }) => (
              <tr key={at}>
                <th scope="row">{dayOf(at)}</th>
                <td>{points}</td>
                <td>
                  {low} and {high}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
