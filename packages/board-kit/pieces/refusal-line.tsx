/** A refusal in one line beside what was touched; its clause is one tap away. */
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { swallowTap } from '../press.ts';
import { styleOf, usePlaced } from '../use-placed.ts';
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
    useCallback(() => (culprit.current?.isConnected ? culprit.current : undefined), []),
  );
  useLeaving(line, culprit, dismiss);
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

type Part = { readonly current: Element | null };

const isIn = ({ current }: Part, node: EventTarget | null): boolean =>
  node instanceof Node && !!current?.contains(node);

/**
 * The line goes with the next touch, or after a while unless the focus is in it. The refused card covers others while it is framed:
 * a tap on it only lays it back.
 */
function useLeaving(line: Part, culprit: Part, dismiss: () => void): void {
  useEffect(() => {
    const touch = ({ target, type }: Event): void => {
      if (isIn(line, target)) return;
      if (type === 'pointerdown' && culprit.current?.matches('[data-card]') && isIn(culprit, target)) swallowTap();
      dismiss();
    };
    const press = (event: KeyboardEvent): void => (ACTS.includes(event.key) ? touch(event) : undefined);
    const timer = setInterval(() => (isIn(line, document.activeElement) ? undefined : dismiss()), SEEN_FOR);
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', press, true);
    };
  }, []);
}
