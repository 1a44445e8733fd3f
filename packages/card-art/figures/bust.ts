/** A small bust seen from the front, in a window from -100 to 100: outlines and features that every box inks its own way. */
import { circle, path, tag } from '../svg.ts';
import { line, mirrored } from './strokes.ts';

export type Age = 'child' | 'adult';
export type Mood = 'calm' | 'smile' | 'stern' | 'grin';

export const HEADS: Readonly<Record<Age, string>> = {
  adult: 'M-37-20C-40 8-36 28-25 40-14 51 14 51 25 40 36 28 40 8 37-20 36-64-36-64-37-20Z',
  child: 'M-40-14C-44 8-42 26-30 37-16 47 16 47 30 37 42 26 44 8 40-14 38-60-38-60-40-14Z',
};

export const NECK = 'M-15 30C-14 48-18 54-28 58L0 76 28 58C18 54 14 48 15 30Z';
export const SHOULDERS = 'M-92 104C-92 72-64 62-26 54L0 70 26 54C64 62 92 72 92 104Z';

export const ears = (fill: string): string => mirrored(path('M37-8C46-14 48 0 44 8 42 14 38 14 36 12Z', { fill }));

/** How far down the features of a face sit: a child's lie lower under a high brow. */
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

export type Face = {
  readonly age: Age;
  readonly mood: Mood;
  readonly ink: string;
  readonly paper: string;
  readonly lip: string;
};

/** Eyes, brows, nose and mouth. The pupils are large enough to be seen in a plate of 28 pixels. */
export function features({ age, mood, ink, paper, lip }: Face): string {
  const eye =
    path('M7-4Q16-13 25-4 16 3 7-4Z', { fill: paper, 'stroke-width': 2 }) +
    circle(16, -5, age === 'child' ? 4.6 : 4, { fill: ink, stroke: 'none' }) +
    line(BROWS[mood], 3);
  const mouth = path(MOUTHS[mood], { fill: mood === 'grin' ? paper : 'none', 'stroke-width': 3, stroke: lip });
  return tag(
    'g',
    { transform: DROP[age] === 0 ? undefined : `translate(0 ${DROP[age]})` },
    mirrored(eye) + line('M3-2Q1 8 6 14 1 18-5 15', 2.2) + mouth,
  );
}

/** The window of a portrait: whatever reaches out of it is cut off by the frame it is shown in. */
export const portraitOf = (body: string): string =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-100 -100 200 200' }, body);
