/** All that is known of a member: to have as a file, and to be erased. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { LONGEST_NAME } from '@parlour/club/names';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { Field } from './field.tsx';
import styles from './membership.module.css';
import { erase, everything } from './membership.ts';
import { useTrying, Wrong } from './trying.tsx';

export function MyData({ erased }: { erased(): void }): JSX.Element {
  const trying = useTrying();
  return (
    <Paper>
      <h2 class={styles.heading}>All that is known of you</h2>
      <p>You can have it as one file, to read or to take elsewhere.</p>
      <div class={styles.form}>
        <Action isDisabled={trying.isBusy} onAct={() => trying.run(everything, save)}>
          Have everything as a file
        </Action>
      </div>
      <details>
        <summary class={styles.summary}>Leave for good</summary>
        <p>
          Your name, your passkeys and all else that is known of you are erased at once. What others have played with
          you stays theirs; there you are called a former member.
        </p>
        <Field
          says="Write your own name, to be sure"
          button="Erase everything"
          longest={LONGEST_NAME}
          tone="plain"
          isBusy={trying.isBusy}
          send={name => trying.run(() => erase(name), erased)}
        />
      </details>
      <Wrong trying={trying} />
    </Paper>
  );
}

function save(about: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(about, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'parlour-about-me.json';
  link.click();
  URL.revokeObjectURL(url);
}
