import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import type { Plate } from '../engraving.ts';
import { hatchPath, shape, strokePath, withMirrorImage } from '../engraving.ts';

const ears = ({ rose }: Plate, fur: string): string =>
  withMirrorImage(
    shape('M12-64C6-140 22-214 50-232 80-214 74-130 54-54Z', fur) +
      shape('M28-76C26-136 36-186 50-204 62-186 58-124 46-72Z', rose, 2) +
      hatchPath('M66-190C70-150 66-110 58-76', 9),
  );

function muzzle({ paper, ink, rose }: Plate): string {
  const side =
    ellipse(31, -8, 13, 16, { fill: ink, stroke: 'none' }) +
    circle(27, -14, 4.5, { fill: paper, stroke: 'none' }) +
    strokePath('M16-28Q32-38 48-24', 2.6) +
    shape('M0 34C6 26 30 26 34 44 34 62 8 64 0 52Z', paper) +
    strokePath('M12 42L78 30M12 48L80 50M12 54L74 68', 1.6) +
    strokePath('M62 24L74 30M60 36L70 44M54 52L62 60', 2);
  return withMirrorImage(side) + shape('M-6 60V74H6V60Z', paper, 2) + shape('M-11 26H11L0 38Z', rose, 2.5);
}

/** From the front, of a rabbit or a hare; the eyes are at the origin. */
export const rabbitHead = (plate: Plate, fur: string = plate.paper): string =>
  ears(plate, fur) +
  shape('M0-78C44-78 70-46 68-8 78 20 66 58 34 72 14 82-14 82-34 72-66 58-78 20-68-8-70-46-44-78 0-78Z', fur) +
  muzzle(plate) +
  hatchPath('M58-40C66-20 66 10 60 30', 14);

export function rabbit(plate: Plate): string {
  const { paper, rose, gold, ink } = plate;
  const checks =
    'M-150 200L-96 130M-150 250L-70 140M-130 290L-64 200M-96 300L-60 250M-150 160L-60 290M-130 140L-62 230M-158 200L-90 300';
  return (
    shape('M-172 310C-176 200-150 130-92 100L-40 84H40L92 100C150 130 176 200 172 310Z', gold) +
    withMirrorImage(strokePath(checks, 1.6)) +
    shape('M-50 84L-70 310H70L50 84Z', rose) +
    strokePath('M0 120V310', 2) +
    [150, 196, 242].map(y => circle(0, y, 7, { fill: gold, 'stroke-width': 2.5 })).join('') +
    withMirrorImage(shape('M44 84L92 100 74 160 88 172 62 250 34 110Z', gold)) +
    shape('M-44 74C-30 104 30 104 44 74L58 100 20 132 0 112-20 132-58 100Z', paper) +
    shape('M0 112L-36 96V134ZM0 112L36 96V134Z', rose) +
    hatchPath('M140 160C156 200 160 250 158 310', 26) +
    placeAt(0, 6, rabbitHead(plate)) +
    strokePath('M20 196C60 220 90 220 118 210', 4) +
    strokePath('M20 196C60 220 90 220 118 210', 1.5, gold) +
    shape('M196 130C176 112 150 130 140 150 120 170 118 196 132 206 156 216 196 190 204 164Z', paper) +
    circle(140, 220, 46, { fill: gold }) +
    circle(140, 220, 36, { fill: paper, 'stroke-width': 2.5 }) +
    strokePath('M140 220V192M140 220L158 232', 4) +
    strokePath('M140 188V184M172 220H176M140 252V256M108 220H104', 3) +
    circle(140, 166, 10, { fill: gold }) +
    circle(140, 220, 4, { fill: ink })
  );
}
