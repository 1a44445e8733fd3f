/** Before a start for all at once: a button for whoever is ready, who is still waited for, and three, two, one. */
import { counted } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../announce.ts';
import { Action } from './prompt.tsx';
import styles from './start.module.css';

export type StartProps = {
  /** What the chair is asked: whether it is ready, or nothing. */
  readonly asks: 'ready' | 'nothing';
  /** Those who are waited for, and until when. */
  readonly waitsFor: readonly string[];
  readonly until?: number | undefined;
  /** When it goes, once it is being counted. */
  readonly go?: number | undefined;
  ready(): void;
};

export function Start({ asks, waitsFor, until, go, ready }: StartProps): JSX.Element {
  return (
    <section class={styles.start} data-part="slip" aria-label="The start">
      {go !== undefined ? (
        <Counting go={go} />
      ) : asks === 'ready' ? (
        <>
          <p>All begin at the same moment.</p>
          <Action tone="main" onAct={ready} takesFocus>
            Ready
          </Action>
        </>
      ) : (
        <p>Waiting for {waitsFor.join(', ')}.</p>
      )}
      {until !== undefined && <Latest until={until} />}
    </section>
  );
}

const SECOND = 1000;
const THREE = 3;

/** The seconds left, never more than three are counted. */
function Counting({ go }: { readonly go: number }): JSX.Element {
  const left = Math.max(1, Math.min(THREE, useSecondsTo(go)));
  useEffect(() => announce(String(left)), [left]);
  return (
    <p class={styles.number} key={left}>
      {left}
    </p>
  );
}

const Latest = ({ until }: { readonly until: number }): JSX.Element => (
  <p class={styles.latest}>It begins in {counted(Math.max(1, useSecondsTo(until)), 'second')} at the latest.</p>
);

function useSecondsTo(moment: number): number {
  const left = useSignal(Math.ceil((moment - Date.now()) / SECOND));
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = Math.ceil((moment - Date.now()) / SECOND);
    }, SECOND / 10);
    return () => clearInterval(timer);
  }, [moment]);
  return left.value;
}
