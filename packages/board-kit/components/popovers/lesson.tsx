/** A tip for a first game, placed beside what it explains. */
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import { findPopoverTarget, placementStyle, usePlacement } from '../../popover/placement.ts';
import { ActionButton } from '../prompt.tsx';
import { announce } from '../screen-reader.tsx';
import { Pointer } from './pointer.tsx';
import styles from './popovers.module.css';

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
        aria-label={boardText('tip')}
      >
        <p>{says}</p>
        <div class={styles.row}>
          <button type="button" class={styles.link} onClick={openSheet}>
            {boardText('rule', { clause })}
          </button>
          <button type="button" class={styles.link} onClick={skipAll}>
            {boardText('tipsOff')}
          </button>
          <ActionButton tone="main" onAct={dismiss}>
            {boardText('gotIt')}
          </ActionButton>
        </div>
      </aside>
      {placement?.target && <Pointer from={placement.popover} to={placement.target} way={placement.way} />}
    </>
  );
}
