/** Runs a table on this device: log in a store, runner in this worker. */
import type { Chair, Game, MatchResult, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Persona } from '@parlour/players/persona';
import type { Caller } from '@parlour/table/commands';
import { computerPersona, computerPlayerNames } from '@parlour/table/computer/task';
import { foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import { type CommandResult, type RunnerHost, runTable, type TableRunner } from '@parlour/table/runner';
import { type Entropy, newCut } from '@parlour/table/shuffle/seal';
import { isMatchRunning, lastEntryMark, type Table } from '@parlour/table/table';
import {
  legalPlaysUpTo,
  type MatchSnapshot,
  matchSnapshot,
  roomSnapshot,
  visibleEntriesFrom,
  visibleHistory,
} from '@parlour/table/views';
import { explainRefusal, narrateEvents, narrateNews, seatNamer } from '../narration.ts';
import type { LocalTableStore, StoredStanding, StoredTable } from '../store.ts';
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
import { createThinkService, type StrategyLoader, thinkLimitMs } from './bot-thinking.ts';

export const entropy: Entropy = length => crypto.getRandomValues(new Uint8Array(length));

export const NO_HINTS_MESSAGE = 'It is agreed that nobody gets hints here.';

/** Word games have thousands of plays; longer lists are cut. */
export const MAX_OFFERED_PLAYS = 400;

type LocalTable = {
  readonly store: LocalTableStore;
  readonly row: StoredTable;
  readonly runner: TableRunner;
  /** Tabs at the same table notify each other after writing. */
  readonly otherTabs: BroadcastChannel;
  readonly onMessage: (message: TableMessage) => void;
  viewpoint: Chair;
  /** Number of the last entry sent to the page. */
  lastSentNumber: number;
  proved: ProvedMatch | undefined;
  readonly wakeTimer: WakeTimer;
};

/** Wakes the runner on time. Computer players and clocks pause while the player reads. */
type WakeTimer = { readonly clock: PausableClock; timer: ReturnType<typeof setTimeout> | undefined; isOff: boolean };

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
  const wakeTimer: WakeTimer = { clock: createPausableClock(Date.now), timer: undefined, isOff: false };
  const local: LocalTable = {
    store,
    row,
    onMessage,
    wakeTimer,
    runner: runTable(
      table,
      createRunnerHost(() => local, store, row, localGame, wakeTimer),
      table.current ? 'resumed' : 'fresh',
    ),
    otherTabs: new BroadcastChannel(`parlour-${row.id}`),
    viewpoint: initialViewpoint(row),
    lastSentNumber: 0,
    proved: undefined,
  };
  local.runner.updateDriving();
  local.otherTabs.onmessage = () => void local.runner.catchUp();
  if (table.current) await restoreProof(local, table.current.number);
  await fillSeats(local);
  if (table.current) sendSnapshot(local);
  else await cutForAll(local);
  if (resultOf(table) && !row.isOver) void saveProgress(local);
  return createLocalHandle(local);
}

/** The runner needs its host first, so the host gets the table by a callback. */
function createRunnerHost(
  local: () => LocalTable,
  store: LocalTableStore,
  row: StoredTable,
  { game, people, loadStrategies }: LocalGame,
  wakeTimer: WakeTimer,
): RunnerHost {
  return {
    now: wakeTimer.clock.now,
    isDriver: wakeTimer.clock.isRunning,
    entropy,
    computerNames: level => computerPlayerNames(people, level, row.options),
    tempoOf: level => computerPersona(people, level).tempo,
    isAway: () => false,
    async append(entries) {
      const outcome = await store.append(entries);
      if (outcome === 'kept') local().otherTabs.postMessage('written');
      return outcome;
    },
    readFrom: store.read,
    think: createThinkService(game, loadStrategies, thinkLimitMs(row)),
    onChange: () => sendNews(local()),
    scheduleWake: delayMs => scheduleWake(wakeTimer, delayMs, () => runDueOrRetry(local())),
    onBotError: failure => console.error(failure.error, failure),
  };
}

function scheduleWake(wakeTimer: WakeTimer, delayMs: number | undefined, run: () => void): void {
  clearTimeout(wakeTimer.timer);
  wakeTimer.timer = delayMs === undefined || wakeTimer.isOff ? undefined : setTimeout(run, delayMs);
}

