/** The lessons of a first game, one at a time, each at the moment it matters. */
import type { Board, Lesson } from '@parlour/board-kit/board';
import type { Play, View } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import { type ComponentChildren, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import type { TableController } from '../controller.ts';
import type { Shown } from '../following.ts';
import type { StillReading } from '../host/still-clock.ts';
import { change, settings } from '../settings.ts';

type LessonProps = {
  readonly sitting: TableController;
  readonly board: Board;
  readonly shown: Shown;
  readonly plays: readonly Play[];
  /** What waits until nothing is to be read. */
  readonly children: ComponentChildren;
};

/** A lesson that has begun stays until it is read, whatever happens at a table elsewhere meanwhile. */
export function LessonFor({ sitting: controller, board, shown, plays, children }: LessonProps): JSX.Element | null {
  const begun = useSignal<Lesson | undefined>(undefined);
  const begunAt = useSignal<View | undefined>(undefined);
  const readAt = useSignal<View | undefined>(undefined);
  const isWanted = settings.value.lessons === 'on' && isForReading(shown);
  const isBusy = controller.isBusy.value;
  const isFree = !isBusy && readAt.value !== shown.view;
  const lesson = isWanted ? (begun.value ?? (isFree ? dueLesson(board, shown, plays) : undefined)) : undefined;
  useEffect(() => {
    begun.value = lesson;
    begunAt.value = lesson && shown.view;
  }, [lesson]);
  const isReading = lesson !== undefined;
  useReading(controller, isReading ? 'begins' : 'ends');
  const slip = useAsked(
    async () => (isReading ? (await import('@parlour/board-kit/pieces/lesson')).LessonSlip : undefined),
    [isReading],
  );
  const dismiss = (read: Lesson): void => {
    begun.value = undefined;
    if (read !== board.lessons[0]) readAt.value = shown.view;
    change({ learned: [...settings.peek().learned, read.id] });
  };
  useEffect(() => {
    if (lesson && begunAt.value && !isBusy && hasActed(begunAt.value, shown.view)) dismiss(lesson);
  }, [shown.view, isBusy]);
  if (!lesson) return <>{children}</>;
  if (!slip) return null;
  return h(slip, {
    key: lesson.id,
    says: lesson.says,
    clause: lesson.clause,
    about: lesson.about(shown.view),
    openSheet: () => (controller.sheet.value = { at: lesson.clause }),
    dismiss: () => dismiss(lesson),
    skipAll: () => change({ lessons: 'off' }),
  });
}

/** Whoever was asked and has played meanwhile, as the hand shows once all is shown, needs no reading. */
const hasActed = (then: View, now: View): boolean =>
  now.seat !== null && then.turn.includes(now.seat) && then.hand?.join() !== now.hand?.join();

/** Not of the end, nor once somebody has said that they are ready to race. */
function isForReading({ view, sight }: Shown): boolean {
  const { over, start } = sight.scene ?? {};
  return view.seat !== null && over === undefined && !start?.ready.includes(view.seat);
}

/** A table at home waits as long as somebody reads. */
function useReading(controller: TableController, what: StillReading): void {
  useEffect(() => {
    if (what === 'ends') return;
    controller.reading(what);
    return () => controller.reading('ends');
  }, [controller, what]);
}

/**
 * Whoever has read one wants to play: the next comes with a later view. Only the first of a game, which tells what it is
 * about, may be followed by another at once.
 */
function dueLesson(board: Board, { view, fresh }: Shown, plays: readonly Play[]): Lesson | undefined {
  const { learned } = settings.peek();
  return board.lessons.find(lesson => !learned.includes(lesson.id) && lesson.when(view, plays, fresh));
}
