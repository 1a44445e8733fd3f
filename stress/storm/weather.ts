/** How bad it is: what the network, the disk, the clocks and the houses do to the players, by seed. */

import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { NEVER } from './sim.ts';

export type Weather = {
  /** An ordered network delays and breaks; a wild one also loses, doubles and overtakes single frames. */
  network: 'ordered' | 'wild';
  slowest: number;
  /** Once in so many frames a line breaks. */
  breaks: number;
  readonly houses: 1 | 2;
  /** Whether houses can tell each other anything. */
  bus: 'up' | 'away';
  /** Once in so many seconds a house falls, or a clock is set. */
  crashes: number;
  jumps: number;
  /** Once in so many writes the disk fails, before or after it has written. */
  faults: number;
};

export function drawWeather(random: Random): Weather {
  const pick = <T>(...items: readonly T[]): T => itemAt(items, random.below(items.length));
  return {
    network: pick('ordered', 'wild'),
    slowest: pick(5, 80, 400, 3000),
    breaks: pick(25, 100, 400, NEVER),
    houses: pick(1, 1, 2),
    bus: pick('up', 'up', 'away'),
    crashes: pick(5, 20, 60, NEVER),
    jumps: pick(10, 60, NEVER),
    faults: pick(10, 40, NEVER),
  };
}

/** The storm is over; what it has done remains. */
export function calm(weather: Weather): void {
  Object.assign(weather, {
    network: 'ordered',
    slowest: 20,
    breaks: NEVER,
    bus: 'up',
    crashes: NEVER,
    jumps: NEVER,
    faults: NEVER,
  });
}
