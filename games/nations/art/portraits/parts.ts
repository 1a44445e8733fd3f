/** What passengers of 1890 and a nursery wear, in engraver's lines. */
import { hatchPath, strokePath, withMirrorImage } from '@parlour/card-art/engraving';
import type { Age, Mood } from '@parlour/card-art/figures/bust';
import { circle, path } from '@parlour/card-art/svg';
import type { Nation } from '../inks.ts';

/** Key line, paper, a dark and a pale tint of one colour, hair and skin. */
export type Palette = {
  readonly line: string;
  readonly paper: string;
  readonly dark: string;
  readonly pale: string;
  readonly hair: string;
  readonly skin: string;
};

export type Part = (palette: Palette) => string;

const shape = (d: string, fill: string): string => path(d, { fill });

export type HairBehind = 'none' | 'long' | 'ringlets' | 'plaits';

/** Hair behind the head. */
export const BACKS: Readonly<Record<HairBehind, Part>> = {
  none: () => '',
  long: ({ hair }) => shape('M-42-20C-58 20-54 56-46 70L46 70C54 56 58 20 42-20Z', hair),
  ringlets: ({ hair }) =>
    withMirrorImage(shape('M34-30C60-20 58 10 52 20 60 30 56 46 48 58 40 50 38 40 42 30 34 14 36-10 34-30Z', hair)) +
    withMirrorImage(strokePath('M46 4Q54 10 50 20M44 32Q52 38 48 50', 2)),
  plaits: ({ hair, dark }) =>
    withMirrorImage(
      shape('M34-24C52-16 54 8 50 26L54 66 42 66 38 28Z', hair) +
        strokePath('M40 10L52 20M40 26L52 36M41 42L54 52', 2) +
        shape('M38 62L60 58 58 72 40 74Z', dark),
    ),
};

const CAP = 'M-40-8C-50-66-18-74 0-68 22-76 50-58 40-8 37-28 30-38 20-42';

export type HairCut = 'tousled' | 'parted' | 'bun' | 'side' | 'curly' | 'bald' | 'wisp' | 'high' | 'bowl';

/** Hair over the brow. */
export const HAIR: Readonly<Record<HairCut, Part>> = {
  tousled: ({ hair }) =>
    shape(`${CAP}C14-34 8-40 2-36-4-30-14-40-20-34-30-34-37-24-40-8Z`, hair) + strokePath('M-4-64Q2-76 14-72', 3),
  parted: ({ hair }) =>
    shape('M-41-4C-52-86 52-86 41-4 37-32 22-44 0-48-22-44-37-32-41-4Z', hair) + strokePath('M0-64V-48', 2),
  bun: palette => circle(0, -66, 17, { fill: palette.hair }) + HAIR.parted(palette),
  side: ({ hair }) => shape(`${CAP}C0-34-26-38-33-30-37-24-38-16-40-8Z`, hair),
  curly: ({ hair }) =>
    [-34, -22, -8, 8, 22, 34].map((x, i) => circle(x, [-28, -46, -56, -56, -46, -28][i]!, 13, { fill: hair })).join(''),
  bald: ({ hair }) => withMirrorImage(shape('M34-26C46-20 44 0 40 10 36 0 36-12 34-26Z', hair)),
  wisp: ({ hair }) => strokePath('M-2-52Q-10-66 2-68 12-66 6-56', 4, hair),
  high: ({ hair, pale }) =>
    shape('M-40-8C-58-60-40-92 0-92 40-92 58-60 40-8 36-34 20-46 0-46-20-46-36-34-40-8Z', hair) +
    strokePath('M-34-44Q-30-74-6-84M34-44Q30-74 6-84M0-50V-86', 2) +
    path('M-22-54L-16-68-8-58 0-74 8-58 16-68 22-54Z', { fill: pale }),
  bowl: ({ hair }) => shape('M-42 0C-52-70 52-70 42 0L36-16H-36Z', hair),
};

