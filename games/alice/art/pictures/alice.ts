/** Alice, a child of seven: her face in three quarters with one emotion, her arms bent at the elbow, her frock and apron. */
import { circle, ellipse, group, path, placeAt } from '@parlour/card-art/svg';
import { type Plate, type Point, shade, shape, stamp, strokePath, swell, wash } from '../engraving.ts';
import { type Hand, hand, turnedOver } from './shared-parts.ts';

type Mouth = 'calm' | 'smile' | 'oh' | 'down' | 'pressed' | 'speaking';
type Face = {
  readonly brows: string;
  /** How far the eyes are open, 1 as usual. */
  readonly open: number;
  readonly mouth: Mouth;
  readonly gaze: Point;
};

export type Mood = 'curious' | 'alarmed' | 'sad' | 'cross' | 'bold' | 'pleased' | 'solemn';

const MOODS: Readonly<Record<Mood, Face>> = {
  curious: {
    brows: 'M-33-14Q-17-26 3-17Q-17-20-33-14ZM24-18Q36-25 46-15Q36-19 24-18Z',
    open: 1,
    mouth: 'calm',
    gaze: [3, 0],
  },
  alarmed: {
    brows: 'M-33-17Q-16-33 3-29Q-16-27-33-17ZM24-30Q35-34 46-22Q35-28 24-30Z',
    open: 1.3,
    mouth: 'oh',
    gaze: [0, 1],
  },
  sad: {
    brows: 'M-34-10Q-16-20 2-25Q-16-14-34-10ZM24-26Q34-22 46-13Q34-16 24-26Z',
    open: 0.8,
    mouth: 'down',
    gaze: [1, 3],
  },
  cross: {
    brows: 'M-33-19Q-14-20 4-9Q-14-14-33-19ZM24-10Q34-19 46-19Q34-13 24-10Z',
    open: 0.85,
    mouth: 'pressed',
    gaze: [4, 0],
  },
  bold: {
    brows: 'M-33-20Q-14-21 4-10Q-14-15-33-20ZM24-11Q34-20 46-20Q34-14 24-11Z',
    open: 1,
    mouth: 'speaking',
    gaze: [3, -2],
  },
  pleased: {
    brows: 'M-33-14Q-15-27 3-20Q-15-21-33-14ZM24-21Q34-27 46-17Q34-21 24-21Z',
    open: 0.85,
    mouth: 'smile',
    gaze: [3, 0],
  },
  solemn: {
    brows: 'M-33-12Q-15-21 3-17Q-15-15-33-12ZM24-18Q34-21 46-14Q34-15 24-18Z',
    open: 0.72,
    mouth: 'down',
    gaze: [3, 4],
  },
};

function eye({ paper, ink }: Plate, x: number, width: number, { open, gaze: [right, down] }: Face): string {
  const [l, r, y, high, part] = [x - width / 2, x + width / 2, 4, 15 * open, width / 32];
  const lid = `M${l} ${y + 3}Q${x - width * 0.2} ${y - high * 0.95} ${x + width * 0.12} ${y - high * 0.72}Q${r - 1} ${y - high * 0.4} ${r} ${y + 2}`;
  const [at, level] = [x + right * part, y - 1 + down];
  return (
    path(`${lid}Q${x} ${y + high * 0.85} ${l} ${y + 3}Z`, { fill: paper, stroke: 'none' }) +
    ellipse(at, level, 7.6 * Math.max(part, 0.8), 8.6 * Math.min(1.05, open + 0.12), { fill: ink, stroke: 'none' }) +
    circle(at - 2.4, level - 3, 2.6, { fill: paper, stroke: 'none' }) +
    strokePath(lid, 4) +
    strokePath(`M${l + 6} ${y + 6}Q${x} ${y + high * 0.85 + 1} ${r - 3} ${y + 4}`, 1.6)
  );
}

