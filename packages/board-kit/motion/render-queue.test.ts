import { expect, it } from 'vitest';
import { createRenderQueue } from './frame-scheduler.ts';

/** A screen whose frames are triggered by the test. */
function screen(): {
  readonly turns: ReturnType<typeof createRenderQueue>;
  next(): void;
  readonly awaited: (() => void)[];
} {
  const awaited: (() => void)[] = [];
  const turns = createRenderQueue(work => void awaited.push(work));
  return { turns, awaited, next: () => awaited.shift()?.() };
}

/** A whole hand of cards that appear together. */
function drawHand(turns: ReturnType<typeof createRenderQueue>, cards: number, drawn: number[]): void {
  for (let card = 0; card < cards; card++) turns.queue(() => drawn.push(card));
}

it('draws one with every picture, in their order, and none before the first', () => {
  const { turns, next, awaited } = screen();
  const drawn: number[] = [];
  drawHand(turns, 3, drawn);
  expect(drawn).toEqual([]);
  next();
  expect(drawn).toEqual([0]);
  next();
  next();
  expect(drawn).toEqual([0, 1, 2]);
  expect(awaited).toEqual([]);
});

it('lets nobody before those who wait, and draws one a picture for all of them', () => {
  const { turns, next, awaited } = screen();
  const drawn: number[] = [];
  drawHand(turns, 2, drawn);
  next();
  drawHand(turns, 2, drawn);
  expect(awaited).toHaveLength(1);
  for (let i = 0; i < 3; i++) next();
  expect(drawn).toEqual([0, 1, 0, 1]);
});

it('draws also for whoever queues when all others are done', () => {
  const { turns, next } = screen();
  const drawn: number[] = [];
  drawHand(turns, 1, drawn);
  next();
  turns.queue(() => drawn.push(7));
  next();
  expect(drawn).toEqual([0, 7]);
});
