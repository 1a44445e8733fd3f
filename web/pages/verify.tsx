/** Verifying the shuffle: every play judged again, everything left to chance drawn again from the disclosed secret. */
import { Action } from '@parlour/felt/pieces/prompt';
import type { Verdict } from '@parlour/table/verify';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { house } from '../host/door.ts';
import { Page, Paper } from './page.tsx';
import styles from './verify.module.css';

export function VerifyPage({ named }: PageProps): JSX.Element {
  const text = useSignal('');
  const verdict = useSignal<Verdict | undefined>(undefined);
  const verify = async (): Promise<void> => {
    verdict.value = undefined;
    verdict.value = await house().verify(text.value);
  };
  useEffect(() => {
    if (named.id === undefined) return;
    void house()
      .record(named.id)
      .then(record => {
        text.value = record?.text ?? '';
        return record && verify();
      });
  }, [named.id]);
  return (
    <Page title="Verify the shuffle">
      <Paper>
        <p>
          Before the deal the table published a seal: the hash of a secret. Everybody cut by adding a word of his own.
          The order of the pack comes from both. Now the secret is in the record, and every shuffle and every unseen
          draw can be made again.
        </p>
        <div role="status">{verdict.value && <Outcome verdict={verdict.value} />}</div>
        <label for="record" class={styles.label}>
          The record
        </label>
        <textarea
          id="record"
          class={styles.record}
          spellcheck={false}
          value={text.value}
          onInput={event => {
            text.value = event.currentTarget.value;
          }}
        />
        <Action tone="main" onAct={() => void verify()} isDisabled={text.value.trim() === ''}>
          Draw again
        </Action>
      </Paper>
    </Page>
  );
}

function Outcome({ verdict }: { readonly verdict: Verdict }): JSX.Element {
  if (!verdict.ok) {
    return (
      <p class={styles.outcome} data-ok="false">
        <b>It does not agree.</b> {verdict.line !== undefined && `Line ${verdict.line}: `}
        {verdict.message}
      </p>
    );
  }
  return (
    <div class={styles.outcome} data-ok="true">
      <p>
        <b>Everything agrees.</b> {verdict.drawn} draws were made again from the seal, and {verdict.plays} plays judged
        again.
      </p>
      <p class={styles.seal}>Seal: {verdict.seal}</p>
    </div>
  );
}