const MOUTHS: Readonly<Record<Mouth, (plate: Plate) => string>> = {
  calm: () => strokePath('M10 46Q20 52 32 45', 3) + strokePath('M7 44l4 3', 2),
  smile: ({ rose, paper }) =>
    shape('M6 42Q20 46 35 41Q29 57 20 57Q11 56 6 42Z', rose, 2.4) + strokePath('M9 45Q21 50 32 44', 4, paper),
  oh: ({ rose }) => shape('M21 40C28 40 30 46 29 51C28 57 15 58 14 51C13 45 15 40 21 40Z', rose, 2.6),
  down: () => strokePath('M10 51Q21 42 32 49', 3) + strokePath('M15 57Q21 60 27 56', 1.8),
  pressed: () => strokePath('M11 48Q21 45 31 47l3 3', 3.2) + strokePath('M15 55Q21 57 27 54', 1.8),
  speaking: ({ rose }) =>
    shape('M9 44Q20 38 32 43Q31 57 21 58Q11 57 9 44Z', rose, 2.6) + strokePath('M13 45Q21 43 29 45', 2.2),
};

const FACE =
  'M48-46C56-34 58-21 54-8C52-2 51 2 52 8C58 16 60 33 52 46C44 60 35 71 20 73C8 75-2 73-12 69C-36 60-54 46-58 22L-60-14C-62-56-22-76 10-73C32-70 43-58 48-46Z';
const TEMPLE = shade('M-56-22Q-62 10-54 40', 'M-42-24Q-48 8-44 36', 13, 2.4);

/** `gaze`: how far to the right and down she looks, if not as the mood has it. */
export const face = (plate: Plate, mood: Mood, gaze?: Point): string => {
  const features: Face = gaze === undefined ? MOODS[mood] : { ...MOODS[mood], gaze };
  return (
    shape('M-54 2C-64-10-76-2-73 14C-70 28-60 34-54 28Z', plate.paper) +
    strokePath('M-67 4Q-62 2-60 10Q-59 16-64 18', 2) +
    shape(FACE, plate.paper) +
    TEMPLE +
    wash(features.brows, plate.ink) +
    strokePath('M-30 24l8 7M-22 22l8 7M-14 21l7 6M40 22l7 5M46 20l6 4', 3, plate.rose) +
    eye(plate, -14, 32, features) +
    eye(plate, 34.5, 19, features) +
    strokePath('M25 4Q26 14 31 22Q33 27 28 29Q25 31 22 29M14 26Q12 30 17 31', 2.4) +
    MOUTHS[features.mouth](plate)
  );
};

const HAIR =
  'M53-34C62-80 30-106-16-103C-66-100-98-66-96-14C-98 10-112 34-120 62C-128 88-110 108-116 134C-122 158-136 172-132 196C-130 214-142 230-154 236C-132 240-118 232-112 220C-110 238-118 250-126 258C-98 254-84 238-80 222C-76 238-80 250-86 260C-58 250-46 228-48 204C-50 176-60 156-54 130C-48 104-62 84-68 62C-72 46-68 38-62 30C-76 26-82 4-70-6C-62-12-56-10-55-20C-48-50-22-64 10-67C33-68 47-52 53-34Z';
const STRANDS =
  swell(
    'M48-46C42-68 32-82 18-94M34-60C24-76 8-86-8-92M14-66C0-78-16-82-30-82M-8-64C-22-72-40-68-52-62M-30-54C-42-56-56-48-64-36M-46-36C-54-36-64-26-70-12',
    2.6,
  ) +
  swell(
    'M-80 6C-84 40-96 60-98 90M-72 30C-76 60-84 80-80 120M-92 10C-96 40-112 60-110 92M-104 84C-106 120-112 150-112 200M-92 90C-96 130-106 160-98 206M-78 110C-74 150-90 180-78 214M-66 90C-58 130-74 170-62 208',
    4,
  ) +
  swell('M-90-20C-88-56-60-84-24-98', 3);

export const hair = ({ gold, rose, ink }: Plate): string =>
  shape(HAIR, gold) +
  wash(STRANDS, ink) +
  shape('M-88-8C-90-56-54-98 4-104L20-102C-34-90-72-54-73-6C-78-3-83-3-88-8Z', rose, 3);

