/** Today: the deal and the puzzle of the day, the month, yesterday, and a ticket to share. */
import { daysBefore, startOfDayMs, utcDay } from '@parlour/club/daily';
import { DAILY_OPPONENT_LEVEL } from '@parlour/games/shelf/daily';
import { findPuzzleKind, puzzleOfDay } from '@parlour/games/shelf/puzzles/list';
import { type BoxedGame, shelf } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import { formatList } from '@parlour/messages';
import { LEVELS } from '@parlour/players/player';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { bestStreakOf, type DaysDone, daysDone, refreshDaysDone, streakOf } from '../../history/streak.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { dailyResultText } from '../../lib/daily-text.ts';
import { dailyText } from '../../lib/daily-words.ts';
import { headlineGame } from '../../lib/headline-game.ts';
import { loadPersonas } from '../../lib/lazy-box-parts.ts';
import { useAsync } from '../../lib/use-async.ts';
import { ArrowLink, ButtonLink } from '../../ui/button.tsx';
import { CardFan, GameCards } from '../../ui/fan.tsx';
import { Bars, type CalendarDay, MonthCalendar } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLayout } from '../../ui/page.tsx';
import { Avatar, Avatars } from '../../ui/people.tsx';
import { Chip, Eyebrow, Felt, Panel, Row, SectionHead } from '../../ui/surfaces.tsx';
import { Tile } from '../../ui/tile.tsx';
import type { StoredDailyDeal } from '../../worker/local/daily-deals.ts';
import { workerApi } from '../../worker/worker-client.ts';
import styles from './daily.module.css';
import { ShareResult } from './share-result.tsx';
import { StartDeal } from './start-deal.tsx';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const today = (): string => utcDay(new Date());

const formatDay = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Date(startOfDayMs(day)).toLocaleDateString('en-GB', { timeZone: 'UTC', ...format });

