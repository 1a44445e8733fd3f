import { afterEach, expect, it, vi } from 'vitest';
import { scheduleMovement } from './frame-scheduler.ts';

/** A screen whose frames are triggered by the test, at these times. */
function screen(): { picture(at: number): void } {
  const awaited: ((at: number) => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: (at: number) => void) => awaited.push(draw));
  vi.stubGlobal('setTimeout', (work: () => void) => work());
  return { picture: at => awaited.shift()?.(at) };
}

afterEach(() => void vi.unstubAllGlobals());

it('what begins soon is made at once, and all else within the time it has', () => {
  const { picture } = screen();
  const made: number[] = [];
  for (const delay of [0, 28, 1000, 2000]) scheduleMovement(delay, left => made.push(left));
  expect(made).toEqual([0, 28]);
  picture(5000);
  picture(5000);
  expect(made).toEqual([0, 28, 1000, 2000]);
});

it('a whole deal is made a few with every picture, and each movement still begins at its time', () => {
  const { picture } = screen();
  const made: number[] = [];
  for (let card = 0; card < 20; card++) scheduleMovement(1000, left => made.push(left));
  picture(5000);
  picture(5000);
  const first = made.length;
  expect(first).toBeLessThan(20);
  picture(5016);
  expect(made[first]).toBe(1000 - 16);
  picture(5032);
  expect(made).toHaveLength(20);
});
