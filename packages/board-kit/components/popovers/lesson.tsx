/** A tip for a first game, placed beside what it explains. */
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { findPopoverTarget, placementStyle, usePlacement } from '../../popover/placement.ts';
import { announce } from '../announcer.tsx';
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

export function LessonPopover({ says, clause, about, openSheet, dismiss, skipAll }: LessonProps): JSX.Element {
  const popover = useRef<HTMLElement>(null);
  const placement = usePlacement(
    popover,
    useCallback(() => findPopoverTarget(about), [about]),
  );
  useEffect(() => announce(says), [says]);
  return (
    <>
      <aside
        ref={popover}
        class={styles.slip}
        data-part="slip"
        style={placementStyle(placement?.popover)}
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
      {placement?.target && <Pointer from={placement.popover} to={placement.target} way={placement.way} />}
    </>
  );
}
