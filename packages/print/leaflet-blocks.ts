/** A leaflet for the printer: the same blocks as on the page, with the cards drawn small. */
import { at, type Size } from '@parlour/card-art/svg';
import { type TypeSetting, words } from '@parlour/card-art/type';
import { type Leaflet, type Part, spansOf, type Block as Told } from '@parlour/games/shelf/leaflet';
import { type Column, headed, INK, paragraph, type SetBlock, stacked } from './blocks.ts';
import { insideOf } from './drawing.ts';

/** How the cards of the box are drawn. */
export type Faces = { readonly size: Size; face(card: string): string };

/** On paper an address is told by whose it is. */
const printed = (text: string): string =>
  spansOf(text)
    .map(({ text, is, to }) => {
      if (is === 'term') return `*${text}*`;
      return to === undefined ? text : `${text} (${new URL(to).host.replace(/^www\./, '')})`;
    })
    .join('');

const plain = (size: number): TypeSetting => ({ font: 'garamond', size, fill: INK });

export const leafletBlocks = ({ title, parts }: Leaflet, column: Column, faces: Faces): SetBlock[] => {
  const name = paragraph(title, { font: 'fellCaps', size: column.size * 1.7, fill: INK }, column, column.size);
  return headed(
    [name],
    parts.flatMap(part => partBlocks(part, column, faces)),
  );
};

function partBlocks({ title, blocks }: Part, column: Column, faces: Faces): SetBlock[] {
  const { size } = column;
  const heading = paragraph(title, { font: 'fell', size: size * 1.2, fill: INK }, column, size * 0.7);
  return headed(
    [heading],
    blocks.flatMap(block => toldBlocks(block, column, faces)),
  );
}

function toldBlocks(block: Told, column: Column, faces: Faces): SetBlock[] {
  const { size } = column;
  switch (block.is) {
    case 'text':
      return [paragraph(printed(block.text), plain(size), column, size * 0.2)];
    case 'list':
      return block.items.map(item => itemBlock(item, column));
    case 'cards':
      return [stacked([rowBlock(block.cards, column, faces), caption(block.says, column)])];
    case 'grid':
      return [stacked([gridBlock(block.rows, column, faces), caption(block.says, column)])];
  }
}

function itemBlock(item: string, column: Column): SetBlock {
  const { size } = column;
  const hang = size * 0.8;
  const body = paragraph(printed(item), plain(size), { ...column, width: column.width - hang }, size * 0.2);
  const dot: TypeSetting = { ...plain(size), anchor: 'start' };
  return { height: body.height, set: (x, y) => words(x, y + size * 1.2, '•', dot) + body.set(x + hang, y) };
}

const caption = (says: string, column: Column): SetBlock => {
  const size = column.size * 0.92;
  return paragraph(printed(says), { font: 'garamond', style: 'italic', size, fill: INK }, column, size * 0.2);
};

type Spot = { readonly card: string; readonly row: number; readonly place: number };

/** Cards on so many places a row, each so wide. */
function spread(spots: readonly Spot[], width: number, gap: number, { size, face }: Faces): SetBlock {
  const scale = (width - gap) / (size.width * 10);
  const step = size.height * 10 * scale + gap;
  const rows = Math.max(...spots.map(({ row }) => row)) + 1;
  return {
    height: rows * step + 3 * gap,
    set: (x, y) =>
      spots
        .map(({ card, row, place }) => at(x + place * width, y + 2 * gap + row * step, insideOf(face(card)), { scale }))
        .join(''),
  };
}

/** Tenths of a millimetre: as large as a few may be, and as small as many must be. */
const [LARGEST, SMALLEST, TALLEST] = [170, 92, 560];

function rowBlock(cards: readonly string[], column: Column, faces: Faces): SetBlock {
  const across = Math.min(cards.length, Math.floor(column.width / SMALLEST));
  const width = Math.min(LARGEST, column.width / across);
  const spots = cards.map((card, i) => ({ card, row: Math.floor(i / across), place: i % across }));
  return spread(spots, width, 8, faces);
}

function gridBlock(rows: readonly string[], column: Column, faces: Faces): SetBlock {
  const across = Math.max(...rows.map(row => row.length));
  const spots = rows.flatMap((row, y) =>
    [...row].flatMap((card, x) => (card === '.' ? [] : [{ card, row: y, place: x }])),
  );
  const shape = faces.size.height / faces.size.width;
  return spread(spots, Math.min(82, column.width / across, TALLEST / (rows.length * shape)), 4, faces);
}
