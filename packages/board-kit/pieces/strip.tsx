/** The last happenings as plain sentences; the whole log is one tap away. */
import type { JSX } from 'preact';
import styles from './strip.module.css';

type Told = { readonly number: number; readonly sentence: string };

type StripProps = { readonly told: readonly Told[]; openLog(): void };

const SHOWN = 2;

export function Strip({ told, openLog }: StripProps): JSX.Element {
  return (
    <button type="button" class={styles.strip} data-part="strip" onClick={openLog} aria-label="All that has happened">
      {told.slice(-SHOWN).map(({ number, sentence }) => (
        <span key={number} class={styles.line}>
          <span>{sentence}</span>
        </span>
      ))}
    </button>
  );
}
