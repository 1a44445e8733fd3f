/** Sets of pictures that a pack may name; a pack that names none, or one we have not, gets plain signs. */
import { path, placeAt } from '@parlour/card-art/svg';
import { itemAt } from '@parlour/kernel/result';
import { PICTURES, type Pictures } from '../../pack/pack.ts';
import { brushed } from '../brush.ts';
import type { Inks } from '../inks.ts';
import { neutralBadge, neutralSubject } from './neutral.ts';
import { nuerlandBadges } from './nuerland-badges.ts';
import { landAndPeople } from './nuerland-land.ts';
import { workAndLife } from './nuerland-life.ts';
import { skyBadge, skySubject } from './sky.ts';

type Pots = keyof Inks;

type PictureSet = {
  badge(book: number, inks: Inks): string;
  /** What stands beside the kitten, in a field 290 wide and 250 high. */
  subject(book: number, inks: Inks): string;
  /** The pots for the ground: far, near, and the dry brush on the far. */
  ground(book: number): readonly [far: Pots, near: Pots, brush: Pots];
};

const SUBJECTS = [...landAndPeople, ...workAndLife];

/** By the water: rivers, the Sudd, fish, animals, steamers. In the green: people, speech, kin. The rest in the dry. */
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

/** A hundred units square about the origin. */
export const badgeOf = (pictures: string | undefined, book: number, inks: Inks): string =>
  setOf(pictures).badge(book, inks);

/** The foot of a card without the kitten, 502 wide and 250 high, the subject from a place on. */
export function vignetteOf(pictures: string | undefined, book: number, inks: Inks, from: number): string {
  const set = setOf(pictures);
  const [far, near, brush] = set.ground(book);
  return (
    path('M0 158C90 146 180 154 260 148 350 142 440 152 502 144V250H0Z', { fill: inks[far] }) +
    brushed('M10 174H170M330 168H496M20 192H110M400 192H490', inks[brush]) +
    path('M0 216C90 200 150 208 250 208 350 208 430 198 502 212V250H0Z', { fill: inks[near] }) +
    placeAt(from, 0, set.subject(book, inks))
  );
}
