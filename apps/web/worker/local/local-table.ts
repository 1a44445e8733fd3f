/** A table on this device as the page sees it: views, sentences and records. */
import type { Chair, Game, MatchResult, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Persona } from '@parlour/players/persona';
import { computerPersona, computerPlayerNames } from '@parlour/table/computer/task';
import { foldTable } from '@parlour/table/fold';
import { type LocalSeat, type LocalTable, openLocalTable } from '@parlour/table/local-table';
import type { LogEntry } from '@parlour/table/log';
import type { CommandResult } from '@parlour/table/runner';
import type { Entropy } from '@parlour/table/shuffle/seal';
import { lastEntryMark, type Table } from '@parlour/table/table';
import {
  legalPlaysUpTo,
  type MatchSnapshot,
  matchSnapshot,
  roomSnapshot,
  visibleEntriesFrom,
  visibleHistory,
} from '@parlour/table/views';
import { explainRefusal, narrateEvents, narrateNews } from '../narration.ts';
import { seatNamer } from '../seat-names.ts';
import type { LocalTableStore, StoredTable, StoredTableSummary } from '../store.ts';
import {
  type CommandAnswer,
  checkPlayFromView,
  type ProvedMatch,
  proofFields,
  type TableEvent,
  type TableHandle,
  type TableMessage,
  type TableView,
  toHint,
} from '../table-handle.ts';
import { workerText } from '../worker-text.ts';
import { createThinkService, type StrategyLoader, thinkLimitMs } from './bot-thinking.ts';

export const entropy: Entropy = length => crypto.getRandomValues(new Uint8Array(length));

export const NO_HINTS_MESSAGE: string = workerText('noHints');

/** Word games have thousands of plays; longer lists are cut. */
export const MAX_OFFERED_PLAYS = 400;

type LocalSession = {
  readonly local: LocalTable;
  readonly table: Table;
  readonly store: LocalTableStore;
  readonly row: StoredTable;
  /** Tabs at the same table notify each other after writing. */
  readonly otherTabs: BroadcastChannel;
  readonly onMessage: (message: TableMessage) => void;
  viewpoint: Chair;
  /** Number of the last entry sent to the page. */
  lastSentNumber: number;
  proved: ProvedMatch | undefined;
};

/** Characters are known before their strategies are loaded. */
export type LocalGame = {
  readonly game: Game;
  readonly people: readonly Persona[];
  readonly loadStrategies: StrategyLoader;
};

/** Opens a stored table: resumes its match, or seats everyone and starts one. */
export async function runLocalTable(
  store: LocalTableStore,
  row: StoredTable,
  localGame: LocalGame,
  onMessage: (message: TableMessage) => void,
): Promise<TableHandle> {
  const table = foldTable(localGame.game, await store.read(1));
  const otherTabs = new BroadcastChannel(`parlour-${row.id}`);
  const { game, people, loadStrategies } = localGame;
  const local = openLocalTable(table, localSeats(row), {
    now: Date.now,
    schedule: scheduleTimeout,
    entropy,
    storage: {
      read: store.read,
      async append(entries) {
        const outcome = await store.append(entries);
        if (outcome === 'kept') otherTabs.postMessage('written');
        return outcome;
      },
    },
    computerNames: level => computerPlayerNames(people, level, row.options),
    tempoOf: level => computerPersona(people, level).tempo,
    think: createThinkService(game, loadStrategies, thinkLimitMs(row)),
    onChange: () => sendNews(session),
    onBotError: failure => console.error(failure.error, failure),
    onWriteError: error => console.error(error),
  });
  const session: LocalSession = {
    ...{ local, table, store, row, otherTabs, onMessage },
    viewpoint: initialViewpoint(row),
    lastSentNumber: 0,
    proved: undefined,
  };
  otherTabs.onmessage = () => void local.runner.catchUp();
  if (table.current) await restoreProof(session, table.current.number);
  await local.start();
  if (table.current) sendSnapshot(session);
  else await local.cutForAll();
  if (resultOf(table) && !row.isOver) void saveProgress(session);
  return createLocalHandle(session);
}

