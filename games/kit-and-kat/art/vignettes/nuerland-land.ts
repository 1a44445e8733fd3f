/** Pictures of books A to G, 290 wide and 250 high. */
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import { cow, hut, papyrus, person } from '../country.ts';
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

const language: Subject = ({ cream, clay, ribbon }) =>
  outlinedShape('M26 26H136V86H92L72 108V86H26Z', cream, ribbon) +
  strokeLine('M42 44H118M42 60H100', ribbon, 5) +
  outlinedShape('M160 52H266V110H222L234 132 200 110H160Z', clay, ribbon) +
  strokeLine('M176 70H250M176 88H232', cream, 5) +
  outlinedShape(
    'M34 214C76 196 118 200 146 220 174 200 216 196 258 214V150C216 132 174 136 146 156 118 136 76 132 34 150Z',
    cream,
    ribbon,
  ) +
  strokeLine('M146 158V216', ribbon, 4) +
  strokeLine(
    'M54 164C80 156 106 158 128 168M54 180C80 172 106 174 128 184M54 196C80 188 106 190 128 200M164 168C186 158 212 156 238 164M164 184C186 174 212 172 238 180M164 200C186 190 212 188 238 196',
    ribbon,
    3,
  );

/** The smoke keeps the flies off. */
const cattle: Subject = inks =>
  strokeLine('M262 196C248 172 274 158 258 132 246 110 268 96 256 70', inks.smoke, 9) +
  outlinedShape('M232 220C236 196 254 190 262 190 272 190 288 198 290 220Z', inks.ribbon, inks.ribbon) +
  strokeLine('M246 212L252 204M262 214L266 202', inks.clay, 5) +
  placeAt(14, 62, cow(inks), { scale: 1.14 }) +
  placeAt(150, 142, cow({ ...inks, cream: inks.clay, clay: inks.cream }), { scale: 0.58 });

/** In the rains and in the dry months. */
const seasons: Subject = ({ cream, river, reed, straw, clay, ribbon }) =>
  circle(238, 58, 30, { fill: straw, stroke: ribbon, 'stroke-width': 4 }) +
  strokeLine('M238 12V4M284 58H292M206 26L200 20M270 26L276 20M206 90L200 96M270 90L276 96', clay, 6) +
  outlinedShape('M28 82C6 78 10 46 34 48 42 20 86 22 92 44 120 38 130 78 104 82Z', cream, ribbon) +
  strokeLine('M36 100L28 124M62 100L54 124M88 100L80 124M48 134L40 158M74 134L66 158', river, 6) +
  strokeLine(
    'M146 222C150 180 146 150 146 124M148 168C170 150 184 136 190 106M150 146C160 130 166 116 166 96M176 138C190 134 204 124 210 112',
    clay,
    13,
  ) +
  strokeLine('M146 124C140 112 132 104 120 98M148 160C134 150 120 146 106 146', clay, 9) +
  outlinedShape(
    'M146 128C124 140 92 136 84 116 76 94 96 78 112 80 118 62 146 60 150 78 152 96 150 114 146 128ZM130 156C112 170 84 168 78 152 82 136 112 134 130 156Z',
    reed,
    ribbon,
    4,
  );

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