export type Hat =
  | 'none'
  | 'straw'
  | 'flat'
  | 'captain'
  | 'bonnet'
  | 'laceCap'
  | 'feather'
  | 'top'
  | 'frill'
  | 'bow'
  | 'nurse'
  | 'beret';

export const HATS: Readonly<Record<Hat, Part>> = {
  none: () => '',
  straw: ({ paper, dark }) =>
    path('M-70-38C-40-54 40-54 70-38 40-26-40-26-70-38Z', { fill: paper }) +
    shape('M-36-44C-36-78 36-78 36-44 20-50-20-50-36-44Z', paper) +
    shape('M-36-48C-20-56 20-56 36-48V-40C20-46-20-46-36-40Z', dark) +
    hatchPath('M10-72Q28-68 30-54', 9),
  flat: ({ dark }) =>
    shape('M-44-34C-56-66 44-78 50-40 62-36 60-30 46-30-10-40-30-36-44-34Z', dark) +
    hatchPath('M10-62Q36-56 42-40', 10),
  captain: ({ dark, paper, line: ink }) =>
    shape('M-48-50C-40-80 40-80 48-50 50-40 44-36 40-36H-40C-44-36-50-40-48-50Z', paper) +
    shape('M-40-42H40V-28H-40Z', dark) +
    path('M-38-28C-20-14 20-14 38-28 20-22-20-22-38-28Z', { fill: ink }) +
    circle(0, -48, 7, { fill: dark }),
  bonnet: ({ pale, dark }) =>
    shape('M-48 20C-64-84 64-84 48 20 44-30 30-44 0-46-30-44-44-30-48 20Z', pale) +
    withMirrorImage(strokePath('M22-58Q44-44 47-4', 2) + strokePath('M8-66Q34-58 44-30', 2)) +
    shape('M0 56L-20 48-16 68ZM0 56L20 48 16 68Z', dark),
  laceCap: ({ paper }) =>
    shape('M-44-20C-50-76 50-76 44-20 36-42 20-50 0-50-20-50-36-42-44-20Z', paper) +
    withMirrorImage([0, 12, 24, 36].map(x => circle(x, -50 + x * x * 0.02, 6.5, { fill: paper })).join('')),
  feather: ({ dark, pale, paper }) =>
    shape('M-76-30C-60-64 50-76 78-44 60-38 30-36 0-38-30-38-56-32-76-30Z', dark) +
    shape('M-34-46C-34-76 34-82 36-52Z', dark) +
    path('M20-60C40-96 74-92 86-70 70-76 60-64 48-56 40-52 30-54 20-60Z', { fill: paper }) +
    strokePath('M24-60Q50-82 80-74', 2) +
    shape('M-36-50C-16-58 16-60 36-54V-46C16-50-16-50-36-42Z', pale),
  top: ({ dark, pale }) =>
    shape('M-34-44V-98H34V-44Z', dark) +
    shape('M-34-56H34V-46H-34Z', pale) +
    shape('M-58-44C-30-54 30-54 58-44 40-32-40-32-58-44Z', dark) +
    hatchPath('M22-94V-60', 12),
  frill: ({ paper, dark }) =>
    shape('M-50 14C-60-76 60-76 50 14 42-24 26-38 0-38-26-38-42-24-50 14Z', paper) +
    withMirrorImage(
      [0, 1, 2, 3, 4]
        .map(i => circle([4, 20, 34, 44, 48][i]!, [-40, -36, -26, -12, 4][i]!, 8, { fill: paper }))
        .join(''),
    ) +
    shape('M0 52L-18 46-14 64ZM0 52L18 46 14 64Z', dark),
  bow: ({ dark }) => shape('M20-58L0-74-4-48ZM20-58L42-76 44-48Z', dark) + circle(21, -59, 6, { fill: dark }),
  nurse: ({ paper, dark }) =>
    shape('M-44-26C-50-70-26-86 0-86 26-86 50-70 44-26 28-46-28-46-44-26Z', paper) +
    shape('M-42-40C-26-56 26-56 42-40L44-30C28-46-28-46-44-30Z', dark),
  beret: ({ dark }) => shape('M-46-34C-56-70 40-84 54-44 40-46 10-44-46-34Z', dark) + strokePath('M2-70L6-80', 4),
};

