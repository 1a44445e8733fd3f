import { expect, it } from 'vitest';
import { lineQueue } from './terminal.ts';

it('a line that fails is told, and the lines after it are heard in order', async () => {
  const [heard, told]: [string[], unknown[]] = [[], []];
  const queue = lineQueue(
    async line => {
      if (line === 'hint') throw new Error('nobody thinks here');
      heard.push(line);
    },
    error => told.push(error),
  );
  for (const line of ['plays', 'hint', 'table']) queue.add(line);
  await queue.done();
  expect(heard).toEqual(['plays', 'table']);
  expect(told).toEqual([new Error('nobody thinks here')]);
});
