/** Plays back what a table reports: step by step, announced, with calls and sound. */

import type { AnimationStep, Board } from '@parlour/board-kit/board';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import {
  createPlaybackQueue,
  type Pause,
  type PlaybackItem,
  type PlaybackQueue,
} from '@parlour/board-kit/motion/playback-queue';
import type { Pack } from '@parlour/board-kit/pack';
import { playSound as sound } from '@parlour/board-kit/sound/sound';
import { showCalls, showCaption } from '@parlour/board-kit/sound/speech';
import type { GameEvent, View } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { ReadingState } from '@parlour/table/local-table';
import { type ComputerPace, PACES } from '@parlour/table/log';
import { type Signal, signal } from '@preact/signals';
import { isCalmMode, settings, storeSignedIn } from '../app/settings.ts';
import { computerNames, seatNamer } from '../worker/seat-names.ts';
import type { TableEvent, TableHandle, TableMessage, TableUpdate, TableView } from '../worker/table-handle.ts';
import type { HintProgress } from './table-controller.ts';
import { tableText } from './view/view-text.ts';

/** One step of the playback as the page shows it. */
export type PlaybackStep = {
  readonly tableView: TableView;
  readonly view: View;
  readonly newEvents: readonly GameEvent[];
  readonly tableEvents: readonly TableEvent[];
};

export type TableAssets = { readonly board: Board; readonly pack: Pack };

export type LoadTableAssets = (table: TableView['table']) => Promise<TableAssets>;

/** What the page draws. */
export type PlaybackSignals = {
  readonly assets: Signal<TableAssets | undefined>;
  readonly recentEvents: Signal<readonly TableEvent[]>;
  /** Where in the match the table is, in the words of the board. */
  readonly heading: Signal<string | undefined>;
  /** Opened at a clause or by a refusal. */
  readonly sheet: Signal<{ readonly at?: string; readonly refusal?: RefusalWithMessage } | undefined>;
  readonly refusal: Signal<RefusalWithMessage | undefined>;
  readonly hintProgress: Signal<HintProgress | undefined>;
  readonly errorMessage: Signal<string | undefined>;
  readonly isMissing: Signal<boolean>;
  readonly closedReason: Signal<string | undefined>;
  /** The player does not want to see what others say. */
  readonly isMuted: Signal<boolean>;
};

export type Playback = {
  readonly signals: PlaybackSignals;
  readonly stage: PlaybackQueue<PlaybackStep>;
  readonly loadAssets: LoadTableAssets;
  /** The table shows before its handle arrives. */
  handle: TableHandle | undefined;
  /** Every event shown so far. */
  shownEvents: GameEvent[];
  /** The last view received, shown or not. */
  lastView: View | undefined;
  wasClosed: boolean;
  /** What the player's last accepted play did. */
  lastPlay: string | undefined;
  reading: ReadingState;
  /** Identifies the latest hint request. */
  hintRequest: object;
  /** Asks for a hint again, at the step it has reached. The controller sets it. */
  renewHint(progress: HintProgress): void;
  queue: Promise<unknown>;
};

const createSignals = (): PlaybackSignals => ({
  assets: signal(undefined),
  recentEvents: signal([]),
  heading: signal(undefined),
  sheet: signal(undefined),
  refusal: signal(undefined),
  hintProgress: signal(undefined),
  errorMessage: signal(undefined),
  isMissing: signal(false),
  closedReason: signal(undefined),
  isMuted: signal(false),
});

export function createPlayback(loadAssets: LoadTableAssets): Playback {
  const playback: Playback = {
    signals: createSignals(),
    stage: createPlaybackQueue(afterNextFrame, step => onStepShown(playback, step)),
    loadAssets,
    handle: undefined,
    shownEvents: [],
    lastView: undefined,
    wasClosed: false,
    lastPlay: undefined,
    reading: 'ends',
    hintRequest: {},
    renewHint: () => undefined,
    queue: Promise.resolve(),
  };
  return playback;
}

/** Drawing a step may take long, so its time starts after the frame. A hidden page draws no frames. */
const afterNextFrame = (work: () => void, delay: number): void => {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work, delay));
};

export function showError({ signals }: Playback, error: unknown): undefined {
  signals.errorMessage.value = error instanceof Error ? error.message : String(error);
}

export function handleTableMessage(playback: Playback, message: TableMessage): void {
  if (message.what === 'said') {
    if (!playback.signals.isMuted.peek()) showCaption(message);
  } else if (message.what === 'gone') playback.signals.closedReason.value = message.why;
  else if (message.what === 'signed out') showSignedOut(playback);
  else
    playback.queue = playback.queue
      .then(() => applyUpdate(playback, message))
      .catch(error => showError(playback, error));
}

function showSignedOut({ signals }: Playback): void {
  storeSignedIn('out');
  signals.errorMessage.value = tableText('signedOut');
}

const MAX_RECENT_EVENTS = 40;

async function applyUpdate(playback: Playback, update: TableUpdate): Promise<void> {
  const { signals, stage, lastView } = playback;
  const { what, tableView, tableEvents } = update;
  const assets = signals.assets.peek() ?? (await playback.loadAssets(tableView.table));
  signals.assets.value = assets;
  reportClosing(playback, tableView);
  if (!tableView.scene) return stage.jumpTo({ tableView, view: EMPTY_VIEW, newEvents: [], tableEvents: [] });
  const { view } = tableView.scene;
  playback.lastView = view;
  if (what === 'news') return stage.push(playbackStepsOf(assets.board, { before: lastView ?? view, view }, update));
  signals.recentEvents.value = tableEvents.slice(-MAX_RECENT_EVENTS);
  playback.shownEvents = [];
  addShownEvents(playback, gameEventsIn(tableEvents));
  stage.jumpTo({ tableView, view, newEvents: [], tableEvents: [] });
}

