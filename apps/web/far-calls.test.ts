import { afterEach, expect, it } from 'vitest';
import { answerCalls, callsTo } from './far-calls.ts';

type Desk = { turn(by: number): Promise<number>; bell(): Promise<never> };

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

const house = {
  add: async (one: number, other: number) => one + other,
  count: async (hear: (number: number) => void, goOn: (number: number) => boolean | Promise<boolean>) => {
    for (let i = 1; ; i++) {
      hear(i);
      if (!(await goOn(i))) return i;
    }
  },
  desk: async (from: number): Promise<Desk> => {
    let at = from;
    return {
      turn: async by => (at += by),
      bell: async () => {
        throw new Error('The bell is out of order.');
      },
    };
  },
  uncopied: async (): Promise<unknown> => ({ inner: { work: () => 1 } }),
};

function far(): ReturnType<typeof callsTo<typeof house>> {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  answerCalls(port1, house);
  return callsTo<typeof house>(port2);
}

it('calls what is offered at the other end, several at once', async () => {
  const there = far();
  expect(await Promise.all([there.add(1, 2), there.add(3, 4)])).toEqual([3, 7]);
});

it('calls back, and what is told comes before the answer', async () => {
  const told: number[] = [];
  expect(
    await far().count(
      number => void told.push(number),
      number => number < 3,
    ),
  ).toBe(3);
  expect(told).toEqual([1, 2, 3]);
});

it('hands over an object whose functions stay where they are', async () => {
  const there = far();
  const [one, other] = await Promise.all([there.desk(10), there.desk(20)]);
  await one.turn(1);
  expect([await one.turn(1), await other.turn(1)]).toEqual([12, 21]);
});

it('brings the sentence of what went wrong', async () => {
  const there = far();
  await expect((await there.desk(1)).bell()).rejects.toThrow('The bell is out of order.');
  await expect(there.uncopied()).rejects.toThrow(/clone/);
});

it('is no promise itself', async () => {
  const there = far();
  expect(await Promise.resolve(there)).toBe(there);
});
