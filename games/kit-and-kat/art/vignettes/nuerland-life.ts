/** Pictures of books H to N, 290 wide and 250 high. */
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import { cow, hut, person } from '../country.ts';
import type { Inks } from '../inks.ts';
import { dryBrush, outlinedShape, strokeLine } from '../inks.ts';

type Subject = (inks: Inks) => string;

const sorghum = ({ reed, clay, ribbon }: Inks): string =>
  strokeLine('M0 0C-2-60 2-100 0-126M0-40C-22-46-34-62-38-80M0-66C22-72 32-86 36-104', reed, 7) +
  outlinedShape('M0-118C-20-126-20-158 0-178 20-158 20-126 0-118Z', clay, ribbon, 4) +
  strokeLine('M-8-134H8M-10-146H10M-7-158H7', ribbon, 3);

const gourd = ({ straw, ribbon, clay }: Inks): string =>
  outlinedShape('M-6 0C-44 0-46-48-20-60-10-68-14-88-8-102H8C14-88 10-68 20-60 46-48 44 0 6 0Z', straw, ribbon) +
  strokeLine('M-30-34L-20-24-10-34 0-24 10-34 20-24 30-34M-12-78H12', clay, 4);

const food: Subject = inks =>
  placeAt(36, 222, sorghum(inks)) +
  placeAt(84, 226, sorghum(inks), { scale: 0.78 }) +
  strokeLine('M158 170L194 48', inks.straw, 12) +
  outlinedShape(
    'M122 228C132 214 132 200 128 160 144 150 176 150 192 160 188 200 188 214 198 228Z',
    inks.clay,
    inks.ribbon,
  ) +
  ellipse(160, 160, 32, 9, { fill: inks.cream, stroke: inks.ribbon, 'stroke-width': 4 }) +
  placeAt(246, 228, gourd(inks), { scale: 0.96 });

/** Head down from the origin, 84 long. */
const hung = ({ river, cream, ribbon }: Inks): string =>
  strokeLine('M0-10V2', ribbon, 4) +
  outlinedShape('M0 18L-16 2H16ZM0 14C-26 34-22 66 0 84 22 66 26 34 0 14Z', river, ribbon, 4) +
  strokeLine('M-10 40Q0 46 10 40M-11 54Q0 60 11 54', cream, 4) +
  circle(6, 70, 3, { fill: ribbon });

const fishing: Subject = inks =>
  strokeLine('M34 224V74M214 224V74', inks.clay, 10) +
  strokeLine('M18 82H230', inks.straw, 9) +
  [66, 124, 182].map((x, i) => placeAt(x, 94, hung(inks), { scale: 1 + (i % 2) * 0.2 })).join('') +
  outlinedShape('M232 226C224 190 244 150 260 136 276 150 296 190 288 226Z', inks.straw, inks.ribbon) +
  strokeLine('M236 198H284M242 172H278M260 140V224M246 168L242 224M274 168L278 224', inks.clay, 4);

const shoebill = ({ smoke, straw, ribbon, cream }: Inks): string =>
  strokeLine('M48 176V224M70 176V224M48 224H34M70 224H56', ribbon, 6) +
  outlinedShape(
    'M18 180C8 140 34 104 68 104 76 94 70 76 76 62 86 44 112 46 116 66 118 84 104 92 104 108 104 150 80 186 46 186Z',
    smoke,
    ribbon,
  ) +
  outlinedShape('M106 56C126 58 152 70 160 86 156 100 130 104 108 92Z', straw, ribbon) +
  strokeLine('M112 82C130 86 144 88 156 86', ribbon, 3) +
  circle(98, 66, 6, { fill: cream, stroke: ribbon, 'stroke-width': 3 }) +
  strokeLine('M30 146C40 134 54 130 68 134M32 164C44 154 58 152 70 156', ribbon, 4);

/** A marsh antelope, facing the shoebill. */
const lechwe = ({ clay, cream, ribbon }: Inks): string =>
  strokeLine('M168 96C182 80 176 58 190 38M180 94C200 80 196 58 212 42', ribbon, 6) +
  outlinedShape(
    'M150 116C152 104 164 94 178 96 190 100 194 116 200 132 220 140 262 138 276 146 288 158 284 172 280 178L284 224H272L264 186C244 192 222 190 208 184L204 224H192L190 176C180 164 176 142 172 132 164 134 148 128 150 116Z',
    clay,
    ribbon,
  ) +
  outlinedShape(
    'M176 108C186 112 188 122 184 128 178 126 174 118 176 108ZM210 182C226 190 246 190 262 184 250 176 224 174 210 182Z',
    cream,
    ribbon,
    2,
  ) +
  circle(168, 110, 4, { fill: ribbon });

