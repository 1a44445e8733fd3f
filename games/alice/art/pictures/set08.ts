/** 8: Alice and the Pig Baby; the Cook; the Pepper-box. */
import { mixColours } from '@parlour/card-art/colour';
import { circle, drawAtEach, ellipse, path, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, shade, shape, sky, strokePath, swell, wash } from '../engraving.ts';
import { alice, taperedLimb } from './alice.ts';
import { adultHead, adultNeck } from './people.ts';
import { blended, canopy, hand, turnedOver } from './shared-parts.ts';

/** The pig in its shawl, in her arms. */
function pig({ paper, rose, ink }: Plate): string {
  const pink = mixColours(rose, paper, 0.42);
  const trotter =
    shape('M-14-6C-4-18 16-20 30-14L54-2C62 2 66 12 60 20L44 16 40 22 26 14C10 14-6 10-14-6Z', pink) +
    shape('M50-3C62 2 68 12 60 21L46 16 40 23 34 16C40 8 44 2 50-3Z', ink);
  const head =
    shape(
      'M-52 0C-56-40-24-60 8-54C22-52 34-44 42-32C52-28 66-30 76-28C84-22 86-4 80 4C72 8 62 8 54 12C48 22 40 26 30 28C8 40-48 36-52 0Z',
      pink,
    ) +
    shade('M-40 24Q-4 40 40 22', 'M-30 4Q0 12 26 8', 12, 3) +
    wash(swell('M46-28C42-20 42-12 46-6M54-27C50-20 50-12 54-6M62-27C59-20 59-14 62-8', 3), ink) +
    ellipse(78, -12, 8, 16, { fill: pink, transform: 'rotate(-6 78 -12)' }) +
    wash('M76-20q5 4 2 8q-5-3-2-8ZM78-8q5 4 2 8q-5-3-2-8Z', ink) +
    strokePath('M54 12C46 10 38 6 34-2M34-2l-5-3', 3) +
    strokePath('M12-24Q20-32 30-24M14-21l-5 3M20-19l-2 5', 3.4) +
    strokePath('M8-36Q18-44 30-38', 2.4) +
    shape('M-20-50C-44-72-58-48-46-16C-28-14-8-26-20-50Z', pink) +
    wash(swell('M-24-48C-38-50-44-36-40-22', 4), ink);
  return (
    shape('M-66 168C-92 120-60 64 0 52C40 44 84 58 96 92C108 140 70 186 20 194C-20 200-54 194-66 168Z', paper) +
    placeAt(96, 120, trotter, { turn: -24 }) +
    placeAt(50, 62, head, { turn: -16 }) +
    shape(
      'M-70 160C-96 104-50 50-2 40C-22 62-22 84 2 98C36 112 76 104 100 90C116 132 86 178 36 190C-14 202-58 198-70 160Z',
      paper,
    ) +
    shade('M-70 156Q-50 200 40 190', 'M-48 136Q-30 162 30 162', 19, 3) +
    wash(
      swell(
        'M-30 66C-58 90-64 120-58 150M-18 80C-40 100-44 130-36 168M4 104C-10 130-10 150 0 176M40 108C40 130 34 150 28 168M76 104C80 124 74 144 62 160',
        4,
      ),
      ink,
    )
  );
}

function wood(plate: Plate): string {
  const { gold, rose, paper, ink } = plate;
  return (
    sky(plate, 216) +
    shape('M160 214V112H262V214Z', paper) +
    shape('M144 118L210 48 276 118Z', rose) +
    strokePath(
      'M160 104H258M176 88H244M192 70H228M180 118V104M210 118V104M240 118V104M194 104V88M226 104V88M208 88V70',
      1.8,
    ) +
    shade('M262 122Q262 160 262 210', 'M230 122Q236 160 230 210', 13, 2.6) +
    shape('M222 66V18H244V88Z', rose) +
    shape('M186 214V156Q204 138 222 156V214Z', ink) +
    shape(
      'M234 10C216 2 220-18 236-18 234-38 256-46 264-32 280-34 282-12 268-8 270 6 250 12 246 4 242 10 238 12 234 10Z',
      paper,
      2.6,
    ) +
    ground(gold, 212) +
    shape(
      'M-262 240C-246 120-252 0-262-130-258-220-262-270-270-310H-176C-190-240-186-120-190 0-190 110-178 190-160 240-176 232-190 244-206 236-226 246-240 234-262 240Z',
      paper,
    ) +
    shade('M-181-290Q-209 20-169 232', 'M-226-290Q-234 20-216 230', 50, 3.4) +
    wash(swell('M-238-100C-228-40-236 40-228 120M-212-60C-206 0-214 60-206 140', 4), ink) +
    canopy(plate)
  );
}

