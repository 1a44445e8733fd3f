/** How a pack is to be printed, and what every box's `art/faces.ts` offers. */
import type { Field } from './ornament.ts';
import type { Size } from './svg.ts';

/** Colour for the page, black for a black-and-white printer: colour is never the only signal. */
export const PRESSES = ['colour', 'black'] as const;
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
};

export type PackArt = {
  /** Millimetres of one card. */
  readonly size: Size;
  readonly lidSize: Size;
  /** Where the index stands, in tenths of a millimetre: what must be seen of a card in a fan. */
  readonly index: Field;
  /** The cards that look different, each once. */
  readonly cards: readonly string[];
  face(card: string, dress?: Dress): string;
  back(dress?: Dress): string;
  lid(): string;
  /** What somebody who cannot see the card is told. */
  nameOf(card: string, dress?: Dress): string;
};
