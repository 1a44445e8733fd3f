import { expect, it } from 'vitest';
import { openStage } from './stage.ts';

function stageInSimulatedTime() {
  const timers: { at: number; work: () => void }[] = [];
  let now = 0;
  const seen: [number, string][] = [];
  const stage = openStage<string>(
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
  const { stage, seen, pass } = stageInSimulatedTime();
  stage.push([
    { show: 'a', hold: 100 },
    { show: 'b', hold: 50 },
  ]);
  stage.push([{ show: 'c', hold: 0 }]);
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
  const { stage, seen, pass } = stageInSimulatedTime();
  stage.push([{ show: 'a', hold: 10 }]);
  pass(500);
  stage.push([{ show: 'b', hold: 10 }]);
  expect(seen).toEqual([
    [0, 'a'],
    [500, 'b'],
  ]);
});

it('drops what waits when it jumps', () => {
  const { stage, seen, pass } = stageInSimulatedTime();
  stage.push([
    { show: 'a', hold: 100 },
    { show: 'b', hold: 100 },
  ]);
  stage.jump('z');
  stage.push([{ show: 'c', hold: 0 }]);
  pass(1000);
  expect(seen.map(([, show]) => show)).toEqual(['a', 'c']);
  expect(stage.shown.value).toBe('c');
});
