import { expect, it } from 'vitest';
import { busMessageSchema } from './types.ts';

const played = { number: 4, at: 1, what: 'input', input: { by: 0, play: { do: 'play', card: 'a' } } };

it('reads messages of this version, plays with all that the game wrote', () => {
  for (const message of [
    { tells: 'moved', number: 4, entries: [played] },
    { tells: 'here', server: 'a', seats: [0, 2], onlookers: 1 },
    { tells: 'ended', session: 's', how: 'replaced' },
  ])
    expect(busMessageSchema.parse(message)).toEqual(message);
});

it('leaves entries of a newer server to the store, and rejects other messages it does not know', () => {
  const sung = { number: 5, at: 1, what: 'sing' };
  const moved = { tells: 'moved', number: 5 };
  expect(busMessageSchema.parse({ ...moved, entries: [played, sung] })).toEqual(moved);
  for (const unknown of [undefined, 7, { tells: 'sung' }, { tells: 'moved' }, { tells: 'said', seat: -1, phrase: 'x' }])
    expect(busMessageSchema.safeParse(unknown).success).toBe(false);
});
