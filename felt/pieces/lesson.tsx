/** A prompt of the first game: short, at the moment it matters, and easily sent away. */
import type { JSX } from 'preact';
import styles from './lesson.module.css';

type LessonProps = {
  readonly says: string;
  readonly clause: string;
  openSheet(): void;
  dismiss(): void;
  skipAll(): void;
};

export function LessonSlip({ says, clause, openSheet, dismiss, skipAll }: LessonProps): JSX.Element {
  return (
    <aside class={styles.slip} data-part="slip" aria-label="A word to the newcomer">
      <p>{says}</p>
      <div class={styles.row}>
        <button type="button" class={styles.link} onClick={openSheet}>
          {clause}
        </button>
        <button type="button" class={styles.link} onClick={skipAll}>
          No more lessons
        </button>
        <button type="button" class={styles.done} onClick={dismiss}>
          I see
        </button>
      </div>
    </aside>
  );
}
