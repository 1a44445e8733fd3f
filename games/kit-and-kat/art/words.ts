/** The words of a pack file: those on the cards, as the faces take them, and those beside them. */
import type { Dress } from '@parlour/art/dress';
import { notesOn, type Pack, PICTURES, textOf } from '../packs/pack.ts';
import { PACK } from '../rules/cards.ts';

const wordsOf = (pack: Pack): Readonly<Record<string, string>> =>
  Object.fromEntries(PACK.map(card => [card, textOf(pack, card)]));

const notesOf = (pack: Pack): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(PACK.map(card => [card, notesOn(pack, card)] as const).filter(([, notes]) => notes.length > 0));

/**
 * What the cards of a pack wear: its words, and the pictures it asks for. The packs of the box, in all their editions, are
 * opened by the name under which they were drawn.
 */
export const dressOf = (pack: Pack, name: string): Dress => ({
  words: wordsOf(pack),
  notes: notesOf(pack),
  drawn: pack.pictures ?? PICTURES.find(set => name === set || name.startsWith(`${set}-`)),
});
