/** The actions after a match on our own pages. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { h, type JSX } from 'preact';
import { lastPathSegment, navigateTo } from '../../app/router.tsx';
import { tournamentOfTable } from '../../club/tournaments/tournament-tokens.ts';
import { useAsync } from '../../lib/use-async.ts';
import { replayLinkFor, type Sharing, useSharing } from '../../ui/share.tsx';
import type { StoredRecord } from '../../worker/store.ts';
import { workerApi } from '../../worker/worker-client.ts';
import type { AfterMatchProps } from '../platform.ts';
import { hasRematchCard, isAnswerPending, playsWithPeople, sendRematchAnswer } from './rematch.tsx';
import styles from './result.module.css';
import { roomText } from './room-text.ts';

export function AfterMatchActions({
  controller,
  tableView,
  onOpenWaitingRoom,
  record,
  onShowTable,
}: AfterMatchProps): JSX.Element {
  const sharing = useSharing();
  const hasRecord = tableView.seat !== null && tableView.proof?.is !== 'held';
  return (
    <>
      <div class={styles.ways}>
        <PlayAgain {...{ controller, tableView, onOpenWaitingRoom }} />
        {hasRecord && (
          <ActionButton isDisabled={isAnswerPending.value} onAct={() => navigateTo(`/review/${record}`)}>
            {roomText('review')}
          </ActionButton>
        )}
        {hasRecord && (
          <ActionButton isDisabled={isAnswerPending.value} onAct={() => void shareGame(record, sharing)}>
            {roomText('share')}
          </ActionButton>
        )}
      </div>
      <button type="button" class={styles.view} disabled={isAnswerPending.value} onClick={onShowTable}>
        {roomText('viewTable')}
      </button>
      <p class={styles.shared} role="status">
        {sharing.message}
      </p>
      {sharing.dialog}
      {playsWithPeople(tableView) && !tableView.nextMatchState && <RematchWithSamePeople tableView={tableView} />}
    </>
  );
}

/** The club code is loaded only where it is needed. */
function RematchWithSamePeople({ tableView: { room } }: Pick<AfterMatchProps, 'tableView'>): JSX.Element | null {
  const rematch = useAsync(async () => (await import('../../club/matchmaking/same-players.tsx')).SamePlayers, []);
  const people = room.seats.filter(({ is }) => is === 'person').length;
  return rematch ? h(rematch, { table: lastPathSegment(), people }) : null;
}

/** The record is written while the end is shown; retries for 3 s. */
async function waitForRecord(id: string): Promise<StoredRecord | undefined> {
  for (let tries = 0; tries < 20; tries++) {
    const record = await workerApi().record(id);
    if (record) return record;
    await new Promise(resolve => setTimeout(resolve, 150));
  }
  return undefined;
}

async function shareGame(id: string, { share: send, showMessage: say }: Sharing): Promise<void> {
  const record = await waitForRecord(id);
  if (record) await send(await replayLinkFor(record));
  else say(roomText('notWrittenYet'));
}

type PlayAgainProps = Pick<AfterMatchProps, 'controller' | 'tableView' | 'onOpenWaitingRoom'>;

function PlayAgain({ controller, tableView, onOpenWaitingRoom }: PlayAgainProps): JSX.Element | null {
  const { daily } = tableView;
  if (daily !== undefined) {
    return (
      <ActionButton tone="main" onAct={() => navigateTo(`/daily/${tableView.table.game}/${daily}`)}>
        {roomText('howItCompares')}
      </ActionButton>
    );
  }
  const tournament = tableView.remote && tournamentOfTable(tableView.remote.id);
  if (tournament !== undefined) {
    return (
      <ActionButton tone="main" onAct={() => navigateTo(`/club/tournament/${tournament}`)}>
        {roomText('backToTournament')}
      </ActionButton>
    );
  }
  if (tableView.remote) return <PlayAgainRemote {...{ controller, tableView, onOpenWaitingRoom }} />;
  if (tableView.localSeats.length === 0) return null;
  const hasCut = tableView.seat !== null && tableView.room.cut[tableView.seat] === true;
  return (
    <ActionButton tone="main" onAct={() => void controller.cut(1, '')} isDisabled={hasCut}>
      {roomText(hasCut ? 'waitingForOthers' : 'again')}
    </ActionButton>
  );
}

/** With other people this requests a rematch; then the request card shows the buttons. */
function PlayAgainRemote({ controller, tableView, onOpenWaitingRoom }: PlayAgainProps): JSX.Element | null {
  if (tableView.nextMatchState === 'playing')
    return (
      <ActionButton tone="main" onAct={() => void controller.handle()?.showCurrent()}>
        {roomText('watchNewGame')}
      </ActionButton>
    );
  if (tableView.nextMatchState || tableView.seat === null) {
    const openWaitingRoom = async (): Promise<void> => {
      await controller.handle()?.showCurrent();
      onOpenWaitingRoom();
    };
    return (
      <ActionButton tone="main" onAct={() => void openWaitingRoom()}>
        {roomText('openTable')}
      </ActionButton>
    );
  }
  if (hasRematchCard(tableView) || tableView.room.shuffling) return null;
  const mustRequest = playsWithPeople(tableView) || tableView.table.settings.waits !== undefined;
  const requestRematch = (): void => void sendRematchAnswer(() => controller.cut(1, ''));
  return (
    <>
      <ActionButton
        tone="main"
        isDisabled={isAnswerPending.value}
        onAct={mustRequest ? requestRematch : onOpenWaitingRoom}
      >
        {roomText('again')}
      </ActionButton>
      {mustRequest && (
        <ActionButton isDisabled={isAnswerPending.value} onAct={onOpenWaitingRoom}>
          {roomText('table')}
        </ActionButton>
      )}
    </>
  );
}
