/** The face-down cards of another player, to draw one of them. */
import type { JSX } from 'preact';
import { boardText } from '../../board-text.ts';
import { startDrag } from '../../input/drag.ts';
import { moveFocus } from '../../input/roving-focus.ts';
import { arcStyle, handSize, rowsStyle } from '../../layout/css-layout.ts';
import cardStyles from './card.module.css';
import { CardSides } from './card.tsx';
import styles from './fan.module.css';

type DrawFanProps = {
  readonly count: number;
  readonly label: string;
  readonly place?: string;
  readonly advised?: number | undefined;
  /** The `data-drop` a card can be dragged to. */
  readonly into: string;
  draw(at: number): Promise<'played' | 'refused'>;
};

/** A fan to draw from: every back is a button. */
export function DrawFan({ count, label, place, advised, into, draw }: DrawFanProps): JSX.Element {
  return (
    <ol
      class={styles.draw}
      style={rowsStyle(count)}
      aria-label={label}
      data-place={place}
      data-size={handSize(count)}
      onKeyDown={moveFocus}
    >
      {Array.from({ length: count }, (_, at) => (
        <li key={at} class={styles.place} style={arcStyle(at, count)}>
          <button
            type="button"
            class={`${cardStyles.card} ${styles.offered} ${at === advised ? styles.advised : ''}`}
            aria-label={boardText('nthOfFan', { at: at + 1, count })}
            data-stop
            tabIndex={at === 0 ? 0 : -1}
            onClick={() => void draw(at)}
            onPointerDown={event => startDrag(event, async ({ on }) => (on === into ? draw(at) : 'refused'))}
          >
            <CardSides card={undefined} />
          </button>
        </li>
      ))}
    </ol>
  );
}