/** Behind the neck and over the far shoulder. */
const backHair = ({ gold, ink }: Plate): string =>
  shape(
    'M-70 20C-80 70-70 110-40 130L20 120C32 136 48 142 70 142C64 138 56 132 54 118C66 126 84 126 94 116C78 112 66 100 62 72C56 40 50-20 0-60Z',
    gold,
  ) +
  wash(
    swell('M48 40C50 70 56 96 70 116M38 60C40 84 44 104 52 116', 4) +
      swell('M-60 40C-56 80-50 100-40 120M-48 50C-44 80-36 100-28 116M-36 60C-32 84-26 100-16 116', 5),
    ink,
  );

/** Only her head, to look out from behind something; its middle is at the origin. */
export const aliceHead = (plate: Plate, mood: Mood, gaze?: Point): string =>
  backHair(plate) + face(plate, mood, gaze) + hair(plate);

/** An arm by its elbow and wrist, and the turn of its hand from upright. */
export type Arm = {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand?: Hand;
  readonly turn?: number;
  /** The thumb is on the right of an upright hand, or on the left. */
  readonly thumb?: 'right' | 'left';
  /** In front of hair or body, where it would be behind. */
  readonly isInFront?: boolean;
};
export type Pose = {
  /** Of the outlines, before the figure is scaled. */
  readonly weight?: number;
  readonly mood: Mood;
  readonly gaze?: Point;
  readonly tilt?: number;
  readonly near: Arm;
  readonly far: Arm;
};

