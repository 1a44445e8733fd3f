/** Today's puzzle, the week, all kinds with what has been solved, and the puzzles of one kind. */
import { startOfDayMs, utcDay } from '@parlour/club/daily';
import {
  findPuzzleKind,
  type ListedPuzzleKind,
  PUZZLE_LEVELS,
  type PuzzleLevel,
  puzzleKinds,
  puzzleLevel,
  puzzleOfDay,
  puzzlesOfLevel,
} from '@parlour/games/shelf/puzzles/list';
import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { ArrowLink, ButtonLink } from '../ui/button.tsx';
import { Segments } from '../ui/choices.tsx';
import { CardFan, CardPicture } from '../ui/fan.tsx';
import { Ring } from '../ui/figures.tsx';
import { Icon } from '../ui/icon.tsx';
import { NotFound, PageLayout } from '../ui/page.tsx';
import { EmptyState, Eyebrow, Felt, Panel, Row, SectionHead } from '../ui/surfaces.tsx';
import { Tile } from '../ui/tile.tsx';
import type { PuzzleProgress } from '../worker/puzzles/puzzle-progress.ts';
import { workerApi } from '../worker/worker-client.ts';
import { countSolved, nextPuzzleNumber, progressOf, puzzleResultText, puzzleUrl } from './puzzle-text.ts';
import styles from './puzzles.module.css';
import { puzzlesText } from './puzzles-text.ts';

type PuzzleProgressProps = { readonly progress: readonly PuzzleProgress[] };

export function PuzzlesPage(): JSX.Element {
  const progress = useAsync(() => workerApi().puzzleProgress(), []) ?? [];
  const level = useSignal<LevelChoice>(levelInAddress());
  if (puzzleKinds.length === 0) return <NoPuzzles />;
  const count = puzzleKinds.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <PageLayout
      title={puzzlesText('title')}
      aside={<LevelSegments value={level.value} onChange={chosen => (level.value = chosen)} />}
    >
      <p class={styles.intro}>{puzzlesText('intro', { count })}</p>
      <div class={styles.top}>
        <TodaysPuzzle progress={progress} />
        <PuzzleWeek progress={progress} />
      </div>
      <PuzzleKinds progress={progress} level={level.value} />
    </PageLayout>
  );
}

const NoPuzzles = (): JSX.Element => (
  <PageLayout title={puzzlesText('title')}>
    <EmptyState title={puzzlesText('none')} text={puzzlesText('noneWhy')}>
      <ButtonLink tone="primary" to="/">
        {puzzlesText('backHome')}
      </ButtonLink>
    </EmptyState>
  </PageLayout>
);

type LevelChoice = PuzzleLevel | 'all';

const LEVEL_CHOICES: readonly LevelChoice[] = ['all', ...PUZZLE_LEVELS];

function levelInAddress(): LevelChoice {
  const wanted = currentLocation.peek().query.get('level');
  return LEVEL_CHOICES.find(choice => choice === wanted) ?? 'all';
}

type LevelSegmentsProps = {
  readonly value: LevelChoice;
  readonly choices?: readonly LevelChoice[];
  onChange(level: LevelChoice): void;
};

const LevelSegments = ({ value, choices = LEVEL_CHOICES, onChange }: LevelSegmentsProps): JSX.Element => (
  <Segments
    label={puzzlesText('difficulty')}
    value={value}
    choices={choices.map(choice => ({ value: choice, label: puzzlesText(choice) }))}
    onChange={onChange}
  />
);

type KindPictureProps = { readonly kind: ListedPuzzleKind; readonly class?: string | undefined };

/** Cards that stand for a kind of puzzle. */
const KindPicture = ({ kind, class: sizeClass = styles.fan }: KindPictureProps): JSX.Element => (
  <CardFan box={boxOfGame(kind.game).id} cards={kind.picture} class={sizeClass} />
);

const weekdayOf = (day: string, weekday: 'long' | 'short'): string =>
  new Date(startOfDayMs(day)).toLocaleDateString('en-GB', { weekday, timeZone: 'UTC' });

