/** For any pack: a plain shape a book, on the badge and in chalk on a blackboard. */
import { circle, path, placeAt, rect } from '@parlour/card-art/svg';
import { itemAt } from '@parlour/kernel/result';
import { line, paint } from '../brush.ts';
import type { Inks } from '../inks.ts';

type Sign = (fill: string, stroke: string) => string;

const filled =
  (d: string): Sign =>
  (fill, stroke) =>
    paint(d, fill, stroke);

const waves: Sign = (fill, stroke) => {
  const d = 'M-40-20Q-27-36-13-20T13-20 40-20M-40 4Q-27-12-13 4T13 4 40 4M-40 28Q-27 12-13 28T13 28 40 28';
  return line(d, stroke, 13) + line(d, fill, 6);
};

/** None is another one turned, so that nobody takes one for the other. */
const SIGNS: readonly Sign[] = [
  (fill, stroke) => circle(0, 0, 38, { fill, stroke, 'stroke-width': 5 }),
  filled('M-34-34H34V34H-34Z'),
  filled('M0-42L44 34H-44Z'),
  filled('M0-44L11-14 43-13 18 7 27 38 0 20-27 38-18 7-43-13-11-14Z'),
  filled('M-13-42H13V-13H42V13H13V42H-13V13H-42V-13H-13Z'),
  filled('M14-40A40 40 0 1 0 36 26 34 34 0 0 1 14-40Z'),
  filled('M0 38C-54 0-42-38-18-36-6-34 0-24 0-18 0-24 6-34 18-36 42-38 54 0 0 38Z'),
  filled('M0-44C32-40 24-4 40 18H-40C-24-4-32-40 0-44ZM-13 24H13C11 42-11 42-13 24Z'),
  waves,
  filled('M0-44L36-4H14V42H-14V-4H-36Z'),
  filled('M10-46L-30 8H-4L-12 46 30-12H4Z'),
  filled('M-36-42H36L8 0 36 42H-36L-8 0Z'),
  filled('M-44-2L0-42 44-2H30V40H10V14H-10V40H-30V-2Z'),
  filled('M0-10C-26-50 14-56 8-16 44-34 50 4 12 2 34 34-4 48-4 12-22 46-50 16-16 4-54 2-38-34-6-10Z'),
];

export const neutralBadge = (book: number, { clay, ribbon }: Inks): string => itemAt(SIGNS, book)(clay, ribbon);

/** A board on its easel, the sign of the book in chalk, a pile of books beside it. */
export const neutralSubject = (book: number, inks: Inks): string => {
  const { ribbon, clay, straw, cream, river, reed } = inks;
  return (
    line('M64 196L40 228M206 196L230 228', clay, 9) +
    rect(38, 40, 194, 156, { rx: 4, fill: clay }) +
    rect(50, 52, 170, 132, { fill: ribbon }) +
    path('M60 172H210', { stroke: cream, 'stroke-width': 3, 'stroke-dasharray': '16 7 30 9' }) +
    placeAt(135, 110, itemAt(SIGNS, book)(cream, ribbon), { scale: 1.1 }) +
    paint('M216 228V212H286V228ZM222 212V196H280V212ZM214 196V180H272V196Z', straw, ribbon, 4) +
    line('M228 220H276', river, 5) +
    line('M234 204H270', clay, 5) +
    line('M224 188H262', reed, 5)
  );
};
