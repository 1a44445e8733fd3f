import { circle, path, placeAt } from '@parlour/card-art/svg';
import { type Inks, outlinedShape, strokeLine } from './inks.ts';

const UMBEL = 'M0 0L-44-8M0 0L-40-26M0 0L-30-42M0 0L-15-52M0 0V-56M0 0L15-52M0 0L30-42M0 0L40-26M0 0L44-8';

/** Root at the origin. */
export function papyrus(height: number, lean: number, { reed, ribbon }: Inks): string {
  const stem = path(`M0 0Q${lean / 4}-${height / 2} ${lean}-${height}`, {
    fill: 'none',
    stroke: reed,
    'stroke-width': 8,
  });
  const crown = path(UMBEL, { fill: 'none', stroke: reed, 'stroke-width': 5, 'stroke-linecap': 'round' });
  return stem + placeAt(lean, -height, crown + path('M-8 4L0-8 8 4Z', { fill: ribbon }), { turn: lean / 2 });
}

/** Facing left, feet 140 below the origin. */
export function cow({ cream, ribbon, clay }: Inks): string {
  return (
    path('M184 60C198 78 196 104 192 124', {
      fill: 'none',
      stroke: ribbon,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    path(
      'M36 54C48 44 56 30 70 30 82 32 86 42 100 43 124 44 150 40 166 42 182 44 190 56 190 74 190 92 184 98 180 104L178 140H164L162 108C138 114 112 114 94 110L90 140H76L72 106C58 100 50 92 46 82 38 86 28 90 18 88 8 88 4 80 8 72 14 62 26 58 36 54Z',
      { fill: cream, stroke: ribbon, 'stroke-width': 5, 'stroke-linejoin': 'round' },
    ) +
    path(
      'M104 46C128 42 150 44 160 46 166 66 156 84 138 84 118 82 104 66 104 46ZM78 88C86 84 96 90 94 104 86 106 76 100 78 88Z',
      { fill: clay },
    ) +
    path('M26 56C2 48-10 20 6-6M36 52C48 36 52 12 38-8', {
      fill: 'none',
      stroke: ribbon,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }) +
    path('M26 56C2 48-10 20 6-6M36 52C48 36 52 12 38-8', {
      fill: 'none',
      stroke: cream,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    circle(25, 68, 4, { fill: ribbon })
  );
}

/** A cattle byre, foot at the origin. */
export function hut({ straw, ribbon, clay, cream }: Inks): string {
  return (
    path('M-52 0V-44H52V0Z', { fill: cream, stroke: ribbon, 'stroke-width': 5 }) +
    path('M-14 0V-28Q0-42 14-28V0Z', { fill: ribbon }) +
    path('M-74-38C-44-70-20-104 0-138 20-104 44-70 74-38 50-30 24-40 0-34-24-40-50-30-74-38Z', {
      fill: straw,
      stroke: ribbon,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    path('M-48-56Q0-42 48-56M-32-78Q0-66 32-78M-17-102Q0-94 17-102', { fill: 'none', stroke: clay, 'stroke-width': 4 })
  );
}

/** 132 high on the origin; `arms` are lines from the shoulders (±12, -96). */
export const person = (cloth: string, arms: string, { ribbon }: Inks): string =>
  strokeLine('M-8-30V-2M8-30V-2', ribbon, 8) +
  strokeLine(arms, ribbon, 8) +
  outlinedShape('M-15-102C-20-70-22-46-20-26H20C22-46 20-70 15-102 8-108-8-108-15-102Z', cloth, ribbon, 4) +
  circle(0, -119, 14, { fill: ribbon });

/** About its middle, 180 wide and 150 high: a slate in a wooden frame, with the strokes that beginners practise. */
export const slate = ({ straw, ribbon, cream, smoke }: Inks): string =>
  outlinedShape('M-90-74H90V74H-90Z', straw, ribbon) +
  path('M-74-58H74V58H-74Z', { fill: ribbon }) +
  strokeLine('M-90-74L-74-58M90-74L74-58M-90 74L-74 58M90 74L74 58', ribbon, 4) +
  strokeLine('M-60-14H60M-60 28H60', smoke, 2) +
  strokeLine(
    'M-58-16C-48-24-42-44-50-44S-56-14-40-16-26-44-34-44-40-14-24-16-10-44-18-44-24-14-8-16 6-44-2-44-8-14 8-16 22-44 14-44 8-14 24-16M36-16C48-22 50-36 44-36S36-14 54-18M-58 14C-50 4-46 4-46 14S-44 28-34 16-26 4-24 14-22 28-12 16-4 4-2 14 0 28 10 16',
    cream,
    4,
  );

/** In flight to the left, 150 long. */
export const stork = ({ cream, ribbon, clay }: Inks): string =>
  strokeLine('M26 4L72 12M24 8L68 18', clay, 5) +
  outlinedShape('M-16 0C-34-24-34-54-18-76-10-66-2-64 6-64 4-56 8-50 16-48 14-32 18-14 12-2Z', ribbon, ribbon, 4) +
  outlinedShape('M-36 0C-20-12 8-14 26-4L44-2 28 8C10 16-20 14-36 6Z', cream, ribbon, 4) +
  outlinedShape('M-12-4C-22-20-22-34-16-44-8-32 4-22 8-4Z', cream, ribbon, 3) +
  strokeLine('M-32 2C-44 2-50-2-58-8', ribbon, 13) +
  strokeLine('M-30 2C-44 2-50-2-58-8', cream, 6) +
  outlinedShape('M-60-14L-94-4-60-3Z', clay, ribbon, 3) +
  circle(-59, -9, 2.4, { fill: ribbon });
