/** One puzzle: played on the game's board, explained when it is solved. */

import { announce } from '@parlour/board-kit/components/announcer.tsx';
import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { LastEvents } from '@parlour/board-kit/components/panels/last-events.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { playSound as sound } from '@parlour/board-kit/sound/sound';
import { utcDay } from '@parlour/club/daily';
import {
  findPuzzleKind,
  type ListedPuzzleKind,
  type PuzzleReference,
  puzzleOfDay,
  weakestSolver,
} from '@parlour/games/shelf/puzzles/list';
import { sampleName } from '@parlour/games/shelf/puzzles/open';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Play, Seat } from '@parlour/kernel/game';
import { assertDefined, type Result, success } from '@parlour/kernel/result';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { loadTableAssets } from '../table/assets.ts';
import { gameEventsIn, type TableAssets } from '../table/playback.ts';
import tableStyles from '../table/table.module.css';
import { EventLog, GameSheet } from '../table/view/dialogs.tsx';
import { NotFound, NoticePage } from '../ui/page.tsx';
import { useSharing } from '../ui/share.tsx';
import type { PuzzleEvent, PuzzleProgress } from '../worker/puzzles/puzzle-progress.ts';
import type { PuzzlePosition, PuzzleSession, PuzzleSolution } from '../worker/puzzles/puzzle-session.ts';
import type { TableEvent } from '../worker/table-handle.ts';
import { workerApi } from '../worker/worker-client.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import styles from './puzzle-page.module.css';
import {
  DIFFICULTY_TEXTS,
  isPuzzleOfDay,
  nextPuzzleNumber,
  parsePuzzleNumber,
  puzzleDayStreak,
  puzzleUrl,
  sharePuzzleText,
} from './puzzle-text.ts';

type PuzzleId = { readonly kind: ListedPuzzleKind; readonly number: number };

export function PuzzlePage({ named }: PageProps): JSX.Element {
  const kind = findPuzzleKind(named.kind ?? '');
  const number = kind && parsePuzzleNumber(kind, named.number ?? '');
  return kind && number !== undefined ? <PuzzleLoader kind={kind} number={number} /> : <NotFound />;
}

/** Today's puzzle, the same for all players. */
export function TodaysPuzzlePage(): JSX.Element {
  const daily = puzzleOfDay(utcDay(new Date()));
  const kind = daily && findPuzzleKind(daily.kind);
  return daily && kind ? <PuzzleLoader kind={kind} number={daily.number} /> : <NotFound />;
}

type LoadedPuzzle = { readonly session: PuzzleSession; readonly about: PuzzlePosition; readonly assets: TableAssets };

async function openPuzzle({ kind, number }: PuzzleId): Promise<Result<LoadedPuzzle>> {
  const session = await workerApi().openPuzzle({ kind: kind.id, number });
  const about = await session.position();
  return about.ok ? success({ session, about: about.value, assets: await loadTableAssets(about.value) }) : about;
}

function PuzzleLoader(puzzle: PuzzleId): JSX.Element {
  const loaded = useAsync(() => openPuzzle(puzzle), [puzzle.kind.id, puzzle.number]);
  if (loaded === undefined) return <NoticePage title={puzzle.kind.title} text="One moment …" />;
  if (!loaded.ok) return <NoticePage title={puzzle.kind.title} text={loaded.fault} />;
  return (
    <PackProvider value={loaded.value.assets.pack}>
      <PuzzleScreen puzzle={puzzle} loaded={loaded.value} />
    </PackProvider>
  );
}

type PuzzleScreenProps = { readonly puzzle: PuzzleId; readonly loaded: LoadedPuzzle };

