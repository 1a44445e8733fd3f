/** The cards of a box as parts of a print: on sheets to be cut, or one a page. */
import type { Size } from '@parlour/card-art/svg';
import type { Box, Printing } from '@parlour/games/shelf/shelf';
import { must, nth } from '@parlour/kernel/must';
import { cutCard, setMark, singleLeaf, spareFace } from './card.ts';
import { cardPages } from './cards.ts';
import { groundOf } from './drawing.ts';
import { type Leaf, SAFE } from './leaf.ts';
import { gridFor, PAPERS, type Print, perSheet } from './paper.ts';
import type { PrintSettings } from './settings.ts';

const SCALES: Readonly<Record<Print, number>> = { usual: 1, large: 1.4 };

export type PrintPart = { readonly name: string; readonly advice: string; readonly pages: readonly Leaf[] };

export const titleOf = (box: Box, { own }: Printing): string => own?.title ?? box.title;

export const cardSize = ({ art }: Printing, { print }: PrintSettings): Size => ({
  width: art.size.width * SCALES[print],
  height: art.size.height * SCALES[print],
});

type Drawn = { readonly faces: readonly string[]; readonly back: string };

/** Every card as often as it is there, and one to spare. */
export function drawnCards({ art, pack, dress }: Printing, { press }: PrintSettings): Drawn {
  const worn = { ...dress, press };
  const once = new Map([...new Set(pack)].map(card => [card, art.face(card, worn)]));
  const faces = pack.map(card => must(once.get(card)));
  return { faces: [...faces, spareFace(art, groundOf(nth(faces, 0)))], back: art.back(worn) };
}

const marked = (set: number, { sets }: PrintSettings, size: Size): string => (sets > 1 ? setMark(set, size) : '');

const ADVICE: Readonly<Record<PrintSettings['backs'], string>> = {
  behind: 'on card, both sides, turned over the long edge',
  beside: 'on thin card, one side: fold in the middle, glue, then cut',
};

/** A sheet of its own is too much for a spare card. */
const roomy = (faces: readonly string[], room: number): readonly string[] =>
  (faces.length - 1) % room === 0 ? faces.slice(0, -1) : faces;

const named = (pack: readonly string[], { sets }: PrintSettings, set: number): string =>
  `the ${pack.length} cards${sets > 1 ? ` of set ${set}` : ''}`;

export function cardsPart(box: Box, printing: Printing, settings: PrintSettings, set: number): PrintPart {
  const { faces, back } = drawnCards(printing, settings);
  const { paper, backs, corners, offset, sets } = settings;
  const trim = cardSize(printing, settings);
  const cut = (svg: string, over = ''): string => cutCard(svg, printing.art, { trim, bleed: 0, safe: SAFE }, over);
  const laid = roomy(faces, perSheet(gridFor(PAPERS[paper], trim, backs)));
  const pages = cardPages({
    title: sets > 1 ? `${titleOf(box, printing)}, set ${set}` : titleOf(box, printing),
    paper: PAPERS[paper],
    size: trim,
    faces: laid.map(face => cut(face, marked(set, settings, trim))),
    back: cut(back),
    backs,
    corners,
    offset,
  });
  const spare = laid.length === faces.length ? ' and a spare one' : '';
  return { name: `${named(printing.pack, settings, set)}${spare}`, advice: ADVICE[backs], pages };
}

export function singlesPart(printing: Printing, settings: PrintSettings, set: number): PrintPart {
  const { faces, back } = drawnCards(printing, settings);
  const trim = cardSize(printing, settings);
  const mark = marked(set, settings, trim);
  const pages = [
    ...faces.map(face => singleLeaf(face, printing.art, trim, mark)),
    singleLeaf(back, printing.art, trim),
  ];
  return {
    name: `${named(printing.pack, settings, set)}, a spare one and the back`,
    advice: 'one a page, with bleed',
    pages,
  };
}
