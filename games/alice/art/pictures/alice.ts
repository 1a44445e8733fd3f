/** Alice, whenever she is in a scene: her head, head and shoulders, or all of her. */
import { type Features, head, type Tones } from '@parlour/art/figures/head';
import { at, circle, path } from '@parlour/art/svg';
import { band, hatch, line, mirrored, shape } from '../burin.ts';
import type { Plate } from '../plate.ts';

const features = ({ paper, ink, rose }: Plate): Features => ({
  skin: paper,
  hair: ink,
  jaw: 45,
  chin: 76,
  eye: 13,
  brow: 2.5,
  young: true,
  lip: rose,
});

export const tones = ({ ink, paper }: Plate): Tones => ({ line: ink, paper });

const STRANDS =
  'M70 20C92 50 84 84 96 110 108 140 96 176 104 204M82 6C104 40 100 76 110 104 120 134 112 160 118 184M62 40C78 70 70 100 80 128 90 156 80 190 84 222M52 70C64 96 58 124 64 150 70 176 62 200 62 226';

/** Waves down to the shoulders, behind everything. */
export const longHair = ({ gold }: Plate): string =>
  shape(
    'M0-108C66-108 88-60 88-20 112 20 104 56 116 90 130 126 118 150 124 180 128 208 112 220 108 232 92 226 84 240 66 238 50 236 46 220 34 204H-34C-46 220-50 236-66 238-84 240-92 226-108 232-112 220-128 208-124 180-118 150-130 126-116 90-104 56-112 20-88-20-88-60-66-108 0-108Z',
    gold,
  ) + mirrored(line(STRANDS, 1.8));

/** Hair combed back under a band, and over the ears. */
const combed = ({ gold, rose }: Plate): string =>
  shape(
    'M0-108C70-108 90-52 84-8 84 12 78 30 70 40 60 30 62 8 58-8 52-34 32-50 0-54-32-50-52-34-58-8-62 8-60 30-70 40-78 30-84 12-84-8-90-52-70-108 0-108Z',
    gold,
  ) +
  mirrored(
    line(
      'M66 26C64 0 60-28 34-48M74 16C74-12 68-36 44-54M80-6C78-28 70-46 54-60M4-64C16-62 28-60 38-54M4-74C20-74 36-68 48-60',
      1.6,
    ),
  ) +
  line('M-80-48C-54-98 54-98 80-48', 17) +
  line('M-79-49C-53-97 53-97 79-49', 10, rose);

const throat = ({ paper }: Plate): string =>
  shape('M-22 56V96C-24 110-38 116-52 120L0 158 52 120C38 116 24 110 22 96V56Z', paper) +
  hatch('M-20 86Q2 98 22 78', 16);

export const face = (plate: Plate): string => head(features(plate), tones(plate)) + combed(plate);

/** Her head; the eyes are at the origin. */
export const aliceHead = (plate: Plate): string => longHair(plate) + throat(plate) + face(plate);

/** Head and shoulders in frock and pinafore. */
export function bust(plate: Plate): string {
  const { gold, paper } = plate;
  return (
    longHair(plate) +
    mirrored(
      shape('M78 128C124 122 150 160 146 208 130 232 96 230 84 214Z', gold) +
        line('M96 136C112 156 118 186 116 222M120 140C134 164 136 190 134 216', 1.6),
    ) +
    shape('M-90 340C-96 240-96 166-82 132L-44 114 0 144 44 114 82 132C96 166 96 240 90 340Z', gold) +
    throat(plate) +
    shape(
      'M-44 106C-30 130-14 138 0 142 14 138 30 130 44 106L60 124C44 156 22 164 0 164-22 164-44 156-60 124Z',
      paper,
    ) +
    shape('M-58 146L-46 340H46L58 146C40 168-40 168-58 146Z', paper) +
    line('M-28 184V340M0 178V340M28 184V340', 1.4) +
    hatch('M74 156C84 220 86 280 84 340', 20) +
    hatch('M130 150C140 172 140 200 132 218', 16) +
    face(plate)
  );
}

/** A limb as a white stroke with a black rim. */
export const limb = (d: string, { paper }: Plate, width = 15): string =>
  path(d, { 'stroke-width': width + 7, 'stroke-linecap': 'round' }) +
  path(d, { stroke: paper, 'stroke-width': width, 'stroke-linecap': 'round' });

/** From the collar to the shoes, standing on the origin, 330 high; the arms are two lines from the shoulders (50, -300). */
export function aliceBody(plate: Plate, arms: string): string {
  const { gold, paper, rose, ink } = plate;
  const leg = 'M24-110C24-70 22-40 22-12';
  return (
    mirrored(limb(leg, plate, 20) + band(leg, 20, rose, '8 9') + shape('M10-14H34C52-10 54 2 44 4H10Z', ink)) +
    shape('M-106-92C-60-70 60-70 106-92L98-78C50-58-50-58-98-78Z', paper) +
    shape('M-38-246C-66-200-110-150-120-96-60-72 60-72 120-96 110-150 66-200 38-246Z', gold) +
    hatch('M60-200C84-160 100-130 104-96', 26) +
    shape('M-32-244C-50-200-76-150-80-104-40-92 40-92 80-104 76-150 50-200 32-244Z', paper) +
    line('M-18-230C-28-190-40-140-42-102M0-230V-96M18-230C28-190 40-140 42-102', 1.5) +
    limb(arms, plate) +
    shape('M-38-320L-40-246H40L38-320C20-306-20-306-38-320Z', gold) +
    shape('M-24-314L-28-246H28L24-314C14-304-14-304-24-314Z', paper) +
    mirrored(
      shape('M36-322C62-330 80-312 76-288 66-274 46-276 36-286Z', gold) + line('M48-322C58-306 60-292 58-280', 1.5),
    ) +
    line('M-40-246H40', 9) +
    line('M-38-246H38', 4, rose)
  );
}

/** All of her, 445 high. */
export const alice = (plate: Plate, arms: string): string =>
  at(0, -374, longHair(plate), { scale: 0.56 }) +
  aliceBody(plate, arms) +
  at(0, -374, throat(plate) + face(plate), { scale: 0.56 });

export const hand = (x: number, y: number, { paper }: Plate): string =>
  circle(x, y, 11, { fill: paper, 'stroke-width': 3.5 });
