import type { Welcome } from '@parlour/protocol/server-frames';
import { expect, it } from 'vitest';
import { afterNews, afterSnapshot } from './client-state.ts';

const room = { seats: [], locked: false, closed: false, match: 1, playing: true, cut: [] };
const look: Welcome = {
  ...{ ok: true, number: 3, room, seat: 0, history: [], here: [true, false], onlookers: 1 },
  ...{ code: 'BCDFG', door: 'private', protocols: [1] },
};

it('who is here is known from a look, and not remembered with the news after it', () => {
  const seen = afterSnapshot(undefined, look);
  expect(seen.here).toEqual([true, false]);
  const later = afterNews(seen, { tell: 'news', number: 4, after: 3, seat: 0, news: [] });
  expect(later).toMatchObject({ number: 4, seat: 0 });
  expect(later).not.toHaveProperty('here');
  expect(later).not.toHaveProperty('onlookers');
});
