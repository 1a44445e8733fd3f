/** What a slip points at: an arrow to it, or the page around it darkened. */
import type { JSX } from 'preact';
import { closestPoints, gapBetween, type PopoverBox } from '../../popover/placement.ts';
import styles from './popovers.module.css';

type ArrowProps = { readonly from: PopoverBox; readonly to: PopoverBox };

/** At a shorter distance the ring is enough. */
const MIN_ARROW_PX = 10;
const ARROW_HEAD_PX = 10;
const OVERLAP_PX = 9;

/** At a short distance the arrow begins and ends a little inside of both. */
export function PointerArrow({ from: around, to: target }: ArrowProps): JSX.Element {
  const isClose = gapBetween(around, target) < 2 * MIN_ARROW_PX;
  const [from, to] = isClose ? [inside(around), inside(target)] : [around, target];
  return (
    <svg class={styles.pointer} aria-hidden="true" data-pointer>
      <Arrow from={from} to={to} />
    </svg>
  );
}

const inside = ({ left, top, width, height }: PopoverBox): PopoverBox => ({
  left: left + OVERLAP_PX,
  top: top + OVERLAP_PX,
  width: width - 2 * OVERLAP_PX,
  height: height - 2 * OVERLAP_PX,
});

function Arrow({ from, to }: ArrowProps): JSX.Element {
  const [x, y] = [
    closestPoints(from.left, from.width, to.left, to.width),
    closestPoints(from.top, from.height, to.top, to.height),
  ];
  const angle = (Math.atan2(y.to - y.from, x.to - x.from) * 180) / Math.PI;
  const [back, aside] = [-ARROW_HEAD_PX, ARROW_HEAD_PX * 0.9];
  const head = `M${back} ${-aside}L0 0L${back} ${aside}`;
  const turn = `translate(${x.to} ${y.to}) rotate(${angle})`;
  const line = `M${x.from} ${y.from}L${x.to} ${y.to}`;
  return (
    <>
      <path class={styles.halo} d={line} />
      <path class={styles.halo} d={head} transform={turn} />
      <path class={styles.arrow} d={line} pathLength={60} />
      <path class={styles.arrow} d={head} transform={turn} pathLength={60} />
    </>
  );
}

type PointerProps = ArrowProps & {
  /** `crossed` if the arrow would cover something readable; then only the ring is drawn. */
  readonly way: 'clear' | 'crossed';
};

const RING_GAP_PX = 5;
const RING_RADIUS_PX = 14;

/** A ring around the target of a lesson, which keeps its full light while the rest lies in shade. */
export function Pointer({ from, to, way }: PointerProps): JSX.Element {
  const prompt = document.querySelector('[data-part="prompt"]')?.getBoundingClientRect();
  const ring = ringAround(to, prompt);
  const holes = [ring, ...(prompt ? [prompt] : [])].map(holePath).join('');
  return (
    <svg class={styles.pointer} aria-hidden="true" data-pointer>
      <path class={styles.shade} d={`M0 0H${innerWidth}V${innerHeight}H0Z${holes}`} />
      <rect
        class={styles.ring}
        x={ring.left}
        y={ring.top}
        width={ring.width}
        height={ring.height}
        rx={RING_RADIUS_PX}
      />
      {way === 'clear' && gapBetween(from, ring) > MIN_ARROW_PX && <Arrow from={from} to={ring} />}
    </svg>
  );
}

/** A ring does not lie on the prompt, unless that is its target. */
function ringAround({ left, top, width, height }: PopoverBox, prompt: DOMRect | undefined): PopoverBox {
  const bottom = top + height + RING_GAP_PX;
  const isBelowPrompt = prompt !== undefined && top + height / 2 > prompt.bottom;
  const from = Math.max(top - RING_GAP_PX, isBelowPrompt ? prompt.bottom : 0);
  return { left: left - RING_GAP_PX, top: from, width: width + 2 * RING_GAP_PX, height: bottom - from };
}

/** A rectangle with round corners, drawn the other way round. */
function holePath({ left, top, width, height }: PopoverBox): string {
  const r = Math.min(RING_RADIUS_PX, width / 2, height / 2);
  const corner = (x: number, y: number): string => `a${r} ${r} 0 0 0 ${x * r} ${y * r}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${left + r} ${top}${corner(-1, 1)}v${down}${corner(1, 1)}h${across}${corner(1, -1)}v${-down}${corner(-1, -1)}Z`;
}