const coat = (fill: string): string =>
  shape('M-92 104C-92 72-64 62-26 54L0 70 26 54C64 62 92 72 92 104Z', fill) + hatchPath('M58 70Q78 80 82 104', 18);

export type Collar =
  | 'sailor'
  | 'high'
  | 'bowTie'
  | 'shawl'
  | 'buttons'
  | 'uniform'
  | 'choker'
  | 'pearls'
  | 'cravat'
  | 'bib'
  | 'eton'
  | 'pinafore';

/** Clothes about the neck and on the shoulders. */
export const COLLARS: Readonly<Record<Collar, Part>> = {
  sailor: ({ dark, paper, pale }) =>
    coat(paper) +
    withMirrorImage(
      shape('M24 52L0 84 26 104H62C60 80 44 62 24 52Z', dark) + strokePath('M30 62Q48 76 52 100', 2, paper),
    ) +
    shape('M0 80L-14 98H14Z', pale),
  high: ({ dark, pale }) => coat(dark) + shape('M-18 42H18L22 62 0 74-22 62Z', pale) + circle(0, 66, 6, { fill: pale }),
  bowTie: ({ dark, paper, pale }) =>
    coat(dark) + shape('M-20 52L0 104 20 52Z', paper) + shape('M0 62L-22 52V74ZM0 62L22 52V74Z', pale),
  shawl: ({ pale, paper }) =>
    coat(pale) + shape('M-40 58L0 104 40 58 26 50 0 72-26 50Z', paper) + strokePath('M-34 58L0 98 34 58', 2),
  buttons: ({ dark, paper, pale }) =>
    coat(dark) +
    shape('M-20 52L0 90 20 52Z', paper) +
    withMirrorImage(
      shape('M18 50L44 62 14 104H0Z', dark) + circle(44, 84, 4, { fill: pale }) + circle(46, 98, 4, { fill: pale }),
    ),
  uniform: ({ dark, pale }) =>
    coat(dark) +
    shape('M-22 46H22V64L0 72-22 64Z', dark) +
    withMirrorImage(path('M44 58L84 70 88 84 52 74Z', { fill: pale })) +
    [78, 92].map(y => circle(0, y, 4, { fill: pale })).join(''),
  choker: ({ dark, pale, skin }) =>
    shape('M-92 104C-90 80-70 72-50 74-20 100 20 100 50 74 70 72 90 80 92 104Z', dark) +
    shape('M-50 74C-30 58-16 58-15 40H15C16 58 30 58 50 74 20 98-20 98-50 74Z', skin) +
    shape('M-16 48Q0 58 16 48V56Q0 66-16 56Z', dark) +
    circle(0, 60, 4.5, { fill: pale }),
  pearls: palette =>
    COLLARS.choker({ ...palette, pale: palette.paper }) +
    [-24, -14, -4, 6, 16, 26].map(x => circle(x - 1, 74 - x * x * 0.012, 5, { fill: palette.paper })).join(''),
  cravat: ({ dark, paper }) =>
    coat(dark) +
    shape('M-22 50L0 62 22 50 16 76 24 104H-24L-16 76Z', paper) +
    strokePath('M-8 66Q0 74 8 66M-8 82Q0 88 8 82', 2),
  bib: ({ paper, pale }) =>
    coat(pale) +
    shape('M-34 54C-40 92-20 100 0 100 20 100 40 92 34 54 20 70-20 70-34 54Z', paper) +
    strokePath('M-20 84Q0 94 20 84', 2),
  eton: ({ dark, paper }) =>
    coat(dark) + withMirrorImage(shape('M2 66L14 48 44 60 26 82Z', paper)) + shape('M0 66L-8 78 0 104 8 78Z', dark),
  pinafore: ({ paper, dark }) =>
    coat(dark) +
    shape('M-36 60C-20 78 20 78 36 60L42 104H-42Z', paper) +
    withMirrorImage(shape('M28 56C46 54 66 64 66 76 52 76 40 70 28 56Z', paper)),
};

