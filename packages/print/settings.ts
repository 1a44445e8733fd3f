/** Everything that can be chosen of a print: the terminal and the page offer the same. */
import type { Press } from '@parlour/card-art/dress';
import type { Paper, PaperPoint, Print } from './paper.ts';

/** Backs on the other side of the sheet, or beside the faces: then the sheet is folded between them and glued. */
export const BACKS = ['behind', 'beside'] as const;
export type Backs = (typeof BACKS)[number];

export const CORNERS = ['square', 'round'] as const;
export type Corners = (typeof CORNERS)[number];

/** Sheets to cut, or every card on a page of its own, as printers of cards ask for them. */
export const FORMS = ['sheets', 'cards'] as const;
export type PaperForm = (typeof FORMS)[number];

export const EXTENTS = ['box', 'cards'] as const;
export type PrintExtent = (typeof EXTENTS)[number];

/** So many groups a class may have. */
export const MOST_SETS = 12;

export type PrintSettings = {
  readonly paper: Paper;
  readonly press: Press;
  readonly print: Print;
  readonly backs: Backs;
  readonly corners: Corners;
  readonly form: PaperForm;
  /** The whole box, or its cards only. */
  readonly extent: PrintExtent;
  /** How many packs, each with a mark of its own if there are several. */
  readonly sets: number;
  /** Millimetres that the backs are moved right and down. */
  readonly offset: PaperPoint;
};

export const USUAL: PrintSettings = {
  paper: 'a4',
  press: 'colour',
  print: 'usual',
  backs: 'behind',
  corners: 'square',
  form: 'sheets',
  extent: 'box',
  sets: 1,
  offset: { x: 0, y: 0 },
};
