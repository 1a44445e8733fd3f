/** The account page: sign in and out, devices, recovery code, own data. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { MAX_NAME_LENGTH } from '@parlour/club/names';
import type { MyDevices } from '@parlour/protocol/club/members';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageLayout, PaperPanel } from '../../ui/page.tsx';
import { COPIED_MESSAGE, copyText } from '../../ui/share.tsx';
import { BackToClub } from '../club-links.tsx';
import { BlockedMembers } from '../moderation/block-and-mute.tsx';
import { rememberFocus } from '../request.ts';
import {
  addPasskey,
  createRecoveryCode,
  endSession,
  eraseAccount,
  fetchAllData,
  fetchDevices,
  namePasskey,
  removePasskey,
  signOut,
} from './account-requests.ts';
import styles from './membership.module.css';
import { type FormRequest, LineForm, RequestErrorLine, useFormRequest } from './request-form.tsx';
import { isServerUnreachable, useCurrentMember, wasSignedOut } from './session.ts';
import { SignInForms } from './sign-in.tsx';

export function AccountPage(): JSX.Element {
  const member = useCurrentMember();
  const code = useSignal('');
  const erasedMessage = useSignal('');
  const showCode = (newCode: string): void => {
    code.value = newCode;
  };
  if (isServerUnreachable.value) return <ServerUnreachable />;
  if (member === undefined) return <AccountLoading />;
  if (member === null) {
    return (
      <PageLayout title="Members">
        <p role="status">{wasSignedOut.value ? "You've been signed out." : erasedMessage.value}</p>
        <SignInForms onCode={showCode} />
        <BackToClub />
      </PageLayout>
    );
  }
  return (
    <PageLayout title={member.name}>
      {code.value !== '' ? (
        <RecoveryCodeSheet name={member.name} code={code.value} onDone={() => showCode('')} />
      ) : (
        <>
          <BackToClub />
          <Devices onCode={showCode} />
          <BlockedMembers />
          <MyData onErased={() => (erasedMessage.value = ERASED_MESSAGE)} />
        </>
      )}
    </PageLayout>
  );
}

const ERASED_MESSAGE = 'All that was known of you is erased. You are a guest again.';

const AccountLoading = (): JSX.Element => (
  <PageLayout title="Members">
    <PaperPanel>
      <p role="status">Looking it up …</p>
    </PaperPanel>
  </PageLayout>
);

const ServerUnreachable = (): JSX.Element => (
  <PageLayout title="Members">
    <PaperPanel>
      <p>The house cannot be reached just now. Everything on this device goes on without it.</p>
    </PaperPanel>
  </PageLayout>
);

type DevicesPartProps = {
  readonly devices: MyDevices;
  readonly request: FormRequest;
  onChange(devices: MyDevices): void;
};

const dateText = (time: number): string => new Date(time).toLocaleDateString();

export function Devices({ onCode }: { onCode(code: string): void }): JSX.Element | null {
  const devices = useSignal<MyDevices | undefined>(undefined);
  const request = useFormRequest();
  const onChange = (value: MyDevices): void => {
    devices.value = value;
  };
  useEffect(() => request.run(fetchDevices, onChange), []);
  const parts = devices.value && { devices: devices.value, request, onChange };
  return (
    <>
      <RequestErrorLine request={request} />
      {parts && <PasskeyList {...parts} />}
      {parts && <SessionList {...parts} />}
      {parts && <RecoveryCode {...parts} onCode={onCode} />}
    </>
  );
}

function PasskeyList({ devices, request, onChange }: DevicesPartProps): JSX.Element {
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Your passkeys</h2>
      <ul>
        {devices.passkeys.map(passkey => (
          <li key={passkey.key} class={styles.item}>
            <PasskeyItem devices={devices} request={request} onChange={onChange} passkey={passkey} />
          </li>
        ))}
      </ul>
      <LineForm
        label="Another device: what you call it"
        button="Add a passkey"
        maxLength={40}
        tone="plain"
        isBusy={request.isBusy}
        onSubmit={device => request.run(() => addPasskey(device), onChange)}
      />
    </PaperPanel>
  );
}

type PasskeyProps = DevicesPartProps & { readonly passkey: MyDevices['passkeys'][number] };

function PasskeyItem({ devices, request, onChange, passkey }: PasskeyProps): JSX.Element {
  const { key, device, made, used } = passkey;
  const isLast = devices.passkeys.length === 1;
  const remove = (code: string): void => request.run(() => removePasskey(key, code), onChange);
  return (
    <details>
      <summary class={styles.summary}>
        {device}, made {dateText(made)}, last used {dateText(used)}
      </summary>
      <LineForm
        label="What you call it"
        button="Rename"
        initial={device}
        maxLength={40}
        tone="plain"
        isBusy={request.isBusy}
        onSubmit={name => request.run(() => namePasskey(key, name), onChange)}
      />
      <p>Removing it also signs out the other devices that used it.</p>
      {isLast ? (
        <LineForm
          label="Your last passkey: to remove it, show that you have your recovery code"
          button="Remove"
          maxLength={60}
          tone="plain"
          isBusy={request.isBusy}
          onSubmit={remove}
        />
      ) : (
        <ActionButton isDisabled={request.isBusy} onAct={() => remove('')}>
          Remove {device}
        </ActionButton>
      )}
    </details>
  );
}

function SessionList({ devices, request, onChange }: DevicesPartProps): JSX.Element {
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Where you have signed in</h2>
      <ul>
        {devices.sessions.map(({ session, device, seen: lastUsed, here: isCurrent }) => (
          <li key={session} class={styles.row}>
            <span>{isCurrent ? `${device}, here` : `${device}, last seen ${dateText(lastUsed)}`}</span>
            {!isCurrent && (
              <ActionButton isDisabled={request.isBusy} onAct={() => request.run(() => endSession(session), onChange)}>
                Sign out there
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <div class={styles.buttons}>
        <ActionButton isDisabled={request.isBusy} onAct={() => request.run(() => signOut('here'))}>
          Sign out
        </ActionButton>
        <ActionButton isDisabled={request.isBusy} onAct={() => request.run(() => signOut('everywhere'))}>
          Sign out everywhere
        </ActionButton>
      </div>
    </PaperPanel>
  );
}

function RecoveryCode({ devices, request, onCode }: DevicesPartProps & { onCode(code: string): void }): JSX.Element {
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Your recovery code</h2>
      <p>Made {dateText(devices.code.made)}. A new code replaces it and signs you out on all other devices.</p>
      <div class={styles.form}>
        <ActionButton
          isDisabled={request.isBusy}
          onAct={() => request.run(createRecoveryCode, ({ code }) => onCode(code))}
        >
          Make a new code
        </ActionButton>
      </div>
    </PaperPanel>
  );
}

export function MyData({ onErased }: { onErased(): void }): JSX.Element {
  const request = useFormRequest();
  return (
    <PaperPanel>
      <h2 class={styles.heading}>All that is known of you</h2>
      <p>You can have it as one file, to read or to take elsewhere.</p>
      <div class={styles.form}>
        <ActionButton isDisabled={request.isBusy} onAct={() => request.run(fetchAllData, downloadData)}>
          Have everything as a file
        </ActionButton>
      </div>
      <details>
        <summary class={styles.summary}>Leave for good</summary>
        <p>
          Your name, your passkeys and all else that is known of you are erased at once. What others have played with
          you stays theirs; there you are called a former member.
        </p>
        <LineForm
          label="Write your own name, to be sure"
          button="Erase everything"
          maxLength={MAX_NAME_LENGTH}
          tone="plain"
          isBusy={request.isBusy}
          onSubmit={name => request.run(() => eraseAccount(name), onErased)}
        />
      </details>
      <RequestErrorLine request={request} />
    </PaperPanel>
  );
}

function downloadData(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'parlour-about-me.json';
  link.click();
  URL.revokeObjectURL(url);
}

type CodeSheetProps = { readonly name: string; readonly code: string; onDone(): void };

export function RecoveryCodeSheet({ name, code, onDone }: CodeSheetProps): JSX.Element {
  const status = useSignal('');
  const copy = async (): Promise<void> => {
    status.value = (await copyText(code)) === 'copied' ? COPIED_MESSAGE : 'Select the code above and copy it.';
  };
  const close = (): void => {
    const restoreFocus = rememberFocus();
    onDone();
    restoreFocus();
  };
  return (
    <PaperPanel>
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
            <ActionButton onAct={() => void copy()}>Copy</ActionButton>
            <ActionButton onAct={() => print()}>Print this sheet</ActionButton>
            <ActionButton tone="main" onAct={close}>
              I have kept it
            </ActionButton>
          </div>
          <p role="status">{status.value}</p>
        </div>
      </div>
    </PaperPanel>
  );
}
