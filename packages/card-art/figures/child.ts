/**
 * A child's head seen from the front, 120 wide, from -95 at the crown to 68 at the chin. Features sit in the lower half:
 * large eyes under a high brow, a short nose, round cheeks, a small chin, a thin neck.
 */
import { mix } from '../colour.ts';
import { at, circle, path } from '../svg.ts';
import type { Tones } from './head.ts';
import { hatch, line, mirrored } from './strokes.ts';

export type Child = {
  readonly skin: string;
  readonly hair: string;
  readonly brow: number;
  readonly lip?: string;
  /** The light in the eye below the pupil; and where the eyes look, in units from straight on. */
  readonly iris?: string;
  readonly look?: readonly [right: number, down: number] | undefined;
};

const OUTLINE = 'M-59-24C-62 2-65 22-57 38-46 57-24 68 0 68 24 68 46 57 57 38 65 22 62 2 59-24 59-92-59-92-59-24Z';

const ears = (skin: string): string =>
  mirrored(path('M59 2C70-8 76 6 71 20 68 32 62 36 57 32Z', { fill: skin }) + line('M64 8Q68 14 63 24', 1.6));

/** White, iris and pupil are moved together but for the lids; the two eyes look the same way. */
function eye(x: number, { iris, look = [0, 0] }: Child, { line: key, paper }: Tones): string {
  const ball =
    circle(0, 0, 9, { fill: key, stroke: 'none' }) +
    path('M-7 2A7 7 0 0 0 7 2Q0 6-7 2Z', { fill: iris ?? paper, stroke: 'none' }) +
    circle(-3, -3.5, 2.9, { fill: paper, stroke: 'none' });
  return (
    path(`M${x - 17} 9Q${x}-13 ${x + 17} 9Q${x} 21 ${x - 17} 9Z`, { fill: paper, stroke: 'none' }) +
    at(x + look[0], 7 + look[1], ball)
  );
}

/** Over the eyes: lids with a lash at the outer end, and brows. */
const lids = ({ brow, hair }: Child): string =>
  mirrored(
    line('M10 9Q27-14 45 8', 3.6) +
      line('M44 5L49 1', 2) +
      line('M15 13Q28 20 41 12', 1.4) +
      line('M13-17Q28-27 45-16', brow, hair),
  );

function mouth(lip: string): string {
  return (
    path('M-13 46Q-6 41 0 43Q6 41 13 46Q0 48-13 46Z', { fill: lip, 'stroke-width': 1 }) +
    path('M-10 47Q0 57 10 47Z', { fill: lip, stroke: 'none' }) +
    line('M-16 44Q-8 48 0 47Q8 48 16 44', 2)
  );
}

const nose = (): string => line('M6 16Q5 23 8 28M-7 30Q-4 34 0 32Q4 34 8 30', 2.2);

export function childHead(child: Child, tones: Tones): string {
  const lip = child.lip ?? mix(tones.line, child.skin, 0.35);
  return (
    ears(child.skin) +
    path(OUTLINE, { fill: child.skin }) +
    hatch('M53-16C56 10 54 28 45 44', 10) +
    eye(-27, child, tones) +
    eye(27, child, tones) +
    lids(child) +
    nose() +
    mouth(lip)
  );
}

/** Under the chin, in a tone that lies flat: strokes there would read as stubble. */
export const childNeck = (skin: string, shadow: string): string =>
  path('M-24 46C-23 84-26 104-50 120L0 176 50 120C26 104 23 84 24 46Z', { fill: skin }) +
  path('M-23 58C-10 70 10 70 23 58L24 76C12 92-6 94-24 80Z', { fill: shadow, stroke: 'none' });
