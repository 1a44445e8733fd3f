import type { Welcome } from '@parlour/protocol/server-frames';
import { expect, it } from 'vitest';
import { stateAfterNews, stateAfterSnapshot } from './client.ts';

const room = { seats: [], locked: false, closed: false, match: 1, playing: true, cut: [] };
const look: Welcome = {
  ...{ ok: true, number: 3, room, seat: 0, history: [], here: [true, false], onlookers: 1 },
  ...{ code: 'BCDFG', door: 'private', protocols: [2] },
};

it('who is here is known from a look, and not remembered with the news after it', () => {
  const seen = stateAfterSnapshot(undefined, look);
  expect(seen.here).toEqual([true, false]);
  const later = stateAfterNews(seen, { tell: 'news', number: 4, after: 3, seat: 0, news: [] });
  expect(later).toMatchObject({ number: 4, seat: 0 });
  expect(later).not.toHaveProperty('here');
  expect(later).not.toHaveProperty('onlookers');
});

it('the last play by a fallback is known from the news, and remembered', () => {
  const input = { what: 'input', by: 1, events: [], at: 0 } as const;
  const seen = stateAfterSnapshot(undefined, look);
  const news = [{ ...input, number: 4, fallback: 'easy' } as const];
  const later = stateAfterNews(seen, { tell: 'news', number: 4, after: 3, seat: 0, news });
  expect(later?.fallback).toEqual(news[0]);
  const last = stateAfterNews(later!, { tell: 'news', number: 5, after: 4, seat: 0, news: [{ ...input, number: 5 }] });
  expect(last?.fallback).toEqual(news[0]);
  expect(seen).not.toHaveProperty('fallback');
});
