/** Portraits of hotel guests of 1937: flat, light from the left, no outlines. */
import { strokePath, withMirrorImage } from '@parlour/card-art/engraving';
import { BUST_NECK, BUST_OUTLINES, portraitSvg } from '@parlour/card-art/figures/bust';
import { circle, group, path } from '@parlour/card-art/svg';

export type Ink = 'white' | 'red' | 'blue' | 'gold' | 'black' | 'brown' | 'silver' | 'skin' | 'tan';

export const INK: Readonly<Record<Ink, string>> = {
  white: '#fbf5e6',
  red: '#c4161c',
  blue: '#16326f',
  gold: '#e3a92f',
  black: '#1b1720',
  brown: '#6b3a1e',
  silver: '#cfd0cb',
  skin: '#f2cfa4',
  tan: '#d59b6b',
};

type Shades = { readonly hair: string; readonly coat: string };
type Part = (shades: Shades) => string;

const cut = (d: string, fill: string): string => path(d, { fill });
const nothing: Part = () => '';

type Cut = { readonly behind: Part; readonly before: Part };

export type HairCut = 'bob' | 'fringe' | 'slick' | 'waves' | 'knot' | 'fringeOnly' | 'wild';

export const CUTS: Readonly<Record<HairCut, Cut>> = {
  bob: {
    behind: ({ hair }) => cut('M-44-30C-56 0-56 24-48 42L48 42C56 24 56 0 44-30Z', hair),
    before: ({ hair }) => cut('M-42 0C-56-80 56-80 42 0 40-30 20-40-6-46-20-40-38-24-42 0Z', hair),
  },
  fringe: {
    behind: ({ hair }) => cut('M-46-30C-54 0-54 20-50 40L-30 44H30L50 40C54 20 54 0 46-30Z', hair),
    before: ({ hair }) => cut('M-44 4C-58-84 58-84 44 4L38-18H-38Z', hair),
  },
  slick: {
    behind: nothing,
    before: ({ hair }) => cut('M-40-8C-48-64-20-76 10-70 44-66 46-30 40-6 38-28 30-36-18-44-30-36-37-26-40-8Z', hair),
  },
  waves: {
    behind: ({ hair }) => cut('M-44-20C-60 10-58 30-44 46L-34 20H34L44 46C58 30 60 10 44-20Z', hair),
    before: ({ hair }) => cut('M-42 6C-60-80 56-86 44 4 44-24 34-30 24-40 10-32-2-48-14-42-30-40-30-20-42 6Z', hair),
  },
  knot: {
    behind: ({ hair }) => circle(0, -68, 18, { fill: hair }),
    before: ({ hair }) => cut('M-41-2C-52-84 52-84 41-2 36-32 18-44 0-46-18-44-36-32-41-2Z', hair),
  },
  fringeOnly: {
    behind: nothing,
    before: ({ hair }) => withMirrorImage(cut('M34-26C50-20 48 6 40 14 36 0 37-12 34-26Z', hair)),
  },
  wild: {
    behind: ({ hair }) => cut('M-34-40L-70-44-52-22-74-6-50 4-62 26-34 24H34L62 26 50 4 74-6 52-22 70-44 34-40Z', hair),
    before: ({ hair }) => cut('M-40-14C-48-72 48-72 40-14 34-36 22-46 0-48-22-46-34-36-40-14Z', hair),
  },
};

export type Hat = 'band' | 'boater' | 'beret' | 'cap' | 'turban' | 'tiara';

export const HATS: Readonly<Record<Hat, Part>> = {
  band: () =>
    cut('M-44-24C-30-44 30-44 44-24L42-12C28-32-28-32-42-12Z', INK.blue) +
    cut('M26-40C30-70 46-80 60-84 58-60 50-44 34-32Z', INK.white),
  boater: () =>
    cut('M-64-40H64V-30H-64Z', INK.white) +
    cut('M-36-70H36V-40H-36Z', INK.white) +
    cut('M-36-52H36V-40H-36Z', INK.blue),
  beret: () => cut('M-50-30C-66-76 40-92 54-46 20-44-20-40-50-30Z', INK.blue) + circle(0, -76, 5, { fill: INK.blue }),
  cap: ({ coat }) =>
    cut('M-46-30C-56-72 44-82 50-40L66-30C40-34-20-38-46-30Z', coat) +
    cut('M-20-36C20-42 50-40 66-30 40-26 10-28-20-36Z', INK.black),
  turban: () =>
    cut('M-46-14C-64-90 62-94 46-14 30-40-28-42-46-14Z', INK.white) +
    cut('M0-40C20-60 40-60 47-34 40-38 20-44 0-40ZM0-40C-20-60-40-60-47-34-40-38-20-44 0-40Z', INK.gold) +
    circle(0, -44, 8, { fill: INK.red }),
  tiara: () =>
    cut('M-34-46C-20-58 20-58 34-46L30-66 18-56 12-78 0-60-12-78-18-56-30-66Z', INK.gold) +
    circle(0, -54, 4, { fill: INK.red }),
};

