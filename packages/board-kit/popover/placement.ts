import { useSignal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Places popovers in fixed zones of the table, so that they cover nothing the player needs, and keeps them there while
 * the table changes.
 */

export type PopoverSize = { readonly width: number; readonly height: number };
export type PopoverPosition = { readonly left: number; readonly top: number };
export type PopoverBox = PopoverPosition & PopoverSize;

/** What a popover never covers, and what it covers only if there is no other place. */
export type Obstacles = { readonly forbidden: readonly PopoverBox[]; readonly shunned: readonly PopoverBox[] };

const MARGIN_PX = 6;

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

/** Zones of a table. The seats stand in a row on upright phones, and around the middle elsewhere. */
export type TableZones = {
  readonly window: PopoverBox;
  readonly middle: PopoverBox;
  readonly prompt: PopoverBox;
  readonly seats?: PopoverBox | undefined;
};

const bottomOf = ({ top, height }: PopoverBox): number => top + height;

/**
 * The places of a lesson: the ends and the centre of the middle, above the prompt and at the top; then over the seats,
 * under the prompt, and at the top of the window. All lie within the window.
 */
export function lessonPlaces({ width, height }: PopoverSize, zones: TableZones): PopoverPosition[] {
  const { window, middle, prompt, seats } = zones;
  const lefts = [
    middle.left + middle.width - width - MARGIN_PX,
    middle.left + MARGIN_PX,
    middle.left + (middle.width - width) / 2,
  ];
  const tops = [
    Math.min(bottomOf(middle), prompt.top > middle.top ? prompt.top : Infinity) - height - MARGIN_PX,
    middle.top + MARGIN_PX,
    ...(seats ? [seats.top] : []),
    bottomOf(prompt) + MARGIN_PX,
    window.top + MARGIN_PX,
  ];
  const within = (at: number, from: number, room: number, size: number): number =>
    clamp(at, from + MARGIN_PX, Math.max(from + MARGIN_PX, from + room - size - MARGIN_PX));
  return tops.flatMap(top =>
    lefts.map(left => ({
      left: within(left, window.left, window.width, width),
      top: within(top, window.top, window.height, height),
    })),
  );
}

/** The places around a portrait: below, above and beside it. */
export function placesAround({ width, height }: PopoverSize, face: PopoverBox, window: PopoverBox): PopoverPosition[] {
  const centred = face.left + (face.width - width) / 2;
  const [below, above] = [bottomOf(face) + MARGIN_PX, face.top - height - MARGIN_PX];
  const beside = face.top + (face.height - height) / 2;
  const [before, after] = [face.left - width - MARGIN_PX, face.left + face.width + MARGIN_PX];
  return [
    ...[centred, face.left, face.left + face.width - width].flatMap(left => [
      { left, top: below },
      { left, top: above },
    ]),
    ...[beside, below, above].flatMap(top => [
      { left: after, top },
      { left: before, top },
    ]),
  ].filter(({ left, top }) => left >= 0 && top >= 0 && left + width <= window.width && top + height <= window.height);
}

const coverOf = (popover: PopoverBox, boxes: readonly PopoverBox[]): number =>
  boxes.reduce((sum, box) => sum + overlapOf(popover, box), 0);

/** Cards have round corners and lie tilted: their outermost pixels show nothing. */
const EDGE_PX = 8;

const withoutEdge = ({ left, top, width, height }: PopoverBox): PopoverBox => ({
  left: left + EDGE_PX,
  top: top + EDGE_PX,
  width: width - 2 * EDGE_PX,
  height: height - 2 * EDGE_PX,
});

/** Returns the first place that covers nothing forbidden and the least of what is shunned. */
export function choosePlace(
  size: PopoverSize,
  places: readonly PopoverPosition[],
  { forbidden, shunned }: Obstacles,
): PopoverPosition | undefined {
  const inner = shunned.map(withoutEdge);
  const costs = places.map(place => {
    const popover = { ...place, ...size };
    return { place, forbidden: coverOf(popover, forbidden), shunned: coverOf(popover, inner) };
  });
  return costs.toSorted((one, other) => one.forbidden - other.forbidden || one.shunned - other.shunned)[0]?.place;
}

/** Boxes of the popover and of its target, if that is visible. */
export type Placement = {
  readonly popover: PopoverBox;
  readonly target: PopoverBox | undefined;
  /** Whether an arrow between them is free of obstacles. */
  readonly way: 'clear' | 'crossed';
};

type Node = { readonly current: HTMLElement | null };

/** The prompt, the own cards and the tools. The card in view at Kit and Kat's kind of table may be covered. */
const FORBIDDEN = [
  '[data-part="prompt"], [data-part="slip"], [data-tool]',
  '[data-part="own"]:not(:has([data-spot="focus"])), [data-part="hand"], [data-spot="kittens"], [data-part="fan"]',
].join();

/** What has been played. */
const SHUNNED = '[data-place="table"] [data-card], [data-part="trick"] [data-card]';

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

export function obstaclesFor(popover: HTMLElement): Obstacles {
  const boxes = (selector: string): PopoverBox[] =>
    [...document.querySelectorAll(selector)]
      .filter(node => !popover.contains(node) && !node.contains(popover))
      .map(boxOf)
      .filter(isVisible);
  return { forbidden: boxes(FORBIDDEN), shunned: boxes(SHUNNED) };
}

const withRing = ({ left, top, width, height }: PopoverBox): PopoverBox => ({
  left: left - RING_PX,
  top: top - RING_PX,
  width: width + 2 * RING_PX,
  height: height + 2 * RING_PX,
});

export const windowBox = (): PopoverBox => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

type MeasuredTable = {
  readonly size: PopoverSize;
  readonly zones: TableZones;
  readonly obstacles: Obstacles;
  readonly target: PopoverBox | undefined;
};

function measureTable(popover: HTMLElement, target: PopoverBox | undefined): MeasuredTable {
  const { width, height } = boxOf(popover);
  const { forbidden, shunned } = obstaclesFor(popover);
  const zone = (selector: string): PopoverBox | undefined => {
    const node = document.querySelector(selector);
    return node ? boxOf(node) : undefined;
  };
  const window = windowBox();
  const zones = {
    window,
    middle: zone('[data-place="table"]') ?? window,
    prompt: zone('[data-part="prompt"]') ?? { ...window, top: window.height, height: 0 },
    seats: zone('[data-part="seat"][data-side], [data-part="players"]'),
  };
  const ring = target ? [withRing(target)] : [];
  return { size: { width, height }, zones, obstacles: { forbidden: [...forbidden, ...ring], shunned }, target };
}

/** The target and its ancestors do not count as obstacles. */
const obstaclesBetween = ({ forbidden, shunned }: Obstacles, target: PopoverBox): PopoverBox[] =>
  [...forbidden, ...shunned].filter(box => overlapOf(box, target) === 0);

/** Of equally free zones the nearest to the target is taken. */
function placePopover({ size, zones, obstacles, target }: MeasuredTable): Placement {
  const places = lessonPlaces(size, zones);
  const distance = (place: PopoverPosition): number => (target ? gapBetween({ ...place, ...size }, target) : 0);
  const nearest = places.toSorted((one, other) => distance(one) - distance(other));
  const popover = { ...(choosePlace(size, nearest, obstacles) ?? { left: MARGIN_PX, top: MARGIN_PX }), ...size };
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
 * Keeps a lesson in a free zone; the style sheet of the table makes room for it. The target is looked up each time, because cards move; the popover moves only if
 * something else has.
 */
export function usePlacement(popover: Node, target: () => Element | undefined): Placement | undefined {
  const placement = useSignal<Placement | undefined>(undefined);
  useLayoutEffect(() => {
    let before = '';
    let framed: Element | undefined;
    document.documentElement.dataset.lesson = '';
    const update = (): void => {
      if (!popover.current) return;
      framed = moveFrame(target(), framed);
      const measured = measureTable(popover.current, framed && boxOf(framed));
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
      delete document.documentElement.dataset.lesson;
    };
  }, [target]);
  return placement.value;
}

/** Hidden until a place is known. */
export const placementStyle = (at: PopoverPosition | undefined): CSSProperties =>
  at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' };
