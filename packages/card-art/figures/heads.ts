/**
 * Heads of adults and children seen from the front. The origin is between the eyes; an adult head is 124 wide, from
 * -95 at the crown to about 92 at the chin.
 */
import { mixColours } from '../colour.ts';
import { hatchPath, strokePath, withMirrorImage } from '../engraving.ts';
import { circle, path, placeAt } from '../svg.ts';

/** Colour of the lines, and of the white of an eye. */
export type InkTones = { readonly line: string; readonly paper: string };

export type HeadFeatures = {
  readonly skin: string;
  readonly hair: string;
  /** Half the width of the jaw, and the y of the chin. */
  readonly jaw: number;
  readonly chin: number;
  /** Height of the open eye, and thickness of the brow. */
  readonly eye: number;
  readonly brow: number;
  readonly lip?: string;
  /** Tone for flat shadows; the default is hatching. */
  readonly shadow?: string;
};

function outline({ jaw, chin }: HeadFeatures, skin: string): string {
  const side = chin - 26;
  return path(
    `M-60-24C-62 12-60 34-${jaw} ${side}C-${jaw - 12} ${chin - 6}-14 ${chin} 0 ${chin}C14 ${chin} ${jaw - 12} ${chin - 6} ${jaw} ${side}C60 34 62 12 60-24C60-92-60-92-60-24Z`,
    { fill: skin },
  );
}

const ears = (skin: string): string =>
  withMirrorImage(
    path('M60-12C72-22 78-6 72 12 69 24 62 28 58 24Z', { fill: skin }) + strokePath('M65-6Q70 2 64 14', 1.8),
  );

function eye({ eye: open, brow, hair }: HeadFeatures, { line: key, paper }: InkTones): string {
  const lid = `M13-3Q26-${8 + open} 43-5`;
  return (
    path(`${lid}Q28 ${open - 4} 13-3Z`, { fill: paper, stroke: 'none' }) +
    circle(28, -6, open - 1.5, { fill: key, stroke: 'none' }) +
    circle(26, -8.5, 2, { fill: paper, stroke: 'none' }) +
    strokePath(lid, 4) +
    strokePath(`M16 0Q28 ${open - 2} 41-3M14-${11 + open}Q27-${17 + open} 42-${12 + open}`, 1.5) +
    path(`M8-${20 + open}Q28-${31 + open} 50-${17 + open}Q30-${29 + open - brow} 8-${20 + open - brow}Z`, {
      fill: hair,
      stroke: hair,
      'stroke-width': 1,
    })
  );
}

const nose = (): string =>
  strokePath('M8-8Q5 8 10 21M-13 27Q-12 21-8 23M13 27Q12 21 8 23M-12 28Q-7 30-4 32 0 35 4 32 7 30 12 28', 2.4) +
  hatchPath('M10 4Q11 13 14 20', 6);

function mouth({ chin }: HeadFeatures, lip: string): string {
  const y = chin - 38;
  return (
    path(`M-21 ${y}Q-9 ${y - 8} 0 ${y - 5}Q9 ${y - 8} 21 ${y}Q0 ${y + 2}-21 ${y}Z`, {
      fill: lip,
      'stroke-width': 1.2,
    }) +
    path(`M-17 ${y + 1}Q0 ${y + 17} 17 ${y + 1}Z`, { fill: lip, stroke: 'none' }) +
    strokePath(`M-24 ${y - 1}Q-12 ${y + 2} 0 ${y}Q12 ${y + 2} 24 ${y - 1}M-9 ${y + 13}Q0 ${y + 16} 9 ${y + 13}`, 2.2)
  );
}

/** Hatched shade on the side away from the light; shorter where the skin is smooth. */
const shade = ({ jaw, chin, shadow }: HeadFeatures): string =>
  shadow === undefined
    ? hatchPath(`M49-30C52 10 ${jaw + 2} 38 ${jaw - 9} ${chin - 26}`, 19)
    : hatchPath(`M51-28C54 0 ${jaw + 8} 24 ${jaw + 3} ${chin - 44}`, 12);

export function drawHead(features: HeadFeatures, tones: InkTones): string {
  const { skin } = features;
  const lip = features.lip ?? mixColours(tones.line, skin, 0.3);
  const face = withMirrorImage(eye(features, tones)) + nose() + mouth(features, lip);
  return ears(skin) + outline(features, skin) + shade(features) + face;
}

/** Neck and open collar with hatched shade below the jaw. */
const hatchedNeck = ({ skin, chin }: HeadFeatures): string =>
  path('M-36 56C-34 96-36 112-62 126L0 190 62 126C36 112 34 96 36 56Z', { fill: skin }) +
  strokePath(`M-32 ${chin + 2}Q4 ${chin + 22} 34 ${chin - 14}M-24 ${chin + 15}Q8 ${chin + 28} 34 ${chin}`, 2) +
  hatchPath(`M8 ${chin + 9}Q26 ${chin + 2} 34 ${chin - 10}`, 12);

