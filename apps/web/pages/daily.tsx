import { currentStreak, utcDay } from '@parlour/club/daily';
import { type BoxedGame, shelf } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import { dailyResultText, dayText } from '../lib/daily-text.ts';
import { useAsync } from '../lib/use-async.ts';
import { PageLayout, PaperPanel } from '../ui/page.tsx';
import type { StoredDailyDeal } from '../worker/local/daily-deals.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './daily.module.css';

export function DailyPage(): JSX.Element {
  const days = useAsync(() => workerApi().dailyDeals(), []) ?? [];
  const today = utcDay(new Date());
  const played = days.flatMap(({ made, day }) => (made ? [day] : []));
  return (
    <PageLayout title="Daily deals">
      <PaperPanel>
        <p class={styles.date}>{dayText(today)}</p>
        <p>Everybody has the same cards today. One attempt counts, without hints and without taking back.</p>
        <Streak days={currentStreak(played, today)} />
        <ul>
          {shelf
            .flatMap(({ games }) => games.filter(hasDailyDeal))
            .map(game => (
              <TodaysDeal
                key={game.id}
                game={game}
                stored={days.find(stored => stored.game === game.id && stored.day === today)}
              />
            ))}
        </ul>
        <p class={styles.row}>
          <Link to="/puzzles">Today’s puzzle</Link>
        </p>
      </PaperPanel>
    </PageLayout>
  );
}

export function Streak({ days }: { readonly days: number }): JSX.Element | null {
  return days > 0 ? (
    <p class={styles.streak}>{days === 1 ? 'The first day of a row.' : `${days} days in a row.`}</p>
  ) : null;
}

type TodaysDealProps = { readonly game: BoxedGame; readonly stored: StoredDailyDeal | undefined };

function TodaysDeal({ game, stored }: TodaysDealProps): JSX.Element {
  return (
    <li class={styles.row}>
      <Link to={`/daily/${game.id}`}>{game.title}</Link>
      <span class={styles.about}>
        {stored ? (stored.made ? dailyResultText(stored.made) : 'begun') : 'not played yet'}
      </span>
    </li>
  );
}
