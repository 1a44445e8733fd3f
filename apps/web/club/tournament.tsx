/** A tournament: my table, who is in, the pairings and the standings, as they are now. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { worker } from '../host/worker-client.ts';
import { Copied } from '../pages/copied.tsx';
import { Page, Paper } from '../pages/page.tsx';
import { go, Link } from '../router.tsx';
import styles from './tournament.module.css';
import type { MySeat } from './tournament-ask.ts';
import { JoinTournament } from './tournament-join.tsx';
import { Organiser } from './tournament-organiser.tsx';
import { Pairings } from './tournament-pairings.tsx';
import { Standings } from './tournament-standings.tsx';
import { keepTokens } from './tournament-tokens.ts';
import { KIND_SAYS, KIND_WORDS, roundSaid, sharedResult } from './tournament-words.ts';
import { useTournament } from './use-tournament.ts';

export function TournamentPage({ named }: PageProps): JSX.Element {
  const id = named.id ?? '';
  const following = useTournament(id);
  const seen = following.seen.value;
  if (!seen) return <NotYet trouble={following.trouble.value} />;
  return (
    <Page title={seen.title}>
      <About seen={seen} />
      <MyTables id={id} mine={following.mine.value} seen={seen} />
      <p role="alert">{following.trouble.value}</p>
      <Standings seen={seen} />
      <Pairings id={id} seen={seen} mine={following.mine.value.map(({ who }) => who)} />
      <JoinTournament id={id} following={following} seen={seen} />
      <Organiser id={id} following={following} seen={seen} />
      <Result id={id} seen={seen} />
    </Page>
  );
}

const NotYet = ({ trouble }: { readonly trouble: string }): JSX.Element => (
  <Page title="Tournament">
    <Paper>
      <p role="status">{trouble === '' ? 'Looking it up …' : trouble}</p>
      <p class={styles.ways}>
        <Link to="/club/tournaments">All tournaments</Link>
      </p>
    </Paper>
  </Page>
);

const About = ({ seen }: { readonly seen: TournamentView }): JSX.Element => (
  <p class={styles.about}>
    {findGame(seen.game)?.title ?? seen.game}, {KIND_WORDS[seen.kind]}. {roundSaid(seen)} {KIND_SAYS[seen.kind]}
  </p>
);

type MyProps = { readonly id: string; readonly mine: readonly MySeat[]; readonly seen: TournamentView };

/** One big button for each who plays on this device. */
function MyTables({ id, mine, seen }: MyProps): JSX.Element | null {
  if (mine.length === 0 || seen.phase !== 'running') return null;
  return (
    <div class={styles.mine}>
      {mine.map(seat => (
        <MyTable key={seat.who} id={id} seat={seat} seen={seen} isAlone={mine.length === 1} />
      ))}
    </div>
  );
}

type MyTableProps = {
  readonly id: string;
  readonly seat: MySeat;
  readonly seen: TournamentView;
  readonly isAlone: boolean;
};

function MyTable({ id, seat, seen, isAlone }: MyTableProps): JSX.Element {
  const { table, token, name } = seat;
  if (table === null || token === null) return <p>{waitingSaid(seat, seen)}</p>;
  return (
    <button type="button" class={styles.go} onClick={() => void sitDown(id, table, token)}>
      {isAlone ? 'To your table' : `${name}: to your table`}
    </button>
  );
}

/** What is known of a table already is kept, if it is of the same seat. */
async function sitDown(id: string, table: string, token: string): Promise<void> {
  const known = await worker().farTables();
  if (!known.some(far => far.id === table && far.seat === token)) await worker().keepSeat(table, token);
  keepTokens(id, { table });
  go(`/t/${table}`);
}

function waitingSaid({ who, name }: MySeat, { round, entrants }: TournamentView): string {
  if (entrants[who]?.left) return `${name} has left.`;
  if (round?.byes.some(bye => bye.who === who)) return `${name} has a bye in this round.`;
  const isOpen = round?.tables.some(({ seats, outcome }) => seats.includes(who) && !outcome);
  return isOpen ? `The table of ${name} is being laid.` : `${name} waits for the next round.`;
}

type ResultProps = { readonly id: string; readonly seen: TournamentView };

function Result({ id, seen }: ResultProps): JSX.Element | null {
  const link = `${location.origin}/club/tournament/${id}`;
  return (
    <div class={styles.foot}>
      {seen.phase === 'over' && (
        <Paper>
          <Copied says="Copy the result" text={sharedResult(seen, link)} />
        </Paper>
      )}
      <Action onAct={() => print()}>Print this page</Action>
      <Link to="/club/tournaments">All tournaments</Link>
    </div>
  );
}
