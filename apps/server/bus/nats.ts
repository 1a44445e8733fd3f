/**
 * The bus over NATS: a subject a table, subscribed as long as this server has the table open. Messages are signed with a
 * key of the store, so that nobody else on the same NATS can make us believe anything.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Report } from '../report.ts';
import type { Bus, BusMessage } from './port.ts';

type Heard = (message: BusMessage) => void;
type Watched = { readonly heard: Heard; subscription?: Subscription };

const AGAIN = 500;

/** Does not wait for NATS: until it is there, and whenever it is away, `isUp` says so and everything goes on without. */
export function natsBus(urls: string, key: string, report: Report): Bus {
  const watched = new Map<string, Watched>();
  let connection: NatsConnection | undefined;
  let isUp = false;
  const opening = dial(urls).then(async opened => {
    connection = opened;
    isUp = true;
    for (const [table, watch] of watched) listen(opened, table, watch, key, report);
    for await (const { type } of opened.status()) {
      const was: boolean = isUp;
      if (type === 'disconnect' || type === 'close') isUp = false;
      if (type === 'reconnect') isUp = true;
      if (was !== isUp) report.info({ up: isUp }, 'the bus has come or gone');
    }
  });
  opening.catch(error => report.fault(error, {}, 'there is no bus, and there will be none'));
  return {
    isShared: true,
    isUp: () => isUp,
    publish(table, message) {
      if (isUp) connection?.publish(subjectOf(table), signed(key, table, JSON.stringify(message)));
    },
    subscribe(table, heard) {
      const watch: Watched = { heard };
      watched.set(table, watch);
      if (connection) listen(connection, table, watch, key, report);
      return () => {
        if (watched.get(table) === watch) watched.delete(table);
        watch.subscription?.unsubscribe();
      };
    },
    close: async () => connection?.close(),
  };
}

const dial = (urls: string): Promise<NatsConnection> =>
  connect({
    servers: urls.split(',').map(url => url.trim()),
    name: 'parlour',
    noEcho: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN,
    pingInterval: 5000,
  });

const subjectOf = (table: string): string => `parlour.${table}`;

/** After a reconnection the library subscribes again by itself. */
function listen(connection: NatsConnection, table: string, watch: Watched, key: string, report: Report): void {
  watch.subscription = connection.subscribe(subjectOf(table), {
    callback(error, message) {
      if (error) return report.fault(error, { table }, 'the bus stumbled');
      const text = readSigned(key, table, message.string());
      if (text !== undefined) watch.heard(JSON.parse(text) as BusMessage);
    },
  });
}

const MAC = 43;

const macOf = (key: string, table: string, text: string): string =>
  createHmac('sha256', key).update(`bus.${table}.${text}`).digest('base64url');

const signed = (key: string, table: string, text: string): string => macOf(key, table, text) + text;

/** Whatever else is said on our subjects is not for us. */
function readSigned(key: string, table: string, signed: string): string | undefined {
  const [mac, text] = [Buffer.from(signed.slice(0, MAC)), signed.slice(MAC)];
  const right = Buffer.from(macOf(key, table, text));
  return mac.length === right.length && timingSafeEqual(mac, right) ? text : undefined;
}
