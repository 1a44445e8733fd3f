/** Verifying the shuffle: every play judged again, everything left to chance drawn again from the disclosed secret. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Verdict } from '@parlour/table/verify';
import { PLAIN, withheldSaid } from '@parlour/table/wording';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import type { KeptRecord } from '../host/store.ts';
import { worker } from '../host/worker-client.ts';
import { download } from '../making/download.ts';
import { Page, Paper } from './page.tsx';
import { ProofLine } from './proof-line.tsx';
import styles from './verify.module.css';

export function VerifyPage({ named }: PageProps): JSX.Element {
  const record = useAsked(async () => (named.id === undefined ? undefined : worker().record(named.id)), [named.id]);
  const [text, slip] = [useSignal(''), useSignal('')];
  const verdict = useSignal<Verdict | undefined>(undefined);
  const verify = async (): Promise<void> => {
    verdict.value = undefined;
    verdict.value = await worker().verify(text.value, slip.value);
  };
  useEffect(() => {
    if (!record) return;
    text.value = record.text;
    slip.value = record.slip ?? '';
    void verify();
  }, [record]);
  return (
    <Page title="Verify the shuffle">
      <Paper>
        <Explained />
        <Independent />
        {record?.proof && (
          <>
            <h2 class={styles.heading}>When the match was over</h2>
            <ProofLine proof={record.proof} name={seat => record.names[seat] ?? `Seat ${seat + 1}`} />
          </>
        )}
        <h2 class={styles.heading}>Drawn again</h2>
        <div role="status">
          {verdict.value && <Outcome verdict={verdict.value} hasSlip={slip.value.trim() !== ''} />}
        </div>
        <Field id="record" says="The record" text={text} />
        <Field id="slip" says="Your slip, if you have kept one" text={slip} />
        <div class={styles.ways}>
          <Action tone="main" onAct={() => void verify()} isDisabled={text.value.trim() === ''}>
            Draw again
          </Action>
          {record && <Files record={record} />}
        </div>
      </Paper>
    </Page>
  );
}

const Explained = (): JSX.Element => (
  <p>
    Before anybody cuts, the table publishes a seal: the hash of a secret. Everybody commits to a cut; when all have,
    the cuts are shown, and every card follows from the secret and them. What was fixed before your page showed your cut
    is on your slip. Now the secret is in the record, and every shuffle and every unseen draw can be made again.
  </p>
);

const Independent = (): JSX.Element => (
  <p class={styles.independent}>
    This page comes from the same server whose shuffle it checks. To check without it, download{' '}
    <a href="/verify.py" download="verify.py">
      verify.py
    </a>
    , read it (it is short), and run it on the record and your slip with Python 3. Get it from somewhere else if you do
    not trust this server with it either. <a href="/docs/shuffle.html">How the shuffle works</a>
  </p>
);

type FieldProps = { readonly id: string; readonly says: string; readonly text: Signal<string> };

function Field({ id, says, text }: FieldProps): JSX.Element {
  return (
    <>
      <label for={id} class={styles.label}>
        {says}
      </label>
      <textarea
        id={id}
        class={styles[id]}
        spellcheck={false}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
    </>
  );
}

/** For whoever would rather trust another program, or another device. */
function Files({ record: { id, text, slip } }: { readonly record: KeptRecord }): JSX.Element {
  const [recordFile, slipFile] = [`${id}.record.txt`, `${id}.slip.txt`];
  return (
    <>
      <Action onAct={() => download(recordFile, text, 'text/plain')}>The record as a file</Action>
      {slip !== undefined && (
        <Action onAct={() => download(slipFile, `${slip}\n`, 'text/plain')}>The slip as a file</Action>
      )}
      <p class={styles.command}>
        In a terminal: python3 verify.py {recordFile}
        {slip !== undefined && ` --slip ${slipFile}`}
      </p>
    </>
  );
}

type OutcomeProps = { readonly verdict: Verdict; readonly hasSlip: boolean };

function Outcome({ verdict, hasSlip }: OutcomeProps): JSX.Element {
  if (!verdict.ok) {
    return (
      <p class={styles.outcome} data-ok="false">
        <b>{verdict.unproved === undefined ? 'It does not agree.' : 'It is not proved.'}</b>{' '}
        {verdict.line !== undefined && `Line ${verdict.line}: `}
        {verdict.message}
      </p>
    );
  }
  return (
    <div class={styles.outcome} data-ok={verdict.withheld.length === 0}>
      <p>
        <b>Everything agrees{hasSlip && ', with your slip too'}.</b> {verdict.drawn} draws were made again from the
        seal, and {verdict.plays} plays judged again.
      </p>
      {!hasSlip && <p>Without a slip this does not show that the seal came before the cuts.</p>}
      {withheldSaid(verdict.withheld, PLAIN.name).map(says => (
        <p key={says}>{says}</p>
      ))}
      <p class={styles.seal}>Seal: {verdict.seal}</p>
    </div>
  );
}