const WRITE_RETRY_MS = 3000;

/** A full or busy disk does not end the game: the runner tries again. */
function runDueOrRetry(local: LocalTable): void {
  local.runner.runDue().catch(error => {
    console.error(error);
    scheduleWake(local.wakeTimer, WRITE_RETRY_MS, () => runDueOrRetry(local));
  });
}

/** Of several people none sees cards before a viewpoint is chosen. */
function initialViewpoint(row: StoredTable): Chair {
  const [first = null, ...others] = localSeatsOf(row);
  return others.length === 0 ? first : null;
}

const localSeatsOf = ({ people }: StoredTable): Seat[] => people.flatMap((name, seat) => (name === null ? [] : [seat]));

/** With several people no seat is the owner's, unless the row says so. */
const ownerSeatsOf = (row: StoredTable): readonly Seat[] =>
  row.mine ?? (localSeatsOf(row).length === 1 ? localSeatsOf(row) : []);

function currentStanding({ game, current: sitting, status, seats }: Table): StoredStanding {
  const names = seats.map((_, seat) => seatNamer(seats)(seat));
  const turn = status?.is === 'open' ? status.turn : [];
  return { names, turn, scores: sitting ? game.view(sitting.match.state, null).scores : [] };
}

/** Also at a table that continues a match from elsewhere. */
async function fillSeats({ runner, row }: LocalTable): Promise<void> {
  const host: Caller = { seat: null, host: true };
  for (const [seat, name] of row.people.entries()) {
    if (runner.table.seats[seat]?.is !== 'empty') continue;
    await runner.handleCommand(
      host,
      name === null ? { ask: 'computer', seat, level: row.level } : { ask: 'sit', name, seat },
    );
  }
}

/** All people cut, which starts the first or the next match. */
async function cutForAll({ runner, row }: LocalTable): Promise<void> {
  for (const seat of localSeatsOf(row)) {
    if (!isMatchRunning(runner.table))
      await runner.handleCommand(callerAt(runner.table, seat), { ask: 'cut', cut: newCut(entropy) });
  }
}

function callerAt(table: Table, seat: Chair): Caller {
  const occupant = seat === null ? undefined : table.seats[seat];
  return { seat, host: true, ...(occupant?.is === 'person' ? { grant: occupant.grant } : {}) };
}

/** Converts `stallsAt` to device time: a local clock pauses while a lesson or count is read. */
function sceneFor({ runner, viewpoint, wakeTimer: { clock } }: LocalTable): MatchSnapshot | undefined {
  const scene = matchSnapshot(runner.table, viewpoint);
  const at = runner.stallAt();
  return scene && at !== undefined ? { ...scene, stallsAt: at + Date.now() - clock.now() } : scene;
}

