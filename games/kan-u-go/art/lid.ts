/** The lid: the name in cards, under searchlights. */
import { boxSize, drawBox } from '@parlour/card-art/box';
import { textAt } from '@parlour/card-art/fonts';
import { circle, path, placeAt, rect, type Size } from '@parlour/card-art/svg';
import { knight, textWithGlyphs } from './card-parts.ts';
import { glyph, inksOf } from './letters.ts';

const TOP: Size = { width: 79, height: 110 };
export const lidSize: Size = boxSize(TOP);

const { white, red, blue } = inksOf();

/** Centred on the origin, 154 wide. */
function titleCard(sign: string): string {
  const front = 'AUO'.includes(sign) ? red : blue;
  return (
    rect(-70, -84, 150, 184, { rx: 12, fill: '#0b1a3d' }) +
    rect(-77, -92, 154, 184, { rx: 12, fill: white }) +
    rect(-67, -82, 134, 164, { rx: 6, fill: 'none', stroke: front, 'stroke-width': 5 }) +
    glyph(0, 48, sign, { font: 'limelight', size: 138, fill: front })
  );
}

const TITLE: readonly (readonly [sign: string, x: number, y: number, turn: number])[] = [
  ['K', 178, 196, -5],
  ['A', 392, 178, 2],
  ['N', 606, 198, -3],
  ['U', 395, 418, 3],
  ['G', 286, 660, -4],
  ['O', 504, 652, 5],
];

const SEARCHLIGHTS =
  'M395 900L20 250V420ZM395 900L90 20H240ZM395 900L330 20H460ZM395 900L550 20H700ZM395 900L770 250V420Z';

function footBand(): string {
  const roundel =
    circle(0, 0, 112, { fill: white, stroke: red, 'stroke-width': 8 }) +
    circle(0, 0, 98, { fill: 'none', stroke: blue, 'stroke-width': 3 }) +
    placeAt(0, 0, knight(blue), { scale: 1.4 });
  return (
    path('M20 870L395 800 770 870V1080H20Z', { fill: red }) +
    path('M20 896L395 826 770 896', { fill: 'none', stroke: white, 'stroke-width': 10 }) +
    path('M20 918L395 848 770 918', { fill: 'none', stroke: white, 'stroke-width': 4 }) +
    placeAt(395, 942, roundel) +
    textAt(164, 1034, 'The crossword', { font: 'limelight', size: 30, fill: white }) +
    textAt(624, 1034, 'card game', { font: 'limelight', size: 30, fill: white })
  );
}

export function lid(): string {
  const label =
    rect(20, 20, 750, 1060, { fill: blue }) +
    path(SEARCHLIGHTS, { fill: '#27488f' }) +
    footBand() +
    TITLE.map(([sign, x, y, turn]) => placeAt(x, y, titleCard(sign), { turn, scale: 1.2 })).join('') +
    rect(20, 20, 750, 1060, { fill: 'none', stroke: white, 'stroke-width': 6 });
  const front = textWithGlyphs(395, 64, 'KAN·U·GO', { font: 'limelight', size: 52, fill: white, spacing: 8 });
  return drawBox(TOP, { lid: red, tray: '#e9dfc8' }, label, front);
}
