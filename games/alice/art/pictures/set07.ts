/** 7: the Duchess with Baby; the Fish-Footman; the Frog-Footman. */
import { type Features, head } from '@parlour/art/figures/head';
import { at, circle, ellipse } from '@parlour/art/svg';
import { band, beads, hatch, line, mirrored, shape, sky } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { tones } from './alice.ts';

const baby = ({ paper, gold, ink, rose }: Plate): string =>
  shape('M-90 90C-120 20-80-60 0-64 80-60 120 20 90 90 60 130-60 130-90 90Z', paper) +
  line(
    'M-96 40C-40 80 40 80 96 40M-86 84C-30 112 30 112 86 84M-60-20C-80 20-80 60-60 100M60-20C80 20 80 60 60 100',
    2,
  ) +
  circle(0, -40, 58, { fill: gold }) +
  circle(0, -34, 44, { fill: paper }) +
  line('M-24-44Q-14-34-4-44M4-44Q14-34 24-44', 3) +
  ellipse(0, -12, 12, 15, { fill: rose, 'stroke-width': 3 }) +
  line('M-4-28h8', 2.4) +
  line('M-58-38l-8-4M-52-62l-8-8M-36-82l-4-10M58-38l8-4M52-62l8-8M36-82l4-10', 3, ink);

export const duchess: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  const own: Features = { skin: paper, hair: ink, jaw: 56, chin: 98, eye: 9, brow: 6, lip: rose };
  const spots = [
    [-130, 150],
    [-90, 180],
    [-150, 210],
    [-110, 240],
    [-170, 270],
    [-60, 150],
    [130, 150],
    [90, 180],
    [150, 210],
    [110, 240],
    [170, 270],
    [60, 150],
  ];
  return (
    sky(plate, 300) +
    mirrored(
      shape('M60-170C140-196 196-150 190-80 186-20 170 60 150 110L96 90C110 30 110-30 86-80Z', paper) +
        line('M120-150C150-110 150-20 128 80M150-160C176-120 176-20 150 90', 2) +
        hatch('M176-110C180-50 168 20 150 80', 14),
    ) +
    shape('M-232 310C-226 200-180 140-110 120L-50 100H50L110 120C180 140 226 200 232 310Z', gold) +
    shape('M-190 310C-196 210-160 150-100 124L-44 106 0 150 44 106 100 124C160 150 196 210 190 310Z', paper) +
    spots.map(([x, y]) => shape(`M${x} ${y}l6 16-6-5-6 5Z`, ink, 2)).join('') +
    shape('M-34 60V108L0 150 34 108V60Z', paper) +
    hatch('M-32 108Q4 124 36 96', 20) +
    beads('M-40 118Q0 150 40 118', 14, gold, ink) +
    at(0, -10, head(own, tones(plate))) +
    shape(
      'M-66-30C-60-80-30-92 0-92 30-92 60-80 66-30 110-60 150-110 120-180 80-226 30-190 0-176-30-190-80-226-120-180-150-110-110-60-66-30Z',
      rose,
    ) +
    line(
      'M0-176V-94M-40-196C-60-160-60-120-46-88M40-196C60-160 60-120 46-88M-86-196C-110-150-104-100-76-64M86-196C110-150 104-100 76-64',
      2.4,
    ) +
    beads('M-64-36C-56-80-30-94 0-94 30-94 56-80 64-36', 13, gold, ink) +
    [
      [0, -134],
      [-84, -132],
      [84, -132],
      [-44, -142],
      [44, -142],
    ]
      .map(([x, y]) => circle(x!, y!, 9, { fill: gold, 'stroke-width': 2.5 }))
      .join('') +
    at(0, 224, baby(plate), { scale: 0.92, turn: -12 }) +
    shape(
      'M-190 310C-180 270-130 250-90 270-70 284-80 300-100 310ZM190 310C180 270 130 250 90 270 70 284 80 300 100 310Z',
      gold,
    )
  );
};

/** A footman's coat, braid and cravat; the neck is at the origin. */
function livery({ rose, gold, paper, ink }: Plate): string {
  return (
    shape('M-190 290C-190 150-150 70-90 40L-40 20H40L90 40C150 70 190 150 190 290Z', rose) +
    shape('M-44 20L-56 290H56L44 20Z', gold) +
    line('M0 60V290', 2.4) +
    [110, 160, 210, 260].map(y => circle(0, y, 7, { fill: paper, 'stroke-width': 2.5 })).join('') +
    mirrored(
      line('M52 40C60 120 62 200 62 290', 15) +
        band('M52 40C60 120 62 200 62 290', 9, gold, '7 4') +
        shape('M82 38C120 30 160 50 168 84 140 96 100 84 82 38Z', gold) +
        line('M96 84l2 22M116 92l4 22M138 94l8 22M158 90l12 20', 3) +
        hatch('M160 160C170 200 174 240 174 286', 22),
    ) +
    shape('M-40 14C-20 40 20 40 40 14L48 44C30 66 20 60 14 70L22 120 0 134-22 120-14 70C-20 60-30 66-48 44Z', paper) +
    line('M-8 72L-10 116M8 72L10 116M0 70V126', 2, ink)
  );
}

