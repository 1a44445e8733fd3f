/** The face-down cards of another player as a fan. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import { startDrag } from '../../input/drag.ts';
import { moveFocus } from '../../input/roving-focus.ts';
import { arcStyle, handSize, rowsStyle } from '../../layout/css-layout.ts';
import cardStyles from './card.module.css';
import { CardBack, CardSides } from './card.tsx';
import styles from './fan.module.css';

type FanProps = { readonly count: number; readonly place?: string | undefined };

/** More backs add nothing to the printed number. */
const MAX_BACKS = 13;

/** Memoized: most backs of a table are in fans, and most fans do not change in a step. */
export const Fan = ({ count, place }: FanProps): JSX.Element =>
  useMemo(() => <FanOfBacks count={count} place={place} />, [count, place]);

function FanOfBacks({ count, place }: FanProps): JSX.Element {
  const visible = Math.min(count, MAX_BACKS);
  return (
    <div class={styles.fan} data-place={place} aria-hidden="true" style={rowsStyle(visible)}>
      {Array.from({ length: visible }, (_, i) => (
        <CardBack key={i} class={styles.back!} style={arcStyle(i, visible)} />
      ))}
    </div>
  );
}

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
