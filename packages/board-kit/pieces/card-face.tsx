/** The face of a card. Drawing one takes a phone some milliseconds, and a hand may be thirteen. */
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { openTurns } from '../drawing-turns.ts';
import { isMotionWanted } from '../manner.ts';
import { usePack } from '../pack.ts';
import styles from './card.module.css';

/** To be asked where it is makes a page lay itself out here and now: then the next picture has only to be painted. */
const layOut = (): unknown => document.body.getBoundingClientRect();

const turns = openTurns(work =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      work();
      // What has changed is drawn before this.
      queueMicrotask(layOut);
    }),
  ),
);

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
