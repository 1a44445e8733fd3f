/**
 * The bus over NATS: one subject per table, subscribed while this server has the table open. Messages are signed with
 * a key from the store, so that other users of the same NATS can't forge them.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { parseJson } from '../parse-json.ts';
import type { Telemetry } from '../telemetry.ts';
import { type Bus, type BusMessage, busMessageSchema } from './types.ts';

type MessageHandler = (message: BusMessage) => void;
type TableWatch = { readonly onMessage: MessageHandler; subscription?: Subscription };

const RECONNECT_MS = 500;

/** Does not wait for NATS. While it is unreachable `isUp` is false and the server polls. */
export function openNatsBus(urls: string, key: string, telemetry: Telemetry): Bus {
  const watches = new Map<string, TableWatch>();
  let connection: NatsConnection | undefined;
  let isUp = false;
  const opening = connectNats(urls).then(async opened => {
    connection = opened;
    isUp = true;
    for (const [table, watch] of watches) subscribeTable(opened, table, watch, key, telemetry);
    for await (const { type } of opened.status()) {
      const wasUp: boolean = isUp;
      if (type === 'disconnect' || type === 'close') isUp = false;
      if (type === 'reconnect') isUp = true;
      if (wasUp !== isUp) telemetry.info({ up: isUp }, 'message bus connected or disconnected');
    }
  });
  opening.catch(error => telemetry.logError(error, {}, 'message bus unavailable; not retrying'));
  return {
    isShared: true,
    isUp: () => isUp,
    publish(table, message) {
      if (isUp) connection?.publish(natsSubject(table), signMessage(key, table, JSON.stringify(message)));
    },
    subscribe(table, onMessage) {
      const watch: TableWatch = { onMessage };
      watches.set(table, watch);
      if (connection) subscribeTable(connection, table, watch, key, telemetry);
      return () => {
        if (watches.get(table) === watch) watches.delete(table);
        watch.subscription?.unsubscribe();
      };
    },
    close: async () => connection?.close(),
  };
}

const connectNats = (urls: string): Promise<NatsConnection> =>
  connect({
    servers: urls.split(',').map(url => url.trim()),
    name: 'parlour',
    noEcho: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: 5000,
  });

const natsSubject = (table: string): string => `parlour.${table}`;

/** The library resubscribes after a reconnect. */
function subscribeTable(
  connection: NatsConnection,
  table: string,
  watch: TableWatch,
  key: string,
  telemetry: Telemetry,
): void {
  watch.subscription = connection.subscribe(natsSubject(table), {
    callback(error, message) {
      if (error) return telemetry.logError(error, { table }, 'message bus error');
      const text = verifyMessage(key, table, message.string());
      const parsed = text === undefined ? undefined : busMessageSchema.safeParse(parseJson(text));
      if (parsed?.success) watch.onMessage(parsed.data);
      else telemetry.debug({ table }, 'invalid message on the bus, or from a newer server');
    },
  });
}

const MAC_LENGTH = 43;

const macOf = (key: string, table: string, text: string): string =>
  createHmac('sha256', key).update(`bus.${table}.${text}`).digest('base64url');

const signMessage = (key: string, table: string, text: string): string => macOf(key, table, text) + text;

/** Undefined if the signature is invalid. */
function verifyMessage(key: string, table: string, signed: string): string | undefined {
  const [mac, text] = [Buffer.from(signed.slice(0, MAC_LENGTH)), signed.slice(MAC_LENGTH)];
  const expected = Buffer.from(macOf(key, table, text));
  return mac.length === expected.length && timingSafeEqual(mac, expected) ? text : undefined;
}
