/** Pictures for previews of links, 1200 × 630: the lid of a box with two of its cards, and all boxes in a row. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackArt } from '@parlour/card-art/pack-art';
import { placeAt, rect, svgDocument } from '@parlour/card-art/svg';
import { encodeIndexedPng, renderSvg } from '@parlour/card-art/tools/render';
import type { DrawnBox } from './faces.ts';

const [WIDTH, HEIGHT] = [1200, 630];

/** The wall of the room by day, and the shelf. */
const [WALL, SHELF_TOP, SHELF_FRONT] = ['#e9dec9', '#d9bf94', '#c6a573'];
const SHELF_Y = 560;

const withoutShadow = (lid: string): string => lid.replace(/<path d="[^"]*" fill="#000000" fill-opacity="0.3"\/>/, '');

/** Pages draw the shadow of a box in CSS, so that it fits both themes. Flat boxes are aligned with tall ones. */
export const lidForPage = (art: PackArt): string =>
  withoutShadow(art.lid()).replace('<svg ', '<svg preserveAspectRatio="xMidYMax meet" ');

function sizeOf(drawing: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Stands a drawing on the shelf with its middle at x, leaning by some degrees. */
function standAt(x: number, drawing: string, height: number, lean = 0): string {
  const size = sizeOf(drawing);
  const scale = height / size.height;
  const sized = drawing.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `);
  const fromFoot = placeAt(-size.width / 2, -size.height, sized);
  return placeAt(x, SHELF_Y + 15, fromFoot, { scale, turn: lean });
}

const room = (...things: readonly string[]): string =>
  svgDocument(
    { width: WIDTH / 10, height: HEIGHT / 10 },
    rect(0, 0, WIDTH, HEIGHT, { fill: WALL }),
    rect(0, SHELF_Y, WIDTH, 24, { fill: SHELF_TOP }),
    rect(0, SHELF_Y + 24, WIDTH, HEIGHT - SHELF_Y - 24, { fill: SHELF_FRONT }),
    ...things,
  );

/** A dice game has no cards beside its lid. */
function drawBox({ box, art, dress }: DrawnBox): string {
  const cards = (box.games[0]?.picture ?? art.cards).slice(0, 2);
  return room(
    ...cards.map((card, i) => standAt(i === 0 ? 265 : 930, art.face(card, dress), 340, i === 0 ? -5 : 5)),
    standAt(600, withoutShadow(art.lid()), lidHeight(art, 480)),
  );
}

function drawShelf(boxes: readonly DrawnBox[]): string {
  const place = WIDTH / (boxes.length + 0.2);
  return room(
    ...boxes.map(({ art }, i) => standAt(place * (i + 0.6), withoutShadow(art.lid()), lidHeight(art, place - 20))),
  );
}

const MAX_LID_HEIGHT = 500;

/** As high as the width of its place allows. */
function lidHeight(art: PackArt, place: number): number {
  const { width, height } = sizeOf(art.lid());
  return Math.min(MAX_LID_HEIGHT, (place * height) / width);
}

export function bakeSharePictures(outputDir: string, boxes: readonly DrawnBox[]): void {
  mkdirSync(outputDir, { recursive: true });
  const drawings = { shelf: drawShelf(boxes), ...Object.fromEntries(boxes.map(each => [each.box.id, drawBox(each)])) };
  for (const [name, drawing] of Object.entries(drawings))
    writeFileSync(join(outputDir, `${name}.png`), encodeIndexedPng(renderSvg(drawing, WIDTH)));
}