function scheduleTimeout(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

const localSeats = ({ people, level }: StoredTable): LocalSeat[] =>
  people.map(name => (name === null ? { level } : { person: name }));

/** Of several people none sees cards before a viewpoint is chosen. */
function initialViewpoint(row: StoredTable): Chair {
  const [first = null, ...others] = localSeatsOf(row);
  return others.length === 0 ? first : null;
}

const localSeatsOf = ({ people }: StoredTable): Seat[] => people.flatMap((name, seat) => (name === null ? [] : [seat]));

/** With several people no seat is the owner's, unless the row says so. */
const ownerSeatsOf = (row: StoredTable): readonly Seat[] =>
  row.mine ?? (localSeatsOf(row).length === 1 ? localSeatsOf(row) : []);

function currentStanding({ game, current: sitting, status, seats }: Table): StoredTableSummary {
  const names = seats.map((_, seat) => seatNamer(seats)(seat));
  const turn = status?.is === 'open' ? status.turn : [];
  return { names, turn, scores: sitting ? game.view(sitting.match.state, null).scores : [] };
}

/** Also tells when the match stalls, which a pause for reading delays. */
function sceneFor({ local, table, viewpoint }: LocalSession): MatchSnapshot | undefined {
  const scene = matchSnapshot(table, viewpoint);
  const at = local.stallsAt();
  return scene && at !== undefined ? { ...scene, stallsAt: at } : scene;
}

function tableViewOf(session: LocalSession): TableView {
  const { table, viewpoint, row, proved } = session;
  const { game, rules, options, count, settings } = table.opened;
  const scene = sceneFor(session);
  return {
    table: { game, rules, options, count, settings },
    seat: viewpoint,
    localSeats: localSeatsOf(row),
    isHost: true,
    room: roomSnapshot(table),
    ...(row.daily !== undefined && { daily: row.daily }),
    ...(scene && { scene }),
    ...(scene?.over && { durationMs: matchDurationMs(table.log) }),
    ...(proved?.match === table.current?.number && scene?.over && proved && proofFields(proved)),
    ...(viewpoint === null ? { plays: [], more: false } : legalPlaysUpTo(table, viewpoint, MAX_OFFERED_PLAYS)),
  };
}

/** Longer pauses do not count as thinking time. */
const MAX_COUNTED_PAUSE_MS = 120_000;

/** From the start of the last match to its last input. */
function matchDurationMs(log: readonly LogEntry[]): number {
  const match = log.slice(log.findLastIndex(({ what: state }) => state === 'begin'));
  const inputs = match.filter(({ what: state }) => state === 'begin' || state === 'input');
  return inputs.reduce((sum, { at }, i) => sum + Math.min(MAX_COUNTED_PAUSE_MS, at - (inputs[i - 1]?.at ?? at)), 0);
}

function sendSnapshot(session: LocalSession): void {
  session.lastSentNumber = lastEntryMark(session.table).number;
  session.onMessage({ what: 'look', tableView: tableViewOf(session), tableEvents: narrateHistory(session) });
}

function narrateHistory({ table, viewpoint }: LocalSession): TableEvent[] {
  return narrateEvents(table.game, visibleHistory(table, viewpoint), {
    name: seatNamer(roomSnapshot(table).seats),
    chair: viewpoint,
  });
}

function sendNews(session: LocalSession): void {
  const { table } = session;
  const news = visibleEntriesFrom(table, session.viewpoint, session.lastSentNumber + 1);
  session.lastSentNumber = lastEntryMark(table).number;
  const tableEvents = narrateNews(table.game, news, {
    name: seatNamer(roomSnapshot(table).seats),
    chair: session.viewpoint,
  });
  if (table.current) session.onMessage({ what: 'news', tableView: tableViewOf(session), tableEvents });
  if (news.some(entry => entry.what === 'input' || entry.what === 'begin')) void saveProgress(session);
}

const resultOf = ({ status }: Table): MatchResult | undefined => (status?.is === 'over' ? status.result : undefined);

/**
 * Saves the record before marking the row as over: the page may close at any moment, and a table that is not over is
 * session again.
 */
async function saveProgress(session: LocalSession): Promise<void> {
  const { store, row, table } = session;
  const result = resultOf(table);
  if (result) await saveFinishedMatch(session, result);
  const isOver = resultOf(table) !== undefined;
  await store.saveRow({ ...row, touched: Date.now(), isOver, standing: currentStanding(table) });
}

async function saveFinishedMatch(session: LocalSession, result: MatchResult): Promise<void> {
  const { store, row, table } = session;
  const { current: sitting } = table;
  if (!sitting) return;
  if (row.daily !== undefined && sitting.number === 1) await store.finishDay(row.daily, result, sitting.match.events);
  const { finishedRecord } = await import('../records/finished-match.ts');
  const record = finishedRecord(table, sitting, row, result, ownerSeatsOf(row));
  const earned = await store.saveRecord(record, sitting.match.events);
  session.proved = { match: sitting.number, proof: record.proof, earned };
  session.onMessage({ what: 'news', tableView: tableViewOf(session), tableEvents: [] });
}

/** Restores the proof when the player returns to a finished match. */
async function restoreProof(session: LocalSession, match: number): Promise<void> {
  const { store, row } = session;
  const record = await store.readRecord(`${row.id}.${match}`);
  if (record?.proof) session.proved = { match, proof: record.proof };
}

const toCommandAnswer = (table: Table, answer: CommandResult): CommandAnswer =>
  'refusal' in answer
    ? { ...answer, refusal: explainRefusal(table.game, answer.refusal, roomSnapshot(table).seats) }
    : answer;

/** Nothing has changed, so the player may try again. */
function writeFailed(table: Table, error: unknown): CommandAnswer {
  console.error(error);
  const message = workerText('notStored');
  return { ok: false, number: lastEntryMark(table).number, error: { code: 'try-again', message } };
}

function createLocalHandle(session: LocalSession): TableHandle {
  const { local, table } = session;
  return {
    sendCommand: command =>
      local.sendCommand(session.viewpoint, command).then(
        answer => toCommandAnswer(table, answer),
        error => writeFailed(table, error),
      ),
    async cut() {
      await local.cutForAll();
      return { ok: true, number: lastEntryMark(table).number };
    },
    showCurrent: async () => undefined,
    async viewAs(chair) {
      session.viewpoint = chair;
      sendSnapshot(session);
    },
    async hint() {
      if (table.opened.settings.hints === 'none') throw new Error(NO_HINTS_MESSAGE);
      return toHint(table.game, await local.runner.hint(assertDefined(session.viewpoint), 'expert'));
    },
    async checkPlay(play) {
      if (session.viewpoint === null || !table.current) return undefined;
      const refusal = checkPlayFromView(
        table.game,
        table.game.view(table.current.match.state, session.viewpoint),
        play,
      );
      return refusal && explainRefusal(table.game, refusal, roomSnapshot(table).seats);
    },
    history: async () => narrateHistory(session),
    sayPhrase: async () => undefined,
    report: async () => workerText('noModerators'),
    async setReading(state) {
      local.setReading(state);
      if (local.stallsAt() !== undefined)
        session.onMessage({ what: 'news', tableView: tableViewOf(session), tableEvents: [] });
    },
    hurry: async () => local.hurry(),
    async leave() {
      local.close();
      session.otherTabs.close();
    },
  };
}
