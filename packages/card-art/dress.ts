/** How a pack is to be printed, and what every box's `art/faces.ts` offers. */
import type { Field } from './ornament.ts';
import type { Size } from './svg.ts';
import type { Font } from './type.ts';

/**
 * Colour for the page, with the cream of the old paper; white for white card, on which that cream is not printed; black for
 * a black-and-white printer: colour is never the only signal.
 */
export const PRESSES = ['colour', 'white', 'black'] as const;
export type Press = (typeof PRESSES)[number];

export type Dress = {
  readonly press?: Press;
  /** Words of the owner's own, a card's name to its text: for packs that people make. */
  readonly words?: Readonly<Record<string, string>>;
  /** What is to be known beside a card once it has been read, a card's name to a few lines. */
  readonly notes?: Readonly<Record<string, readonly string[]>>;
  /** Pictures of the owner's own, a card's name to a data URL. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** The set of our pictures that a pack asks for, by its name; without one the box draws what fits any pack. */
  readonly drawn?: string | undefined;
  /** The title of a pack that somebody has made: it stands on the lid, and no picture that is not meant for any pack. */
  readonly title?: string;
  /** What the parts of such a pack are about, by their names. */
  readonly subjects?: Readonly<Record<string, string>>;
};

/** How far from the edge of a card the frame round it begins and ends, in tenths of a millimetre. */
export type CardFrame = { readonly outside: number; readonly inside: number };

export type PackArt = {
  /** Millimetres of one card. */
  readonly size: Size;
  readonly frame: CardFrame;
  /** The type of the box, for its spine. */
  readonly type: Font;
  readonly lidSize: Size;
  /** Where the index stands, in tenths of a millimetre: what must be seen of a card in a fan. */
  readonly index: Field;
  /** The cards that look different, each once. */
  readonly cards: readonly string[];
  face(card: string, dress?: Dress): string;
  back(dress?: Dress): string;
  lid(dress?: Dress): string;
  /** What somebody who cannot see the card is told. */
  nameOf(card: string, dress?: Dress): string;
  /** Two or three letters for what a card tells by its colour, for whoever does not see colours; left out where none does. */
  signOf?(card: string): string;
};
