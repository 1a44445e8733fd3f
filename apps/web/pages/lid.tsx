/** The lid of a box, drawn by its own art; a plain one for a box that has none yet. */
import type { Box } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lidAtHand, loadLid } from '../boxes.ts';
import styles from './lid.module.css';

export function Lid({ box }: { readonly box: Box }): JSX.Element {
  const drawing = useSignal(lidAtHand(box.id));
  useEffect(() => {
    if (lidAtHand(box.id) !== undefined) return;
    void loadLid(box.id).then(lid => {
      drawing.value = lid ?? '';
    });
  }, [box.id]);
  if (drawing.value === '') {
    return (
      <span class={styles.plain} aria-hidden="true">
        <span class={styles.label}>{box.title}</span>
      </span>
    );
  }
  const html = { __html: drawing.value ?? '' };
  return <span class={styles.lid} data-lid={box.id} aria-hidden="true" dangerouslySetInnerHTML={html} />;
}
