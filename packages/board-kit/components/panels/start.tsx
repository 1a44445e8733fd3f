/** Ready check before a simultaneous start: a Ready button, the players who are not ready, and a countdown. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import { joinWithAnd } from '../../ending.ts';
import { ActionButton } from '../prompt.tsx';
import { announce } from '../screen-reader.tsx';
import styles from './dialog.module.css';

export type StartPanelProps = {
  /** `ready` if this chair must confirm. */
  readonly asks: 'ready' | 'nothing';
  /** Names of players who are not ready, and the latest start. */
  readonly waitsFor: readonly string[];
  readonly until?: number | undefined;
  /** Start time, once the countdown runs. */
  readonly go?: number | undefined;
  ready(): void;
};

export function StartPanel({ asks, waitsFor, until, go, ready }: StartPanelProps): JSX.Element {
  return (
    <section class={styles.start} data-part="slip" aria-label={boardText('startPanel')}>
      {go !== undefined ? (
        <StartCountdown go={go} />
      ) : asks === 'ready' ? (
        <>
          <p>{boardText('allBegin')}</p>
          <ActionButton tone="main" onAct={ready} takesFocus>
            {boardText('ready')}
          </ActionButton>
        </>
      ) : (
        <p>{boardText('waitingFor', { names: joinWithAnd(waitsFor) })}</p>
      )}
      {until !== undefined && <LatestStart until={until} />}
    </section>
  );
}

const SECOND_MS = 1000;
const COUNT_FROM = 3;

/** Counts down from three. */
function StartCountdown({ go }: { readonly go: number }): JSX.Element {
  const left = Math.max(1, Math.min(COUNT_FROM, useSecondsTo(go)));
  useEffect(() => announce(String(left)), [left]);
  return (
    <p class={styles.startNumber} key={left}>
      {left}
    </p>
  );
}

const LatestStart = ({ until }: { readonly until: number }): JSX.Element => (
  <p class={styles.latest}>{boardText('startsWithin', { count: Math.max(1, useSecondsTo(until)) })}</p>
);

function useSecondsTo(moment: number): number {
  const left = useSignal(Math.ceil((moment - Date.now()) / SECOND_MS));
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = Math.ceil((moment - Date.now()) / SECOND_MS);
    }, SECOND_MS / 10);
    return () => clearInterval(timer);
  }, [moment]);
  return left.value;
}
