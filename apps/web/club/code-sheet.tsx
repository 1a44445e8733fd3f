/** The recovery code, shown once: a sheet to be printed, copied or written down. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { COPIED, copyText } from '../pages/share-link.tsx';
import { keepKeys } from './keys.ts';
import styles from './membership.module.css';

type SheetProps = { readonly name: string; readonly code: string; isKept(): void };

export function CodeSheet({ name, code, isKept }: SheetProps): JSX.Element {
  const done = useSignal('');
  const copy = async (): Promise<void> => {
    done.value = (await copyText(code)) === 'copied' ? COPIED : 'Select the code above and copy it.';
  };
  const putAway = (): void => {
    const keep = keepKeys();
    isKept();
    keep();
  };
  return (
    <Paper>
      <div class={styles.sheet}>
        <h2 class={styles.heading}>Your recovery code</h2>
        <p>
          For {name}, at {location.host}. If you lose every device, this lets you in again, once. It is shown only now;
          put it on paper, where nobody else finds it.
        </p>
        <p class={styles.code}>
          {code.split('-').map(group => (
            <span key={group}>{group} </span>
          ))}
        </p>
        <div class={styles.notOnPaper}>
          <div class={styles.buttons}>
            <Action onAct={() => void copy()}>Copy</Action>
            <Action onAct={() => print()}>Print this sheet</Action>
            <Action tone="main" onAct={putAway}>
              I have kept it
            </Action>
          </div>
          <p role="status">{done.value}</p>
        </div>
      </div>
    </Paper>
  );
}
