/** 12: the Queen of Hearts; the Knave of Hearts; the Crown. */
import { type Features, head } from '@parlour/art/figures/head';
import { polar } from '@parlour/art/ornament';
import { at } from '@parlour/art/svg';
import { beads, hatch, line, mirrored, shape, sky } from '../burin.ts';
import type { Picture } from '../plate.ts';
import { limb, tones } from './alice.ts';
import { crown, cushion, heart, ruff } from './court.ts';

export const queen: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  const own: Features = { skin: paper, hair: ink, jaw: 54, chin: 96, eye: 11, brow: 7, lip: rose };
  return (
    sky(plate, 300) +
    shape('M-220 310C-220 210-180 150-110 130L-50 112H50L110 130C160 144 190 180 204 230L214 310Z', rose) +
    shape('M-90 136L-70 310H70L90 136C50 166-50 166-90 136Z', gold) +
    line('M-60 170L-48 310M60 170L48 310M0 170V310', 2) +
    [
      [-26, 210],
      [26, 210],
      [-24, 270],
      [24, 270],
    ]
      .map(([x, y]) => heart(x!, y!, rose, 0.7))
      .join('') +
    [
      [-150, 210],
      [-120, 270],
      [-180, 280],
      [150, 220],
      [130, 280],
    ]
      .map(([x, y]) => heart(x!, y!, gold, 0.8))
      .join('') +
    mirrored(
      shape('M52-72C120-84 124 10 92 70 76 84 62 70 62 50Z', ink) + line('M80-50C104-20 100 30 84 60', 2, paper),
    ) +
    shape('M-34 70V112H34V70Z', paper) +
    at(0, 120, ruff(plate), { scale: 1.15 }) +
    at(
      0,
      0,
      head(own, tones(plate)) +
        line('M-54-42L-10-24M54-42L10-24', 8) +
        shape('M-18 62C-10 54 10 54 18 62 14 76-14 76-18 62Z', ink, 2),
    ) +
    at(0, -92, crown(plate), { scale: 0.86 }) +
    limb('M196 180C216 140 226 110 240 70', plate, 34) +
    shape('M150 250C156 200 170 160 196 140L236 156C232 200 214 240 196 270Z', rose) +
    line('M190 142L240 160', 12) +
    line('M190 142L240 160', 5, gold) +
    shape('M214 84C204 60 210 30 222 20 240 10 262 20 264 44 264 70 250 90 236 96Z', paper) +
    limb('M222 26C210-10 204-40 200-78', plate, 17) +
    line('M236 44l20-6M238 58l22-2M236 72l18 2', 2.4)
  );
};

export const knave: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  const own: Features = { skin: paper, hair: ink, jaw: 44, chin: 92, eye: 10, brow: 5, lip: rose };
  const curl = 'M58-40C110-50 122 10 108 50 122 80 100 110 76 100 64 84 70 60 62 40Z';
  return (
    sky(plate, 300) +
    shape('M-200 310C-200 200-170 150-110 128L-50 106H50L110 128C170 150 200 200 200 310Z', gold) +
    shape('M0 110H50L110 128C170 150 200 200 200 310H0Z', rose) +
    hatch('M164 190C180 230 184 270 184 310', 26) +
    [
      [-70, 190],
      [-130, 220],
      [-90, 260],
    ]
      .map(([x, y]) => heart(x!, y!, rose))
      .join('') +
    [
      [70, 190],
      [130, 220],
      [90, 260],
    ]
      .map(([x, y]) => heart(x!, y!, gold))
      .join('') +
    mirrored(shape(curl, gold) + line('M84-20C100 10 94 40 84 60 90 80 86 92 80 96M70-26C84 0 84 30 76 56', 2)) +
    shape('M-30 66V104C-30 120 30 120 30 104V66Z', paper) +
    hatch('M-28 104Q4 118 32 94', 16) +
    at(0, 122, ruff(plate), { scale: 0.8 }) +
    head(own, tones(plate)) +
    line('M-2 44C-16 38-30 44-40 38M2 44C16 38 30 44 40 38', 4) +
    shape('M-96-50C-110-120-40-140 10-132 80-140 120-100 100-54 40-72-40-72-96-50Z', rose) +
    beads('M-88-54C-40-74 40-74 92-56', 12, gold, ink) +
    shape('M60-120C90-190 150-230 200-220 210-180 150-130 84-100Z', paper) +
    line('M70-112C110-160 150-190 190-208M96-126l10-40M120-144l14-40M104-124l44-6M128-146l40-8', 2) +
    at(0, 250, cushion(plate), { scale: 0.84 }) +
    at(0, 196, crown(plate), { scale: 0.6 }) +
    shape(
      'M-186 310C-190 270-150 250-120 268-110 284-120 300-140 310ZM186 310C190 270 150 250 120 268 110 284 120 300 140 310Z',
      paper,
    )
  );
};

export const theCrown: Picture = plate => {
  const beams = Array.from({ length: 28 }, (_, i) => [
    polar(190, (i * 360) / 28),
    polar(i % 2 === 0 ? 252 : 226, (i * 360) / 28),
  ]);
  return (
    sky(plate, 300) +
    shape('M-250-10a250 250 0 1 0 500 0a250 250 0 1 0-500 0Z', plate.paper, 0) +
    line(
      beams.map(([from, to]) => `M${from!.map(Math.round).join(' ')}L${to!.map(Math.round).join(' ')}`).join(''),
      5,
    ) +
    at(0, 160, cushion(plate), { scale: 1.2 }) +
    at(0, 50, crown(plate), { scale: 1.6 })
  );
};
