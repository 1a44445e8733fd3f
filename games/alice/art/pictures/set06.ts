/** 6: Father William standing on his head; the Eel; the Goose. */
import { drawHead, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { circle, group, path, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shape, sky, stripedBand, strokePath, withMirrorImage } from '../engraving.ts';
import { limb, tones } from './alice.ts';
import { waves } from './set02.ts';
import { hand } from './shared-parts.ts';

const BEARD =
  'M-60-4C-58 26-48 44-28 50-20 64-10 70 0 70 10 70 20 64 28 50 48 44 58 26 60-4 74 60 60 130 34 150 22 140 12 158 0 160-12 158-22 140-34 150-60 130-74 60-60-4Z';

/** 500 high about his middle; the picture turns him over. */
function william(plate: Plate): string {
  const { paper, rose, gold, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 50, chin: 90, eye: 9, brow: 7, lip: rose };
  return (
    withMirrorImage(
      limb('M46 110C52 150 50 190 50 226', plate, 36) +
        stripedBand('M46 150C52 180 50 200 50 226', 36, ink, '2 9') +
        shape('M30 226H72C92 232 96 250 84 254H30Z', ink) +
        limb('M100-70C140-110 150-160 140-206', plate, 30) +
        path('M100-70C126-94 142-120 146-146', { stroke: rose, 'stroke-width': 32 }) +
        hand(140, -212, plate),
    ) +
    shape('M-116-90C-150-20-140 90-90 130H90C140 90 150-20 116-90 60-116-60-116-116-90Z', rose) +
    shape('M-70-104C-110-30-104 80-60 122H60C104 80 110-30 70-104 30-116-30-116-70-104Z', gold) +
    strokePath('M0-110V122', 2.4) +
    [-70, -30, 10, 50, 90].map(y => circle(-12, y, 6, { fill: paper, 'stroke-width': 2.4 })).join('') +
    hatchPath('M84-60C100-10 96 50 66 104', 30) +
    shape('M-90 122H90L84 150H-84Z', paper) +
    placeAt(
      0,
      -168,
      drawHead(own, tones(plate)) +
        shape(BEARD, paper) +
        strokePath(
          'M-40 60C-36 100-24 130-20 140M-14 84V150M14 84V150M40 60C36 100 24 130 20 140M-52 36C-50 80-44 110-40 130M52 36C50 80 44 110 40 130',
          1.8,
        ) +
        shape('M0 38C-14 32-34 40-46 56-30 54-14 54 0 47 14 54 30 54 46 56 34 40 14 32 0 38Z', paper) +
        withMirrorImage(shape('M44-64C76-56 84-10 74 22 64 10 60-10 60-30Z', paper)),
      { scale: 0.66 },
    )
  );
}

export const onHisHead: Picture = plate =>
  sky(plate, 200) +
  shape(
    'M-280 210V150C-250 120-200 110-160 150-130 120-90 130-70 210ZM120 210C140 150 190 130 220 150 240 120 270 130 290 150V210Z',
    plate.gold,
  ) +
  strokePath('M-240 200l20-40M-200 200l10-50M-160 200v-40M-120 200l-10-40M180 200l10-46M220 200v-44M250 200l-6-50', 2) +
  ground(plate.gold, 212) +
  placeAt(0, 0, group({ transform: 'scale(1 -1)' }, william(plate)), { scale: 1.02 });

export const eel: Picture = plate => {
  const { gold, paper, rose, ink } = plate;
  const body = 'M-236 206C-80 262 150 226 130 110 112 20-120 76-140-44-150-130-60-186 56-172';
  return (
    sky(plate, 40) +
    waves(plate, 30) +
    path(body, { 'stroke-width': 78, 'stroke-linecap': 'round' }) +
    path(body, { stroke: gold, 'stroke-width': 70, 'stroke-linecap': 'round' }) +
    path('M-230 226C-80 280 176 240 152 104 130-6-100 50-120-46-124-110-50-158 56-150', {
      stroke: paper,
      'stroke-width': 14,
    }) +
    path(body, { 'stroke-width': 66, 'stroke-dasharray': '1.3 13' }) +
    strokePath('M-200 176C-60 220 100 190 96 118 84 60-140 100-174-36-186-130-80-216 40-206', 9) +
    strokePath('M-200 176C-60 220 100 190 96 118 84 60-140 100-174-36-186-130-80-216 40-206', 4, rose) +
    shape('M30-208C90-222 160-210 214-176 222-166 214-156 200-152 150-130 90-130 34-138 12-150 12-196 30-208Z', gold) +
    strokePath('M214-166C180-164 150-160 126-150', 3) +
    circle(128, -186, 12, { fill: paper }) +
    circle(131, -186, 6, { fill: ink }) +
    strokePath('M60-190Q72-172 60-152', 3) +
    shape('M40-140C60-120 64-106 58-90 40-100 30-120 30-136Z', rose) +
    waves(plate, 230)
  );
};

export const goose: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  const feet = 'M-20 170V216M50 166V214';
  return (
    sky(plate, 214) +
    ground(gold, 210) +
    strokePath(feet, 18) +
    strokePath(feet, 10, rose) +
    shape('M-60 228L-24 210 12 228ZM14 226L48 208 84 226Z', rose) +
    shape(
      'M60 60C70 0 40-60 56-130 66-190 120-220 164-196 196-178 196-140 172-124 140-110 136-60 146-10 160 70 120 160 20 176-70 190-150 160-190 100-220 92-240 70-246 50-210 56-180 50-160 36-110 0-20-10 60 60Z',
      paper,
    ) +
    shape('M-190 60C-130 10-20 10 40 50 60 90 10 140-70 136-130 132-170 100-190 60Z', gold) +
    strokePath('M-150 66C-100 40-40 40 10 64M-130 86C-90 66-40 66 0 84M-104 106C-70 92-40 92-10 104', 2.4) +
    hatchPath('M-120 150C-60 172 20 170 80 130', 26) +
    hatchPath('M84-20C82-70 78-110 92-150', 16) +
    shape('M178-176C214-170 238-156 246-144 236-132 206-132 178-136Z', rose) +
    strokePath('M186-156H234', 2.4) +
    circle(196, -162, 3, { fill: ink }) +
    circle(146, -168, 11, { fill: ink, stroke: 'none' }) +
    circle(149, -171, 4, { fill: paper, stroke: 'none' }) +
    shape('M64-96C90-84 116-84 142-98L146-80C118-66 92-66 62-76Z', rose) +
    circle(104, -66, 9, { fill: gold })
  );
};
