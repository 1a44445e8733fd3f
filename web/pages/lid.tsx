/** The lid of a box, drawn by its own art; a plain one for a box that has none yet. */
import type { Box } from '@parlour/games/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadLid } from '../boxes.ts';
import styles from './lid.module.css';

export function Lid({ box }: { readonly box: Box }): JSX.Element {
  const drawing = useSignal<string | undefined>(undefined);
  useEffect(() => {
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
  return <span class={styles.lid} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.value ?? '' }} />;
}
