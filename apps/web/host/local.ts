/** A table on this device: its log with whatever keeps it, its runner in this worker. */
import type { Chair, Game, MatchResult, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import type { Persona } from '@parlour/players/persona';
import { namesOf, personOf } from '@parlour/table/company';
import { foldTable } from '@parlour/table/fold';
import type { Entry } from '@parlour/table/log';
import { newsSince } from '@parlour/table/news';
import { type RunnerAnswer, type RunnerPorts, runTable, type TableRunner } from '@parlour/table/runner';
import { type Entropy, newCut } from '@parlour/table/seal';
import { historyOf, playsOf, roomOf, type Scene, sceneOf } from '@parlour/table/snapshot';
import { isPlaying, lastOf, type Table } from '@parlour/table/table';
import type { Asker } from '@parlour/table/verbs';
import { judgeFrom } from './judging.ts';
import type { LocalKeeping } from './keeping.ts';
import { heardOf, namingOf, refusalAt, tellAll } from './sentences.ts';
import { type StillClock, stillClock } from './still-clock.ts';
import type { KeptStanding, KeptTable } from './store.ts';
import {
  type Answered,
  type Heard,
  hintOf,
  type Proved,
  type TableHandle,
  type TableMessage,
  type TableView,
  toldOf,
} from './table-handle.ts';
import { type Minds, patienceFor, thinkerOf } from './thinking.ts';

export const entropy: Entropy = length => crypto.getRandomValues(new Uint8Array(length));

export const NO_HINTS = 'It is agreed that nobody gets hints here.';

/** More plays than this are not sent unasked: in word games there are thousands. */
export const OFFERED = 400;

type Sitter = {
  readonly store: LocalKeeping;
  readonly kept: KeptTable;
  readonly runner: TableRunner;
  /** Another tab may sit at the same table; each tells the other when it has written. */
  readonly others: BroadcastChannel;
  readonly hear: (told: TableMessage) => void;
  eyes: Chair;
  /** The number of the last entry told. */
  told: number;
  /** What the record of the last match came to. */
  proved: Proved | undefined;
  readonly alarm: Alarm;
};

/** Wakes the runner when it wants to be woken. Computer players and clocks wait while somebody reads. */
type Alarm = { readonly clock: StillClock; timer: ReturnType<typeof setTimeout> | undefined; isOff: boolean };

/** Who sits there is known before anybody can think. */
export type Furniture = { readonly game: Game; readonly people: readonly Persona[]; readonly minds: Minds };

export async function openLocal(
  store: LocalKeeping,
  kept: KeptTable,
  furniture: Furniture,
  hear: (told: TableMessage) => void,
): Promise<TableHandle> {
  const table = foldTable(furniture.game, await store.read(1));
  const alarm: Alarm = { clock: stillClock(Date.now), timer: undefined, isOff: false };
  const sitter: Sitter = {
    store,
    kept,
    hear,
    alarm,
    runner: runTable(
      table,
      portsOf(() => sitter, store, kept, furniture, alarm),
      table.sitting ? 'resumed' : 'fresh',
    ),
    others: new BroadcastChannel(`parlour-${kept.id}`),
    eyes: eyesAt(kept),
    told: 0,
    proved: undefined,
  };
  sitter.runner.drive();
  sitter.others.onmessage = () => void sitter.runner.catchUp();
  if (table.sitting) await remember(sitter, table.sitting.number);
  await sitDown(sitter);
  if (table.sitting) look(sitter);
  else await begin(sitter);
  if (resultOf(table) && !kept.isOver) void note(sitter);
  return visitOf(sitter);
}

/** The runner is made of its ports, so the sitter it belongs to is there only once it is. */
function portsOf(
  sitter: () => Sitter,
  store: LocalKeeping,
  kept: KeptTable,
  { game, people, minds }: Furniture,
  alarm: Alarm,
): RunnerPorts {
  return {
    now: alarm.clock.now,
    drives: alarm.clock.isRunning,
    entropy,
    namesOf: level => namesOf(people, level, kept.options),
    tempoOf: level => personOf(people, level).tempo,
    isAway: () => false,
    async append(entries) {
      const outcome = await store.append(entries);
      if (outcome === 'kept') sitter().others.postMessage('written');
      return outcome;
    },
    read: store.read,
    think: thinkerOf(game, minds, patienceFor(kept)),
    heard: () => tell(sitter()),
    stir: delay => setAlarm(alarm, delay, () => wake(sitter())),
    botFailed: failure => console.error(failure.error, failure),
  };
}

function setAlarm(alarm: Alarm, delay: number | undefined, ring: () => void): void {
  clearTimeout(alarm.timer);
  alarm.timer = delay === undefined || alarm.isOff ? undefined : setTimeout(ring, delay);
}

/** What could not be written down is tried again after this time, in milliseconds. */
const AGAIN = 3000;

/** A device that is full or busy for a moment does not end the game: computer players and clocks go on when it can be. */
function wake(sitter: Sitter): void {
  sitter.runner.wake().catch(error => {
    console.error(error);
    setAlarm(sitter.alarm, AGAIN, () => wake(sitter));
  });
}

/** One person sees through their own eyes; of several nobody does before it is settled who looks. */
function eyesAt(kept: KeptTable): Chair {
  const [first = null, ...others] = peopleAt(kept);
  return others.length === 0 ? first : null;
}

const peopleAt = ({ people }: KeptTable): Seat[] => people.flatMap((name, seat) => (name === null ? [] : [seat]));

/** At a table of several people nobody's is the owner's, unless it was said whose. */
const mineAt = (kept: KeptTable): readonly Seat[] => kept.mine ?? (peopleAt(kept).length === 1 ? peopleAt(kept) : []);

function standingOf({ game, sitting, status, seats }: Table): KeptStanding {
  const names = seats.map((_, seat) => namingOf(seats)(seat));
  const turn = status?.is === 'open' ? status.turn : [];
  return { names, turn, scores: sitting ? game.view(sitting.match.state, null).scores : [] };
}

/** Everybody has a seat; also at a table that goes on with a match begun elsewhere. */
async function sitDown({ runner, kept }: Sitter): Promise<void> {
  const host: Asker = { seat: null, host: true };
  for (const [seat, name] of kept.people.entries()) {
    if (runner.table.seats[seat]?.is !== 'empty') continue;
    await runner.ask(host, name === null ? { ask: 'computer', seat, level: kept.level } : { ask: 'sit', name, seat });
  }
}

/** Everybody cuts, and the match begins; another match begins by cutting anew. */
async function begin({ runner, kept }: Sitter): Promise<void> {
  for (const seat of peopleAt(kept)) {
    if (!isPlaying(runner.table)) await runner.ask(askerAt(runner.table, seat), { ask: 'cut', cut: newCut(entropy) });
  }
}

function askerAt(table: Table, seat: Chair): Asker {
  const sits = seat === null ? undefined : table.seats[seat];
  return { seat, host: true, ...(sits?.is === 'person' ? { grant: sits.grant } : {}) };
}

/** Converts `stallsAt` to device time: the clock of a table at home stops while a lesson or count is read. */
function sceneFor({ runner, eyes, alarm: { clock } }: Sitter): Scene | undefined {
  const scene = sceneOf(runner.table, eyes);
  const at = runner.stallsAt();
  return scene && at !== undefined ? { ...scene, stallsAt: at + Date.now() - clock.now() } : scene;
}

function sightOf(sitter: Sitter): TableView {
  const { eyes, kept, proved } = sitter;
  const { table } = sitter.runner;
  const { game, rules, options, count, settings } = table.opened;
  const scene = sceneFor(sitter);
  return {
    table: { game, rules, options, count, settings },
    seat: eyes,
    people: peopleAt(kept),
    isHost: true,
    room: roomOf(table),
    ...(kept.daily !== undefined && { daily: kept.daily }),
    ...(scene && { scene }),
    ...(scene?.over && { lasted: lastedFor(table.log) }),
    ...(proved?.match === table.sitting?.number && scene?.over && proved && toldOf(proved)),
    ...(eyes === null ? { plays: [], more: false } : playsOf(table, eyes, OFFERED)),
  };
}

/** Whoever goes away in the middle is not thought to have pondered all night. */
const LONGEST_THOUGHT = 120_000;

/** The time of the last match, from its beginning to its last input. */
function lastedFor(log: readonly Entry[]): number {
  const match = log.slice(log.findLastIndex(({ what }) => what === 'begin'));
  const inputs = match.filter(({ what }) => what === 'begin' || what === 'input');
  return inputs.reduce((sum, { at }, i) => sum + Math.min(LONGEST_THOUGHT, at - (inputs[i - 1]?.at ?? at)), 0);
}

function look(sitter: Sitter): void {
  sitter.told = lastOf(sitter.runner.table).number;
  sitter.hear({ what: 'look', sight: sightOf(sitter), heard: history(sitter) });
}

function history({ runner: { table }, eyes }: Sitter): Heard[] {
  return tellAll(table.game, historyOf(table, eyes), { name: namingOf(roomOf(table).seats), to: eyes });
}

function tell(sitter: Sitter): void {
  const { table } = sitter.runner;
  const news = newsSince(table, sitter.eyes, sitter.told + 1);
  sitter.told = lastOf(table).number;
  const heard = heardOf(table.game, news, { name: namingOf(roomOf(table).seats), to: sitter.eyes });
  if (table.sitting) sitter.hear({ what: 'news', sight: sightOf(sitter), heard });
  if (news.some(entry => entry.what === 'input' || entry.what === 'begin')) void note(sitter);
}

const resultOf = ({ status }: Table): MatchResult | undefined => (status?.is === 'over' ? status.result : undefined);

/**
 * What the list of games shows of this table; and before it the record, once the match is over: the page may be closed at any
 * moment, and a table that is not over in the list is opened again.
 */
async function note(sitter: Sitter): Promise<void> {
  const { store, kept, runner } = sitter;
  const result = resultOf(runner.table);
  if (result) await keepRecord(sitter, result);
  const isOver = resultOf(runner.table) !== undefined;
  await store.note({ ...kept, touched: Date.now(), isOver, standing: standingOf(runner.table) });
}

async function keepRecord(sitter: Sitter, over: MatchResult): Promise<void> {
  const { store, kept } = sitter;
  const { table } = sitter.runner;
  const { sitting } = table;
  if (!sitting) return;
  if (kept.daily !== undefined && sitting.number === 1) await store.finishDay(kept.daily, over);
  const { finishedRecord } = await import('./decisive.ts');
  const record = finishedRecord(table, sitting, kept, over, mineAt(kept));
  const earned = await store.keep(record, sitting.match.happenings);
  sitter.proved = { match: sitting.number, proof: record.proof, earned };
  sitter.hear({ what: 'news', sight: sightOf(sitter), heard: [] });
}

/** Whoever comes back to a finished match is told again what its record came to. */
async function remember(sitter: Sitter, match: number): Promise<void> {
  const { store, kept } = sitter;
  const record = await store.record(`${kept.id}.${match}`);
  if (record?.proof) sitter.proved = { match, proof: record.proof };
}

const answerOf = (table: Table, answer: RunnerAnswer): Answered =>
  'refusal' in answer ? { ...answer, refusal: refusalAt(table.game, answer.refusal, roomOf(table).seats) } : answer;

/** Nothing has happened; it can be asked again. */
function unwritten(table: Table, error: unknown): Answered {
  console.error(error);
  const message = 'This could not be kept on this device; perhaps it is full. Nothing is lost: try again.';
  return { ok: false, number: lastOf(table).number, error: { code: 'try-again', message } };
}

function visitOf(sitter: Sitter): TableHandle {
  const { runner } = sitter;
  const { table } = runner;
  return {
    ask: verb =>
      runner.ask(askerAt(table, sitter.eyes), verb).then(
        answer => answerOf(table, answer),
        error => unwritten(table, error),
      ),
    async cut() {
      await begin(sitter);
      return { ok: true, number: lastOf(table).number };
    },
    catchUp: async () => undefined,
    async turnTo(chair) {
      sitter.eyes = chair;
      look(sitter);
    },
    async hint() {
      if (table.opened.settings.hints === 'none') throw new Error(NO_HINTS);
      return hintOf(table.game, await runner.hint(must(sitter.eyes), 'expert'));
    },
    async judge(play) {
      if (sitter.eyes === null || !table.sitting) return undefined;
      const refusal = judgeFrom(table.game, table.game.view(table.sitting.match.state, sitter.eyes), play);
      return refusal && refusalAt(table.game, refusal, roomOf(table).seats);
    },
    log: async () => history(sitter),
    say: async () => undefined,
    tell: async () => 'At a table on this device nobody else runs the house.',
    async reading(what) {
      sitter.alarm.clock.reading(what);
      runner.drive();
      if (runner.stallsAt() !== undefined) sitter.hear({ what: 'news', sight: sightOf(sitter), heard: [] });
    },
    async leave() {
      sitter.alarm.isOff = true;
      clearTimeout(sitter.alarm.timer);
      sitter.others.close();
    },
  };
}
