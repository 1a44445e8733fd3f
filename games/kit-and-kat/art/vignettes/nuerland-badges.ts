/** One badge per book, 100 units square around the origin. */
import { circle, ellipse, path, placeAt } from '@parlour/card-art/svg';
import { cow, hut, papyrus, slate, stork } from '../country.ts';
import type { Inks } from '../inks.ts';
import { strokeLine } from '../inks.ts';

type Badge = (inks: Inks) => string;

const river: Badge = ({ river: water, reed, straw, cream, ribbon }) =>
  circle(22, -34, 13, { fill: straw, stroke: ribbon, 'stroke-width': 3 }) +
  path('M-52-16C-20-24 20-24 52-16 54 18 36 46 0 52-36 46-54 18-52-16Z', { fill: reed }) +
  path('M-8-20C16-14 22-6 4 2-20 12-30 24-14 50-6 52 14 52 22 48 8 32 14 20 34 10 52-2 34-16 4-21Z', {
    fill: water,
    stroke: ribbon,
    'stroke-width': 4,
  }) +
  strokeLine('M2 34C0 26 4 20 12 14M-4 42C-8 32-6 26 0 20', cream, 4);

const sudd: Badge = inks =>
  placeAt(-12, 46, papyrus(64, -8, inks), { scale: 0.9 }) + placeAt(16, 46, papyrus(44, 8, inks), { scale: 0.9 });

const people: Badge = ({ clay, cream, ribbon }) =>
  strokeLine('M-20-6C-10 2-6 4 0 4 6 4 10 2 20-6', ribbon, 8) +
  [clay, cream]
    .map((cloth, i) =>
      placeAt(
        i === 0 ? -30 : 30,
        10,
        strokeLine('M-6 20V36M6 20V36', ribbon, 7) +
          path('M-15 22C-16-2-12-18-8-20H8C12-18 16-2 15 22Z', { fill: cloth, stroke: ribbon, 'stroke-width': 4 }) +
          circle(0, -34, 12, { fill: ribbon }),
      ),
    )
    .join('');

const speech: Badge = inks =>
  placeAt(0, -4, slate(inks), { turn: -8, scale: 0.5 }) +
  strokeLine('M6 44L36 34', inks.ribbon, 12) +
  strokeLine('M6 44L36 34', inks.cream, 6);

const cattle: Badge = inks => placeAt(-46, -34, cow(inks), { scale: 0.5 });

const seasons: Badge = inks =>
  strokeLine('M-30 14L-40 44M-8 16L-18 48M14 16L4 50M36 12L26 44', inks.river, 6) +
  placeAt(8, 6, stork(inks), { scale: 0.58 });

const home: Badge = inks => placeAt(0, 40, hut(inks), { scale: 0.62 });

const millet: Badge = ({ reed, straw, ribbon }) =>
  strokeLine('M0 48C0 20-2 0 0-16M0 34C-18 30-30 18-36 2M0 26C18 22 30 10 36-6', reed) +
  ellipse(0, -24, 16, 26, { fill: straw, stroke: ribbon, 'stroke-width': 4 }) +
  strokeLine('M-8-38L8-34M-12-26L12-22M-11-14L11-10', ribbon, 3);

const fish: Badge = ({ river, cream, ribbon }) =>
  path('M-46 0C-26-32 14-30 28-4L46-20V20L28 4C14 30-26 32-46 0Z', {
    fill: river,
    stroke: ribbon,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) +
  circle(-26, -4, 5, { fill: ribbon }) +
  strokeLine('M-10-14Q-4 0-10 14M4-14Q10 0 4 14', cream, 4);

const crane: Badge = ({ cream, clay, ribbon, straw }) =>
  strokeLine('M-2 22L-6 48M10 22L8 48', ribbon, 4) +
  path('M-34 22C-30-4-4-14 8-8 14-18 10-30 18-40 26-44 32-38 32-32L46-28 32-26C26-20 28-8 24 4 18 20 0 24-10 22Z', {
    fill: cream,
    stroke: ribbon,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  }) +
  path('M16-42L10-54 20-50 24-56 27-44Z', { fill: straw }) +
  path('M-34 22C-26 6-6 0 8 6-4 18-18 22-34 22Z', { fill: clay });

const drum: Badge = ({ clay, cream, ribbon, straw }) =>
  path('M-34-24L-16 44H16L34-24Z', { fill: clay, stroke: ribbon, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
  strokeLine('M-30-12L-16 14-10-12 0 18 10-12 16 14 30-12', straw, 4) +
  ellipse(0, -26, 36, 13, { fill: cream, stroke: ribbon, 'stroke-width': 5 });

/** A family tree. */
const kin: Badge = ({ clay, reed, straw, ribbon }) =>
  strokeLine('M0-14V2M-28 18V2H28V18', ribbon, 6) +
  path('M0-50L-19-14H19Z', { fill: straw, stroke: ribbon, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
  path('M-28 8L-50 44H-6Z', { fill: reed, stroke: ribbon, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
  circle(28, 27, 18, { fill: clay, stroke: ribbon, 'stroke-width': 5 });

const shrine: Badge = ({ reed, straw, clay, ribbon }) =>
  path('M-5 46C-1 24-2 8-14-4L-8-8C-2-4 0 2 2 6 4 0 8-4 14-8L19-4C8 8 6 24 8 46Z', {
    fill: clay,
    stroke: ribbon,
    'stroke-width': 3,
  }) +
  path('M-40-6C-38-22-24-28-16-24-10-36 16-36 20-24 32-28 42-16 40-6 24 2-24 2-40-6Z', {
    fill: reed,
    stroke: ribbon,
    'stroke-width': 4,
  }) +
  path('M30-46A14 14 0 1 0 44-32 11 11 0 0 1 30-46Z', { fill: straw, stroke: ribbon, 'stroke-width': 3 });

const steamer: Badge = ({ cream, clay, ribbon, river, straw }) =>
  path('M-2-16V-44H12V-16Z', { fill: clay, stroke: ribbon, 'stroke-width': 4 }) +
  path('M-30-16H30V4H-30Z', { fill: cream, stroke: ribbon, 'stroke-width': 4 }) +
  path('M-46 4H44L34 24H-36Z', { fill: straw, stroke: ribbon, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
  strokeLine('M-20-6H-12M-4-6H4M12-6H20', ribbon, 5) +
  strokeLine('M-46 36Q-34 26-23 36T0 36 23 36 46 36', river, 7);

export const nuerlandBadges: readonly Badge[] = [
  river,
  sudd,
  people,
  speech,
  cattle,
  seasons,
  home,
  millet,
  fish,
  crane,
  drum,
  kin,
  shrine,
  steamer,
];
