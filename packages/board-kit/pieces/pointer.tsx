/** A ring round what a slip of paper is about, and an arrow from the slip to it. */
import type { JSX } from 'preact';
import { gapBetween, nearest, type SlipBox } from '../placing.ts';
import styles from './pointer.module.css';

type PointerProps = {
  readonly from: SlipBox;
  readonly to: SlipBox;
  /** Nothing that can be read lies between them; else the ring has to do. */
  readonly way: 'clear' | 'crossed';
};

const ROUND = 3;
/** Nearer than this the ring is enough. */
const NEAR = 16;

export function Pointer({ from, to, way }: PointerProps): JSX.Element {
  const ring = {
    left: to.left - ROUND,
    top: to.top - ROUND,
    width: to.width + 2 * ROUND,
    height: to.height + 2 * ROUND,
  };
  return (
    <svg class={styles.pointer} aria-hidden="true" data-pointer>
      <rect class={styles.ring} x={ring.left} y={ring.top} width={ring.width} height={ring.height} rx="8" />
      {way === 'clear' && gapBetween(from, ring) > NEAR && <Arrow from={from} to={ring} />}
    </svg>
  );
}

const HEAD = 9;

function Arrow({ from, to }: Omit<PointerProps, 'way'>): JSX.Element {
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
