import { rayWedges, ruledLines, starPath } from '@parlour/card-art/engraving';
import type { Font, TextStyle } from '@parlour/card-art/fonts';
import type { PackStyle } from '@parlour/card-art/pack-art';
import {
  type Attributes,
  circle,
  path,
  placeAt,
  rect,
  type Size,
  svgDocument,
  withRotatedCopy,
} from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { icons } from './icons.generated.ts';
import { glyph, type Inks, inksOf, isVowel } from './letters.ts';

export const size: Size = { width: 45, height: 63 };

const ZIGGURAT = 'M185 34H265V42H253V50H241V58H229V66H221V58H209V50H197V42H185Z';
const SPEED_LINES = 'M30 297H36M30 309H38M30 321H38M30 333H36';

export const paperOf = ({ white }: Inks): string => rect(0, 0, 450, 630, { rx: 26, fill: white });

export const edge = ({ red, blue }: Inks): string =>
  rect(14, 14, 422, 602, { rx: 12, fill: 'none', stroke: blue, 'stroke-width': 4 }) +
  rect(23, 23, 404, 584, { rx: 5, fill: 'none', stroke: red, 'stroke-width': 7 });

export const spotlight = (ground: string, ray: string, { red, blue }: Inks): string =>
  placeAt(
    225,
    315,
    circle(0, 0, 182, { fill: ground }) +
      path(rayWedges(36, 0, 182), { fill: ray }) +
      circle(0, 0, 188, { fill: 'none', stroke: red, 'stroke-width': 4 }) +
      circle(0, 0, 181, { fill: 'none', stroke: blue, 'stroke-width': 2 }),
  );

export const ornaments = ({ red, blue }: Inks): string =>
  withRotatedCopy(
    size,
    path(ZIGGURAT, { fill: red }) + path(SPEED_LINES, { stroke: blue, 'stroke-width': 4, fill: 'none' }),
  );

const LIMELIGHT: Font = 'limelight';

/** Relative to the size. */
const ADVANCES: Readonly<Record<string, number>> = { K: 0.71, A: 0.66, N: 0.75, U: 0.77, G: 0.79, O: 0.82, '·': 0.33 };

/** Centred on x. */
export function textWithGlyphs(
  x: number,
  baseline: number,
  line: string,
  set: TextStyle,
  more: Attributes = {},
): string {
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

type ShadeColours = { readonly front: string; readonly shade: string; readonly rim: string; readonly drop: number };

/** A rim of paper separates letters and shadow. */
function shadedText(
  x: number,
  baseline: number,
  line: string,
  size: number,
  { front, shade, rim, drop }: ShadeColours,
): string {
  const set = { font: LIMELIGHT, size };
  const write = line.length === 1 ? glyph : textWithGlyphs;
  return (
    write(x + drop, baseline + drop, line, { ...set, fill: shade }) +
    write(x, baseline, line, { ...set, fill: rim }, { stroke: rim, 'stroke-width': drop * 0.8 }) +
    write(x, baseline, line, { ...set, fill: front })
  );
}

export function cardLetterArt(card: string, { red, blue, white }: Inks): string {
  const [front, shade] = isVowel(card) ? [red, blue] : [blue, red];
  const size = 'MW'.includes(card) ? 290 : 340;
  const raised = 'MW'.includes(card) ? 12 : 0;
  return shadedText(222, 312 - raised + size * 0.345, card, size, { front, shade, rim: white, drop: 10 });
}

export function freeCardTitle({ red, blue, white }: Inks): string {
  const set = { front: blue, shade: red, rim: white, drop: 5 };
  return (
    shadedText(223, 266, 'KAN', 106, set) +
    shadedText(223, 354, 'U', 106, { ...set, front: red, shade: blue }) +
    shadedText(223, 442, 'GO', 106, set) +
    [126, 324].map(x => placeAt(x, 318, path(starPath(5, 36, 14.5), { fill: red }))).join('')
  );
}

/** 100 units high. */
export const knight = (fill: string): string =>
  placeAt(-56, -52, path(icons['mounted-knight'], { fill }), { scale: 0.21 });

/** The knight of the old packs, twice, so that the back has no right way up. */
export function back({ press }: PackStyle = {}): string {
  const { red, white } = inksOf(press);
  const disc = circle(0, 0, 92, { fill: red }) + circle(0, 0, 98, { fill: 'none', stroke: white, 'stroke-width': 4 });
  return svgDocument(
    size,
    rect(0, 0, 450, 630, { rx: 26, fill: white }),
    rect(22, 22, 406, 586, { rx: 10, fill: red }),
    ruledLines({ x: 34, y: 34, width: 382, height: 562 }, white, { lines: 67, weight: 2.5 }),
    rect(34, 34, 382, 562, { fill: 'none', stroke: white, 'stroke-width': 4 }),
    withRotatedCopy(
      size,
      placeAt(
        225,
        180,
        circle(0, 0, 124, { fill: white }) +
          path(rayWedges(32, 98, 118), { fill: red }) +
          disc +
          placeAt(0, 0, knight(white), { scale: 1.25 }),
      ),
    ),
    path('M34 315H416', { stroke: white, 'stroke-width': 16 }),
    path('M42 315H408', { stroke: red, 'stroke-width': 6, 'stroke-dasharray': '14 8' }),
  );
}
