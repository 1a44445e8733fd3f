import type { Service } from '@parlour/stress/services/services';
import { startNats } from '@parlour/stress/services/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentTelemetry } from '../telemetry.ts';
import { hasNats } from '../tests/services.ts';
import { until } from '../tests/test-server.ts';
import { openNatsBus } from './nats.ts';
import type { Bus, BusMessage } from './types.ts';

describe.runIf(hasNats)('the bus over NATS [needs nats-server]', () => {
  let nats: Service;
  let here: Bus;
  let there: Bus;
  beforeAll(async () => {
    nats = await startNats();
    [here, there] = [openNatsBus(nats.url, 'key', silentTelemetry), openNatsBus(nats.url, 'key', silentTelemetry)];
    await until(() => here.isUp() && there.isUp());
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await nats.end();
  });

  const moved = (number: number): BusMessage => ({ tells: 'moved', number });

  /** A subscription takes a moment to arrive, so the message is repeated. */
  async function publishUntilReceived(
    table: string,
    message: BusMessage,
    received: readonly BusMessage[],
  ): Promise<void> {
    await until(() => {
      here.publish(table, message);
      return received.length > 0;
    });
  }

  it('tells the others of a table, and not the one who says it', async () => {
    const [receivedHere, receivedThere, receivedElsewhere]: BusMessage[][] = [[], [], []];
    here.subscribe('a', message => receivedHere!.push(message));
    there.subscribe('b', message => receivedElsewhere!.push(message));
    const stop = there.subscribe('a', message => receivedThere!.push(message));
    await publishUntilReceived('a', moved(1), receivedThere!);
    here.publish('a', { tells: 'said', seat: 1, phrase: 'hello' });
    await until(() => receivedThere!.some(({ tells }) => tells === 'said'));
    expect(receivedThere![0]).toEqual(moved(1));
    expect([receivedHere, receivedElsewhere]).toEqual([[], []]);
    stop();
  });

  it('hears nothing more of a table that was put away, and nothing that strangers say', async () => {
    const stranger = openNatsBus(nats.url, 'another key', silentTelemetry);
    await until(() => stranger.isUp());
    const received: BusMessage[] = [];
    const first: BusMessage[] = [];
    const stop = there.subscribe('c', message => first.push(message));
    await publishUntilReceived('c', moved(1), first);
    stop();
    there.subscribe('c', message => received.push(message));
    stranger.publish('c', moved(3));
    // Does not wait for NATS. While it is unreachable `isUp` is false and the server polls.
    await until(() => {
      here.publish('c', moved(2));
      return received.some(message => message.tells === 'moved' && message.number === 2);
    });
    expect(first.every(message => JSON.stringify(message) === JSON.stringify(moved(1)))).toBe(true);
    expect(received).not.toContainEqual(moved(3));
    await stranger.close();
  });

  it('says when it is away, and is heard again when it is back', async () => {
    const received: BusMessage[] = [];
    there.subscribe('d', message => received.push(message));
    await nats.stop();
    await until(() => !here.isUp() && !there.isUp());
    here.publish('d', moved(1));
    await nats.start();
    await until(() => here.isUp() && there.isUp());
    await publishUntilReceived('d', moved(2), received);
    expect(received[0]).toEqual(moved(2));
  });

  it('does not wait for a NATS that is not there', async () => {
    const bus = openNatsBus('nats://127.0.0.1:1', 'key', silentTelemetry);
    expect([bus.isShared, bus.isUp()]).toEqual([true, false]);
    bus.subscribe('e', () => undefined)();
    bus.publish('e', moved(1));
    await bus.close();
  });
});
