/** A remark in a bubble beside the face of whoever makes it. It takes no taps, and stays within the window. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { remark } from '../remarks.ts';
import styles from './bubble.module.css';

const MARGIN = 6;

export function Bubble(): JSX.Element | null {
  const bubble = useRef<HTMLQuoteElement>(null);
  const said = remark.value;
  useLayoutEffect(() => {
    const face = said && document.querySelector(`[data-face="${said.seat}"]`);
    if (bubble.current && face) place(bubble.current, face.getBoundingClientRect());
  }, [said]);
  return said === undefined ? null : (
    <q key={said.words} ref={bubble} class={styles.bubble} aria-hidden="true">
      {said.words}
    </q>
  );
}

/** Under the face, pushed in from the edges. */
function place(bubble: HTMLElement, face: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const within = (at: number, most: number): number => Math.max(MARGIN, Math.min(at, most - MARGIN));
  bubble.style.left = `${within(face.left + face.width / 2 - width / 2, innerWidth - width)}px`;
  bubble.style.top = `${within(face.bottom + MARGIN, innerHeight - height)}px`;
  bubble.dataset.placed = '';
}
