/** The race waits for its computer player, so this takes half a minute. */
import { expect, it } from 'vitest';
import { startPlay } from './tests/play-process.ts';

it('keeps what is being typed while others race', async () => {
  const session = startPlay(['race', '--seats', '2', '--level', 'expert', '--seed', 'race'], 'terminal');
  await session.shows('You> ');
  session.type('plays CR');
  await session.shows(/(makes|gives)[^\n]*\n[\s\S]*You> plays CR$/);
  session.type('\u0003');
  expect(await session.code).toBe(130);
});
