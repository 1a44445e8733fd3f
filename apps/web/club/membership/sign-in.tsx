/** Signing in, creating an account, and recovery without a device. */
import { MAX_NAME_LENGTH } from '@parlour/club/names';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
import { EmptyState, Felt, Panel } from '../../ui/surfaces.tsx';
import styles from '../club.module.css';
import { becomeMember, passkeysUnavailableReason, recoverAccount, signIn } from './account-requests.ts';
import { membershipText } from './membership-text.ts';
import { LineForm, RequestErrorLine, useFormRequest } from './request-form.tsx';

type SignInProps = { onCode(code: string): void };

export function SignInForms({ onCode }: SignInProps): JSX.Element {
  const unavailableReason = passkeysUnavailableReason();
  if (unavailableReason !== undefined) {
    return (
      <EmptyState title={membershipText('noSignIn')} text={unavailableReason}>
        <ButtonLink to="/" tone="primary">
          {membershipText('playAsGuest')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div class={styles.pair}>
      <div class={styles.stack}>
        <SignInForm />
        <RecoverForm onCode={onCode} />
      </div>
      <SignUpForm onCode={onCode} />
    </div>
  );
}

function SignInForm(): JSX.Element {
  const request = useFormRequest();
  return (
    <Felt class={styles.next}>
      <h2>{membershipText('signIn')}</h2>
      <p>{membershipText('signInExplained')}</p>
      <Button tone="cream" size="large" isDisabled={request.isBusy} onAct={() => request.run(signIn)}>
        {membershipText('signIn')}
      </Button>
      <RequestErrorLine request={request} />
    </Felt>
  );
}

function SignUpForm({ onCode }: SignInProps): JSX.Element {
  const request = useFormRequest();
  const { name } = settings.value;
  return (
    <Panel title={membershipText('signUp')} class={styles.panel}>
      <p>{membershipText('signUpExplained')}</p>
      <LineForm
        label={membershipText('yourName')}
        button={membershipText('signUp')}
        tone="primary"
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
    </Panel>
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
    <Panel class={styles.panel}>
      <details>
        <summary>{membershipText('recover')}</summary>
        <p>{membershipText('recoverExplained')}</p>
        <LineForm
          label={membershipText('recoveryCode')}
          button={membershipText('recoverButton')}
          maxLength={60}
          isBusy={request.isBusy}
          onSubmit={send}
        >
          <Switch
            label={membershipText('signOutOthers')}
            isOn={signsOutOthers.value}
            onChange={isOn => {
              signsOutOthers.value = isOn;
            }}
          />
        </LineForm>
        <RequestErrorLine request={request} />
      </details>
    </Panel>
  );
}
