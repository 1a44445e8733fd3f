import { type ClientSocketEvents, connectClient } from '@parlour/client/client';
import { expect, it } from 'vitest';

/** Returns the reconnect delays of a client whose connection always fails. */
function pausesWith(chance: () => number): number[] {
  let pause = 0;
  const lines: ClientSocketEvents[] = [];
  let again = (): void => undefined;
  connectClient(
    { table: 'x' },
    {
      chance,
      newId: () => 'x'.repeat(16),
      connect(events) {
        lines.push(events);
        return { send: () => undefined, close: () => undefined };
      },
      later(milliseconds, run) {
        pause = milliseconds;
        again = run;
        return () => undefined;
      },
    },
    { onChange: () => undefined },
  );
  return Array.from({ length: 8 }, () => {
    lines.at(-1)!.onClose();
    const made = pause;
    again();
    return made;
  });
}

it('a guest comes back later and later, and never much later than that', () => {
  expect(pausesWith(() => 0)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(pausesWith(() => 1)).toEqual([1250, 1500, 2000, 4000, 8000, 16_000, 16_000, 16_000]);
});

it('guests whose lines broke at once do not come back at once', () => {
  let thrown = 0;
  const first = Array.from({ length: 1000 }, () => pausesWith(() => (thrown++ % 997) / 997)[0]!);
  const crowd = first.filter(pause => pause < 350).length;
  expect(new Set(first).size).toBeGreaterThan(900);
  expect(crowd).toBeLessThan(150);
});
