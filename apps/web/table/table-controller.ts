/** Connects a page to a table: plays back what the table reports, and sends what the player does. */
import { playSound as sound } from '@parlour/board-kit/sound/sound';
import type { Play, Seat } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { TableCommand } from '@parlour/table/commands';
import type { ReadingState } from '@parlour/table/local-table';
import type { ReadonlySignal } from '@preact/signals';
import type { CommandAnswer, Hint, TableEvent, TableHandle, TableMessage } from '../worker/table-handle.ts';
import {
  createPlayback,
  handleTableMessage,
  type LoadTableAssets,
  type Playback,
  type PlaybackSignals,
  type PlaybackStep,
  showError,
  type TableAssets,
} from './playback.ts';

export type TableController = Pick<
  PlaybackSignals,
  'sheet' | 'refusal' | 'hintProgress' | 'errorMessage' | 'isMuted'
> & {
  readonly assets: ReadonlySignal<TableAssets | undefined>;
  readonly shown: ReadonlySignal<PlaybackStep | undefined>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Playback waits for the player. */
  readonly isPaused: ReadonlySignal<boolean>;
  readonly recentEvents: ReadonlySignal<readonly TableEvent[]>;
  readonly heading: ReadonlySignal<string | undefined>;
  readonly isMissing: ReadonlySignal<boolean>;
  readonly closedReason: ReadonlySignal<string | undefined>;
  readonly handle: () => TableHandle | undefined;
  continuePlayback(): void;
  sendCommand(command: TableCommand): Promise<void>;
  /** Cuts the pack at a place, with an optional word of the player. */
  cut(place: number, word: string): Promise<void>;
  sendPlay(play: Play): Promise<'played' | 'refused'>;
  checkPlay(play: Play): Promise<RefusalWithMessage | undefined>;
  requestHint(): Promise<void>;
  /** Shows the rest of a step at once. */
  hurry(): void;
  /** Reports that the player starts or stops reading a lesson. */
  setReading(state: ReadingState): void;
  leave(): void;
};

/** The place stands first, so that a word may begin with any character. */
export const cutText = (place: number, word: string): string => (word === '' ? `${place}` : `${place}.${word}`);

type ConnectToTable = (onMessage: (message: TableMessage) => void) => Promise<TableHandle | undefined>;

/** Commands sent before the handle arrives wait for it. */
/** Opens a table for a page. The page must call `leave` at the end. */
export function openTableController(connect: ConnectToTable, loadAssets: LoadTableAssets): TableController {
  const playback = createPlayback(loadAssets);
  const { signals, stage } = playback;
  const pendingHandle = connect(message => handleTableMessage(playback, message)).then(
    handle => attachHandle(playback, handle),
    error => showError(playback, error),
  );
  playback.renewHint = ({ step }) => void loadHint(playback, pendingHandle, step);
  return {
    ...signals,
    shown: stage.shown,
    isBusy: stage.isBusy,
    isPaused: stage.isPaused,
    continuePlayback: stage.resume,
    hurry() {
      stage.hurry();
      void playback.handle?.hurry();
    },
    handle: () => playback.handle,
    sendCommand: async command => showFailedAnswer(playback, await (await pendingHandle)?.sendCommand(command)),
    cut: async (place, word) => showFailedAnswer(playback, await (await pendingHandle)?.cut(cutText(place, word))),
    sendPlay: async play => {
      const sent = { what: play.do, isSecondClick: isSecondClick() };
      return handlePlayAnswer(playback, sent, await (await pendingHandle)?.sendCommand({ ask: 'play', play }));
    },
    checkPlay: async play => (await pendingHandle)?.checkPlay(play),
    requestHint: () => advanceHint(playback, pendingHandle),
    setReading: state => reportReading(playback, state),
    leave: () => void pendingHandle.then(handle => handle?.leave()),
  };
}

function attachHandle(playback: Playback, handle: TableHandle | undefined): TableHandle | undefined {
  playback.handle = handle;
  if (playback.reading === 'begins') void handle?.setReading(playback.reading);
  playback.signals.isMissing.value = handle === undefined;
  return handle;
}

function reportReading(playback: Playback, state: ReadingState): void {
  playback.reading = state;
  void playback.handle?.setReading(state);
}

function showFailedAnswer({ signals }: Playback, answer: CommandAnswer | undefined): void {
  if (answer && !answer.ok)
    signals.errorMessage.value = 'error' in answer ? answer.error.message : answer.refusal.message;
}

/**
 * The second click of a double click may meet another card, which has moved under the pointer. The browser counts
 * clicks: two quick plays at different places are none, however soon a slow table answers both.
 */
const isSecondClick = (): boolean => globalThis.event?.type === 'click' && (globalThis.event as MouseEvent).detail > 1;

type SentPlay = { readonly what: string; readonly isSecondClick: boolean };

function handlePlayAnswer(
  playback: Playback,
  { what, isSecondClick }: SentPlay,
  answer: CommandAnswer | undefined,
): 'played' | 'refused' {
  const { signals, lastPlay } = playback;
  if (answer?.ok) {
    playback.lastPlay = what;
    signals.hintProgress.value = undefined;
    return 'played';
  }
  if (!answer || (isSecondClick && what === lastPlay)) return 'refused';
  sound('refuse');
  if ('refusal' in answer) signals.refusal.value = answer.refusal;
  else signals.errorMessage.value = answer.error.message;
  return 'refused';
}

type PendingHandle = Promise<TableHandle | undefined>;

/** The first press asks what to look at, the second one names the play, also if it is still being searched. */
async function advanceHint(playback: Playback, pendingHandle: PendingHandle): Promise<void> {
  const { hintProgress } = playback.signals;
  sound('hint');
  const now = hintProgress.peek();
  if (now) hintProgress.value = { ...now, step: 2 };
  else await loadHint(playback, pendingHandle, 1);
}

/** Drops the hint if the player has moved on meanwhile. */
async function loadHint(playback: Playback, pendingHandle: PendingHandle, step: HintProgress['step']): Promise<void> {
  const { hintProgress } = playback.signals;
  const request = {};
  playback.hintRequest = request;
  hintProgress.value = { step };
  const hint = await (await pendingHandle)?.hint().catch(error => showError(playback, error));
  const now = hintProgress.peek();
  if (now && playback.hintRequest === request) hintProgress.value = hint && { ...now, hint };
}

/** Returns the local seat that must act while another is shown (hot seat). */
export function seatToPassTo({ tableView }: PlaybackStep): Seat | undefined {
  const { localSeats, seat, scene } = tableView;
  if (localSeats.length < 2 || !scene) return undefined;
  const awaited = scene.turn.filter(other => localSeats.includes(other));
  return seat !== null && awaited.includes(seat) ? undefined : awaited[0];
}

/** A hint in two steps: what to look at, and the play; the search for it starts with the first. */
export type HintProgress = { readonly step: 1 | 2; readonly hint?: Hint };

/** The play to mark on the board. */
export const markedPlay = (progress: HintProgress | undefined): Play | undefined =>
  progress?.step === 2 ? progress.hint?.play : undefined;
