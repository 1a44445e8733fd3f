import { describe, expect, it } from 'vitest';
import { createPausableClock } from './local-table.ts';

describe('a clock that stands still while somebody reads', () => {
  it('loses the time of reading and nothing else', () => {
    let wall = 1000;
    const clock = createPausableClock(() => wall);
    wall = 1500;
    clock.setReading('begins');
    wall = 9000;
    expect([clock.now(), clock.isRunning()]).toEqual([1500, false]);
    clock.setReading('ends');
    wall = 9250;
    expect([clock.now(), clock.isRunning()]).toEqual([1750, true]);
  });

  it('is stopped once and started once, however often it is said', () => {
    let wall = 0;
    const clock = createPausableClock(() => wall);
    clock.setReading('ends');
    clock.setReading('begins');
    wall = 100;
    clock.setReading('begins');
    wall = 300;
    clock.setReading('ends');
    clock.setReading('ends');
    expect(clock.now()).toBe(0);
  });
});