const SHOULDERS = 'M-92 104C-90 72-60 64-26 54L0 74 26 54C60 64 90 72 92 104Z';
const coatOf = (fill: string): string =>
  cut(SHOULDERS, fill) + path('M30 58C60 66 90 72 92 104H40Z', { fill: INK.black, 'fill-opacity': 0.25 });

export type Collar = 'scoop' | 'bow' | 'blazer' | 'scarf' | 'blouse' | 'fur';

export const COLLARS: Readonly<Record<Collar, Part>> = {
  scoop: ({ coat }) =>
    cut('M-92 104C-84 76-60 66-44 66-24 96 24 96 44 66 60 66 84 76 92 104Z', coat) +
    cut('M-44 66C-24 58-16 54-15 36H15C16 54 24 58 44 66 24 96-24 96-44 66Z', INK.skin) +
    [-24, -12, 0, 12, 24].map(x => circle(x, 76 - x * x * 0.016, 4.6, { fill: INK.white })).join(''),
  bow: ({ coat }) =>
    coatOf(coat) + cut('M-20 54L0 104 20 54Z', INK.white) + cut('M0 64L-24 52V76ZM0 64L24 52V76Z', INK.red),
  blazer: ({ coat }) =>
    coatOf(coat) +
    cut('M-22 54L0 104 22 54 0 72Z', INK.white) +
    cut('M-5 70H5L9 104H-9Z', INK.red) +
    withMirrorImage(cut('M22 52L48 64 16 104H4Z', coat) + strokePath('M56 68L40 104M74 76L66 104', 5, INK.white)),
  scarf: ({ coat }) =>
    coatOf(coat) +
    cut('M-30 48C-14 62 14 62 30 48L36 62C16 80-16 80-36 62Z', INK.red) +
    cut('M10 68L34 62 40 104H18Z', INK.red) +
    strokePath('M16 84L38 80', 5, INK.white),
  blouse: ({ coat }) =>
    coatOf(coat) +
    cut('M-24 52L0 74 24 52 34 66 12 92 0 80-12 92-34 66Z', INK.white) +
    circle(0, 78, 6, { fill: INK.red }),
  fur: ({ coat }) =>
    cut('M-92 104C-84 80-60 70-40 70-20 100 20 100 40 70 60 70 84 80 92 104Z', coat) +
    cut('M-44 66C-24 58-16 54-15 36H15C16 54 24 58 44 66 24 100-24 100-44 66Z', INK.skin) +
    [-56, -40, -22, 0, 22, 40, 56]
      .map((x, i) => circle(x, [74, 84, 96, 100, 96, 84, 74][i]!, 15, { fill: INK.white }))
      .join(''),
};

export type Extra = 'drops' | 'pencilled' | 'brush' | 'rounds' | 'pencil' | 'beard' | 'spade' | 'eyeglass';

export const EXTRAS: Readonly<Record<Extra, Part>> = {
  drops: () => withMirrorImage(circle(42, 18, 5, { fill: INK.gold }) + cut('M42 20L47 36H37Z', INK.gold)),
  pencilled: ({ hair }) => cut('M0 20C-6 17-14 19-18 23-8 24-3 23 0 22 3 23 8 24 18 23 14 19 6 17 0 20Z', hair),
  brush: ({ hair }) => cut('M-18 24C-14 14 14 14 18 24 8 26-8 26-18 24Z', hair),
  rounds: () =>
    withMirrorImage(
      circle(16, -3, 13, { fill: INK.white, 'fill-opacity': 0.35, stroke: INK.black, 'stroke-width': 3 }),
    ) + strokePath('M-3-5H3', 3, INK.black),
  pencil: () =>
    path('M40-26L66-58 72-52 46-20Z', { fill: INK.gold }) + path('M40-26L46-20 36-18Z', { fill: INK.white }),
  beard: ({ hair }) =>
    cut('M-40-6C-48 34-34 78 0 84 34 78 48 34 40-6 34 16 24 20 14 18 6 16-6 16-14 18-24 20-34 16-40-6Z', hair) +
    cut('M-10 28Q0 34 10 28 0 38-10 28Z', INK.red),
  spade: ({ hair }) =>
    cut('M0 19C-8 16-16 20-22 26L-16 42C-10 52-4 62 0 72 4 62 10 52 16 42L22 26C16 20 8 16 0 19Z', hair) +
    cut('M-9 28Q0 33 9 28 0 37-9 28Z', INK.red),
  eyeglass: () =>
    circle(16, -3, 13, { fill: INK.white, 'fill-opacity': 0.4, stroke: INK.gold, 'stroke-width': 3.5 }) +
    strokePath('M28 4Q36 30 34 60', 2, INK.gold),
};

