/** A ring around the target of a popover, and an arrow to it. */
import type { JSX } from 'preact';
import { closestPoints, gapBetween, type PopoverBox } from '../../popover/placement.ts';
import styles from './pointer.module.css';

type PointerProps = {
  readonly from: PopoverBox;
  readonly to: PopoverBox;
  /** `crossed` if the arrow would cover something readable; then only the ring is drawn. */
  readonly way: 'clear' | 'crossed';
};

const RING_GAP_PX = 3;
/** At a shorter distance the ring is enough. */
const MIN_ARROW_PX = 16;

export function Pointer({ from, to, way }: PointerProps): JSX.Element {
  const ring = {
    left: to.left - RING_GAP_PX,
    top: to.top - RING_GAP_PX,
    width: to.width + 2 * RING_GAP_PX,
    height: to.height + 2 * RING_GAP_PX,
  };
  return (
    <svg class={styles.pointer} aria-hidden="true" data-pointer>
      <rect class={styles.ring} x={ring.left} y={ring.top} width={ring.width} height={ring.height} rx="8" />
      {way === 'clear' && gapBetween(from, ring) > MIN_ARROW_PX && <Arrow from={from} to={ring} />}
    </svg>
  );
}

const ARROW_HEAD_PX = 9;

function Arrow({ from, to }: Omit<PointerProps, 'way'>): JSX.Element {
  const [x, y] = [
    closestPoints(from.left, from.width, to.left, to.width),
    closestPoints(from.top, from.height, to.top, to.height),
  ];
  const angle = (Math.atan2(y.to - y.from, x.to - x.from) * 180) / Math.PI;
  return (
    <>
      <path class={styles.line} d={`M${x.from} ${y.from}L${x.to} ${y.to}`} />
      <path
        class={styles.head}
        d={`M0 0L${-ARROW_HEAD_PX} ${-ARROW_HEAD_PX * 0.6}V${ARROW_HEAD_PX * 0.6}Z`}
        transform={`translate(${x.to} ${y.to}) rotate(${angle})`}
      />
    </>
  );
}