function PuzzleScreen({ puzzle, loaded }: PuzzleScreenProps): JSX.Element {
  const { kind, number } = puzzle;
  const { about, session } = loaded;
  const attempt = usePuzzle({ kind: kind.id, number }, session);
  const isLogOpen = useSignal(false);
  useEffect(() => {
    document.title = `${kind.title} ${number} · Parlour`;
  }, [kind, number]);
  const tableEvents = [
    ...about.tableEvents,
    ...(attempt.status.value === 'right' ? (attempt.solution.value?.tableEvents ?? []) : []),
  ];
  return (
    <main class={tableStyles.table} data-world={boxOfGame(about.game).id}>
      <PuzzleBar {...puzzle} />
      <LastEvents events={tableEvents} openLog={() => (isLogOpen.value = true)} />
      <div class={tableStyles.cloth}>
        <PuzzleTable puzzle={puzzle} loaded={loaded} attempt={attempt} />
      </div>
      {isLogOpen.value && (
        <PuzzleLogDialog game={about.game} tableEvents={tableEvents} close={() => (isLogOpen.value = false)} />
      )}
    </main>
  );
}

function PuzzleBar({ kind, number }: PuzzleId): JSX.Element {
  return (
    <header class={styles.bar} data-part="bar">
      <Link to={`/puzzles/${kind.id}`} class={styles.back}>
        Puzzles
      </Link>
      <h1 class={styles.title}>
        {kind.title} {number}
      </h1>
      <span class={styles.hard}>{DIFFICULTY_TEXTS[weakestSolver(kind, number)]}</span>
    </header>
  );
}

function PuzzleTable({
  puzzle,
  loaded,
  attempt,
}: PuzzleScreenProps & { readonly attempt: PuzzleAttempt }): JSX.Element {
  const { about, session, assets } = loaded;
  const { status, solution, show, answer } = attempt;
  const isAnswerHidden = useSignal(false);
  const answerFound = solution.value;
  const afterSolution = status.value === 'right' ? answerFound : undefined;
  const name = (seat: Seat): string => (seat === about.seat ? YOU : sampleName(seat));
  return (
    <>
      <PuzzleBoard
        assets={assets}
        position={{
          view: afterSolution?.view ?? about.view,
          fresh: afterSolution ? gameEventsIn(afterSolution.tableEvents) : [],
          plays: afterSolution ? [] : about.plays,
          more: about.more && !afterSolution,
          advised: status.value === 'shown' ? answerFound?.play : undefined,
          hands: about.openHands,
        }}
        name={name}
        text={promptText(puzzle.kind.asks, attempt)}
        isAsked={answerFound === undefined}
        answer={answer}
        judge={play => session.checkPlay(play)}
        past={() => session.pastEvents()}
      >
        {!answerFound && <ActionButton onAct={() => void show()}>See the answer</ActionButton>}
        {answerFound && isAnswerHidden.value && <NextPuzzleButton {...puzzle} />}
        {answerFound && isAnswerHidden.value && (
          <ActionButton onAct={() => (isAnswerHidden.value = false)}>Why?</ActionButton>
        )}
      </PuzzleBoard>
      {answerFound && !isAnswerHidden.value && (
        <PuzzleEnd {...puzzle} attempt={attempt} onHide={() => (isAnswerHidden.value = true)} />
      )}
    </>
  );
}

const promptText = (asks: string, { status, refusal }: PuzzleAttempt): string =>
  status.value === 'wrong' ? WRONG_ANSWER_TEXT : status.value === 'refused' ? refusal.value : asks;

type PuzzleEndProps = {
  readonly kind: ListedPuzzleKind;
  readonly number: number;
  readonly attempt: PuzzleAttempt;
  onHide(): void;
};

export function PuzzleEnd({ kind, number, attempt, onHide }: PuzzleEndProps): JSX.Element {
  const sharing = useSharing();
  const { status, solution, progress } = attempt;
  const share = async (): Promise<void> => {
    if (!progress.value) return;
    const streak = puzzleDayStreak(await workerApi().puzzleProgress(), utcDay(new Date()));
    const text = sharePuzzleText({ kind, progress: progress.value, streak });
    await sharing.share({ text, link: `${location.origin}${puzzleUrl(progress.value)}` });
  };
  const head = status.value === 'right' ? 'Right.' : `The answer: ${solution.value?.written ?? ''}.`;
  return (
    <section class={styles.slip} aria-label="The answer">
      <p class={styles.why}>
        {head} {solution.value?.why}
      </p>
      <div class={styles.ways}>
        <NextPuzzleButton kind={kind} number={number} />
        <ActionButton onAct={() => void share()}>Share</ActionButton>
        <ActionButton onAct={onHide}>See the table</ActionButton>
        <span role="status">{sharing.message}</span>
      </div>
      {sharing.dialog}
    </section>
  );
}

