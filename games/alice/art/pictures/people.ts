/** Grown people of the book in three quarters, looking to the right; the Hatter, the Duchess and the Queen. */
import { textAt } from '@parlour/card-art/fonts';
import { circle, drawAtEach, group, path, placeAt } from '@parlour/card-art/svg';
import { beadString, type Plate, shade, shape, strokePath, swell, wash } from '../engraving.ts';
import { crown } from './shared-parts.ts';

type Nose = 'straight' | 'hooked' | 'round' | 'sharp';
type Mouth = 'calm' | 'grim' | 'teeth' | 'grin' | 'shout';
type Brow = 'level' | 'raised' | 'angry';

const NOSES: Readonly<Record<Nose, string>> = {
  straight: 'M22-12C25 4 34 16 41 26C43 34 35 38 29 36C25 39 18 38 15 32',
  hooked: 'M22-16C32-8 50 6 55 24C58 36 46 43 37 36C31 42 20 42 15 33',
  round: 'M22-12C25 0 29 6 36 9C54 8 58 31 43 36C35 43 22 42 15 33',
  sharp: 'M22-14C30 0 46 12 57 22C54 32 42 37 33 34C27 39 20 38 15 32',
} as const;

const MOUTHS: Readonly<Record<Mouth, (plate: Plate) => string>> = {
  calm: () => strokePath('M3 57Q20 62 39 55', 3.4) + strokePath('M14 67Q22 69 31 65', 2),
  grim: () => strokePath('M3 61Q22 53 39 59l3 5M3 61l-3 4', 3.6) + strokePath('M12 70Q22 66 32 69', 2),
  teeth: ({ paper }: Plate) =>
    shape('M14 56H25V71Q19 73 14 70ZM25 56H35V69Q30 72 25 71Z', paper, 2.4) + strokePath('M1 54Q22 61 41 52', 3.4),
  grin: ({ paper }: Plate) =>
    shape('M-2 53Q20 60 43 49Q38 71 21 72Q4 71-2 53Z', paper, 3) + strokePath('M9 57L11 69M20 58V71M31 56L30 69', 1.8),
  shout: ({ paper, rose, ink }: Plate) =>
    shape('M3 50Q22 42 42 49Q44 76 24 80Q5 78 3 50Z', ink, 3) +
    wash('M9 74Q22 62 38 72Q32 79 24 79Q14 78 9 74Z', rose) +
    shape('M6 50Q22 45 40 49L38 57Q22 52 8 58Z', paper, 1.6),
};

/** Near, then far. */
const BROWS: Readonly<Record<Brow, string>> = {
  level: 'M-38-25Q-16-41 5-27Q-16-31-38-25ZM21-28Q34-40 49-26Q34-32 21-28Z',
  raised: 'M-38-31Q-16-54 6-36Q-16-43-38-31ZM21-38Q34-52 49-32Q34-42 21-38Z',
  angry: 'M-40-38Q-14-36 9-16Q-16-24-40-38ZM19-16Q36-30 51-36Q36-18 19-16Z',
};

export type Adult = {
  readonly nose: Nose;
  readonly mouth: Mouth;
  readonly brow: Brow;
  /** How far the eyes are open, 1 as usual. */
  readonly open?: number;
  /** A smooth face has no shadow on cheek and jaw. */
  readonly skin?: 'rough' | 'smooth';
};

const FACE =
  'M44-62C52-46 55-30 51-18C48-12 47-6 49-2C56 8 58 20 54 32C54 46 50 58 44 68C38 86 28 95 12 96C-2 97-14 91-28 80C-44 66-54 46-57 22L-60-20C-60-70-20-92 8-90C28-88 40-76 44-62Z';
const TEMPLE = shade('M-57-34Q-62 4-54 34', 'M-40-34Q-44 2-40 28', 13, 2.6);
const SHADOW =
  shade('M-57-30Q-62 20-36 72', 'M-38-30Q-42 14-18 56', 19, 2.8) +
  shade('M-30 78Q-6 98 20 94', 'M-18 66Q-2 84 14 84', 8, 2.4);

