/** A head seen from the front, its middle between the eyes: 124 wide, from -95 at the crown to about 92 at the chin. */
import { mix } from '../colour.ts';
import { circle, path } from '../svg.ts';
import { hatch, line, mirrored } from './strokes.ts';

/** The key plate, and the white of an eye. */
export type Tones = { readonly line: string; readonly paper: string };

export type Features = {
  readonly skin: string;
  readonly hair: string;
  /** Half the width of the jaw, and where the chin ends. */
  readonly jaw: number;
  readonly chin: number;
  /** Height of the opened eye, and weight of the brow. */
  readonly eye: number;
  readonly brow: number;
  readonly lip?: string;
  /** The tone of shadows that lie flat; without one they are hatched. */
  readonly shadow?: string;
};

function outline({ jaw, chin }: Features, skin: string): string {
  const side = chin - 26;
  return path(
    `M-60-24C-62 12-60 34-${jaw} ${side}C-${jaw - 12} ${chin - 6}-14 ${chin} 0 ${chin}C14 ${chin} ${jaw - 12} ${chin - 6} ${jaw} ${side}C60 34 62 12 60-24C60-92-60-92-60-24Z`,
    { fill: skin },
  );
}

const ears = (skin: string): string =>
  mirrored(path('M60-12C72-22 78-6 72 12 69 24 62 28 58 24Z', { fill: skin }) + line('M65-6Q70 2 64 14', 1.8));

function eye({ eye: open, brow, hair }: Features, { line: key, paper }: Tones): string {
  const lid = `M13-3Q26-${8 + open} 43-5`;
  return (
    path(`${lid}Q28 ${open - 4} 13-3Z`, { fill: paper, stroke: 'none' }) +
    circle(28, -6, open - 1.5, { fill: key, stroke: 'none' }) +
    circle(26, -8.5, 2, { fill: paper, stroke: 'none' }) +
    line(lid, 4) +
    line(`M16 0Q28 ${open - 2} 41-3M14-${11 + open}Q27-${17 + open} 42-${12 + open}`, 1.5) +
    path(`M8-${20 + open}Q28-${31 + open} 50-${17 + open}Q30-${29 + open - brow} 8-${20 + open - brow}Z`, {
      fill: hair,
      stroke: hair,
      'stroke-width': 1,
    })
  );
}

const nose = (): string =>
  line('M8-8Q5 8 10 21M-13 27Q-12 21-8 23M13 27Q12 21 8 23M-12 28Q-7 30-4 32 0 35 4 32 7 30 12 28', 2.4) +
  hatch('M10 4Q11 13 14 20', 6);

function mouth({ chin }: Features, lip: string): string {
  const y = chin - 38;
  return (
    path(`M-21 ${y}Q-9 ${y - 8} 0 ${y - 5}Q9 ${y - 8} 21 ${y}Q0 ${y + 2}-21 ${y}Z`, {
      fill: lip,
      'stroke-width': 1.2,
    }) +
    path(`M-17 ${y + 1}Q0 ${y + 17} 17 ${y + 1}Z`, { fill: lip, stroke: 'none' }) +
    line(`M-24 ${y - 1}Q-12 ${y + 2} 0 ${y}Q12 ${y + 2} 24 ${y - 1}M-9 ${y + 13}Q0 ${y + 16} 9 ${y + 13}`, 2.2)
  );
}

/** Engraver's shade down the side away from the lamp; short of the jaw where the skin is smooth. */
const shade = ({ jaw, chin, shadow }: Features): string =>
  shadow === undefined
    ? hatch(`M49-30C52 10 ${jaw + 2} 38 ${jaw - 9} ${chin - 26}`, 19)
    : hatch(`M51-28C54 0 ${jaw + 8} 24 ${jaw + 3} ${chin - 44}`, 12);

export function head(features: Features, tones: Tones): string {
  const { skin } = features;
  const lip = features.lip ?? mix(tones.line, skin, 0.3);
  const look = mirrored(eye(features, tones)) + nose() + mouth(features, lip);
  return ears(skin) + outline(features, skin) + shade(features) + look;
}

/** Neck and what of the breast a collar leaves open; in its shade two lines along the jaw, and hatching aside. */
const lined = ({ skin, chin }: Features): string =>
  path('M-36 56C-34 96-36 112-62 126L0 190 62 126C36 112 34 96 36 56Z', { fill: skin }) +
  line(`M-32 ${chin + 2}Q4 ${chin + 22} 34 ${chin - 14}M-24 ${chin + 15}Q8 ${chin + 28} 34 ${chin}`, 2) +
  hatch(`M8 ${chin + 9}Q26 ${chin + 2} 34 ${chin - 10}`, 12);

/** Slimmer, and its shade a flat tone: strokes there would read as stubble. */
const toned = ({ skin, chin }: Features, shadow: string): string =>
  path('M-29 56C-28 96-32 112-60 126L0 190 60 126C32 112 28 96 29 56Z', { fill: skin }) +
  path(
    `M-28 ${chin - 14}C-12 ${chin + 6} 12 ${chin + 6} 28 ${chin - 14}L29 ${chin + 6}C14 ${chin + 20}-8 ${chin + 20}-29 ${chin + 4}Z`,
    { fill: shadow, stroke: 'none' },
  );

export const neck = (features: Features): string =>
  features.shadow === undefined ? lined(features) : toned(features, features.shadow);

export const shoulders = (fill: string): string =>
  path('M-205 345C-200 225-178 176-112 152L-50 124 0 178 50 124 112 152C178 176 200 225 205 345Z', { fill });

export const smallShoulders = (fill: string): string =>
  path('M-160 345C-158 240-146 188-96 154L-46 122 0 170 46 122 96 154C146 188 158 240 160 345Z', { fill });
