import { readData } from '@parlour/games/node';
import { findGame } from '@parlour/games/shelf';
import { beginMatch, lookAt, settleChance } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import type { Task } from '@parlour/table/thinking';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../library.ts';
import { thinkingRoom } from './pool.ts';
import { fairQueue } from './queue.ts';

describe('the queue of computer players', () => {
  it('serves table after table, however much one of them asks', () => {
    const queue = fairQueue<string>(10, 5);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item[0]!, item);
    expect(Array.from({ length: 7 }, () => queue.shift())).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  it('takes no more than there is room for, in all and for one table', () => {
    const queue = fairQueue<number>(3, 2);
    expect([1, 2, 3].map(n => queue.push('a', n))).toEqual([true, true, false]);
    expect([queue.push('b', 4), queue.push('c', 5), queue.size()]).toEqual([true, false, 3]);
  });
});

describe('the thinking room', () => {
  const room = thinkingRoom(1);
  afterAll(() => room.close());
  const boxed = findGame('nations')!;

  async function taskOf(): Promise<{ opened: never; task: Task }> {
    const opened = await openLibrary(readData).open(boxed.id, {});
    const game = await boxed.open(defaultsOf(boxed.options), readData);
    const match = beginMatch(game, defaultsOf(boxed.options), { count: 4, dealer: 0 });
    settleChance(match, { random: draw => seeded(`pool ${draw}`) });
    const plays = game.plays(match.state, 1);
    const task: Task = { seat: 1, level: 'expert', seed: 's', plays, awaited: true, view: lookAt(match, 1) };
    return { opened: opened as never, task };
  }

  it('answers in another thread', async () => {
    const { opened, task } = await taskOf();
    const { play } = await room.thinkerOf(opened, 'table')(task);
    expect(task.plays).toContainEqual(play);
  });

  it('answers everybody when many ask at once, the sooner the more they are', async () => {
    const { opened, task } = await taskOf();
    const alone = await room.thinkerOf(opened, 'alone')(task);
    const crowd = await Promise.all(Array.from({ length: 200 }, (_, n) => room.thinkerOf(opened, `table ${n}`)(task)));
    expect(crowd.every(({ play }) => play !== undefined)).toBe(true);
    expect(crowd[0]!.units).toBeLessThan(alone.units);
  });

  it('refuses one who asks for too much', async () => {
    const { opened, task } = await taskOf();
    const easy: Task = { ...task, level: 'easy' };
    const greedy = await Promise.allSettled(Array.from({ length: 40 }, () => room.thinkerOf(opened, 'greedy')(easy)));
    expect(greedy.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });

  it('says what went wrong, and goes on', async () => {
    const { opened, task } = await taskOf();
    const unknown = { game: { id: 'nonsense' }, options: {}, characters: [] } as never;
    await expect(room.thinkerOf(unknown, 'table')(task)).rejects.toThrow(/no game "nonsense"/);
    expect((await room.thinkerOf(opened, 'table')(task)).play).toBeDefined();
  });
});
