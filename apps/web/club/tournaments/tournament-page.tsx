/** A tournament: own tables, standings, pairings, entrants, and the organiser's controls. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../../app/app.tsx';
import { Link, navigateTo } from '../../app/router.tsx';
import { Button } from '../../ui/button.tsx';
import { PageLayout } from '../../ui/page.tsx';
import { CopyField, InviteLink } from '../../ui/share.tsx';
import { Felt, Panel } from '../../ui/surfaces.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import club from '../club.module.css';
import styles from '../standings.module.css';
import { TournamentEntry, type TournamentPartProps } from './tournament-entry.tsx';
import { Pairings, Standings } from './tournament-tables.tsx';
import { kindDescription, kindText, roundText, shareTournamentText, tournamentText } from './tournament-text.ts';
import { addTournamentTokens, readTournamentTokens } from './tournament-tokens.ts';
import { type MySeat, sendOrganiserOrder, useLiveTournament } from './use-tournament.ts';

export function TournamentPage({ named }: PageProps): JSX.Element {
  const id = named.id ?? '';
  const tournament = useLiveTournament(id);
  const view = tournament.view.value;
  if (!view) return <TournamentLoading error={tournament.error.value} />;
  return (
    <PageLayout title={view.title} back={{ to: '/club/tournaments', name: tournamentText('tournaments') }}>
      <TournamentSummary view={view} />
      <MyTables id={id} mine={tournament.mySeats.value} view={view} />
      <p role="alert">{tournament.error.value}</p>
      <Standings view={view} />
      <Pairings id={id} view={view} mine={tournament.mySeats.value.map(({ who }) => who)} />
      <div class={club.pair}>
        <TournamentEntry id={id} tournament={tournament} view={view} />
        <OrganiserPanel id={id} tournament={tournament} view={view} />
      </div>
      <ResultFooter id={id} view={view} />
    </PageLayout>
  );
}

const TournamentLoading = ({ error }: { readonly error: string }): JSX.Element => (
  <PageLayout title={tournamentText('tournament')}>
    <Panel class={club.panel}>
      <p role="status">{error === '' ? tournamentText('loading') : error}</p>
      <p class={club.links}>
        <Link to="/club/tournaments">{tournamentText('all')}</Link>
      </p>
    </Panel>
  </PageLayout>
);

const TournamentSummary = ({ view }: { readonly view: TournamentView }): JSX.Element => (
  <p class={club.lead}>
    {tournamentText('summary', {
      game: findGame(view.game)?.title ?? view.game,
      kind: kindText(view.kind),
      state: roundText(view),
    })}
    <br />
    {kindDescription(view.kind)}
  </p>
);

type MyTablesProps = { readonly id: string; readonly mine: readonly MySeat[]; readonly view: TournamentView };

/** One button for each player on this device. */
function MyTables({ id, mine, view }: MyTablesProps): JSX.Element | null {
  if (mine.length === 0 || view.phase !== 'running') return null;
  return (
    <Felt class={styles.mine}>
      {mine.map(seat => (
        <MyTable key={seat.who} id={id} seat={seat} view={view} isAlone={mine.length === 1} />
      ))}
    </Felt>
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
    <Button tone="cream" size="large" onAct={() => void enterTable(id, table, token)}>
      {isAlone ? tournamentText('toYourTable') : tournamentText('toTableOf', { name })}
    </Button>
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
  if (entrants[who]?.left) return tournamentText('hasLeft', { name });
  if (round?.byes.some(bye => bye.who === who)) return tournamentText('hasBye', { name });
  const isOpen = round?.tables.some(({ seats, outcome }) => seats.includes(who) && !outcome);
  return tournamentText(isOpen ? 'tableOpening' : 'waitingForRound', { name });
}

type ResultProps = { readonly id: string; readonly view: TournamentView };

function ResultFooter({ id, view }: ResultProps): JSX.Element | null {
  const link = `${location.origin}/club/tournament/${id}`;
  return (
    <div class={styles.foot}>
      {view.phase === 'over' && (
        <Panel class={club.panel}>
          <CopyField label={tournamentText('copyResult')} text={shareTournamentText(view, link)} />
        </Panel>
      )}
      <Button onAct={() => print()}>{tournamentText('print')}</Button>
      <Link to="/club/tournaments">{tournamentText('all')}</Link>
    </div>
  );
}

export function OrganiserPanel({ id, view, tournament }: TournamentPartProps): JSX.Element | null {
  const error = useSignal('');
  const { organiser } = readTournamentTokens(id);
  if (!tournament.isOrganiser.value || view.phase === 'over') return null;
  const sendOrder = async (order: string): Promise<void> => {
    if (order !== 'begin' && !confirm(tournamentText(order === 'end' ? 'confirmEnd' : 'confirmCloseRound'))) return;
    const done = await sendOrganiserOrder(id, order, organiser);
    error.value = done.ok ? '' : done.fault;
    await tournament.refresh();
  };
  return (
    <Panel class={club.panel}>
      <div class={styles.organiser}>
        <h2>{tournamentText('organise')}</h2>
        <TournamentInvite id={id} />
        {view.phase === 'open' && (
          <Button tone="primary" onAct={() => void sendOrder('begin')}>
            {tournamentText('begin')}
          </Button>
        )}
        {view.phase === 'running' && (
          <Button onAct={() => void sendOrder(CLOSE_ROUND)}>{tournamentText('closeRound')}</Button>
        )}
        <Button onAct={() => void sendOrder('end')}>{tournamentText('end')}</Button>
        <p role="alert">{error.value}</p>
        <p>{tournamentText('organiseHint')}</p>
      </div>
    </Panel>
  );
}

/** An order of the protocol. */
const CLOSE_ROUND = 'close round';

const TournamentInvite = ({ id }: { readonly id: string }): JSX.Element => (
  <InviteLink link={`${location.origin}/club/tournament/${id}`} title={tournamentText('inviteTitle')} />
);
