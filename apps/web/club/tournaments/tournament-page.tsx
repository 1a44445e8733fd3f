/** A tournament: own tables, standings, pairings, entrants, and the organiser's controls. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../../app/app.tsx';
import { Link, navigateTo } from '../../app/router.tsx';
import { PageLayout, PaperPanel } from '../../ui/page.tsx';
import { CopyField, InviteLink } from '../../ui/share.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import { TournamentEntry, type TournamentPartProps } from './tournament-entry.tsx';
import styles from './tournament-page.module.css';
import { Pairings, Standings } from './tournament-tables.tsx';
import { KIND_DESCRIPTIONS, KIND_LABELS, roundText, shareTournamentText } from './tournament-text.ts';
import { addTournamentTokens, readTournamentTokens } from './tournament-tokens.ts';
import { type MySeat, sendOrganiserOrder, useLiveTournament } from './use-tournament.ts';

export function TournamentPage({ named }: PageProps): JSX.Element {
  const id = named.id ?? '';
  const tournament = useLiveTournament(id);
  const view = tournament.view.value;
  if (!view) return <TournamentLoading error={tournament.error.value} />;
  return (
    <PageLayout title={view.title}>
      <TournamentSummary view={view} />
      <MyTables id={id} mine={tournament.mySeats.value} view={view} />
      <p role="alert">{tournament.error.value}</p>
      <Standings view={view} />
      <Pairings id={id} view={view} mine={tournament.mySeats.value.map(({ who }) => who)} />
      <TournamentEntry id={id} tournament={tournament} view={view} />
      <OrganiserPanel id={id} tournament={tournament} view={view} />
      <ResultFooter id={id} view={view} />
    </PageLayout>
  );
}

const TournamentLoading = ({ error }: { readonly error: string }): JSX.Element => (
  <PageLayout title="Tournament">
    <PaperPanel>
      <p role="status">{error === '' ? 'Looking it up …' : error}</p>
      <p class={styles.ways}>
        <Link to="/club/tournaments">All tournaments</Link>
      </p>
    </PaperPanel>
  </PageLayout>
);

const TournamentSummary = ({ view }: { readonly view: TournamentView }): JSX.Element => (
  <p class={styles.about}>
    {findGame(view.game)?.title ?? view.game}, {KIND_LABELS[view.kind]}. {roundText(view)}{' '}
    {KIND_DESCRIPTIONS[view.kind]}
  </p>
);

type MyTablesProps = { readonly id: string; readonly mine: readonly MySeat[]; readonly view: TournamentView };

/** One button for each player on this device. */
function MyTables({ id, mine, view }: MyTablesProps): JSX.Element | null {
  if (mine.length === 0 || view.phase !== 'running') return null;
  return (
    <div class={styles.mine}>
      {mine.map(seat => (
        <MyTable key={seat.who} id={id} seat={seat} view={view} isAlone={mine.length === 1} />
      ))}
    </div>
  );
}

type MyTableProps = {
  readonly id: string;
  readonly seat: MySeat;
  readonly view: TournamentView;
  readonly isAlone: boolean;
};

function MyTable({ id, seat, view, isAlone }: MyTableProps): JSX.Element {
  const { table, token, name } = seat;
  if (table === null || token === null) return <p>{waitingText(seat, view)}</p>;
  return (
    <button type="button" class={styles.go} onClick={() => void enterTable(id, table, token)}>
      {isAlone ? 'To your table' : `${name}: to your table`}
    </button>
  );
}

/** Does not overwrite a stored row of the same seat. */
async function enterTable(id: string, table: string, token: string): Promise<void> {
  const storedTables = await workerApi().remoteTables();
  if (!storedTables.some(stored => stored.id === table && stored.seat === token))
    await workerApi().saveRemoteSeat(table, token);
  addTournamentTokens(id, { table });
  navigateTo(`/t/${table}`);
}

function waitingText({ who, name }: MySeat, { round, entrants }: TournamentView): string {
  if (entrants[who]?.left) return `${name} has left.`;
  if (round?.byes.some(bye => bye.who === who)) return `${name} has a bye in this round.`;
  const isOpen = round?.tables.some(({ seats, outcome }) => seats.includes(who) && !outcome);
  return isOpen ? `The table of ${name} is being laid.` : `${name} waits for the next round.`;
}

type ResultProps = { readonly id: string; readonly view: TournamentView };

function ResultFooter({ id, view }: ResultProps): JSX.Element | null {
  const link = `${location.origin}/club/tournament/${id}`;
  return (
    <div class={styles.foot}>
      {view.phase === 'over' && (
        <PaperPanel>
          <CopyField label="Copy the result" text={shareTournamentText(view, link)} />
        </PaperPanel>
      )}
      <ActionButton onAct={() => print()}>Print this page</ActionButton>
      <Link to="/club/tournaments">All tournaments</Link>
    </div>
  );
}

export function OrganiserPanel({ id, view, tournament }: TournamentPartProps): JSX.Element | null {
  const error = useSignal('');
  const { organiser } = readTournamentTokens(id);
  if (!tournament.isOrganiser.value || view.phase === 'over') return null;
  const sendOrder = async (order: string): Promise<void> => {
    if (order !== 'begin' && !confirm(CONFIRM_TEXTS[order] ?? '')) return;
    const done = await sendOrganiserOrder(id, order, organiser);
    error.value = done.ok ? '' : done.fault;
    await tournament.refresh();
  };
  return (
    <PaperPanel>
      <div class={styles.organiser}>
        <h2 class={styles.heading}>You organise this tournament</h2>
        <TournamentInvite id={id} />
        {view.phase === 'open' && (
          <ActionButton tone="main" onAct={() => void sendOrder('begin')}>
            Begin
          </ActionButton>
        )}
        {view.phase === 'running' && (
          <ActionButton onAct={() => void sendOrder('close round')}>Close this round now</ActionButton>
        )}
        <ActionButton onAct={() => void sendOrder('end')}>End the tournament</ActionButton>
        <p role="alert">{error.value}</p>
        <p>Rounds are paired and counted by the server: you may close this page and come back on this device.</p>
      </div>
    </PaperPanel>
  );
}

const CONFIRM_TEXTS: Readonly<Record<string, string>> = {
  'close round': 'Close this round? Tables that are still played at count as they stand.',
  end: 'End the tournament? The standings stay as they are.',
};

const TournamentInvite = ({ id }: { readonly id: string }): JSX.Element => (
  <InviteLink link={`${location.origin}/club/tournament/${id}`} title="A tournament in the Parlour" />
);
