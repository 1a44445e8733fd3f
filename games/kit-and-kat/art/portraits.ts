/** Portraits of the computer players: a class of 1948 with its teachers, and kittens. */

import { strokePath, withMirrorImage } from '@parlour/card-art/engraving';
import {
  type Age,
  BUST_NECK,
  BUST_OUTLINES,
  BUST_SHOULDERS,
  bustEars,
  faceFeatures,
  type Mood,
  portraitSvg,
} from '@parlour/card-art/figures/bust';
import { circle, ellipse, group, path, placeAt } from '@parlour/card-art/svg';
import { type Inks, inksOf } from './inks.ts';
import { kittenHead } from './kittens.ts';

type Pot = keyof Inks;

type Sitter = {
  readonly age?: Age;
  readonly mood: Mood;
  readonly sky: Pot;
  readonly dress: Pot;
  /** Lighter to darker. */
  readonly skin: 0 | 1 | 2;
  readonly wears: keyof typeof DRESS;
  readonly has?: readonly (keyof typeof EXTRAS)[];
};

const SKINS = ['#6e4329', '#5a3521', '#48291a'] as const;
const HAIR = '#1c1512';
const inks = inksOf();

const coat = (fill: string): string => path(BUST_SHOULDERS, { fill });

const DRESS = {
  shirt: (fill: string) =>
    coat(fill) +
    withMirrorImage(path('M0 72L20 50 40 60 18 84Z', { fill: inks.cream })) +
    strokePath('M0 76V104', 3) +
    circle(0, 92, 2.5, { fill: inks.cream }),
  cloth: (fill: string, skin: string) =>
    coat(skin) +
    path('M-92 104C-90 84-70 74-50 70L40 104Z', { fill }) +
    strokePath('M-70 80L14 104M-50 72L40 104', 3, inks.straw),
  frock: (fill: string, skin: string) =>
    coat(fill) +
    path('M-26 54L0 70 26 54 22 80C10 88-10 88-22 80Z', { fill: skin }) +
    withMirrorImage(strokePath('M26 60Q24 80 6 86', 4, inks.cream)),
  jacket: (fill: string) =>
    coat(fill) +
    path('M-20 54L0 104 20 54 0 72Z', { fill: inks.cream }) +
    path('M-5 72H5L9 104H-9Z', { fill: inks.clay }) +
    withMirrorImage(path('M20 52L46 64 16 104H4Z', { fill })),
} as const;

const beadsAlong = (y: number, pot: Pot, wide: number): string =>
  [-2, -1, 0, 1, 2].map(i => circle(i * wide, y - i * i * 1.8, 4.4, { fill: inks[pot], 'stroke-width': 2 })).join('');

const EXTRAS = {
  beads: () => beadsAlong(70, 'clay', 10) + beadsAlong(80, 'straw', 12),
  band: () =>
    path('M-41-22C-30-44 30-44 41-22L40-12C28-32-28-32-40-12Z', { fill: inks.clay }) +
    [-24, -8, 8, 24].map(x => circle(x, -33 + x * x * 0.012, 3, { fill: inks.straw, stroke: 'none' })).join(''),
  glasses: () =>
    withMirrorImage(circle(16, -4, 12, { fill: 'none', stroke: inks.cream, 'stroke-width': 3 })) +
    strokePath('M-4-5Q0-9 4-5', 3, inks.cream),
  rings: () => withMirrorImage(circle(43, 16, 5, { fill: 'none', stroke: inks.straw, 'stroke-width': 3 })),
  scarf: () =>
    path('M-42-10C-54-82 54-82 42-10 30-38-30-38-42-10Z', { fill: inks.reed }) +
    strokePath('M-34-36Q0-62 34-36M-30-46Q0-74 30-46', 3, inks.straw),
  chalk: () => group({ transform: 'rotate(24 52 -22)' }, path('M48-40H58V-8H48Z', { fill: inks.cream })),
  puffs: () => withMirrorImage(circle(34, -44, 17, { fill: HAIR })),
  tall: () => ellipse(0, -50, 34, 24, { fill: HAIR }),
  moustache: () =>
    path('M0 20C-8 17-16 20-20 25-10 26-4 25 0 23 4 25 10 26 20 25 16 20 8 17 0 20Z', { fill: HAIR, stroke: 'none' }),
} as const;

const BEHIND: readonly string[] = ['puffs', 'tall'];

