/** All choices of a print; the terminal and the print page offer the same. */
import type { Press } from '@parlour/card-art/pack-art';
import type { Paper, PaperPoint, Print } from './layout/paper.ts';
import type { PdfOptions } from './pdf/pdf.ts';

/** Backs on the other side, or beside the faces: the sheet is then folded between them and glued. */
export const BACKS = ['behind', 'beside'] as const;
export type Backs = (typeof BACKS)[number];

export const CORNER_STYLES = ['square', 'round'] as const;
export type Corners = (typeof CORNER_STYLES)[number];

/** Sheets to cut; for print shops one card per page or pictures; or the rules as a booklet. */
export const FORMS = ['sheets', 'cards', 'png', 'booklet'] as const;
export type PrintForm = (typeof FORMS)[number];

/** Standard card sizes, and print-on-demand shops with their own bleed. */
export const CARD_SIZES = ['poker', 'bridge', 'mini'] as const;
export type CardSize = (typeof CARD_SIZES)[number];
export const SHOPS = ['tgc', 'mpc'] as const;
export type Shop = (typeof SHOPS)[number];

export const EXTENTS = ['box', 'cards'] as const;
export type PrintExtent = (typeof EXTENTS)[number];

/** Enough for the groups of a school class. */
export const MAX_SETS = 12;

export type PrintSettings = {
  readonly paper: Paper;
  readonly press: Press;
  readonly print: Print;
  readonly backs: Backs;
  readonly corners: Corners;
  readonly form: PrintForm;
  readonly extent: PrintExtent;
  /** Of pictures; the default is the size nearest to the cards of the box. */
  readonly cardSize?: CardSize | undefined;
  readonly shop: Shop;
  /** Number of packs; several packs are marked with their numbers. */
  readonly sets: number;
  /** Millimetres to move the backs right and down. */
  readonly offset: PaperPoint;
};

export const DEFAULT_PRINT_SETTINGS: PrintSettings = {
  paper: 'a4',
  press: 'colour',
  print: 'usual',
  backs: 'behind',
  corners: 'square',
  form: 'sheets',
  extent: 'box',
  shop: 'tgc',
  sets: 1,
  offset: { x: 0, y: 0 },
};

/** Returns the ink and the sides for which a PDF is made. */
export function pdfInkAndSides({ press, backs, form }: PrintSettings): Pick<PdfOptions, 'inks' | 'sides'> {
  const inks = press === 'black' ? 'grey' : 'colours';
  if (form === 'booklet') return { inks, sides: 'both, short edge' };
  return { inks, sides: form === 'cards' || backs === 'beside' ? 'one' : 'both, long edge' };
}