function TodaysPuzzle({ progress }: PuzzleProgressProps): JSX.Element | null {
  const today = utcDay(new Date());
  const daily = puzzleOfDay(today);
  const kind = daily && findPuzzleKind(daily.kind);
  if (!daily || !kind) return null;
  const { ended, wrong = 0 } = progressOf(progress, daily) ?? {};
  const state = ended === 'solved' ? 'solvedToday' : ended === 'shown' ? 'shownToday' : 'sameForAll';
  const action = ended ? 'solveAgain' : wrong > 0 ? 'continue' : 'solve';
  const level = puzzlesText(puzzleLevel(kind, daily.number));
  return (
    <Felt world={boxOfGame(kind.game).id} class={styles.hero}>
      <div class={styles.words}>
        <Eyebrow>{puzzlesText('todayLine', { weekday: weekdayOf(today, 'long'), level })}</Eyebrow>
        <h2>{kind.title}</h2>
        <p class={styles.lead}>{kind.asks}</p>
        <Row>
          <ButtonLink tone="cream" size="large" to="/puzzles/today">
            {puzzlesText(action)}
          </ButtonLink>
          <span class={styles.small}>{puzzlesText(state)}</span>
        </Row>
      </div>
      <div class={styles.picture} aria-hidden="true">
        <KindPicture kind={kind} class={styles.largeFan} />
      </div>
    </Felt>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Monday to Sunday, in UTC as the puzzles of the day. */
function daysOfWeek(today: string): string[] {
  const weekday = (new Date(startOfDayMs(today)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, i) => utcDay(new Date(startOfDayMs(today) + (i - weekday) * DAY_MS)));
}

function PuzzleWeek({ progress }: PuzzleProgressProps): JSX.Element {
  const today = utcDay(new Date());
  return (
    <Panel title={puzzlesText('week')} class={styles.week}>
      <ol class={styles.days}>
        {daysOfWeek(today).map(day => (
          <WeekDayRow key={day} day={day} today={today} progress={progress} />
        ))}
      </ol>
      <p class={styles.rule}>{puzzlesText('weekRule')}</p>
    </Panel>
  );
}

type WeekDayProps = PuzzleProgressProps & { readonly day: string; readonly today: string };

function WeekDayRow({ day, today, progress }: WeekDayProps): JSX.Element | null {
  const daily = puzzleOfDay(day);
  const kind = daily && findPuzzleKind(daily.kind);
  if (!daily || !kind) return null;
  const level = puzzlesText(puzzleLevel(kind, daily.number));
  const isSolved = day <= today && progressOf(progress, daily)?.ended === 'solved';
  const state = isSolved ? 'solved' : day === today ? 'today' : day < today ? 'missed' : 'ahead';
  const weekday = weekdayOf(day, 'short');
  const words = { weekday, kind: kind.title, level };
  const content = (
    <>
      <b aria-hidden="true">{weekday}</b> <span aria-hidden="true">{kind.title}</span>{' '}
      <em aria-hidden="true">{isSolved ? <Icon name="check" /> : level}</em>
    </>
  );
  return (
    <li data-state={state}>
      {state === 'ahead' ? (
        <span role="img" aria-label={puzzlesText('dayAhead', words)}>
          {content}
        </span>
      ) : (
        <Link
          to={day === today ? '/puzzles/today' : puzzleUrl(daily)}
          label={puzzlesText(({ solved: 'daySolved', today: 'dayToday', missed: 'dayMissed' } as const)[state], words)}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

type KindsProps = PuzzleProgressProps & { readonly level: LevelChoice };

const numbersAt = (kind: ListedPuzzleKind, level: LevelChoice): readonly number[] =>
  level === 'all' ? Array.from(kind.found, (_, i) => i + 1) : puzzlesOfLevel(kind, level);

function PuzzleKinds({ progress, level }: KindsProps): JSX.Element {
  const shown = puzzleKinds.filter(kind => numbersAt(kind, level).length > 0);
  return (
    <section aria-labelledby="kinds">
      <SectionHead id="kinds" title={puzzlesText('kinds', { count: shown.length })} />
      <ul class={styles.kinds}>
        {shown.map(kind => (
          <li key={kind.id}>
            <KindTile kind={kind} level={level} progress={progress} />
          </li>
        ))}
        <li>
          <SomethingNew kinds={shown} level={level} progress={progress} />
        </li>
      </ul>
    </section>
  );
}

function KindTile({ kind, level, progress }: KindsProps & { readonly kind: ListedPuzzleKind }): JSX.Element {
  const numbers = numbersAt(kind, level);
  const solved = countSolved(progress, kind.id, numbers);
  const query = level === 'all' ? '' : `?level=${level}`;
  return (
    <Tile
      world={boxOfGame(kind.game).id}
      to={`/puzzles/${kind.id}${query}`}
      picture={<KindPicture kind={kind} />}
      eyebrow={assertDefined(findGame(kind.game)).title}
      title={kind.title}
      line={kind.asks}
    >
      <span class={styles.progress}>
        <Ring value={solved} max={numbers.length} label={puzzlesText('solvedOf', { solved, count: numbers.length })}>
          {solved}
        </Ring>
        {level === 'all' && <LevelBars kind={kind} progress={progress} />}
      </span>
    </Tile>
  );
}

/** A bar per level: how many of its puzzles are solved. */
const LevelBars = ({ kind, progress }: PuzzleProgressProps & { readonly kind: ListedPuzzleKind }): JSX.Element => (
  <span class={styles.levels}>
    {PUZZLE_LEVELS.map(level => {
      const numbers = puzzlesOfLevel(kind, level);
      if (numbers.length === 0) return null;
      const solved = countSolved(progress, kind.id, numbers);
      const label = puzzlesText('levelSolved', { level: puzzlesText(level), solved, count: numbers.length });
      return (
        <span key={level} role="img" aria-label={label} style={{ '--share': `${(100 * solved) / numbers.length}%` }}>
          {puzzlesText(level)}
        </span>
      );
    })}
  </span>
);

type SomethingNewProps = KindsProps & { readonly kinds: readonly ListedPuzzleKind[] };

/** Leads to the next puzzle of the kind with the fewest solved. */
function SomethingNew({ kinds, level, progress }: SomethingNewProps): JSX.Element | null {
  const [kind] = kinds.toSorted((a, b) => countSolved(progress, a.id) - countSolved(progress, b.id));
  if (!kind) return null;
  const number = nextPuzzleNumber(kind, 0, progress, numbersAt(kind, level));
  return (
    <Tile
      picture={
        <span class={styles.mixed}>
          {kinds.slice(0, 3).map(other => (
            <CardPicture key={other.id} box={boxOfGame(other.game).id} card={other.picture[0] ?? ''} />
          ))}
        </span>
      }
      title={puzzlesText('shuffle')}
      line={puzzlesText('shuffleLine')}
    >
      <span class={styles.go}>
        <ButtonLink tone="primary" to={puzzleUrl({ kind: kind.id, number })}>
          {puzzlesText('shuffleStart')}
        </ButtonLink>
      </span>
    </Tile>
  );
}

export function PuzzleKindPage({ named }: PageProps): JSX.Element {
  const kind = findPuzzleKind(named.kind ?? '');
  return kind ? <PuzzleKindContents kind={kind} /> : <NotFound />;
}

function PuzzleKindContents({ kind }: { readonly kind: ListedPuzzleKind }): JSX.Element {
  const progress = useAsync(() => workerApi().puzzleProgress(), [kind.id]) ?? [];
  const level = useSignal<LevelChoice>(levelInAddress());
  const box = boxOfGame(kind.game);
  const levels = PUZZLE_LEVELS.filter(one => puzzlesOfLevel(kind, one).length > 0);
  const next = nextPuzzleNumber(kind, 0, progress, numbersAt(kind, level.value));
  return (
    <PageLayout title={kind.title} world={box.id}>
      <Felt class={styles.hero}>
        <div class={styles.words}>
          <Eyebrow>{assertDefined(findGame(kind.game)).title}</Eyebrow>
          <p class={styles.lead}>{kind.asks}</p>
          <Row>
            <ButtonLink tone="cream" size="large" to={puzzleUrl({ kind: kind.id, number: next })}>
              {puzzlesText('start', { number: next })}
            </ButtonLink>
          </Row>
        </div>
        <div class={styles.picture} aria-hidden="true">
          <KindPicture kind={kind} class={styles.largeFan} />
        </div>
      </Felt>
      {levels.length > 1 && (
        <div class={styles.filter}>
          <LevelSegments value={level.value} choices={['all', ...levels]} onChange={chosen => (level.value = chosen)} />
        </div>
      )}
      {levels
        .filter(one => level.value === 'all' || level.value === one)
        .map(one => (
          <PuzzleNumbers key={one} kind={kind} level={one} progress={progress} />
        ))}
      <Row>
        <ArrowLink to="/puzzles">{puzzlesText('allPuzzles')}</ArrowLink>
        <ArrowLink to={`/box/${box.id}`}>{puzzlesText('aboutBox', { box: box.title })}</ArrowLink>
      </Row>
    </PageLayout>
  );
}

type PuzzleNumbersProps = PuzzleProgressProps & { readonly kind: ListedPuzzleKind; readonly level: PuzzleLevel };

function PuzzleNumbers({ kind, level, progress }: PuzzleNumbersProps): JSX.Element {
  const numbers = puzzlesOfLevel(kind, level);
  const solved = countSolved(progress, kind.id, numbers);
  return (
    <Panel
      title={puzzlesText(level)}
      aside={<span class={styles.small}>{puzzlesText('solvedOf', { solved, count: numbers.length })}</span>}
    >
      <ol class={styles.numbers}>
        {numbers.map(number => (
          <PuzzleLink key={number} kind={kind.id} number={number} progress={progress} />
        ))}
      </ol>
    </Panel>
  );
}

function PuzzleLink({ kind, number, progress }: PuzzleProgressProps & { kind: string; number: number }): JSX.Element {
  const own = progressOf(progress, { kind, number });
  const result = puzzleResultText(own);
  return (
    <li>
      <Link
        to={puzzleUrl({ kind, number })}
        class={styles.number}
        label={puzzlesText('puzzleLabel', { number, result })}
      >
        <span data-state={own ? (own.ended ?? 'tried') : 'new'}>
          {number}
          {own?.ended === 'solved' && <Icon name="check" />}
        </span>
      </Link>
    </li>
  );
}
