/** 1: Alice telescoping; the Rabbit running away; the Fan. */

import { polarPoint } from '@parlour/card-art/engraving';
import { circle, ellipse, path, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, shade, shape, sky, stripedBand, strokePath, swell, wash } from '../engraving.ts';
import { alice, face, hair } from './alice.ts';

const KEY = 'M0 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M14 0H40M32 0V8M38 0V7';

function hall({ rose, gold, ink, paper, mist }: Plate): string {
  const tiles = [-270, -150, -30, 90, 210]
    .map(x => `M${x} 300L${x * 0.72} 232H${x * 0.72 + 43}L${x + 60} 300Z`)
    .join('');
  return (
    shape('M-280 214H280V234H-280Z', paper, 2.4) +
    shape('M122 232V-16H112V-40L176-66 240-40V-16H230V232Z', paper) +
    shape('M134 232V-10H218V232Z', gold) +
    strokePath('M112-16H240M146 4H206V96H146ZM146 116H206V222H146Z', 2.2) +
    shade('M206 6Q206 50 206 94', 'M178 10Q182 50 178 90', 15, 2.4) +
    shade('M206 118Q206 170 206 220', 'M178 122Q182 170 178 216', 15, 2.4) +
    circle(140, 112, 5, { fill: ink }) +
    shape('M-280 232H280V310H-280Z', paper) +
    path(tiles, { fill: ink, stroke: 'none' }) +
    strokePath('M-280 232H280', 4) +
    shape('M-216 232V176C-216 152-168 152-168 176V232Z', gold) +
    strokePath('M-208 232V180C-208 162-176 162-176 180V232M-192 166V232', 2) +
    circle(-180, 204, 3.4, { fill: ink }) +
    shape('M-280-310H-96C-120-180-150-60-240 14-222 90-212 170-226 240H-280Z', rose) +
    wash(
      swell(
        'M-116-300C-132-190-160-90-236 0M-146-300C-160-200-190-100-246-6M-180-300C-190-210-214-120-258-20M-214-300C-220-220-236-150-268-60M-250 24C-234 90-228 160-238 238M-262 24C-250 90-246 160-254 238',
        6,
      ),
      ink,
    ) +
    shape('M-268-8L-236 8-230 24-264 10Z', gold) +
    strokePath('M176 262L160 300M206 262L222 300M191 266V296', 7, ink) +
    strokePath('M176 262L160 300M206 262L222 300M191 266V296', 2.4, mist) +
    shape('M136 254C136 244 246 244 246 254 246 268 136 268 136 254Z', mist) +
    placeAt(170, 253, strokePath(KEY, 7) + strokePath(KEY, 3, gold), { scale: 0.9 })
  );
}

const NECK = 'M-57 0C-30-12-24-50-20-110-16-180-24-260-16-340H30C24-260 24-180 26-110 28-50 36-14 57-4L5 32Z';

export const alice1: Picture = plate => {
  const { paper, ink, gold } = plate;
  const neck =
    shape(NECK, paper) +
    shade('M-17-330Q-26-180-22-80', 'M8-330Q-4-190 0-80', 26, 2.6) +
    shade('M-22-80Q-24-30-50 0', 'M0-78Q0-20-20 12', 8, 2.6);
  const tresses =
    shape(
      'M-60-480C-104-400-90-300-88-210-86-160-104-130-100-84-84-92-74-104-70-118-70-96-64-80-50-66-40-84-30-100-28-124H36C40-100 50-84 62-70 70-84 72-100 70-116 80-108 90-104 102-104 90-150 92-200 84-260 76-330 70-420 50-460Z',
      gold,
    ) +
    wash(
      swell(
        'M-60-300C-70-240-60-180-68-120M-44-300C-50-240-40-180-46-90M-76-280C-80-220-74-160-90-110M54-300C62-240 54-180 64-96M42-300C48-240 42-200 46-120M66-280C74-220 70-180 88-116',
        5,
      ),
      ink,
    );
  return (
    sky(plate, 232) +
    hall(plate) +
    placeAt(
      0,
      30,
      alice(
        plate,
        {
          mood: 'alarmed',
          near: { elbow: [-150, 66], wrist: [-206, -4], hand: 'open', turn: -34 },
          far: { elbow: [140, 60], wrist: [196, -4], hand: 'open', turn: 34, thumb: 'left' },
        },
        {
          neck,
          head: [tresses, placeAt(8, -404, face(plate, 'alarmed', [1, 5]) + hair(plate), { scale: 1.14, turn: 12 })],
        },
      ),
      { scale: 0.5 },
    )
  );
};

