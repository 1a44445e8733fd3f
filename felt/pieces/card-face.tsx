/** The face of a card. Drawing one takes a phone some milliseconds, and a hand may be thirteen. */
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { openTurns } from '../drawing-turns.ts';
import { isMotionWanted } from '../manner.ts';
import { usePack } from '../pack.ts';
import styles from './card.module.css';

const turns = openTurns(work => requestAnimationFrame(() => setTimeout(work)));

/** Whoever wants nothing to move wants it there at once; and a page that nobody sees has no pictures to wait for. */
const mayWait = (): boolean => isMotionWanted() && !document.hidden;

export function CardFace({ card }: { readonly card: string }): JSX.Element {
  const pack = usePack();
  const [isDrawn, setDrawn] = useState(() => pack.isDrawn(card) || (pack.isReady() && !mayWait()));
  useLayoutEffect(() => {
    const draw = (): void => setDrawn(true);
    if (!isDrawn) void pack.ready.then(() => (mayWait() ? turns.queue(draw) : draw()));
  }, []);
  return <span class={styles.face} dangerouslySetInnerHTML={{ __html: isDrawn ? pack.face(card) : '' }} />;
}