const SITTERS: Readonly<Record<string, Sitter>> = {
  Nyadak: {
    age: 'child',
    mood: 'calm',
    sky: 'river',
    dress: 'straw',
    skin: 1,
    wears: 'frock',
    has: ['puffs', 'beads'],
  },
  Gatwech: { age: 'child', mood: 'smile', sky: 'straw', dress: 'river', skin: 2, wears: 'shirt' },
  Nyachan: { age: 'child', mood: 'grin', sky: 'reed', dress: 'clay', skin: 0, wears: 'frock', has: ['band'] },
  Gatluak: { age: 'child', mood: 'grin', sky: 'river', dress: 'clay', skin: 2, wears: 'shirt' },
  Nyamal: { age: 'child', mood: 'smile', sky: 'straw', dress: 'reed', skin: 1, wears: 'frock', has: ['tall', 'rings'] },
  Gatkuoth: { age: 'child', mood: 'calm', sky: 'reed', dress: 'cream', skin: 0, wears: 'shirt', has: ['beads'] },
  Nyabol: { age: 'child', mood: 'stern', sky: 'clay', dress: 'cream', skin: 2, wears: 'shirt', has: ['band', 'rings'] },
  Gatdet: { age: 'child', mood: 'stern', sky: 'river', dress: 'reed', skin: 1, wears: 'cloth', has: ['chalk'] },
  Nyabuay: {
    age: 'child',
    mood: 'smile',
    sky: 'straw',
    dress: 'clay',
    skin: 2,
    wears: 'cloth',
    has: ['puffs', 'rings'],
  },
  'Teacher Nyakuoth': {
    mood: 'smile',
    sky: 'straw',
    dress: 'reed',
    skin: 1,
    wears: 'jacket',
    has: ['scarf', 'glasses'],
  },
  'Teacher Riek': {
    mood: 'calm',
    sky: 'river',
    dress: 'smoke',
    skin: 2,
    wears: 'jacket',
    has: ['moustache', 'glasses'],
  },
  'Teacher Nyaluak': {
    mood: 'stern',
    sky: 'reed',
    dress: 'clay',
    skin: 0,
    wears: 'jacket',
    has: ['tall', 'rings', 'chalk'],
  },
};

const CROWN: Readonly<Record<Age, string>> = {
  adult: 'M-38-14C-46-70 46-70 38-14 36-34 20-42 0-42-20-42-36-34-38-14Z',
  child: 'M-41-8C-48-66 48-66 41-8 38-30 22-38 0-38-22-38-38-30-41-8Z',
};

function drawSitter({ age = 'adult', mood, sky, dress, skin, wears, has = [] }: Sitter): string {
  const tone = SKINS[skin];
  const [behind, before] = [has.filter(part => BEHIND.includes(part)), has.filter(part => !BEHIND.includes(part))];
  const figure = [
    ...behind.map(part => EXTRAS[part]()),
    path(BUST_NECK, { fill: tone }),
    DRESS[wears](inks[dress], tone),
    bustEars(tone),
    path(BUST_OUTLINES[age], { fill: tone }),
    path(CROWN[age], { fill: HAIR }),
    faceFeatures({ age, mood, ink: '#140e0a', paper: inks.cream, lip: '#2a150d' }),
    ...before.map(part => EXTRAS[part]()),
  ];
  const ground =
    path('M-100-100H100V104H-100Z', { fill: inks[sky] }) +
    path('M-100 40Q-40 20 10 36T100 30V104H-100Z', { fill: inks.card, 'fill-opacity': 0.35 });
  return portraitSvg(
    ground +
      group({ stroke: '#1a120c', 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...figure),
  );
}

/** For tables with their own pack; professors wear glasses. */
const KITTENS: Readonly<Record<string, readonly [fur: string, mark: string, eye: Pot, sky: Pot]>> = {
  Socks: ['#3b352f', '#1f1a16', 'straw', 'river'],
  Button: ['#f3ead6', '#d9c6a0', 'river', 'reed'],
  Patch: ['#efe3c8', '#2f2822', 'reed', 'clay'],
  Ginger: ['#d9843b', '#a9541f', 'reed', 'river'],
  Pepper: ['#8d8a86', '#4c4945', 'straw', 'clay'],
  Smoky: ['#a9b0b3', '#747d82', 'reed', 'straw'],
  Tabby: ['#b08a5a', '#5e4327', 'reed', 'river'],
  Juno: ['#2b2a2c', '#59565a', 'river', 'straw'],
  Minka: ['#e9d3ae', '#8c5a33', 'river', 'clay'],
  'Professor Mog': ['#6b6258', '#3a332b', 'straw', 'reed'],
  'Professor Tom': ['#c9702f', '#7d3c14', 'straw', 'river'],
  'Professor Paws': ['#f6efe0', '#a8a095', 'reed', 'clay'],
};

const GLASSES =
  withMirrorImage(circle(23, -146, 19, { fill: 'none', stroke: inks.ribbon, 'stroke-width': 4 })) +
  strokePath('M-5-148Q0-152 5-148', 4);

function drawKitten(name: string, [fur, mark, eye, sky]: (typeof KITTENS)[string]): string {
  const coat = { fur, mark, belly: inks.cream, eye: inks[eye] };
  const ground = path('M-100-100H100V104H-100Z', { fill: inks[sky] });
  const face = kittenHead(inks, coat) + (name.startsWith('Professor') ? GLASSES : '');
  return portraitSvg(ground + placeAt(0, 172, face, { scale: 1.1 }));
}
export const portraitNames: readonly string[] = [...Object.keys(SITTERS), ...Object.keys(KITTENS)];

export function portrait(name: string): string | undefined {
  const [sitter, coat] = [SITTERS[name], KITTENS[name]];
  if (sitter) return drawSitter(sitter);
  return coat && drawKitten(name, coat);
}