/** A slimmer neck with a flat shade, where hatching would look like stubble. */
const flatNeck = ({ skin, chin }: HeadFeatures, shadow: string): string =>
  path('M-29 56C-28 96-32 112-60 126L0 190 60 126C32 112 28 96 29 56Z', { fill: skin }) +
  path(
    `M-28 ${chin - 14}C-12 ${chin + 6} 12 ${chin + 6} 28 ${chin - 14}L29 ${chin + 6}C14 ${chin + 20}-8 ${chin + 20}-29 ${chin + 4}Z`,
    { fill: shadow, stroke: 'none' },
  );

export const drawNeck = (features: HeadFeatures): string =>
  features.shadow === undefined ? hatchedNeck(features) : flatNeck(features, features.shadow);

export const drawShoulders = (fill: string): string =>
  path('M-205 345C-200 225-178 176-112 152L-50 124 0 178 50 124 112 152C178 176 200 225 205 345Z', { fill });

export const drawSmallShoulders = (fill: string): string =>
  path('M-160 345C-158 240-146 188-96 154L-46 122 0 170 46 122 96 154C146 188 158 240 160 345Z', { fill });

/**
 * A child's head is 120 wide, from -95 to 68. The features sit in the lower half: large eyes under a high brow, a
 * short nose, round cheeks, a small chin.
 */

export type ChildFeatures = {
  readonly skin: string;
  readonly hair: string;
  readonly brow: number;
  readonly lip?: string;
  /** Colour of the light below the pupil, and the offset of the gaze. */
  readonly iris?: string;
  readonly gaze?: readonly [right: number, down: number] | undefined;
};

const CHILD_OUTLINE =
  'M-59-24C-62 2-65 22-57 38-46 57-24 68 0 68 24 68 46 57 57 38 65 22 62 2 59-24 59-92-59-92-59-24Z';

const childEars = (skin: string): string =>
  withMirrorImage(
    path('M59 2C70-8 76 6 71 20 68 32 62 36 57 32Z', { fill: skin }) + strokePath('M64 8Q68 14 63 24', 1.6),
  );

/** The eyeball moves with the gaze while the lids stay; both eyes look the same way. */
function childEye(x: number, { iris, gaze = [0, 0] }: ChildFeatures, { line: key, paper }: InkTones): string {
  const ball =
    circle(0, 0, 9, { fill: key, stroke: 'none' }) +
    path('M-7 2A7 7 0 0 0 7 2Q0 6-7 2Z', { fill: iris ?? paper, stroke: 'none' }) +
    circle(-3, -3.5, 2.9, { fill: paper, stroke: 'none' });
  return (
    path(`M${x - 17} 9Q${x}-13 ${x + 17} 9Q${x} 21 ${x - 17} 9Z`, { fill: paper, stroke: 'none' }) +
    placeAt(x + gaze[0], 7 + gaze[1], ball)
  );
}

/** Lids with a lash at the outer end, and brows. */
const childLids = ({ brow, hair }: ChildFeatures): string =>
  withMirrorImage(
    strokePath('M10 9Q27-14 45 8', 3.6) +
      strokePath('M44 5L49 1', 2) +
      strokePath('M15 13Q28 20 41 12', 1.4) +
      strokePath('M13-17Q28-27 45-16', brow, hair),
  );

function childMouth(lip: string): string {
  return (
    path('M-13 46Q-6 41 0 43Q6 41 13 46Q0 48-13 46Z', { fill: lip, 'stroke-width': 1 }) +
    path('M-10 47Q0 57 10 47Z', { fill: lip, stroke: 'none' }) +
    strokePath('M-16 44Q-8 48 0 47Q8 48 16 44', 2)
  );
}

const childNose = (): string => strokePath('M6 16Q5 23 8 28M-7 30Q-4 34 0 32Q4 34 8 30', 2.2);

export function drawChildHead(child: ChildFeatures, tones: InkTones): string {
  const lip = child.lip ?? mixColours(tones.line, child.skin, 0.35);
  return (
    childEars(child.skin) +
    path(CHILD_OUTLINE, { fill: child.skin }) +
    hatchPath('M53-16C56 10 54 28 45 44', 10) +
    childEye(-27, child, tones) +
    childEye(27, child, tones) +
    childLids(child) +
    childNose() +
    childMouth(lip)
  );
}

/** Neck with a flat shade below the chin; hatching would look like stubble. */
export const drawChildNeck = (skin: string, shadow: string): string =>
  path('M-24 46C-23 84-26 104-50 120L0 176 50 120C26 104 23 84 24 46Z', { fill: skin }) +
  path('M-23 58C-10 70 10 70 23 58L24 76C12 92-6 94-24 80Z', { fill: shadow, stroke: 'none' });
