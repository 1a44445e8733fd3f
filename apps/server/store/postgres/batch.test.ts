import { expect, it } from 'vitest';
import { runInBatches } from './batch.ts';

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20));

/** Runs jobs in batches. A lone job runs at once. */
function batching(max = 100) {
  const sent: string[] = [];
  const done: (() => void)[] = [];
  const ask = runInBatches<string, string>({
    keyOf: job => job[0]!,
    maxJobs: max,
    run: jobs => {
      sent.push(jobs.join(' '));
      return new Promise(resolve => done.push(() => resolve(jobs.map(job => `${job}!`))));
    },
  });
  return { ask, sent, done };
}

it('sends a lone job at once, and together what comes together', async () => {
  const { ask, sent, done } = batching();
  const [a, b] = [ask('a'), ask('b')];
  await soon();
  expect(sent).toEqual(['a b']);
  done[0]!();
  expect(await Promise.all([a, b])).toEqual(['a!', 'b!']);
});

it('sends another batch while one is under way, and gathers the rest for the next', async () => {
  const { ask, sent, done } = batching();
  for (const job of ['a', 'b', 'c', 'd']) {
    void ask(job);
    await soon();
  }
  expect(sent).toEqual(['a', 'b']);
  done[1]!();
  await soon();
  expect(sent).toEqual(['a', 'b', 'c d']);
});

it('keeps jobs of one key in their order, one after another', async () => {
  const { ask, sent, done } = batching();
  const answers = Promise.all([ask('a1'), ask('a2'), ask('b1')]);
  await soon();
  expect(sent).toEqual(['a1 b1']);
  done[0]!();
  await soon();
  expect(sent).toEqual(['a1 b1', 'a2']);
  done[1]!();
  expect(await answers).toEqual(['a1!', 'a2!', 'b1!']);
});

it('sends no more at once than it may', async () => {
  const { ask, sent } = batching(2);
  for (const job of ['a', 'b', 'c']) void ask(job);
  await soon();
  expect(sent).toEqual(['a b']);
});

it('tells all of a batch that failed, and goes on', async () => {
  let isBroken = true;
  const ask = runInBatches<string, string>({
    keyOf: job => job,
    maxJobs: 10,
    run: async jobs => {
      if (isBroken) throw new Error('away');
      return jobs;
    },
  });
  await expect(Promise.all([ask('a'), ask('b')])).rejects.toThrow('away');
  isBroken = false;
  expect(await ask('a')).toBe('a');
});
