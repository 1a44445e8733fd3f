/** A refusal in one line beside the refused card, with a link to its clause. */
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { swallowNextClick } from '../../input/touch.ts';
import { placementStyle, usePlacement } from '../../popover/placement.ts';
import { Pointer } from './pointer.tsx';
import styles from './refusal-line.module.css';

export type RefusalLineProps = {
  readonly refusal: RefusalWithMessage;
  readonly touched: { readonly current: Element | null };
  openSheet(): void;
  dismiss(): void;
};

export function RefusalLine({ refusal, touched, openSheet, dismiss }: RefusalLineProps): JSX.Element {
  const line = useRef<HTMLDivElement>(null);
  /** What was touched at the time of the refusal, not later. */
  const culprit = useRef(touched.current);
  const placement = usePlacement(
    line,
    useCallback(() => (culprit.current?.isConnected ? culprit.current : undefined), []),
  );
  useAutoDismiss(line, culprit, dismiss);
  return (
    <>
      <div ref={line} class={styles.line} style={placementStyle(placement?.popover)} data-refusal>
        <span class={styles.says}>{refusal.message}</span>{' '}
        <button type="button" class={styles.clause} aria-label={`${refusal.clause}: see the sheet`} onClick={openSheet}>
          {refusal.clause}
        </button>
      </div>
      {placement?.target && <Pointer from={placement.popover} to={placement.target} way={placement.way} />}
    </>
  );
}

const VISIBLE_MS = 8000;
const ACTION_KEYS: readonly string[] = ['Enter', ' ', 'Escape'];

type ElementRef = { readonly current: Element | null };

const contains = ({ current }: ElementRef, node: EventTarget | null): boolean =>
  node instanceof Node && !!current?.contains(node);

/**
 * Closes the line at the next input, or after a while unless it has the focus. The framed card covers others, so a
 * tap on it only closes the line.
 */
function useAutoDismiss(line: ElementRef, culprit: ElementRef, dismiss: () => void): void {
  useEffect(() => {
    const touch = ({ target, type }: Event): void => {
      if (contains(line, target)) return;
      if (type === 'pointerdown' && culprit.current?.matches('[data-card]') && contains(culprit, target))
        swallowNextClick();
      dismiss();
    };
    const press = (event: KeyboardEvent): void => (ACTION_KEYS.includes(event.key) ? touch(event) : undefined);
    const timer = setInterval(() => (contains(line, document.activeElement) ? undefined : dismiss()), VISIBLE_MS);
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', press, true);
    };
  }, []);
}