const SHOULDERS: Readonly<Record<'near' | 'far', Point>> = { near: [-52, 24], far: [48, 20] };

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const normal = ([x, y]: Point): Point => {
  const long = Math.hypot(x, y) || 1;
  return [-y / long, x / long];
};
const at = (p: Point, n: Point, by: number): Point => [p[0] + n[0] * by, p[1] + n[1] * by];
const write = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Tapers from the sleeve to an open wrist, where a hand begins. */
export function taperedLimb(
  shoulder: Point,
  elbow: Point,
  wrist: Point,
  fill: string,
  [a, b, c]: readonly [number, number, number],
): string {
  const [upper, lower] = [normal(minus(elbow, shoulder)), normal(minus(wrist, elbow))];
  const bisected: Point = [(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2];
  const side = (s: number): readonly Point[] => [
    at(wrist, lower, s * c),
    at(between(elbow, wrist), lower, s * (b + 1)),
    at(elbow, bisected, s * b),
    at(between(shoulder, elbow), upper, s * (a - 1)),
    at(shoulder, upper, s * a),
  ];
  const [w1, f1, e1, u1, s1] = side(1).map(write);
  const [w2, f2, e2, u2, s2] = side(-1).map(write);
  return shape(`M${w1}Q${f1} ${e1}Q${u1} ${s1}L${s2}Q${u2} ${e2}Q${f2} ${w2}`, fill);
}

function arm(
  plate: Plate,
  side: 'near' | 'far',
  { elbow, wrist, hand: held = 'relaxed', turn = 0, thumb }: Arm,
): string {
  const shoulder = SHOULDERS[side];
  const [dx, dy] = minus(elbow, shoulder);
  const slope = (Math.atan2(dy, dx) * 180) / Math.PI - 90;
  return (
    taperedLimb(shoulder, elbow, wrist, plate.paper, [15, 13, 9]) +
    placeAt(wrist[0], wrist[1], thumb === 'left' ? turnedOver(hand(plate, held)) : hand(plate, held), {
      turn,
      scale: 1.15,
    }) +
    placeAt(shoulder[0], shoulder[1], puff(plate), { turn: slope })
  );
}

const puff = ({ frock, paper }: Plate): string =>
  shape('M-18 46C-8 52 10 52 20 44L23 62C12 70-10 70-22 64Z', paper) +
  shape('M-16-20C-42-16-48 14-40 36C-34 50-20 54-2 54C20 54 36 46 38 28C40 4 28-20 8-22Z', frock) +
  shade('M-34 38Q-4 58 34 36', 'M-22 8Q-2-4 20 4', 9, 3);

const NECK = 'M-29-52C-27-24-31-12-57 0L5 32L57-4C37-10 31-20 29-46Z';
const THROAT = shade('M-26-50Q0-28 28-42', 'M-27-24Q-4-8 22-20', 11, 2.6);

/** A stocking, a shoe and the gap above its strap. */
const LEG = 'M-50 340C-50 400-44 430-42 452C-42 470-40 480-38 490L-10 490C-10 470-4 440-2 420L2 350Z';
const SHOE = 'M-40 478C-46 496-44 508-32 510L16 512C28 510 24 498 10 495C0 492-6 488-8 478C-12 490-34 490-40 478Z';
const INSTEP = 'M-30 486C-22 490-12 492-8 484';

/** Two legs in a few paths; the far one is drawn first. */
const pair = (
  [leg, shoe, instep]: readonly [string, string, string],
  [edge, tips]: readonly [string, string],
  far: Point,
  { paper, ink }: Plate,
): string => {
  const places = [[...far, 1] as const, [0, 0, 1] as const];
  return (
    shape(stamp(leg, places), paper) +
    shade(edge, tips, 12, 2.6, [far, [0, 0]]) +
    shape(stamp(shoe, places), ink) +
    strokePath(stamp(instep, places), 3, paper)
  );
};

const legs = (plate: Plate): string =>
  pair([LEG, SHOE, INSTEP], ['M-6 380Q-4 430-12 484', 'M-22 384Q-20 430-24 482'], [54, -8], plate);

const SKIRT =
  'M-46 130C-80 170-128 270-150 348C-136 368-118 360-104 372C-84 390-62 376-44 384C-20 394 4 380 24 386C50 392 76 376 96 378C120 378 140 362 150 342C132 270 88 170 48 128Z';
const APRON = 'M-32 134C-56 190-84 262-92 318C-50 342 62 344 110 312C96 250 68 180 42 132Z';

export const skirt = ({ frock, paper, ink }: Plate): string =>
  shape(
    'M-146 346C-150 362-140 380-124 376C-110 392-84 396-66 390C-44 402-16 402 2 394C24 402 56 400 72 392C96 398 122 390 130 376C144 374 150 358 148 344Z',
    paper,
    2.6,
  ) +
  shape(SKIRT, frock) +
  shade('M-50 140Q-100 220-142 340', 'M-40 150Q-78 226-110 352', 22, 3) +
  wash(
    swell(
      'M-110 366C-104 330-98 300-90 280M-46 382C-42 366-40 352-38 342M24 384C26 368 28 356 28 344M98 376C102 356 104 340 104 326M128 366C120 310 106 260 92 226',
      5,
    ),
    ink,
  ) +
  shape(APRON, paper) +
  strokePath('M-88 304C-46 326 60 328 106 298M-85 294C-44 315 58 317 104 288', 1.6) +
  wash(
    swell(
      'M-22 142C-36 190-50 236-56 282M-6 144C-12 180-18 220-20 262M14 144C18 180 24 216 26 250M30 140C46 184 62 230 74 280',
      4,
    ),
    ink,
  );

const bodice = (plate: Plate, neck: string): string => {
  const { frock, paper, rose } = plate;
  return (
    shape('M-54 0C-64 40-54 90-46 124C-14 136 20 136 48 122C56 86 62 36 54-2L30-8C20 24-14 24-32-6Z', frock) +
    shade('M-54 50Q-54 90-46 120', 'M-38 54Q-38 90-32 122', 11, 3) +
    shape('M-24 30C-30 66-32 98-30 128C-8 134 22 134 40 124C42 96 42 60 38 28Z', paper) +
    strokePath('M-14 40C-18 70-18 100-16 126M24 40C28 70 28 100 26 126', 1.6) +
    neck +
    shape(
      'M-36-8C-48-2-58 0-62 8C-58 28-34 40-8 36L6 24L22 36C42 38 56 24 58 6C50 0 42-4 34-10C30 4 22 18 6 24C-14 20-28 8-36-8Z',
      paper,
    ) +
    shape('M-46 116C-14 128 22 128 48 114L50 134C22 148-14 148-48 136Z', rose)
  );
};

const bow = ({ rose, ink }: Plate): string =>
  shape('M-58 132C-84 160-96 196-86 226L-70 212-54 222C-62 190-54 164-46 142Z', rose) +
  shape('M-46 126C-66 94-104 94-104 120C-104 146-70 150-46 134Z', rose) +
  wash(swell('M-50 128C-66 122-78 120-90 124M-58 140C-70 166-76 186-74 208', 4), ink);

const isRaised = ({ elbow, isInFront }: Arm): boolean => isInFront ?? elbow[1] < 40;

/** Seated, her knees to the right. */
export const lap = (plate: Plate): string => {
  const { frock, paper, ink } = plate;
  return (
    pair(
      [
        'M78 226C74 270 78 300 84 330L110 330C114 300 120 270 120 226Z',
        'M80 318C76 336 78 348 90 350L138 352C150 350 146 338 132 335C122 332 116 328 112 318C108 330 86 330 80 318Z',
        'M90 326C98 332 108 332 112 324',
      ],
      ['M114 240Q112 280 108 328', 'M96 242Q96 280 96 326'],
      [38, -6],
      plate,
    ) +
    shape(
      'M-98 222C-100 240-86 250-74 244-50 258-20 256 0 250 30 262 70 262 100 252 130 258 160 246 158 228Z',
      paper,
      2.6,
    ) +
    shape(
      'M-46 130C-84 150-102 190-98 232C-60 252-20 244 10 246C60 252 110 248 150 240C174 226 168 190 140 176C108 162 72 154 48 128Z',
      frock,
    ) +
    shade('M-50 136Q-96 170-96 230', 'M-30 146Q-62 180-60 234', 15, 3) +
    shade('M40 244Q110 246 152 234', 'M48 224Q108 222 138 212', 9, 3) +
    shape('M-32 134C-60 160-68 196-64 224C-20 238 40 236 92 226C112 214 108 192 96 176C76 164 60 152 42 130Z', paper) +
    strokePath('M-62 212C-20 226 40 224 98 212', 1.6) +
    wash(swell('M-20 140C-36 160-42 186-42 210M4 142C4 164 2 184 2 206M28 138C44 158 56 180 60 202', 4), ink)
  );
};

/** On the neck at the origin of the body. */
const headAt = (head: string, tilt = 0): string => placeAt(0, -40, placeAt(-5, -68, head), { turn: tilt });

const throat = ({ paper }: Plate): string => shape(NECK, paper) + THROAT;

/** Where the usual parts are not drawn. */
type Parts = {
  /** Legs and skirt. */
  readonly lower?: string;
  readonly neck?: string;
  /** Before the frock, in her arms. */
  readonly held?: string;
  /** Behind the body, and before it. */
  readonly head?: readonly [behind: string, before: string];
};

/** The pit of the neck is at the origin, the soles 504 below it. */
export function alice(plate: Plate, { weight = 4.5, mood, gaze, tilt, near, far }: Pose, parts: Parts = {}): string {
  const { lower = legs(plate) + skirt(plate), neck = throat(plate) } = parts;
  const [behind, before] = parts.head ?? [
    headAt(backHair(plate), tilt),
    headAt(face(plate, mood, gaze) + hair(plate), tilt),
  ];
  const [nearArm, farArm] = [arm(plate, 'near', near), arm(plate, 'far', far)];
  const [over, under] = isRaised(near) ? [nearArm, ''] : ['', nearArm];
  return group(
    { 'stroke-width': weight },
    behind,
    far.isInFront ? '' : farArm,
    lower === '' ? '' : bow(plate),
    lower,
    bodice(plate, neck),
    parts.held ?? '',
    far.isInFront ? farArm : '',
    under,
    before,
    over,
  );
}
