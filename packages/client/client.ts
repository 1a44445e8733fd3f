/**
 * A client of a remote table. It reconnects with backoff, catches up on missed news, and repeats unanswered requests
 * under the same id, so that each is done once.
 */
import type { GameEvent, Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { ClientFrameOf, ClientRequest } from '@parlour/protocol/client-frames';
import { isPermanentError, isRetryableError } from '@parlour/protocol/error-codes';
import { answerError, checkAnswer, parseServerFrame } from '@parlour/protocol/parse-lite';
import type {
  Answer,
  AnswerTo,
  FailedAnswer,
  NewsFrame,
  PresenceFrame,
  SaidFrame,
  Welcome,
} from '@parlour/protocol/server-frames';
import { PROTOCOL_VERSION, SIGNED_OUT_CLOSE_CODE } from '@parlour/protocol/wire-constants';
import { type FallbackPlay, isFallbackPlay } from '@parlour/table/computer/fallback';
import type { RoomSnapshot, VisibleEntry } from '@parlour/table/views';

/** An open WebSocket. */
export type ClientSocket = { send(text: string): void; close(): void };

/** Callbacks of a WebSocket. */
export type ClientSocketEvents = { onOpen(): void; onMessage(text: string): void; onClose(code?: number): void };

/** What a client needs of its platform. */
export type ClientPlatform = {
  connect(events: ClientSocketEvents): ClientSocket;
  /** Starts a timer; the returned function cancels it. */
  later(milliseconds: number, run: () => void): () => void;
  /** Returns an unguessable id of at least 16 letters. */
  newId(): string;
  /** A random number from 0 to 1, for jitter. */
  chance(): number;
};

/** The table, and the tokens of your seat and table. */
export type Credentials = {
  readonly table: string;
  readonly seat?: string;
  readonly host?: string;
  /** Whether news includes legal plays. */
  readonly plays?: true;
};

/** Callbacks of a client. */
export type ClientEvents = {
  /** The state of the table changed or is known for the first time. */
  onChange(known: ClientState): void;
  /** Presence and quick chat. */
  onMessage?(frame: PresenceFrame | SaidFrame): void;
  /** 'down': reconnecting. 'refused': the table does not accept this client. */
  onConnection?(state: 'up' | 'down' | 'refused', why?: FailedAnswer): void;
  /** The member's session has ended; their seat needs a new sign-in. */
  onSignedOut?(): void;
};

/** A connection to one table that reconnects by itself. */
export type Client = {
  state(): ClientState | undefined;
  token(): string | undefined;
  /** Reusing an id does not do a request twice. */
  ask<R extends ClientRequest>(request: R, id?: string): Promise<AnswerTo<R['ask']>>;
  close(): void;
};

/** With the seat it was made from. */
type PendingRequest = { readonly text: string; readonly seat: Seat | null; done(answer: Answer | NewsFrame): void };

type ConnectionState = {
  readonly platform: ClientPlatform;
  readonly events: ClientEvents;
  readonly pendingRequests: Map<string, PendingRequest>;
  credentials: Credentials;
  known: ClientState | undefined;
  socket: ClientSocket | undefined;
  /** Of the unanswered hello: its id, and the seat token it carried. */
  pendingHello: string | undefined;
  helloToken: string | undefined;
  /** Pulses since the last message, and failed connections in a row. */
  silentPulses: number;
  failures: number;
  cancelTimer: () => void;
};

/** Interval of repeating unanswered requests; the connection is dropped after `MAX_SILENT_PULSES`. */
const PULSE_MS = 5000;
/** Until the next pulse after a retryable error. */
const RETRY_PULSE_MS = 1000;
/** Only one pulse before dropping a connection, because every idle client sends pings. */
const PING_AFTER_PULSES = 3;
const MAX_SILENT_PULSES = 4;
/** Pauses between reconnects, and the minimum range of jitter. */
const RECONNECT_BACKOFF_MS = [250, 500, 1000, 2000, 4000, 8000];
const MIN_JITTER_MS = 1000;

/** Connects to a table and says hello, also after every reconnect. */
export function connectClient(credentials: Credentials, platform: ClientPlatform, events: ClientEvents): Client {
  const state: ConnectionState = {
    platform,
    events,
    credentials,
    pendingRequests: new Map(),
    known: undefined,
    socket: undefined,
    pendingHello: undefined,
    helloToken: undefined,
    silentPulses: 0,
    failures: 0,
    cancelTimer: () => undefined,
  };
  connect(state);
  return {
    state: () => state.known,
    token: () => state.credentials.seat,
    ask: (request, id = platform.newId()) => sendRequest(state, request, id),
    close() {
      closeSocket(state);
    },
  };
}

/** Events of a dropped socket are ignored. */
function connect(state: ConnectionState): void {
  const isCurrent = (): boolean => socket === state.socket;
  const socket: ClientSocket = state.platform.connect({
    onOpen: () => isCurrent() && sendHello(state),
    onMessage: text => isCurrent() && handleMessage(state, text),
    onClose: code => isCurrent() && handleClose(state, code),
  });
  state.socket = socket;
  state.silentPulses = 0;
  schedulePulse(state);
}

function closeSocket(state: ConnectionState): void {
  const { socket } = state;
  state.socket = undefined;
  state.cancelTimer();
  socket?.close();
}

/** Reconnects as a guest, because the session is gone. */
function handleClose(state: ConnectionState, code: number | undefined): void {
  reconnect(state);
  if (code === SIGNED_OUT_CLOSE_CODE) state.events.onSignedOut?.();
}

function reconnect(state: ConnectionState): void {
  closeSocket(state);
  state.pendingHello = undefined;
  state.events.onConnection?.('down');
  state.cancelTimer = state.platform.later(backoffMs(state.failures, state.platform.chance()), () => connect(state));
  state.failures += 1;
}

/** Jitter grows with the pause, so clients spread out while a server is down. */
function backoffMs(failures: number, chance: number): number {
  const pause = itemAt(RECONNECT_BACKOFF_MS, Math.min(failures, RECONNECT_BACKOFF_MS.length - 1));
  return Math.round(pause + chance * Math.max(pause, MIN_JITTER_MS));
}

function schedulePulse(state: ConnectionState, delay: number = PULSE_MS): void {
  state.cancelTimer();
  state.cancelTimer = state.platform.later(delay, () => onPulse(state));
}

function onPulse(state: ConnectionState): void {
  state.silentPulses += 1;
  if (state.silentPulses >= MAX_SILENT_PULSES) reconnect(state);
  else {
    if (state.pendingHello !== undefined) sendHello(state);
    else if (state.pendingRequests.size > 0) resendPending(state);
    else if (state.silentPulses >= PING_AFTER_PULSES) sendFrame(state, { ask: 'ping' });
    schedulePulse(state);
  }
}

function sendHello(state: ConnectionState): void {
  const { credentials, known, platform } = state;
  state.pendingHello = platform.newId();
  state.helloToken = credentials.seat;
  const since = known === undefined ? {} : { since: known.number, as: known.seat };
  const { pendingHello: id } = state;
  sendFrame(state, { ask: 'hello', id, protocol: PROTOCOL_VERSION, ...credentials, ...since });
}

function sendFrame({ socket }: ConnectionState, frame: ClientFrameOf<'hello' | 'ping'>): void {
  socket?.send(JSON.stringify(frame));
}

/** From another seat a request could be done again, so it fails instead. */
function resendPending({ pendingRequests, socket, known }: ConnectionState): void {
  for (const [id, { text, seat, done }] of pendingRequests) {
    if (seat === null || seat === known?.seat) socket?.send(text);
    else {
      pendingRequests.delete(id);
      done({ ok: false, error: { code: 'not-seated', message: 'You no longer have this seat.' } });
    }
  }
}

function sendRequest<R extends ClientRequest>(
  state: ConnectionState,
  request: R,
  id: string,
): Promise<AnswerTo<R['ask']>> {
  const text = JSON.stringify({ ...request, id });
  return new Promise(resolve => {
    const done = (answer: Answer | NewsFrame): void => resolve(checkAnswer<R['ask']>(request.ask, answer));
    state.pendingRequests.set(id, { text, done, seat: state.known?.seat ?? null });
    if (state.pendingHello === undefined && state.known) state.socket?.send(text);
  });
}

/** A newer server may send unknown frames. */
function handleMessage(state: ConnectionState, text: string): void {
  const frame = parseServerFrame(text);
  state.silentPulses = 0;
  if (frame === undefined) return;
  if (!('tell' in frame)) handleAnswer(state, frame);
  else if (frame.tell !== 'news') state.events.onMessage?.(frame);
  else {
    handleNews(state, frame);
    if (frame.id !== undefined) resolveRequest(state, frame.id, frame);
  }
}

function handleAnswer(state: ConnectionState, answer: Answer): void {
  if (answer.id === undefined) handlePong(state, answer);
  else if (answer.id === state.pendingHello) handleWelcome(state, checkAnswer('hello', answer));
  else resolveRequest(state, answer.id, answer);
}

/** The last news may be lost, without later news to show the gap. */
function handlePong(state: ConnectionState, answer: Answer): void {
  const pong = checkAnswer('ping', answer);
  if (pong.ok && state.known && (pong.number ?? 0) > state.known.number) sendHello(state);
}

function handleNews(state: ConnectionState, frame: NewsFrame): void {
  if (!state.known) return;
  const known = stateAfterNews(state.known, frame);
  if (known === undefined) sendHello(state);
  else if (known !== state.known) updateKnown(state, known);
}

function updateKnown(state: ConnectionState, known: ClientState): void {
  state.known = known;
  state.events.onChange(known);
}

function handleWelcome(state: ConnectionState, answer: AnswerTo<'hello'>): void {
  if (!answer.ok)
    return isPermanentError(answerError(answer))
      ? stopReconnecting(state, answer)
      : schedulePulse(state, RETRY_PULSE_MS);
  state.pendingHello = undefined;
  state.failures = 0;
  state.events.onConnection?.('up');
  if (answer.signedOut) state.events.onSignedOut?.();
  if (state.helloToken === state.credentials.seat) handleSnapshot(state, answer);
  else sendHello(state);
  if (state.pendingHello === undefined) resendPending(state);
}

/** Missed entries extend only the state of the same seat. */
function handleSnapshot(state: ConnectionState, snapshot: Welcome): void {
  const { known } = state;
  const isFull = snapshot.after === undefined;
  if (!known || (snapshot.number >= known.number && (isFull || snapshot.seat === known.seat))) {
    updateKnown(state, stateAfterSnapshot(known, snapshot));
  } else if (isFull || snapshot.seat !== known.seat) sendHello(state);
}

function stopReconnecting(state: ConnectionState, why: FailedAnswer): void {
  closeSocket(state);
  state.events.onConnection?.('refused', why);
}

function resolveRequest(state: ConnectionState, id: string, answer: Answer | NewsFrame): void {
  const pending = state.pendingRequests.get(id);
  if (!pending) return;
  if ('error' in answer && isRetryableError(answer.error)) return schedulePulse(state, RETRY_PULSE_MS);
  state.pendingRequests.delete(id);
  if ('token' in answer) {
    state.credentials = { ...state.credentials, seat: answer.token };
    handleSnapshot(state, answer);
  }
  pending.done(answer);
}

/** A full snapshot, or what was missed; with a token after sitting down. */
type SnapshotAnswer = Welcome & { readonly token?: string };

type AnswerOnlyField = 'id' | 'ok' | 'token' | 'protocols' | 'after' | 'news' | 'history';

/** Known from snapshots only; news does not update them. */
type TransientField = 'here' | 'onlookers' | 'code' | 'door';

/** What a client knows of its table: its last snapshot with all later news. */
export type ClientState = Omit<SnapshotAnswer, AnswerOnlyField | TransientField> &
  Partial<Pick<SnapshotAnswer, TransientField>> & {
    readonly history: readonly GameEvent[];
    /** The last play by a fallback. */
    readonly fallback?: FallbackPlay;
  };

/** Adds missed entries to what is known. */
export function stateAfterSnapshot(state: ClientState | undefined, snapshot: SnapshotAnswer): ClientState {
  const { id: _, ok: __, token: ___, protocols: ____, after: _____, news = [], history, ...rest } = snapshot;
  // Later snapshots may omit what the client knows.
  const table = withSettings(snapshot.table ?? state?.table, news);
  return {
    ...rest,
    ...(table && { table }),
    history: history ?? historyAfter(state, news),
    ...lastFallback(state, news),
  };
}

/** Undefined if earlier news is missing, so that a new snapshot is needed. */
export function stateAfterNews(state: ClientState, frame: NewsFrame): ClientState | undefined {
  if (frame.number <= state.number) return state;
  const isOtherSeat = frame.seat !== state.seat && frame.history === undefined;
  if (frame.after > state.number || isOtherSeat) return undefined;
  const { id: _, ok: __, tell: ___, after: ____, news, history, ...rest } = frame;
  // Presence has its own frames; an old list must not return with every play.
  const { plays: _____, here: ______, onlookers: _______, ...before } = state;
  return {
    ...before,
    ...rest,
    ...(before.table && { table: withSettings(before.table, news) }),
    room: roomAfter(state, frame),
    history: history ?? historyAfter(state, news),
    ...lastFallback(state, news),
  };
}

function lastFallback(state: ClientState | undefined, news: readonly VisibleEntry[]): Pick<ClientState, 'fallback'> {
  const fallback = news.findLast(isFallbackPlay) ?? state?.fallback;
  return fallback ? { fallback } : {};
}

function withSettings<T extends ClientState['table']>(table: T, entries: readonly VisibleEntry[]): T {
  const changed = entries.findLast(news => news.what === 'settings');
  return table && changed ? { ...table, settings: changed.settings } : table;
}

/** Any play ends a pending undo request. */
function roomAfter(state: ClientState, { room, news }: NewsFrame): RoomSnapshot {
  if (room) return room;
  const { undo: _, ...withoutUndo } = state.room;
  return news.some(({ what }) => what === 'input') ? withoutUndo : state.room;
}

function historyAfter(state: ClientState | undefined, entries: readonly VisibleEntry[]): readonly GameEvent[] {
  const news = entries.filter(({ number }) => number > (state?.number ?? 0));
  const beginIndex = news.findLastIndex(({ what }) => what === 'begin');
  const recent = beginIndex < 0 ? news : news.slice(beginIndex + 1);
  const newEvents = recent.flatMap(item => (item.what === 'input' ? item.events : []));
  return beginIndex < 0 ? [...(state?.history ?? []), ...newEvents] : newEvents;
}
