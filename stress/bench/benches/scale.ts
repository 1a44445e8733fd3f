/**
 * Simulates more machines than we have: servers, PostgreSQL and its disk, with costs measured here. Plays arrive at
 * random; a server judges one after another and writes in batches; the database processes batches on several cores
 * and flushes its log for all that wait. The other server of a table follows. Results: docs/measurements/scale.md.
 */

import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { percentiles } from '@parlour/stress/load';
import type { BenchRow } from '../lib/measure.ts';

export const title = 'Simulated: plays a second on many servers and databases';

/**
 * Milliseconds of processor time: batches and entries from `npm run bench -- store`, the rest of a play from `fleet`,
 * split by judgement; the flush of a data-centre disk is an assumption.
 */
const COST = {
  judge: 0.1,
  tell: 0.2,
  follow: 0.5,
  sendBatch: 0.6,
  databaseBatch: 0.43,
  databaseEntry: 0.017,
  flush: 1,
};
/** As in apps/server/store/postgres/batch.ts. */
const [UNDER_WAY, APART] = [2, 5] as const;
const CORES = 8;
const SECONDS = 4;

type Site = {
  readonly what: string;
  readonly playsPerSecond: number;
  readonly servers: number;
  readonly databases: number;
  /** The share of plays that a second server follows. */
  readonly spread: number;
};

const SITES: readonly Site[] = [
  { what: 'a club: 500 tables, a play every 2 s', playsPerSecond: 250, servers: 1, databases: 1, spread: 0 },
  { what: 'two servers, seats spread', playsPerSecond: 1000, servers: 2, databases: 1, spread: 1 },
  { what: '100,000 open, 20 % playing', playsPerSecond: 4000, servers: 8, databases: 1, spread: 1 },
  { what: '1,000,000 open, 20 % playing, one database', playsPerSecond: 40_000, servers: 80, databases: 1, spread: 1 },
  { what: '1,000,000 open, 20 % playing, four', playsPerSecond: 40_000, servers: 80, databases: 4, spread: 1 },
  { what: 'the same, guests sent by table', playsPerSecond: 40_000, servers: 48, databases: 4, spread: 0.1 },
  { what: '1,000,000 open, all playing, sixteen', playsPerSecond: 200_000, servers: 240, databases: 16, spread: 0.1 },
];

export const run = (): BenchRow[] => SITES.map(simulate);

/** A resource that runs one job per hand at a time and knows when each is free. */
type Hands = { readonly free: number[]; busy: number };

const hands = (count: number): Hands => ({ free: Array.from({ length: count }, () => 0), busy: 0 });

/** Returns when a job that arrives at some time is done. */
function work(by: Hands, at: number, takes: number): number {
  const first = by.free.indexOf(Math.min(...by.free));
  const done = Math.max(at, itemAt(by.free, first)) + takes;
  by.free[first] = done;
  by.busy += takes;
  return done;
}

type Server = { readonly cpu: Hands; waiting: number[]; isAwaited: boolean; underWay: number; lastBatch: number };

type Event = { readonly at: number; readonly run: (now: number) => void };

/** Simulates one database with its servers; the others are the same. */
function simulate(site: Site): BenchRow {
  const random = seededRandom(site.what);
  const rate = site.playsPerSecond / site.databases / 1000;
  const servers = Array.from({ length: Math.ceil(site.servers / site.databases) }, newServer);
  const database = hands(CORES);
  const disk = hands(1);
  const times: number[] = [];
  const queue = newQueue();
  let [batches, entries] = [0, 0];

  const write = (server: Server, now: number): void => {
    const batch = server.waiting;
    server.waiting = [];
    server.isAwaited = false;
    server.underWay += 1;
    server.lastBatch = now;
    [batches, entries] = [batches + 1, entries + batch.length];
    const sent = work(server.cpu, now, COST.sendBatch);
    queue.add(sent, reached => {
      const ready = work(database, reached, COST.databaseBatch + batch.length * COST.databaseEntry);
      queue.add(ready, committing => queue.add(flushed(disk, committing), done => written(server, batch, done)));
    });
  };
  const schedule = (server: Server, now: number): void => {
    if (server.isAwaited || server.waiting.length === 0 || server.underWay >= UNDER_WAY) return;
    server.isAwaited = true;
    queue.add(Math.max(now, server.lastBatch + APART), at => write(server, at));
  };
  const written = (server: Server, batch: readonly number[], now: number): void => {
    server.underWay -= 1;
    schedule(server, now);
    for (const came of batch) {
      const told = work(server.cpu, now, COST.tell);
      times.push(told - came);
      if (chance(random) < site.spread) queue.add(told, at => void work(other(servers, random), at, COST.follow));
    }
  };
  const arrive = (now: number): void => {
    if (now < 1000 * SECONDS) queue.add(now - Math.log(1 - chance(random)) / rate, arrive);
    const server = itemAt(servers, random.below(servers.length));
    queue.add(work(server.cpu, now, COST.judge), judged => {
      server.waiting.push(now);
      schedule(server, judged);
    });
  };
  queue.add(0, arrive);
  queue.runAll();
  const share = (busy: number, count: number): string => `${Math.round(busy / 10 / SECONDS / count)} %`;
  return {
    site: site.what,
    'plays/s': site.playsPerSecond,
    servers: site.servers,
    databases: site.databases,
    'p50 (ms)': percentiles(times).p50,
    'p99 (ms)': percentiles(times).p99,
    'a server is busy': share(
      servers.reduce((sum, { cpu }) => sum + cpu.busy, 0),
      servers.length,
    ),
    'a database is busy': share(database.busy, CORES),
    'entries a commit': Number((entries / batches).toFixed(1)),
  };
}

const newServer = (): Server => ({
  cpu: hands(1),
  waiting: [],
  isAwaited: false,
  underWay: 0,
  lastBatch: Number.NEGATIVE_INFINITY,
});
const other = (servers: readonly Server[], random: Random): Hands => itemAt(servers, random.below(servers.length)).cpu;
const chance = (random: Random): number => random.below(1 << 24) / (1 << 24);

/** A flush includes what arrived during the last one. */
function flushed(disk: Hands, now: number): number {
  const [until = 0] = disk.free;
  if (until > now + COST.flush) return until;
  return work(disk, now, COST.flush);
}

type Queue = { add(at: number, run: (now: number) => void): void; runAll(): void };

/** A priority queue of events: a binary heap. */
function newQueue(): Queue {
  const heap: Event[] = [];
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [itemAt(heap, b), itemAt(heap, a)];
  };
  const rise = (child: number): void => {
    const parent = (child - 1) >> 1;
    if (child === 0 || itemAt(heap, parent).at <= itemAt(heap, child).at) return;
    swap(parent, child);
    rise(parent);
  };
  const sink = (parent: number): void => {
    const children = [2 * parent + 1, 2 * parent + 2].filter(child => child < heap.length);
    const least = children.toSorted((a, b) => itemAt(heap, a).at - itemAt(heap, b).at)[0];
    if (least === undefined || itemAt(heap, parent).at <= itemAt(heap, least).at) return;
    swap(parent, least);
    sink(least);
  };
  return {
    add(at, run) {
      heap.push({ at, run });
      rise(heap.length - 1);
    },
    runAll() {
      for (let next = heap[0]; next; next = heap[0]) {
        swap(0, heap.length - 1);
        heap.pop();
        sink(0);
        next.run(next.at);
      }
    },
  };
}
