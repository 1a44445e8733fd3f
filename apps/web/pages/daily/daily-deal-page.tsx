/** The daily deal of one game: the counting attempt, its result, and the last seven days. */
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { currentStreak, daysBefore, isDayString, utcDay } from '@parlour/club/daily';
import { compareDailyScores } from '@parlour/games/shelf/daily';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import { assertDefined } from '@parlour/kernel/result';
import { LEVELS, type Level } from '@parlour/players/player';
import { useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../../app/app.tsx';
import { Link, navigateTo } from '../../app/router.tsx';
import { boxOfGame } from '../../lib/box-assets.ts';
import { dailyResultText, dayText } from '../../lib/daily-text.ts';
import { dailyText } from '../../lib/daily-words.ts';
import { useAsync } from '../../lib/use-async.ts';
import { Button } from '../../ui/button.tsx';
import { GameCards } from '../../ui/fan.tsx';
import { NotFound, PageLayout } from '../../ui/page.tsx';
import { Chip, Eyebrow, Felt, Panel } from '../../ui/surfaces.tsx';
import type { StoredDailyDeal } from '../../worker/local/daily-deals.ts';
import { workerApi } from '../../worker/worker-client.ts';
import styles from './daily.module.css';
import { ShareResult } from './share-result.tsx';
import { StartDeal } from './start-deal.tsx';

export function DailyDealPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game ?? '');
  const today = utcDay(new Date());
  const day = named.day ?? today;
  return game && hasDailyDeal(game) && isDayString(day) && day <= today ? (
    <DailyDeal {...{ game, day, today }} />
  ) : (
    <NotFound />
  );
}

type DailyDealProps = { readonly game: BoxedGame; readonly day: string; readonly today: string };

/** Also tells whether the table of this day's attempt still exists. */
async function loadDays(game: string, day: string): Promise<{ days: readonly StoredDailyDeal[]; hasTable: boolean }> {
  const [days, tables] = await Promise.all([workerApi().dailyDeals(), workerApi().tables()]);
  const table = days.find(stored => stored.game === game && stored.day === day)?.table;
  return { days: days.filter(stored => stored.game === game), hasTable: tables.some(({ id }) => id === table) };
}

function DailyDeal({ game, day, today }: DailyDealProps): JSX.Element {
  const changes = useSignal(0);
  const found = useAsync(() => loadDays(game.id, day), [game.id, day, changes.value]);
  const played = found?.days.flatMap(({ made, day }) => (made ? [day] : [])) ?? [];
  const stored = found?.days.find(one => one.day === day);
  const isOpen = stored ? found?.hasTable === true : day === today;
  const streak = currentStreak(played, today);
  return (
    <PageLayout
      title={dailyText('dealTitle', { game: game.title })}
      world={boxOfGame(game.id).id}
      back={{ to: '/daily', name: dailyText('today') }}
    >
      <Felt class={styles.deal}>
        <div class={styles.dealWords}>
          <Eyebrow>{dayText(day)}</Eyebrow>
          {stored?.made && <h2>{dailyText('yourResult', { result: dailyResultText(stored.made) })}</h2>}
          {found && !stored?.made && <Attempt {...{ game, day, stored, isOpen }} />}
          {found && (stored?.made || !isOpen) && (
            <>
              <p>{dailyText('practiseHint')}</p>
              <StartDeal
                game={game}
                day={() => day}
                as="practice"
                tone={stored?.made ? 'clear' : 'cream'}
                size="large"
              />
            </>
          )}
          {stored?.made && streak > 0 && (
            <Chip tone="lamp" icon="flame">
              {dailyText('daysInARow', { count: streak })}
            </Chip>
          )}
        </div>
        <GameCards box={boxOfGame(game.id).id} game={game} class={styles.dealFan} />
      </Felt>
      <div class={styles.panels}>
        {stored?.made && (
          <>
            <Panel title={dailyText('computers')} class={styles.panel}>
              <ComputerResults {...{ game, stored }} onChange={() => (changes.value += 1)} />
              <Leaderboard {...{ game, today }} deal={{ ...stored, made: stored.made }} />
            </Panel>
            <ShareResult game={game} stored={stored} streak={currentStreak(played, day)} />
          </>
        )}
        <Panel title={dailyText('lastDays')} class={styles.panel}>
          <LastDays {...{ game, day, today }} days={found?.days ?? []} />
        </Panel>
      </div>
    </PageLayout>
  );
}

type LeaderboardProps = ComponentProps<typeof import('../../club/daily-board.tsx').DailyBoard>;

/** The leaderboard comes from the server; the page is complete without it. */
function Leaderboard(props: LeaderboardProps): JSX.Element | null {
  const leaderboard = useAsync(async () => (await import('../../club/daily-board.tsx')).DailyBoard, []);
  return leaderboard ? h(leaderboard, props) : null;
}

