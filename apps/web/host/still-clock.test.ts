import { describe, expect, it } from 'vitest';
import { stillClock } from './still-clock.ts';

describe('a clock that stands still while somebody reads', () => {
  it('loses the time of reading and nothing else', () => {
    let wall = 1000;
    const clock = stillClock(() => wall);
    wall = 1500;
    clock.reading('begins');
    wall = 9000;
    expect([clock.now(), clock.isRunning()]).toEqual([1500, false]);
    clock.reading('ends');
    wall = 9250;
    expect([clock.now(), clock.isRunning()]).toEqual([1750, true]);
  });

  it('is stopped once and started once, however often it is said', () => {
    let wall = 0;
    const clock = stillClock(() => wall);
    clock.reading('ends');
    clock.reading('begins');
    wall = 100;
    clock.reading('begins');
    wall = 300;
    clock.reading('ends');
    clock.reading('ends');
    expect(clock.now()).toBe(0);
  });
});
