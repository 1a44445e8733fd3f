/** The lobby: players online by game, open tables, invitations and recent opponents. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import type {
  MATCHMAKING_ROUTES,
  OnlinePlayers,
  RecentPlayer,
  TableInvitation,
} from '@parlour/protocol/club/matchmaking';
import { FAIR_SETTINGS } from '@parlour/table/log';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link, navigateTo } from '../../app/router.tsx';
import { defaultTerms } from '../../table/create-table.ts';
import { PaperPanel } from '../../ui/page.tsx';
import type { ListedTable } from '../../worker/worker-api.ts';
import { workerApi } from '../../worker/worker-client.ts';
import { useCurrentMember } from '../membership/session.ts';
import { clubRequest, usePolling } from '../request.ts';
import styles from './lobby.module.css';

const ONLINE_POLL_MS = 5000;

export function OnlineNow(): JSX.Element | null {
  const answer = usePolling(
    () => clubRequest<typeof MATCHMAKING_ROUTES.company>({ method: 'GET', url: '/api/club/company' }),
    ONLINE_POLL_MS,
  );
  if (!answer?.ok) return null;
  const { games, members, shown } = answer.value;
  const busy = games.filter(({ waiting, playing }) => waiting + playing > 0);
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Who is here</h2>
      {busy.length === 0 && <p>Nobody plays or waits just now. Computer players are always here.</p>}
      <ul>
        {busy.map(({ game, waiting, playing }) => (
          <li key={game} class={styles.row}>
            <Link to={`/club/play?game=${game}`}>{gameTitle(game)}</Link>
            <span class={styles.about}>
              {[countText(playing, 'playing'), countText(waiting, 'waiting')].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {members.length > 0 && <p>{membersText(members)}</p>}
      {shown !== undefined && <VisibilityChoice shown={shown} />}
    </PaperPanel>
  );
}

const gameTitle = (game: string): string => findGame(game)?.title ?? 'A game';

const countText = (count: number, what: string): string => (count === 0 ? '' : `${count} ${what}`);

const membersText = (members: OnlinePlayers['members']): string =>
  `At a table: ${members.map(({ name, game }) => `${name} (${gameTitle(game)})`).join(', ')}.`;

/** Members are invisible unless they choose otherwise. */
function VisibilityChoice({ shown }: { readonly shown: boolean }): JSX.Element {
  const isShown = useSignal(shown);
  const change = async (isVisible: boolean): Promise<void> => {
    isShown.value = isVisible;
    const answer = await clubRequest<typeof MATCHMAKING_ROUTES.setOnlineVisibility>({
      method: 'POST',
      url: '/api/club/company',
      body: { shown: isVisible },
    });
    if (!answer.ok) isShown.value = !isVisible;
  };
  return (
    <label class={styles.show}>
      <input type="checkbox" checked={isShown.value} onChange={event => void change(event.currentTarget.checked)} />
      Others may see when I am at a table
    </label>
  );
}

const OPEN_TABLES_POLL_MS = 4000;

export function OpenTables(): JSX.Element | null {
  const answer = usePolling(async () => workerApi().listOpenTables(), OPEN_TABLES_POLL_MS);
  if (!answer?.ok) return null;
  const tables = answer.value.tables.filter(({ locked }) => !locked);
  const open = tables.filter(table => countFreeSeats(table) > 0);
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Open tables</h2>
      {open.length === 0 && (
        <p>
          No table has a free seat just now. Whoever lays one <Link to="/">from the shelf</Link> with friends can have
          it listed here.
        </p>
      )}
      <ul>
        {open.map(listed => (
          <li key={listed.table} class={styles.row}>
            <Link to={`/t/${listed.table}?sit`}>Sit down to {findGame(listed.game)?.title ?? 'a game'}</Link>
            <span class={styles.about}>{tableText(listed)}</span>
          </li>
        ))}
      </ul>
    </PaperPanel>
  );
}

