/** Alice in a scene: her head, head and shoulders, or all of her. */

import type { InkTones } from '@parlour/card-art/figures/heads';
import { type ChildFeatures, drawChildHead } from '@parlour/card-art/figures/heads';
import { path, placeAt } from '@parlour/card-art/svg';
import type { Plate } from '../engraving.ts';
import { hatchPath, shape, stripedBand, strokePath, withMirrorImage } from '../engraving.ts';

/** Where she looks: how far to the right, and how far down. */
export type Look = ChildFeatures['gaze'];

export const tones = ({ ink, paper }: Plate): InkTones => ({ line: ink, paper });

const STRANDS =
  'M70 20C92 50 84 84 96 110 108 140 96 176 104 204M82 6C104 40 100 76 110 104 120 134 112 160 118 184M62 40C78 70 70 100 80 128 90 156 80 190 84 222M52 70C64 96 58 124 64 150 70 176 62 200 62 226';

export const longHair = ({ gold }: Plate): string =>
  shape(
    'M0-108C66-108 88-60 88-20 112 20 104 56 116 90 130 126 118 150 124 180 128 208 112 220 108 232 92 226 84 240 66 238 50 236 46 220 34 204H-34C-46 220-50 236-66 238-84 240-92 226-108 232-112 220-128 208-124 180-118 150-130 126-116 90-104 56-112 20-88-20-88-60-66-108 0-108Z',
    gold,
  ) + withMirrorImage(strokePath(STRANDS, 1.8));

const combed = ({ gold, rose }: Plate): string =>
  shape(
    'M0-108C70-108 90-52 84-8 84 12 78 30 70 40 60 30 62 8 58-8 52-34 32-50 0-54-32-50-52-34-58-8-62 8-60 30-70 40-78 30-84 12-84-8-90-52-70-108 0-108Z',
    gold,
  ) +
  withMirrorImage(
    strokePath(
      'M66 26C64 0 60-28 34-48M74 16C74-12 68-36 44-54M80-6C78-28 70-46 54-60M4-64C16-62 28-60 38-54M4-74C20-74 36-68 48-60',
      1.6,
    ),
  ) +
  strokePath('M-80-48C-54-98 54-98 80-48', 17) +
  strokePath('M-79-49C-53-97 53-97 79-49', 10, rose);

const throat = ({ paper }: Plate): string =>
  shape('M-20 52V96C-22 110-38 116-52 120L0 158 52 120C38 116 22 110 20 96V52Z', paper) +
  strokePath('M-18 76Q2 88 19 68M-12 86Q6 93 19 80', 1.8);

export const face = (plate: Plate, look?: Look): string => {
  const { paper, ink, rose, gold } = plate;
  return (
    drawChildHead({ skin: paper, hair: ink, brow: 2.4, lip: rose, iris: gold, gaze: look }, tones(plate)) +
    combed(plate)
  );
};

/** The eyes are at the origin. */
export const aliceHead = (plate: Plate, look?: Look): string => longHair(plate) + throat(plate) + face(plate, look);

export function bust(plate: Plate, look?: Look): string {
  const { gold, paper } = plate;
  return (
    longHair(plate) +
    withMirrorImage(
      shape('M78 128C124 122 150 160 146 208 130 232 96 230 84 214Z', gold) +
        strokePath('M96 136C112 156 118 186 116 222M120 140C134 164 136 190 134 216', 1.6),
    ) +
    shape('M-90 340C-96 240-96 166-82 132L-44 114 0 144 44 114 82 132C96 166 96 240 90 340Z', gold) +
    throat(plate) +
    shape(
      'M-44 106C-30 130-14 138 0 142 14 138 30 130 44 106L60 124C44 156 22 164 0 164-22 164-44 156-60 124Z',
      paper,
    ) +
    shape('M-58 146L-46 340H46L58 146C40 168-40 168-58 146Z', paper) +
    strokePath('M-28 184V340M0 178V340M28 184V340', 1.4) +
    hatchPath('M74 156C84 220 86 280 84 340', 20) +
    hatchPath('M130 150C140 172 140 200 132 218', 16) +
    face(plate, look)
  );
}

