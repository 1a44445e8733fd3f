/** The players as small engravings, one tint each. */

import { mixColours } from '@parlour/card-art/colour';
import { hatchPath } from '@parlour/card-art/engraving';
import { BUST_NECK, BUST_OUTLINES, bustEars, faceFeatures, portraitSvg } from '@parlour/card-art/figures/bust';
import { group, path } from '@parlour/card-art/svg';
import { inksOf } from './inks.ts';
import type { Sitter } from './portraits/parts.ts';
import { BACKS, COLLARS, EXTRAS, HAIR, HATS } from './portraits/parts.ts';
import { NURSERY, PASSENGERS } from './portraits/sitters.ts';

const SITTERS: Readonly<Record<string, Sitter>> = { ...PASSENGERS, ...NURSERY };

/** One stroke as high as the window, dashed. */
const ground = (sea: string, ripple: string): string =>
  path('M-100-100H100V104H-100Z', { fill: sea, stroke: 'none' }) +
  path('M0-100V104', { stroke: ripple, 'stroke-width': 200, 'stroke-dasharray': '1 5' });

function drawSitter({
  nation,
  age = 'adult',
  mood,
  hair,
  skin,
  cut,
  back = 'none',
  hat = 'none',
  collar,
  extras = [],
}: Sitter): string {
  const inks = inksOf(nation);
  const { line, paper, half, pale, sea, ripple } = inks;
  const palette = {
    line,
    paper,
    dark: half,
    pale,
    hair: mixColours('#3a2616', '#f3e2bd', hair),
    skin: inks.skin(skin),
  };
  const lip = mixColours(line, palette.skin, 0.7);
  const blush = mixColours('#c0452f', palette.skin, 0.45);
  const figure = [
    BACKS[back](palette),
    path(BUST_NECK, { fill: palette.skin }),
    COLLARS[collar](palette),
    bustEars(palette.skin),
    path(BUST_OUTLINES[age], { fill: palette.skin }),
    hatchPath('M31-30C36 4 32 22 22 38', 12),
    faceFeatures({ age, mood, ink: line, paper, lip }),
    HAIR[cut](palette),
    ...extras.map(extra => EXTRAS[extra]({ ...palette, lip, blush })),
    HATS[hat](palette),
  ];
  const stroke = { stroke: line, color: line, 'stroke-width': 2.6, 'stroke-linejoin': 'round' };
  return portraitSvg(ground(sea, ripple) + group(stroke, ...figure));
}

export const portraitNames: readonly string[] = Object.keys(SITTERS);

export function portrait(name: string): string | undefined {
  const sitter = SITTERS[name];
  return sitter && drawSitter(sitter);
}