const countFreeSeats = ({ seats }: ListedTable): number => seats.filter(seat => seat === null).length;

function tableText(listed: ListedTable): string {
  const free = countFreeSeats(listed);
  const seats = free === 1 ? '1 seat free' : `${free} seats free`;
  return [listed.seats.filter(Boolean).join(', ') || 'nobody yet', listed.playing ? 'playing' : '', seats]
    .filter(Boolean)
    .join(', ');
}

const PLAYERS_POLL_MS = 10_000;

/** Only members can be found again. */
export const RecentPlayers = (): JSX.Element | null => (useCurrentMember() ? <PlayersOfMember /> : null);

function PlayersOfMember(): JSX.Element | null {
  const answer = usePolling(
    () => clubRequest<typeof MATCHMAKING_ROUTES.people>({ method: 'GET', url: '/api/club/people' }),
    PLAYERS_POLL_MS,
  );
  if (!answer?.ok) return null;
  const { people, invitations } = answer.value;
  return (
    <PaperPanel>
      {invitations.length > 0 && <h2 class={styles.heading}>You are invited</h2>}
      <ul>
        {invitations.map(invitation => (
          <InvitationRow key={invitation.table} invitation={invitation} />
        ))}
      </ul>
      <h2 class={styles.heading}>People you have played with</h2>
      {people.length === 0 && <p>Nobody yet. Members you meet at a table are found here again.</p>}
      <ul>
        {people.map(person => (
          <PlayerRow key={person.id} person={person} />
        ))}
      </ul>
    </PaperPanel>
  );
}

const titleOfGame = (game: string): string => findGame(game)?.title ?? 'a game';

function InvitationRow({
  invitation: { from, table, game },
}: {
  readonly invitation: TableInvitation;
}): JSX.Element | null {
  const isAnswered = useSignal(false);
  const markAnswered = async (): Promise<void> => {
    isAnswered.value = true;
    const url = '/api/club/invitations/:table/answered';
    await clubRequest<typeof MATCHMAKING_ROUTES.answerInvitation>({ method: 'POST', url, params: { table } });
  };
  if (isAnswered.value) return null;
  return (
    <li class={styles.row}>
      <span>
        {from} invites you to {titleOfGame(game)}.
      </span>
      <ActionButton tone="main" onAct={() => void markAnswered().then(() => navigateTo(`/t/${table}?sit`))}>
        Sit down
      </ActionButton>
      <ActionButton onAct={() => void markAnswered()}>No, thanks</ActionButton>
    </li>
  );
}

function PlayerRow({ person }: { readonly person: RecentPlayer }): JSX.Element {
  const error = useSignal('');
  const invite = async (): Promise<void> => {
    const failed = await createTableAndInvite(person);
    if (failed !== undefined) error.value = failed;
  };
  return (
    <li class={styles.row}>
      <span>
        {person.name} <span class={styles.about}>({titleOfGame(person.game)})</span>
      </span>
      <ActionButton onAct={() => void invite()}>Invite</ActionButton>
      <span role="alert">{error.value}</span>
    </li>
  );
}

/** Creates a table for the last common game and invites the person. Returns an error message or undefined. */
async function createTableAndInvite({ id, game }: RecentPlayer): Promise<string | undefined> {
  const boxed = findGame(game);
  if (!boxed) return 'That game is not on the shelf.';
  const count = Math.max(2, boxed.seats[0]);
  const created = await workerApi().createRemoteTable(
    { game, ...defaultTerms(boxed), count, people: [] },
    'private',
    FAIR_SETTINGS,
  );
  if (!created.ok) return created.fault;
  const body = { member: id, table: created.value };
  const invited = await clubRequest<typeof MATCHMAKING_ROUTES.invite>({
    method: 'POST',
    url: '/api/club/invitations',
    body,
  });
  if (!invited.ok) return invited.fault.message;
  navigateTo(`/t/${created.value}?sit`);
  return undefined;
}
