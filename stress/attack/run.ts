/**
 * Runs one attack after another while bystanders play, and measures answers, the bystanders' latency, and the cost on
 * the server.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import { type Percentiles, percentiles } from '../load.ts';
import type { Attack, AttackResult } from './attack.ts';
import { newAttackerProcess } from './attacker-process.ts';
import {
  type Bystanders,
  checkBystanders,
  seatBystanders,
  waitForBystanderPlays,
  waitUntilBystandersAgree,
} from './bystanders.ts';
import { readTargetMetrics, type Target, type TargetMetrics } from './target.ts';

export type AttackRow = AttackResult & {
  readonly name: string;
  readonly plays: Percentiles;
  readonly health: Percentiles;
  /** Of the machine itself during the attack. */
  readonly timerDelays: Percentiles;
  /** The time of a fixed piece of work as a multiple of its best time. */
  readonly slowness: number;
  readonly before: TargetMetrics | undefined;
  readonly after: TargetMetrics | undefined;
};

export type AttackSummary = { readonly remarks: readonly string[]; readonly complaints: readonly string[] };

/** The pause of a bystander, and the p99 latency allowed beyond what the machine itself causes. */
const BYSTANDER_PAUSE_MS = 100;
const MAX_EXTRA_P99_MS = 250;

const NO_RESULT: AttackResult = { answers: {}, remarks: [], complaints: [] };

export async function runAttacksOn(
  target: Target,
  attacks: readonly Attack[],
  { seconds, seed }: { readonly seconds: number; readonly seed?: string },
  onRow: (row: AttackRow) => void,
): Promise<AttackSummary> {
  const addresses = target.servers.map(({ address }) => address);
  const bystanders = await seatBystanders(addresses, BYSTANDER_PAUSE_MS);
  const attacker = newAttackerProcess();
  await waitForBystanderPlays(bystanders, 40);
  const quiet = await measureDuring(target, bystanders, 'quiet', () => wait(1000 * seconds, NO_RESULT));
  onRow(quiet);
  for (const [n, { name }] of attacks.entries()) {
    const order = {
      ...{ name, address: itemAt(addresses, n % addresses.length), seconds, block: n + 1 },
      ...(seed !== undefined && { seed }),
    };
    const row = await measureDuring(target, bystanders, name, () => attacker.attack(order), quiet);
    onRow(row);
  }
  attacker.stop();
  const { remarks, complaints } = await checkMemory(target, quiet);
  await bystanders.stop();
  const before = await waitUntilBystandersAgree(bystanders);
  for (const { client } of bystanders.party.persons) client.close();
  const lost = await checkBystanders(bystanders, await target.end(bystanders.party.table), before);
  return { remarks, complaints: [...complaints, ...lost] };
}

/** Runs some work, measures the bystanders meanwhile, and restarts servers that died. */
async function measureDuring(
  target: Target,
  bystanders: Bystanders,
  name: string,
  work: () => Promise<AttackResult>,
  quiet?: AttackRow,
): Promise<AttackRow> {
  const before = await readTargetMetrics(target);
  const [answered, asked] = [answerCounts(bystanders), bystanders.healthTimesMs.length];
  const [timerCount, workCount] = [bystanders.timerDelaysMs.length, bystanders.workTimesMs.length];
  const result = await work();
  const dead = target.servers.filter(server => server.pid() === undefined);
  await Promise.all(dead.map(server => server.start()));
  const goesOn = await waitForBystanderPlays(bystanders, 4);
  const plays = percentiles(
    bystanders.party.persons.flatMap(({ answerTimesMs: waits }, n) => waits.slice(answered[n])),
  );
  const health = percentiles(bystanders.healthTimesMs.slice(asked));
  const noise = percentiles(bystanders.timerDelaysMs.slice(timerCount));
  const slowness = measureSlowness(bystanders, workCount);
  const after = await readTargetMetrics(target);
  const complaints = [
    ...result.complaints,
    ...(dead.length > 0 ? ['the server died'] : []),
    ...(goesOn ? [] : ['the game of the other players has stopped']),
    ...(quiet ? checkLatency(plays, Math.max(quiet.plays.p99, noise.worst), slowness) : []),
  ];
  return { ...result, name, plays, health, timerDelays: noise, slowness, before, after, complaints };
}

const answerCounts = ({ party }: Bystanders): number[] => party.persons.map(({ answerTimesMs: waits }) => waits.length);

/** Delays of the machine itself are not the server's fault. */
function checkLatency({ p99 }: Percentiles, noise: number, slowness: number): string[] {
  const maxMs = Math.round(noise + MAX_EXTRA_P99_MS * slowness);
  return p99 > maxMs ? [`a play took ${p99} ms at the 99th percentile; the limit is ${maxMs} ms`] : [];
}

function measureSlowness({ workTimesMs: work }: Bystanders, since: number): number {
  if (work.length === since) return 1;
  const bestMs = Math.min(...work);
  return Math.max(1, percentiles(work.slice(since)).p50 / bestMs);
}

/** Allowed growth of memory in use: compiled code, caches, and uncollected garbage. */
const MAX_MEMORY_GROWTH_BYTES = 64 * 1024 * 1024;
/** The server closes idle tables after a minute or two. */
const CLOSE_TIMEOUT_MS = 120_000;
const BYSTANDER_COUNT = 4;

async function checkMemory(target: Target, quiet: AttackRow): Promise<AttackSummary> {
  const isMuch = (meters: TargetMetrics | undefined): boolean =>
    (meters?.used ?? 0) - (quiet.after?.used ?? 0) > MAX_MEMORY_GROWTH_BYTES;
  let meters = await readTargetMetrics(target);
  for (let waited = 0; waited < CLOSE_TIMEOUT_MS && isMuch(meters); waited += 5000) {
    await wait(5000);
    meters = await readTargetMetrics(target);
  }
  if (!meters || !quiet.after) return { remarks: [], complaints: ['the servers do not report their memory use'] };
  const [before, after] = [quiet.after, meters].map(({ used }) => Math.round(used / 1024 / 1024));
  const complaints = [
    ...(isMuch(meters) ? ['memory was not released after all clients left'] : []),
    ...(meters.sockets > BYSTANDER_COUNT
      ? [`${meters.sockets} sockets are open, but only four players are connected`]
      : []),
  ];
  return { remarks: [`${before} MB in use before, ${after} MB after, of heap and buffers`], complaints };
}
