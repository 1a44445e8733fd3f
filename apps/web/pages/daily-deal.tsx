/** The daily deal of one game: the counting attempt, its result, and the last seven days. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { currentStreak, daysBefore, isDayString, utcDay } from '@parlour/club/daily';
import { compareDailyScores } from '@parlour/games/shelf/daily';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import { assertDefined } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import { LEVELS, type Level } from '@parlour/players/player';
import { useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { dailyResultText, dayText, shareDailyText } from '../lib/daily-text.ts';
import { useAsync } from '../lib/use-async.ts';
import { NotFound, PageLayout, PaperPanel } from '../ui/page.tsx';
import { CopyField } from '../ui/share.tsx';
import type { StoredDailyDeal } from '../worker/local/daily-deals.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './daily.module.css';
import { Streak } from './daily.tsx';

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
  return (
    <PageLayout title={`${game.title}, daily deal`} world={boxOfGame(game.id).id}>
      <PaperPanel>
        <p class={styles.date}>{dayText(day)}</p>
        {found && !stored?.made && (
          <Attempt {...{ game, day, stored }} isOpen={stored ? found.hasTable : day === today} />
        )}
        {stored?.made && (
          <>
            <p class={styles.made}>You: {dailyResultText(stored.made)}.</p>
            <Streak days={currentStreak(played, today)} />
            <ComputerResults {...{ game, stored }} onChange={() => (changes.value += 1)} />
            <CopyField
              label="Copy the result"
              text={shareDailyText({
                ...stored,
                game,
                made: stored.made,
                levels: stored.levels ?? {},
                streak: currentStreak(played, day),
              })}
            />
            <Leaderboard {...{ game, today }} deal={{ ...stored, made: stored.made }} />
          </>
        )}
        {found && (stored?.made || !(stored ? found.hasTable : day === today)) && (
          <StartDeal {...{ game, day }} as="practice" />
        )}
        <LastDays {...{ game, day, today }} days={found?.days ?? []} />
      </PaperPanel>
    </PageLayout>
  );
}

type LeaderboardProps = ComponentProps<typeof import('../club/daily-board.tsx').DailyBoard>;

/** The leaderboard comes from the server; the page is complete without it. */
function Leaderboard(props: LeaderboardProps): JSX.Element | null {
  const leaderboard = useAsync(async () => (await import('../club/daily-board.tsx')).DailyBoard, []);
  return leaderboard ? h(leaderboard, props) : null;
}

type AttemptProps = Omit<DailyDealProps, 'today'> & {
  readonly stored: StoredDailyDeal | undefined;
  readonly isOpen: boolean;
};

function Attempt({ game, day, stored, isOpen }: AttemptProps): JSX.Element {
  if (!isOpen) return <p>{stored ? 'You have put this one away.' : 'You have not played this one.'}</p>;
  if (stored) {
    return (
      <>
        <p>You have begun it.</p>
        <ActionButton tone="main" onAct={() => navigateTo(`/table/${stored.table}`)}>
          Go on
        </ActionButton>
      </>
    );
  }
  return (
    <>
      <p>
        Everybody has the same cards today. You have one attempt that counts, without hints and without taking back.
        {game.seats[1] > 1 && ' The computer players are of the normal level, for everybody.'}
      </p>
      <StartDeal {...{ game, day }} as="attempt" />
    </>
  );
}

type StartDealProps = Omit<DailyDealProps, 'today'> & { readonly as: 'attempt' | 'practice' };

/** Starts the deal. A patience is played through first, so that it can be won. */
function StartDeal({ game, day, as }: StartDealProps): JSX.Element {
  const isSearching = useSignal(false);
  const startDeal = async (): Promise<void> => {
    const { name, pace } = settings.peek();
    const shouldContinue = (): boolean => isSearching.peek();
    isSearching.value = true;
    const createTable = as === 'attempt' ? workerApi().startDailyDeal : workerApi().practiseDailyDeal;
    const table = await createTable({ game: game.id, day }, { name, pace }, shouldContinue);
    isSearching.value = false;
    if (table !== undefined) navigateTo(`/table/${table}`);
  };
  if (isSearching.value) {
    return (
      <div class={styles.ways}>
        <span role="status">{game.findSolution ? 'A deal is played through first …' : 'One moment …'}</span>
        {game.findSolution && <ActionButton onAct={() => (isSearching.value = false)}>Call it off</ActionButton>}
      </div>
    );
  }
  return (
    <div class={styles.ways}>
      <ActionButton tone={as === 'attempt' ? 'main' : 'plain'} onAct={() => void startDeal()}>
        {as === 'attempt' ? 'Play today’s deal' : 'Practise it'}
      </ActionButton>
    </div>
  );
}

type ComputerResultsProps = { readonly game: BoxedGame; readonly stored: StoredDailyDeal; onChange(): void };

/** The result of each level of computer player on this deal, computed on this device once the attempt is over. */
export function ComputerResults({ game, stored, onChange }: ComputerResultsProps): JSX.Element {
  const { levels = {} } = stored;
  const isComplete = LEVELS.every(level => levels[level]);
  return (
    <>
      {Object.keys(levels).length > 0 && (
        <ul class={styles.levels} aria-label="What the computer players made of it">
          {LEVELS.filter(level => levels[level]).map(level => (
            <li key={level} class={styles.row}>
              <span>{level}</span>
              <span class={styles.about}>
                {dailyResultText(assertDefined(levels[level]))},{' '}
                {comparisonText(compareDailyScores(game, assertDefined(stored.made), assertDefined(levels[level])))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isComplete && <ComputersPlaying stored={stored} onChange={onChange} />}
    </>
  );
}

function comparisonText(ahead: number): string {
  if (ahead === 0) return 'as good as you';
  return ahead > 0 ? 'you were better' : 'better than you';
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
        <ActionButton onAct={() => void play()}>Let the computer players go on</ActionButton>
      </div>
    );
  }
  return (
    <div class={styles.ways}>
      <span role="status">{progress.value ? `${progress.value.level} is playing` : 'The cards are dealt again'} …</span>
      <span class={styles.about}>{progress.value && pluralize(progress.value.plays, 'play')}</span>
      <ActionButton onAct={stop}>Call it off</ActionButton>
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

export function LastDays({ game, day, today, days }: LastDaysProps): JSX.Element {
  const shown = Array.from({ length: DAYS_SHOWN }, (_, i) => daysBefore(today, DAYS_SHOWN - 1 - i));
  return (
    <nav aria-label="The last days">
      <ol class={styles.week}>
        {shown.map(other => (
          <li key={other} data-shown={other === day}>
            <Link
              to={`/daily/${game.id}/${other}`}
              class={styles.day}
              label={`${dayText(other)}: ${storedDayText(days.find(stored => stored.day === other))}`}
            >
              <span>{Number(other.slice(-2))}</span>
              <span>{daySign(days.find(stored => stored.day === other))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const storedDayText = (stored: StoredDailyDeal | undefined): string =>
  stored?.made ? dailyResultText(stored.made) : stored ? 'begun' : 'not played';

function daySign(stored: StoredDailyDeal | undefined): string {
  if (!stored?.made) return stored ? '…' : '·';
  return stored.made.won ? '★' : '○';
}
