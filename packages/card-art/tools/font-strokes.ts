/** Adds a stroke to a letter of a TrueType font, where the letter alone reads as another one. */
import { create } from 'fontkit';

/** In em, from the baseline and the middle of the letter's width; up is positive. */
export type StrokePoint = readonly [x: number, y: number];

const CONTOUR_COUNT_BYTES = 2;
const GLYPH_HEADER_BYTES = 10;
const ON_CURVE = 1;
const [SHORT_X, SHORT_Y, REPEATS, SAME_X, SAME_Y] = [2, 4, 8, 16, 32] as const;

type TableRecord = { readonly at: number; readonly offset: number; readonly length: number };

function findTable(font: Buffer, tag: string): TableRecord {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === tag)
      return { at, offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) };
  throw new Error(`The font has no table ${tag}.`);
}

/** Sums the coordinates of one axis, each relative to the last, and finds their end. */
function readAxis(glyph: Buffer, flags: readonly number[], at: number, isShort: number, isSame: number) {
  let [end, sum] = [at, 0];
  for (const flag of flags) {
    if (flag & isShort) sum += (flag & isSame ? 1 : -1) * glyph.readUInt8(end++);
    else if (!(flag & isSame)) {
      sum += glyph.readInt16BE(end);
      end += 2;
    }
  }
  return { end, sum };
}

/** Appends a contour to a simple glyph; its hints no longer fit and are dropped. */
function withContour(glyph: Buffer, points: readonly StrokePoint[]): Buffer {
  const contours = glyph.readInt16BE(0);
  const endsAt = GLYPH_HEADER_BYTES + 2 * contours;
  const pointCount = glyph.readUInt16BE(endsAt - 2) + 1;
  const flagsAt = endsAt + 2 + glyph.readUInt16BE(endsAt);
  const flags: number[] = [];
  let at = flagsAt;
  while (flags.length < pointCount) {
    const flag = glyph.readUInt8(at++);
    const repeats = flag & REPEATS ? glyph.readUInt8(at++) : 0;
    for (let i = 0; i <= repeats; i++) flags.push(flag);
  }
  const x = readAxis(glyph, flags, at, SHORT_X, SAME_X);
  const y = readAxis(glyph, flags, x.end, SHORT_Y, SAME_Y);
  const words = (axis: 0 | 1, from: number): Buffer => {
    const made = Buffer.alloc(2 * points.length);
    for (const [i, point] of points.entries()) made.writeInt16BE(point[axis] - (points[i - 1]?.[axis] ?? from), 2 * i);
    return made;
  };
  const header = Buffer.from(glyph.subarray(0, GLYPH_HEADER_BYTES));
  header.writeInt16BE(contours + 1, 0);
  const ends = Buffer.alloc(CONTOUR_COUNT_BYTES + 2);
  ends.writeUInt16BE(pointCount + points.length - 1, 0);
  return Buffer.concat([
    header,
    glyph.subarray(GLYPH_HEADER_BYTES, endsAt),
    ends,
    glyph.subarray(flagsAt, at),
    Buffer.alloc(points.length, ON_CURVE),
    ...[glyph.subarray(at, x.end), words(0, x.sum), glyph.subarray(x.end, y.end), words(1, y.sum)],
  ]);
}

const padToFour = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** Returns the font with a closed stroke on the letter: clockwise, like the outside of every letter. */
export function addStroke(font: Buffer, letter: string, stroke: readonly StrokePoint[]): Buffer {
  const read = create(font);
  if (!('glyphForCodePoint' in read)) throw new Error('The file holds more than one font.');
  const { id, advanceWidth } = read.glyphForCodePoint(letter.codePointAt(0)!);
  const points = stroke.map(
    ([x, y]): StrokePoint => [Math.round(advanceWidth / 2 + x * read.unitsPerEm), Math.round(y * read.unitsPerEm)],
  );
  const made = Buffer.from(font);
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map(tag => findTable(made, tag)) as [
    TableRecord,
    TableRecord,
    TableRecord,
  ];
  if (made.readInt16BE(head.offset + 50) !== 0) throw new Error('Only fonts with short offsets can be changed.');
  const offsetOf = (glyph: number): number => 2 * made.readUInt16BE(loca.offset + 2 * glyph);
  const [from, to] = [offsetOf(id), offsetOf(id + 1)];
  const all = made.subarray(glyf.offset, glyf.offset + glyf.length);
  const changed = padToFour(withContour(all.subarray(from, to), points));
  const table = padToFour(Buffer.concat([all.subarray(0, from), changed, all.subarray(to)]));
  const grown = (changed.length - (to - from)) / 2;
  for (let glyph = id + 1; 2 * glyph < loca.length; glyph++) {
    const place = loca.offset + 2 * glyph;
    made.writeUInt16BE(made.readUInt16BE(place) + grown, place);
  }
  const body = padToFour(made);
  body.writeUInt32BE(body.length, glyf.at + 8);
  body.writeUInt32BE(table.length, glyf.at + 12);
  return Buffer.concat([body, table]);
}
