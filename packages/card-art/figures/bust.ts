/**
 * A small bust seen from the front, in coordinates from -100 to 100. Every box inks the outlines and features in its
 * own way.
 */

import { strokePath, withMirrorImage } from '../engraving.ts';
import { circle, path, tag } from '../svg.ts';

export type Age = 'child' | 'adult';
export type Mood = 'calm' | 'smile' | 'stern' | 'grin';

export const BUST_OUTLINES: Readonly<Record<Age, string>> = {
  adult: 'M-37-20C-40 8-36 28-25 40-14 51 14 51 25 40 36 28 40 8 37-20 36-64-36-64-37-20Z',
  child: 'M-40-14C-44 8-42 26-30 37-16 47 16 47 30 37 42 26 44 8 40-14 38-60-38-60-40-14Z',
};

export const BUST_NECK = 'M-15 30C-14 48-18 54-28 58L0 76 28 58C18 54 14 48 15 30Z';
export const BUST_SHOULDERS = 'M-92 104C-92 72-64 62-26 54L0 70 26 54C64 62 92 72 92 104Z';

export const bustEars = (fill: string): string =>
  withMirrorImage(path('M37-8C46-14 48 0 44 8 42 14 38 14 36 12Z', { fill }));

/** Vertical offset of the features: a child's sit lower, under a high brow. */
const DROP: Readonly<Record<Age, number>> = { adult: 0, child: 8 };

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M-9 28Q0 31 9 28',
  smile: 'M-12 25Q0 36 12 25',
  stern: 'M-10 30Q0 27 10 30',
  grin: 'M-14 23Q0 42 14 23Z',
};

const BROWS: Readonly<Record<Mood, string>> = {
  calm: 'M8-17Q16-21 25-16',
  smile: 'M8-19Q16-24 25-17',
  stern: 'M7-14Q15-19 25-19',
  grin: 'M8-20Q17-26 26-18',
};

export type FaceStyle = {
  readonly age: Age;
  readonly mood: Mood;
  readonly ink: string;
  readonly paper: string;
  readonly lip: string;
};

/** Eyes, brows, nose and mouth. The pupils stay visible in a portrait of 28 pixels. */
export function faceFeatures({ age, mood, ink, paper, lip }: FaceStyle): string {
  const eye =
    path('M7-4Q16-13 25-4 16 3 7-4Z', { fill: paper, 'stroke-width': 2 }) +
    circle(16, -5, age === 'child' ? 4.6 : 4, { fill: ink, stroke: 'none' }) +
    strokePath(BROWS[mood], 3);
  const mouth = path(MOUTHS[mood], { fill: mood === 'grin' ? paper : 'none', 'stroke-width': 3, stroke: lip });
  return tag(
    'g',
    { transform: DROP[age] === 0 ? undefined : `translate(0 ${DROP[age]})` },
    withMirrorImage(eye) + strokePath('M3-2Q1 8 6 14 1 18-5 15', 2.2) + mouth,
  );
}

/** Wraps a portrait in its SVG; the round frame on the page clips it. */
export const portraitSvg = (body: string): string =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-100 -100 200 200' }, body);
