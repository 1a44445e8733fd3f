import { expect, it } from 'vitest';
import { summarize } from './test-report.mjs';

const report = (found: { retried?: string[]; skipped?: string[] }) => ({
  runner: 'vitest',
  passed: 7,
  ...{ retried: [], skipped: [] },
  ...found,
});

it('lists every retry, and fails a run with more than two', () => {
  expect(summarize([report({ retried: ['a'] }), report({ retried: ['b'] })])).toEqual({
    lines: ['retried: a', 'retried: b', '14 passed, 0 failed, 0 skipped'],
    faults: [],
  });
  expect(summarize([report({ retried: ['a', 'b', 'c'] })]).faults).toEqual([
    '3 tests needed a retry; the maximum is 2.',
  ]);
});

it('lists skipped tests by what they need, and fails a run where one gives no reason', () => {
  const bus = ['bus.test.ts > sends [needs NATS]', 'bus.test.ts > receives [needs NATS]'];
  expect(summarize([report({ skipped: bus })])).toEqual({
    lines: ['skipped: 2 × a test that needs NATS', '7 passed, 0 failed, 2 skipped'],
    faults: [],
  });
  expect(summarize([report({ skipped: ['a.test.ts > a'] })]).faults).toEqual([
    'a.test.ts > a is skipped; add the reason to its name.',
  ]);
});
