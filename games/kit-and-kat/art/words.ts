/** The words of a pack file: those on the cards, as the faces take them, and those beside them. */
import type { PackStyle } from '@parlour/card-art/pack-art';
import { packOf } from '../kit-and-kat/rules/cards.ts';
import { notesOn, type Pack, PICTURES, textOf } from '../pack/pack.ts';

const wordsOf = (pack: Pack): Readonly<Record<string, string>> =>
  Object.fromEntries(packOf(pack.books.length).map(card => [card, textOf(pack, card)]));

const notesOf = (pack: Pack): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    packOf(pack.books.length)
      .map(card => [card, notesOn(pack, card)] as const)
      .filter(([, notes]) => notes.length > 0),
  );

/**
 * What the cards of a pack wear: its words, and the pictures it asks for. The packs of the box, in all their editions, are
 * opened by the name under which they were drawn.
 */
export const dressOf = (pack: Pack, name: string): PackStyle => ({
  words: wordsOf(pack),
  notes: notesOf(pack),
  drawn: pack.pictures ?? PICTURES.find(set => name === set || name.startsWith(`${set}-`)),
});

/** A pack that is not of the box says what it is called, and what its books are about. */
export const ownDress = (pack: Pack, name: string): PackStyle => ({
  ...dressOf(pack, name),
  title: pack.title,
  subjects: Object.fromEntries(pack.books.map(({ book, subject }) => [book, subject])),
});
