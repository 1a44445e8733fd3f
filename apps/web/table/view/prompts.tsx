/** What the table says to the player: prompt and hint, lessons, refusals. */

import type { Board, Lesson } from '@parlour/board-kit/board';
import { announce } from '@parlour/board-kit/components/announcer.tsx';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { useLastTouched } from '@parlour/board-kit/input/touch';
import { usePack } from '@parlour/board-kit/pack';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { replaceSeatNames, toSecondPerson } from '@parlour/kernel/sentences';
import type { ReadingState } from '@parlour/table/local-table';
import { useSignal } from '@preact/signals';
import { type ComponentChildren, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { changeSettings, settings } from '../../app/settings.ts';
import { useAsync } from '../../lib/use-async.ts';
import type { Hint } from '../../worker/table-handle.ts';
import type { PlaybackStep } from '../playback.ts';
import styles from '../table.module.css';
import {
  type HintText,
  hintText,
  nextHintQuestion,
  permittedPlaysText,
  type TableController,
} from '../table-controller.ts';

export type TableScreenProps = {
  readonly controller: TableController;
  readonly board: Board;
  readonly shown: PlaybackStep;
};

export type PromptLineProps = TableScreenProps & {
  readonly plays: readonly Play[];
  readonly name: (seat: Seat) => string;
  readonly children: ComponentChildren;
};

export function PromptLine(props: PromptLineProps): JSX.Element {
  const { controller, shown } = props;
  const { view } = shown;
  const isMine = view.seat !== null && view.turn.includes(view.seat) && !controller.isBusy.value;
  const hasStall = shown.tableView.scene?.stallsAt !== undefined;
  return controller.isPaused.value ? (
    <PauseLine controller={controller} hasStall={hasStall} />
  ) : (
    <QuestionLine {...props} isMine={isMine} />
  );
}

function QuestionLine(props: PromptLineProps & { readonly isMine: boolean }): JSX.Element {
  const { controller, board, shown, plays, name, isMine, children } = props;
  const { view, tableView } = shown;
  const pack = usePack();
  const text = toSecondPerson(view.seat, name, nameSeat => board.prompt(view, plays, nameSeat, pack));
  const advice = controller.hintProgress.value;
  const describeHint = ({ play, written }: Hint): string | undefined =>
    (play && board.named?.(play, name, pack)) ?? written;
  useTurnAnnounced(view, isMine ? text : undefined);
  return (
    <Prompt isMine={isMine} says={text}>
      {advice && (
        <AdviceLine
          {...hintText(
            advice,
            board.offers?.(tableView.plays) ??
              permittedPlaysText(tableView.plays.length, tableView.more ? 'at least' : 'exactly'),
          )}
          describeHint={describeHint}
          name={name}
        />
      )}
      {advice && nextHintQuestion(advice) && (
        <ActionButton onAct={() => void controller.requestHint()}>{nextHintQuestion(advice)}</ActionButton>
      )}
      {children}
    </Prompt>
  );
}

let lastAnnounced: { readonly at: View; readonly words: string } | undefined;

/** A prompt that was hidden for a moment says nothing new when it returns. */
function announcePrompt(at: View, words: string): void {
  if (lastAnnounced?.at === at && lastAnnounced.words === words) return;
  lastAnnounced = { at, words };
  announce(words);
}

/**
 * Announces the prompt. With other players in turn it also announces a repeated turn; alone, or where all play at
 * once, that is nothing new.
 */
function useTurnAnnounced(view: View, text: string | undefined): void {
  const isTurn = view.turn.length === 1 && view.others.length > 0;
  useEffect(() => {
    if (text !== undefined) announcePrompt(view, isTurn ? `Your turn. ${text}` : text);
  }, [text, isTurn ? view : undefined]);
}

type AdviceProps = HintText & { describeHint(hint: Hint): string | undefined; readonly name: (seat: Seat) => string };

function AdviceLine({ describeHint, name, ...advice }: AdviceProps): JSX.Element {
  const [text, why] = [replaceSeatNames(advice.text, name), advice.why && replaceSeatNames(advice.why, name)];
  const playName = advice.playHint && describeHint(advice.playHint);
  const words = [text, playName, why].filter(Boolean).join(' ');
  useEffect(() => announce(words), [words]);
  return (
    <p class={styles.advice}>
      {text}
      {playName !== undefined && <span class={visuallyHidden}> {playName}</span>}
      {why !== undefined && ` ${why}`}
    </p>
  );
}

/** Pauses after a count, so that the player can read it. */
function PauseLine({
  controller,
  hasStall,
}: {
  readonly controller: TableController;
  readonly hasStall: boolean;
}): JSX.Element {
  const { continuePlayback: goOn } = controller;
  useEffect(() => announce('Go on when you are ready.'), []);
  useEffect(() => {
    if (!hasStall) return;
    controller.setReading('begins');
    return () => controller.setReading('ends');
  }, [controller, hasStall]);
  return (
    <Prompt isMine={false} says="Take your time.">
      <ActionButton tone="main" onAct={goOn} takesFocus>
        Go on
      </ActionButton>
    </Prompt>
  );
}

type CurrentLessonProps = {
  readonly controller: TableController;
  readonly board: Board;
  readonly shown: PlaybackStep;
  readonly plays: readonly Play[];
  /** Shown while there is no lesson to read. */
  readonly children: ComponentChildren;
};

/** The lessons of a first game, one at a time. A lesson stays until it is read, even if a remote table goes on. */
export function CurrentLesson({ controller, board, shown, plays, children }: CurrentLessonProps): JSX.Element | null {
  const currentLesson = useSignal<Lesson | undefined>(undefined);
  const shownAt = useSignal<View | undefined>(undefined);
  const readAt = useSignal<View | undefined>(undefined);
  const isWanted = settings.value.lessons === 'on' && canShowLesson(shown);
  const isBusy = controller.isBusy.value;
  const isDue = !isBusy && readAt.value !== shown.view;
  const lesson = isWanted ? (currentLesson.value ?? (isDue ? nextLesson(board, shown, plays) : undefined)) : undefined;
  useEffect(() => {
    currentLesson.value = lesson;
    shownAt.value = lesson && shown.view;
  }, [lesson]);
  const isReading = lesson !== undefined;
  useReadingPause(controller, isReading ? 'begins' : 'ends');
  const lessonSlip = useAsync(
    async () =>
      isReading ? (await import('@parlour/board-kit/components/popovers/lesson.tsx')).LessonPopover : undefined,
    [isReading],
  );
  const dismiss = (read: Lesson): void => {
    currentLesson.value = undefined;
    if (read !== board.lessons[0]) readAt.value = shown.view;
    changeSettings({ learned: [...settings.peek().learned, read.id] });
  };
  useEffect(() => {
    if (lesson && shownAt.value && !isBusy && hasActed(shownAt.value, shown.view)) dismiss(lesson);
  }, [shown.view, isBusy]);
  if (!lesson) return <>{children}</>;
  if (!lessonSlip) return null;
  return h(lessonSlip, {
    key: lesson.id,
    says: lesson.says,
    clause: lesson.clause,
    about: lesson.about(shown.view),
    openSheet: () => (controller.sheet.value = { at: lesson.clause }),
    dismiss: () => dismiss(lesson),
    skipAll: () => changeSettings({ lessons: 'off' }),
  });
}

/** True if the player has played meanwhile; the changed hand shows it once the animation is over. */
const hasActed = (then: View, now: View): boolean =>
  now.seat !== null && then.turn.includes(now.seat) && then.hand?.join() !== now.hand?.join();

/** No lessons after the end of a match, nor once the player is ready for a race. */
function canShowLesson({ view, tableView }: PlaybackStep): boolean {
  const { over, start } = tableView.scene ?? {};
  return view.seat !== null && over === undefined && !start?.ready.includes(view.seat);
}

/** Pauses a local table while the player reads. */
function useReadingPause(controller: TableController, what: ReadingState): void {
  useEffect(() => {
    if (what === 'ends') return;
    controller.setReading(what);
    return () => controller.setReading('ends');
  }, [controller, what]);
}

/**
 * After a lesson the player wants to play, so the next one comes with a later view. Only the first lesson of a game
 * may be followed at once.
 */
function nextLesson(
  board: Board,
  { view, newEvents: fresh }: PlaybackStep,
  plays: readonly Play[],
): Lesson | undefined {
  const { learned } = settings.peek();
  return board.lessons.find(lesson => !learned.includes(lesson.id) && lesson.when(view, plays, fresh));
}

/** Shows why a play was refused, beside what was touched. The line is loaded with the first refusal. */
export function RefusalToast({ controller }: { readonly controller: TableController }): JSX.Element {
  const touched = useLastTouched();
  const refusal = controller.refusal.value;
  const isRefused = refusal !== undefined;
  useStaleRefusalRemoved(controller);
  const line = useAsync(
    async () =>
      isRefused ? (await import('@parlour/board-kit/components/popovers/refusal-line.tsx')).RefusalLine : undefined,
    [isRefused],
  );
  return (
    <div role="alert">
      {refusal &&
        line &&
        h(line, {
          key: refusal.message,
          refusal,
          touched,
          openSheet: () => (controller.sheet.value = { at: refusal.clause, refusal }),
          dismiss: () => (controller.refusal.value = undefined),
        })}
    </div>
  );
}

/** Long enough to read it once more. */
const STALE_REFUSAL_MS = 2000;

/** Removes a refusal some time after the table has moved on. */
function useStaleRefusalRemoved({ refusal, shown }: TableController): void {
  const view = shown.value?.view;
  useEffect(() => {
    const stale = refusal.peek();
    if (stale === undefined) return;
    setTimeout(() => {
      if (refusal.peek() === stale) refusal.value = undefined;
    }, STALE_REFUSAL_MS);
  }, [view]);
}
