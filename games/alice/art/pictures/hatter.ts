/** The Hatter, in this style at ten and six. */
import { drawHead, drawNeck, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { textAt } from '@parlour/card-art/fonts';
import { circle, drawAtEach, placeAt } from '@parlour/card-art/svg';
import type { Plate } from '../engraving.ts';
import { hatchPath, shape, strokePath, withMirrorImage } from '../engraving.ts';
import { tones } from './alice.ts';

function hat({ gold, rose, paper, ink }: Plate): string {
  return (
    shape('M-76-64C-84-140-96-190-104-232C-60-256 60-256 104-232 96-190 84-140 76-64Z', gold) +
    strokePath('M-104-232C-60-210 60-210 104-232', 2.4) +
    hatchPath('M86-210C80-160 72-120 68-80', 22) +
    shape('M-80-104C-40-88 40-88 80-104L76-66C40-50-40-50-76-66Z', rose) +
    shape('M-124-54C-90-90 90-90 124-54 90-26 40-44 0-46-40-44-90-26-124-54Z', gold) +
    placeAt(
      34,
      -150,
      shape('M-38-34H38V34H-38Z', paper, 2.6) +
        textAt(0, -4, '10/6', { font: 'fell', size: 36, fill: ink }, { stroke: 'none' }) +
        strokePath('M-26 12H26M-20 22H20', 1.6),
      { turn: 8 },
    )
  );
}

export function hatter(plate: Plate): string {
  const { paper, rose, gold, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 44, chin: 98, eye: 11, brow: 6, lip: rose };
  return (
    shape('M-190 320C-190 220-160 166-100 144L-50 120 0 160 50 120 100 144C160 166 190 220 190 320Z', gold) +
    withMirrorImage(
      strokePath(
        'M-170 260L-110 150M-180 310L-90 156M-140 310L-70 190M-100 310L-60 240M-176 220L-110 310M-150 180L-70 300M-120 156L-60 250',
        1.5,
      ),
    ) +
    placeAt(0, 4, drawNeck(own)) +
    shape('M-36 124L0 160 36 124 50 320H-50Z', paper) +
    strokePath('M0 180V320M-20 190V320M20 190V320', 1.6) +
    withMirrorImage(shape('M48 120L104 146 86 200 100 214 60 320H44L30 150Z', gold)) +
    hatchPath('M160 210C172 250 176 280 176 316', 20) +
    shape('M0 146C-30 116-70 120-76 140-70 164-30 172 0 150 30 172 70 164 76 140 70 120 30 116 0 146Z', rose) +
    circle(0, 147, 12, { fill: rose }) +
    drawAtEach(
      [
        [-50, 138],
        [-30, 148],
        [50, 138],
        [30, 148],
        [-54, 152],
        [54, 152],
      ],
      (x, y) => circle(x, y, 4.5, { fill: paper, stroke: 'none' }),
    ) +
    withMirrorImage(
      shape('M52-60C92-58 104-10 92 40 76 34 70 24 66 10 66-10 62-30 58-40Z', gold) +
        strokePath('M66-40C82-20 84 6 82 28M58-46C72-30 74-10 74 10', 1.8),
    ) +
    drawHead(own, tones(plate)) +
    hat(plate)
  );
}
