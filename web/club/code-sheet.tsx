/** The recovery code, shown once: a sheet to be printed, copied or written down. */
import { Action } from '@parlour/felt/pieces/prompt';
import type { JSX } from 'preact';
import { Copied } from '../pages/copied.tsx';
import { Paper } from '../pages/page.tsx';
import styles from './membership.module.css';

type SheetProps = { readonly name: string; readonly code: string; isKept(): void };

export function CodeSheet({ name, code, isKept }: SheetProps): JSX.Element {
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
          <Copied says="Copy" text={code} />
          <div class={styles.row}>
            <Action onAct={() => print()}>Print this sheet</Action>
            <Action tone="main" onAct={isKept}>
              I have kept it
            </Action>
          </div>
        </div>
      </div>
    </Paper>
  );
}
