import { expect, it } from 'vitest';
import { drawTextCurve } from './terminal-output.ts';

const points = (...values: number[]) => values.map((value, step) => ({ step, value }));

it('rises and falls, and marks what was lost under its step', () => {
  const marks = [{ step: 2, mark: '!' }];
  expect(drawTextCurve({ points: points(0.5, 1, 0), marks })).toEqual([
    'winning  █',
    '         █',
    '        ██',
    'losing  ██▁',
    '          !',
  ]);
});

it('a long match fits the terminal, and every mark has its place', () => {
  const long = points(...Array.from({ length: 1000 }, (_, i) => i / 999));
  const lines = drawTextCurve({ points: long, marks: [{ step: 999, mark: '!' }] });
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(78);
  expect(lines.at(-1)?.at(-1)).toBe('!');
  expect(lines[0]?.trimEnd().at(-1)).toBe('█');
});