export type Extra =
  | 'spectacles'
  | 'childSpectacles'
  | 'whiskers'
  | 'beard'
  | 'moustache'
  | 'waxed'
  | 'goatee'
  | 'freckles'
  | 'cheeks'
  | 'mark'
  | 'gap'
  | 'eyeglass';

/** On the face. */
export const EXTRAS: Readonly<
  Record<Extra, (palette: Palette & { readonly lip: string; readonly blush: string }) => string>
> = {
  spectacles: () =>
    withMirrorImage(circle(16, -4, 12, { fill: 'none', 'stroke-width': 2.4 })) +
    strokePath('M-4-5Q0-9 4-5M28-6L38-10M-28-6L-38-10', 2.4),
  childSpectacles: () =>
    withMirrorImage(circle(16, 4, 12, { fill: 'none', 'stroke-width': 2.4 })) +
    strokePath('M-4 3Q0-1 4 3M28 2L40-2M-28 2L-40-2', 2.4),
  whiskers: ({ hair }) => withMirrorImage(shape('M40-14C52 6 50 34 32 44 26 40 24 32 28 26 36 18 38 2 40-14Z', hair)),
  beard: ({ hair, lip }) =>
    path('M-39-6C-48 30-36 72 0 74 36 72 48 30 39-6 34 14 26 20 16 20 8 16-8 16-16 20-26 20-34 14-39-6Z', {
      fill: hair,
    }) +
    strokePath('M-11 30Q0 36 11 30', 3, lip) +
    hatchPath('M22 30Q24 50 8 66', 14),
  moustache: ({ hair }) => shape('M0 19C-10 16-24 20-32 30-18 30-8 30 0 25 8 30 18 30 32 30 24 20 10 16 0 19Z', hair),
  waxed: ({ hair }) =>
    shape('M0 20C-12 18-22 26-38 18-34 32-14 34 0 26 14 34 34 32 38 18 22 26 12 18 0 20Z', hair) +
    shape('M-7 36H7L0 56Z', hair),
  goatee: ({ hair }) =>
    shape('M0 20C-10 17-18 22-22 28-10 28-4 28 0 25 4 28 10 28 22 28 18 22 10 17 0 20Z', hair) +
    shape('M-14 36Q0 42 14 36L0 68Z', hair),
  freckles: () =>
    withMirrorImage(
      [
        [22, 14],
        [28, 18],
        [30, 10],
      ]
        .map(([x, y]) => circle(x!, y! + 6, 1.8, { fill: 'currentColor', stroke: 'none' }))
        .join(''),
    ),
  cheeks: ({ blush }) => withMirrorImage(circle(25, 22, 7, { fill: blush, stroke: 'none' })),
  mark: ({ line: ink }) => circle(20, 18, 2.6, { fill: ink, stroke: 'none' }),
  gap: ({ line: ink }) => path('M-3 33H4V41H-3Z', { fill: ink, stroke: 'none' }),
  eyeglass: () => circle(16, 4, 12, { fill: 'none', 'stroke-width': 3 }) + strokePath('M26 12Q36 30 34 56', 2),
};

export type Sitter = {
  readonly nation: Nation;
  readonly age?: Age;
  readonly mood: Mood;
  /** From fair to black, and from pale to brown. */
  readonly hair: number;
  readonly skin: number;
  readonly cut: HairCut;
  readonly back?: HairBehind;
  readonly hat?: Hat;
  readonly collar: Collar;
  readonly extras?: readonly Extra[];
};
