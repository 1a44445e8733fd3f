/** What the table says to the player: prompt and hint, lessons, refusals. They share one zone above the hand. */

import type { Board, Lesson } from '@parlour/board-kit/board';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
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
import type { PlaybackStep } from '../playback.ts';
import styles from '../table.module.css';
import { markedPlay, type TableController } from '../table-controller.ts';
import { type HintLines, hintLines, legalPlaysText } from './hint-lines.ts';
import { tableText } from './view-text.ts';

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
  const { view } = shown;
  const pack = usePack();
  const text = toSecondPerson(view.seat, name, nameSeat => board.prompt(view, plays, nameSeat, pack));
  const lines = useHintLines(props);
  useTurnAnnounced(view, isMine ? text : undefined);
  if (!lines) {
    const isOffline = shown.tableView.remote?.isConnected === false;
    const last = controller.recentEvents.value.at(-1)?.sentence;
    return (
      <Prompt isMine={isMine} says={text} was={isOffline ? tableText('offline') : last}>
        {children}
      </Prompt>
    );
  }
  return (
    <Prompt isMine={isMine} tone="hint" says={lines.says} was={lines.was}>
      {lines.button === 'show' && (
        <ActionButton onAct={() => void controller.requestHint()}>{tableText('showMe')}</ActionButton>
      )}
      {lines.button === 'play' && <PlayItButton controller={controller} />}
      {children}
    </Prompt>
  );
}

function PlayItButton({ controller }: { readonly controller: TableController }): JSX.Element {
  const play = markedPlay(controller.hintProgress.value);
  return (
    <ActionButton tone="main" onAct={() => play && void controller.sendPlay(play)}>
      {tableText('playIt')}
    </ActionButton>
  );
}

/** Returns the lines of the hint in names of this table, and has them read out. */
function useHintLines({ controller, board, shown, plays, name }: PromptLineProps): HintLines | undefined {
  const pack = usePack();
  const { view, tableView } = shown;
  const progress = controller.hintProgress.value;
  const play = progress?.hint?.play;
  const lines =
    progress &&
    hintLines(progress, {
      question: board.question?.(view, plays, name),
      offers: board.offers?.(tableView.plays) ?? legalPlaysText(tableView.plays.length, !tableView.more),
      described: (play && board.named?.(play, name, pack)) ?? progress.hint?.written,
    });
  const said = lines && {
    ...lines,
    says: replaceSeatNames(lines.says, name),
    ...(lines.was !== undefined && { was: replaceSeatNames(lines.was, name) }),
  };
  const spoken = said && [said.says, said.was].filter(Boolean).join(' ');
  useEffect(() => {
    if (spoken !== undefined) announce(spoken);
  }, [spoken]);
  return said;
}

let lastAnnounced: { readonly at: View; readonly words: string } | undefined;

/** A prompt that was hidden for a moment says nothing new when it returns. */
function announcePrompt(at: View, words: string): void {
  if (lastAnnounced?.at === at && lastAnnounced.words === words) return;
  lastAnnounced = { at, words };
  announce(words);
}

/** Most boards begin with it. */
const turnText = (prompt: string): string =>
  prompt.startsWith(tableText('yourTurn', { prompt: '' }).slice(0, -2)) ? prompt : tableText('yourTurn', { prompt });

/**
 * Announces the prompt. With other players in turn it also announces a repeated turn; alone, or where all play at
 * once, that is nothing new.
 */
function useTurnAnnounced(view: View, text: string | undefined): void {
  const isTurn = view.turn.length === 1 && view.others.length > 0;
  useEffect(() => {
    if (text !== undefined) announcePrompt(view, isTurn ? turnText(text) : text);
  }, [text, isTurn ? view : undefined]);
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
  useEffect(() => announce(tableText('continueWhenReady')), []);
  useEffect(() => {
    if (!hasStall) return;
    controller.setReading('begins');
    return () => controller.setReading('ends');
  }, [controller, hasStall]);
  return (
    <Prompt isMine={false} says={tableText('takeYourTime')}>
      <ActionButton tone="main" onAct={goOn} takesFocus>
        {tableText('continuePlaying')}
      </ActionButton>
    </Prompt>
  );
}

type CurrentLessonProps = {
  readonly controller: TableController;
  readonly board: Board;
  readonly shown: PlaybackStep;
  readonly plays: readonly Play[];
  readonly name: (seat: Seat) => string;
  /** Shown while there is no lesson to read. */
  readonly children: ComponentChildren;
};

/** The lessons of a first game, one at a time. A lesson stays until it is read, even if a remote table goes on. */
export function CurrentLesson({
  controller,
  board,
  shown,
  plays,
  name,
  children,
}: CurrentLessonProps): JSX.Element | null {
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
  return (
    <>
      {h(lessonSlip, {
        key: lesson.id,
        says: lesson.says,
        clause: lesson.clause,
        about: lesson.about(shown.view),
        openSheet: () => (controller.sheet.value = { at: lesson.clause }),
        dismiss: () => dismiss(lesson),
        skipAll: () => changeSettings({ lessons: 'off' }),
      })}
      <PausedStatus shown={shown} name={name} />
    </>
  );
}

/** A local table waits for the reader, unless the reader is asked to play. */
function PausedStatus({ shown, name }: Pick<CurrentLessonProps, 'shown' | 'name'>): JSX.Element | null {
  const { view, tableView } = shown;
  const next = view.turn[0];
  if (tableView.remote || (view.seat !== null && view.turn.includes(view.seat))) return null;
  const text = next === undefined ? tableText('gameGoesOnAfterTip') : tableText('playsAfterTip', { name: name(next) });
  return (
    <div class={styles.over} role="status">
      <p class={styles.paused} data-part="slip">
        <span class={styles.chip}>{tableText('paused')}</span>
        {text}
      </p>
    </div>
  );
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

/** Shows why a play was refused, in place of the prompt. The slip is loaded with the first refusal. */
export function RefusalToast({ controller }: { readonly controller: TableController }): JSX.Element {
  const touched = useLastTouched();
  const refusal = controller.refusal.value;
  const isRefused = refusal !== undefined;
  useStaleRefusalRemoved(controller);
  const slip = useAsync(
    async () =>
      isRefused ? (await import('@parlour/board-kit/components/popovers/refusal-slip.tsx')).RefusalSlip : undefined,
    [isRefused],
  );
  return (
    <div role="alert" class={styles.over}>
      {refusal &&
        slip &&
        h(slip, {
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
