/** Today's puzzle, all kinds with what has been solved, and the puzzles of one kind. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { utcDay } from '@parlour/club/daily';
import {
  findPuzzleKind,
  type ListedPuzzleKind,
  puzzleKinds,
  puzzleNumbersFor,
  puzzleOfDay,
} from '@parlour/games/shelf/puzzles/list';
import { type PuzzleSolver, SOLVERS } from '@parlour/games/shelf/puzzles/pack';
import { findGame } from '@parlour/games/shelf/shelf';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { dayText } from '../lib/daily-text.ts';
import { useAsync } from '../lib/use-async.ts';
import daily from '../pages/daily.module.css';
import { Streak } from '../pages/daily.tsx';
import { NotFound, PageLayout, PaperPanel } from '../ui/page.tsx';
import type { PuzzleProgress } from '../worker/puzzles/puzzle-progress.ts';
import { workerApi } from '../worker/worker-client.ts';
import {
  countSolved,
  DIFFICULTY_TEXTS,
  nextPuzzleNumber,
  progressOf,
  puzzleDayStreak,
  puzzleResultSign,
  puzzleResultText,
  puzzleUrl,
} from './puzzle-text.ts';
import styles from './puzzles-page.module.css';

export function PuzzlesPage(): JSX.Element {
  const progress = useAsync(() => workerApi().puzzleProgress(), []) ?? [];
  return (
    <PageLayout title="Puzzles">
      {puzzleKinds.length === 0 ? (
        <PaperPanel>
          <p>No box on the shelf has puzzles.</p>
        </PaperPanel>
      ) : (
        <>
          <TodaysPuzzle progress={progress} />
          <PuzzleKinds progress={progress} />
        </>
      )}
    </PageLayout>
  );
}

type PuzzleProgressProps = { readonly progress: readonly PuzzleProgress[] };

function TodaysPuzzle({ progress }: PuzzleProgressProps): JSX.Element | null {
  const today = utcDay(new Date());
  const puzzleId = puzzleOfDay(today);
  const kind = puzzleId && findPuzzleKind(puzzleId.kind);
  if (!puzzleId || !kind) return null;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Today’s puzzle</h2>
      <p class={daily.date}>{dayText(today)}</p>
      <p>Everybody has the same one today, and every day it is of another kind.</p>
      <Streak days={puzzleDayStreak(progress, today)} />
      <p class={daily.row}>
        <Link to="/puzzles/today">{kind.title}</Link>
        <span class={daily.about}>{puzzleResultText(progressOf(progress, puzzleId))}</span>
      </p>
    </PaperPanel>
  );
}

const PuzzleKinds = ({ progress }: PuzzleProgressProps): JSX.Element => (
  <PaperPanel>
    <h2 class={styles.heading}>All puzzles</h2>
    <p>
      Positions of real games with exactly one right play, which has been proved. Computer players have tried them all.
    </p>
    <ul>
      {puzzleKinds.map(kind => (
        <KindRow key={kind.id} kind={kind} solved={countSolved(progress, kind.id)} />
      ))}
    </ul>
  </PaperPanel>
);

function KindRow({ kind, solved }: { readonly kind: ListedPuzzleKind; readonly solved: number }): JSX.Element {
  return (
    <li class={styles.kind}>
      <div class={daily.row}>
        <Link to={`/puzzles/${kind.id}`}>{kind.title}</Link>
        <span class={daily.about}>
          {solved === 0 ? pluralize(kind.found.length, 'puzzle') : `${solved} of ${kind.found.length} solved`}
        </span>
      </div>
      <p>{kind.asks}</p>
    </li>
  );
}

export function PuzzleKindPage({ named }: PageProps): JSX.Element {
  const kind = findPuzzleKind(named.kind ?? '');
  return kind ? <PuzzleKindContents kind={kind} /> : <NotFound />;
}

function PuzzleKindContents({ kind }: { readonly kind: ListedPuzzleKind }): JSX.Element {
  const progress = useAsync(() => workerApi().puzzleProgress(), [kind.id]) ?? [];
  const next = nextPuzzleNumber(kind, 0, progress);
  const isAlone = findGame(kind.game)?.seats[1] === 1;
  return (
    <PageLayout title={kind.title} world={boxOfGame(kind.game).id}>
      <PaperPanel>
        <p>{kind.asks}</p>
        {kind.open && !isAlone && <p>All hands lie open.</p>}
        <ActionButton tone="main" onAct={() => navigateTo(puzzleUrl({ kind: kind.id, number: next }))}>
          Puzzle {next}
        </ActionButton>
        {SOLVERS.map(finder => (
          <PuzzleNumbers key={finder} {...{ kind, finder, progress }} />
        ))}
        <p class={styles.back}>
          <Link to="/puzzles">All puzzles</Link>
          <Link to={`/box/${boxOfGame(kind.game).id}`}>The box of {boxOfGame(kind.game).title}</Link>
        </p>
      </PaperPanel>
    </PageLayout>
  );
}

type PuzzleNumbersProps = {
  readonly kind: ListedPuzzleKind;
  readonly finder: PuzzleSolver;
  readonly progress: readonly PuzzleProgress[];
};

function PuzzleNumbers({ kind, finder, progress }: PuzzleNumbersProps): JSX.Element | null {
  const numbers = puzzleNumbersFor(kind, finder);
  if (numbers.length === 0) return null;
  return (
    <section>
      <h2 class={styles.heading}>{headingFor(finder)}</h2>
      <ol class={styles.numbers}>
        {numbers.map(number => (
          <PuzzleLink
            key={number}
            kind={kind}
            number={number}
            progress={progressOf(progress, { kind: kind.id, number })}
          />
        ))}
      </ol>
    </section>
  );
}

const headingFor = (finder: PuzzleSolver): string =>
  DIFFICULTY_TEXTS[finder].slice(0, 1).toUpperCase() + DIFFICULTY_TEXTS[finder].slice(1);

type PuzzleLinkProps = {
  readonly kind: ListedPuzzleKind;
  readonly number: number;
  readonly progress: PuzzleProgress | undefined;
};

function PuzzleLink({ kind, number, progress }: PuzzleLinkProps): JSX.Element {
  return (
    <li>
      <Link
        to={puzzleUrl({ kind: kind.id, number })}
        class={styles.number}
        label={`Puzzle ${number}, ${puzzleResultText(progress)}`}
      >
        {number}
        {progress && <span>{puzzleResultSign(progress)}</span>}
      </Link>
    </li>
  );
}