function eye({ paper, ink }: Plate, x: number, width: number, open: number): string {
  const [l, r, high] = [x - width / 2, x + width / 2, 12 * open];
  const lid = `M${l} -4Q${x - 2} ${-6 - high} ${r} -5`;
  return (
    path(`${lid}Q${x} ${high * 0.5 - 3} ${l} -4Z`, { fill: paper, stroke: 'none' }) +
    circle(x + width * 0.12, -7, 5.2, { fill: ink, stroke: 'none' }) +
    circle(x + width * 0.12 - 1.6, -8.6, 1.7, { fill: paper, stroke: 'none' }) +
    strokePath(lid, 3.6) +
    strokePath(
      `M${l + 3} -2Q${x} ${high * 0.5} ${r - 2} -3M${l + 5} ${high * 0.5 + 4}Q${x + 2} ${high * 0.5 + 9} ${r - 2} ${high * 0.5 + 3}`,
      1.7,
    )
  );
}

/** 118 wide, from -92 at the crown to 96 at the chin; the eyes are at the origin. */
export const adultHead = (plate: Plate, { nose, mouth, brow, open = 1, skin = 'rough' }: Adult): string =>
  shape('M-56-12C-70-22-80-8-75 12C-71 28-62 32-55 26Z', plate.paper) +
  strokePath('M-69-6Q-62-8-61 4Q-60 14-66 18', 2) +
  shape(FACE, plate.paper) +
  (skin === 'rough' ? SHADOW : TEMPLE) +
  wash(BROWS[brow], plate.ink) +
  (skin === 'rough' ? '' : strokePath('M-34 30l9 9M-26 27l9 9M-18 25l8 8M44 28l6 6M49 24l5 5', 3, plate.rose)) +
  eye(plate, -15, 30, open) +
  eye(plate, 33, 20, open) +
  strokePath('M12 38C3 44-1 50 0 58M47 36C49 42 48 48 46 52M16 86Q22 83 28 86', 2) +
  MOUTHS[mouth](plate) +
  shape(NOSES[nose], plate.paper, 3) +
  strokePath('M20 33Q24 28 28 32', 2.2);

/** From the jaw to the collar, below a head at the origin. */
export const adultNeck = ({ paper }: Plate): string =>
  shape('M-38 50C-34 96-36 116-64 130L4 180 68 130C42 118 36 104 34 76Z', paper) +
  shade('M-34 84Q0 108 36 92', 'M-38 116Q0 140 34 116', 15, 2.8);

function hat({ gold, rose, paper, ink }: Plate): string {
  return (
    shape('M-80-56C-92-130-106-186-116-226C-60-258 62-262 112-238C106-190 92-130 82-64Z', gold) +
    strokePath('M-116-226C-60-204 60-208 112-238', 2.6) +
    shade('M-112-216Q-96-150-84-80', 'M-70-216Q-64-150-60-80', 25, 3.4) +
    shape('M-88-106C-40-88 44-92 90-112L82-66C40-48-40-44-80-60Z', rose) +
    shade('M-86-104Q-84-84-79-62', 'M-46-98Q-46-76-46-56', 9, 3) +
    shape('M-134-44C-100-92 96-100 132-58C94-36 44-56 0-54C-44-50-96-16-134-44Z', gold) +
    shade('M-130-44Q-80-30 0-52', 'M-104-60Q-60-56 0-72', 13, 3) +
    placeAt(
      38,
      -152,
      shape('M-38-36H38V36H-38Z', paper, 2.6) +
        textAt(0, -4, '10/6', { font: 'fell', size: 38, fill: ink }, { stroke: 'none' }) +
        strokePath('M-26 12H26M-20 24H20', 1.8),
      { turn: 9 },
    )
  );
}

const DOTS = [
  [-58, 138],
  [-36, 152],
  [48, 136],
  [30, 152],
  [-62, 158],
  [58, 156],
] as const;

const coat = ({ gold }: Plate): string =>
  shape('M-190 320C-196 220-160 166-104 146L-54 122 4 168 60 122 104 146C164 166 192 220 190 320Z', gold);

