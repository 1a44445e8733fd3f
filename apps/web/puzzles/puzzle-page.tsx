/** One puzzle: played on the game's board, explained when it is solved. */

import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import { YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { playSound as sound } from '@parlour/board-kit/sound/sound';
import { utcDay } from '@parlour/club/daily';
import {
  findPuzzleKind,
  type ListedPuzzleKind,
  type PuzzleReference,
  puzzleOfDay,
} from '@parlour/games/shelf/puzzles/list';
import { sampleName } from '@parlour/games/shelf/puzzles/open';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Play, Seat } from '@parlour/kernel/game';
import { assertDefined, type Result, success } from '@parlour/kernel/result';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { navigateTo } from '../app/router.tsx';
import { BoardPage, BoardSlip, BoardTool, BoardVerdict } from '../history/board-page.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { loadTableAssets } from '../table/assets.ts';
import { gameEventsIn, type TableAssets } from '../table/playback.ts';
import { EventLog, GameSheet } from '../table/view/dialogs.tsx';
import { NotFound, NoticePage } from '../ui/page.tsx';
import { useSharing } from '../ui/share.tsx';
import type { PuzzleEvent, PuzzleProgress } from '../worker/puzzles/puzzle-progress.ts';
import type { PuzzlePosition, PuzzleSession, PuzzleSolution } from '../worker/puzzles/puzzle-session.ts';
import type { TableEvent } from '../worker/table-handle.ts';
import { workerApi } from '../worker/worker-client.ts';
import { OpenHands, PuzzleBoard } from './puzzle-board.tsx';
import {
  difficultyText,
  isPuzzleOfDay,
  nextPuzzleNumber,
  parsePuzzleNumber,
  puzzleDayStreak,
  puzzleUrl,
  sharePuzzleText,
} from './puzzle-text.ts';
import styles from './puzzles.module.css';
import { puzzlesText } from './puzzles-text.ts';

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
  if (loaded === undefined) return <NoticePage title={puzzle.kind.title} text={puzzlesText('loading')} />;
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
  const isAnswerHidden = useSignal(false);
  useEffect(() => {
    document.title = puzzlesText('documentTitle', { kind: kind.title, number });
  }, [kind, number]);
  const answer = attempt.solution.value;
  const tableEvents = [...about.tableEvents, ...(attempt.status.value === 'right' ? (answer?.tableEvents ?? []) : [])];
  const name = (seat: Seat): string => (seat === about.seat ? YOU : sampleName(seat));
  return (
    <BoardPage
      world={boxOfGame(about.game).id}
      back={{ to: `/puzzles/${kind.id}`, name: puzzlesText('allOfKind', { kind: kind.title }) }}
      title={puzzlesText('puzzleTitle', { kind: kind.title, number })}
      note={difficultyText(kind, number)}
      tools={
        <>
          {!answer && (
            <BoardTool
              icon="bulb"
              name={puzzlesText('answerTool')}
              label={puzzlesText('showAnswer')}
              onAct={() => void attempt.show()}
            />
          )}
          {answer && isAnswerHidden.value && (
            <BoardTool icon="question" name={puzzlesText('why')} onAct={() => (isAnswerHidden.value = false)} />
          )}
          <BoardTool icon="list" name={puzzlesText('log')} onAct={() => (isLogOpen.value = true)} />
        </>
      }
      {...(about.openHands.length > 0 && { hands: <OpenHands hands={about.openHands} name={name} /> })}
      overlay={
        isLogOpen.value && (
          <PuzzleLogDialog game={about.game} tableEvents={tableEvents} close={() => (isLogOpen.value = false)} />
        )
      }
    >
      <PuzzleTable puzzle={puzzle} loaded={loaded} attempt={attempt} name={name}>
        {answer && isAnswerHidden.value && <NextPuzzleButton {...puzzle} />}
      </PuzzleTable>
      <BoardVerdict text={verdictText(attempt)} />
      {answer && !isAnswerHidden.value && (
        <PuzzleEnd {...puzzle} attempt={attempt} onHide={() => (isAnswerHidden.value = true)} />
      )}
    </BoardPage>
  );
}

type PuzzleTableProps = PuzzleScreenProps & {
  readonly attempt: PuzzleAttempt;
  readonly name: (seat: Seat) => string;
  /** Buttons of the prompt. */
  readonly children: ComponentChildren;
};

function PuzzleTable({ puzzle, loaded, attempt, name, children }: PuzzleTableProps): JSX.Element {
  const { about, session, assets } = loaded;
  const { status, solution, answer } = attempt;
  const found = solution.value;
  const after = status.value === 'right' ? found : undefined;
  return (
    <PuzzleBoard
      assets={assets}
      position={{
        view: after?.view ?? about.view,
        fresh: after ? gameEventsIn(after.tableEvents) : [],
        plays: after ? [] : about.plays,
        more: about.more && !after,
        advised: status.value === 'shown' ? found?.play : undefined,
      }}
      name={name}
      text={puzzle.kind.asks}
      lastEvent={about.tableEvents.at(-1)?.sentence}
      isAsked={found === undefined}
      answer={answer}
      judge={play => session.checkPlay(play)}
      past={() => session.pastEvents()}
    >
      {children}
    </PuzzleBoard>
  );
}

/** Why the last try was not the answer; boards may show a prompt of their own. */
function verdictText({ status, refusal }: PuzzleAttempt): string | undefined {
  if (status.value === 'refused') return refusal.value;
  return status.value === 'wrong' ? puzzlesText('wrong') : undefined;
}

const answerText = (status: PuzzleStatus, { written, why }: PuzzleSolution): string =>
  status === 'right' ? puzzlesText('right', { why }) : puzzlesText('theAnswer', { play: written, why });

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
  return (
    <BoardSlip label={puzzlesText('answer')}>
      <p>{solution.value && answerText(status.value, solution.value)}</p>
      <div class={styles.ways}>
        <NextPuzzleButton kind={kind} number={number} />
        <ActionButton onAct={() => void share()}>{puzzlesText('share')}</ActionButton>
        <ActionButton onAct={onHide}>{puzzlesText('showTable')}</ActionButton>
        <span role="status">{sharing.message}</span>
      </div>
      {sharing.dialog}
    </BoardSlip>
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
      {puzzlesText('next')}
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
    <Dialog label={puzzlesText('log')} close={close}>
      <EventLog tableEvents={tableEvents} openClause={clauseAt => (clause.value = clauseAt)} />
    </Dialog>
  );
}

/** Open, wrong, illegal, solved, or the answer shown. */
type PuzzleStatus = 'asked' | 'wrong' | 'refused' | 'right' | 'shown';

export type PuzzleAttempt = {
  readonly status: Signal<PuzzleStatus>;
  readonly refusal: Signal<string>;
  readonly solution: Signal<PuzzleSolution | undefined>;
  readonly progress: Signal<PuzzleProgress | undefined>;
  answer(play: Play): Promise<'played' | 'refused'>;
  show(): Promise<void>;
};

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
    announce(answerText(how, found));
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
    announce(outcome.is === 'refused' ? outcome.refusal.message : puzzlesText('wrong'));
    if (outcome.is === 'wrong') await saveEvent('wrong');
    return 'refused';
  };
  return { status, refusal, solution, progress, answer, show: () => finish('shown') };
}
