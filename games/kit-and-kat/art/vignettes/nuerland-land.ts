/** Pictures of books A to G, 290 wide and 250 high. */
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import { cow, hut, papyrus, person, slate, stork } from '../country.ts';
import type { Inks } from '../inks.ts';
import { dryBrush, outlinedShape, strokeLine } from '../inks.ts';

type Subject = (inks: Inks) => string;

const rivers: Subject = inks => {
  const { clay, straw, ribbon, cream, reed } = inks;
  return (
    placeAt(236, 196, papyrus(120, 6, inks)) +
    placeAt(250, 206, papyrus(74, -4, inks)) +
    strokeLine('M206 34L112 210', straw, 6) +
    placeAt(148, 192, person(clay, 'M12-96C24-88 34-84 38-84M-12-96C0-70 14-60 26-56', inks)) +
    outlinedShape('M12 176C60 214 214 216 262 178 226 190 60 190 12 176Z', reed, ribbon) +
    dryBrush('M20 222H250', cream)
  );
};

const sudd: Subject = inks => {
  const { smoke, ribbon, reed, cream, clay } = inks;
  const reeds = [
    [44, 148, 4],
    [72, 106, 8],
    [110, 166, -4],
    [238, 150, 4],
    [252, 104, -4],
    [200, 106, 4],
  ] as const;
  return (
    outlinedShape('M84 156L150 84 176 110 196 92 256 156Z', smoke, ribbon, 4) +
    strokeLine('M150 84L158 118 146 134M196 92L192 116', cream, 3) +
    reeds.map(([x, height, lean]) => placeAt(x, 220, papyrus(height, lean, inks))).join('') +
    ellipse(150, 200, 26, 8, { fill: reed, stroke: ribbon, 'stroke-width': 3 }) +
    outlinedShape(
      'M150 198C138 188 140 176 146 172 150 180 150 180 150 172 156 176 154 182 160 174 164 182 162 192 150 198Z',
      clay,
      ribbon,
      3,
    )
  );
};

const people: Subject = inks => {
  const { clay, straw, river, ribbon, cream } = inks;
  return (
    placeAt(248, 190, hut(inks), { scale: 0.58 }) +
    strokeLine('M18 60V224', straw, 5) +
    placeAt(54, 226, person(clay, 'M-12-96C-22-84-30-76-36-72M12-96C28-98 40-106 46-120', inks), { scale: 1.12 }) +
    placeAt(152, 226, person(river, 'M-12-96C-28-98-38-106-44-120M12-96C22-80 24-66 22-56', inks), { scale: 1.12 }) +
    placeAt(214, 226, person(cream, 'M12-96C26-106 24-124 16-134M-12-96C-22-80-22-66-18-56', inks)) +
    outlinedShape('M194 92C190 74 202 66 204 62H226C228 66 240 74 236 92 230 100 200 100 194 92Z', clay, ribbon, 4)
  );
};

/** Writing is practised on a slate, and stories are written down with pen and ink. */
const language: Subject = inks => {
  const { cream, clay, straw, ribbon, river } = inks;
  return (
    placeAt(108, 136, slate(inks), { turn: -5, scale: 1.06 }) +
    strokeLine('M192 70C208 80 202 110 194 126', ribbon, 3) +
    outlinedShape(
      'M178 130C180 118 208 118 210 132 216 146 210 158 194 158 178 158 172 146 178 130Z',
      straw,
      ribbon,
      4,
    ) +
    strokeLine('M186 136h4M198 132h4M196 146h4M186 150h3', clay, 4) +
    strokeLine('M262 186L288 88', ribbon, 7) +
    strokeLine('M262 186L288 88', clay, 3) +
    outlinedShape('M232 222C226 202 234 188 246 186V176H274V186C288 188 294 202 288 222Z', river, ribbon) +
    strokeLine('M242 212C240 204 244 198 250 196', cream, 4) +
    outlinedShape('M186 212L212 202 216 212 190 222Z', cream, ribbon, 4)
  );
};

/** The smoke keeps the flies off. */
const cattle: Subject = inks =>
  strokeLine('M262 196C248 172 274 158 258 132 246 110 268 96 256 70', inks.smoke, 9) +
  outlinedShape('M232 220C236 196 254 190 262 190 272 190 288 198 290 220Z', inks.ribbon, inks.ribbon) +
  strokeLine('M246 212L252 204M262 214L266 202', inks.clay, 5) +
  placeAt(14, 62, cow(inks), { scale: 1.14 }) +
  placeAt(150, 142, cow({ ...inks, cream: inks.clay, clay: inks.cream }), { scale: 0.58 });

/** The storks come with the first clouds, and the rain makes an end of the dry months. */
const seasons: Subject = inks => {
  const { cream, river, straw, clay, ribbon, smoke } = inks;
  return (
    circle(232, 128, 34, { fill: straw, stroke: clay, 'stroke-width': 5 }) +
    strokeLine('M44 112L14 206M74 112L38 220M104 112L66 224M134 112L96 226M160 112L128 220', river, 7) +
    strokeLine('M58 120L36 186M90 120L62 200M120 120L90 204M148 120L118 206', cream, 4) +
    outlinedShape(
      'M20 116C-8 110-6 70 26 72 20 38 66 22 86 46 100 8 160 14 162 54 192 48 204 84 182 96 198 108 186 118 170 116Z',
      smoke,
      ribbon,
    ) +
    strokeLine('M34 84C40 74 52 74 58 82M84 62C92 46 116 46 122 60M140 78C150 68 166 72 168 84', cream, 5) +
    strokeLine('M40 104H86M104 100H160', ribbon, 5) +
    placeAt(232, 46, stork(inks), { scale: 0.84 }) +
    strokeLine('M250 196L254 226M266 194L268 226', clay, 5) +
    outlinedShape(
      'M286 170C276 196 252 204 236 192 228 180 236 160 250 158 266 154 280 160 286 170Z',
      cream,
      ribbon,
      4,
    ) +
    outlinedShape('M290 172C284 196 262 206 248 196 258 184 272 174 290 172Z', ribbon, ribbon, 3) +
    outlinedShape(
      'M238 176C224 166 228 148 238 140 248 134 256 146 248 154 244 162 246 168 250 174Z',
      cream,
      ribbon,
      4,
    ) +
    outlinedShape('M230 142L200 152 232 150Z', clay, ribbon, 3) +
    circle(240, 145, 2.6, { fill: ribbon })
  );
};

/** Byre, houses, and a windbreak of reeds. */
const homes: Subject = inks => {
  const { straw, ribbon, clay } = inks;
  const reeds = Array.from({ length: 8 }, (_, i) => `M${8 + i * 10} 224V${172 - (i % 3) * 5}`).join('');
  return (
    placeAt(240, 206, hut(inks), { scale: 0.7 }) +
    placeAt(150, 222, hut(inks), { scale: 1.2 }) +
    strokeLine(reeds, straw, 7) +
    strokeLine('M4 188H82M4 206H82', clay, 4) +
    strokeLine(`M4 224H84`, ribbon, 4)
  );
};

export const landAndPeople: readonly Subject[] = [rivers, sudd, people, language, cattle, seasons, homes];