/** Rows of powdered curls down one side, and round the top. */
const curls = (plate: Plate, places: readonly (readonly [number, number])[]): string =>
  places
    .map(
      ([x, y]) => circle(x, y, 24, { fill: plate.paper }) + line(`M${x - 10} ${y}a10 10 0 1 1 14 9a6 6 0 1 1-6-11`, 2),
    )
    .join('');

const letter = ({ paper, rose }: Plate): string =>
  shape('M-84-54H84V54H-84Z', paper) +
  line('M-84-54L0 16 84-54M-84 54L-24-4M84 54L24-4', 2.6) +
  circle(0, 14, 17, { fill: rose });

export const fishFootman: Picture = plate => {
  const { gold, paper, ink, rose } = plate;
  return (
    sky(plate, 300) +
    at(0, 40, livery(plate)) +
    curls(plate, [
      [-112, 10],
      [-124, -38],
      [-118, -88],
    ]) +
    shape(
      'M-110-40C-120-140-50-210 40-200 110-192 170-150 196-100 190-88 172-84 156-84 170-72 180-62 180-50 150-20 110 20 50 56 0 84-60 70-90 30-104 6-110-16-110-40Z',
      gold,
    ) +
    line('M156-84C136-84 120-80 108-70', 3.4) +
    line(
      'M-60-60q14-16 28 0M-30-60q14-16 28 0M-74-34q14-16 28 0M-44-34q14-16 28 0M-14-34q14-16 28 0M-64-8q14-16 28 0M-34-8q14-16 28 0M-4-8q14-16 28 0M-44 18q14-16 28 0M-14 18q14-16 28 0M-60-86q14-16 28 0',
      2.2,
    ) +
    line('M40-120C20-90 20-40 44-6', 4) +
    hatch('M-70 40C-40 70 20 66 60 40', 22) +
    circle(92, -128, 30, { fill: paper }) +
    circle(98, -128, 14, { fill: ink }) +
    circle(103, -134, 5, { fill: paper, stroke: 'none' }) +
    shape('M-10 40C-40 60-60 90-50 112-20 106 10 84 24 58Z', rose) +
    line('M-30 96L4 60M-14 92L14 62', 2) +
    curls(plate, [
      [-92, -136],
      [-54, -178],
      [-4, -200],
      [48, -204],
    ]) +
    at(96, 204, letter(plate), { turn: -8 }) +
    at(0, 0, line('M20 240q-14-10-20 4M176 176q16-6 22 8', 6))
  );
};

export const frogFootman: Picture = plate => {
  const { gold, paper, ink, rose } = plate;
  return (
    sky(plate, 300) +
    at(0, 40, livery(plate)) +
    curls(plate, [
      [-150, 24],
      [150, 24],
      [-156, -26],
      [156, -26],
      [-140, -74],
      [140, -74],
    ]) +
    shape(
      'M-150 0C-160-70-110-120-70-124-66-166-20-176-6-140H6C20-176 66-166 70-124 110-120 160-70 150 0 140 56 70 78 0 78-70 78-140 56-150 0Z',
      gold,
    ) +
    mirrored(
      circle(48, -130, 34, { fill: gold }) +
        circle(50, -132, 23, { fill: paper }) +
        ellipse(50, -130, 8, 14, { fill: ink, stroke: 'none' }) +
        line('M10-24l6 4', 4) +
        [
          [90, -70],
          [112, -40],
          [70, -50],
          [126, -10],
        ]
          .map(([x, y]) => circle(x!, y!, 6, { fill: 'none', 'stroke-width': 2 }))
          .join(''),
    ) +
    line('M-132 4C-80 44 80 44 132 4', 4.5) +
    line('M-140-4l12 14M140-4l-12 14', 4) +
    hatch('M-90 52C-40 70 40 70 90 50', 18) +
    curls(plate, [
      [-24, -178],
      [24, -178],
      [0, -206],
    ]) +
    at(-110, 210, letter(plate), { turn: 8, scale: 0.9 }) +
    shape('M160 290C150 240 130 200 96 176 80 182 80 196 92 206 110 230 118 260 120 290Z', rose) +
    line('M92 178l-14-16M84 186l-20-6M84 198l-20 4', 6)
  );
};
