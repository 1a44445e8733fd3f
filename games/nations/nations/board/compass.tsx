/** The mat: a compass card with its points towards the seats, in the ink of the Star nation. */
import type { JSX } from 'preact';
import type { Card } from '../../pack/pack.ts';
import styles from './nations.module.css';
import { nationOfCard } from './presentation.ts';

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
};

/** Engravers shade half of a long point. */
const ray = (length: number, waist: number, degrees: number, side: 1 | -1): string =>
  `M0 0L${point(length, degrees)}L${point(waist, degrees + side * 45)}Z`;

const around = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + (360 * i) / count);

const rose = (length: number, waist: number, angles: readonly number[], side: 1 | -1): string =>
  angles.map(angle => ray(length, waist, angle, side)).join('');

const rhumbs = around(32, 0)
  .map(angle => `M${point(64, angle)}L${point(372, angle)}`)
  .join('');

const [pale, shaded] = ([1, -1] as const).map(side => rose(210, 46, around(4, 45), side));
const [bright, dark] = ([1, -1] as const).map(side => rose(356, 62, around(4), side));

const ticks = around(72, 0)
  .map(angle => `M${point(388, angle)}L${point(angle % 15 === 0 ? 408 : 400, angle)}`)
  .join('');

export function CompassMat({ star }: { readonly star: Card | null }): JSX.Element {
  return (
    <svg viewBox="-446 -446 892 892" class={styles.mat} data-nation={star ? nationOfCard(star) : ''} aria-hidden="true">
      <circle r="446" class={styles.edge} />
      <circle r="438" class={styles.ground} />
      <circle r="296" class={styles.light} />
      <circle r="180" class={styles.light} />
      <g class={styles.lines}>
        <path d={rhumbs} />
        <path d={ticks} class={styles.fine} />
        <circle r="64" />
        <circle r="180" />
        <circle r="296" />
        <circle r="372" />
        <circle r="388" />
      </g>
      <circle r="420" class={styles.degrees} />
      <circle r="412" class={styles.ring} />
      <circle r="428" class={styles.ring} />
      <path d={pale} class={styles.pale} />
      <path d={shaded} class={styles.dark} />
      <path d={bright} class={styles.bright} />
      <path d={dark} class={styles.dark} />
      <circle r="26" class={styles.hub} />
    </svg>
  );
}