export const pigBaby: Picture = plate => {
  const girl = alice(
    plate,
    {
      weight: 3.6,
      mood: 'alarmed',
      gaze: [2, 5],
      tilt: 10,
      near: { elbow: [-128, 150], wrist: [-70, 250], hand: 'relaxed', turn: 112, isInFront: true },
      far: { elbow: [134, 150], wrist: [70, 270], hand: 'relaxed', turn: -104, thumb: 'left', isInFront: true },
    },
    { held: placeAt(-66, 58, pig(plate), { scale: 1.16 }) },
  );
  return wood(plate) + placeAt(-26, -30, girl, { scale: 0.9 });
};

export const cook: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  const pan =
    strokePath('M0 128V30', 22) +
    strokePath('M0 126V30', 14, gold) +
    placeAt(
      0,
      -34,
      shape('M-66 0C-66-88 66-88 66 0C66 88-66 88-66 0Z', ink) +
        strokePath('M-52 0C-52-70 52-70 52 0C52 70-52 70-52 0ZM-34 14C-30 36 10 46 30 26', 2.6, paper),
    );
  return (
    sky(plate, 300) +
    placeAt(
      -50,
      0,
      shape('M-176 320C-186 240-164 180-108 150L-60 124 10 170 66 124 114 150C160 180 176 240 172 320Z', rose) +
        shade('M-164 220Q-180 270-174 316', 'M-122 220Q-132 270-126 316', 15, 3.4),
    ) +
    blended([['M44 186C90 196 130 228 168 236', 72]], rose, 7) +
    placeAt(
      -50,
      0,
      placeAt(-4, 0, adultNeck(plate)) +
        shape(
          'M-66 124C-40 150-16 164 6 178C30 164 50 150 70 124L100 146C80 190 40 206 6 210C-40 206-80 190-96 150Z',
          paper,
        ) +
        shade('M-92 152Q0 210 98 150', 'M-80 140Q0 190 86 138', 21, 2.8) +
        shape('M-74 196L-96 320H104L88 196C50 216-30 218-74 196Z', paper) +
        wash(
          swell(
            'M-50 210C-58 250-64 280-70 316M-16 216C-18 250-22 280-24 316M24 216C28 250 30 280 34 316M60 208C66 250 72 280 78 316',
            5,
          ),
          ink,
        ) +
        shape(
          'M-52-70C-96-50-104 10-84 40C-94 56-82 74-68 66C-54 60-54 40-58 26C-66 16-64-10-56-20ZM50-60C64-44 66-24 58-8C54-4 50-8 52-14C52-24 46-34 42-44Z',
          ink,
        ) +
        wash(swell('M-70-44C-90-20-88 10-76 34M-62-40C-78-20-80 0-74 16', 3), paper) +
        adultHead(plate, { nose: 'sharp', mouth: 'shout', brow: 'angry', skin: 'smooth' }) +
        shape('M-56-18C-52-44-30-62 6-66C28-68 42-62 50-52C40-76 16-84-8-80C-40-76-60-50-56-18Z', ink) +
        shape(
          'M-76-30C-104-36-110-74-84-84C-92-136-46-172 6-168C58-170 96-138 86-88C104-80 102-54 84-48C76-30 62-36 60-48C46-76 24-86-6-82C-36-78-56-58-62-36C-64-28-70-26-76-30Z',
          paper,
        ) +
        shade('M-86-88Q-84-150-6-168', 'M-58-88Q-56-128-4-144', 15, 3) +
        wash(
          swell(
            'M-60-78C-50-114-24-140-4-152M-32-90C-26-116-12-134 6-148M4-92C8-114 14-134 18-148M36-84C42-108 38-128 30-144M-82-42C-88-56-84-66-74-72M-68-40C-70-50-66-58-58-66M72-44C80-52 82-64 76-76',
            5,
          ),
          ink,
        ) +
        strokePath('M-76-70C-50-108 50-114 76-72', 13) +
        strokePath('M-75-70C-50-107 50-113 75-72', 7, rose),
    ) +
    placeAt(178, -128, pan, { turn: 10 }) +
    taperedLimb([172, 244], [172, 240], [158, 40], paper, [30, 30, 19]) +
    shade('M196 220Q196 120 176 50', 'M164 220Q168 120 156 50', 19, 3) +
    shape('M126 196C150 176 200 190 212 214C222 250 208 280 180 284C150 290 122 272 118 246Z', rose) +
    strokePath('M134 204C160 190 190 200 200 218M142 216C164 206 184 212 192 226', 2.4) +
    shade('M120 250Q150 292 204 270', 'M138 240Q156 264 188 252', 11, 3.4) +
    placeAt(160, 42, turnedOver(hand(plate, 'fist')), { scale: 2.1, turn: -2 })
  );
};

