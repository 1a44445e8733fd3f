/** A ring round what a slip of paper is about, and an arrow from the slip to it. */
import type { JSX } from 'preact';
import { gapBetween, type SlipBox } from '../placing.ts';
import styles from './pointer.module.css';

type PointerProps = { readonly from: SlipBox; readonly to: SlipBox };

const ROUND = 5;
/** Nearer than this the ring is enough. */
const NEAR = 16;

export function Pointer({ from, to }: PointerProps): JSX.Element {
  const ring = {
    left: to.left - ROUND,
    top: to.top - ROUND,
    width: to.width + 2 * ROUND,
    height: to.height + 2 * ROUND,
  };
  return (
    <svg class={styles.pointer} aria-hidden="true" data-pointer>
      <rect class={styles.ring} x={ring.left} y={ring.top} width={ring.width} height={ring.height} rx="8" />
      {gapBetween(from, ring) > NEAR && <Arrow from={from} to={ring} />}
    </svg>
  );
}

const HEAD = 9;

function Arrow({ from, to }: PointerProps): JSX.Element {
  const [x, y] = [nearest(from.left, from.width, to.left, to.width), nearest(from.top, from.height, to.top, to.height)];
  const angle = (Math.atan2(y.to - y.from, x.to - x.from) * 180) / Math.PI;
  return (
    <>
      <path class={styles.line} d={`M${x.from} ${y.from}L${x.to} ${y.to}`} />
      <path
        class={styles.head}
        d={`M0 0L${-HEAD} ${-HEAD * 0.6}V${HEAD * 0.6}Z`}
        transform={`translate(${x.to} ${y.to}) rotate(${angle})`}
      />
    </>
  );
}

/** Along one axis: where the way from one span to another begins and ends. */
function nearest(
  from: number,
  size: number,
  to: number,
  toSize: number,
): { readonly from: number; readonly to: number } {
  if (to > from + size) return { from: from + size, to };
  if (to + toSize < from) return { from, to: to + toSize };
  const middle = (Math.max(from, to) + Math.min(from + size, to + toSize)) / 2;
  return { from: middle, to: middle };
}
