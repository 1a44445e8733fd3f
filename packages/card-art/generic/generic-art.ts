/** Generic art for boxes without drawings: type, a sign and an ink per group, and a turned ornament. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { boxSize, drawBox } from '../box.ts';
import { toGrey } from '../colour.ts';
import { diagonalLines, type Field, polarPoint, rosettePath, starPath } from '../engraving.ts';
import { textAt } from '../fonts.ts';
import type { CardFrame, PackArt, Press } from '../pack-art.ts';
import { circle, group, path, placeAt, rect, roundToTenth, type Size, svgDocument, withRotatedCopy } from '../svg.ts';
import { drawParagraph, fitText } from '../text-layout.ts';
import { groupNames, type NamedCard, namedCards, spellCardName } from './card-names.ts';

/** Dark enough for letters on cream: contrast at least 4.5 to 1. */
export const GROUP_INKS: readonly string[] = [
  '#9c2a1e',
  '#1d5578',
  '#2c6234',
  '#6b3a86',
  '#8a4b08',
  '#0f6464',
  '#96285c',
  '#4a4f1c',
  '#3a3f8f',
  '#5c3a26',
  '#3d5560',
  '#7a3b4d',
];

/** Dark enough for cream letters on them. */
export const CLOTH_COLOURS: readonly string[] = ['#6b2a22', '#22465c', '#2f4a33', '#523055', '#5b4119', '#1f4b4b'];

export const CREAM = '#f6ecd4';
export const SEPIA = '#2a1a0f';

export type GenericInks = { readonly paper: string; readonly line: string; readonly ink: string };

export const paperFor = (press: Press = 'colour'): string => (press === 'colour' ? CREAM : '#ffffff');

export function inksFor(group: number | undefined, press: Press = 'colour'): GenericInks {
  const ink = group === undefined ? SEPIA : itemAt(GROUP_INKS, group % GROUP_INKS.length);
  const inks = { paper: paperFor(press), line: SEPIA, ink };
  return press === 'black' ? { paper: inks.paper, line: toGrey(SEPIA), ink: toGrey(ink) } : inks;
}

/** Derived from the title, so it never changes. */
export function clothFor(title: string, press: Press = 'colour'): string {
  const sum = [...title].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const cloth = itemAt(CLOTH_COLOURS, sum % CLOTH_COLOURS.length);
  return press === 'black' ? toGrey(cloth) : cloth;
}

const polygonPath = (corners: number, radius: number): string =>
  `M${Array.from({ length: corners }, (_, i) =>
    polarPoint(radius, (360 * i) / corners)
      .map(roundToTenth)
      .join(' '),
  ).join('L')}Z`;

const circlePath = (radius: number): string => `M0-${radius}A${radius} ${radius} 0 1 0 0.1-${radius}Z`;

const GROUP_SIGNS: readonly string[] = [
  circlePath(44),
  'M0-52L40 0 0 52-40 0Z',
  polygonPath(3, 52),
  'M-40-40H40V40H-40Z',
  starPath(5, 54, 22),
  'M-16-48H16V-16H48V16H16V48H-16V16H-48V-16H-16Z',
  `${circlePath(46)}${circlePath(22)}`,
  'M0 48C-70-4-44-48-18-44-6-42 0-34 0-26 0-34 6-42 18-44 44-48 70-4 0 48Z',
  starPath(4, 56, 15),
  'M-48-40H48V-12H-48ZM-48 12H48V40H-48Z',
  polygonPath(6, 48),
  'M14-48A48 48 0 1 0 48 14 38 38 0 1 1 14-48Z',
];

/** Draws the sign of a group, about 100 units wide; signs differ by shape alone. */
export const drawGroupSign = (group: number, fill: string): string =>
  path(itemAt(GROUP_SIGNS, group % GROUP_SIGNS.length), { fill, 'fill-rule': 'evenodd' });

export const GENERIC_CARD_SIZE: Size = { width: 63, height: 88 };
export const GENERIC_FRAME: CardFrame = { outside: 20, inside: 34 };
export const GENERIC_INDEX: Field = { x: 42, y: 42, width: 190, height: 310 };

/** Digits side by side above the sign of the group; letters stacked below it. */
function corner({ corner, group }: NamedCard, { ink }: GenericInks): string {
  const signs = group === undefined ? [] : [drawGroupSign(group, ink)];
  return isStacked(corner) ? stacked(corner, signs, ink) : beside(corner, signs, ink);
}

const isStacked = (corner: string): boolean => corner.length > 1 && !/^\d+$/.test(corner);

/** Width of a digit as a share of its height. */
const [MAX_CORNER_WIDTH, DIGIT_ASPECT] = [176, 0.52];

function beside(corner: string, signs: readonly string[], fill: string): string {
  const size = Math.min(signs.length > 0 ? 128 : 190, MAX_CORNER_WIDTH / (DIGIT_ASPECT * corner.length));
  const [middle, foot] = [50 + Math.max(size * DIGIT_ASPECT * corner.length, 84) / 2, 48 + size * 0.7];
  const letters = textAt(middle, foot, corner, { font: 'garamond', weight: 'bold', size, fill });
  return letters + signs.map(sign => placeAt(middle, foot + 62, sign, { scale: 0.8 })).join('');
}

function stacked(corner: string, signs: readonly string[], fill: string): string {
  const set = { font: 'garamond', weight: 'bold', size: 92, fill } as const;
  const first = signs.length > 0 ? 196 : 112;
  const letters = [...corner].map((letter, i) => textAt(98, first + i * 72, letter, set));
  return signs.map(sign => placeAt(98, 90, sign, { scale: 0.76 })).join('') + letters.join('');
}

