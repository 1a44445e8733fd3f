/**
 * Offers another game to the players of a finished remote match. Everyone is asked, and the page goes to the new
 * table by itself.
 */
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { formatList } from '@parlour/messages';
import type {
  RematchStatus as Called,
  MATCHMAKING_ROUTES,
  RematchRequestBody,
} from '@parlour/protocol/club/matchmaking';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { navigateTo } from '../../app/router.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/fields.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import styles from '../club.module.css';
import { clubText } from '../club-text.ts';
import { clubRequest } from '../request.ts';

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
    <div class={styles.rematch}>
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
  if (invitation.is === 'met') return <p role="status">{clubText('openingTable')}</p>;
  if (invitation.is === 'none') return <InviteForm people={people} sendChoice={sendChoice} />;
  const title = findGame(invitation.game)?.title ?? clubText('aGame');
  if (invitation.agreed) {
    const seconds = Math.ceil(invitation.left / 1000);
    return <p role="status">{clubText('nextGame', { title, names: formatList(invitation.waiting), seconds })}</p>;
  }
  return (
    <div class={styles.row}>
      <p role="status">{clubText('wantsToPlay', { name: invitation.by, title })}</p>
      <Button tone="primary" onAct={() => void sendChoice({ agrees: true })}>
        {clubText('yes')}
      </Button>
      <Button onAct={() => void sendChoice({ agrees: false })}>{clubText('notNow')}</Button>
    </div>
  );
}

function InviteForm({ people, sendChoice }: Omit<SamePlayersProps, 'invitation'>): JSX.Element {
  const games = gamesOnShelf().filter(({ seats }) => seats[1] >= Math.max(2, people));
  const game = useSignal(games[0]?.id ?? '');
  return (
    <details class={styles.more}>
      <summary>{clubText('samePeople')}</summary>
      <div class={styles.row}>
        <ChoiceField
          label={clubText('game')}
          value={game.value}
          choices={games.map(({ id, title }) => [id, title])}
          onChange={id => (game.value = id)}
        />
        <Button onAct={() => void sendChoice({ game: game.value })}>{clubText('askThem')}</Button>
      </div>
    </details>
  );
}
