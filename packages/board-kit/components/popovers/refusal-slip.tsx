/** Why a play was refused, in the zone of the prompt, with an arrow to the refused card and a link to its clause. */
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import { swallowNextClick } from '../../input/touch.ts';
import { boxOf, type PopoverBox } from '../../popover/placement.ts';
import { OwnPortrait } from '../seats/portrait.tsx';
import { PointerArrow } from './pointer.tsx';
import styles from './popovers.module.css';

export type RefusalSlipProps = {
  readonly refusal: RefusalWithMessage;
  readonly touched: { readonly current: Element | null };
  openSheet(): void;
  dismiss(): void;
};

export function RefusalSlip({ refusal, touched, openSheet, dismiss }: RefusalSlipProps): JSX.Element {
  const slip = useRef<HTMLDivElement>(null);
  /** What was touched at the time of the refusal, not later. */
  const culprit = useRef(touched.current);
  const arrow = useArrow(slip, culprit);
  useAutoDismiss(slip, culprit, dismiss);
  return (
    <>
      <div ref={slip} class={styles.refusalSlip} data-part="slip" data-refusal>
        <OwnPortrait />
        <span class={styles.says}>{refusal.message}</span>{' '}
        <button
          type="button"
          class={styles.clause}
          aria-label={boardText('ruleOf', { clause: refusal.clause })}
          onClick={openSheet}
        >
          {boardText('rule', { clause: refusal.clause })}
        </button>
      </div>
      {arrow && <PointerArrow from={arrow.from} to={arrow.to} />}
    </>
  );
}

type ElementRef = { readonly current: Element | null };
type Arrow = { readonly from: PopoverBox; readonly to: PopoverBox };

const RECHECK_MS = 200;

/** Marks the refused card, which a style sheet brings to the front, and follows it with the arrow. */
function useArrow(slip: ElementRef, culprit: ElementRef): Arrow | undefined {
  const arrow = useSignal<Arrow | undefined>(undefined);
  useLayoutEffect(() => {
    const refused = culprit.current;
    if (!refused?.isConnected || refused.matches('[data-part], [data-drop]')) return;
    refused.setAttribute('data-rejected', '');
    const measure = (): void => {
      if (!slip.current) return;
      const [from, to] = [boxOf(slip.current), boxOf(refused)];
      if (JSON.stringify(arrow.peek()) !== JSON.stringify({ from, to })) arrow.value = { from, to };
    };
    const [first, timer] = [setTimeout(measure, RECHECK_MS), setInterval(measure, RECHECK_MS)];
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      refused.removeAttribute('data-rejected');
    };
  }, []);
  return arrow.value;
}

const VISIBLE_MS = 8000;
const ACTION_KEYS: readonly string[] = ['Enter', ' ', 'Escape'];

const contains = ({ current }: ElementRef, node: EventTarget | null): boolean =>
  node instanceof Node && !!current?.contains(node);

/**
 * Closes the slip at the next input, or after a while unless it has the focus. The refused card covers others, so a
 * tap on it only closes the slip.
 */
function useAutoDismiss(slip: ElementRef, culprit: ElementRef, dismiss: () => void): void {
  useEffect(() => {
    const touch = ({ target, type }: Event): void => {
      if (contains(slip, target)) return;
      if (type === 'pointerdown' && culprit.current?.matches('[data-card]') && contains(culprit, target))
        swallowNextClick();
      dismiss();
    };
    const press = (event: KeyboardEvent): void => (ACTION_KEYS.includes(event.key) ? touch(event) : undefined);
    const timer = setInterval(() => (contains(slip, document.activeElement) ? undefined : dismiss()), VISIBLE_MS);
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', press, true);
    };
  }, []);
}
