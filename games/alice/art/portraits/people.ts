/** The people among the guests: the Hatter, the Duchess, the Queen. */
import { BUST_NECK, BUST_OUTLINES, bustEars, faceFeatures, type Mood } from '@parlour/card-art/figures/bust';
import { circle, path } from '@parlour/card-art/svg';
import { hatchPath, shape, strokePath, withMirrorImage } from '../burin.ts';
import type { Plate } from '../plate.ts';

const face = ({ paper, ink, rose }: Plate, mood: Mood): string =>
  bustEars(paper) +
  path(BUST_OUTLINES.adult, { fill: paper }) +
  hatchPath('M31-30C36 4 32 22 22 38', 11) +
  faceFeatures({ age: 'adult', mood, ink, paper, lip: rose });

const coat = (plate: Plate, fill: string): string =>
  path(BUST_NECK, { fill: plate.paper }) + shape('M-92 104C-92 72-64 62-26 54L0 72 26 54C64 62 92 72 92 104Z', fill);

const hatter = (plate: Plate): string =>
  coat(plate, plate.gold) +
  face(plate, 'smile') +
  withMirrorImage(shape('M34-28C56-26 58 6 50 22 44 18 40 10 38-4Z', plate.gold)) +
  shape('M-38-40C-42-66-46-82-50-96H50C46-82 42-66 38-40Z', plate.rose) +
  shape('M-64-38C-40-56 40-56 64-38 40-28-40-28-64-38Z', plate.rose) +
  shape('M6-86H34V-56H6Z', plate.paper, 2.2) +
  strokePath('M12-76H28M12-66H24', 2.4) +
  shape('M0 74C-16 58-38 60-40 72-38 84-16 88 0 76 16 88 38 84 40 72 38 60 16 58 0 74Z', plate.rose) +
  circle(0, 75, 7, { fill: plate.gold });

/** A headdress twice as wide as the face. */
const duchess = (plate: Plate): string =>
  shape('M-50 60C-86 20-84-60-46-78-20-64 20-64 46-78 84-60 86 20 50 60Z', plate.gold) +
  withMirrorImage(
    strokePath('M44-66Q70-20 50 46M30-62Q56-24 44 20', 2.4) +
      shape('M46-78C54-88 66-84 64-72 58-66 50-68 46-78Z', plate.rose),
  ) +
  coat(plate, plate.rose) +
  face(plate, 'stern') +
  shape('M-40-6C-44-56 44-56 40-6 30-34-30-34-40-6Z', plate.paper) +
  strokePath('M-14 40Q0 46 14 40', 2.4) +
  shape('M-22 50L0 66 22 50 28 64 0 88-28 64Z', plate.paper);

const HEART = 'M0-58C-8-74-30-70-26-54-24-44-8-36 0-28 8-36 24-44 26-54 30-70 8-74 0-58Z';

const queen = (plate: Plate): string =>
  withMirrorImage(shape('M34-34C60-40 66 10 48 34 44 20 40 0 34-34Z', plate.ink)) +
  coat(plate, plate.rose) +
  face(plate, 'stern') +
  shape('M-40-10C-46-62 46-62 40-10 34-36 16-40 0-34-16-40-34-36-40-10Z', plate.ink) +
  shape('M-40-44L-52-88-24-66 0-98 24-66 52-88 40-44C20-54-20-54-40-44Z', plate.gold) +
  path(HEART, { fill: plate.rose, transform: 'translate(0 -30) scale(.6)' }) +
  withMirrorImage(shape('M0 72L20 50 62 62 40 92Z', plate.paper) + strokePath('M20 66L44 70M14 72L38 82', 2)) +
  path(HEART, { fill: plate.gold, transform: 'translate(0 112) scale(.5)' });

export const PEOPLE: Readonly<Record<string, (plate: Plate) => string>> = {
  'The Hatter': hatter,
  'The Duchess': duchess,
  'The Queen of Hearts': queen,
};
