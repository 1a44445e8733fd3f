/** Who is here: how many wait and play, by game, and the members who let it be known. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { ClubCompany, MEETING_ROUTES } from '@parlour/protocol/club/meeting';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import { ask } from './ask.ts';
import styles from './company.module.css';
import { useRepeated } from './use-repeated.ts';

const EVERY = 5000;

export function Company(): JSX.Element | null {
  const answer = useRepeated(
    () => ask<typeof MEETING_ROUTES.company>({ method: 'GET', url: '/api/club/company' }),
    EVERY,
  );
  if (!answer?.ok) return null;
  const { games, members, shown } = answer.value;
  const busy = games.filter(({ waiting, playing }) => waiting + playing > 0);
  return (
    <Paper>
      <h2 class={styles.heading}>Who is here</h2>
      {busy.length === 0 && <p>Nobody plays or waits just now. Computer players are always here.</p>}
      <ul>
        {busy.map(({ game, waiting, playing }) => (
          <li key={game} class={styles.row}>
            <Link to={`/club/play?game=${game}`}>{titleOf(game)}</Link>
            <span class={styles.about}>
              {[sayCount(playing, 'playing'), sayCount(waiting, 'waiting')].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {members.length > 0 && <p>{membersLine(members)}</p>}
      {shown !== undefined && <ShowMe shown={shown} />}
    </Paper>
  );
}

const titleOf = (game: string): string => findGame(game)?.title ?? 'A game';

const sayCount = (count: number, what: string): string => (count === 0 ? '' : `${count} ${what}`);

const membersLine = (members: ClubCompany['members']): string =>
  `At a table: ${members.map(({ name, game }) => `${name} (${titleOf(game)})`).join(', ')}.`;

/** Nobody is told of a member who has not said so. */
function ShowMe({ shown }: { readonly shown: boolean }): JSX.Element {
  const isShown = useSignal(shown);
  const change = async (wish: boolean): Promise<void> => {
    isShown.value = wish;
    const answer = await ask<typeof MEETING_ROUTES.showMe>({
      method: 'POST',
      url: '/api/club/company',
      body: { shown: wish },
    });
    if (!answer.ok) isShown.value = !wish;
  };
  return (
    <label class={styles.show}>
      <input type="checkbox" checked={isShown.value} onChange={event => void change(event.currentTarget.checked)} />
      Others may see when I am at a table
    </label>
  );
}
