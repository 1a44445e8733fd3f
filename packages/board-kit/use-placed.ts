/** Keeps a slip of paper at a free place of the window, whatever moves on the table meanwhile. */
import { useSignal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { freePlace, isCrossed, overlapOf, type Shy, type SlipBox, type SlipSize, type SlipSpot } from './placing.ts';

/** Where the slip lies, and the thing it is about, if that is to be seen. */
export type Placed = {
  readonly slip: SlipBox;
  readonly about: SlipBox | undefined;
  /** Whether an arrow can be drawn from the one to the other. */
  readonly way: 'clear' | 'crossed';
};

type Node = { readonly current: HTMLElement | null };

/** What is asked and may be answered is never covered, nor what lies in the hand while there is room elsewhere. */
const KEPT_OFF: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-part="prompt"] > *, [data-part="prompt"] p, [data-part="prompt"] small, [data-part="slip"]', 1000],
  ['[data-part="own"], [data-part="fan"]', 300],
  ['main header', 8],
  ['[data-part="seat"], [data-part="question"]', 6],
  [
    '[data-place]:not([data-place="table"], [data-part="heap"]), [role="group"]:not([data-part="heap"]), [data-drop="crossword"] button',
    4,
  ],
  ['[data-card], [data-part="players"], [data-part="strip"]', 4],
];

const ABOUT = 1000;
const RING = 8;
const LOOK_AGAIN = 200;

/** What is there for screen readers only is a pixel wide. */
const isSeen = ({ width, height }: SlipBox): boolean => width > 2 && height > 2;

export const boxOf = (node: Element): SlipBox => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
};

/** Finds a place, a card or a part of the table by its name; where it has no extent, the first visible thing in it. */
export function findNamed(name: string): Element | undefined {
  const quoted = CSS.escape(name);
  const found = document.querySelectorAll(
    ['part', 'spot', 'card', 'place', 'drop'].map(kind => `main [data-${kind}="${quoted}"]`).join(),
  );
  // A face has hundreds of strokes: `find` measures none after the first visible node.
  return [...found].flatMap(node => [node, ...node.querySelectorAll('*')]).find(node => isSeen(boxOf(node)));
}

export function thingsKeptOff(slip: HTMLElement): Shy[] {
  return KEPT_OFF.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)]
      .filter(node => !slip.contains(node) && !node.contains(slip))
      .map(node => ({ box: boxOf(node), weight }))
      .filter(({ box }) => isSeen(box)),
  );
}

const middleOf = ({ left, top, width, height }: SlipBox): SlipBox => ({
  left: left + width / 2,
  top: top + height / 2,
  width: 0,
  height: 0,
});

/** There is a ring round it. */
const ringed = ({ left, top, width, height }: SlipBox): SlipBox => ({
  left: left - RING,
  top: top - RING,
  width: width + 2 * RING,
  height: height + 2 * RING,
});

export const theWindow = (): SlipBox => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

type Seen = { readonly size: SlipSize; readonly things: readonly Shy[]; readonly about: SlipBox | undefined };

function lookAround(slip: HTMLElement, about: SlipBox | undefined): Seen {
  const { width, height } = boxOf(slip);
  const things = [...thingsKeptOff(slip), ...(about ? [{ box: ringed(about), weight: ABOUT }] : [])];
  return { size: { width, height }, things, about };
}

/** What it is about, and what that is a part of, is not between. */
const between = (things: readonly Shy[], about: SlipBox): SlipBox[] =>
  things.map(({ box }) => box).filter(box => overlapOf(box, about) === 0);

function place({ size, things, about }: Seen): Placed {
  const spot = freePlace(size, theWindow(), things, about ?? middleOf(theWindow()));
  const slip = { ...spot, ...size };
  return { slip, about, way: about && isCrossed(slip, about, between(things, about)) ? 'crossed' : 'clear' };
}

/** Marks the one node that has the ring. A style sheet brings a marked card to the front, so the ring holds no other card. */
function frame(node: Element | undefined, before: Element | undefined): Element | undefined {
  if (node === before) return node;
  before?.removeAttribute('data-framed');
  node?.setAttribute('data-framed', '');
  return node;
}

/** What it is about is found anew each time: a card may come to lie elsewhere. A slip moves only if something else has. */
export function usePlaced(slip: Node, about: () => Element | undefined): Placed | undefined {
  const placed = useSignal<Placed | undefined>(undefined);
  useLayoutEffect(() => {
    let before = '';
    let framed: Element | undefined;
    const look = (): void => {
      if (!slip.current) return;
      framed = frame(about(), framed);
      const seen = lookAround(slip.current, framed && boxOf(framed));
      const now = JSON.stringify([seen, theWindow()]);
      if (now !== before) placed.value = place(seen);
      before = now;
    };
    // What has brought the slip has taken its time already.
    const [first, timer] = [setTimeout(look), setInterval(look, LOOK_AGAIN)];
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      frame(undefined, framed);
    };
  }, [about]);
  return placed.value;
}

/** Before it is known where a slip may lie it is not seen. */
export const styleOf = (at: SlipSpot | undefined): CSSProperties =>
  at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' };