export function TodayPage(): JSX.Element {
  const day = today();
  const deals = useAsync(() => workerApi().dailyDeals(), []) ?? [];
  useEffect(() => void refreshDaysDone().catch(() => undefined), []);
  const find = (game: BoxedGame, of: string): StoredDailyDeal | undefined =>
    deals.find(stored => stored.game === game.id && stored.day === of);
  const hours = DAY_HOURS - Math.ceil((Date.now() - startOfDayMs(day)) / HOUR_MS);
  return (
    <PageLayout
      title={dailyText('today')}
      aside={
        <p class={styles.about}>
          {dailyText('newCards', { date: formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' }), hours })}
        </p>
      }
    >
      <div class={styles.top}>
        <DealOfToday stored={find(headlineGame, day)} />
        <PuzzleOfToday day={day} />
      </div>
      <div class={styles.panels}>
        <Month day={day} done={daysDone.value} />
        <Yesterday stored={find(headlineGame, daysBefore(day, 1))} day={daysBefore(day, 1)} />
        <ShareResult
          game={headlineGame}
          stored={[find(headlineGame, day), find(headlineGame, daysBefore(day, 1))].find(stored => stored?.made)}
          streak={streakOf(daysDone.value, day)}
        />
      </div>
      <section class={styles.more} aria-labelledby="more-deals">
        <SectionHead id="more-deals" title={dailyText('moreDeals')} />
        <div class={styles.tiles}>
          {shelf.flatMap(({ games }) =>
            games
              .filter(game => game !== headlineGame && hasDailyDeal(game))
              .map(game => <DealTile key={game.id} game={game} stored={find(game, day)} />),
          )}
        </div>
      </section>
    </PageLayout>
  );
}

function DealOfToday({ stored }: { readonly stored: StoredDailyDeal | undefined }): JSX.Element {
  const { id, title, headline, picture = [], minutes } = headlineGame;
  const box = boxOfGame(id).id;
  const people = useAsync(() => loadPersonas(id), []);
  const opponents = people?.find(({ level }) => level === DAILY_OPPONENT_LEVEL);
  const names = opponents ? [opponents.name, ...(opponents.kin ?? [])] : [];
  return (
    <Felt class={styles.deal}>
      <div class={styles.dealWords}>
        <Eyebrow>{dailyText('todaysDeal')}</Eyebrow>
        <h2>{title}</h2>
        <p>
          {stored?.made ? dailyText('yourResult', { result: dailyResultText(stored.made) }) : dailyText('sameForAll')}
        </p>
        <p class={styles.company}>
          <Avatars>
            {names.map(name => (
              <Avatar key={name} who={`${box}/${name}`} name={name} size={36} />
            ))}
          </Avatars>
          <span>{names.length > 0 && dailyText('withOpponents', { names: formatList(names) })}</span>
        </p>
        <Row>
          {stored?.made ? (
            <>
              <ButtonLink to={`/daily/${id}`} tone="cream" size="large">
                {dailyText('seeResult')}
              </ButtonLink>
              <StartDeal game={headlineGame} day={today} as="practice" tone="clear" size="large" />
            </>
          ) : stored ? (
            <ButtonLink to={`/table/${stored.table}`} tone="cream" size="large">
              {dailyText('resume')}
            </ButtonLink>
          ) : (
            <StartDeal game={headlineGame} day={today} as="attempt" tone="cream" size="large" />
          )}
          {!stored?.made && (
            <span class={styles.minutes}>
              <Icon name="clock" />
              {dailyText('aboutMinutes', { minutes: headline?.minutes ?? minutes[0] })}
            </span>
          )}
        </Row>
      </div>
      <CardFan box={box} cards={headline?.cards ?? picture} class={styles.dealFan} />
    </Felt>
  );
}

function PuzzleOfToday({ day }: { readonly day: string }): JSX.Element | null {
  const puzzle = puzzleOfDay(day);
  const kind = puzzle && findPuzzleKind(puzzle.kind);
  if (!kind) return null;
  const box = boxOfGame(kind.game).id;
  const isSolved = daysDone.value.puzzles.includes(day);
  return (
    <Felt world={box} class={styles.puzzle}>
      <Eyebrow>{dailyText('todaysPuzzle')}</Eyebrow>
      <h2>{kind.title}</h2>
      <p>{kind.asks}</p>
      <div class={styles.puzzlePicture}>
        <CardFan box={box} cards={kind.picture} class={styles.puzzleFan} />
      </div>
      <ButtonLink to="/puzzles/today" tone="cream" {...(isSolved && { icon: 'check' as const })}>
        {dailyText(isSolved ? 'solvedPuzzle' : 'solve')}
      </ButtonLink>
    </Felt>
  );
}

const WEEK_DAYS = 7;
const SUNDAY_SHIFT = 6;
const SOME_MONDAY = '2024-01-01';

function Month({ day, done }: { readonly day: string; readonly done: DaysDone }): JSX.Element {
  const first = `${day.slice(0, 8)}01`;
  const month = formatDay(day, { month: 'long' });
  const days: CalendarDay[] = [];
  for (let i = 0; ; i++) {
    const date = daysBefore(first, -i);
    if (date.slice(0, 7) !== day.slice(0, 7)) break;
    const count = Number(done.deals.includes(date)) + Number(done.puzzles.includes(date));
    days.push({ day: i + 1, done: count as 0 | 1 | 2, isToday: date === day });
  }
  const countOf = (wanted: number): number => days.filter(one => one.done === wanted).length;
  const streak = streakOf(done, day);
  const best = bestStreakOf(done);
  return (
    <Panel
      title={month}
      aside={
        streak > 0 && (
          <Chip tone="lamp" icon="flame">
            {dailyText('streakChip', { count: streak })}
          </Chip>
        )
      }
      class={styles.panel}
    >
      <MonthCalendar
        label={dailyText('monthLabel', { month, both: countOf(2), one: countOf(1) })}
        weekdays={Array.from({ length: WEEK_DAYS }, (_, i) =>
          formatDay(daysBefore(SOME_MONDAY, -i), { weekday: 'short' }).slice(0, 2),
        )}
        offset={(new Date(startOfDayMs(first)).getUTCDay() + SUNDAY_SHIFT) % WEEK_DAYS}
        days={days}
      />
      <p class={styles.legend}>
        <span data-done="2">{dailyText('bothDone')}</span>
        <span data-done="1">{dailyText('oneDone')}</span>
      </p>
      <p class={styles.about}>{best > 0 ? dailyText('bestStreak', { count: best }) : dailyText('noStreak')}</p>
    </Panel>
  );
}

type DayPanelProps = { readonly stored: StoredDailyDeal | undefined; readonly day: string };

/** Your points beside those of the computers on the same cards. */
function Yesterday({ stored, day }: DayPanelProps): JSX.Element {
  const path = `/daily/${headlineGame.id}/${day}`;
  const { made, levels = {} } = stored ?? {};
  if (!made) {
    return (
      <Panel title={dailyText('yesterday')} class={styles.panel}>
        <CardFan
          box={boxOfGame(headlineGame.id).id}
          cards={headlineGame.headline?.cards ?? headlineGame.picture ?? []}
          class={styles.smallFan}
        />
        <p class={styles.about}>{dailyText('notYesterday')}</p>
        <Row>
          <StartDeal game={headlineGame} day={() => day} as="practice" />
        </Row>
      </Panel>
    );
  }
  const columns = [
    { name: dailyText('youColumn'), value: made.score, isMarked: true },
    ...LEVELS.flatMap(level => {
      const result = levels[level];
      return result ? [{ name: dailyText(level), value: result.score }] : [];
    }),
  ];
  const list = formatList(columns.map(({ name, value }) => dailyText('chartEntry', { name, score: value })));
  return (
    <Panel
      title={dailyText('yesterday')}
      aside={<Chip tone={made.won ? 'go' : 'plain'}>{dailyResultText(made)}</Chip>}
      class={styles.panel}
    >
      <Bars columns={columns} label={dailyText('yesterdayLabel', { list })} />
      {columns.length === 1 && <p class={styles.about}>{dailyText('noComputers')}</p>}
      <p>
        <ArrowLink to={path}>{dailyText('compare')}</ArrowLink>
      </p>
    </Panel>
  );
}

type DealTileProps = { readonly game: BoxedGame; readonly stored: StoredDailyDeal | undefined };

function DealTile({ game, stored }: DealTileProps): JSX.Element {
  const box = boxOfGame(game.id).id;
  return (
    <Tile
      world={box}
      to={`/daily/${game.id}`}
      picture={<GameCards box={box} game={game} class={styles.tileFan} />}
      title={game.shortTitle ?? game.title}
    >
      <p>
        <Chip
          tone={stored?.made?.won ? 'go' : stored ? 'lamp' : 'plain'}
          {...(stored?.made && { icon: 'check' as const })}
        >
          {stored?.made ? dailyResultText(stored.made) : dailyText(stored ? 'begun' : 'open')}
        </Chip>
      </p>
    </Tile>
  );
}
