/** The account page: sign in and out, devices, recovery code, own data. */
import { MAX_NAME_LENGTH } from '@parlour/club/names';
import type { MyDevices } from '@parlour/protocol/club/members';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { downloadFile } from '../../lib/download.ts';
import { PushSettings } from '../../notifications/push-settings.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NoticePage, PageLayout } from '../../ui/page.tsx';
import { copyText } from '../../ui/share.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import styles from '../club.module.css';
import { backToClub } from '../club-links.tsx';
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
import { membershipText } from './membership-text.ts';
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
  if (isServerUnreachable.value)
    return <NoticePage title={membershipText('account')} text={membershipText('unreachable')} />;
  if (member === undefined) return <NoticePage title={membershipText('account')} text={membershipText('loading')} />;
  if (member === null) {
    return (
      <PageLayout title={membershipText('account')} back={backToClub()}>
        <p role="status">{wasSignedOut.value ? membershipText('signedOut') : erasedMessage.value}</p>
        <SignInForms onCode={showCode} />
      </PageLayout>
    );
  }
  if (code.value !== '') {
    return (
      <PageLayout title={member.name}>
        <RecoveryCodeSheet name={member.name} code={code.value} onDone={() => showCode('')} />
      </PageLayout>
    );
  }
  return (
    <PageLayout
      title={member.name}
      back={backToClub()}
      aside={
        <ButtonLink to={`/club/member/${encodeURIComponent(member.name)}`}>{membershipText('profile')}</ButtonLink>
      }
    >
      <Devices onCode={showCode} />
      <div class={styles.pair}>
        <PushSettings />
        <BlockedMembers />
        <MyData onErased={() => (erasedMessage.value = membershipText('erased'))} />
      </div>
    </PageLayout>
  );
}

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
      {parts && (
        <div class={styles.pair}>
          <PasskeyList {...parts} />
          <div class={styles.stack}>
            <SessionList {...parts} />
            <RecoveryCode {...parts} onCode={onCode} />
          </div>
        </div>
      )}
    </>
  );
}

function PasskeyList({ devices, request, onChange }: DevicesPartProps): JSX.Element {
  return (
    <Panel title={membershipText('passkeys')} class={styles.panel}>
      <p class={styles.lead}>{membershipText('passkeysExplained')}</p>
      <ul class={styles.list}>
        {devices.passkeys.map(passkey => (
          <li key={passkey.key}>
            <PasskeyItem devices={devices} request={request} onChange={onChange} passkey={passkey} />
          </li>
        ))}
      </ul>
      <LineForm
        label={membershipText('deviceName')}
        button={membershipText('addPasskey')}
        maxLength={40}
        isBusy={request.isBusy}
        onSubmit={device => request.run(() => addPasskey(device), onChange)}
      />
    </Panel>
  );
}

type PasskeyProps = DevicesPartProps & { readonly passkey: MyDevices['passkeys'][number] };

function PasskeyItem({ devices, request, onChange, passkey }: PasskeyProps): JSX.Element {
  const { key, device, made, used } = passkey;
  const isLast = devices.passkeys.length === 1;
  const remove = (code: string): void => request.run(() => removePasskey(key, code), onChange);
  return (
    <details>
      <summary>{membershipText('passkey', { device, added: dateText(made), used: dateText(used) })}</summary>
      <LineForm
        label={membershipText('renameLabel')}
        button={membershipText('rename')}
        initial={device}
        maxLength={40}
        isBusy={request.isBusy}
        onSubmit={name => request.run(() => namePasskey(key, name), onChange)}
      />
      <p>{membershipText('removeExplained')}</p>
      {isLast ? (
        <LineForm
          label={membershipText('lastPasskey')}
          button={membershipText('removeLast')}
          maxLength={60}
          isBusy={request.isBusy}
          onSubmit={remove}
        />
      ) : (
        <Button isDisabled={request.isBusy} onAct={() => remove('')}>
          {membershipText('remove', { device })}
        </Button>
      )}
    </details>
  );
}

