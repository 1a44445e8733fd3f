/** The last events as sentences; a tap opens the whole log. */
import type { JSX } from 'preact';
import styles from './last-events.module.css';

type EventLine = { readonly number: number; readonly sentence: string };

type LastEventsProps = { readonly events: readonly EventLine[]; openLog(): void };

const MAX_LINES = 2;

export function LastEvents({ events, openLog }: LastEventsProps): JSX.Element {
  return (
    <button type="button" class={styles.strip} data-part="strip" onClick={openLog} aria-label="All that has happened">
      {events.slice(-MAX_LINES).map(({ number, sentence }) => (
        <span key={number} class={styles.line}>
          <span>{sentence}</span>
        </span>
      ))}
    </button>
  );
}
