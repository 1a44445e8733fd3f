/** All choices of a print; the terminal and the print page offer the same. */
import type { Press } from '@parlour/card-art/pack-art';
import type { Paper, PaperPoint, Print } from './layout/paper.ts';

/** Backs on the other side, or beside the faces: the sheet is then folded between them and glued. */
export const BACKS = ['behind', 'beside'] as const;
export type Backs = (typeof BACKS)[number];

export const CORNER_STYLES = ['square', 'round'] as const;
export type Corners = (typeof CORNER_STYLES)[number];

/** Sheets to cut, or one card per page for card print shops. */
export const FORMS = ['sheets', 'cards'] as const;
export type PaperForm = (typeof FORMS)[number];

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
  readonly form: PaperForm;
  readonly extent: PrintExtent;
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
  sets: 1,
  offset: { x: 0, y: 0 },
};