/** At full stretch to the right: jacket flying, ears back, one glove and the fan lost. */
function bolting(plate: Plate): string {
  const { paper, gold, rose, ink } = plate;
  const glove =
    shape(
      'M-12 20C-18 8-20-4-18-14C-24-24-22-34-16-34L-10-22-10-40C-8-46-2-46-2-40L0-24 6-40C10-46 16-42 14-36L8-18C14-22 20-22 20-16C16-6 10 4 10 18Z',
      paper,
      3,
    ) + strokePath('M-12 16L10 14', 2.4);
  const hind =
    'M-92 40C-120 66-140 96-152 122C-170 132-190 146-204 170C-208 184-192 188-180 178C-166 164-150 156-134 152C-96 140-40 120-26 84C-22 50-64 22-92 40Z';
  const fore = 'M96 22C128 40 152 44 180 36C194 30 206 34 204 44C198 58 172 64 152 64C124 62 98 56 78 46Z';
  return (
    placeAt(30, 14, shape(hind, paper)) +
    placeAt(-2, 26, shape(fore, paper)) +
    shape('M-104 14C-128 4-136-18-122-30C-100-36-86-18-84 0Z', paper) +
    shade('M-104 12Q-136-8-122-28', 'M-92 0Q-112-10-108-20', 9, 3) +
    shape('M-96 10C-104 44-86 84-54 96C-20 102 30 84 70 70L96 30C80-16 40-36-6-34C-50-30-90-20-96 10Z', paper) +
    shade('M-92 30Q-70 96-40 96', 'M-72 26Q-52 72-34 76', 11, 3) +
    shape(
      'M104-22C108 10 104 40 86 62C60 72 30 80 8 82C-10 84-30 90-48 104C-58 92-64 76-60 60C-90 74-120 78-146 70C-120 50-96 26-72 2C-46-24-8-40 30-42Z',
      gold,
    ) +
    strokePath(
      'M-136 68L-40-20M-60 62L10-38M-46 98L50-40M-6 84L82-32M36 78L100 4M-100 42L-40 78M-70 8L20 80M-36-22L68 68M4-36L92 50M44-40L104 20',
      1.5,
    ) +
    shade('M-40 100Q20 76 88 60', 'M-48 70Q16 48 70 34', 17, 3.4) +
    shape('M62 66C90 54 104 30 108-16L126-8C128 28 110 62 84 78Z', rose) +
    shape(hind, paper) +
    shade('M-44 98Q-100 136-146 156', 'M-54 74Q-96 112-136 132', 13, 3) +
    wash(swell('M-186 176C-190 170-190 164-186 160M-174 170C-178 164-178 160-174 156', 3), ink) +
    shape(fore, paper) +
    strokePath('M188 38Q182 46 188 54M196 38Q192 46 196 50', 2.2) +
    shape('M104 24L120 14 134 44 112 54Z', gold) +
    shape('M92-36C104-26 130-20 148-24L150-6C130 0 104-4 88-16Z', paper) +
    shape('M100-108C60-124 14-128-24-112C4-84 56-76 100-84Z', paper) +
    shape('M84-104C54-114 18-116-10-108C16-94 52-88 84-92Z', rose, 2) +
    shape(
      'M98-44C84-70 92-104 124-112C160-116 188-96 204-72C210-62 206-52 196-46C172-32 138-20 116-22C106-26 100-34 98-44Z',
      paper,
    ) +
    shape('M128-110C108-140 66-172 26-178C38-142 74-106 112-96Z', paper) +
    shape('M116-112C98-136 70-158 42-168C54-142 80-118 108-104Z', rose, 2) +
    shade('M98-50Q104-20 150-26', 'M112-54Q118-38 148-40', 11, 3) +
    shade('M30-172Q54-110 110-98', 'M44-166Q64-124 106-106', 11, 2.6) +
    ellipse(156, -80, 10, 11, { fill: ink, stroke: 'none' }) +
    circle(160, -84, 3.6, { fill: paper, stroke: 'none' }) +
    strokePath('M142-96Q154-104 168-96', 2.8) +
    shape('M204-72C212-72 214-62 206-58C200-60 198-66 204-72Z', rose, 2.4) +
    strokePath('M196-48Q184-44 178-52M190-58L236-66M190-54L238-54M188-50L230-40', 1.8) +
    placeAt(-150, -70, glove, { turn: -50, scale: 1.1 }) +
    placeAt(-214, 8, glove, { turn: -100, scale: 1.1 })
  );
}

export const rabbitAway: Picture = plate =>
  sky(plate, 200) +
  ground(plate.gold, 196) +
  wash(
    swell('M-262 60C-220 54-190 56-160 60M-266 110C-220 104-200 106-176 110M-262 150C-240 146-230 146-214 150', 4),
    plate.ink,
  ) +
  placeAt(24, 0, bolting(plate)) +
  placeAt(-40, 266, fan(plate, 5), { scale: 0.3, turn: 12 }) +
  shape(
    'M-238 210C-232 190-214 184-204 192-198 176-178 178-176 194-162 188-148 200-152 212-176 226-214 226-238 210Z',
    plate.paper,
    2.6,
  );

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
