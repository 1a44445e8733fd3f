/** A prompt of the first game: short, at the moment it matters, beside what it is about, and easily sent away. */
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import { findNamed, styleOf, usePlaced } from '../use-placed.ts';
import styles from './lesson.module.css';
import { Pointer } from './pointer.tsx';

type LessonProps = {
  readonly says: string;
  readonly clause: string;
  /** The card, place or part of the table it points at. */
  readonly about: string;
  openSheet(): void;
  dismiss(): void;
  skipAll(): void;
};

export function LessonSlip({ says, clause, about, openSheet, dismiss, skipAll }: LessonProps): JSX.Element {
  const slip = useRef<HTMLElement>(null);
  const placed = usePlaced(
    slip,
    useCallback(() => findNamed(about), [about]),
  );
  useEffect(() => announce(says), [says]);
  return (
    <>
      <aside
        ref={slip}
        class={styles.slip}
        data-part="slip"
        style={styleOf(placed?.slip)}
        aria-label="A word to the newcomer"
      >
        <p>{says}</p>
        <div class={styles.row}>
          <button type="button" class={styles.link} onClick={openSheet}>
            rule {clause}
          </button>
          <button type="button" class={styles.link} onClick={skipAll}>
            No more lessons
          </button>
          <button type="button" class={styles.done} onClick={dismiss}>
            I see
          </button>
        </div>
      </aside>
      {placed?.about && <Pointer from={placed.slip} to={placed.about} way={placed.way} />}
    </>
  );
}
