/** Of set 14: the King of Hearts, who cannot abide the Cat. */
import { drawHead, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { circle, ellipse, path, placeAt } from '@parlour/card-art/svg';
import { ground, hatchPath, shape, sky, strokePath, withMirrorImage } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { limb, tones } from './alice.ts';
import { crown, heart } from './court.ts';
import { blended, fist, openHand, turnedOver } from './hands.ts';
import { catHead } from './set09.ts';
import { CLUB, cardBody } from './set11.ts';

const BEARD =
  'M-58 10C-54 36-46 48-28 54-20 66-10 72 0 72 10 72 20 66 28 54 46 48 54 36 58 10 72 70 56 120 36 150 26 132 14 160 0 164-14 160-26 132-36 150-56 120-72 70-58 10Z';

/** Crown, curls and a forked beard; the eyes are at the origin. */
function majesty(plate: Plate): string {
  const { paper, rose, gold, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 50, chin: 90, eye: 11, brow: 6, lip: rose };
  return (
    withMirrorImage(
      shape('M50-60C104-60 116-6 96 46 82 62 66 48 62 20Z', gold) + strokePath('M74-44C96-16 94 20 82 44', 2),
    ) +
    drawHead(own, tones(plate)) +
    shape(BEARD, gold) +
    strokePath(
      'M-44 50C-40 90-32 120-30 136M-24 66C-22 100-14 136-10 150M0 78V156M44 50C40 90 32 120 30 136M24 66C22 100 14 136 10 150',
      1.8,
    ) +
    shape('M0 40C-14 34-34 42-50 60-32 56-14 56 0 49 14 56 32 56 50 60 34 42 14 34 0 40Z', gold) +
    shape('M-70-40C-60-96 60-96 70-40 40-70-40-70-70-40Z', gold) +
    placeAt(0, -104, crown(plate), { scale: 0.86 })
  );
}

const SPOTS = [
  [-84, 60],
  [-104, 130],
  [-92, 196],
  [-126, 240],
  [84, 60],
  [104, 130],
  [92, 196],
  [126, 240],
]
  .map(([x, y]) => `M${x} ${y}l6 18-6-6-6 6Z`)
  .join('');

/** A short stout king in a long robe; his shoes are 286 below the origin. */
function robe({ paper, rose, gold, ink }: Plate): string {
  return (
    shape('M-60 270H-16V286H-76C-78 276-70 270-60 270ZM60 270H16V286H76C78 276 70 270 60 270Z', ink) +
    shape('M-68-40C-150 40-170 170-164 268-90 286 90 286 164 268 170 170 150 40 68-40Z', rose) +
    shape(
      'M-62-36C-120 50-140 170-138 264-110 272-80 274-56 276L-34-30ZM62-36C120 50 140 170 138 264 110 272 80 274 56 276L34-30Z',
      paper,
    ) +
    path(SPOTS, { fill: ink, stroke: 'none' }) +
    shape('M-36-30C-54 80-60 190-58 276-20 280 20 280 58 276 60 190 54 80 36-30Z', gold) +
    [70, 130, 190, 246].map(y => heart(0, y, rose, 0.85)).join('') +
    hatchPath('M138 90C156 150 158 210 154 262', 20)
  );
}

/** A masked card with an axe: the Headsman, who argues that there is nothing to cut a head off from. */
function executioner(plate: Plate): string {
  const { paper, gold, ink, rose } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 48, chin: 90, eye: 11, brow: 6, lip: rose };
  const axe = 'M130 190L150-150';
  return (
    withMirrorImage(
      limb('M44 120C48 160 44 190 46 220', plate, 22) + shape('M30 220H60C80 224 84 240 72 242H30Z', ink),
    ) +
    cardBody(5, plate, CLUB) +
    strokePath(axe, 18) +
    strokePath(axe, 11, gold) +
    shape(
      'M146-176C108-182 84-150 78-108 112-116 136-104 148-86ZM158-172C178-168 188-146 184-124 172-116 162-116 154-118Z',
      paper,
    ) +
    limb('M84-60C116-50 128-30 134-4', plate, 20) +
    placeAt(124, 4, fist(plate), { scale: 1.1, turn: -8 }) +
    limb('M-84-60C-120-76-130-110-124-150', plate, 20) +
    placeAt(-124, -152, turnedOver(openHand(plate)), { scale: 1.1 }) +
    placeAt(0, -190, drawHead(own, tones(plate)) + domino(plate), { scale: 0.72 })
  );
}

const domino = ({ ink, paper, rose }: Plate): string =>
  shape('M-62-26C-30-36 30-36 62-26L58 16C40 26 16 18 0 8-16 18-40 26-58 16Z', ink, 2) +
  withMirrorImage(
    ellipse(27, -6, 16, 12, { fill: paper, stroke: 'none' }) + circle(23, -9, 7, { fill: ink, stroke: 'none' }),
  ) +
  shape('M-72-34C-78-96-44-120 0-120 44-120 78-96 72-34 30-54-30-54-72-34Z', rose);

/** The quarrel over the Cat, who is nothing but a head. */
export const king: Picture = plate => {
  const { rose, gold } = plate;
  const arm = 'M58-24C96-34 112-66 116-104';
  return (
    sky(plate, 220) +
    shape(
      'M-280 214V120C-230 96-190 126-140 110-80 94-30 126 30 110 90 94 130 122 190 106 230 96 260 110 290 104V220Z',
      gold,
    ) +
    strokePath('M-250 150q12-14 24 0M-20 150q12-14 24 0M40 180q12-14 24 0M70 140q12-14 24 0M250 150q12-14 24 0', 2.2) +
    ground(gold, 214) +
    placeAt(146, -168, catHead(plate), { scale: 0.8 }) +
    placeAt(150, 140, executioner(plate), { scale: 0.62 }) +
    placeAt(
      -84,
      0,
      blended([['M-56-24C-104 20-110 70-84 104', 38]], rose, 7) +
        placeAt(-84, 110, fist(plate), { scale: 1.3, turn: 90 }) +
        robe(plate) +
        placeAt(0, -112, majesty(plate), { scale: 0.68 }) +
        blended([[arm, 38]], rose, 7) +
        strokePath('M94-94L138-102', 13) +
        strokePath('M94-94L138-102', 6, gold) +
        placeAt(118, -112, openHand(plate), { scale: 1.3, turn: 16 }),
    )
  );
};
