import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame } from '@parlour/games/shelf/shelf';
import { beginMatch, resolveChance, viewForChair } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { unwrap } from '@parlour/kernel/result';
import type { ThinkTask } from '@parlour/table/computer/task';
import { afterAll, describe, expect, it } from 'vitest';
import type { OpenedGame } from '../game-registry.ts';
import { createGameRegistry } from '../game-registry.ts';
import { BusyError, createFairQueue, createWorkerPool, type FairQueue } from './pool.ts';

describe('the queue of those who ask', () => {
  const all = (queue: FairQueue<string>) => Array.from({ length: queue.size() + 1 }, () => queue.shift());

  it('serves table after table, however much one of them asks', () => {
    const queue = createFairQueue<string>([10, 10, 5]);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(['here', item[0]!], item);
    expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  it('serves address after address, however many tables one of them has', () => {
    const queue = createFairQueue<string>([100, 100, 5]);
    for (let n = 0; n < 50; n++) queue.push(['greedy', `table ${n}`], `greedy ${n}`);
    queue.push(['ada', 'hers'], 'ada');
    queue.push(['bob', 'his'], 'bob');
    expect(all(queue).slice(0, 4)).toEqual(['greedy 0', 'ada', 'bob', 'greedy 1']);
  });

  it('takes no more than there is room for, in all, of one address and for one table', () => {
    const queue = createFairQueue<number>([4, 3, 2]);
    expect([1, 2, 3].map(n => queue.push(['x', 'a'], n))).toEqual([true, true, false]);
    expect([queue.push(['x', 'b'], 4), queue.push(['x', 'c'], 5)]).toEqual([true, false]);
    expect([queue.push(['y', 'a'], 6), queue.push(['z', 'a'], 7), queue.size()]).toEqual([true, false, 4]);
  });
});

describe('the thinking room', () => {
  const room = createWorkerPool(1);
  afterAll(() => room.close());
  const boxed = findGame('nations')!;
  const here = (): string => 'here';

  async function taskOf(): Promise<{ opened: OpenedGame; task: ThinkTask }> {
    const opened = unwrap(await createGameRegistry(readShelfData).open(boxed.id, {}));
    const game = await boxed.open(defaultsOf(boxed.options), readShelfData);
    const match = beginMatch(game, defaultsOf(boxed.options), { count: 4, dealer: 0 });
    resolveChance(match, { random: draw => seededRandom(`pool ${draw}`) });
    const plays = game.plays(match.state, 1);
    const task: ThinkTask = { seat: 1, level: 'expert', seed: 's', plays, awaited: true, view: viewForChair(match, 1) };
    return { opened, task };
  }

  it('answers in another thread', async () => {
    const { opened, task } = await taskOf();
    const { play } = await room.thinkServiceFor(opened, 'table', here)(task);
    expect(task.plays).toContainEqual(play);
  });

  it('answers everybody when many ask at once, the sooner the more they are', async () => {
    const { opened, task } = await taskOf();
    const alone = await room.thinkServiceFor(opened, 'alone', here)(task);
    const crowd = await Promise.all(
      Array.from({ length: 200 }, (_, n) => room.thinkServiceFor(opened, `table ${n}`, here)(task)),
    );
    expect(crowd.every(({ play }) => play !== undefined)).toBe(true);
    // If this thread is held up, the first may be done before the others are queued; the second starts after all are.
    expect(crowd[1]!.units).toBeLessThan(alone.units);
  });

  it('lets computer players wait where a table asks for more than there is room for', async () => {
    const { opened, task } = await taskOf();
    const easy: ThinkTask = { ...task, level: 'easy' };
    const thoughts = await Promise.all(
      Array.from({ length: 40 }, () => room.thinkServiceFor(opened, 'greedy', here)(easy)),
    );
    expect(thoughts.every(({ play }) => play !== undefined)).toBe(true);
  });

  it('says what went wrong, and goes on', async () => {
    const { opened, task } = await taskOf();
    const unknown = { game: { id: 'nonsense' }, options: {} } as never;
    await expect(room.thinkServiceFor(unknown, 'table', here)(task)).rejects.toThrow(/no game "nonsense"/);
    expect((await room.thinkServiceFor(opened, 'table', here)(task)).play).toBeDefined();
  });

  it('lets no hint hold up a computer player', async () => {
    const { opened, task } = await taskOf();
    const order: string[] = [];
    const hints = Array.from({ length: 5 }, (_, n) =>
      room
        .hintServiceFor(
          opened,
          `table ${n}`,
          `address ${n}`,
        )(task)
        .then(() => order.push('hint')),
    );
    const moves = Array.from({ length: 3 }, (_, n) =>
      room
        .thinkServiceFor(
          opened,
          `other ${n}`,
          here,
        )(task)
        .then(() => order.push('move')),
    );
    await Promise.all([...hints, ...moves]);
    // Waiting jobs share it.
    expect(order.slice(0, 4)).toEqual(['hint', 'move', 'move', 'move']);
  });

  it('asks those who want too many hints to try again', async () => {
    const { opened, task } = await taskOf();
    const many = Array.from({ length: 60 }, (_, n) => room.hintServiceFor(opened, `table ${n}`, 'one address')(task));
    const other = room.hintServiceFor(opened, 'elsewhere', 'another address')(task);
    const outcomes = await Promise.allSettled(many);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(20);
    expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(BusyError);
    expect((await other).play).toBeDefined();
  });
});
