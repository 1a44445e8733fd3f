/** Cards of another: backs in a fan. Where one is to be drawn, each back is a button. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { startDrag } from '../drag.ts';
import { walk } from '../keys.ts';
import { arc, rowsFor, sizeOf } from '../spreading.ts';
import cardStyles from './card.module.css';
import { Back, CardSides } from './card.tsx';
import styles from './fan.module.css';

type FanProps = { readonly count: number; readonly place?: string | undefined };

/** More backs than this tell nothing that the number does not. */
const SHOWN = 13;

/** Most backs of a table lie in fans, and most fans stay as they are with every step. */
export const Fan = ({ count, place }: FanProps): JSX.Element =>
  useMemo(() => <Backs count={count} place={place} />, [count, place]);

function Backs({ count, place }: FanProps): JSX.Element {
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
  /** The place a card can be drawn to with a finger, by its `data-drop`. */
  readonly into: string;
  draw(at: number): Promise<'played' | 'refused'>;
};

/** A fan held out to be drawn from. */
export function DrawFan({ count, label, place, advised, into, draw }: DrawFanProps): JSX.Element {
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
