/** Today's deals: one a game, and which of them have been played. */

import { dayOf, streakOf } from '@parlour/club/days';
import { type BoxedGame, shelf } from '@parlour/games/shelf/shelf';
import { hasDaily } from '@parlour/games/shelf/usual';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { daySaid, madeSaid } from '../daily.ts';
import type { KeptDay } from '../host/days.ts';
import { worker } from '../host/worker-client.ts';
import { Link } from '../router.tsx';
import styles from './daily.module.css';
import { Page, Paper } from './page.tsx';

export function DailyPage(): JSX.Element {
  const days = useAsked(() => worker().days(), []) ?? [];
  const today = dayOf(new Date());
  const played = days.flatMap(({ made, day }) => (made ? [day] : []));
  return (
    <Page title="Daily deals">
      <Paper>
        <p class={styles.date}>{daySaid(today)}</p>
        <p>Everybody has the same cards today. One attempt counts, without hints and without taking back.</p>
        <Streak days={streakOf(played, today)} />
        <ul>
          {shelf
            .flatMap(({ games }) => games.filter(hasDaily))
            .map(game => (
              <Today key={game.id} game={game} kept={days.find(kept => kept.game === game.id && kept.day === today)} />
            ))}
        </ul>
        <p class={styles.row}>
          <Link to="/puzzles">Today’s puzzle</Link>
        </p>
      </Paper>
    </Page>
  );
}

export function Streak({ days }: { readonly days: number }): JSX.Element | null {
  return days > 0 ? (
    <p class={styles.streak}>{days === 1 ? 'The first day of a row.' : `${days} days in a row.`}</p>
  ) : null;
}

type TodayProps = { readonly game: BoxedGame; readonly kept: KeptDay | undefined };

function Today({ game, kept }: TodayProps): JSX.Element {
  return (
    <li class={styles.row}>
      <Link to={`/daily/${game.id}`}>{game.title}</Link>
      <span class={styles.about}>{kept ? (kept.made ? madeSaid(kept.made) : 'begun') : 'not played yet'}</span>
    </li>
  );
}