function addShownEvents({ signals, shownEvents }: Playback, events: readonly GameEvent[]): void {
  shownEvents.push(...events);
  signals.heading.value = signals.assets.peek()?.board.heading?.(shownEvents);
}

const EMPTY_VIEW: View = { game: '', seat: null, turn: [], others: [], table: null, scores: [] };

function reportClosing(playback: Playback, { room }: TableView): void {
  if (room.closed && !playback.wasClosed) playback.signals.errorMessage.value = tableText('tableClosed');
  playback.wasClosed = room.closed;
}

/** Returns the game events among them; others are sentences only. */
export const gameEventsIn = (tableEvents: readonly TableEvent[]): GameEvent[] =>
  tableEvents.flatMap(({ event }) => (event ? [event] : []));

type ViewChange = { readonly before: View; readonly view: View };

function playbackStepsOf(
  board: Board,
  { before, view }: ViewChange,
  { tableView, tableEvents }: TableUpdate,
): PlaybackItem<PlaybackStep>[] {
  const pace = playbackPace(tableView, settings.peek().pace);
  const events = gameEventsIn(tableEvents);
  const beats = board.animationSteps?.(before, view, events) ?? [{ view, fresh: events, hold: 0 }];
  const withoutGameEvent = tableEvents.filter(({ event }) => event === undefined);
  return beats.map((beat, i) => ({
    show: {
      tableView,
      view: beat.view,
      newEvents: beat.fresh,
      tableEvents: [
        ...tableEvents.filter(({ event }) => event && beat.fresh.includes(event)),
        ...(i === beats.length - 1 ? withoutGameEvent : []),
      ],
    },
    pause: pauseAfterBeat(beat, pace, tableView),
  }));
}

function onStepShown(playback: Playback, step: PlaybackStep): void {
  const { signals, lastPlay } = playback;
  const { tableEvents, tableView } = step;
  const assets = signals.assets.peek();
  if (tableEvents.length === 0 || !assets) return;
  addShownEvents(playback, gameEventsIn(tableEvents));
  signals.recentEvents.value = [...signals.recentEvents.peek(), ...tableEvents].slice(-MAX_RECENT_EVENTS);
  if (tableEvents.some(({ isTransient }) => !isTransient)) endHint(playback, tableView);
  for (const { sentence } of tableEvents) announce(sentence);
  playCallsAndSound(assets, step);
  // No remarks before the player's first play, so that their code is not loaded before the first card.
  if (lastPlay !== undefined && settings.peek().remarks === 'on' && !tableView.scene?.over) void loadAndChat(step);
}

/** A hint is for one position. Where all play at once it is asked for again, because the others change the position. */
function endHint({ signals, renewHint }: Playback, { seat, scene }: TableView): void {
  const progress = signals.hintProgress.peek();
  signals.hintProgress.value = undefined;
  const turn = scene?.turn ?? [];
  if (progress && seat !== null && turn.length > 1 && turn.includes(seat)) renewHint(progress);
}

function playCallsAndSound({ board, pack }: TableAssets, { tableEvents, tableView }: PlaybackStep): void {
  const events = gameEventsIn(tableEvents);
  const name = seatNamer(tableView.room.seats);
  if (!isCalmMode(settings.peek())) showCalls(events.flatMap(event => board.call?.(event, name, pack) ?? []));
  const firstSound = events.map(event => board.sound?.(event)).find(Boolean);
  if (firstSound) sound(firstSound);
}

async function loadAndChat({ tableView, view, newEvents }: PlaybackStep): Promise<void> {
  const { maybeRemark: listen } = await import('../lib/lazy-box-parts.ts');
  await listen(tableView.table.game, { view, newEvents }, computerNames(tableView.room.seats));
}

type PaceTiming = {
  /** Minimum time of a step, in milliseconds. */
  readonly minMs: number;
  /** Scales the board's own beat time. */
  readonly factor: number;
  readonly canLinger: boolean;
};

const PACE_TIMINGS: Readonly<Record<ComputerPace, PaceTiming>> = {
  instant: { minMs: 60, factor: 0.45, canLinger: false },
  brisk: { minMs: 220, factor: 1, canLinger: true },
  thoughtful: { minMs: 360, factor: 1.5, canLinger: true },
};

/** Local tables are shown no faster than they play. */
export function playbackPace({ table, remote }: TableView, chosen: ComputerPace): ComputerPace {
  const { pace } = table.settings;
  return remote || PACES.indexOf(chosen) > PACES.indexOf(pace) ? chosen : pace;
}

const MAX_TIMED_PAUSE_MS = 4000;

export function pauseAfterBeat({ hold, linger = 0 }: AnimationStep, pace: ComputerPace, tableView: TableView): Pause {
  const { minMs, factor, canLinger } = PACE_TIMINGS[pace];
  if (linger !== 'until told') return Math.max(minMs, (hold + (canLinger ? linger : 0)) * factor);
  if (isTimeRunning(tableView)) return Math.min(MAX_TIMED_PAUSE_MS, hold * factor);
  return canLinger && tableView.seat !== null ? 'until told' : hold * factor;
}

/** A clock runs during the pause, or other players go on or wait only for a limited time. */
function isTimeRunning({ table, scene, remote }: TableView): boolean {
  const { kind } = table.settings.clock;
  if (kind === 'turn' || kind === 'bank') return true;
  if (remote && scene?.stallsAt !== undefined) return true;
  if (scene?.start) return scene.start.until !== undefined || scene.start.go !== undefined;
  return scene !== undefined && scene.turn.length > 1;
}
