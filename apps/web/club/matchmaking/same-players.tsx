/**
 * Offers another game to the players of a finished remote match. Everyone is asked, and the page goes to the new
 * table by itself.
 */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type {
  RematchStatus as Called,
  MATCHMAKING_ROUTES,
  RematchRequestBody,
} from '@parlour/protocol/club/matchmaking';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { navigateTo } from '../../app/router.tsx';
import { joinNames } from '../../table/shuffle-text.ts';
import { SelectField } from '../../ui/form-fields.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import { clubRequest } from '../request.ts';
import styles from './same-players.module.css';

type SendChoice = (choice: Omit<RematchRequestBody, 'seat'>) => Promise<void>;

const POLL_INTERVAL_MS = 2500;

/** `people` is the number of persons at the table. */
export function SamePlayers({
  table,
  people,
}: {
  readonly table: string;
  readonly people: number;
}): JSX.Element | null {
  const invitation = useSignal<Called>({ is: 'none' });
  const error = useSignal('');
  const sendChoice: SendChoice = async choice => {
    const seat = (await workerApi().remoteTables()).find(({ id }) => id === table)?.seat;
    if (seat === undefined) return;
    const body = { seat, ...choice };
    const url = '/api/club/tables/:table/another';
    const answer = await clubRequest<typeof MATCHMAKING_ROUTES.rematch>({
      method: 'POST',
      url,
      params: { table },
      body,
    });
    if (answer.ok) invitation.value = answer.value;
    else if (choice.game !== undefined) error.value = answer.fault.message;
  };
  useEffect(() => {
    const timer = setInterval(() => void sendChoice({}), POLL_INTERVAL_MS);
    void sendChoice({});
    return () => clearInterval(timer);
  }, [table]);
  useEffect(() => void enterTable(invitation.value), [invitation.value]);
  return (
    <div class={styles.another}>
      <InvitationStatus invitation={invitation.value} people={people} sendChoice={sendChoice} />
      <p role="alert">{error.value}</p>
    </div>
  );
}

async function enterTable(invitation: Called): Promise<void> {
  if (invitation.is !== 'met') return;
  await workerApi().saveRemoteSeat(invitation.table, invitation.seat);
  navigateTo(`/t/${invitation.table}`);
}

type SamePlayersProps = { readonly invitation: Called; readonly people: number; readonly sendChoice: SendChoice };

function InvitationStatus({ invitation, people, sendChoice }: SamePlayersProps): JSX.Element | null {
  if (invitation.is === 'met') return <p role="status">The table is laid.</p>;
  if (invitation.is === 'none') return <InviteForm people={people} sendChoice={sendChoice} />;
  const title = findGame(invitation.game)?.title ?? 'another game';
  if (invitation.agreed) {
    const seconds = Math.ceil(invitation.left / 1000);
    return (
      <p role="status">
        {title} is next. It waits for {joinNames(invitation.waiting)}, and goes on in {seconds} s with computer players.
      </p>
    );
  }
  return (
    <div class={styles.ways}>
      <p role="status">
        {invitation.by} calls everybody to {title}.
      </p>
      <ActionButton tone="main" onAct={() => void sendChoice({ agrees: true })}>
        Come along
      </ActionButton>
      <ActionButton onAct={() => void sendChoice({ agrees: false })}>Not me</ActionButton>
    </div>
  );
}

function InviteForm({ people, sendChoice }: Omit<SamePlayersProps, 'invitation'>): JSX.Element {
  const games = gamesOnShelf().filter(({ seats }) => seats[1] >= Math.max(2, people));
  const names = Object.fromEntries(games.map(({ id, title }) => [id, title]));
  const game = useSignal(games[0]?.id ?? '');
  return (
    <details class={styles.calling}>
      <summary>Another game with the same people</summary>
      <div class={styles.ways}>
        <SelectField
          label="Which game"
          value={game.value}
          options={games.map(({ id }) => id)}
          optionLabels={names}
          onChange={id => (game.value = id)}
        />
        <ActionButton onAct={() => void sendChoice({ game: game.value })}>Call them</ActionButton>
      </div>
    </details>
  );
}