function tableViewOf(local: LocalTable): TableView {
  const { viewpoint, row, proved } = local;
  const { table } = local.runner;
  const { game, rules, options, count, settings } = table.opened;
  const scene = sceneFor(local);
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

function sendSnapshot(local: LocalTable): void {
  local.lastSentNumber = lastEntryMark(local.runner.table).number;
  local.onMessage({ what: 'look', tableView: tableViewOf(local), tableEvents: narrateHistory(local) });
}

function narrateHistory({ runner: { table }, viewpoint }: LocalTable): TableEvent[] {
  return narrateEvents(table.game, visibleHistory(table, viewpoint), {
    name: seatNamer(roomSnapshot(table).seats),
    chair: viewpoint,
  });
}

function sendNews(local: LocalTable): void {
  const { table } = local.runner;
  const news = visibleEntriesFrom(table, local.viewpoint, local.lastSentNumber + 1);
  local.lastSentNumber = lastEntryMark(table).number;
  const tableEvents = narrateNews(table.game, news, {
    name: seatNamer(roomSnapshot(table).seats),
    chair: local.viewpoint,
  });
  if (table.current) local.onMessage({ what: 'news', tableView: tableViewOf(local), tableEvents });
  if (news.some(entry => entry.what === 'input' || entry.what === 'begin')) void saveProgress(local);
}

const resultOf = ({ status }: Table): MatchResult | undefined => (status?.is === 'over' ? status.result : undefined);

/**
 * Saves the record before marking the row as over: the page may close at any moment, and a table that is not over is
 * opened again.
 */
async function saveProgress(local: LocalTable): Promise<void> {
  const { store, row, runner } = local;
  const result = resultOf(runner.table);
  if (result) await saveFinishedMatch(local, result);
  const isOver = resultOf(runner.table) !== undefined;
  await store.saveRow({ ...row, touched: Date.now(), isOver, standing: currentStanding(runner.table) });
}

async function saveFinishedMatch(local: LocalTable, result: MatchResult): Promise<void> {
  const { store, row } = local;
  const { table } = local.runner;
  const { current: sitting } = table;
  if (!sitting) return;
  if (row.daily !== undefined && sitting.number === 1) await store.finishDay(row.daily, result);
  const { finishedRecord } = await import('../records/finished-match.ts');
  const record = finishedRecord(table, sitting, row, result, ownerSeatsOf(row));
  const earned = await store.saveRecord(record, sitting.match.events);
  local.proved = { match: sitting.number, proof: record.proof, earned };
  local.onMessage({ what: 'news', tableView: tableViewOf(local), tableEvents: [] });
}

/** Restores the proof when the player returns to a finished match. */
async function restoreProof(local: LocalTable, match: number): Promise<void> {
  const { store, row } = local;
  const record = await store.readRecord(`${row.id}.${match}`);
  if (record?.proof) local.proved = { match, proof: record.proof };
}

const toCommandAnswer = (table: Table, answer: CommandResult): CommandAnswer =>
  'refusal' in answer
    ? { ...answer, refusal: explainRefusal(table.game, answer.refusal, roomSnapshot(table).seats) }
    : answer;

/** Nothing has changed, so the player may try again. */
function writeFailed(table: Table, error: unknown): CommandAnswer {
  console.error(error);
  const message = 'This could not be kept on this device; perhaps it is full. Nothing is lost: try again.';
  return { ok: false, number: lastEntryMark(table).number, error: { code: 'try-again', message } };
}

function createLocalHandle(local: LocalTable): TableHandle {
  const { runner } = local;
  const { table } = runner;
  return {
    sendCommand: command =>
      runner.handleCommand(callerAt(table, local.viewpoint), command).then(
        answer => toCommandAnswer(table, answer),
        error => writeFailed(table, error),
      ),
    async cut() {
      await cutForAll(local);
      return { ok: true, number: lastEntryMark(table).number };
    },
    showCurrent: async () => undefined,
    async viewAs(chair) {
      local.viewpoint = chair;
      sendSnapshot(local);
    },
    async hint() {
      if (table.opened.settings.hints === 'none') throw new Error(NO_HINTS_MESSAGE);
      return toHint(table.game, await runner.hint(assertDefined(local.viewpoint), 'expert'));
    },
    async checkPlay(play) {
      if (local.viewpoint === null || !table.current) return undefined;
      const refusal = checkPlayFromView(table.game, table.game.view(table.current.match.state, local.viewpoint), play);
      return refusal && explainRefusal(table.game, refusal, roomSnapshot(table).seats);
    },
    history: async () => narrateHistory(local),
    sayPhrase: async () => undefined,
    report: async () => 'At a table on this device nobody else runs the house.',
    async setReading(state) {
      local.wakeTimer.clock.setReading(state);
      runner.updateDriving();
      if (runner.stallAt() !== undefined)
        local.onMessage({ what: 'news', tableView: tableViewOf(local), tableEvents: [] });
    },
    async leave() {
      local.wakeTimer.isOff = true;
      clearTimeout(local.wakeTimer.timer);
      local.otherTabs.close();
    },
  };
}

/** The clock of a local table: it pauses while the player reads. */
export type ReadingState = 'begins' | 'ends';

export type PausableClock = {
  now(): number;
  isRunning(): boolean;
  setReading(state: ReadingState): void;
};

export function createPausableClock(wall: () => number): PausableClock {
  let pausedMs = 0;
  let stoppedAt: number | undefined;
  const now = (): number => (stoppedAt ?? wall()) - pausedMs;
  return {
    now,
    isRunning: () => stoppedAt === undefined,
    setReading(state) {
      if (state === 'begins') stoppedAt ??= wall();
      else if (stoppedAt !== undefined) {
        pausedMs += wall() - stoppedAt;
        stoppedAt = undefined;
      }
    },
  };
}
