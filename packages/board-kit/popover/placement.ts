import { useSignal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Places popovers near their target so that they cover nothing the player needs, and keeps them there while the table
 * changes.
 */

export type PopoverSize = { readonly width: number; readonly height: number };
export type PopoverPosition = { readonly left: number; readonly top: number };
export type PopoverBox = PopoverPosition & PopoverSize;

/** An area to avoid, with the cost of covering it. */
export type Obstacle = { readonly box: PopoverBox; readonly weight: number };

const MARGIN_PX = 6;
const STEPS = 48;

/** One pixel of distance costs as much as this many covered pixels of weight 1. */
const DISTANCE_WEIGHT = 6;

const overlapLength = (from: number, size: number, other: number, otherSize: number): number =>
  Math.min(from + size, other + otherSize) - Math.max(from, other);

/** Area in square pixels. */
export function overlapOf(one: PopoverBox, other: PopoverBox): number {
  const width = overlapLength(one.left, one.width, other.left, other.width);
  const height = overlapLength(one.top, one.height, other.top, other.height);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Distance in pixels; 0 if the boxes touch. */
export function gapBetween(one: PopoverBox, other: PopoverBox): number {
  const across = Math.max(0, -overlapLength(one.left, one.width, other.left, other.width));
  const down = Math.max(0, -overlapLength(one.top, one.height, other.top, other.height));
  return Math.hypot(across, down);
}

/** Ends of the shortest line between two spans on one axis. */
export function closestPoints(from: number, size: number, to: number, toSize: number): { from: number; to: number } {
  if (to > from + size) return { from: from + size, to };
  if (to + toSize < from) return { from, to: to + toSize };
  const middle = (Math.max(from, to) + Math.min(from + size, to + toSize)) / 2;
  return { from: middle, to: middle };
}

/** Sampling distance along an arrow; small enough to miss no text. */
const STRIDE_PX = 4;

/** True if an arrow between two boxes would cross one of these. */
export function isCrossed(from: PopoverBox, to: PopoverBox, obstacles: readonly PopoverBox[]): boolean {
  const [x, y] = [
    closestPoints(from.left, from.width, to.left, to.width),
    closestPoints(from.top, from.height, to.top, to.height),
  ];
  const strides = Math.ceil(gapBetween(from, to) / STRIDE_PX);
  const points = Array.from({ length: Math.max(0, strides - 1) }, (_, i) => (i + 1) / strides).map(part => ({
    ...{ left: x.from + (x.to - x.from) * part, top: y.from + (y.to - y.from) * part, width: 1, height: 1 },
  }));
  return points.some(point => obstacles.some(obstacle => overlapOf(point, obstacle) > 0));
}

const clamp = (at: number, least: number, limit: number): number => Math.max(least, Math.min(at, limit));

/** Evenly spaced positions from one edge to the other, both included. */
function stepsOver(from: number, room: number, size: number): number[] {
  const last = Math.max(MARGIN_PX, room - size - MARGIN_PX);
  return Array.from({ length: STEPS + 1 }, (_, i) => from + MARGIN_PX + ((last - MARGIN_PX) * i) / STEPS);
}

/** Stops at `limit`, because a worse place than the best so far does not matter. */
function costOf(popover: PopoverBox, obstacles: readonly Obstacle[], near: PopoverBox, limit: number): number {
  let cost = DISTANCE_WEIGHT * gapBetween(popover, near);
  for (const { box, weight } of obstacles) {
    if (cost >= limit) break;
    cost += weight * overlapOf(popover, box);
  }
  return cost;
}

/** Tests some thousand positions. It allocates no list of them, because phones run this during play. */
export function findFreePlace(
  size: PopoverSize,
  window: PopoverBox,
  obstacles: readonly Obstacle[],
  near: PopoverBox,
): PopoverPosition {
  const beside = clamp(near.left + near.width / 2 - size.width / 2, window.left, window.left + window.width);
  const columns = [beside, ...stepsOver(window.left, window.width, size.width)].map(left =>
    clamp(left, window.left + MARGIN_PX, Math.max(MARGIN_PX, window.left + window.width - size.width - MARGIN_PX)),
  );
  let [best, least] = [{ left: MARGIN_PX, top: MARGIN_PX }, Number.POSITIVE_INFINITY];
  for (const top of stepsOver(window.top, window.height, size.height)) {
    for (const left of columns) {
      const cost = costOf({ left, top, width: size.width, height: size.height }, obstacles, near, least);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** Boxes of the popover and of its target, if that is visible. */
export type Placement = {
  readonly popover: PopoverBox;
  readonly target: PopoverBox | undefined;
  /** Whether an arrow between them is free of obstacles. */
  readonly way: 'clear' | 'crossed';
};

type Node = { readonly current: HTMLElement | null };

/** Prompts and their buttons are never covered, the hand only if there is no other place. */
const OBSTACLE_WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-part="prompt"] > *, [data-part="prompt"] p, [data-part="prompt"] small, [data-part="slip"]', 1000],
  [
    '[data-part="own"]:not(:has([data-spot="focus"])), [data-part="hand"], [data-spot="kittens"], [data-part="fan"]',
    300,
  ],
  ['[data-part="trick"] [data-card]', 60],
  ['[data-tool]', 60],
  ['main header', 8],
  ['[data-part="seat"], [data-part="question"]', 6],
  [
    '[data-place]:not([data-place="table"], [data-part="heap"]), [role="group"]:not([data-part="heap"]), [data-drop="crossword"] button',
    4,
  ],
  ['[data-card], [data-part="players"]', 4],
];

const TARGET_WEIGHT = 1000;
const RING_PX = 8;
const RECHECK_MS = 200;

/** Screen-reader texts are one pixel wide. */
const isVisible = ({ width, height }: PopoverBox): boolean => width > 2 && height > 2;

export const boxOf = (node: Element): PopoverBox => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
};

/** Finds a place, card or part of the table by name; if it has no size, the first visible element in it. */
export function findPopoverTarget(name: string): Element | undefined {
  const quoted = CSS.escape(name);
  const found = document.querySelectorAll(
    ['part', 'spot', 'card', 'place', 'drop'].map(kind => `main [data-${kind}="${quoted}"]`).join(),
  );
  // A face has hundreds of strokes: `find` stops measuring at the first visible node.
  return [...found].flatMap(node => [node, ...node.querySelectorAll('*')]).find(node => isVisible(boxOf(node)));
}

export function obstaclesFor(popover: HTMLElement): Obstacle[] {
  return OBSTACLE_WEIGHTS.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)]
      .filter(node => !popover.contains(node) && !node.contains(popover))
      .map(node => ({ box: boxOf(node), weight }))
      .filter(({ box }) => isVisible(box)),
  );
}

