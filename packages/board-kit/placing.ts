/** Where a slip of paper lies so that it covers nothing that somebody needs, and yet is near what it is about. */

export type SlipSize = { readonly width: number; readonly height: number };
export type SlipSpot = { readonly left: number; readonly top: number };
export type SlipBox = SlipSpot & SlipSize;

/** Something a slip keeps off, the more so the heavier it is. */
export type Shy = { readonly box: SlipBox; readonly weight: number };

const MARGIN = 6;
const STEPS = 48;

/** A pixel further away is as bad as so many covered ones of weight 1. */
const FAR = 6;

const shared = (from: number, size: number, other: number, otherSize: number): number =>
  Math.min(from + size, other + otherSize) - Math.max(from, other);

/** Square pixels that two boxes have in common. */
export function overlapOf(one: SlipBox, other: SlipBox): number {
  const width = shared(one.left, one.width, other.left, other.width);
  const height = shared(one.top, one.height, other.top, other.height);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Pixels between two boxes; nothing if they touch. */
export function gapBetween(one: SlipBox, other: SlipBox): number {
  const across = Math.max(0, -shared(one.left, one.width, other.left, other.width));
  const down = Math.max(0, -shared(one.top, one.height, other.top, other.height));
  return Math.hypot(across, down);
}

/** Where the straight way from one span to another begins and ends, along one axis. */
export function nearest(from: number, size: number, to: number, toSize: number): { from: number; to: number } {
  if (to > from + size) return { from: from + size, to };
  if (to + toSize < from) return { from, to: to + toSize };
  const middle = (Math.max(from, to) + Math.min(from + size, to + toSize)) / 2;
  return { from: middle, to: middle };
}

/** Points along the way from one box to another, close enough together that nothing one could read lies between them. */
const STRIDE = 4;

/** Whether an arrow from one box to another would run across any of these. */
export function isCrossed(from: SlipBox, to: SlipBox, things: readonly SlipBox[]): boolean {
  const [x, y] = [nearest(from.left, from.width, to.left, to.width), nearest(from.top, from.height, to.top, to.height)];
  const strides = Math.ceil(gapBetween(from, to) / STRIDE);
  const points = Array.from({ length: Math.max(0, strides - 1) }, (_, i) => (i + 1) / strides).map(part => ({
    ...{ left: x.from + (x.to - x.from) * part, top: y.from + (y.to - y.from) * part, width: 1, height: 1 },
  }));
  return points.some(point => things.some(thing => overlapOf(point, thing) > 0));
}

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

/** From one edge to the other, both included. */
function stepsOver(from: number, room: number, size: number): number[] {
  const last = Math.max(MARGIN, room - size - MARGIN);
  return Array.from({ length: STEPS + 1 }, (_, i) => from + MARGIN + ((last - MARGIN) * i) / STEPS);
}

/** Counted no further than to `most`: what is as bad as another place already is of no interest. */
function costOf(slip: SlipBox, things: readonly Shy[], near: SlipBox, most: number): number {
  let cost = FAR * gapBetween(slip, near);
  for (const { box, weight } of things) {
    if (cost >= most) break;
    cost += weight * overlapOf(slip, box);
  }
  return cost;
}

/** There are thousands of places to look at, and a phone does so in the midst of a game: none of them is kept. */
export function freePlace(size: SlipSize, window: SlipBox, things: readonly Shy[], near: SlipBox): SlipSpot {
  const beside = within(near.left + near.width / 2 - size.width / 2, window.left, window.left + window.width);
  const columns = [beside, ...stepsOver(window.left, window.width, size.width)].map(left =>
    within(left, window.left + MARGIN, Math.max(MARGIN, window.left + window.width - size.width - MARGIN)),
  );
  let [best, least] = [{ left: MARGIN, top: MARGIN }, Number.POSITIVE_INFINITY];
  for (const top of stepsOver(window.top, window.height, size.height)) {
    for (const left of columns) {
      const cost = costOf({ left, top, width: size.width, height: size.height }, things, near, least);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
