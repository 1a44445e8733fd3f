import { expect, it } from 'vitest';
import { AT_ONCE, openTurns } from './drawing-turns.ts';

/** A screen whose pictures come when they are told to. */
function screen(): { readonly turns: ReturnType<typeof openTurns>; next(): void; readonly awaited: (() => void)[] } {
  const awaited: (() => void)[] = [];
  const turns = openTurns(work => void awaited.push(work));
  return { turns, awaited, next: () => awaited.shift()?.() };
}

/** What a whole hand draws when all its cards come at once: those at once, and the others by their turns. */
function drawHand(turns: ReturnType<typeof openTurns>, cards: number, drawn: number[]): void {
  for (let card = 0; card < cards; card++) {
    if (turns.isFree()) drawn.push(card);
    else turns.queue(() => drawn.push(card));
  }
}

it('draws a few at once and the others with the next pictures, in their order', () => {
  const { turns, next, awaited } = screen();
  const drawn: number[] = [];
  drawHand(turns, 2 * AT_ONCE + 1, drawn);
  expect(drawn).toHaveLength(AT_ONCE);
  next();
  expect(drawn).toHaveLength(2 * AT_ONCE);
  next();
  next();
  expect(drawn).toEqual(Array.from({ length: 2 * AT_ONCE + 1 }, (_, card) => card));
  next();
  expect(awaited).toEqual([]);
});

it('is free again when a picture has come and nobody waits', () => {
  const { turns, next } = screen();
  const drawn: number[] = [];
  drawHand(turns, AT_ONCE, drawn);
  next();
  expect(turns.isFree()).toBe(true);
});

it('lets nobody before those who wait', () => {
  const { turns, next } = screen();
  const drawn: number[] = [];
  drawHand(turns, AT_ONCE + 1, drawn);
  next();
  drawHand(turns, AT_ONCE + 1, drawn);
  for (let i = 0; i < 4; i++) next();
  expect(drawn).toHaveLength(2 * AT_ONCE + 2);
});

it('draws also for whoever queues when all others are done', () => {
  const { turns, next } = screen();
  const drawn: number[] = [];
  drawHand(turns, AT_ONCE, drawn);
  next();
  turns.queue(() => drawn.push(7));
  next();
  expect(drawn).toContain(7);
});