type Sitter = {
  readonly sky: Ink;
  readonly hair: Ink;
  readonly coat: Ink;
  readonly cut: HairCut;
  readonly collar: Collar;
  readonly lips: Ink;
  readonly hat?: Hat;
  readonly extras?: readonly Extra[];
};

const SITTERS: Readonly<Record<string, Sitter>> = {
  'Dolly Pemberton': { sky: 'blue', hair: 'gold', coat: 'red', cut: 'bob', hat: 'band', collar: 'scoop', lips: 'red' },
  'Archie Pemberton': {
    sky: 'red',
    hair: 'gold',
    coat: 'blue',
    cut: 'slick',
    hat: 'boater',
    collar: 'bow',
    lips: 'tan',
  },
  'Queenie Marsh': {
    sky: 'gold',
    hair: 'black',
    coat: 'blue',
    cut: 'fringe',
    collar: 'scoop',
    lips: 'red',
    extras: ['drops'],
  },
  'Reggie Thorne': {
    sky: 'gold',
    hair: 'brown',
    coat: 'blue',
    cut: 'slick',
    collar: 'blazer',
    lips: 'tan',
    extras: ['pencilled'],
  },
  'Vera Thorne': { sky: 'red', hair: 'brown', coat: 'white', cut: 'waves', hat: 'beret', collar: 'scarf', lips: 'red' },
  'Stanley Moss': {
    sky: 'blue',
    hair: 'black',
    coat: 'gold',
    cut: 'slick',
    hat: 'cap',
    collar: 'scarf',
    lips: 'tan',
    extras: ['rounds'],
  },
  'Miss Octavia Finch': {
    sky: 'red',
    hair: 'silver',
    coat: 'blue',
    cut: 'knot',
    collar: 'blouse',
    lips: 'red',
    extras: ['rounds', 'pencil'],
  },
  'Mr Lionel Wren': {
    sky: 'blue',
    hair: 'silver',
    coat: 'red',
    cut: 'fringeOnly',
    collar: 'bow',
    lips: 'tan',
    extras: ['rounds', 'brush'],
  },
  'Miss Ada Crane': {
    sky: 'gold',
    hair: 'black',
    coat: 'red',
    cut: 'waves',
    hat: 'turban',
    collar: 'scoop',
    lips: 'red',
    extras: ['drops'],
  },
  'Professor Quill': {
    sky: 'blue',
    hair: 'silver',
    coat: 'black',
    cut: 'wild',
    collar: 'bow',
    lips: 'tan',
    extras: ['beard', 'rounds'],
  },
  'Doctor Folio': {
    sky: 'red',
    hair: 'black',
    coat: 'blue',
    cut: 'slick',
    collar: 'blazer',
    lips: 'tan',
    extras: ['spade', 'eyeglass'],
  },
  'Lady Lexington': {
    sky: 'blue',
    hair: 'silver',
    coat: 'gold',
    cut: 'waves',
    hat: 'tiara',
    collar: 'fur',
    lips: 'red',
    extras: ['drops'],
  },
};

const RAYS = 'M0-20L-110-66V-96ZM0-20L-66-110H-30ZM0-20L20-110H56ZM0-20L110-90V-56ZM0-20L110-20V14ZM0-20L-110-8V24Z';

/** Brow, lid and pupil in one sweep. */
const EYE = 'M7-3Q16-11 26-5 18-5 12 0ZM8-15Q18-22 28-14 18-18 8-13Z';

function drawSitter({ sky, hair, coat, cut, collar, lips, hat, extras = [] }: Sitter): string {
  const shades = { hair: INK[hair], coat: INK[coat] };
  const parts = [
    path('M-100-100H100V104H-100Z', { fill: INK[sky] }),
    path(RAYS, { fill: INK.white, 'fill-opacity': 0.16 }),
    CUTS[cut].behind(shades),
    path(BUST_NECK, { fill: INK.tan }),
    COLLARS[collar](shades),
    path(BUST_OUTLINES.adult, { fill: INK.skin }),
    path('M6-53C30-52 36-36 37-20 40 8 36 28 25 40 18 47 8 48 0 48 16 30 8 10 12 0 16-20 12-40 6-53Z', {
      fill: INK.tan,
    }),
    withMirrorImage(path(EYE, { fill: INK.black }) + circle(16, -4, 3.6, { fill: INK.black })),
    path('M2 0L8 16Q2 19-4 16L0 14Z', { fill: INK.brown, 'fill-opacity': 0.55 }),
    path('M-11 27Q-5 23 0 25 5 23 11 27 0 38-11 27Z', { fill: INK[lips] }),
    CUTS[cut].before(shades),
    ...extras.map(extra => EXTRAS[extra](shades)),
    hat ? HATS[hat](shades) : '',
  ];
  return portraitSvg(group({ stroke: 'none' }, ...parts));
}

export const portraitNames: readonly string[] = Object.keys(SITTERS);

export function portrait(name: string): string | undefined {
  const sitter = SITTERS[name];
  return sitter && drawSitter(sitter);
}
