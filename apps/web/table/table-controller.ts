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

export type TableController = Pick<PlaybackSignals, 'sheet' | 'refusal' | 'hintProgress' | 'errorMessage'> & {
  readonly assets: ReadonlySignal<TableAssets | undefined>;
  readonly shown: ReadonlySignal<PlaybackStep | undefined>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Playback waits for the player. */
  readonly isPaused: ReadonlySignal<boolean>;
  readonly recentEvents: ReadonlySignal<readonly TableEvent[]>;
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
  return {
    ...signals,
    shown: stage.shown,
    isBusy: stage.isBusy,
    isPaused: stage.isPaused,
    continuePlayback: stage.resume,
    handle: () => playback.handle,
    sendCommand: async command => showFailedAnswer(playback, await (await pendingHandle)?.sendCommand(command)),
    cut: async (place, word) => showFailedAnswer(playback, await (await pendingHandle)?.cut(cutText(place, word))),
    sendPlay: async play =>
      handlePlayAnswer(playback, play, await (await pendingHandle)?.sendCommand({ ask: 'play', play })),
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

/** A play refused this soon after a like one was a double click and shows no message. */
const DOUBLE_CLICK_MS = 400;

function handlePlayAnswer(playback: Playback, play: Play, answer: CommandAnswer | undefined): 'played' | 'refused' {
  const { signals, lastPlay } = playback;
  const now = performance.now();
  if (answer?.ok) {
    playback.lastPlay = { what: play.do, at: now };
    return 'played';
  }
  if (!answer || (play.do === lastPlay.what && now - lastPlay.at < DOUBLE_CLICK_MS)) return 'refused';
  sound('refuse');
  if ('refusal' in answer) signals.refusal.value = answer.refusal;
  else signals.errorMessage.value = answer.error.message;
  return 'refused';
}

type PendingHandle = Promise<TableHandle | undefined>;

/** Steps shown before the hint has arrived fill in when it does. */
async function advanceHint(playback: Playback, pendingHandle: PendingHandle): Promise<void> {
  const { hintProgress } = playback.signals;
  const { step, hint } = hintProgress.peek() ?? { step: 0 };
  if (step === 0) await loadHint(playback, pendingHandle);
  else if (step === 1) hintProgress.value = { step: 2, ...(hint && { hint }) };
  else if (hint) hintProgress.value = { step: 3, hint };
}

/** Drops the hint if the player has moved on meanwhile. */
async function loadHint(playback: Playback, pendingHandle: PendingHandle): Promise<void> {
  const { hintProgress } = playback.signals;
  const request = {};
  playback.hintRequest = request;
  hintProgress.value = { step: 1 };
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

/** A hint in up to three steps; the search for it starts with step 1. */
export type HintProgress = { readonly step: 1 | 2 | 3; readonly hint?: Hint };

const stepNamingPlay = ({ hint }: HintProgress): number => (hint?.steps ? 3 : 2);

export const markedPlay = (progress: HintProgress | undefined): Play | undefined =>
  progress && progress.step >= stepNamingPlay(progress) ? progress.hint?.play : undefined;

/** `playHint` is read out between the texts where its mark is not seen. */
export type HintText = { readonly text: string; readonly playHint?: Hint; readonly why?: string };

export function hintText(progress: HintProgress, permittedText: string): HintText {
  const { step, hint } = progress;
  if (step === 1) return { text: hint?.steps?.look ?? permittedText };
  if (!hint) return { text: 'Thinking …' };
  const { steps, play, why } = hint;
  if (step < stepNamingPlay(progress) && steps) return { text: steps.kind };
  if (step > stepNamingPlay(progress)) return { text: why };
  const text = play ? 'The marked play would be good.' : 'It would be good to wait.';
  return { text, playHint: hint, ...(steps && { why }) };
}

/** Returns the label of the button for the next step, if there is one. */
export function nextHintQuestion({ step, hint }: HintProgress): string | undefined {
  if (step === 1) return 'What would be good?';
  if (!hint || step === 3) return undefined;
  return hint.steps ? 'Which play?' : 'Why?';
}

/** It does not say how a board marks permitted plays: boards differ. */
export function permittedPlaysText(plays: number, count: 'exactly' | 'at least'): string {
  if (count === 'at least') return `At least ${plays} plays are permitted.`;
  return plays === 1 ? 'One play is permitted.' : `${plays} plays are permitted.`;
}
