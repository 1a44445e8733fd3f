import { ownNats } from '@parlour/stress/services/nats';
import type { Service } from '@parlour/stress/services/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silent } from '../report.ts';
import { hasNats } from '../tests/services.ts';
import { until } from '../tests/test-server.ts';
import { natsBus } from './nats.ts';
import type { Bus, BusMessage } from './port.ts';

describe.runIf(hasNats)('the bus over NATS', () => {
  let nats: Service;
  let here: Bus;
  let there: Bus;
  beforeAll(async () => {
    nats = await ownNats();
    [here, there] = [natsBus(nats.url, 'key', silent), natsBus(nats.url, 'key', silent)];
    await until(() => here.isUp() && there.isUp());
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await nats.end();
  });

  const moved = (number: number): BusMessage => ({ tells: 'moved', number });

  /** A subscription takes a moment to arrive, so it is told until it hears. */
  async function tellUntilHeard(table: string, message: BusMessage, heard: readonly BusMessage[]): Promise<void> {
    await until(() => {
      here.publish(table, message);
      return heard.length > 0;
    });
  }

  it('tells the others of a table, and not the one who says it', async () => {
    const [heardHere, heardThere, heardOfOther]: BusMessage[][] = [[], [], []];
    here.subscribe('a', message => heardHere!.push(message));
    there.subscribe('b', message => heardOfOther!.push(message));
    const stop = there.subscribe('a', message => heardThere!.push(message));
    await tellUntilHeard('a', moved(1), heardThere!);
    here.publish('a', { tells: 'said', seat: 1, phrase: 'hello' });
    await until(() => heardThere!.some(({ tells }) => tells === 'said'));
    expect(heardThere![0]).toEqual(moved(1));
    expect([heardHere, heardOfOther]).toEqual([[], []]);
    stop();
  });

  it('hears nothing more of a table that was put away, and nothing that strangers say', async () => {
    const stranger = natsBus(nats.url, 'another key', silent);
    await until(() => stranger.isUp());
    const heard: BusMessage[] = [];
    const first: BusMessage[] = [];
    const stop = there.subscribe('c', message => first.push(message));
    await tellUntilHeard('c', moved(1), first);
    stop();
    there.subscribe('c', message => heard.push(message));
    stranger.publish('c', moved(3));
    // What was told again and again to the first may still be under way.
    await until(() => {
      here.publish('c', moved(2));
      return heard.some(message => message.tells === 'moved' && message.number === 2);
    });
    expect(first.every(message => JSON.stringify(message) === JSON.stringify(moved(1)))).toBe(true);
    expect(heard).not.toContainEqual(moved(3));
    await stranger.close();
  });

  it('says when it is away, and is heard again when it is back', async () => {
    const heard: BusMessage[] = [];
    there.subscribe('d', message => heard.push(message));
    await nats.stop();
    await until(() => !here.isUp() && !there.isUp());
    here.publish('d', moved(1));
    await nats.start();
    await until(() => here.isUp() && there.isUp());
    await tellUntilHeard('d', moved(2), heard);
    expect(heard[0]).toEqual(moved(2));
  });

  it('does not wait for a NATS that is not there', async () => {
    const bus = natsBus('nats://127.0.0.1:1', 'key', silent);
    expect([bus.isShared, bus.isUp()]).toEqual([true, false]);
    bus.subscribe('e', () => undefined)();
    bus.publish('e', moved(1));
    await bus.close();
  });
});
