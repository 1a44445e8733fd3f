/** The ways in for a guest: becoming a member, signing in, or coming back without a device. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { LONGEST_NAME } from '@parlour/club/names';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { settings } from '../settings.ts';
import { Field } from './field.tsx';
import styles from './membership.module.css';
import { join, recover, signIn } from './membership.ts';
import { whyNoPasskeys } from './passkeys.ts';
import { useTrying, Wrong } from './trying.tsx';

type WaysProps = { hasCode(code: string): void };

export function WaysIn({ hasCode }: WaysProps): JSX.Element {
  const why = whyNoPasskeys();
  if (why !== undefined) {
    return (
      <Paper>
        <p>{why}</p>
        <p>As a guest you can play everything.</p>
      </Paper>
    );
  }
  return (
    <>
      <SignIn />
      <Join hasCode={hasCode} />
      <Recover hasCode={hasCode} />
    </>
  );
}

function SignIn(): JSX.Element {
  const trying = useTrying();
  return (
    <Paper>
      <h2 class={styles.heading}>Sign in</h2>
      <div class={styles.form}>
        <p>This device, or one that is near, knows you by your passkey. There is nothing to type.</p>
        <Action tone="main" isDisabled={trying.isBusy} onAct={() => trying.run(signIn)}>
          Sign in
        </Action>
        <Wrong trying={trying} />
      </div>
    </Paper>
  );
}

function Join({ hasCode }: WaysProps): JSX.Element {
  const trying = useTrying();
  const { name } = settings.value;
  return (
    <Paper>
      <h2 class={styles.heading}>Become a member</h2>
      <p>
        Choose a name that nobody has. Your device keeps a passkey for it: no password and no e-mail. What you have
        played here as a guest comes along.
      </p>
      <Field
        says="Your name"
        button="Become a member"
        given={name === 'Guest' ? '' : name}
        longest={LONGEST_NAME}
        autocomplete="nickname"
        isBusy={trying.isBusy}
        send={text =>
          trying.run(
            () => join(text),
            ({ code }) => hasCode(code),
          )
        }
      />
      <Wrong trying={trying} />
    </Paper>
  );
}

function Recover({ hasCode }: WaysProps): JSX.Element {
  const trying = useTrying();
  const ends = useSignal(true);
  const send = (text: string): void =>
    trying.run(
      () => recover(text, ends.value ? 'end' : 'stay'),
      ({ code }) => hasCode(code),
    );
  return (
    <Paper>
      <details>
        <summary class={styles.summary}>I have lost my devices</summary>
        <p>Your recovery code lets you in once, and you get a new one. Then add the device you have now.</p>
        <Field says="Recovery code" button="Come back" longest={60} tone="plain" isBusy={trying.isBusy} send={send}>
          <label class={styles.check}>
            <input
              type="checkbox"
              checked={ends.value}
              onChange={event => {
                ends.value = event.currentTarget.checked;
              }}
            />
            Sign out everywhere else
          </label>
        </Field>
        <Wrong trying={trying} />
      </details>
    </Paper>
  );
}
