/** Portraits of the regulars of the hotel: flat as a poster of 1937, light from the left and no line drawn. */

import { withMirrorImage } from '@parlour/card-art/engraving';
import { BUST_NECK, BUST_OUTLINES, portraitSvg } from '@parlour/card-art/figures/bust';
import { circle, group, path } from '@parlour/card-art/svg';
import {
  COLLARS,
  type Collar,
  CUTS,
  EXTRAS,
  type Extra,
  HATS,
  type HairCut,
  type Hat,
  INK,
  type Ink,
} from './portraits/parts.ts';

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

/** Brow, lid and pupil in one sweep: an eye of the thirties. */
const EYE = 'M7-3Q16-11 26-5 18-5 12 0ZM8-15Q18-22 28-14 18-18 8-13Z';

function drawn({ sky, hair, coat, cut, collar, lips, hat, extras = [] }: Sitter): string {
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
  return sitter && drawn(sitter);
}
