/** The summary of a finished match: the deciding moment, and how the points came. */

import { YOU } from '@parlour/board-kit/ending';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Chair } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { winnersSentence } from '../table/between-matches/result.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { NoticePage, PageLayout } from '../ui/page.tsx';
import { ProofLine } from '../ui/proof-line.tsx';
import { replayLinkFor, useSharing } from '../ui/share.tsx';
import { Eyebrow, Felt, Panel, Row } from '../ui/surfaces.tsx';
import type { RecordSummary, ScoringStep } from '../worker/records/replay.ts';
import type { StoredRecord } from '../worker/store.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './history.module.css';
import { historyText } from './history-text.ts';
import { sideNames, turningPointAt } from './match-statistics.ts';

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
  const title = historyText('summary');
  const opened = useAsync(() => loadRecord(named.id!), [named.id]);
  if (opened === undefined) return <NoticePage title={title} text={historyText('loading')} />;
  if (opened === 'none') return <NoticePage title={title} text={historyText('notStored')} />;
  const { record, about } = opened;
  return about ? <MatchSummary record={record} about={about} /> : <UnreadableRecord record={record} />;
}

const seatNames =
  ({ names }: StoredRecord) =>
  (seat: number): string =>
    names[seat] ?? historyText('seat', { number: seat + 1 });

/** A person who played alone on this device is addressed as "you". */
const ownerSeat = ({ mine: [me, ...others] }: StoredRecord): Chair => (others.length === 0 ? (me ?? null) : null);

const seatNamesForOwner =
  (record: StoredRecord) =>
  (seat: number): string =>
    seat === ownerSeat(record) ? YOU : seatNames(record)(seat);

/** Shown although it can't be replayed: the table has vouched for it. */
function UnreadableRecord({ record }: { readonly record: StoredRecord }): JSX.Element {
  return (
    <PageLayout title={historyText('summary')}>
      <Panel>
        <p>{historyText('unreadable')}</p>
        {record.proof && <ProofLine proof={record.proof} name={seatNames(record)} record={record.id} />}
      </Panel>
    </PageLayout>
  );
}

type MatchSummaryProps = { readonly record: StoredRecord; readonly about: RecordSummary };

function MatchSummary({ record, about }: MatchSummaryProps): JSX.Element {
  const game = findGame(record.game)!;
  const { result, scoringSteps } = about;
  const world = boxOfGame(game.id).id;
  const heading = result ? winnersSentence(result, seatNamesForOwner(record)) : game.title;
  return (
    <PageLayout title={historyText('summary')} world={world} heading={heading}>
      <DecidingMoment record={record} about={about} />
      {scoringSteps.length > 0 && (
        <Panel title={historyText('scoring')}>
          <ol class={styles.steps}>
            {scoringSteps.map(step => (
              <ScoringStepRow key={step.tableEvent.number} record={record} scoring={step} />
            ))}
          </ol>
        </Panel>
      )}
      {record.proof && <ProofLine proof={record.proof} name={seatNames(record)} record={record.id} />}
    </PageLayout>
  );
}

/** The step from which on the winners led. */
function decidingStep({ result, better, scoringSteps }: RecordSummary): ScoringStep | undefined {
  if (!result || scoringSteps.length === 0) return undefined;
  return scoringSteps[
    turningPointAt(
      scoringSteps.map(({ scores }) => scores),
      result,
      better,
    )
  ];
}

function DecidingMoment({ record, about }: MatchSummaryProps): JSX.Element {
  const deciding = decidingStep(about);
  return (
    <Felt class={styles.deciding}>
      <Eyebrow>{historyText('decidedBy')}</Eyebrow>
      <p class={styles.decisive}>{deciding?.tableEvent.sentence ?? historyText('nothingScored')}</p>
      {deciding && (
        <ButtonLink tone="cream" to={`/replay/${record.id}?step=${deciding.step}`}>
          {historyText('showMoment')}
        </ButtonLink>
      )}
      <SummaryActions record={record} />
    </Felt>
  );
}

type ScoringStepProps = { readonly record: StoredRecord; readonly scoring: ScoringStep };

function ScoringStepRow({ record, scoring: { step, tableEvent, scores } }: ScoringStepProps): JSX.Element {
  const { clause } = tableEvent.event!;
  return (
    <li class={styles.step}>
      <Link to={`/replay/${record.id}?step=${step}`} class={styles.sentence}>
        {tableEvent.sentence}
      </Link>
      <Link to={`/sheet/${record.game}#${clause}`} class={styles.clause}>
        {clause}
      </Link>
      <Scores names={record.names.map((_, seat) => seatNamesForOwner(record)(seat))} scores={scores} />
    </li>
  );
}

type ScoresProps = { readonly names: readonly string[]; readonly scores: readonly number[] };

function Scores({ names, scores }: ScoresProps): JSX.Element {
  const labels = sideNames(names, scores);
  return (
    <ul class={styles.scores} aria-label={historyText('scoreAfter')}>
      {scores.map((score, side) => (
        <li key={labels[side]}>
          {labels[side]} <b>{score}</b>
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
      <Row>
        <Button onAct={() => navigateTo(`/review/${record.id}`)}>{historyText('review')}</Button>
        <Button onAct={() => navigateTo(`/replay/${record.id}`)}>{historyText('replay')}</Button>
        <Button onAct={() => void share()} icon="share">
          {historyText('share')}
        </Button>
        <Button onAct={() => navigateTo(`/verify/${record.id}`)}>{historyText('verify')}</Button>
        <Button onAct={() => void goToTable(table!)}>{historyText('backToTable')}</Button>
      </Row>
      <p class={styles.shared} role="status">
        {sharing.message}
      </p>
      {sharing.dialog}
    </>
  );
}
