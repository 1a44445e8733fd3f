/** The table while a match is played. */

import type { BoardProps } from '@parlour/board-kit/board';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { ownPortrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { YOU } from '@parlour/board-kit/ending';
import { closestTarget } from '@parlour/board-kit/input/touch';
import { lazy } from '@parlour/board-kit/lazy';
import { currentRemark } from '@parlour/board-kit/sound/speech';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Level } from '@parlour/players/player';
import { useSignal } from '@preact/signals';
import type { ComponentProps, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { changeSettings, isProjected, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { useAsync } from '../../lib/use-async.ts';
import { seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { portraitsOfPeople, useFaces } from '../assets.ts';
import { platform } from '../platform.ts';
import { gameEventsIn, type PlaybackStep } from '../playback.ts';
import styles from '../table.module.css';
import { markedPlay, seatToPassTo, type TableController } from '../table-controller.ts';
import { CurrentLesson, PromptLine, type PromptLineProps, RefusalToast, type TableScreenProps } from './prompts.tsx';
import { TableBar } from './table-bar.tsx';

export function TableScreen({
  controller,
  board,
  shown,
  onOpenWaitingRoom,
}: TableScreenProps & { onOpenWaitingRoom(): void }): JSX.Element {
  const { tableView } = shown;
  const game = assertDefined(findGame(tableView.table.game));
  const nextSeat = useNextSeat(controller, shown);
  const isIdle = !controller.isBusy.value;
  const plays = isIdle && tableView.plays.length > 0 ? tableView.plays : NO_PLAYS;
  useFaces({
    game: game.id,
    seats: tableView.room.seats,
    ownSeat: tableView.seat,
    isReady: plays.length > 0 || tableView.seat === null || tableView.scene?.over !== undefined,
  });
  const name = useMemo(() => seatNamesFor(tableView), [tableView]);
  useOwnPortrait(tableView);
  return (
    <main class={styles.table} data-world={boxOfGame(game.id).id}>
      {nextSeat === undefined ? (
        <VisibleTable {...{ controller, board, shown, onOpenWaitingRoom, game, plays, name }} />
      ) : (
        <Curtain name={name(nextSeat)} lift={() => void controller.handle()?.viewAs(nextSeat)} />
      )}
    </main>
  );
}

function useOwnPortrait({ table, seat, room }: TableView): void {
  const who = seat === null ? undefined : portraitsOfPeople(table.game, room.seats, seat)[seat];
  useLayoutEffect(() => {
    ownPortrait.value = who && platform().portraitUrl(who);
    return () => {
      ownPortrait.value = undefined;
    };
  }, [who]);
}

/** Always the same array, so that nothing is drawn again for it. */
const NO_PLAYS: readonly Play[] = [];

function seatNamesFor({ seat: own, room }: TableView): (seat: Seat) => string {
  const names = seatNamer(room.seats);
  return seat => (seat === own ? YOU : names(seat));
}

const Curtain = lazy(async () => (await import('@parlour/board-kit/components/panels/curtain.tsx')).Curtain);
const Bubble = lazy(
  async () => (await import('@parlour/board-kit/components/popovers/remark-bubble.tsx')).RemarkBubble,
);
const SolvableCheck = lazy(async () => (await import('./dialogs.tsx')).SolvableCheck);
const EventLogDialog = lazy(async () => (await import('./dialogs.tsx')).EventLogDialog);
const TableSheetDialog = lazy(async () => (await import('./dialogs.tsx')).TableSheetDialog);

/** Loaded with the first remark: there is none before the first card. */
const RemarkBubble = (): JSX.Element | null => (currentRemark.value ? <Bubble /> : null);

type VisibleTableProps = Omit<PromptLineProps, 'children'> & { readonly game: BoxedGame; onOpenWaitingRoom(): void };

function VisibleTable(props: VisibleTableProps): JSX.Element {
  const { controller, shown, game } = props;
  const { tableView, view } = shown;
  const isLogOpen = useSignal(false);
  /** The view for which the player asked whether the deal can still be solved. */
  const checkedView = useSignal<View | undefined>(undefined);
  const openLog = (): void => {
    isLogOpen.value = true;
  };
  return (
    <>
      <h1 class={visuallyHidden}>{game.title}</h1>
      <TableBar
        {...{ controller, tableView, game, onOpenLog: openLog }}
        onCheckSolvable={() => (checkedView.value = view)}
      />
      <BoardArea {...props}>{checkedView.value === view && <SolvableCheck />}</BoardArea>
      {!tableView.scene?.over && <RemarkBubble />}
      {controller.sheet.value && (
        <TableSheetDialog controller={controller} game={game} opened={controller.sheet.value} />
      )}
      {isLogOpen.value && (
        <EventLogDialog controller={controller} tableView={tableView} close={() => (isLogOpen.value = false)} />
      )}
    </>
  );
}

/** Lets players see the effect of their play before the screen passes on. */
const PASS_DELAY_MS = 1100;

/** Returns the seat that the shared screen passes to, once it is hidden behind a curtain; a projector has none. */
function useNextSeat(controller: TableController, shown: PlaybackStep): Seat | undefined {
  const next = controller.isBusy.value ? undefined : seatToPassTo(shown);
  const { seat, localSeats } = shown.tableView;
  const isOpen = settings.value.projector === 'on' && localSeats.length > 1;
  useLayoutEffect(() => {
    isProjected.value = isOpen;
    return () => {
      isProjected.value = false;
    };
  }, [isOpen]);
  useEffect(() => {
    if (next === undefined || (seat === null && !isOpen)) return;
    const delay = seat === null ? 0 : PASS_DELAY_MS;
    const timer = setTimeout(() => void controller.handle()?.viewAs(isOpen ? next : null), delay);
    return () => clearTimeout(timer);
  }, [next, seat, isOpen]);
  return seat === null && !isOpen ? next : undefined;
}

const SideNotices = lazy(async () => (await import('./side-notices.tsx')).SideNotices);
const ReadyCheck = lazy(async () => (await import('./side-notices.tsx')).ReadyCheck);

type BoardAreaProps = PromptLineProps & { onOpenWaitingRoom(): void };

/** The cards, the notices beside them, and the result over them. */
function BoardArea(props: BoardAreaProps): JSX.Element {
  const { controller, board, shown, plays, name, onOpenWaitingRoom } = props;
  const { tableView } = shown;
  const isIdle = !controller.isBusy.value;
  useLettersIgnored(board.typesLetters === true && tableView.scene?.start !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for the pace only
    <div class={styles.cloth} onClick={event => isBareCloth(event) && controller.hurry()}>
      {(tableView.remote || tableView.room.undo) && <SideNotices controller={controller} tableView={tableView} />}
      <CurrentLesson {...{ controller, board, shown, plays, name }}>
        {isIdle && tableView.scene?.start && <ReadyCheck controller={controller} tableView={tableView} />}
      </CurrentLesson>
      <GameBoard {...props} />
      <RefusalToast controller={controller} />
      {isIdle && tableView.scene?.over && (
        <LazyResult
          controller={controller}
          tableView={tableView}
          result={tableView.scene.over}
          onOpenWaitingRoom={onOpenWaitingRoom}
        />
      )}
    </div>
  );
}

/** A tap on what can't be used otherwise hurries the computer players. */
const isBareCloth = (event: Event): boolean =>
  closestTarget(event, '[data-place="table"]') !== null &&
  closestTarget(event, 'button, a, input, [data-card]') === null;

/** Ignores letters typed before a simultaneous start. */
function useLettersIgnored(isTooEarly: boolean): void {
  useEffect(() => {
    if (!isTooEarly) return;
    const ignoreLetter = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isLetter = /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey;
      if (!isLetter || closestTarget(event, 'input, textarea, select, dialog')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', ignoreLetter, { capture: true });
    return () => removeEventListener('keydown', ignoreLetter, { capture: true });
  }, [isTooEarly]);
}

/**
 * Memoized: measuring where every card lies forces a page layout, so cards are drawn again only when something about
 * them changes. The prompt updates itself.
 */
function GameBoard({ controller, board, shown, plays, name, children }: PromptLineProps): JSX.Element {
  const { Table } = board;
  const hint = controller.hintProgress.value;
  const advisedPlay = markedPlay(hint);
  const isAsked = hint?.step === 1;
  const recent = controller.recentEvents.value;
  const notes = useMemoryNotes(shown.tableView);
  const lit = useMemo(() => {
    const question = isAsked ? board.question?.(shown.view, plays, name) : undefined;
    return question && new Set(question.cards);
  }, [isAsked, board, shown.view, plays, name]);
  return useMemo(
    () => (
      <Table
        view={shown.view}
        fresh={shown.newEvents}
        plays={plays}
        more={shown.tableView.more}
        stallsAt={shown.tableView.scene?.stallsAt}
        advised={advisedPlay}
        lit={lit}
        recent={recent.map(({ sentence }) => sentence)}
        notes={notes}
        name={name}
        send={controller.sendPlay}
        judge={controller.checkPlay}
        past={async () => gameEventsIn((await controller.handle()?.history()) ?? [])}
        read={file => platform().workerApi().read(file)}
        prompt={<PromptLine {...{ controller, board, shown, plays, name }}>{children}</PromptLine>}
      />
    ),
    [controller, board, shown, plays, advisedPlay, lit, recent, notes, name, children],
  );
}

const EASY_LEVELS: readonly Level[] = ['easy', 'normal'];

/** Notes help beginners against computer players; among people the game is to remember. */
function useMemoryNotes({ seat, room }: TableView): BoardProps['notes'] {
  const wanted = settings.value.notes;
  const others = room.seats.filter((_, other) => other !== seat);
  const areBeginners = others.every(other => other.is === 'computer' && EASY_LEVELS.includes(other.level));
  const isOn = wanted === 'auto' ? areBeginners : wanted === 'on';
  return useMemo(() => ({ isOn, toggle: () => changeSettings({ notes: isOn ? 'off' : 'on' }) }), [isOn]);
}

type LazyResultProps = Omit<ComponentProps<typeof import('../between-matches/result.tsx').MatchResultPanel>, 'parts'>;

/** Loads the result when the match is over. */
function LazyResult(props: LazyResultProps): JSX.Element | null {
  const loaded = useAsync(
    () => Promise.all([import('../between-matches/result.tsx'), platform().loadMatchEndParts()]),
    [],
  );
  if (!loaded) return null;
  const [{ MatchResultPanel }, parts] = loaded;
  return <MatchResultPanel {...props} parts={parts} />;
}

/** Shows the last error until the player dismisses it. */
export function ErrorBanner({
  controller: { errorMessage: error },
}: {
  readonly controller: TableController;
}): JSX.Element {
  return (
    <div role="alert">
      {error.value !== undefined && (
        <button type="button" class={styles.trouble} onClick={() => (error.value = undefined)}>
          {error.value}
        </button>
      )}
    </div>
  );
}
