/** The contract of a box's `art/faces.ts`, and the style a pack is drawn in. */
import type { Field } from './engraving.ts';
import type { Font } from './fonts.ts';
import type { Size } from './svg.ts';

/**
 * `colour`: for screens and colour printers, with the cream of old paper. `white`: for white card, without the cream.
 * `black`: for black-only printers; colour is never the only signal.
 */
export const PRESSES = ['colour', 'white', 'black'] as const;
export type Press = (typeof PRESSES)[number];

export type PackStyle = {
  readonly press?: Press;
  /** Custom texts by card, for packs that users make. */
  readonly words?: Readonly<Record<string, string>>;
  /** What the texts of cards are written in, by card; English if absent. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Notes to show after a card has been read, by card. */
  readonly notes?: Readonly<Record<string, readonly string[]>>;
  /** Custom pictures by card, as data URLs. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** Name of the built-in picture set a pack asks for; the default fits any pack. */
  readonly drawn?: string | undefined;
  /** Title of a custom pack. It is printed on the lid, which then shows only pictures that fit any pack. */
  readonly title?: string;
  /** Subjects of the parts of a custom pack, by part name. They are printed on its cards. */
  readonly subjects?: Readonly<Record<string, string>>;
  /** Subjects of the parts of any pack, by part name, for a table that shows the parts. */
  readonly topics?: Readonly<Record<string, string>>;
};

/** Outer and inner distance of the frame from the card edge, in tenths of a millimetre. */
export type CardFrame = { readonly outside: number; readonly inside: number };

export type PackArt = {
  /** Card size in millimetres. */
  readonly size: Size;
  readonly frame: CardFrame;
  /** Font of the box title on the spine. */
  readonly type: Font;
  readonly lidSize: Size;
  /** The corner index in tenths of a millimetre: the part that must be visible in a fan. */
  readonly index: Field;
  /** Distinct cards. */
  readonly cards: readonly string[];
  face(card: string, dress?: PackStyle): string;
  /** The sign of the part a card belongs to, without the card. */
  badge?(card: string, dress?: PackStyle): string;
  back(dress?: PackStyle): string;
  lid(dress?: PackStyle): string;
  /** Name of a card for screen readers. */
  nameOf(card: string, dress?: PackStyle): string;
  /** Two or three letters for what the colour of a card means; undefined if colour has no meaning. */
  signOf?(card: string): string;
};