/** His bow tie, head and hat. */
const hatterHead = (plate: Plate): string => {
  const { paper, rose, gold, ink } = plate;
  return (
    shape('M4 148C-28 116-74 120-82 142C-74 170-30 176 4 154C36 176 78 168 84 142C76 120 34 116 4 148Z', rose) +
    wash(swell('M-4 148C-22 140-44 138-58 144M12 148C30 140 48 138 62 144', 5), ink) +
    shape('M-8 138Q4 132 16 138V162Q4 168-8 162Z', rose) +
    DOTS.map(([x, y]) => circle(x, y, 4.5, { fill: paper, stroke: 'none' })).join('') +
    shape('M-44-56C-86-62-106-20-100 22C-98 34-92 44-84 50C-84 40-80 34-72 30C-80 10-70-8-56-14Z', gold) +
    wash(swell('M-58-46C-82-30-90 0-86 34M-54-36C-70-24-78-4-80 14M-66-48C-92-34-98-4-94 26', 4), ink) +
    adultHead(plate, { nose: 'hooked', mouth: 'teeth', brow: 'raised', open: 1.15 }) +
    shape('M-50-64C-62-40-64-18-58-2C-52-16-46-34-36-44ZM44-58C52-46 58-30 56-14C50-24 46-36 38-44Z', gold) +
    hat(plate)
  );
};

/** To the waist, 310 below his eyes. */
export function hatter(plate: Plate): string {
  const { paper, gold } = plate;
  return (
    coat(plate) +
    strokePath(
      'M-176 270L-112 160M-184 314L-94 166M-146 318L-76 200M-106 318L-64 246M-182 224L-116 316M-158 186L-78 312M-124 162L-66 256M176 270L112 160M184 314L94 166M146 318L76 200M106 318L64 246M182 224L116 316M158 186L78 312M124 162L66 256',
      1.6,
    ) +
    shade('M-176 216Q-192 260-188 316', 'M-136 214Q-146 260-142 316', 15, 3.4) +
    adultNeck(plate) +
    shape('M-34 128L4 172 40 128 54 320H-48Z', paper) +
    strokePath('M4 180V320M-18 190V320M26 190V320', 1.7) +
    shape(
      'M-50 122L-106 148-86 202-100 216-58 322H-40L-26 152ZM56 122L112 148 92 202 106 216 64 322H46L34 152Z',
      gold,
    ) +
    hatterHead(plate)
  );
}

/** As much of him as shows above a table. */
export const hatterAtTable = (plate: Plate): string => coat(plate) + adultNeck(plate) + hatterHead(plate);

/** About the eyes. */
function headdress({ rose, gold, ink }: Plate): string {
  const gems: [number, number][] = [
    [0, -126],
    [-84, -122],
    [84, -122],
    [-44, -134],
    [44, -134],
  ];
  return (
    shape(
      'M-64-20C-62-66-30-84 4-82 36-80 54-64 56-34 104-56 150-100 120-170 80-216 30-180 0-166-30-180-80-216-120-170-150-100-110-50-64-20Z',
      rose,
    ) +
    shade('M-120-168Q-150-100-70-26', 'M-94-160Q-116-104-62-50', 17, 3) +
    wash(
      swell(
        'M0-166C-4-140-4-110 2-84M-40-188C-62-150-60-110-44-78M40-188C60-150 58-110 42-76M-86-188C-112-140-104-90-70-46M86-188C112-140 100-90 64-52',
        5,
      ),
      ink,
    ) +
    beadString('M-62-22C-56-68-30-82 4-80 34-78 50-64 56-34', 13, gold, ink) +
    drawAtEach(gems, (x, y) => circle(x, y, 9, { fill: gold, 'stroke-width': 2.5 }))
  );
}

/** Twice as broad as others. */
export const duchessHead = (plate: Plate): string =>
  group(
    { transform: 'scale(1.22 1)' },
    adultHead(plate, { nose: 'round', mouth: 'grim', brow: 'angry', skin: 'smooth' }),
  ) +
  strokePath('M-26 66Q-34 78-24 88M60 62Q64 72 56 80', 2.2) +
  headdress(plate);

/** The eyes are at the origin. */
export const queenHead = (plate: Plate): string =>
  shape(
    'M-50-64C-120-80-124 10-96 70C-80 86-60 74-58 52C-66 30-66-6-56-20ZM44-60C76-56 84-10 72 34C66 48 54 44 52 28C58 0 54-30 42-44Z',
    plate.ink,
  ) +
  wash(swell('M-70-50C-102-20-102 30-88 64M-62-34C-82-10-84 20-76 50M56-44C70-20 70 6 64 28', 3), plate.paper) +
  adultHead(plate, { nose: 'sharp', mouth: 'shout', brow: 'angry', skin: 'smooth' }) +
  shape('M-58-20C-56-60-24-76 8-74C30-72 44-62 50-46C52-76 30-92 4-94C-36-94-64-66-58-20Z', plate.ink) +
  placeAt(-4, -96, crown(plate), { scale: 0.86 });