const SPECKS =
  'M-120-60h5M-150-120h6M-100-160h5M-60-200h6M-20-240h5M30-220h6M70-190h5M110-150h6M150-110h5M130-50h6M-170-40h5M180-60h6M-200-150h5M-80-262h5M100-250h6M170-200h5M210-140h6M-40-160h5M20-180h6M60-140h5M-210-90h6M0-270h5M-180-190h6M140-230h5M220-90h5M-110-110h5M90-100h5';

/** A turned caster of about 1800; its foot is at the origin, 330 high. */
function caster({ gold, ink, paper, rose }: Plate): string {
  const holes = [
    [0, -272],
    [-22, -264],
    [22, -264],
    [-38, -246],
    [-13, -250],
    [13, -250],
    [38, -246],
    [-50, -226],
    [-26, -230],
    [0, -232],
    [26, -230],
    [50, -226],
  ] as const;
  return (
    shape('M-62-4C-62-22-40-30-26-34H26C40-30 62-22 62-4C40 8-40 8-62-4Z', gold) +
    shape('M-20-32C-14-42-14-50-22-58H22C14-50 14-42 20-32C10-26-10-26-20-32Z', gold) +
    shape(
      'M-22-56C-70-66-92-104-84-138C-76-168-48-176-52-206H52C48-176 76-168 84-138C92-104 70-66 22-56C8-50-8-50-22-56Z',
      gold,
    ) +
    shape('M-86-124C-40-108 40-108 86-124L86-138C40-122-40-122-86-138Z', rose, 2.6) +
    shape('M-60-200C-30-190 30-190 60-200L58-216C30-206-30-206-58-216Z', gold) +
    shape('M-56-214C-62-262-34-288-12-294H12C34-288 62-262 56-214C30-204-30-204-56-214Z', gold) +
    shape(
      'M-16-292C-20-300-10-306-8-310C-18-320-12-338 0-338C12-338 18-320 8-310C10-306 20-300 16-292C6-286-6-286-16-292Z',
      gold,
    ) +
    drawAtEach(holes, (x, y) => circle(x, y, 4.4, { fill: ink, stroke: 'none' })) +
    shade('M52-206Q44-176 86-140', 'M28-204Q20-176 44-142', 11, 3.4) +
    shade('M87-122Q86-72 22-56', 'M48-112Q46-76 10-68', 14, 3.4) +
    shade('M12-292Q64-270 57-216', 'M4-280Q36-262 34-210', 13, 3) +
    shade('M24-33Q60-24 60-2', 'M8-28Q30-18 30 2', 9, 3) +
    strokePath('M-62-110C-58-84-46-72-34-66M-40-250C-36-268-28-278-18-284M-48-8Q-44-18-34-22', 6, paper)
  );
}

const plateOnEdge = ({ paper, rose }: Plate): string =>
  circle(0, 0, 84, { fill: paper }) +
  circle(0, 0, 68, { fill: 'none', stroke: rose, 'stroke-width': 6 }) +
  circle(0, 0, 50, { fill: 'none', 'stroke-width': 2.4 }) +
  shade('M-60 58Q0 106 60 58', 'M-36 34Q0 60 36 34', 15, 3);

const jug = ({ paper, rose }: Plate): string =>
  strokePath('M44-84C92-90 92-14 46-22', 18) +
  strokePath('M44-84C92-90 92-14 46-22', 10, paper) +
  shape(
    'M-36-118C-34-104-56-80-56-46C-56-20-40 0-34 0H34C40 0 56-20 56-46C56-80 34-104 40-122C20-110-10-112-36-118Z',
    paper,
  ) +
  shape('M-55-60C-30-50 30-50 55-60L56-40C30-30-30-30-56-40Z', rose, 2.6) +
  shade('M36-112Q60-50 34-2', 'M18-110Q30-50 12-2', 15, 3);

export const pepperBox: Picture = plate => {
  const { paper, gold, ink } = plate;
  return (
    sky(plate, 320) +
    placeAt(-176, 96, plateOnEdge(plate)) +
    placeAt(188, 182, jug(plate), { scale: 0.94 }) +
    shape('M-280 182H280V212H-280Z', gold) +
    shade('M-276 212Q0 212 276 212', 'M-276 188Q0 188 276 188', 60, 3) +
    shape(`M-280 212H280V236${'q-20 34-40 0'.repeat(14)}Z`, paper) +
    drawAtEach(
      Array.from({ length: 14 }, (_, i) => [-260 + i * 40, 230] as const),
      (x, y) => circle(x, y, 4, { fill: ink, stroke: 'none' }),
    ) +
    shape(
      'M-150-100C-180-160-140-220-84-206C-70-270 30-286 62-236C110-274 190-240 184-186C234-166 230-96 178-90C150-56 70-60 40-84C0-50-110-50-150-100Z',
      paper,
      2.4,
    ) +
    path(SPECKS, { 'stroke-width': 6, transform: 'translate(20 24) scale(.82)' }) +
    placeAt(16, 184, caster(plate), { scale: 1.06 })
  );
};
