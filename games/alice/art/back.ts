/** The four suits on a lattice, and the Cheshire Cat at either end. */

import { diagonalLines } from '@parlour/card-art/engraving';
import type { PackStyle } from '@parlour/card-art/pack-art';
import {
  circle,
  ellipse,
  group,
  path,
  picture,
  placeAt,
  rect,
  roundToTenth,
  svgDocument,
  withRotatedCopy,
} from '@parlour/card-art/svg';
import { drawParagraph } from '@parlour/card-art/text-layout';
import { itemAt } from '@parlour/kernel/result';
import { size } from './card-layout.ts';
import { engraved, type Plate, plateOf, shape } from './engraving.ts';
import { firstPicture } from './lid.ts';
import { catHead } from './pictures/set09.ts';
import { rosebud } from './pictures/set11.ts';

const FIELD = { x: 46, y: 46, width: 538, height: 828 };
const SUITS = [
  'M0 11C-17-1-16-15-6-15-2-15 0-12 0-9 0-12 2-15 6-15 16-15 17-1 0 11Z',
  'M0-15C10-2 17 2 17 11 17 19 7 21 2 15L5 23H-5L-2 15C-7 21-17 19-17 11-17 2-10-2 0-15Z',
  'M0-17L12 0 0 17-12 0Z',
  'M0-16a8 8 0 0 1 6 13a8 8 0 1 1-4 12L5 19H-5L-2 9a8 8 0 1 1-4-12A8 8 0 0 1 0-16Z',
] as const;

const LEAF = 'M0 0C14-22 44-26 60-12 46 8 18 14 0 0Z';
/** Reach and weight of the strokes that shade the oval from its rim. */
const RIM = [
  [44, 1],
  [28, 1.8],
  [14, 2.8],
] as const;

/** Each way, and the width of a mesh between them. */
const LINES = 18;
const MESH = (FIELD.width + FIELD.height) / LINES;

type Place = readonly [x: number, y: number];

/** Above the middle of the card; those below are the same, turned. */
const PLACES: readonly Place[] = Array.from({ length: 11 }, (_, row): Place[] =>
  [-3, -2, -1, 0, 1, 2, 3].map(column => [(column + (row % 2) / 2) * MESH, (-row * MESH) / 2]),
)
  .flat()
  .filter(([x, y]) => Math.abs(x) < 245 && (y < 0 || x > 0));

const meshes = (): string => PLACES.map(([x, y], i) => placeAt(315 + x, 460 + y, path(itemAt(SUITS, i % 4)))).join('');

/** The picture and title of a player's pack, in the half of the oval that shows up. */
function ownMedallion({ title, pictures }: PackStyle, plate: Plate): string {
  if (title === undefined) return '';
  const own = firstPicture(pictures);
  const [middle, height] = own === undefined ? [320, 170] : [396, 58];
  const measure = { width: own === undefined ? 216 : 222, height, sizes: [58, 16], leading: 1.05 } as const;
  return (
    (own === undefined ? '' : picture(228, 208, 174, 150, own)) +
    drawParagraph(title, { x: 315, middle, font: 'fellCaps', fill: plate.ink, measure })
  );
}

export function back(dress: PackStyle = {}): string {
  const { press } = dress;
  const plate = plateOf(press);
  const { paper, ink, rose, gold, mist } = plate;
  const lattice = diagonalLines(FIELD, LINES, 1) + diagonalLines(FIELD, LINES, -1);
  const oval = { fill: paper, stroke: ink, 'stroke-width': 6 };
  return svgDocument(
    size,
    rect(0, 0, 630, 920, { rx: 30, fill: paper }),
    rect(30, 30, 570, 860, { rx: 10, fill: ink }),
    rect(40, 40, 550, 840, { fill: rose }),
    path(lattice, { fill: 'none', stroke: ink, 'stroke-width': 4 }),
    withRotatedCopy(size, group({ fill: paper }, meshes())),
    rect(46, 46, 538, 828, { fill: 'none', stroke: gold, 'stroke-width': 8 }),
    ellipse(315, 460, 176, 320, { ...oval, fill: gold }),
    ellipse(315, 460, 160, 304, oval),
    ellipse(315, 460, 157, 301, { fill: mist }),
    withRotatedCopy(
      size,
      engraved(
        plate,
        RIM.map(([reach, weight]) =>
          path(`M${155 + reach / 2} 460A${160 - reach / 2} ${304 - reach / 2} 0 0 1 ${475 - reach / 2} 460`, {
            'stroke-width': reach,
            'stroke-dasharray': `${weight} ${roundToTenth(9 - weight)}`,
          }),
        ).join('') +
          (dress.title === undefined ? placeAt(315, 316, catHead(plate), { scale: 0.8 }) : '') +
          placeAt(232, 452, shape(LEAF, gold, 2.6), { turn: 150 }) +
          placeAt(278, 470, shape(LEAF, gold, 2.6), { turn: 14 }) +
          rosebud(254, 460, rose, 0.9),
      ) + ownMedallion(dress, plate),
    ),
    circle(315, 460, 15, { fill: gold, stroke: ink, 'stroke-width': 3.5 }),
    circle(315, 460, 5, { fill: ink }),
  );
}
