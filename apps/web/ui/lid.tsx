/** The lid of a box as drawn by its art, else a plain label. */
import type { Box } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cachedLid, loadLid } from '../lib/box-assets.ts';
import styles from './pictures.module.css';

export function BoxLid({ box }: { readonly box: Box }): JSX.Element {
  const drawing = useSignal(cachedLid(box.id));
  useEffect(() => {
    if (cachedLid(box.id) !== undefined) return;
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
  return (
    <span
      class={styles.lid}
      data-lid={box.id}
      data-shape={isFlat(drawing.value) ? 'flat' : 'tall'}
      aria-hidden="true"
      dangerouslySetInnerHTML={html}
    />
  );
}

/** Whether a lid is wider than high. */
function isFlat(drawing: string | undefined): boolean {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing ?? '') ?? [];
  return Number(width) > Number(height);
}