type AttemptProps = Omit<DailyDealProps, 'today'> & {
  readonly stored: StoredDailyDeal | undefined;
  readonly isOpen: boolean;
};

function Attempt({ game, day, stored, isOpen }: AttemptProps): JSX.Element {
  if (!isOpen) return <p>{dailyText(stored ? 'abandoned' : 'missed')}</p>;
  if (stored) {
    return (
      <>
        <p>{dailyText('youStarted')}</p>
        <div class={styles.ways}>
          <Button tone="cream" size="large" onAct={() => navigateTo(`/table/${stored.table}`)}>
            {dailyText('resume')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>{dailyText(game.seats[1] > 1 ? 'attempt' : 'attemptAlone')}</p>
      <div class={styles.ways}>
        <StartDeal game={game} day={() => day} as="attempt" tone="cream" size="large" />
      </div>
    </>
  );
}

type ComputerResultsProps = { readonly game: BoxedGame; readonly stored: StoredDailyDeal; onChange(): void };

/** The result of each level of computer player on this deal, computed on this device once the attempt is over. */
function ComputerResults({ game, stored, onChange }: ComputerResultsProps): JSX.Element {
  const { levels = {} } = stored;
  const isComplete = LEVELS.every(level => levels[level]);
  return (
    <>
      {Object.keys(levels).length > 0 && (
        <ul class={styles.levels} aria-label={dailyText('computers')}>
          {LEVELS.filter(level => levels[level]).map(level => (
            <li key={level} class={styles.row}>
              <span>{dailyText(level)}</span>
              <span class={styles.about}>
                {comparisonText(
                  dailyResultText(assertDefined(levels[level])),
                  compareDailyScores(game, assertDefined(stored.made), assertDefined(levels[level])),
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isComplete && <ComputersPlaying stored={stored} onChange={onChange} />}
    </>
  );
}

function comparisonText(result: string, ahead: number): string {
  if (ahead === 0) return dailyText('sameAsYou', { result });
  return dailyText(ahead > 0 ? 'behindYou' : 'aheadOfYou', { result });
}

function ComputersPlaying({ stored, onChange }: Omit<ComputerResultsProps, 'game'>): JSX.Element {
  const progress = useSignal<{ readonly level: Level; readonly plays: number } | undefined>(undefined);
  const isWanted = useSignal(false);
  const stop = (): void => {
    isWanted.value = false;
  };
  const reportProgress = (level: Level, plays: number): boolean => {
    if (progress.peek() && progress.peek()?.level !== level) onChange();
    progress.value = { level, plays };
    return isWanted.peek();
  };
  const play = async (): Promise<void> => {
    isWanted.value = true;
    await workerApi().benchmarkDailyDeal({ game: stored.game, day: stored.day }, reportProgress);
    stop();
    onChange();
  };
  useEffect(() => {
    void play();
    return stop;
  }, []);
  if (!isWanted.value) {
    return (
      <div class={styles.ways}>
        <Button onAct={() => void play()}>{dailyText('continueComputers')}</Button>
      </div>
    );
  }
  const { level, plays: count } = progress.value ?? {};
  return (
    <div class={styles.ways}>
      <span role="status">
        {level === undefined || count === undefined
          ? dailyText('dealing')
          : dailyText('computerPlaying', { level: dailyText(level), count })}
      </span>
      <Button onAct={stop}>{dailyText('cancel')}</Button>
    </div>
  );
}

type LastDaysProps = {
  readonly game: BoxedGame;
  readonly day: string;
  readonly today: string;
  readonly days: readonly StoredDailyDeal[];
};

const DAYS_SHOWN = 7;

function LastDays({ game, day, today, days }: LastDaysProps): JSX.Element {
  const shown = Array.from({ length: DAYS_SHOWN }, (_, i) => daysBefore(today, DAYS_SHOWN - 1 - i));
  return (
    <nav aria-label={dailyText('lastDays')}>
      <ol class={styles.week}>
        {shown.map(other => {
          const stored = days.find(one => one.day === other);
          return (
            <li key={other} data-shown={other === day}>
              <Link to={`/daily/${game.id}/${other}`} class={styles.day}>
                <span class={visuallyHidden}>
                  {dailyText('dayLabel', { day: dayText(other), state: storedDayText(stored) })}
                </span>
                <span aria-hidden="true">{Number(other.slice(-2))}</span>
                <span aria-hidden="true">{daySign(stored)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const storedDayText = (stored: StoredDailyDeal | undefined): string =>
  stored?.made ? dailyResultText(stored.made) : dailyText(stored ? 'begun' : 'open');

function daySign(stored: StoredDailyDeal | undefined): string {
  if (!stored?.made) return stored ? '…' : '·';
  return stored.made.won ? '★' : '○';
}
