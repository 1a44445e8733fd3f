/** The middle of a card: the letter with its drop shadow, or on a free card the name of the game. */
import { star } from '@parlour/art/ornament';
import { type Attributes, at, path, short } from '@parlour/art/svg';
import { type Font, type Setting, words } from '@parlour/art/type';
import type { Inks } from './inks.ts';

const LIMELIGHT: Font = 'limelight';
export const isVowel = (card: string): boolean => 'AEIOU'.includes(card);

/** A letter of the cards. The spur of G is a hair, by which nobody could tell it from C on a phone: it gets a bar. */
export function glyph(x: number, baseline: number, card: string, set: Setting, more: Attributes = {}): string {
  const written = words(x, baseline, card, set, more);
  return card === 'G' ? written + at(x, baseline, path(spur(set.size), { fill: set.fill, ...more })) : written;
}

function spur(size: number): string {
  const [inner, left, right, top, under, foot] = [0.07, 0.24, 0.35, -0.35, -0.26, 0.01].map(part => short(part * size));
  return `M${inner} ${top}H${right}V${foot}H${left}V${under}H${inner}Z`;
}

type Shaded = { readonly front: string; readonly shade: string; readonly rim: string; readonly drop: number };

/** Letters over their own shadow, parted from it by a rim of paper. */
function shaded(x: number, baseline: number, line: string, size: number, { front, shade, rim, drop }: Shaded): string {
  const set = { font: LIMELIGHT, size };
  return (
    glyph(x + drop, baseline + drop, line, { ...set, fill: shade }) +
    glyph(x, baseline, line, { ...set, fill: rim }, { stroke: rim, 'stroke-width': drop * 0.8 }) +
    glyph(x, baseline, line, { ...set, fill: front })
  );
}

export function letter(card: string, { red, blue, white }: Inks): string {
  const [front, shade] = isVowel(card) ? [red, blue] : [blue, red];
  const size = 'MW'.includes(card) ? 290 : 340;
  return shaded(222, 312 + size * 0.345, card, size, { front, shade, rim: white, drop: 10 });
}

export function freeCall({ red, blue, white }: Inks): string {
  const set = { front: blue, shade: red, rim: white, drop: 6 };
  return (
    shaded(225, 258, 'KAN', 132, set) +
    shaded(225, 366, 'U', 132, { ...set, front: red, shade: blue }) +
    shaded(225, 474, 'GO', 132, set) +
    [120, 330].map(x => at(x, 320, path(star(5, 40, 16), { fill: red }))).join('')
  );
}
