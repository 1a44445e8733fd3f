/** Cards of another: backs in a fan. Where one is to be drawn, each back is a button. */
import type { JSX } from 'preact';
import { walk } from '../keys.ts';
import { arc, rowsFor, sizeOf } from '../spreading.ts';
import cardStyles from './card.module.css';
import { Back, CardSides } from './card.tsx';
import styles from './fan.module.css';

type FanProps = { readonly count: number; readonly place?: string };

/** More backs than this tell nothing that the number does not. */
const SHOWN = 13;

export function Fan({ count, place }: FanProps): JSX.Element {
  const shown = Math.min(count, SHOWN);
  return (
    <div class={styles.fan} data-place={place} aria-hidden="true" style={rowsFor(shown)}>
      {Array.from({ length: shown }, (_, i) => (
        <Back key={i} class={styles.back!} style={arc(i, shown)} />
      ))}
      {count > 0 && <span class={styles.count}>{count}</span>}
    </div>
  );
}

type DrawFanProps = {
  readonly count: number;
  readonly label: string;
  readonly place?: string;
  readonly advised?: number | undefined;
  draw(at: number): void;
};

/** A fan held out to be drawn from. */
export function DrawFan({ count, label, place, advised, draw }: DrawFanProps): JSX.Element {
  return (
    <ol
      class={styles.draw}
      style={rowsFor(count)}
      aria-label={label}
      data-place={place}
      data-size={sizeOf(count)}
      onKeyDown={walk}
    >
      {Array.from({ length: count }, (_, at) => (
        <li key={at} class={styles.place} style={arc(at, count)}>
          <button
            type="button"
            class={`${cardStyles.card} ${styles.offered} ${at === advised ? styles.advised : ''}`}
            aria-label={`Card ${at + 1} of ${count}, face down`}
            data-stop
            tabIndex={at === 0 ? 0 : -1}
            onClick={() => draw(at)}
          >
            <CardSides card={undefined} />
          </button>
        </li>
      ))}
    </ol>
  );
}
