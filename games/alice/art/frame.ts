/** The window a picture is seen through, arched for a scene and cut at the corners for the rest, and the edge of the card. */
import { group, path, rect, type Size } from '@parlour/card-art/svg';
import type { Plate } from './plate.ts';

/** The box of the old pack, 98 x 67 mm outside, held cards of about this size. */
export const size: Size = { width: 63, height: 92 };

const CARD = 'M30 0H600Q630 0 630 30V890Q630 920 600 920H30Q0 920 0 890V30Q0 0 30 0Z';
const ARCH = 'M48 646V270C48 130 170 48 315 48S582 130 582 270V646Z';
const OCTAGON = 'M48 646V108L108 48H522L582 108V586L522 646H108Z';

export type Window = 'arch' | 'octagon';
const WINDOWS: Readonly<Record<Window, string>> = { arch: ARCH, octagon: OCTAGON };

/** Everything outside the window, over whatever hangs out of it. */
export function mount(window: Window, { paper, ink, gold }: Plate): string {
  const opening = WINDOWS[window];
  const spandrels =
    window === 'arch' ? path(`M38 38H592V656H38Z${opening}`, { fill: gold, 'fill-rule': 'evenodd' }) : '';
  return (
    path(`${CARD}${opening}`, { fill: paper, 'fill-rule': 'evenodd' }) +
    spandrels +
    group(
      { fill: 'none', stroke: ink },
      path(opening, { 'stroke-width': 5 }),
      rect(24, 24, 582, 872, { rx: 12, 'stroke-width': 6 }),
      rect(34, 34, 562, 852, { rx: 6, 'stroke-width': 1.8 }),
      path('M38 658H592', { 'stroke-width': 3 }),
    )
  );
}

export const paperOf = ({ paper }: Plate): string => path(CARD, { fill: paper });