type NextPuzzleProps = Pick<PuzzleEndProps, 'kind' | 'number'>;

export function NextPuzzleButton({ kind, number }: NextPuzzleProps): JSX.Element {
  const goToNext = async (): Promise<void> =>
    navigateTo(
      puzzleUrl({ kind: kind.id, number: nextPuzzleNumber(kind, number, await workerApi().puzzleProgress()) }),
    );
  return (
    <ActionButton tone="main" onAct={() => void goToNext()} takesFocus>
      Next puzzle
    </ActionButton>
  );
}

type PuzzleLogProps = { readonly game: string; readonly tableEvents: readonly TableEvent[]; close(): void };

/** The events before the puzzle; a clause opens the rules. */
export function PuzzleLogDialog({ game, tableEvents, close }: PuzzleLogProps): JSX.Element {
  const clause = useSignal<string | undefined>(undefined);
  if (clause.value !== undefined)
    return <GameSheet game={assertDefined(findGame(game))} at={clause.value} close={close} />;
  return (
    <Dialog label="What has happened" close={close}>
      <EventLog tableEvents={tableEvents} openClause={clauseAt => (clause.value = clauseAt)} />
    </Dialog>
  );
}

/** Open, answered wrongly or against the rules, solved, or the answer looked up. */
type PuzzleStatus = 'asked' | 'wrong' | 'refused' | 'right' | 'shown';

export type PuzzleAttempt = {
  readonly status: Signal<PuzzleStatus>;
  readonly refusal: Signal<string>;
  readonly solution: Signal<PuzzleSolution | undefined>;
  readonly progress: Signal<PuzzleProgress | undefined>;
  answer(play: Play): Promise<'played' | 'refused'>;
  show(): Promise<void>;
};

export const WRONG_ANSWER_TEXT = 'That is not it. Try another play, or see the answer.';

/** Holds one attempt at a puzzle: checks answers, saves the outcome and reveals the solution. */
export function usePuzzle(which: PuzzleReference, session: Pick<PuzzleSession, 'attempt' | 'solution'>): PuzzleAttempt {
  const status = useSignal<PuzzleStatus>('asked');
  const refusal = useSignal('');
  const solution = useSignal<PuzzleSolution | undefined>(undefined);
  const progress = useSignal<PuzzleProgress | undefined>(undefined);
  const saveEvent = async (what: PuzzleEvent['what']): Promise<void> => {
    const today = utcDay(new Date());
    progress.value = await workerApi().recordPuzzleEvent(which, {
      what,
      ...(isPuzzleOfDay(which, today) && { day: today }),
    });
  };
  const finish = async (how: 'right' | 'shown'): Promise<void> => {
    const found = await session.solution();
    await saveEvent(how === 'right' ? 'solved' : 'shown');
    solution.value = found;
    status.value = how;
    announce(how === 'right' ? `Right. ${found.why}` : `The answer: ${found.written}. ${found.why}`);
  };
  const answer = async (play: Play): Promise<'played' | 'refused'> => {
    const outcome = await session.attempt(play);
    if (outcome.is === 'right') {
      await finish('right');
      return 'played';
    }
    sound('refuse');
    status.value = outcome.is;
    refusal.value = outcome.is === 'refused' ? outcome.refusal.message : '';
    announce(outcome.is === 'refused' ? outcome.refusal.message : WRONG_ANSWER_TEXT);
    if (outcome.is === 'wrong') await saveEvent('wrong');
    return 'refused';
  };
  return { status, refusal, solution, progress, answer, show: () => finish('shown') };
}
