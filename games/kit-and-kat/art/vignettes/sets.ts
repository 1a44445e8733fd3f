/** Sets of pictures a pack may name; plain signs by default. */
import { circle, path, placeAt, rect } from '@parlour/card-art/svg';
import { itemAt } from '@parlour/kernel/result';
import { PICTURES, type Pictures } from '../../pack/pack.ts';
import { dryBrush, type Inks, outlinedShape, strokeLine } from '../inks.ts';
import { nuerlandBadges } from './nuerland-badges.ts';
import { landAndPeople } from './nuerland-land.ts';
import { workAndLife } from './nuerland-life.ts';
import { skyBadge, skySubject } from './sky.ts';

type Sign = (fill: string, stroke: string) => string;

const filled =
  (d: string): Sign =>
  (fill, stroke) =>
    outlinedShape(d, fill, stroke);

const waves: Sign = (fill, stroke) => {
  const d = 'M-40-20Q-27-36-13-20T13-20 40-20M-40 4Q-27-12-13 4T13 4 40 4M-40 28Q-27 12-13 28T13 28 40 28';
  return strokeLine(d, stroke, 13) + strokeLine(d, fill, 6);
};

/** None is another one turned. */
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

export const neutralSubject = (book: number, inks: Inks): string => {
  const { ribbon, clay, straw, cream, river, reed } = inks;
  return (
    strokeLine('M64 196L40 228M206 196L230 228', clay, 9) +
    rect(38, 40, 194, 156, { rx: 4, fill: clay }) +
    rect(50, 52, 170, 132, { fill: ribbon }) +
    path('M60 172H210', { stroke: cream, 'stroke-width': 3, 'stroke-dasharray': '16 7 30 9' }) +
    placeAt(135, 110, itemAt(SIGNS, book)(cream, ribbon), { scale: 1.1 }) +
    outlinedShape('M216 228V212H286V228ZM222 212V196H280V212ZM214 196V180H272V196Z', straw, ribbon, 4) +
    strokeLine('M228 220H276', river, 5) +
    strokeLine('M234 204H270', clay, 5) +
    strokeLine('M224 188H262', reed, 5)
  );
};

type Pots = keyof Inks;

type PictureSet = {
  badge(book: number, inks: Inks): string;
  /** Beside the kitten, 290 wide and 250 high. */
  subject(book: number, inks: Inks): string;
  /** Colours of the ground. */
  ground(book: number): readonly [far: Pots, near: Pots, brush: Pots];
};

const SUBJECTS = [...landAndPeople, ...workAndLife];

/** WET: rivers, the Sudd, fish, animals, steamers. GREEN: people, speech, kin. The rest is dry. */
const WET = new Set([0, 1, 8, 9, 13]);
const GREEN = new Set([2, 3, 5, 11]);

const nuerland: PictureSet = {
  badge: (book, inks) => itemAt(nuerlandBadges, book)(inks),
  subject: (book, inks) => itemAt(SUBJECTS, book)(inks),
  ground(book) {
    if (WET.has(book)) return ['river', 'reed', 'cream'];
    return GREEN.has(book) ? ['straw', 'reed', 'cream'] : ['straw', 'clay', 'cream'];
  },
};

const neutral: PictureSet = {
  badge: neutralBadge,
  subject: neutralSubject,
  ground: () => ['cream', 'straw', 'straw'],
};

const sky: PictureSet = { badge: skyBadge, subject: skySubject, ground: () => ['card', 'reed', 'card'] };

const SETS: Readonly<Record<Pictures, PictureSet>> = { nuerland, 'night-sky': sky };

function setOf(name: string | undefined): PictureSet {
  const known = PICTURES.find(set => set === name);
  return known === undefined ? neutral : SETS[known];
}

/** 100 units square around the origin. */
export const badgeOf = (pictures: string | undefined, book: number, inks: Inks): string =>
  setOf(pictures).badge(book, inks);

/** The foot of a card, 502 wide and 250 high; the picture starts at `from`. */
export function vignetteOf(pictures: string | undefined, book: number, inks: Inks, from: number): string {
  const set = setOf(pictures);
  const [far, near, brush] = set.ground(book);
  return (
    path('M0 158C90 146 180 154 260 148 350 142 440 152 502 144V250H0Z', { fill: inks[far] }) +
    dryBrush('M10 174H170M330 168H496M20 192H110M400 192H490', inks[brush]) +
    path('M0 216C90 200 150 208 250 208 350 208 430 198 502 212V250H0Z', { fill: inks[near] }) +
    placeAt(from, 0, set.subject(book, inks))
  );
}
