/** A remark in a bubble near the portrait of the speaker. It ignores taps and covers no text. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf, choosePlace, obstaclesFor, type PopoverBox, placesAround, windowBox } from '../../popover/placement.ts';
import { currentRemark } from '../../sound/speech.ts';
import styles from './popovers.module.css';

export function RemarkBubble(): JSX.Element | null {
  const bubble = useRef<HTMLQuoteElement>(null);
  const shown = currentRemark.value;
  useLayoutEffect(() => {
    const faces = shown ? document.querySelectorAll(`[data-portrait="${shown.seat}"]`) : [];
    const face = faces[faces.length - 1];
    if (bubble.current && face) placeNearFace(bubble.current, boxOf(face));
  }, [shown]);
  return shown === undefined ? null : (
    <q key={shown.words} ref={bubble} class={styles.bubble} aria-hidden="true">
      {shown.words}
    </q>
  );
}

function placeNearFace(bubble: HTMLElement, face: PopoverBox): void {
  const { width, height } = boxOf(bubble);
  const size = { width, height };
  const { forbidden, shunned } = obstaclesFor(bubble);
  const others = [...document.querySelectorAll('[data-part="seat"], [data-part="bar"]')].map(boxOf);
  const place = choosePlace(size, placesAround(size, face, windowBox()), {
    forbidden: [...forbidden, face],
    shunned: [...shunned, ...others],
  });
  if (!place) return;
  bubble.style.left = `${place.left}px`;
  bubble.style.top = `${place.top}px`;
  bubble.dataset.placed = '';
}
