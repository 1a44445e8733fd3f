/** Verifies a shuffle: judges every play again and repeats every draw from the disclosed secret. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { formatWithheldCuts, PLAIN_WORDING } from '@parlour/table/shuffle/record-wording';
import type { VerificationResult } from '@parlour/table/shuffle/verify';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { downloadFile } from '../lib/download.ts';
import { useAsync } from '../lib/use-async.ts';
import { PageLayout, PaperPanel } from '../ui/page.tsx';
import { ProofLine } from '../ui/proof-line.tsx';
import type { StoredRecord } from '../worker/store.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './verify.module.css';

export function VerifyPage({ named }: PageProps): JSX.Element {
  const record = useAsync(async () => (named.id === undefined ? undefined : workerApi().record(named.id)), [named.id]);
  const [text, slip] = [useSignal(''), useSignal('')];
  const verdict = useSignal<VerificationResult | undefined>(undefined);
  const verify = async (): Promise<void> => {
    verdict.value = undefined;
    verdict.value = await workerApi().verifyRecord(text.value, slip.value);
  };
  useEffect(() => {
    if (!record) return;
    text.value = record.text;
    slip.value = record.slip ?? '';
    void verify();
  }, [record]);
  return (
    <PageLayout title="Verify the shuffle">
      <PaperPanel>
        <Explanation />
        <IndependentCheck />
        {record?.proof && (
          <>
            <h2 class={styles.heading}>When the match was over</h2>
            <ProofLine proof={record.proof} name={seat => record.names[seat] ?? `Seat ${seat + 1}`} />
          </>
        )}
        <h2 class={styles.heading}>Drawn again</h2>
        <div role="status">
          {verdict.value && <VerdictOutcome verdict={verdict.value} hasSlip={slip.value.trim() !== ''} />}
        </div>
        <VerifyField id="record" label="The record" text={text} />
        <VerifyField id="slip" label="Your slip, if you have kept one" text={slip} />
        <div class={styles.ways}>
          <ActionButton tone="main" onAct={() => void verify()} isDisabled={text.value.trim() === ''}>
            Draw again
          </ActionButton>
          {record && <DownloadFiles record={record} />}
        </div>
      </PaperPanel>
    </PageLayout>
  );
}

const Explanation = (): JSX.Element => (
  <p>
    Before anybody cuts, the table publishes a seal: the hash of a secret. Everybody commits to a cut; when all have,
    the cuts are shown, and every card follows from the secret and them. What was fixed before your page showed your cut
    is on your slip. Now the secret is in the record, and every shuffle and every unseen draw can be made again.
  </p>
);

const IndependentCheck = (): JSX.Element => (
  <p class={styles.independent}>
    This page comes from the same server whose shuffle it checks. To check without it, download{' '}
    <a href="/verify.py" download="verify.py">
      verify.py
    </a>
    , read it (it is short), and run it on the record and your slip with Python 3. Get it from somewhere else if you do
    not trust this server with it either. <a href="/docs/shuffle.html">How the shuffle works</a>
  </p>
);

type VerifyFieldProps = { readonly id: string; readonly label: string; readonly text: Signal<string> };

function VerifyField({ id, label: says, text }: VerifyFieldProps): JSX.Element {
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

/** For readers who would rather trust another program or another device. */
function DownloadFiles({ record: { id, text, slip } }: { readonly record: StoredRecord }): JSX.Element {
  const [recordFile, slipFile] = [`${id}.record.txt`, `${id}.slip.txt`];
  return (
    <>
      <ActionButton onAct={() => downloadFile(recordFile, text, 'text/plain')}>The record as a file</ActionButton>
      {slip !== undefined && (
        <ActionButton onAct={() => downloadFile(slipFile, `${slip}\n`, 'text/plain')}>The slip as a file</ActionButton>
      )}
      <p class={styles.command}>
        In a terminal: python3 verify.py {recordFile}
        {slip !== undefined && ` --slip ${slipFile}`}
      </p>
    </>
  );
}

type VerdictOutcomeProps = { readonly verdict: VerificationResult; readonly hasSlip: boolean };

function VerdictOutcome({ verdict, hasSlip }: VerdictOutcomeProps): JSX.Element {
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
      {formatWithheldCuts(verdict.withheld, PLAIN_WORDING.name).map(says => (
        <p key={says}>{says}</p>
      ))}
      <p class={styles.seal}>Seal: {verdict.seal}</p>
    </div>
  );
}
