/** The one live region of the page. */
import type { JSX } from 'preact';
import { announcements } from '../announce.ts';
import styles from './announcer.module.css';

export function Announcer(): JSX.Element {
  return (
    <div class={styles.unseen} role="log" aria-live="polite" aria-label="What happens">
      {announcements.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
