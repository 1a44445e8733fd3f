/** 1: Alice telescoping; the Rabbit running away; the Fan. */

import { polarPoint } from '@parlour/card-art/engraving';
import { circle, path, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shape, sky, stripedBand, strokePath } from '../engraving.ts';
import { aliceBody, face, longHair } from './alice.ts';
import { openHand, turnedOver } from './shared-parts.ts';

function hall({ rose, gold, ink, paper }: Plate): string {
  const tiles = [-270, -150, -30, 90, 210]
    .map(x => `M${x} 300L${x * 0.72} 232H${x * 0.72 + 43}L${x + 60} 300Z`)
    .join('');
  return (
    shape('M-280 232H280V310H-280Z', paper) +
    path(tiles, { fill: ink, stroke: 'none' }) +
    strokePath('M-280 232H280', 4) +
    shape('M110-120H246V232H110Z', gold) +
    strokePath('M126-104H230V20H126ZM126 40H230V216H126Z', 2.4) +
    hatchPath('M222-96V12M222 48V208', 14) +
    circle(122, 60, 7, { fill: ink }) +
    shape('M-280-310H-96C-120-180-150-60-250 10-226 90-220 170-226 236H-280Z', rose) +
    strokePath(
      'M-130-300C-146-180-176-80-262-10M-176-300C-190-190-214-100-270-40M-222-300C-232-210-246-140-276-90M-254 30C-240 90-238 160-242 232',
      2,
    ) +
    strokePath('M-258 4L-238 22', 12) +
    strokePath('M-258 4L-238 22', 6, gold)
  );
}

const NECK = 'M-38 92C-20 84-17 66-20 28-26-40-6-90-14-160H14C20-90 4-40 14 28 17 66 20 84 38 92 12 106-12 106-38 92Z';

export const alice1: Picture = plate => {
  const hands =
    placeAt(-140, -222, turnedOver(openHand(plate)), { turn: -128 }) +
    placeAt(140, -222, openHand(plate), { turn: 128 });
  const arms = 'M-56-296C-96-284-126-256-138-226M56-296C96-284 126-256 138-226';
  return (
    sky(plate, 232) +
    hall(plate) +
    placeAt(0, -198, longHair(plate), { scale: 0.62 }) +
    placeAt(0, 294, aliceBody(plate, { arms, hands }), { scale: 0.68 }) +
    shape(NECK, plate.paper) +
    strokePath('M10-150C14-90 0-40 8 24M5-130C8-84-4-44 3 6M11 40C12 62 15 78 24 88M-14-136Q0-126 13-142', 1.6) +
    strokePath('M-34 92Q0 112 34 92', 6, plate.gold) +
    placeAt(0, -198, face(plate, [0, 4]), { scale: 0.62 })
  );
};

export const rabbitAway: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  return (
    sky(plate, 200) +
    ground(gold, 196) +
    strokePath('M-260 60H-150M-250 100H-170M-262 140H-190', 2.4) +
    shape('M-60 112C-90 130-130 150-160 190-150 206-130 204-120 196-96 176-60 168-30 150Z', paper) +
    shape('M-30 132C-50 160-92 182-100 214-86 226-68 220-62 206-40 186-6 168 8 140Z', paper) +
    circle(-100, 60, 26, { fill: paper }) +
    strokePath('M-118 48l6 4M-122 62h8M-112 78l6-6', 2) +
    shape('M-104 84C-112 20-60-30 10-34 60-40 100-30 118-6 116 50 80 110 20 132-40 148-92 130-104 84Z', gold) +
    strokePath(
      'M-96 60L0-30M-100 90L50-34M-80 110L90-24M-40 124L104 0M0 130L100 40M-80 20L60 116M-50-4L84 92M-10-26L104 56M-100 70L10 132',
      1.4,
    ) +
    shape('M-104 84C-140 90-160 120-170 150-130 150-100 140-70 128Z', gold) +
    hatchPath('M-90 110C-60 134-10 138 40 120', 20) +
    shape('M84 40C110 60 150 70 170 110 166 124 150 122 142 112 120 96 90 96 66 88Z', paper) +
    shape(
      'M98-6C96-40 100-60 90-96 60-120 20-170 10-214 40-220 100-170 122-124 126-170 120-220 130-250 156-230 170-160 156-104 168-88 196-74 222-40 214-14 204 6 176 14 150 12 124 12 104 10L98-6Z',
      paper,
    ) +
    shape(
      'M40-190C66-176 100-140 112-112 84-128 54-162 40-190ZM138-222C150-190 150-140 146-112 134-140 132-190 138-222Z',
      rose,
      2,
    ) +
    circle(176, -52, 9, { fill: ink, stroke: 'none' }) +
    circle(179, -55, 3, { fill: paper, stroke: 'none' }) +
    shape('M206-26C216-26 218-16 212-12Z', rose, 2) +
    strokePath('M196-8Q186 2 176-2M190-14L232-24M190-8L234-2', 1.8) +
    hatchPath('M110-60C104-30 110-8 128 4', 14) +
    shape('M88-2C110 18 140 20 158 8L164 24C140 40 110 36 84 20Z', rose) +
    placeAt(206, 176, fan(plate, 5), { scale: 0.2, turn: 30 }) +
    shape(
      'M-232 196C-226 176-210 166-202 172-196 162-184 166-186 176-176 172-170 182-178 188-190 206-216 212-232 196Z',
      paper,
    )
  );
};

/** About its rivet, 230 units long, opened over 150 degrees. */
export function fan({ gold, rose, paper }: Plate, blades: number): string {
  const span = 150 / blades;
  const blade = (i: number): string => {
    const [from, to] = [-75 + span * i, -75 + span * (i + 1)];
    const at = (radius: number, angle: number): string => polarPoint(radius, angle).map(Math.round).join(' ');
    const middle = (from + to) / 2;
    return (
      shape(`M0 0L${at(96, from + span * 0.2)}L${at(96, to - span * 0.2)}Z`, paper, 2.5) +
      shape(
        `M${at(92, from)}L${at(228, from)}L${at(238, middle)}L${at(228, to)}L${at(92, to)}Z`,
        i % 2 === 0 ? gold : rose,
        2.5,
      ) +
      strokePath(`M${at(92, middle)}L${at(238, middle)}`, 1.6) +
      strokePath(`M${at(206, from)}L${at(206, to)}M${at(112, from)}L${at(112, to)}`, 2)
    );
  };
  return Array.from({ length: blades }, (_, i) => blade(i)).join('') + circle(0, 0, 12, { fill: gold });
}

export const theFan: Picture = plate =>
  sky(plate, 300) +
  circle(0, 10, 236, { fill: plate.paper, stroke: 'none' }) +
  placeAt(0, 130, fan(plate, 13), { scale: 1.08 }) +
  strokePath('M0 142C-30 170-10 190-30 214M0 142C20 172 4 196 26 220', 4) +
  shape('M-42 214H-18L-14 268H-46ZM14 220H38L42 272H10Z', plate.rose) +
  stripedBand('M-30 226V266M26 232V270', 24, plate.ink, '2 6');
