/** 9: Alice speaking to the Cheshire Cat; the Cheshire Cat; the Grin. */
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { hatchPath, shade, shape, sky, strokePath, wash, withMirrorImage } from '../engraving.ts';
import { alice } from './alice.ts';

const SMILE = 'M-98 14C-70 90 70 90 98 14 54 44-54 44-98 14Z';
const TEETH = 'M-72 30L-66 52M-48 36L-46 64M-24 39L-23 70M0 40V72M24 39L23 70M48 36L46 64M72 30L66 52';

/** 250 wide. */
export function catHead({ gold, paper, rose, ink }: Plate): string {
  return (
    withMirrorImage(
      shape('M56-92C72-130 98-148 116-148 126-116 122-78 108-52Z', gold) +
        shape('M78-96C86-114 98-126 106-128 110-110 108-90 100-76Z', rose, 2),
    ) +
    shape('M-124-6C-130-70-74-106 0-106 74-106 130-70 124-6 118 66 60 98 0 98-60 98-118 66-124-6Z', gold) +
    withMirrorImage(
      shape('M122-20C106-24 92-20 84-10 96-8 110-4 122 4ZM118 34C104 26 92 26 82 34 94 38 104 44 110 52Z', rose, 2) +
        ellipse(46, -32, 25, 26, { fill: paper }) +
        ellipse(44, -30, 8, 20, { fill: ink, stroke: 'none' }) +
        circle(48, -40, 5, { fill: paper, stroke: 'none' }) +
        strokePath('M70 8L160-6M72 16L164 20M68 24L156 46', 2),
    ) +
    shape(
      'M-10-102C-14-84-10-72 0-64 10-72 14-84 10-102ZM-44-98C-40-82-34-74-22-70-24-82-28-92-34-100ZM44-98C40-82 34-74 22-70 24-82 28-92 34-100Z',
      rose,
      2,
    ) +
    shape('M-13-4H13L0 12Z', rose, 2.5) +
    shape(SMILE, paper) +
    strokePath(TEETH, 2.6) +
    hatchPath('M-60 84C-20 98 20 98 60 82', 14)
  );
}

const bough = ({ gold }: Plate): string =>
  shape('M-290 60C-180 36-60 52 40 44 140 36 220 50 290 36V86C210 84 120 92 30 94-80 98-190 90-290 106Z', gold) +
  strokePath('M-270 80C-160 62-60 74 40 68M70 66C150 58 220 68 280 62', 2.4) +
  hatchPath('M-260 96C-120 84 60 88 270 78', 14);

const LEAF = 'M0 0C14-22 44-26 60-12 46 8 18 14 0 0Z';
const leaves = (plate: Plate, places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(([x, y, turn], i) =>
      placeAt(x, y, shape(LEAF, i % 2 === 0 ? plate.gold : plate.paper, 2.6) + strokePath('M4-1L50-10', 1.6), { turn }),
    )
    .join('');

const CROWN: readonly (readonly [number, number, number])[] = [
  [-240, -250, 20],
  [-180, -270, -30],
  [-250, -190, -10],
  [190, -260, 200],
  [240, -200, 170],
  [250, -270, 210],
  [-200, -220, 60],
  [200, -210, 120],
];

/** On a bough at the origin, tail down. */
function lying(plate: Plate): string {
  const { gold, rose } = plate;
  const tail = 'M178 10C230 30 240 90 200 120 176 136 160 116 170 100';
  return (
    strokePath(tail, 34) +
    strokePath(tail, 26, gold) +
    strokePath('M200 38l15-15M213 63l22-3M211 93l16 13M186 117l-5 20', 6, rose) +
    shape('M-60 24C-60-50 0-100 80-96 150-90 196-40 188 24Z', gold) +
    shape(
      'M60-94C56-70 64-50 78-40 84-60 84-80 82-96ZM110-90C104-64 112-44 126-34 134-54 134-72 132-84ZM156-66C146-44 150-26 164-14 174-32 176-46 172-52Z',
      rose,
      2,
    ) +
    hatchPath('M0 14C60 22 120 20 176 10', 18) +
    shape(
      'M-100 30C-104 4-60 0-52 24V36H-98ZM-30 34C-34 8 12 4 18 28V38H-28ZM120 30C116 6 172 4 178 28V38H124Z',
      gold,
    ) +
    strokePath('M-86 22v10M-72 22v10M-16 26v10M-2 26v10M138 22v10M154 22v10', 3)
  );
}

export const cheshireCat: Picture = plate =>
  sky(plate, 300) +
  circle(0, -20, 220, { fill: plate.paper, stroke: 'none' }) +
  leaves(plate, CROWN) +
  bough(plate) +
  placeAt(-20, 20, lying(plate), { scale: 1.1 }) +
  placeAt(-64, -50, catHead(plate), { scale: 1.12 }) +
  leaves(plate, [
    [-270, 130, -20],
    [240, 120, 190],
    [-200, 120, 40],
    [150, 110, 60],
  ]);

export const speaking: Picture = plate => {
  const girl = alice(plate, {
    mood: 'curious',
    gaze: [3, -5],
    tilt: -16,
    near: { elbow: [-104, 112], wrist: [-66, 172] },
    far: { elbow: [70, 110], wrist: [40, 176] },
  });
  return (
    sky(plate, 300) +
    shape('M180 310C200 200 186 80 208-40 220-140 208-240 224-310H290V310Z', plate.paper) +
    shade('M186 300Q200 60 218-300', 'M236 300Q244 60 252-300', 44, 3.4) +
    leaves(plate, CROWN) +
    placeAt(
      20,
      -110,
      bough(plate) + placeAt(0, 20, lying(plate), { scale: 0.82 }) + placeAt(-30, -34, catHead(plate), { scale: 0.82 }),
    ) +
    placeAt(-90, 132, girl, { scale: 0.74 })
  );
};

export const theGrin: Picture = ({ paper, ink, rose, gold }) => {
  const night = Array.from(
    { length: 13 },
    (_, i) =>
      `M-270 ${-280 + i * 46}C-160 ${-300 + i * 46}-60 ${-262 + i * 46} 40 ${-280 + i * 46}S220 ${-262 + i * 46} 280 ${-286 + i * 46}`,
  ).join('');
  return (
    wash('M-280-310H280V310H-280Z', ink) +
    strokePath(night, 1.4, paper) +
    ellipse(0, 20, 238, 190, { fill: ink, stroke: 'none' }) +
    placeAt(0, 0, strokePath('M-98 14C-70 90 70 90 98 14', 26, rose) + shape(SMILE, paper) + strokePath(TEETH, 2.6), {
      scale: 2.05,
    }) +
    strokePath('M-204 30C-210 10-226 0-240 4M204 30C210 10 226 0 240 4', 4, paper) +
    withMirrorImage(
      strokePath('M60-120C76-146 116-150 136-124', 4, gold) + strokePath('M170 40L262 20M172 62L264 66', 2, paper),
    ) +
    strokePath('M-90-132l10-10M-104-120l-12-4M90-132l-10-10M104-120l12-4', 3, gold)
  );
};
