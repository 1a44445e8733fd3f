/** A remark in a bubble near the face of whoever makes it. It takes no taps, and keeps off what can be read. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { freePlace, type SlipBox } from '../placing.ts';
import { remark } from '../remarks.ts';
import { boxOf, theWindow, thingsKeptOff } from '../use-placed.ts';
import styles from './bubble.module.css';

export function Bubble(): JSX.Element | null {
  const bubble = useRef<HTMLQuoteElement>(null);
  const said = remark.value;
  useLayoutEffect(() => {
    const faces = said ? document.querySelectorAll(`[data-portrait="${said.seat}"]`) : [];
    const face = faces[faces.length - 1];
    if (bubble.current && face) place(bubble.current, boxOf(face));
  }, [said]);
  return said === undefined ? null : (
    <q key={said.words} ref={bubble} class={styles.bubble} aria-hidden="true">
      {said.words}
    </q>
  );
}

/** The free place that is nearest to the face. */
function place(bubble: HTMLElement, face: SlipBox): void {
  const { width, height } = boxOf(bubble);
  const spot = freePlace({ width, height }, theWindow(), thingsKeptOff(bubble), face);
  bubble.style.left = `${spot.left}px`;
  bubble.style.top = `${spot.top}px`;
  bubble.dataset.placed = '';
}
