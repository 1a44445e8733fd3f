/** 14: the King of Hearts; the Headsman; the Hatter. */
import { drawHead, drawNeck, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { circle, ellipse, path, placeAt } from '@parlour/card-art/svg';
import { ground, hatchPath, type Picture, type Plate, shape, sky, strokePath, withMirrorImage } from '../engraving.ts';
import { limb, tones } from './alice.ts';
import { hatter } from './hatter.ts';
import { catHead } from './set09.ts';
import { CLUB, cardBody } from './set11.ts';
import { blended, crown, fist, heart, openHand, turnedOver } from './shared-parts.ts';

export const headsman: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 52, chin: 96, eye: 10, brow: 6, lip: rose };
  return (
    sky(plate, 300) +
    shape('M-210 310C-206 210-170 160-106 138L-50 112H50L106 138C170 160 206 210 210 310Z', rose) +
    shape('M-70 130L-90 310H90L70 130C40 160-40 160-70 130Z', gold) +
    strokePath(
      'M-50 176L50 200M-54 206L56 230M-60 238L62 262M-64 270L68 294M50 176L-50 200M54 206L-56 230M60 238L-62 262M64 270L-68 294',
      3,
    ) +
    hatchPath('M170 190C186 230 190 270 190 310', 26) +
    placeAt(0, 0, drawNeck(own)) +
    shape('M-96 150C-80 110-60 96-58 60H58C60 96 80 110 96 150 50 176-50 176-96 150Z', ink) +
    drawHead(own, tones(plate)) +
    shape(
      'M-72 60C-92-20-80-130 0-170 80-130 92-20 72 60 60 20 62-6 58-24 50-30 20-32 0-28-20-32-50-30-58-24-62-6-60 20-72 60Z',
      ink,
    ) +
    strokePath('M-56-60C-50-100-30-130-4-146M56-60C54-90 40-120 20-136', 1.8, paper) +
    shape('M-58-26C-30-34 30-34 58-26L56 16C40 24 20 18 0 10-20 18-40 24-56 16Z', ink, 2) +
    withMirrorImage(
      ellipse(27, -6, 17, 12, { fill: paper, stroke: 'none' }) + circle(26, -5, 7, { fill: ink, stroke: 'none' }),
    ) +
    strokePath('M150 310L196-120', 26) +
    strokePath('M150 310L196-120', 17, gold) +
    shape('M176-180C130-200 110-170 96-120 130-110 160-96 176-60L204-56 218-172Z', paper) +
    shape('M176-180C130-200 110-170 96-120 108-150 130-166 172-160Z', gold, 2.4) +
    hatchPath('M118-136C140-120 160-106 172-84', 14) +
    shape('M206-166C236-166 248-140 244-110 230-90 216-84 204-84Z', paper) +
    shape('M120 230C126 206 160 200 184 210 196 226 190 250 176 258 150 262 124 254 120 230Z', paper) +
    strokePath('M130 222l52 6M126 236l56 4M132 250l46 0', 2.4)
  );
};

const toast = ({ gold, paper }: Plate): string =>
  shape('M-50-40C-50-62-20-66 0-52 20-66 50-62 50-40L46 50H-46Z', gold) +
  shape('M-36-32C-34-44-16-46 0-36 16-46 34-44 36-32L33 38H-33Z', paper, 2.2) +
  shape('M30-60a24 24 0 1 0 30 30Z', paper, 2.6);

export const theHatter: Picture = plate => {
  const { paper, gold, rose } = plate;
  return (
    sky(plate, 300) +
    placeAt(0, 20, hatter(plate), { scale: 1.08 }) +
    placeAt(
      -186,
      214,
      shape('M-40-20C-40 16-24 36 0 36 24 36 40 16 40-20Z', paper) +
        ellipse(0, -20, 40, 11, { fill: gold }) +
        strokePath('M-36 2Q0 14 36 2', 5, rose) +
        strokePath('M-10-44q8-12 0-24M8-44q8-12 0-24', 3),
      { scale: 1.1 },
    ) +
    placeAt(-198, 262, fist(plate), { scale: 1.55 }) +
    placeAt(186, 196, toast(plate), { turn: 14 }) +
    placeAt(204, 250, turnedOver(fist(plate)), { scale: 1.55 })
  );
};

const BEARD =
  'M-58 10C-54 36-46 48-28 54-20 66-10 72 0 72 10 72 20 66 28 54 46 48 54 36 58 10 72 70 56 120 36 150 26 132 14 160 0 164-14 160-26 132-36 150-56 120-72 70-58 10Z';

/** The eyes are at the origin. */
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

/** His shoes are 286 below the origin. */
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
