/** A table on a server: a reconnecting client whose last state and unsent plays survive a reload. */
import { connectFromBrowser } from '@parlour/client/browser';
import type { ClientState } from '@parlour/client/client';
import { randomHexId } from '@parlour/client/transport';
import { findGame, type ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { answerError, answerNumber, isHttpErrorBody } from '@parlour/protocol/parse-lite';
import type { Answer, AnswerTo, FailedAnswer, PresenceFrame, SaidFrame } from '@parlour/protocol/server-frames';
import { QUICK_CHAT_PHRASES } from '@parlour/table/commands';
import { newCut } from '@parlour/table/shuffle/seal';
import { entropy } from '../local/local-table.ts';
import { type Audience, explainRefusal, narrateEvents } from '../narration.ts';
import { seatNamer } from '../seat-names.ts';
import type { Store, StoredRemoteTable, UnsentPlay } from '../store.ts';
import {
  type CommandAnswer,
  checkPlayFromView,
  proofFields,
  type TableEvent,
  type TableHandle,
  type TableMessage,
  type TableView,
  toHint,
} from '../table-handle.ts';
import { workerText } from '../worker-text.ts';
import {
  awayPastGrace,
  msUntilNextAway,
  presenceSentences,
  roomEventsBetween,
  updateMissingSince,
} from './remote-events.ts';
import { proveWhenOver } from './remote-record.ts';
import { commitCut, dropSpentCuts, latestCutFor, NO_STORED_CUTS, revealCutWhenDue } from './remote-shuffle.ts';
import { type RemoteTable, updateRemoteRow } from './remote-state.ts';

type ConnectClient = typeof connectFromBrowser;

/** Returns undefined if the table rejects the client or its game is unknown; the page gets the reason. */
export async function runRemoteTable(
  store: Store,
  id: string,
  read: ReadDataFile,
  onMessage: (shown: TableMessage) => void,
  connect: ConnectClient = connectFromBrowser,
): Promise<TableHandle | undefined> {
  const row = (await store.get('far', id)) ?? { id, touched: Date.now() };
  const { seat, host } = row;
  return new Promise(resolve => {
    const closeWith = (why: string): void => {
      client.close();
      onMessage({ what: 'gone', why });
      resolve(undefined);
    };
    const onState = (state: ClientState): void =>
      void receiveState(remote, state, resolve).catch(error => handleStateError(remote, error, closeWith));
    const invitation = { table: id, plays: true, ...(seat && { seat }), ...(host && { host }) } as const;
    const client = connect(invitation, {
      onChange: onState,
      onMessage: frame => handleTransientFrame(remote, frame),
      onSignedOut: () => onMessage({ what: 'signed out' }),
      onConnection: (state, why) =>
        state === 'refused' ? closeWith(closedReasonOf(why)) : handleConnectionChange(remote, state),
    });
    const remote: RemoteTable = { store, read, onMessage, client, row, ...INITIAL_STATE };
    if (row.seen) onState(row.seen);
  });
}

/**
 * Resolves as soon as the game is open, because storing and verifying may take long or fail. All states share one
 * opening, so that they are reported in order.
 */
async function receiveState(
  remote: RemoteTable,
  state: ClientState,
  resolve: (handle: TableHandle) => void,
): Promise<void> {
  remote.pendingGame ??= openGameOf(state, remote.read);
  remote.game = await remote.pendingGame;
  remote.handle ??= createRemoteHandle(remote, () => showHeldBackState(remote));
  resolve(remote.handle);
  await applyState(remote, state);
}

/** Once the game is open, a state that could not be stored does not close the table. */
function handleStateError({ handle }: RemoteTable, error: unknown, closeWith: (why: string) => void): void {
  if (handle) console.error(error);
  else closeWith(error instanceof Error ? error.message : workerText('cannotOpen'));
}

function closedReasonOf(why: FailedAnswer | undefined): string {
  const error = why && answerError(why);
  if (error?.code === 'bad-protocol') return workerText('otherVersion');
  return error?.message ?? workerText('notAdmitted');
}

const INITIAL_STATE = {
  handle: undefined,
  pendingGame: undefined,
  game: undefined,
  connected: [],
  watching: 0,
  missingSince: [],
  awaySince: [],
  awayTimer: undefined,
  presenceSentences: 0,
  isConnected: false,
  shownState: undefined,
  heldBackState: undefined,
  revealedSeal: undefined,
  revealStatus: undefined,
  proved: undefined,
  isProving: false,
} as const;

function handleConnectionChange(remote: RemoteTable, state: 'up' | 'down'): void {
  remote.isConnected = state === 'up';
  // Offline it is unknown who is connected, and a restarted server starts counting again.
  if (state === 'down') remote.connected = [];
  remote.missingSince = [];
  remote.awaySince = [];
  resendView(remote);
}

async function openGameOf({ table }: ClientState, read: ReadDataFile): Promise<Game> {
  const boxed = table && findGame(table.game);
  if (!boxed) throw new Error('The game of this table is not on the shelf.');
  return boxed.open(table.options, read, table.rules);
}

async function applyState(remote: RemoteTable, state: ClientState): Promise<void> {
  if (state.here) remote.connected = state.here;
  remote.watching = state.onlookers ?? remote.watching;
  sendView(remote, state);
  const seat = remote.client.token();
  await updateRemoteRow(remote, () => ({ seen: state, touched: Date.now(), ...(seat === undefined ? {} : { seat }) }));
  await revealCutWhenDue(remote, state, () => resendView(remote));
  void proveWhenOver(remote, state, () => resendView(remote));
}

function resendView(remote: RemoteTable): void {
  const knownCount = remote.heldBackState ?? remote.shownState;
  if (knownCount) sendView(remote, knownCount);
}

const audienceOf = ({ room, seat = null }: ClientState): Audience => ({ name: seatNamer(room.seats), chair: seat });

/** Sends news if the page knows this match from the same chair, otherwise a full view. */
function sendView(remote: RemoteTable, state: ClientState): void {
  const { shownState: shown, game } = remote;
  if (shown && isResultStillShown(shown, state)) {
    remote.heldBackState = state;
    return remote.onMessage({ what: 'news', tableView: remoteTableView(remote, shown), tableEvents: [] });
  }
  remote.heldBackState = undefined;
  remote.shownState = state;
  const isSame = shown?.room.match === state.room.match && shown.seat === state.seat;
  const knownCount = isSame && shown.history.length <= state.history.length ? shown.history.length : 0;
  const tableEvents = narrateEvents(
    assertDefined(game),
    state.history.slice(knownCount),
    audienceOf(state),
    knownCount,
  );
  const isNews = isSame && shown.history.length <= state.history.length;
  const presenceEvents = updatePresence(remote, state);
  const roomEvents = isNews ? [...(shown === state ? [] : roomEventsBetween(shown, state)), ...presenceEvents] : [];
  remote.onMessage({
    what: isNews ? 'news' : 'look',
    tableView: remoteTableView(remote, state),
    tableEvents: [...roomEvents, ...tableEvents],
  });
}

/** A person without a seat in the next match may still read the result of the last one. */
const isResultStillShown = (shown: ClientState, { seat }: ClientState): boolean =>
  typeof shown.seat === 'number' && shown.scene?.over !== undefined && typeof seat !== 'number';

/** Leaves that result and shows the table's current state. */
function showHeldBackState(remote: RemoteTable): void {
  const { heldBackState: heldBack } = remote;
  if (!heldBack) return;
  remote.shownState = undefined;
  sendView(remote, heldBack);
}

/** Updates who is away and schedules the next change. Returns sentences about it. */
function updatePresence(remote: RemoteTable, { room, number }: ClientState): TableEvent[] {
  const [before, now] = [remote.awaySince, Date.now()];
  remote.missingSince = updateMissingSince(remote.missingSince, remote.connected, room.seats, now);
  remote.awaySince = awayPastGrace(remote.missingSince, now);
  clearTimeout(remote.awayTimer);
  const nextMs = msUntilNextAway(remote.missingSince, now);
  remote.awayTimer = nextMs === undefined ? undefined : setTimeout(() => resendView(remote), nextMs);
  return presenceSentences(before, remote.awaySince, room.seats).map(sentence => {
    remote.presenceSentences += 1;
    // Negative and unique: see roomEventsBetween.
    return { number: -number - 1 / (2 + remote.presenceSentences), sentence, isPassing: true };
  });
}

function remoteTableView(remote: RemoteTable, state: ClientState): TableView {
  const { row, connected, watching, awaySince, isConnected, revealStatus, proved, heldBackState: heldBack } = remote;
  const { game, rules, options, count, settings } = assertDefined(state.table);
  const seat = state.seat ?? null;
  return {
    table: { game, rules, options, count, settings },
    seat,
    localSeats: seat === null ? [] : [seat],
    isHost: row.host !== undefined,
    room: state.room,
    ...(state.scene && { scene: state.scene }),
    plays: state.plays ?? [],
    more: state.more ?? false,
    ...(proved?.match === state.room.match && proofFields(proved)),
    ...(heldBack && { nextMatchState: heldBack.room.playing || heldBack.room.shuffling ? 'playing' : 'waiting' }),
    remote: {
      ...{
        id: row.id,
        code: state.code ?? '',
        visibility: state.door ?? 'private',
        connected,
        watching,
        awaySince,
        isConnected,
      },
      ...(state.room.shuffling && revealStatus && { revealStatus }),
      ...ownCutField(row, state),
    },
  };
}

function ownCutField(
  { keepsake = NO_STORED_CUTS }: StoredRemoteTable,
  { room, seat }: ClientState,
): { ownCut?: string } {
  const cutting = typeof seat === 'number' && room.cut[seat] ? latestCutFor(keepsake, room, seat) : undefined;
  return cutting ? { ownCut: cutting.cut } : {};
}

function handleTransientFrame(remote: RemoteTable, frame: PresenceFrame | SaidFrame): void {
  if (frame.tell === 'presence') {
    remote.connected = frame.here;
    remote.watching = frame.onlookers;
    return resendView(remote);
  }
  const words = QUICK_CHAT_PHRASES[frame.phrase];
  if (words !== undefined) remote.onMessage({ what: 'said', seat: frame.seat, words });
}

/** Resends plays that were unanswered before a reload, with their old ids. */
function createRemoteHandle(remote: RemoteTable, showCurrent: () => void): TableHandle {
  const { client } = remote;
  for (const unsent of remote.row.unsent ?? []) void sendUnsentPlay(remote, unsent);
  return {
    async sendCommand(command) {
      if (command.ask === 'play')
        return toRemoteAnswer(remote, await sendUnsentPlay(remote, { id: randomHexId(), request: command }));
      const reply = await client.ask(command);
      if (command.ask === 'sit' && reply.ok) await deleteSpentCuts(remote);
      return toRemoteAnswer(remote, reply);
    },
    cut: async typed => toRemoteAnswer(remote, await commitCut(remote, newCut(entropy, typed))),
    viewAs: async () => undefined,
    showCurrent: async () => showCurrent(),
    async hint() {
      const answer = await client.ask({ ask: 'hint' });
      if (!answer.ok) throw new Error(answerError(answer)?.message);
      return toHint(assertDefined(remote.game), answer);
    },
    async checkPlay(play) {
      const { shownState: shown, game } = remote;
      const refusal = shown?.scene && game && checkPlayFromView(game, shown.scene.view, play);
      return refusal && explainRefusal(game, refusal, shown.room.seats);
    },
    history: async () => narrateRemoteHistory(remote),
    async sayPhrase(phrase) {
      await client.ask({ ask: 'say', phrase });
    },
    report: (seat, reason, words) => sendReport(remote, { about: { table: remote.row.id, seat }, reason, words }),
    setReading: async () => undefined,
    hurry: async () => undefined,
    async leave() {
      clearTimeout(remote.awayTimer);
      client.close();
    },
  };
}

/** Authorized by the seat's token, and by the cookie of a signed-in member. */
async function sendReport({ client }: RemoteTable, shown: object): Promise<string | undefined> {
  const token = client.token();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const sent = { method: 'POST', headers, body: JSON.stringify(shown) };
  const answer = await fetch('/api/club/reports', sent).catch(() => undefined);
  if (answer?.ok) return undefined;
  const json: unknown = await answer?.json().catch(() => undefined);
  return isHttpErrorBody(json) ? json.error.message : workerText('serverUnreachable');
}

/** Cuts for another seat or match are useless after sitting down. */
async function deleteSpentCuts(remote: RemoteTable): Promise<void> {
  const { room } = assertDefined(remote.client.state());
  await updateRemoteRow(remote, ({ keepsake = NO_STORED_CUTS }) => ({ keepsake: dropSpentCuts(keepsake, room) }));
}

/** The play stays stored until it is answered. */
async function sendUnsentPlay(remote: RemoteTable, unsent: UnsentPlay): Promise<AnswerTo<'play'>> {
  const others = ({ unsent: all = [] }: StoredRemoteTable): readonly UnsentPlay[] =>
    all.filter(({ id }) => id !== unsent.id);
  await updateRemoteRow(remote, row => ({ unsent: [...others(row), unsent] }));
  const reply = await remote.client.ask(unsent.request, unsent.id);
  await updateRemoteRow(remote, row => ({ unsent: others(row) }));
  return reply;
}

function toRemoteAnswer({ shownState: shown, game }: RemoteTable, answer: Answer): CommandAnswer {
  const number = answerNumber(answer) ?? 0;
  if (answer.ok) return { ok: true, number };
  if ('error' in answer) return { ok: false, number, error: answer.error };
  const { message, ...facts } = answer.refusal;
  const localMessage = shown && game && explainRefusal(game, facts, shown.room.seats).message;
  return { ok: false, number, refusal: { ...facts, message: localMessage ?? message } };
}

function narrateRemoteHistory({ shownState: shown, game }: RemoteTable): TableEvent[] {
  if (!shown || !game) return [];
  return narrateEvents(game, shown.history, { name: seatNamer(shown.room.seats), chair: shown.seat ?? null });
}