function SessionList({ devices, request, onChange }: DevicesPartProps): JSX.Element {
  return (
    <Panel title={membershipText('sessions')} class={styles.panel}>
      <ul class={styles.list}>
        {devices.sessions.map(({ session, device, seen: lastUsed, here: isCurrent }) => (
          <li key={session}>
            <span>
              {isCurrent
                ? membershipText('sessionHere', { device })
                : membershipText('sessionElsewhere', { device, seen: dateText(lastUsed) })}
            </span>
            {!isCurrent && (
              <Button
                size="small"
                isDisabled={request.isBusy}
                onAct={() => request.run(() => endSession(session), onChange)}
              >
                {membershipText('signOutThere')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div class={styles.row}>
        <Button isDisabled={request.isBusy} onAct={() => request.run(() => signOut('here'))}>
          {membershipText('signOut')}
        </Button>
        <Button tone="quiet" isDisabled={request.isBusy} onAct={() => request.run(() => signOut('everywhere'))}>
          {membershipText('signOutEverywhere')}
        </Button>
      </div>
    </Panel>
  );
}

function RecoveryCode({ devices, request, onCode }: DevicesPartProps & { onCode(code: string): void }): JSX.Element {
  return (
    <Panel title={membershipText('yourCode')} class={styles.panel}>
      <p>{membershipText('codeMade', { made: dateText(devices.code.made) })}</p>
      <Button isDisabled={request.isBusy} onAct={() => request.run(createRecoveryCode, ({ code }) => onCode(code))}>
        {membershipText('newCode')}
      </Button>
    </Panel>
  );
}

export function MyData({ onErased }: { onErased(): void }): JSX.Element {
  const request = useFormRequest();
  const saveFile = (data: object): void =>
    downloadFile('parlour-about-me.json', JSON.stringify(data, null, 2), 'application/json');
  return (
    <Panel title={membershipText('yourData')} class={styles.panel}>
      <p>{membershipText('yourDataExplained')}</p>
      <Button isDisabled={request.isBusy} onAct={() => request.run(fetchAllData, saveFile)}>
        {membershipText('download')}
      </Button>
      <details>
        <summary>{membershipText('deleteAccount')}</summary>
        <p>{membershipText('deleteExplained')}</p>
        <LineForm
          label={membershipText('deleteConfirm')}
          button={membershipText('deleteButton')}
          maxLength={MAX_NAME_LENGTH}
          isBusy={request.isBusy}
          onSubmit={name => request.run(() => eraseAccount(name), onErased)}
        />
      </details>
      <RequestErrorLine request={request} />
    </Panel>
  );
}

type CodeSheetProps = { readonly name: string; readonly code: string; onDone(): void };

export function RecoveryCodeSheet({ name, code, onDone }: CodeSheetProps): JSX.Element {
  const status = useSignal('');
  const copy = async (): Promise<void> => {
    status.value = membershipText((await copyText(code)) === 'copied' ? 'copied' : 'selectAndCopy');
  };
  const close = (): void => {
    const restoreFocus = rememberFocus();
    onDone();
    restoreFocus();
  };
  return (
    <Panel title={membershipText('codeTitle')} class={styles.sheet}>
      <p class={styles.lead}>{membershipText('codeExplained', { name, host: location.host })}</p>
      <p class={styles.code}>
        {code.split('-').map(group => (
          <span key={group}>{group} </span>
        ))}
      </p>
      <div class={styles.notOnPaper}>
        <div class={styles.row}>
          <Button tone="primary" onAct={close}>
            {membershipText('codeSaved')}
          </Button>
          <Button icon="copy" onAct={() => void copy()}>
            {membershipText('copy')}
          </Button>
          <Button onAct={() => print()}>{membershipText('print')}</Button>
        </div>
        <p role="status">{status.value}</p>
      </div>
    </Panel>
  );
}
