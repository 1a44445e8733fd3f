/** Four people who keep playing during the attacks, and probes of the server's health and of the machine. */
import { pbkdf2 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { createGameRegistry } from '@parlour/server/game-registry';
import type { LogEntry } from '@parlour/table/log';
import { createParty, type Party } from '../fleet/players.ts';
import { findComplaints } from '../storm/check.ts';
import { requestRaw, requestText } from './raw-tcp.ts';

const derive = promisify(pbkdf2);

/** They come from another address than the attackers. */
const BYSTANDER_ADDRESS = '127.0.0.2';
const HEALTH_INTERVAL_MS = 100;
const TIMER_MS = 20;
const TIMERS_PER_WORK = 50;
const WORK_ITERATIONS = 150_000;

export type Bystanders = {
  readonly party: Party;
  /** Plays acknowledged so far. */
  playCount(): number;
  /** Times until each health check was answered. */
  readonly healthTimesMs: readonly number[];
  /** How late timers fired in this process: the load of the machine, not of the server. */
  readonly timerDelaysMs: readonly number[];
  /** Times of one fixed piece of work, which grow on a busy machine. */
  readonly workTimesMs: readonly number[];
  stop(): Promise<void>;
};

/** Seats four people at a game for exactly four, with the shortest matches. */
export async function seatBystanders(addresses: readonly string[], pauseMs: number): Promise<Bystanders> {
  const { id: game, options: specs } = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] === 4));
  const smallestOptions = Object.entries(specs).flatMap(([name, spec]) =>
    spec.kind === 'number' ? [[name, spec.least]] : [],
  );
  const settings = {
    pauseMs,
    foolishOdds: 1e9,
    sampleOdds: 50,
    game,
    options: Object.fromEntries(smallestOptions),
    localAddress: BYSTANDER_ADDRESS,
  };
  const party = await createParty(addresses, seededRandom('bystanders'), settings, 0);
  const [health, noise, work]: [number[], number[], number[]] = [[], [], []];
  let isOver = false;
  const measuring = Promise.all([
    measureHealth(itemAt(addresses, 0), health, () => isOver),
    measureMachine(noise, work, () => isOver),
  ]);
  return {
    party,
    playCount: () => party.persons.reduce((sum, { playTimesMs: times }) => sum + times.length, 0),
    healthTimesMs: health,
    timerDelaysMs: noise,
    workTimesMs: work,
    async stop() {
      isOver = true;
      for (const person of party.persons) person.stopPlaying();
      await measuring;
    },
  };
}

async function measureHealth(address: string, health: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const begun = performance.now();
    const answer = await requestRaw(address, BYSTANDER_ADDRESS, requestText('GET', '/health')).catch(() => undefined);
    if (answer?.status === '200') health.push(performance.now() - begun);
    await wait(HEALTH_INTERVAL_MS);
  }
}

async function measureMachine(noise: number[], work: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const begun = performance.now();
    await wait(TIMER_MS);
    noise.push(performance.now() - begun - TIMER_MS);
    if (noise.length % TIMERS_PER_WORK === 0) void timeWork().then(time => work.push(time));
  }
}

/** Runs about 0.1 s of work in a thread and returns how long it took. */
async function timeWork(): Promise<number> {
  const begun = performance.now();
  await derive('work', 'salt', WORK_ITERATIONS, 32, 'sha256');
  return performance.now() - begun;
}

/** Waits for this many more plays; false if the game stalls for 30 s. */
export async function waitForBystanderPlays({ playCount: plays }: Bystanders, count: number): Promise<boolean> {
  const before = plays();
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (plays() >= before + count) return true;
    await wait(50);
  }
  return false;
}

/** Waits until all requests are answered and all clients have the same number; returns it. */
export async function waitUntilBystandersAgree({ party }: Bystanders): Promise<number> {
  const numbers = (): number[] => party.persons.map(({ client }) => client.state()?.number ?? 0);
  const isOpen = (): boolean => party.persons.some(({ asked }) => asked.some(({ reply }) => !reply));
  for (let waited = 0; waited < 20_000; waited += 100) {
    await wait(100);
    if (!isOpen() && new Set(numbers()).size === 1) break;
  }
  return Math.max(...numbers());
}

/** Checks the log of their table and what they were shown of it. */
export async function checkBystanders(
  { party }: Bystanders,
  log: readonly LogEntry[],
  before: number,
): Promise<string[]> {
  const opened = await createGameRegistry(readShelfData).open(party.game, party.options);
  if (!opened.ok) return [opened.fault];
  return [...findComplaints({ game: opened.value.game, log, before, persons: party.persons })];
}