/** A white stroke with a black rim. */
export const limb = (d: string, { paper }: Plate, width = 15): string =>
  path(d, { 'stroke-width': width + 7, 'stroke-linecap': 'round' }) +
  path(d, { stroke: paper, 'stroke-width': width, 'stroke-linecap': 'round' });

/** `arms`: lines from the shoulders (50, -300) over the frock. */
export type Pose = { readonly arms: string; readonly hands?: string; readonly look?: Look };

export const sleeves = ({ gold }: Plate): string =>
  withMirrorImage(
    shape('M36-322C62-330 80-312 76-288 66-274 46-276 36-286Z', gold) + strokePath('M48-322C58-306 60-292 58-280', 1.5),
  );

const bodice = (plate: Plate): string => {
  const { gold, paper, rose } = plate;
  return (
    shape('M-38-320L-40-246H40L38-320C20-306-20-306-38-320Z', gold) +
    shape('M-24-314L-28-246H28L24-314C14-304-14-304-24-314Z', paper) +
    sleeves(plate) +
    strokePath('M-40-246H40', 9) +
    strokePath('M-38-246H38', 4, rose)
  );
};

const shoes = (leg: string, foot: string, plate: Plate): string =>
  withMirrorImage(limb(leg, plate, 20) + stripedBand(leg, 20, plate.rose, '8 9') + shape(foot, plate.ink));

const standing = (plate: Plate): string => shoes('M24-110C24-70 22-40 22-12', 'M10-14H34C52-10 54 2 44 4H10Z', plate);

function frock({ gold, paper }: Plate): string {
  return (
    shape('M-106-92C-60-70 60-70 106-92L98-78C50-58-50-58-98-78Z', paper) +
    shape('M-38-246C-66-200-110-150-120-96-60-72 60-72 120-96 110-150 66-200 38-246Z', gold) +
    hatchPath('M60-200C84-160 100-130 104-96', 26) +
    shape('M-32-244C-50-200-76-150-80-104-40-92 40-92 80-104 76-150 50-200 32-244Z', paper) +
    strokePath('M-18-230C-28-190-40-140-42-102M0-230V-96M18-230C28-190 40-140 42-102', 1.5)
  );
}

function sitting(plate: Plate): string {
  const { gold, paper } = plate;
  return (
    shoes('M22-160C24-130 22-110 22-92', 'M8-94H34C54-90 56-78 46-76H8Z', plate) +
    shape('M-38-246C-84-236-116-200-112-166-60-140 60-140 112-166 116-200 84-236 38-246Z', gold) +
    hatchPath('M84-216C100-200 104-184 100-166', 20) +
    shape('M-32-244C-66-234-86-204-80-170-40-156 40-156 80-170 86-204 66-234 32-244Z', paper) +
    strokePath('M-18-230C-34-210-42-190-42-164M0-230V-160M18-230C34-210 42-190 42-164', 1.5)
  );
}

/** Stands on the origin, 330 high. */
export const aliceBody = (plate: Plate, { arms, hands = '' }: Pose): string =>
  standing(plate) + frock(plate) + limb(arms, plate) + hands + bodice(plate);

const headOf = (plate: Plate, look: Look): string =>
  placeAt(0, -374, throat(plate) + face(plate, look), { scale: 0.56 });
const hairOf = (plate: Plate): string => placeAt(0, -374, longHair(plate), { scale: 0.56 });

/** 445 high. */
export const alice = (plate: Plate, pose: Pose): string =>
  hairOf(plate) + aliceBody(plate, pose) + headOf(plate, pose.look);

/** Too near to be seen below the hem. */
export const near = (plate: Plate, { arms, hands = '', look }: Pose): string =>
  hairOf(plate) + frock(plate) + limb(arms, plate) + hands + bodice(plate) + headOf(plate, look);

/** Her feet are 76 above the origin. */
export const seated = (plate: Plate, { arms, hands = '', look }: Pose): string =>
  hairOf(plate) + sitting(plate) + limb(arms, plate) + hands + bodice(plate) + headOf(plate, look);
