/** What went wrong, in a sentence, until it has been read. */
import type { JSX } from 'preact';
import type { TableController } from '../controller.ts';
import styles from './table.module.css';

export function Trouble({ sitting: { trouble } }: { readonly sitting: TableController }): JSX.Element {
  return (
    <div role="alert">
      {trouble.value !== undefined && (
        <button type="button" class={styles.trouble} onClick={() => (trouble.value = undefined)}>
          {trouble.value}
        </button>
      )}
    </div>
  );
}
