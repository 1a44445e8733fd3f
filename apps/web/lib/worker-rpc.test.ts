import { afterEach, expect, it } from 'vitest';
import { connectRpc, exposeRpc } from './worker-rpc.ts';

type Counter = { turn(by: number): Promise<number>; bell(): Promise<never> };

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

const api = {
  add: async (one: number, other: number) => one + other,
  count: async (onNumber: (number: number) => void, goOn: (number: number) => boolean | Promise<boolean>) => {
    for (let i = 1; ; i++) {
      onNumber(i);
      if (!(await goOn(i))) return i;
    }
  },
  desk: async (from: number): Promise<Counter> => {
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

function connectToApi(): ReturnType<typeof connectRpc<typeof api>> {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  exposeRpc(port1, api);
  return connectRpc<typeof api>(port2);
}

it('calls what is offered at the other end, several at once', async () => {
  const remote = connectToApi();
  expect(await Promise.all([remote.add(1, 2), remote.add(3, 4)])).toEqual([3, 7]);
});

it('calls back, and what is told comes before the answer', async () => {
  const numbers: number[] = [];
  expect(
    await connectToApi().count(
      number => void numbers.push(number),
      number => number < 3,
    ),
  ).toBe(3);
  expect(numbers).toEqual([1, 2, 3]);
});

it('hands over an object whose functions stay where they are', async () => {
  const remote = connectToApi();
  const [one, other] = await Promise.all([remote.desk(10), remote.desk(20)]);
  await one.turn(1);
  expect([await one.turn(1), await other.turn(1)]).toEqual([12, 21]);
});

it('brings the sentence of what went wrong', async () => {
  const remote = connectToApi();
  await expect((await remote.desk(1)).bell()).rejects.toThrow('The bell is out of order.');
  await expect(remote.uncopied()).rejects.toThrow(/clone/);
});

it('is no promise itself', async () => {
  const remote = connectToApi();
  expect(await Promise.resolve(remote)).toBe(remote);
});
