/** How long somebody still has. It is told by sight only: a countdown read aloud would drown the game. */
import { counted } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import styles from './clock.module.css';

type ClockProps = { readonly deadline: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return counted(Math.ceil(left / DAY), 'day');
  if (left >= 60 * MINUTE) return `${Math.ceil(left / (60 * MINUTE))} h`;
  return `${Math.floor(left / MINUTE)}:${String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0')}`;
}

export function Clock({ deadline }: ClockProps): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = deadline - now.value;
  return (
    <span class={styles.clock} data-short={left < 10 * SECOND} aria-hidden="true">
      {timeLeft(left)}
    </span>
  );
}
