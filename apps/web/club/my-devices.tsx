/** The devices a member signs in by, where they have signed in, and their code. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { MyDevices } from '@parlour/protocol/club/members';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Paper } from '../pages/page.tsx';
import { Field } from './field.tsx';
import styles from './membership.module.css';
import { addPasskey, endElsewhere, myDevices, namePasskey, newCode, removePasskey, signOut } from './membership.ts';
import { type Trying, useTrying, Wrong } from './trying.tsx';

type PartProps = {
  readonly devices: MyDevices;
  readonly trying: Trying;
  changed(devices: MyDevices): void;
};

const day = (time: number): string => new Date(time).toLocaleDateString();

export function Devices({ hasCode }: { hasCode(code: string): void }): JSX.Element | null {
  const devices = useSignal<MyDevices | undefined>(undefined);
  const trying = useTrying();
  const changed = (value: MyDevices): void => {
    devices.value = value;
  };
  useEffect(() => trying.run(myDevices, changed), []);
  const part = devices.value && { devices: devices.value, trying, changed };
  return (
    <>
      <Wrong trying={trying} />
      {part && <Passkeys {...part} />}
      {part && <Sessions {...part} />}
      {part && <Code {...part} hasCode={hasCode} />}
    </>
  );
}

function Passkeys({ devices, trying, changed }: PartProps): JSX.Element {
  return (
    <Paper>
      <h2 class={styles.heading}>Your passkeys</h2>
      <ul>
        {devices.passkeys.map(passkey => (
          <li key={passkey.key} class={styles.item}>
            <OnePasskey devices={devices} trying={trying} changed={changed} passkey={passkey} />
          </li>
        ))}
      </ul>
      <Field
        says="Another device: what you call it"
        button="Add a passkey"
        longest={40}
        tone="plain"
        isBusy={trying.isBusy}
        send={device => trying.run(() => addPasskey(device), changed)}
      />
    </Paper>
  );
}

type OneProps = PartProps & { readonly passkey: MyDevices['passkeys'][number] };

function OnePasskey({ devices, trying, changed, passkey }: OneProps): JSX.Element {
  const { key, device, made, used } = passkey;
  const isLast = devices.passkeys.length === 1;
  const remove = (code: string): void => trying.run(() => removePasskey(key, code), changed);
  return (
    <details>
      <summary class={styles.summary}>
        {device}, made {day(made)}, last used {day(used)}
      </summary>
      <Field
        says="What you call it"
        button="Rename"
        given={device}
        longest={40}
        tone="plain"
        isBusy={trying.isBusy}
        send={name => trying.run(() => namePasskey(key, name), changed)}
      />
      <p>Removing it also signs out the other devices that used it.</p>
      {isLast ? (
        <Field
          says="Your last passkey: to remove it, show that you have your recovery code"
          button="Remove"
          longest={60}
          tone="plain"
          isBusy={trying.isBusy}
          send={remove}
        />
      ) : (
        <Action isDisabled={trying.isBusy} onAct={() => remove('')}>
          Remove {device}
        </Action>
      )}
    </details>
  );
}

function Sessions({ devices, trying, changed }: PartProps): JSX.Element {
  return (
    <Paper>
      <h2 class={styles.heading}>Where you have signed in</h2>
      <ul>
        {devices.sessions.map(({ session, device, seen, here }) => (
          <li key={session} class={styles.row}>
            <span>{here ? `${device}, here` : `${device}, last seen ${day(seen)}`}</span>
            {!here && (
              <Action isDisabled={trying.isBusy} onAct={() => trying.run(() => endElsewhere(session), changed)}>
                Sign out there
              </Action>
            )}
          </li>
        ))}
      </ul>
      <div class={styles.buttons}>
        <Action isDisabled={trying.isBusy} onAct={() => trying.run(() => signOut('here'))}>
          Sign out
        </Action>
        <Action isDisabled={trying.isBusy} onAct={() => trying.run(() => signOut('everywhere'))}>
          Sign out everywhere
        </Action>
      </div>
    </Paper>
  );
}

function Code({ devices, trying, hasCode }: PartProps & { hasCode(code: string): void }): JSX.Element {
  return (
    <Paper>
      <h2 class={styles.heading}>Your recovery code</h2>
      <p>Made {day(devices.code.made)}. A new code replaces it and signs you out on all other devices.</p>
      <div class={styles.form}>
        <Action isDisabled={trying.isBusy} onAct={() => trying.run(newCode, ({ code }) => hasCode(code))}>
          Make a new code
        </Action>
      </div>
    </Paper>
  );
}
