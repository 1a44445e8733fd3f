/** People in the club: who is here, invitations, and members met at a table. */
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
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
import { Avatar } from '../../ui/people.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import styles from '../club.module.css';
import { clubText } from '../club-text.ts';
import { currentMember, useCurrentMember } from '../membership/session.ts';
import { portraitOf } from '../portraits.ts';
import { type AnswerOf, clubRequest, usePolling } from '../request.ts';

const ONLINE_POLL_MS = 5000;
const PLAYERS_POLL_MS = 10_000;

/** Undefined without a server. */
export function useOnlinePlayers(): OnlinePlayers | undefined {
  const answer = usePolling(
    () => clubRequest<typeof MATCHMAKING_ROUTES.company>({ method: 'GET', url: '/api/club/company' }),
    ONLINE_POLL_MS,
  );
  return answer?.ok ? answer.value : undefined;
}

/** A lower bound: a player who waits for any game is counted with each game. */
export const countOnline = ({ games }: OnlinePlayers): number =>
  games.reduce((sum, { playing }) => sum + playing, 0) + Math.max(0, ...games.map(({ waiting }) => waiting));

const titleOf = (game: string): string => findGame(game)?.title ?? clubText('aGame');

const memberLink = (name: string): string => `/club/member/${encodeURIComponent(name)}`;

export function OnlineNow({ online }: { readonly online: OnlinePlayers }): JSX.Element {
  const { games, members, shown } = online;
  const busy = games.filter(({ waiting, playing }) => waiting + playing > 0);
  return (
    <Panel title={clubText('whoIsHere')} class={styles.panel}>
      {busy.length === 0 && <p class={styles.lead}>{clubText('noOneHere')}</p>}
      <ul class={styles.list}>
        {busy.map(({ game, waiting, playing }) => (
          <li key={game}>
            <span>{titleOf(game)}</span>
            <span class={styles.soft}>{clubText('playingAndWaiting', { playing, waiting })}</span>
          </li>
        ))}
        {members.map(({ id, name, game }) => (
          <li key={id}>
            <Person name={name} line={titleOf(game)} />
          </li>
        ))}
      </ul>
      {shown !== undefined && <VisibilityChoice shown={shown} />}
    </Panel>
  );
}

const Person = ({ name, line }: { readonly name: string; readonly line: string }): JSX.Element => (
  <span class={styles.person}>
    <Avatar who={portraitOf(name)} name={name} size={36} />
    <span class={styles.name}>
      <Link to={memberLink(name)}>{name}</Link>
      <small>{line}</small>
    </span>
  </span>
);

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
  return <Switch label={clubText('showMe')} isOn={isShown.value} onChange={isOn => void change(isOn)} />;
}

type PeopleAnswer = AnswerOf<typeof MATCHMAKING_ROUTES.people>;

/** Recent players and invitations of the signed-in member; undefined for guests and without a server. */
export function useMemberPeople(): PeopleAnswer | undefined {
  const me = useCurrentMember();
  const answer = usePolling(
    async () =>
      currentMember.peek()
        ? clubRequest<typeof MATCHMAKING_ROUTES.people>({ method: 'GET', url: '/api/club/people' })
        : undefined,
    PLAYERS_POLL_MS,
    me?.id,
  );
  return me && answer?.ok ? answer.value : undefined;
}

export function Invitations({ invitations }: Pick<PeopleAnswer, 'invitations'>): JSX.Element | null {
  if (invitations.length === 0) return null;
  return (
    <Panel title={clubText('invitations')} class={styles.panel}>
      <ul class={styles.list}>
        {invitations.map(invitation => (
          <InvitationRow key={invitation.table} invitation={invitation} />
        ))}
      </ul>
    </Panel>
  );
}

export const RecentPlayers = ({ people }: Pick<PeopleAnswer, 'people'>): JSX.Element => (
  <Panel title={clubText('recentPlayers')} class={styles.panel}>
    {people.length === 0 && <p class={styles.lead}>{clubText('noRecentPlayers')}</p>}
    <ul class={styles.list}>
      {people.map(person => (
        <PlayerRow key={person.id} person={person} />
      ))}
    </ul>
  </Panel>
);

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
    <li>
      <span class={styles.person}>
        <Avatar who={portraitOf(from)} name={from} size={36} />
        <span>{clubText('invitesYou', { name: from, title: titleOf(game) })}</span>
      </span>
      <Button size="small" tone="primary" onAct={() => void markAnswered().then(() => navigateTo(`/t/${table}?sit`))}>
        {clubText('join')}
      </Button>
      <Button size="small" onAct={() => void markAnswered()}>
        {clubText('decline')}
      </Button>
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
    <li>
      <Person name={person.name} line={titleOf(person.game)} />
      <Button size="small" label={clubText('invitePlayer', { name: person.name })} onAct={() => void invite()}>
        {clubText('invite')}
      </Button>
      {error.value !== '' && <span role="alert">{error.value}</span>}
    </li>
  );
}

/** Creates a table for the last common game and invites the person. Returns an error message or undefined. */
async function createTableAndInvite({ id, game }: RecentPlayer): Promise<string | undefined> {
  const boxed = findGame(game);
  if (!boxed) return clubText('gameGone');
  const count = Math.max(2, boxed.seats[0]);
  const created = await workerApi().createRemoteTable(
    { game, ...defaultTerms(boxed), count, people: [] },
    'private',
    FAIR_SETTINGS,
  );
  if (!created.ok) return created.fault;
  const invited = await clubRequest<typeof MATCHMAKING_ROUTES.invite>({
    method: 'POST',
    url: '/api/club/invitations',
    body: { member: id, table: created.value },
  });
  if (!invited.ok) return invited.fault.message;
  navigateTo(`/t/${created.value}?sit`);
  return undefined;
}
