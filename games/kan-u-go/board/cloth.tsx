/** The cloth with the crossword on it, as a player sees it, walks over it and hears it. */
import { Crossword as Grid, type GridCard } from '@parlour/board-kit/components/crossword/crossword.tsx';
import type { JSX } from 'preact';
import type { Crossword } from '../crossword/crossword.ts';
import styles from './cloth.module.css';
import type { Laying } from './use-laying.ts';
import { wordsOn } from './words-at.ts';

type ClothProps = { readonly laying: Laying; readonly crossword: Crossword; readonly cards: readonly GridCard[] };

const KEYS = 'Arrows move, letters lay cards, Backspace takes back, Space turns, Enter plays or explains a word.';

export function Cloth({ laying, crossword, cards }: ClothProps): JSX.Element {
  const { draft, finder, tap, drop } = laying;
  return (
    <div class={styles.cloth}>
      <Grid label={`The crossword. ${KEYS}`} cursor={draft.cursor} {...{ cards, finder, tap, drop }}>
        <ul aria-label="Words on the table">
          {wordsOn(crossword).map(({ word, direction, row, column }) => (
            <li key={`${direction} ${row},${column}`}>
              {word} {direction} at {row},{column}
            </li>
          ))}
        </ul>
      </Grid>
    </div>
  );
}