const animals: Subject = inks => shoebill(inks) + lechwe(inks);

const crafts: Subject = inks => {
  const { clay, straw, cream, ribbon } = inks;
  return (
    outlinedShape('M26 104L52 226H108L134 104Z', clay, ribbon) +
    strokeLine('M30 124L54 168 66 124 80 172 94 124 106 168 130 124', straw, 5) +
    ellipse(80, 104, 56, 19, { fill: cream, stroke: ribbon, 'stroke-width': 5 }) +
    placeAt(236, 150, gourd(inks), { scale: 0.86 }) +
    placeAt(140, 134, cow({ ...inks, cream: clay }), { scale: 0.68 })
  );
};

const family: Subject = inks =>
  placeAt(214, 208, hut(inks), { scale: 0.98 }) +
  placeAt(48, 228, person(inks.clay, 'M-12-96C-24-80-24-64-20-54M12-96C24-80 30-66 34-54', inks), { scale: 1.24 }) +
  placeAt(150, 228, person(inks.straw, 'M12-96C24-80 24-64 20-54M-12-96C-24-80-30-66-34-54', inks), { scale: 1.14 }) +
  placeAt(99, 228, person(inks.reed, 'M-12-96C-22-100-26-106-30-112M12-96C22-100 26-106 30-112', inks), {
    scale: 0.66,
  });

/** The prophet's mound, a shrine tree, the new moon, wind. */
const belief: Subject = ({ straw, clay, reed, cream, ribbon, river }) =>
  strokeLine('M96 40C130 28 160 48 196 36M110 62C136 54 156 66 180 58', river, 6) +
  outlinedShape('M262 22A30 30 0 1 0 284 66 24 24 0 0 1 262 22Z', cream, ribbon, 4) +
  outlinedShape('M118 220L186 88C192 82 204 82 210 88L280 220Z', straw, ribbon) +
  strokeLine('M170 122Q198 132 228 122M152 156Q198 168 246 156M136 190Q198 204 264 190', clay, 5) +
  strokeLine('M198 84V60M188 66L198 54 208 66', ribbon, 5) +
  strokeLine('M112 224C108 206 112 196 120 190M286 224C290 206 286 196 278 190', ribbon, 6) +
  strokeLine('M52 224C56 190 50 170 50 140M52 176C66 166 74 156 78 142M50 164C38 156 30 146 26 132', clay, 11) +
  outlinedShape('M4 132C2 108 22 96 34 100 40 80 74 80 78 98 98 94 110 116 98 132 72 144 30 144 4 132Z', reed, ribbon);

/** The mail steamer. */
const history: Subject = ({ cream, clay, straw, river, ribbon, smoke }) =>
  strokeLine('M100 58C84 46 104 34 86 22 72 12 84 4 74 0', smoke, 10) +
  outlinedShape('M92 116V62H118V116Z', clay, ribbon) +
  outlinedShape('M58 116H196V146H58Z', cream, ribbon) +
  outlinedShape('M36 146H222V182H36Z', cream, ribbon) +
  strokeLine(
    'M72 132H80M96 132H104M120 132H128M144 132H152M168 132H176M54 164H62M80 164H88M106 164H114M132 164H140M158 164H166',
    ribbon,
    9,
  ) +
  strokeLine('M262 182V92', ribbon, 5) +
  outlinedShape('M262 92C248 88 240 100 226 94V118C240 124 248 112 262 116Z', clay, ribbon, 4) +
  outlinedShape('M8 182H286L264 214H32Z', straw, ribbon) +
  circle(206, 188, 28, { fill: clay, stroke: ribbon, 'stroke-width': 5 }) +
  strokeLine('M206 164V212M182 188H230M189 171L223 205M223 171L189 205', ribbon, 4) +
  strokeLine('M0 222Q18 210 36 222T72 222 108 222 144 222 180 222 216 222 252 222 288 222', river, 8) +
  dryBrush('M10 234H280', cream);

export const workAndLife: readonly Subject[] = [food, fishing, animals, crafts, family, belief, history];
