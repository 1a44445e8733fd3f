/** Verifies a shuffle: judges every play again and repeats every draw from the disclosed secret. */
import { formatWithheldCuts, PLAIN_WORDING } from '@parlour/table/shuffle/record-wording';
import type { VerificationResult } from '@parlour/table/shuffle/verify';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import club from '../club/club.module.css';
import { downloadFile } from '../lib/download.ts';
import { useAsync } from '../lib/use-async.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/fields.tsx';
import { PageLayout } from '../ui/page.tsx';
import { ProofLine } from '../ui/proof-line.tsx';
import styles from '../ui/share.module.css';
import { Panel } from '../ui/surfaces.tsx';
import type { StoredRecord } from '../worker/store.ts';
import { workerApi } from '../worker/worker-client.ts';
import { verifyText } from './verify-text.ts';

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
    <PageLayout title={verifyText('title')}>
      <div class={club.pair}>
        <Panel title={verifyText('check')} class={club.panel}>
          <TextArea label={verifyText('record')} text={text} rows={10} isCode />
          <TextArea label={verifyText('slip')} text={slip} rows={6} isCode />
          <div class={club.row}>
            <Button tone="primary" onAct={() => void verify()} isDisabled={text.value.trim() === ''}>
              {verifyText('verify')}
            </Button>
            {record && <DownloadFiles record={record} />}
          </div>
        </Panel>
        <div class={club.stack}>
          <Panel title={verifyText('result')} class={club.panel}>
            <div role="status">
              {verdict.value ? (
                <VerdictOutcome verdict={verdict.value} hasSlip={slip.value.trim() !== ''} />
              ) : (
                <p class={club.lead}>{verifyText('resultBefore')}</p>
              )}
            </div>
            {record?.proof && (
              <>
                <h3>{verifyText('afterMatch')}</h3>
                <ProofLine
                  proof={record.proof}
                  name={seat => record.names[seat] ?? verifyText('seat', { number: seat + 1 })}
                />
              </>
            )}
          </Panel>
          <Panel title={verifyText('howItWorks')} class={club.panel}>
            <p>{verifyText('explanation')}</p>
            <IndependentCheck />
          </Panel>
        </div>
      </div>
    </PageLayout>
  );
}

const IndependentCheck = (): JSX.Element => (
  <p>
    {verifyText.rich<ComponentChildren, 'independent'>('independent', {
      file: words => (
        <a href="/verify.py" download="verify.py">
          {words}
        </a>
      ),
      more: words => <a href="/docs/shuffle.html">{words}</a>,
    })}
  </p>
);

/** For readers who would rather trust another program or another device. */
function DownloadFiles({ record: { id, text, slip } }: { readonly record: StoredRecord }): JSX.Element {
  const [recordFile, slipFile] = [`${id}.record.txt`, `${id}.slip.txt`];
  const command = ['python3', 'verify.py', recordFile, ...(slip === undefined ? [] : ['--slip', slipFile])];
  return (
    <>
      <Button onAct={() => downloadFile(recordFile, text, 'text/plain')}>{verifyText('saveRecord')}</Button>
      {slip !== undefined && (
        <Button onAct={() => downloadFile(slipFile, `${slip}\n`, 'text/plain')}>{verifyText('saveSlip')}</Button>
      )}
      <p class={styles.command}>{verifyText('terminal', { command: command.join(' ') })}</p>
    </>
  );
}

type VerdictOutcomeProps = { readonly verdict: VerificationResult; readonly hasSlip: boolean };

function VerdictOutcome({ verdict, hasSlip }: VerdictOutcomeProps): JSX.Element {
  if (!verdict.ok) {
    return (
      <p class={styles.verifyOutcome} data-ok="false">
        <b>{verifyText(verdict.unproved === undefined ? 'mismatch' : 'notProved')}</b>{' '}
        {verdict.line === undefined
          ? verdict.message
          : verifyText('atLine', { line: verdict.line, message: verdict.message })}
      </p>
    );
  }
  return (
    <div class={styles.verifyOutcome} data-ok={verdict.withheld.length === 0}>
      <p>
        <b>{verifyText(hasSlip ? 'matchesSlip' : 'matches')}</b>{' '}
        {verifyText('counts', { draws: verdict.drawn, plays: verdict.plays })}
      </p>
      {!hasSlip && <p>{verifyText('withoutSlip')}</p>}
      {formatWithheldCuts(verdict.withheld, PLAIN_WORDING.name).map(says => (
        <p key={says}>{says}</p>
      ))}
      <p class={styles.verifySeal}>{verifyText('seal', { seal: verdict.seal })}</p>
    </div>
  );
}
