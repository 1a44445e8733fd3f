/** Today's deal and today's puzzle on the home page. Without a script they show samples. */
import { daysBefore, startOfDayMs, utcDay } from '@parlour/club/daily';
import type { ListedPuzzleKind } from '@parlour/games/shelf/puzzles/list';
import { shelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { daysDone, streakOf } from '../../history/streak.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { headlineGame } from '../../lib/headline-game.ts';
import { useAsync } from '../../lib/use-async.ts';
import { ArrowText, ButtonLink } from '../../ui/button.tsx';
import { CardFan, GameCards } from '../../ui/fan.tsx';
import { Week, type WeekDay } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Eyebrow, Felt } from '../../ui/surfaces.tsx';
import { Tile } from '../../ui/tile.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import { StartDeal } from '../daily/start-deal.tsx';
import styles from './home.module.css';
import { homeText } from './home-text.ts';

const gamesOnShelf = shelf.flatMap(({ games }) => games);

const WEEK_DAYS = 7;

/** Undefined on the prerendered page, which does not know the date. */
function useToday(): string | undefined {
  const today = useSignal<string | undefined>(undefined);
  useEffect(() => {
    today.value = utcDay(new Date());
  }, []);
  return today.value;
}

const formatDay = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Date(startOfDayMs(day)).toLocaleDateString('en-GB', { timeZone: 'UTC', ...format });

/** Any Monday names the days of a week. */
const SOME_MONDAY = '2024-01-01';

/** The week of a day, from Monday on. */
function weekOf(today: string | undefined, done: readonly string[]): WeekDay[] {
  const weekday = today === undefined ? 0 : (new Date(startOfDayMs(today)).getUTCDay() + 6) % WEEK_DAYS;
  const monday = today === undefined ? SOME_MONDAY : daysBefore(today, weekday);
  return Array.from({ length: WEEK_DAYS }, (_, i): WeekDay => {
    const day = daysBefore(monday, -i);
    const name = formatDay(day, { weekday: 'short' });
    if (today !== undefined && done.includes(day)) return { name, state: 'done' };
    return { name, state: day === today ? 'now' : 'open' };
  });
}

export function TodaysDeal(): JSX.Element {
  const today = useToday();
  const { title, headline, picture = [], minutes } = headlineGame;
  const stored = useAsync(
    async () =>
      (await workerApi().dailyDeals()).find(({ game, day }) => game === headlineGame.id && day === utcDay(new Date())),
    [],
  );
  const done = [...daysDone.value.deals, ...daysDone.value.puzzles];
  const streak = today === undefined ? 0 : streakOf(daysDone.value, today);
  const days = weekOf(today, done);
  const label = homeText('weekLabel', { count: days.filter(({ state }) => state === 'done').length });
  return (
    <Felt class={styles.hero}>
      <div class={styles.heroWords}>
        <Eyebrow>
          {today === undefined
            ? homeText('todaysDeal')
            : homeText('todaysDealOn', {
                day: formatDay(today, { weekday: 'long', day: 'numeric', month: 'long' }),
              })}
        </Eyebrow>
        <h2>{title}</h2>
        <p class={styles.lead}>{homeText('sameCards')}</p>
        <div class={styles.act}>
          {stored ? (
            <ButtonLink
              to={stored.made ? `/daily/${headlineGame.id}` : `/table/${stored.table}`}
              tone="cream"
              size="large"
            >
              {homeText(stored.made ? 'seeDeal' : 'resumeDeal')}
            </ButtonLink>
          ) : (
            <StartDeal game={headlineGame} day={() => utcDay(new Date())} as="attempt" tone="cream" size="large" />
          )}
          <span class={styles.minutes}>
            <Icon name="clock" />
            {homeText('aboutMinutes', { minutes: headline?.minutes ?? minutes[0] })}
          </span>
        </div>
      </div>
      <div class={styles.heroArt}>
        <CardFan box={boxOfGame(headlineGame.id).id} cards={headline?.cards ?? picture} class={styles.heroFan} />
      </div>
      <div class={styles.streakLine}>
        <Week days={days} label={label} />
        <p class={styles.flame} data-lit={streak > 0}>
          <Icon name="flame" />
          <b>{streak}</b>
          <span>{homeText('days', { days: streak })}</span>
        </p>
      </div>
    </Felt>
  );
}

type PuzzleOfToday = { readonly kind: ListedPuzzleKind; readonly isSolved: boolean };

async function loadTodaysPuzzle(): Promise<PuzzleOfToday | undefined> {
  const { findPuzzleKind, puzzleOfDay } = await import('@parlour/games/shelf/puzzles/list');
  const today = utcDay(new Date());
  const puzzle = puzzleOfDay(today);
  const kind = puzzle && findPuzzleKind(puzzle.kind);
  if (!kind) return undefined;
  const progress = await workerApi().puzzleProgress();
  return { kind, isSolved: progress.some(({ day, ended }) => day === today && ended === 'solved') };
}

/** Stands for puzzles until today's is known: a crossword if a game has one. */
const sampleGame = gamesOnShelf.find(({ crossword }) => crossword) ?? headlineGame;

export function TodaysPuzzle(): JSX.Element {
  const found = useAsync(loadTodaysPuzzle, []);
  const game = found?.kind.game ?? sampleGame.id;
  const box = boxOfGame(game).id;
  const picture = found && found.kind.game !== sampleGame.id ? { picture: found.kind.picture } : sampleGame;
  return (
    <Tile
      isWide
      world={box}
      to="/puzzles/today"
      picture={<GameCards key={game} box={box} game={picture} class={styles.wideFan} />}
      eyebrow={homeText('todaysPuzzle')}
      title={found?.kind.title ?? homeText('puzzleTitle')}
      line={found?.kind.asks ?? homeText('puzzleLine')}
    >
      <ArrowText>{homeText(found?.isSolved ? 'solved' : 'solve')}</ArrowText>
    </Tile>
  );
}
