/** A letter on a square of the crossword, on the table and in pictures. */
import type { JSX } from 'preact';
import { letterTile } from '../art/letters.ts';
import { type CardNumbers, countPoints } from '../pack/pack.ts';
import styles from './board.module.css';

type LetterTileProps = { readonly card: string; readonly numbers?: CardNumbers | undefined };

export const LetterTile = ({ card, numbers = 'parlour' }: LetterTileProps): JSX.Element => (
  <span class={styles.tile} dangerouslySetInnerHTML={{ __html: drawingOf(card, countPoints([card], numbers)) }} />
);

const drawings = new Map<string, string>();

/** Every tile is drawn once. */
function drawingOf(card: string, number: number): string {
  const key = `${card} ${number}`;
  const drawing = drawings.get(key) ?? letterTile(card, number);
  drawings.set(key, drawing);
  return drawing;
}
