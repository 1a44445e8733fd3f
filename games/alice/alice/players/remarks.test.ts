import { expect, it } from 'vitest';
import type { AliceEvent } from '../rules/apply.ts';
import { playLines, viewWithHistory } from '../testing/fixtures.ts';
import { aliceRemarks } from './remarks.ts';

const HANDS = ['1L 1a 2L 4a', '3L 2a 4L 1b', '3a 3b 2b 4b'];
const RUN = ['0 expose 1L', '0 ask 1 1b', '0 expose 2L', '0 ask 1 2b', '* forfeit 4a', '1 expose 4L', '1 ask 2 4b'];

const moments = (lines: readonly string[]): string[] => {
  const match = playLines(HANDS, lines);
  const told: readonly AliceEvent[] = match.events;
  return told.flatMap(event =>
    aliceRemarks.moments(event, viewWithHistory(match, null)).map(({ seat, at }) => `${seat} ${at}`),
  );
};

it('is said by whom it happens to, when it happens', () => {
  expect(moments([...RUN, '1 stop'])).toEqual([
    '1 robbed',
    '0 set',
    '0 dared',
    '0 refused',
    '2 robbed',
    '1 set',
    '1 stopped',
    '2 poor',
  ]);
});
