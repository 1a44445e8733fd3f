/**
 * The runner of a table: takes requests one after another, has what was decided written down before anybody hears of
 * it, and sees to it that computer players and clocks get their turn. Time, chance, storage and thinking come from
 * outside, so that a whole sitting runs the same in a server, in a browser, in a terminal and in simulated time.
 */
import type { Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { pick, seeded } from '@parlour/kernel/random';
import { toHex } from '@parlour/kernel/seal';
import type { Tempo } from '@parlour/players/persona';
import type { Level, Thought } from '@parlour/players/player';
import { stallsAt } from './clocks.ts';
import { type Duty, decide, dutiesOf, performDuty } from './decide.ts';
import { attemptsOf, type BotFailure, checkFor, type Fallback, lastResort, outcomeOf } from './fallback.ts';
import { evolve } from './fold.ts';
import { type Entry, stamp, type What } from './log.ts';
import { delayOf, roleOf } from './pace.ts';
import { drawUp, forget, type Plan, type Plans, type Ripe, ripening, settle } from './plans.ts';
import { decidePlay } from './playing.ts';
import { isCounted } from './starting.ts';
import { lastOf, type Table } from './table.ts';
import { type Task, type Thinker, taskFor, thoughtSeed } from './task.ts';
import type { Asker, RefusedVerb, Surroundings, Verb } from './verbs.ts';

export type RunnerPorts = Surroundings & {
  now(): number;
  /** Durable once it resolves; `behind` if another has written entries of these numbers. */
  append(entries: readonly Entry[]): Promise<'kept' | 'behind'>;
  read(from: number): Promise<readonly Entry[]>;
  readonly think: Thinker;
  /** How quickly the computer players of a level play; without it like anybody. */
  tempoOf?(level: Level): Tempo | undefined;
  /** The table has changed; the entries from this number on are new. */
  heard(from: number): void;
  /** The table wants to be woken in so many milliseconds, or not at all. */
  stir(delay: number | undefined): void;
  /** Thinking has failed; what is done about it is decided. */
  botFailed(failure: BotFailure): void;
  /** Whether it sees to computer players and clocks. Where several keep the same table, one of them does. */
  drives?(): boolean;
  /** Whether others write to the same log, so that it may be longer than we know. */
  readonly isShared?: boolean;
};

/** The seat somebody was given, and the entry that gives it to them. */
export type Sat = { readonly seat: Seat; readonly grant: number };

/** What a request came to, and the number the table had then. */
export type RunnerAnswer = { readonly number: number } & (
  | { readonly ok: true; readonly sat?: Sat }
  | ({ readonly ok: false } & RefusedVerb)
);

export type TableRunner = {
  readonly table: Table;
  ask(asker: Asker, verb: Verb, id?: string): Promise<RunnerAnswer>;
  /** Does whatever is due. */
  wake(): Promise<void>;
  /** Begins to see to computer players and clocks, or leaves off: whether it `drives` has changed. */
  drive(): void;
  /** When the table's clock acts if there is no play before; undefined where none runs. */
  stallsAt(): number | undefined;
  /** Takes in what another has written, or reads it if something is missing in between. */
  hear(entries: readonly Entry[]): Promise<unknown>;
  /** Reads what others have written. */
  catchUp(): Promise<unknown>;
  hint(seat: Seat, level: Level): Promise<Thought>;
};

/** After a restart people need a moment to come back before their time runs on. */
export const PATIENCE = 30_000;

type Running = {
  readonly table: Table;
  readonly ports: RunnerPorts;
  readonly plans: Plans;
  /** A clock that never runs backwards and never stands still, whatever the clock on the wall does. */
  readonly now: () => number;
  /** Nobody is stood in for and no clock is put in before this time. */
  readonly patience: number;
  /** How long the last thoughts took that had a choice to make. */
  readonly lately: number[];
  queue: Promise<unknown>;
};

/**
 * `fresh` tables have just been laid; others come back after a restart. Nothing moves by itself before `drive`, so that
 * whoever owns the runner can be made of it first.
 */
export function runTable(table: Table, ports: RunnerPorts, origin: 'fresh' | 'resumed'): TableRunner {
  const now = steady(ports.now, lastOf(table).at);
  const patience = origin === 'fresh' ? 0 : now() + PATIENCE;
  const running: Running = { table, ports, plans: new Map(), now, patience, lately: [], queue: Promise.resolve() };
  return {
    table,
    ask: (asker, verb, id) => inTurn(running, () => ask(running, asker, verb, id)),
    wake: () => inTurn(running, () => wake(running)),
    drive: () => thinkAhead(running),
    stallsAt: () => patientStall(running),
    hear: entries => inTurn(running, () => hear(running, entries)),
    catchUp: () => inTurn(running, () => catchUp(running)),
    hint: (seat, level) =>
      ports.think(taskFor(table, seat, level, roleOf(table, seat) ?? 'may interrupt', seed(running))),
  };
}

function steady(now: () => number, start: number): () => number {
  let last = start;
  let lost = 0;
  return () => {
    const wall = now();
    lost = Math.max(lost, last - wall);
    last = wall + lost;
    return last;
  };
}

function inTurn<T>(running: Running, work: () => Promise<T>): Promise<T> {
  const turn = running.queue.then(work);
  running.queue = turn.catch(() => undefined);
  return turn;
}

/** Judged again whenever another was quicker to write; nobody is refused by what has been overtaken. */
async function ask(running: Running, asker: Asker, verb: Verb, id: string | undefined): Promise<RunnerAnswer> {
  const { table, ports } = running;
  const ref = refOf(asker, verb, id);
  for (;;) {
    const done = ref === undefined ? undefined : table.refs.get(ref);
    if (done !== undefined) return { ok: true, number: done, ...satAt(table, done) };
    const decision = decide(table, asker, verb, ports);
    const { number } = lastOf(table);
    if (!decision.ok) {
      if (ports.isShared && (await catchUp(running)) === 'news') continue;
      return { ok: false, number, ...decision.fault };
    }
    if ((await write(running, decision.value, ref)) === 'kept') {
      return { ok: true, number: lastOf(table).number, ...satAt(table, number + 1) };
    }
  }
}

function satAt({ log }: Table, number: number): { sat?: Sat } {
  const entry = log[number - 1];
  return entry?.what === 'sit' ? { sat: { seat: entry.seat, grant: number } } : {};
}

const UNGUESSABLE = 16;

/**
 * The name of a request in the log, if it can be done again by it: what is asked again is not done again.
 *
 * Short names are good enough within a seat. Without one they could be guessed, and with them somebody's place. Whoever
 * asks for a seat asks as somebody without one, also when they ask again and have it.
 */
export function refOf({ seat }: Asker, { ask }: Verb, id: string | undefined): string | undefined {
  const as = ask === 'sit' ? null : seat;
  if (id === undefined || (as === null && id.length < UNGUESSABLE)) return undefined;
  return `${as ?? '-'}/${id}`;
}

async function write(running: Running, drafts: readonly What[], ref?: string): Promise<'kept' | 'behind'> {
  if (drafts.length === 0) return 'kept';
  const entries = stamp(drafts, lastOf(running.table), running.now(), ref);
  const outcome = await running.ports.append(entries);
  if (outcome === 'kept') admit(running, entries);
  // A store that says so and has nothing to show is in trouble: asking it again and again would not help.
  else if ((await catchUp(running)) === 'nothing new') throw new Error('The log is longer than it is, says its store.');
  return outcome;
}

async function hear(running: Running, entries: readonly Entry[]): Promise<void> {
  const { number } = lastOf(running.table);
  const news = entries.filter(entry => entry.number > number);
  if (news[0]?.number === number + 1) admit(running, news);
  else if (news.length > 0) await catchUp(running);
}

async function catchUp(running: Running): Promise<'news' | 'nothing new'> {
  const entries = await running.ports.read(lastOf(running.table).number + 1);
  if (entries.length === 0) return 'nothing new';
  admit(running, entries);
  return 'news';
}

function admit(running: Running, entries: readonly Entry[]): void {
  for (const entry of entries) {
    evolve(running.table, entry);
    forget(running.plans, entry);
  }
  running.ports.heard(nth(entries, 0).number);
  thinkAhead(running);
}

const isDriving = ({ ports }: Running): boolean => ports.drives?.() ?? true;

function thinkAhead(running: Running): void {
  const { table, plans } = running;
  if (!isDriving(running)) plans.clear();
  else for (const [seat, plan] of drawUp(table, plans, running.now())) void thinkFor(running, seat, plan);
  stir(running);
}

/** Asks one level after another until one of them answers. */
async function thinkFor(running: Running, seat: Seat, plan: Plan): Promise<void> {
  const { table, ports, plans } = running;
  const attempts = attemptsOf(plan.level);
  for (const [i, level] of attempts.entries()) {
    const task = taskFor(table, seat, level, plan.role, seedFor(running, seat));
    const check = checkFor(table, task);
    let thought: Thought;
    try {
      thought = check(await ports.think(task));
    } catch (error) {
      const isCurrent = plans.get(seat) === plan;
      ports.botFailed({ error, seat, level, outcome: isCurrent ? outcomeOf(task, attempts[i + 1]) : 'dropped' });
      if (!isCurrent) return;
      if (i < attempts.length - 1) continue;
      thought = lastResort(task);
      plan.fallback = 'random';
    }
    if (level !== plan.level) plan.fallback ??= level;
    const seeming = seemingOf(running, task, running.now() - plan.since);
    const delay = delayOf(table, plan.role, thought, task.seed, ports.tempoOf?.(plan.level));
    settle(plans, seat, plan, thought, Math.max(seeming, delay));
    return stir(running);
  }
}

const LATELY = 16;

/** A play without a choice takes as long as those with one did lately, or its haste would tell that there was none. */
function seemingOf({ lately }: Running, { plays, seed }: Task, took: number): number {
  if (plays.length <= 1) return lately.length > 0 ? pick(seeded(`${seed} seeming`), lately) : 0;
  lately.push(took);
  if (lately.length > LATELY) lately.shift();
  return 0;
}

const seed = ({ ports }: Running): string => toHex(ports.entropy(16));

/** Where everybody is given the same deals, they are given the same company. */
function seedFor(running: Running, seat: Seat): string {
  const { opened, sitting } = running.table;
  if (!opened.given) return seed(running);
  const { number, match } = must(sitting);
  return thoughtSeed(opened.given, { match: number, position: match.log.length, seat });
}

type Ahead = Duty | Ripe;

function patientStall({ table, patience }: Running): number | undefined {
  const at = stallsAt(table);
  return at === undefined ? undefined : Math.max(at, patience);
}

function nextAhead({ table, plans, patience }: Running): Ahead | undefined {
  const least = isCounted(table) ? 0 : patience;
  const duties = dutiesOf(table).map(duty => ({ ...duty, at: Math.max(duty.at, least) }));
  return [...duties, ...ripening(plans)].reduce<Ahead | undefined>(
    (first, other) => (first && first.at <= other.at ? first : other),
    undefined,
  );
}

function stir(running: Running): void {
  const ahead = isDriving(running) ? nextAhead(running) : undefined;
  running.ports.stir(ahead && Math.max(0, ahead.at - running.now()));
}

async function wake(running: Running): Promise<void> {
  const { table, ports, plans } = running;
  const ahead = nextAhead(running);
  if (!isDriving(running) || !ahead || ahead.at > running.now()) return stir(running);
  if (ahead.does !== 'play') return void (await write(running, performDuty(table, ahead, ports)));
  const { play, fallback } = ahead.plan;
  const decision = decidePlay(table, ahead.seat, play, ports.entropy);
  if (decision.ok) return void (await write(running, fallback ? marked(decision.value, fallback) : decision.value));
  plans.delete(ahead.seat);
  thinkAhead(running);
}

/** The play is the first of its drafts; what chance decides after it is nobody's. */
const marked = ([play, ...rest]: readonly What[], fallback: Fallback): What[] => [
  { ...play, fallback } as What,
  ...rest,
];
