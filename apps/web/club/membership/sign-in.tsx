/** Signing in, becoming a member, and recovery without a device. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { MAX_NAME_LENGTH } from '@parlour/club/names';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
import { PaperPanel } from '../../ui/page.tsx';
import { becomeMember, passkeysUnavailableReason, recoverAccount, signIn } from './account-requests.ts';
import styles from './membership.module.css';
import { LineForm, RequestErrorLine, useFormRequest } from './request-form.tsx';

type SignInProps = { onCode(code: string): void };

export function SignInForms({ onCode }: SignInProps): JSX.Element {
  const unavailableReason = passkeysUnavailableReason();
  if (unavailableReason !== undefined) {
    return (
      <PaperPanel>
        <p>{unavailableReason}</p>
        <p>As a guest you can play everything.</p>
      </PaperPanel>
    );
  }
  return (
    <>
      <SignInForm />
      <JoinForm onCode={onCode} />
      <RecoverForm onCode={onCode} />
    </>
  );
}

function SignInForm(): JSX.Element {
  const request = useFormRequest();
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Sign in</h2>
      <div class={styles.form}>
        <p>This device, or one that is near, knows you by your passkey. There is nothing to type.</p>
        <ActionButton tone="main" isDisabled={request.isBusy} onAct={() => request.run(signIn)}>
          Sign in
        </ActionButton>
        <RequestErrorLine request={request} />
      </div>
    </PaperPanel>
  );
}

function JoinForm({ onCode }: SignInProps): JSX.Element {
  const request = useFormRequest();
  const { name } = settings.value;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Become a member</h2>
      <p>
        Choose a name that nobody has. Your device keeps a passkey for it: no password and no e-mail. What you have
        played here as a guest comes along.
      </p>
      <LineForm
        label="Your name"
        button="Become a member"
        initial={name === 'Guest' ? '' : name}
        maxLength={MAX_NAME_LENGTH}
        autocomplete="nickname"
        isBusy={request.isBusy}
        onSubmit={text =>
          request.run(
            () => becomeMember(text),
            ({ code }) => onCode(code),
          )
        }
      />
      <RequestErrorLine request={request} />
    </PaperPanel>
  );
}

function RecoverForm({ onCode }: SignInProps): JSX.Element {
  const request = useFormRequest();
  const signsOutOthers = useSignal(true);
  const send = (text: string): void =>
    request.run(
      () => recoverAccount(text, signsOutOthers.value ? 'end' : 'stay'),
      ({ code }) => onCode(code),
    );
  return (
    <PaperPanel>
      <details>
        <summary class={styles.summary}>I have lost my devices</summary>
        <p>Your recovery code lets you in once, and you get a new one. Then add the device you have now.</p>
        <LineForm
          label="Recovery code"
          button="Come back"
          maxLength={60}
          tone="plain"
          isBusy={request.isBusy}
          onSubmit={send}
        >
          <label class={styles.check}>
            <input
              type="checkbox"
              checked={signsOutOthers.value}
              onChange={event => {
                signsOutOthers.value = event.currentTarget.checked;
              }}
            />
            Sign out everywhere else
          </label>
        </LineForm>
        <RequestErrorLine request={request} />
      </details>
    </PaperPanel>
  );
}
