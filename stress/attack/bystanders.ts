/** Four people who play on while others attack, and somebody who asks after the server's health. */
import { pbkdf2 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readData } from '@parlour/games/shelf/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { createGameRegistry } from '@parlour/server/game-registry';
import type { LogEntry } from '@parlour/table/log';
import { type Party, seatParty } from '../fleet/people.ts';
import { complaints } from '../storm/check.ts';
import { ask, requestText } from './line.ts';

const derive = promisify(pbkdf2);

/** They come from another address than the attackers. */
const FROM = '127.0.0.2';
const ASK_AFTER = 100;
const LISTEN = 20;
const WORK_AFTER = 50;
const WORK = 150_000;

export type Bystanders = {
  readonly party: Party;
  /** How many plays have been acknowledged so far. */
  plays(): number;
  /** Milliseconds until each question after the health was answered. */
  readonly health: readonly number[];
  /** Milliseconds that their own process came too late: the machine's doing and nobody else's. */
  readonly noise: readonly number[];
  /** Milliseconds that always the same piece of work took them, which a busy machine does in slices. */
  readonly work: readonly number[];
  stop(): Promise<void>;
};

/** They play a game that is for four and no others, each thinking for so many milliseconds; matches are short. */
export async function seatBystanders(addresses: readonly string[], pause: number): Promise<Bystanders> {
  const { id: game, options: specs } = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] === 4));
  const least = Object.entries(specs).flatMap(([name, spec]) => (spec.kind === 'number' ? [[name, spec.least]] : []));
  const manners = { pause, foolish: 1e9, kept: 50, game, options: Object.fromEntries(least), from: FROM };
  const party = await seatParty(addresses, seededRandom('bystanders'), manners, 0);
  const [health, noise, work]: [number[], number[], number[]] = [[], [], []];
  let isOver = false;
  const watching = Promise.all([watch(itemAt(addresses, 0), health, () => isOver), listen(noise, work, () => isOver)]);
  return {
    party,
    plays: () => party.persons.reduce((sum, { times }) => sum + times.length, 0),
    health,
    noise,
    work,
    async stop() {
      isOver = true;
      for (const person of party.persons) person.rest();
      await watching;
    },
  };
}

async function watch(address: string, health: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const begun = performance.now();
    const answer = await ask(address, FROM, requestText('GET', '/health')).catch(() => undefined);
    if (answer?.status === '200') health.push(performance.now() - begun);
    await wait(ASK_AFTER);
  }
}

async function listen(noise: number[], work: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const begun = performance.now();
    await wait(LISTEN);
    noise.push(performance.now() - begun - LISTEN);
    if (noise.length % WORK_AFTER === 0) void timeWork().then(time => work.push(time));
  }
}

/** A tenth of a second or so of work, in a thread that nobody waits for; the answer is how long it took this time. */
async function timeWork(): Promise<number> {
  const begun = performance.now();
  await derive('work', 'salt', WORK, 32, 'sha256');
  return performance.now() - begun;
}

/** Waits until so many more plays have been answered; false if the game stands still for half a minute. */
export async function playOn({ plays }: Bystanders, count: number): Promise<boolean> {
  const before = plays();
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (plays() >= before + count) return true;
    await wait(50);
  }
  return false;
}

/** Waits until everybody has been answered and knows the same; answers how far that is. */
export async function settle({ party }: Bystanders): Promise<number> {
  const numbers = (): number[] => party.persons.map(({ guest: client }) => client.state()?.number ?? 0);
  const isOpen = (): boolean => party.persons.some(({ asked }) => asked.some(({ reply }) => !reply));
  for (let waited = 0; waited < 20_000; waited += 100) {
    await wait(100);
    if (!isOpen() && new Set(numbers()).size === 1) break;
  }
  return Math.max(...numbers());
}

/** What is wrong with the log of their table, or with what they were told of it. */
export async function judge({ party }: Bystanders, log: readonly LogEntry[], before: number): Promise<string[]> {
  const opened = await createGameRegistry(readData).open(party.game, party.options);
  if (!opened.ok) return [opened.fault];
  return [...complaints({ game: opened.value.game, log, before, persons: party.persons })];
}
