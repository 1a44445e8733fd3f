/** The summary of a finished match. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { YOU } from '@parlour/board-kit/ending';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Chair } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { winnersSentence } from '../table/between-matches/result.tsx';
import { NoticePage, PageLayout, PaperPanel } from '../ui/page.tsx';
import { ProofLine } from '../ui/proof-line.tsx';
import { replayLinkFor, useSharing } from '../ui/share.tsx';
import type { RecordSummary, ScoringStep } from '../worker/records/replay.ts';
import type { StoredRecord } from '../worker/store.ts';
import { workerApi } from '../worker/worker-client.ts';
import { sideNames, turningPointAt } from './match-statistics.ts';
import styles from './match-summary-page.module.css';

type LoadedRecord = { readonly record: StoredRecord; readonly about: RecordSummary | undefined } | 'none';

async function loadRecord(id: string): Promise<LoadedRecord> {
  const record = await workerApi().record(id);
  if (!record) return 'none';
  const album = await workerApi().replayRecord(record.text, record.names, ownerSeat(record));
  const about = await album.summary();
  return { record, about: about.ok ? about.value : undefined };
}

/** Remote tables have another address. */
async function goToTable(table: string): Promise<void> {
  const isRemote = (await workerApi().remoteTables()).some(({ id }) => id === table);
  navigateTo(`/${isRemote ? 't' : 'table'}/${table}`);
}

export function MatchSummaryPage({ named }: PageProps): JSX.Element {
  const opened = useAsync(() => loadRecord(named.id!), [named.id]);
  if (opened === undefined) return <NoticePage title="After the game" text="One moment …" />;
  if (opened === 'none') return <NoticePage title="After the game" text="This game is not kept on this device." />;
  const { record, about } = opened;
  return about ? <MatchSummary record={record} about={about} /> : <UnreadableRecord record={record} />;
}

const seatNames =
  ({ names }: StoredRecord) =>
  (seat: number): string =>
    names[seat] ?? `Seat ${seat + 1}`;

/** A person who played alone on this device is addressed as "you". */
const ownerSeat = ({ mine: [me, ...others] }: StoredRecord): Chair => (others.length === 0 ? (me ?? null) : null);

const seatNamesForOwner =
  (record: StoredRecord) =>
  (seat: number): string =>
    seat === ownerSeat(record) ? YOU : seatNames(record)(seat);

/** Shown although it can't be replayed: the table has vouched for it. */
function UnreadableRecord({ record }: { readonly record: StoredRecord }): JSX.Element {
  return (
    <PageLayout title="After the game">
      <PaperPanel>
        <p>The record of this game cannot be played through.</p>
        {record.proof && <ProofLine proof={record.proof} name={seatNames(record)} record={record.id} />}
      </PaperPanel>
    </PageLayout>
  );
}

type MatchSummaryProps = { readonly record: StoredRecord; readonly about: RecordSummary };

function MatchSummary({ record, about }: MatchSummaryProps): JSX.Element {
  const name = seatNames(record);
  const game = findGame(record.game)!;
  const { result, scoringSteps: counted } = about;
  return (
    <PageLayout
      title="After the game"
      world={boxOfGame(game.id).id}
      heading={result ? winnersSentence(result, seatNamesForOwner(record)) : game.title}
    >
      <PaperPanel>
        <h2 class={styles.heading}>What decided it</h2>
        <p class={styles.decisive}>{turningPointSentence(counted, about)}</p>
        {record.proof && <ProofLine proof={record.proof} name={name} record={record.id} />}
        <SummaryActions record={record} />
      </PaperPanel>
      {counted.length > 0 && (
        <PaperPanel>
          <h2 class={styles.heading}>What counted</h2>
          <ol>
            {counted.map(({ step, tableEvent, scores }) => (
              <li key={tableEvent.number} class={styles.counted}>
                <Link to={`/replay/${record.id}?step=${step}`} class={styles.sentence}>
                  {tableEvent.sentence}
                </Link>
                <Link to={`/sheet/${record.game}#${tableEvent.event!.clause}`} class={styles.clause}>
                  {tableEvent.event!.clause}
                </Link>
                <Scores names={record.names.map((_, seat) => seatNamesForOwner(record)(seat))} scores={scores} />
              </li>
            ))}
          </ol>
        </PaperPanel>
      )}
    </PageLayout>
  );
}

function turningPointSentence(counted: readonly ScoringStep[], { result, better }: RecordSummary): string {
  if (!result || counted.length === 0) return 'Nothing was counted.';
  const at = turningPointAt(
    counted.map(({ scores }) => scores),
    result,
    better,
  );
  return counted[at]!.tableEvent.sentence;
}

type ScoresProps = { readonly names: readonly string[]; readonly scores: readonly number[] };

function Scores({ names, scores }: ScoresProps): JSX.Element {
  const labels = sideNames(names, scores);
  return (
    <ul class={styles.scores} aria-label="The score after it">
      {scores.map((score, seat) => (
        <li key={seat}>
          {labels[seat]} <b>{score}</b>
        </li>
      ))}
    </ul>
  );
}

function SummaryActions({ record }: { readonly record: StoredRecord }): JSX.Element {
  const sharing = useSharing();
  const share = async (): Promise<void> => sharing.share(await replayLinkFor(record));
  const [table] = record.id.split('.');
  return (
    <>
      <div class={styles.ways}>
        <ActionButton tone="main" onAct={() => void goToTable(table!)}>
          Back to the table
        </ActionButton>
        <ActionButton onAct={() => navigateTo(`/review/${record.id}`)}>Look it over</ActionButton>
        <ActionButton onAct={() => navigateTo(`/replay/${record.id}`)}>Replay</ActionButton>
        <ActionButton onAct={() => void share()}>Share as a link</ActionButton>
        <ActionButton onAct={() => navigateTo(`/verify/${record.id}`)}>Verify the shuffle</ActionButton>
      </div>
      <p class={styles.shared} role="status">
        {sharing.message}
      </p>
      {sharing.dialog}
    </>
  );
}
