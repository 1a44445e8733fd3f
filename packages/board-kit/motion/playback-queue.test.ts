import { expect, it } from 'vitest';
import { createPlaybackQueue } from './playback-queue.ts';

function queueInSimulatedTime() {
  const timers: { at: number; work: () => void }[] = [];
  let now = 0;
  const seen: [number, string][] = [];
  const stage = createPlaybackQueue<string>(
    (work, delay) => timers.push({ at: now + delay, work }),
    show => seen.push([now, show]),
  );
  const pass = (time: number): void => {
    const end = now + time;
    for (;;) {
      timers.sort((a, b) => a.at - b.at);
      const next = timers[0];
      if (!next || next.at > end) break;
      timers.shift();
      now = next.at;
      next.work();
    }
    now = end;
  };
  return { stage, seen, pass };
}

it('shows one step after another, each as long as it wants to be seen', () => {
  const { stage, seen, pass } = queueInSimulatedTime();
  stage.push([
    { show: 'a', pause: 100 },
    { show: 'b', pause: 50 },
  ]);
  stage.push([{ show: 'c', pause: 0 }]);
  expect(stage.isBusy.value).toBe(true);
  pass(1000);
  expect(seen).toEqual([
    [0, 'a'],
    [100, 'b'],
    [150, 'c'],
  ]);
  expect(stage.isBusy.value).toBe(false);
});

it('begins again at once when it had fallen still', () => {
  const { stage, seen, pass } = queueInSimulatedTime();
  stage.push([{ show: 'a', pause: 10 }]);
  pass(500);
  stage.push([{ show: 'b', pause: 10 }]);
  expect(seen).toEqual([
    [0, 'a'],
    [500, 'b'],
  ]);
});

it('rests until it is told to go on, and only then shows what has come meanwhile', () => {
  const { stage, seen, pass } = queueInSimulatedTime();
  stage.push([
    { show: 'count', pause: 'until told' },
    { show: 'deal', pause: 100 },
  ]);
  pass(60_000);
  stage.push([{ show: 'card', pause: 100 }]);
  expect(seen).toEqual([[0, 'count']]);
  expect([stage.isPaused.value, stage.isBusy.value]).toEqual([true, true]);
  stage.resume();
  stage.resume();
  expect(stage.isPaused.value).toBe(false);
  pass(1000);
  expect(seen.slice(1)).toEqual([
    [60_000, 'deal'],
    [60_100, 'card'],
  ]);
});

it('rests no longer when it jumps', () => {
  const { stage, seen, pass } = queueInSimulatedTime();
  stage.push([{ show: 'count', pause: 'until told' }]);
  stage.jumpTo('z');
  expect([stage.isPaused.value, stage.isBusy.value]).toEqual([false, false]);
  stage.push([{ show: 'a', pause: 0 }]);
  pass(10);
  expect(seen.map(([, show]) => show)).toEqual(['count', 'a']);
});

it('drops what waits when it jumps', () => {
  const { stage, seen, pass } = queueInSimulatedTime();
  stage.push([
    { show: 'a', pause: 100 },
    { show: 'b', pause: 100 },
  ]);
  stage.jumpTo('z');
  stage.push([{ show: 'c', pause: 0 }]);
  pass(1000);
  expect(seen.map(([, show]) => show)).toEqual(['a', 'c']);
  expect(stage.shown.value).toBe('c');
});

it('ends the time of a step early if the player hurries, but never a pause for the player', () => {
  const { stage, seen, pass } = queueInSimulatedTime();
  stage.push([
    { show: 'a', pause: 900 },
    { show: 'b', pause: 100 },
    { show: 'count', pause: 'until told' },
    { show: 'deal', pause: 0 },
  ]);
  pass(50);
  stage.hurry();
  pass(1000);
  stage.hurry();
  expect(seen).toEqual([
    [0, 'a'],
    [50, 'b'],
    [150, 'count'],
  ]);
});