const centerOf = ({ left, top, width, height }: PopoverBox): PopoverBox => ({
  left: left + width / 2,
  top: top + height / 2,
  width: 0,
  height: 0,
});

const withRing = ({ left, top, width, height }: PopoverBox): PopoverBox => ({
  left: left - RING_PX,
  top: top - RING_PX,
  width: width + 2 * RING_PX,
  height: height + 2 * RING_PX,
});

export const windowBox = (): PopoverBox => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

type MeasuredWindow = {
  readonly size: PopoverSize;
  readonly obstacles: readonly Obstacle[];
  readonly target: PopoverBox | undefined;
};

function measureWindow(popover: HTMLElement, target: PopoverBox | undefined): MeasuredWindow {
  const { width, height } = boxOf(popover);
  const obstacles = [...obstaclesFor(popover), ...(target ? [{ box: withRing(target), weight: TARGET_WEIGHT }] : [])];
  return { size: { width, height }, obstacles, target };
}

/** The target and its ancestors do not count as obstacles. */
const obstaclesBetween = (obstacles: readonly Obstacle[], target: PopoverBox): PopoverBox[] =>
  obstacles.map(({ box }) => box).filter(box => overlapOf(box, target) === 0);

function placePopover({ size, obstacles, target }: MeasuredWindow): Placement {
  const spot = findFreePlace(size, windowBox(), obstacles, target ?? centerOf(windowBox()));
  const popover = { ...spot, ...size };
  return {
    popover,
    target,
    way: target && isCrossed(popover, target, obstaclesBetween(obstacles, target)) ? 'crossed' : 'clear',
  };
}

/** Marks the framed node. A style sheet brings a marked card to the front, so only one is marked. */
function moveFrame(node: Element | undefined, before: Element | undefined): Element | undefined {
  if (node === before) return node;
  before?.removeAttribute('data-framed');
  node?.setAttribute('data-framed', '');
  return node;
}

/**
 * Keeps a popover in a free place. The target is looked up each time, because cards move; the popover moves only if
 * something else has.
 */
export function usePlacement(popover: Node, target: () => Element | undefined): Placement | undefined {
  const placement = useSignal<Placement | undefined>(undefined);
  useLayoutEffect(() => {
    let before = '';
    let framed: Element | undefined;
    const update = (): void => {
      if (!popover.current) return;
      framed = moveFrame(target(), framed);
      const measured = measureWindow(popover.current, framed && boxOf(framed));
      const now = JSON.stringify([measured, windowBox()]);
      if (now !== before) placement.value = placePopover(measured);
      before = now;
    };
    // Deferred, because showing the popover was already a long task.
    const [first, timer] = [setTimeout(update), setInterval(update, RECHECK_MS)];
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      moveFrame(undefined, framed);
    };
  }, [target]);
  return placement.value;
}

/** Hidden until a place is known. */
export const placementStyle = (at: PopoverPosition | undefined): CSSProperties =>
  at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' };
