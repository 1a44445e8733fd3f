/** The middle of a card: the letter with its drop shadow, or on a free card the name of the game. */
import { starPath } from '@parlour/card-art/engraving';
import { type Font, type TextStyle, textAt } from '@parlour/card-art/fonts';
import { type Attributes, path, placeAt, roundToTenth } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Inks } from './inks.ts';

const LIMELIGHT: Font = 'limelight';
export const isVowel = (card: string): boolean => 'AEIOU'.includes(card);

/** A letter of the cards. The spur of G is a hair, by which nobody could tell it from C on a phone: it gets a bar. */
export function glyph(x: number, baseline: number, card: string, set: TextStyle, more: Attributes = {}): string {
  const written = textAt(x, baseline, card, set, more);
  return card === 'G' ? written + placeAt(x, baseline, path(spur(set.size), { fill: set.fill, ...more })) : written;
}

function spur(size: number): string {
  const [inner, left, right, top, under, foot] = [0.07, 0.24, 0.35, -0.35, -0.26, 0.01].map(part =>
    roundToTenth(part * size),
  );
  return `M${inner} ${top}H${right}V${foot}H${left}V${under}H${inner}Z`;
}

/** How far the letters of the name advance, in parts of their size: a G among them is set alone to get its bar. */
const ADVANCES: Readonly<Record<string, number>> = { K: 0.71, A: 0.66, N: 0.75, U: 0.77, G: 0.79, O: 0.82, '·': 0.33 };

/** The name of the game, or a part of it, letter by letter about a point. */
export function spelt(x: number, baseline: number, line: string, set: TextStyle, more: Attributes = {}): string {
  const gap = set.spacing ?? 0;
  const widths = [...line].map(sign => assertDefined(ADVANCES[sign]) * set.size + gap);
  let left = x - (widths.reduce((sum, width) => sum + width, 0) - gap) / 2;
  const placed = [...line].map((sign, i) => {
    const middle = left + (itemAt(widths, i) - gap) / 2;
    left += itemAt(widths, i);
    return glyph(middle, baseline, sign, set, more);
  });
  return placed.join('');
}

type Shaded = { readonly front: string; readonly shade: string; readonly rim: string; readonly drop: number };

/** Letters over their own shadow, parted from it by a rim of paper. */
function shaded(x: number, baseline: number, line: string, size: number, { front, shade, rim, drop }: Shaded): string {
  const set = { font: LIMELIGHT, size };
  const write = line.length === 1 ? glyph : spelt;
  return (
    write(x + drop, baseline + drop, line, { ...set, fill: shade }) +
    write(x, baseline, line, { ...set, fill: rim }, { stroke: rim, 'stroke-width': drop * 0.8 }) +
    write(x, baseline, line, { ...set, fill: front })
  );
}

export function letter(card: string, { red, blue, white }: Inks): string {
  const [front, shade] = isVowel(card) ? [red, blue] : [blue, red];
  const size = 'MW'.includes(card) ? 290 : 340;
  return shaded(222, 312 + size * 0.345, card, size, { front, shade, rim: white, drop: 10 });
}

/** The name in three lines, small enough to keep off the ring round it. */
export function freeCall({ red, blue, white }: Inks): string {
  const set = { front: blue, shade: red, rim: white, drop: 5 };
  return (
    shaded(223, 266, 'KAN', 106, set) +
    shaded(223, 354, 'U', 106, { ...set, front: red, shade: blue }) +
    shaded(223, 442, 'GO', 106, set) +
    [126, 324].map(x => placeAt(x, 318, path(starPath(5, 36, 14.5), { fill: red }))).join('')
  );
}
