/** A heavenly body per book. */
import { starPath } from '@parlour/card-art/engraving';
import { circle, path, placeAt } from '@parlour/card-art/svg';
import { itemAt } from '@parlour/kernel/result';
import type { Inks } from '../inks.ts';
import { outlinedShape, strokeLine } from '../inks.ts';

type Body = (inks: Inks) => string;

const disc = (x: number, y: number, r: number, fill: string, ribbon: string): string =>
  circle(x, y, r, { fill, stroke: ribbon, 'stroke-width': 4 });

const RAYS = 'M0-30V-48M0 30V48M30 0H48M-30 0H-48M21-21L34-34M-21-21L-34-34M21 21L34 34M-21 21L-34 34';

const sun: Body = ({ clay, straw, ribbon }) => strokeLine(RAYS, clay, 7) + disc(0, 0, 24, straw, ribbon);

const earth: Body = ({ river, reed, ribbon, clay }) =>
  strokeLine('M-16-50L16 50', clay, 5) +
  disc(0, 0, 36, river, ribbon) +
  path('M-26-18C-10-34 14-30 20-16 8-8 12 4-4 6-14 2-24-6-26-18ZM4 14C16 6 30 12 26 22 16 30 4 28 4 14Z', {
    fill: reed,
  });

const moon: Body = ({ cream, ribbon }) => outlinedShape('M14-42A42 42 0 1 0 38 26 36 36 0 0 1 14-42Z', cream, ribbon);

const eclipse: Body = ({ straw, cream, ribbon }) =>
  disc(0, 0, 42, cream, ribbon) + circle(0, 0, 30, { fill: ribbon }) + disc(28, -28, 9, straw, ribbon);

const near: Body = ({ straw, clay, river, ribbon }) =>
  strokeLine('M-44 40C-40-10-10-44 44-46M-12 46C-4 14 16-8 46-14', ribbon, 3) +
  disc(-34, 4, 11, straw, ribbon) +
  disc(2, -32, 14, clay, ribbon) +
  disc(12, 10, 17, river, ribbon);

const giant: Body = ({ straw, clay, ribbon, cream }) =>
  disc(0, 0, 28, straw, ribbon) +
  strokeLine('M-24-8H24M-25 8H25', clay, 5) +
  path('M-25 6C-52 20-54 30-30 26 0 20 40-2 50-20 52-30 40-28 26-20', {
    fill: 'none',
    stroke: ribbon,
    'stroke-width': 10,
  }) +
  path('M-25 6C-52 20-54 30-30 26 0 20 40-2 50-20 52-30 40-28 26-20', {
    fill: 'none',
    stroke: cream,
    'stroke-width': 4,
  });

const moons: Body = ({ clay, cream, ribbon }) =>
  disc(-26, 0, 32, clay, ribbon) +
  disc(18, -30, 8, cream, ribbon) +
  disc(32, -6, 10, cream, ribbon) +
  disc(22, 24, 7, cream, ribbon);

const comet: Body = ({ straw, cream, ribbon, river }) =>
  outlinedShape('M-46 38C-20-4 4-30 30-44L44-22C22-6-4 14-46 38Z', cream, ribbon, 4) +
  strokeLine('M-26 20C-6-4 10-16 24-24', river, 4) +
  disc(28, -26, 17, straw, ribbon);

const stars: Body = ({ straw, ribbon }) =>
  placeAt(-8, 6, outlinedShape(starPath(5, 38, 15), straw, ribbon, 4)) +
  placeAt(34, -30, outlinedShape(starPath(5, 15, 6), straw, ribbon, 3));

/** A star in three ages. */
const ages: Body = ({ clay, cream, straw, ribbon }) =>
  disc(24, -12, 28, clay, ribbon) + disc(-14, 14, 17, straw, ribbon) + disc(-38, 32, 9, cream, ribbon);

const dots = (places: readonly (readonly [number, number])[], { cream, ribbon }: Inks): string =>
  places.map(([x, y]) => disc(x, y, 8, cream, ribbon)).join('');

/** The Plough. */
const north: Body = inks =>
  strokeLine('M-44-26L-22-18-6-4 14 2 20 30 46 24 42-6 14 2', inks.ribbon, 4) +
  dots(
    [
      [-44, -26],
      [-22, -18],
      [-6, -4],
      [14, 2],
      [20, 30],
      [46, 24],
      [42, -6],
    ],
    inks,
  );

/** The Southern Cross. */
const south: Body = inks =>
  strokeLine('M0-44V44M-34-8L32 2', inks.ribbon, 4) +
  dots(
    [
      [0, -44],
      [0, 44],
      [-34, -8],
      [32, 2],
      [14, 18],
    ],
    inks,
  );

const SPIRAL =
  'M6 2C18-2 20-18 2-20-24-22-36 2-26 20-14 38 22 38 40 18M-6-2C-18 2-20 18-2 20 24 22 36-2 26-20 14-38-22-38-40-18';

const galaxy: Body = ({ straw, ribbon, cream }) =>
  placeAt(0, 0, strokeLine(SPIRAL, ribbon, 12) + strokeLine(SPIRAL, cream, 6) + disc(0, 0, 11, straw, ribbon), {
    turn: -24,
  });

const rocket: Body = ({ cream, clay, straw, ribbon }) =>
  outlinedShape('M-12 24C-10 40-4 46 0 52 4 46 10 40 12 24Z', straw, ribbon, 4) +
  outlinedShape('M-16 4L-36 28H-14ZM16 4L36 28H14Z', clay, ribbon, 4) +
  outlinedShape('M-18 26C-26-10-10-40 0-50 10-40 26-10 18 26Z', cream, ribbon, 4) +
  disc(0, -12, 8, clay, ribbon);

const BODIES: readonly Body[] = [
  sun,
  earth,
  moon,
  eclipse,
  near,
  giant,
  moons,
  comet,
  stars,
  ages,
  north,
  south,
  galaxy,
  rocket,
];

export const skyBadge = (book: number, inks: Inks): string => itemAt(BODIES, book)(inks);

const TWINKLES = [
  [30, 40],
  [96, 22],
  [60, 92],
  [270, 130],
  [280, 30],
  [128, 100],
] as const;

export const skySubject = (book: number, inks: Inks): string => {
  const { ribbon, clay, straw, cream } = inks;
  return (
    path('M0 212V96C0 36 60 2 148 2S296 36 296 96V212Z', { fill: inks.river }) +
    TWINKLES.map(([x, y]) => placeAt(x, y, path(starPath(4, 10, 3), { fill: cream }))).join('') +
    placeAt(206, 78, skyBadge(book, inks), { scale: 1.16 }) +
    strokeLine('M84 178L58 228M84 178L110 228M84 178V228', ribbon, 7) +
    outlinedShape('M36 196L128 130 144 152 52 218Z', clay, ribbon) +
    outlinedShape('M122 134L142 120 160 146 140 160Z', straw, ribbon) +
    strokeLine('M30 200L46 224', ribbon, 10)
  );
};
