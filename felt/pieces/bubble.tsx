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
    const faces = said ? document.querySelectorAll(`[data-portrait="${said.seat}"]`) : [];
    const face = faces[faces.length - 1];
    if (bubble.current && face) place(bubble.current, face.getBoundingClientRect());
  }, [said]);
  return said === undefined ? null : (
    <q key={said.words} ref={bubble} class={styles.bubble} aria-hidden="true">
      {said.words}
    </q>
  );
}

/** What stands above everything on a table: a bubble goes there only if it must. */
const HEADROOM = 110;

/** Over the face, or under it near the upper edge; pushed in from the sides. */
function place(bubble: HTMLElement, face: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const within = (at: number, most: number): number => Math.max(MARGIN, Math.min(at, most - MARGIN));
  bubble.style.left = `${within(face.left + face.width / 2 - width / 2, innerWidth - width)}px`;
  const above = face.top - height - MARGIN;
  bubble.style.top = `${above > HEADROOM ? above : face.bottom + MARGIN}px`;
  bubble.dataset.placed = '';
}
