/** A refusal in one line beside what was touched; its clause is one tap away. */
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { boxOf, styleOf, usePlaced } from '../use-placed.ts';
import { Pointer } from './pointer.tsx';
import styles from './refusal-line.module.css';

export type RefusalProps = {
  readonly refusal: ToldRefusal;
  readonly touched: { readonly current: Element | null };
  openSheet(): void;
  dismiss(): void;
};

export function RefusalLine({ refusal, touched, openSheet, dismiss }: RefusalProps): JSX.Element {
  const line = useRef<HTMLDivElement>(null);
  /** What was touched when it was refused, not what is touched afterwards. */
  const culprit = useRef(touched.current);
  const placed = usePlaced(
    line,
    useCallback(() => (culprit.current?.isConnected ? boxOf(culprit.current) : undefined), []),
  );
  useLeaving(line, dismiss);
  return (
    <>
      <div ref={line} class={styles.line} style={styleOf(placed?.slip)} data-refusal>
        <span class={styles.says}>{refusal.message}</span>{' '}
        <button type="button" class={styles.clause} aria-label={`${refusal.clause}: see the sheet`} onClick={openSheet}>
          {refusal.clause}
        </button>
      </div>
      {placed?.about && <Pointer from={placed.slip} to={placed.about} way={placed.way} />}
    </>
  );
}

const SEEN_FOR = 8000;
const ACTS: readonly string[] = ['Enter', ' ', 'Escape'];

/** It goes with the next touch, or after a while unless somebody is at it. */
function useLeaving(line: { readonly current: HTMLElement | null }, dismiss: () => void): void {
  useEffect(() => {
    const isHere = (node: EventTarget | null): boolean => node instanceof Node && !!line.current?.contains(node);
    const touch = ({ target }: Event): void => (isHere(target) ? undefined : dismiss());
    const press = (event: KeyboardEvent): void => (ACTS.includes(event.key) ? touch(event) : undefined);
    const timer = setInterval(() => (isHere(document.activeElement) ? undefined : dismiss()), SEEN_FOR);
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', press, true);
    };
  }, []);
}