/** One or two characters stand alone; a longer name is wrapped. */
function middle(name: string, { line }: GenericInks): string {
  if ([...name].length <= 2) return textAt(315, 535, name, { font: 'garamond', weight: 'bold', size: 290, fill: line });
  const measure = { width: 410, height: 300, sizes: [130, 12], leading: 1.12 } as const;
  return drawParagraph(name, { x: 315, middle: 440, font: 'fell', fill: line, measure });
}

/** The ornament above the name; a rotated copy goes below it. */
const ornament = ({ group }: NamedCard, { ink }: GenericInks): string =>
  group === undefined
    ? placeAt(315, 190, path(rosettePath(34, 10, 8), { fill: 'none', stroke: ink, 'stroke-width': 5 }))
    : placeAt(315, 190, drawGroupSign(group, ink), { scale: 1.1 });

const edges = ({ ink }: GenericInks): string =>
  rect(21, 21, 588, 838, { rx: 16, fill: 'none', stroke: ink, 'stroke-width': 2.5 }) +
  rect(30, 30, 570, 820, { rx: 10, fill: 'none', stroke: ink, 'stroke-width': 6 });

export function drawGenericFace(card: NamedCard, name: string, press?: Press): string {
  const inks = inksFor(card.group, press);
  return svgDocument(
    GENERIC_CARD_SIZE,
    rect(0, 0, 630, 880, { rx: 28, fill: inks.paper }),
    edges(inks),
    withRotatedCopy(GENERIC_CARD_SIZE, ornament(card, inks) + corner(card, inks)),
    middle(name, inks),
  );
}

const FIELD = { x: 42, y: 42, width: 546, height: 796 };

const rosette = (radius: number, stroke: string): string =>
  group(
    { fill: 'none', stroke, 'stroke-width': 2 },
    ...[1, 0.9, 0.8, 0.7, 0.6].map((part, i) =>
      path(rosettePath(radius * part, radius * 0.08, 24, i % 2 === 0 ? 0 : Math.PI)),
    ),
  );

/** Looks the same either way up. */
export function drawGenericBack(title: string, press?: Press): string {
  const [paper, cloth] = [paperFor(press), clothFor(title, press)];
  return svgDocument(
    GENERIC_CARD_SIZE,
    rect(0, 0, 630, 880, { rx: 28, fill: paper }),
    rect(30, 30, 570, 820, { rx: 10, fill: cloth }),
    path(diagonalLines(FIELD, 48, 1) + diagonalLines(FIELD, 48, -1), {
      fill: 'none',
      stroke: paper,
      'stroke-width': 1.6,
    }),
    rect(42, 42, 546, 796, { fill: 'none', stroke: paper, 'stroke-width': 3 }),
    placeAt(315, 440, circle(0, 0, 210, { fill: cloth, stroke: paper, 'stroke-width': 4 }) + rosette(180, paper)),
    rect(21, 21, 588, 838, { rx: 16, fill: 'none', stroke: cloth, 'stroke-width': 2 }),
  );
}

const LID_TOP: Size = { width: 70, height: 100 };
export const GENERIC_LID_SIZE: Size = boxSize(LID_TOP);
const GOLD = '#e2bd6f';

/** A paper label on cloth, with the title as large as possible. */
export function drawGenericLid(title: string): string {
  const cloth = clothFor(title);
  const measure = { width: 500, height: 330, sizes: [120, 14], leading: 1.1 } as const;
  const label =
    rect(22, 22, 656, 956, { rx: 4, fill: CREAM, stroke: GOLD, 'stroke-width': 6 }) +
    rect(44, 44, 612, 912, { fill: 'none', stroke: cloth, 'stroke-width': 4 }) +
    rect(58, 58, 584, 884, { fill: 'none', stroke: cloth, 'stroke-width': 1.5 }) +
    placeAt(350, 230, rosette(110, cloth)) +
    drawParagraph(title, { x: 350, middle: 530, font: 'fellCaps', fill: SEPIA, measure }) +
    placeAt(350, 800, rosette(70, cloth));
  const front = fitText(title, 'fellCaps', { width: 620, height: 60, sizes: [46, 14], leading: 1 });
  const named = textAt(350, 62, title, { font: 'fellCaps', size: front.size, fill: GOLD });
  return drawBox(LID_TOP, { lid: cloth, tray: '#d8c49a' }, label, front.lines.length === 1 ? named : '');
}

export type GenericPack = {
  readonly title: string;
  readonly pack: readonly string[];
  /** Name of a card, if the game has one. */
  sayCard?(card: string): string;
};

/** Two letters for the colour of a group. */
const signOf = (card: string): string => spellCardName(card).slice(0, 2);

/** Draws faces, back and lid from the names of the cards, for a box without art. */
export function genericArt({ title, pack, sayCard = spellCardName }: GenericPack): PackArt {
  const named = new Map(namedCards(pack).map(card => [card.card, card]));
  const cards = [...named.keys()];
  return {
    size: GENERIC_CARD_SIZE,
    frame: GENERIC_FRAME,
    type: 'fellCaps',
    lidSize: GENERIC_LID_SIZE,
    index: GENERIC_INDEX,
    cards,
    face: (card, dress) => drawGenericFace(assertDefined(named.get(card)), sayCard(card), dress?.press),
    back: dress => drawGenericBack(title, dress?.press),
    lid: () => drawGenericLid(title),
    nameOf: card => sayCard(card),
    ...(groupNames(cards).length > 0 && { signOf }),
  };
}
