/** A long word that is read whole, and copied by one touch. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './copied.module.css';
import { COPIED, copyText } from './share-link.tsx';

type CopiedProps = { readonly says: string; readonly text: string };

export function Copied({ says, text }: CopiedProps): JSX.Element {
  const done = useSignal('');
  const copy = async (): Promise<void> => {
    done.value = (await copyText(text)) === 'copied' ? COPIED : 'Select the text above and copy it.';
  };
  return (
    <div class={styles.copied}>
      <p class={styles.text}>{text}</p>
      <Action onAct={() => void copy()}>{says}</Action>
      <span role="status">{done.value}</span>
    </div>
  );
}
