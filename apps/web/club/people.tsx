/** People a member has played with, and the tables they are invited to. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import type { ClubInvitation, ClubPerson, MEETING_ROUTES } from '@parlour/protocol/club/meeting';
import { FAIR } from '@parlour/table/log';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { worker } from '../host/worker-client.ts';
import { usualTerms } from '../laying.ts';
import { Paper } from '../pages/page.tsx';
import { go } from '../router.tsx';
import { ask } from './ask.ts';
import styles from './company.module.css';
import { useRepeated } from './use-repeated.ts';
import { useMe } from './who.ts';

const EVERY = 10_000;

/** A guest has nobody who could be found again. */
export const People = (): JSX.Element | null => (useMe() ? <OfMember /> : null);

function OfMember(): JSX.Element | null {
  const answer = useRepeated(
    () => ask<typeof MEETING_ROUTES.people>({ method: 'GET', url: '/api/club/people' }),
    EVERY,
  );
  if (!answer?.ok) return null;
  const { people, invitations } = answer.value;
  return (
    <Paper>
      {invitations.length > 0 && <h2 class={styles.heading}>You are invited</h2>}
      <ul>
        {invitations.map(invitation => (
          <Invited key={invitation.table} invitation={invitation} />
        ))}
      </ul>
      <h2 class={styles.heading}>People you have played with</h2>
      {people.length === 0 && <p>Nobody yet. Members you meet at a table are found here again.</p>}
      <ul>
        {people.map(person => (
          <Known key={person.id} person={person} />
        ))}
      </ul>
    </Paper>
  );
}

const titleOf = (game: string): string => findGame(game)?.title ?? 'a game';

function Invited({ invitation: { from, table, game } }: { readonly invitation: ClubInvitation }): JSX.Element | null {
  const isAnswered = useSignal(false);
  const answered = async (): Promise<void> => {
    isAnswered.value = true;
    const url = '/api/club/invitations/:table/answered';
    await ask<typeof MEETING_ROUTES.answerInvitation>({ method: 'POST', url, params: { table } });
  };
  if (isAnswered.value) return null;
  return (
    <li class={styles.row}>
      <span>
        {from} invites you to {titleOf(game)}.
      </span>
      <Action tone="main" onAct={() => void answered().then(() => go(`/t/${table}?sit`))}>
        Sit down
      </Action>
      <Action onAct={() => void answered()}>No, thanks</Action>
    </li>
  );
}

/** A table is laid for the game they played last, and both are called to it. */
function Known({ person }: { readonly person: ClubPerson }): JSX.Element {
  const wrong = useSignal('');
  const call = async (): Promise<void> => {
    const fault = await inviteTo(person);
    if (fault !== undefined) wrong.value = fault;
  };
  return (
    <li class={styles.row}>
      <span>
        {person.name} <span class={styles.about}>({titleOf(person.game)})</span>
      </span>
      <Action onAct={() => void call()}>Invite</Action>
      <span role="alert">{wrong.value}</span>
    </li>
  );
}

/** A sentence, if it cannot be. */
async function inviteTo({ id, game }: ClubPerson): Promise<string | undefined> {
  const boxed = findGame(game);
  if (!boxed) return 'That game is not on the shelf.';
  const count = Math.max(2, boxed.seats[0]);
  const laid = await worker().layFar({ game, ...usualTerms(boxed), count, people: [] }, 'private', FAIR);
  if (!laid.ok) return laid.fault;
  const body = { member: id, table: laid.value };
  const invited = await ask<typeof MEETING_ROUTES.invite>({ method: 'POST', url: '/api/club/invitations', body });
  if (!invited.ok) return invited.fault.message;
  go(`/t/${laid.value}?sit`);
  return undefined;
}
