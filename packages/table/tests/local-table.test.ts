import type { Game } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { think } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { taskSituation } from '../computer/situation.ts';
import { draftTable } from '../create.ts';
import { foldTable } from '../fold.ts';
import { createMemoryLog, createPausableClock, type LocalTableHost, openLocalTable } from '../local-table.ts';
import { numberEntries } from '../log.ts';
import { highestCard } from './highest-card.ts';
import { settlePromises } from './simulated-table.ts';

const game = highestCard as Game;

type Scheduled = { readonly work: () => void; readonly delayMs: number; isCancelled: boolean };

function openTable(count: number, host: Partial<LocalTableHost> = {}) {
  const scheduled: Scheduled[] = [];
  const entropy = (length: number): Uint8Array => new Uint8Array(length).fill(7);
  const setup = { options: defaultsOf(game.options), count };
  const entries = numberEntries(draftTable(game, setup, entropy), { number: 0, at: 0 }, 0);
  const people = [{ person: 'Ada' }, { level: 'easy' }, { level: 'easy', name: 'Deep Cardboard' }] as const;
  const local = openLocalTable(foldTable(game, entries), people.slice(0, count), {
    storage: createMemoryLog(entries),
    now: () => 0,
    schedule(work, delayMs) {
      const timer = { work, delayMs, isCancelled: false };
      scheduled.push(timer);
      return () => {
        timer.isCancelled = true;
      };
    },
    entropy,
    think: async task => think(...taskSituation(game, [], task)),
    computerNames: () => ['Grace'],
    onChange: () => undefined,
    onBotError: ({ error }) => {
      throw error;
    },
    onWriteError: error => {
      throw error;
    },
    ...host,
  });
  const pending = (): Scheduled[] => scheduled.filter(({ isCancelled }) => !isCancelled);
  return { local, pending };
}

describe('a table at one device', () => {
  it('seats everyone, a program under its own name, and deals when all people have cut', async () => {
    const { local } = openTable(3);
    await local.start();
    expect(local.runner.table.seats).toMatchObject([
      { is: 'person', name: 'Ada' },
      { is: 'computer', name: 'Grace' },
      { is: 'computer', name: 'Deep Cardboard' },
    ]);
    expect(local.runner.table.current).toBeUndefined();
    await local.cutForAll();
    expect(local.runner.table.current?.number).toBe(1);
  });

  it('tries again when a move could not be written, unless it is closed', async () => {
    const errors: unknown[] = [];
    let isFull = false;
    let wall = 0;
    const memory = createMemoryLog([]);
    const storage = {
      ...memory,
      append: async () => (isFull ? Promise.reject(new Error('full')) : ('kept' as const)),
    };
    const { local, pending } = openTable(2, { storage, now: () => wall, onWriteError: error => errors.push(error) });
    await local.start();
    await local.cutForAll();
    const { table } = local.runner;
    const [play] = table.game.plays(table.current!.match.state, 0);
    if (play) await local.sendCommand(0, { ask: 'play', play });
    await settlePromises();
    isFull = true;
    wall = 60_000;
    pending().at(-1)!.work();
    await settlePromises();
    expect(errors).toHaveLength(1);
    expect(pending().at(-1)?.delayMs).toBe(3000);
    local.close();
    expect(pending().filter(({ delayMs }) => delayMs === 3000)).toEqual([]);
  });
});

describe('a clock that stands still while somebody reads', () => {
  it('loses the time of reading and nothing else', () => {
    let wall = 1000;
    const clock = createPausableClock(() => wall);
    wall = 1500;
    clock.setReading('begins');
    wall = 9000;
    expect([clock.now(), clock.isRunning()]).toEqual([1500, false]);
    clock.setReading('ends');
    wall = 9250;
    expect([clock.now(), clock.isRunning()]).toEqual([1750, true]);
  });

  it('is stopped once and started once, however often it is said', () => {
    let wall = 0;
    const clock = createPausableClock(() => wall);
    clock.setReading('ends');
    clock.setReading('begins');
    wall = 100;
    clock.setReading('begins');
    wall = 300;
    clock.setReading('ends');
    clock.setReading('ends');
    expect(clock.now()).toBe(0);
  });

  it('can skip waiting time', () => {
    const clock = createPausableClock(() => 100);
    clock.advance(900);
    expect(clock.now()).toBe(1000);
  });
});
