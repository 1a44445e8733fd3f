/** WebSockets: who may connect, how much they may send, and what happens to whoever does not read. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { must } from '@parlour/kernel/must';
import { SOCKET_PATH } from '@parlour/protocol/version';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientOf, householdOf, type Trust, trustFrom } from './address.ts';
import { type Backlog, watchBacklog } from './backlog.ts';
import { inBites } from './bites.ts';
import { digestOf } from './club/members.ts';
import { cookiesOf, pageOf } from './club/membership/cookies.ts';
import type { Config } from './config.ts';
import { isExpected, leave, openConnection, receive, recogniseAgain, signOut } from './connection.ts';
import type { ServerContext } from './open-tables.ts';
import type { Connection } from './replying.ts';
import { drop, lineOf } from './transport.ts';

const LARGEST_FRAME = 64 * 1024;

/** Milliseconds between two looks at who has fallen silent: a player whose network is lost is away after 10 to 30 s. */
const HEARTBEAT = 10_000;

/** How long somebody who is turned away has to take the answer, and everybody to go when the house closes. */
const GOODBYE = 1000;

export type Sockets = {
  readonly count: () => number;
  readonly backlog: () => number;
  readonly hangUp: ServerContext['hangUp'];
  close(): Promise<void>;
};

/**
 * Somebody who has come in: whether they were heard since the last beat, and asked whether they are there; and how long they
 * are given to say hello, until they have.
 */
type Guest = {
  readonly socket: WebSocket;
  readonly connection: Connection;
  /** The id of the session they have signed in with. */
  readonly session: string | undefined;
  isHeard: boolean;
  isAsked: boolean;
  late: NodeJS.Timeout | undefined;
};

type Porch = {
  readonly house: ServerContext;
  readonly config: Config;
  readonly backlog: Backlog;
  readonly guests: Set<Guest>;
};

export function openSockets(server: Server, context: ServerContext, config: Config): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false });
  const backlog = watchBacklog(config.mostBacklog, socket => drop(context.report, socket));
  const trust = must(trustFrom(config.trustProxy));
  const guests = new Set<Guest>();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node has taken its own listener off. A reset at any time from here on must not bring the server down.
    stream.on('error', IGNORE);
    const from = household(request, trust);
    const refusal = refuseUpgrade(request, from, context, config, sockets.clients.size);
    if (refusal) return turnAway(stream, refusal);
    giveBackAtEnd(stream, context, from);
    sockets.handleUpgrade(request, stream, head, socket =>
      serve({ house: context, config, backlog, guests }, socket, stream, { from, session: sessionIn(request, config) }),
    );
  });
  const beat = (): Promise<void> => inBites(context.clock, guests, bite => bite.forEach(listenFor));
  const heart = setInterval(() => void beat(), HEARTBEAT);
  return {
    count: () => sockets.clients.size,
    backlog: backlog.bytes,
    hangUp(session, how) {
      for (const guest of [...guests].filter(guest => guest.session === session)) signOut(guest.connection, how);
    },
    async close() {
      clearInterval(heart);
      for (const socket of sockets.clients) socket.close(1012, 'the house is closing for a moment');
      await Promise.race([allGone(sockets), new Promise(resolve => setTimeout(resolve, GOODBYE))]);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

const IGNORE = (): void => undefined;

/** Apart from where somebody comes in: a listener keeps all that is named around it, and a request is larger than a hand. */
function giveBackAtEnd(stream: Duplex, { limits }: ServerContext, from: string): void {
  stream.once('close', () => limits.giveBack('connections', from));
}

const household = (request: IncomingMessage, trust: Trust): string => householdOf(clientOf(request, trust));

/** The answer is written if it can be; then the stream is gone, also if nobody at the other end closes it. */
function turnAway(stream: Duplex, refusal: string): void {
  const late = setTimeout(() => stream.destroy(), GOODBYE);
  stream.once('close', () => clearTimeout(late));
  stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
}

/** Undefined if somebody may come in; then the connection is counted. */
function refuseUpgrade(
  request: IncomingMessage,
  from: string,
  { isClosing, limits }: ServerContext,
  config: Config,
  open: number,
): string | undefined {
  if (!limits.take('requests', from)) return '429 Too Many Requests';
  if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
  if (!isOriginAllowed(request.headers.origin, request.headers.host, config.origins)) return '403 Forbidden';
  if (isClosing || open >= config.mostConnections) return '503 Service Unavailable';
  return limits.take('connections', from) ? undefined : '429 Too Many Requests';
}

/** Programs send no origin; a page must be one of ours, or it would act with the tokens of whoever looks at it. */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** A page of another site that may connect does so as a guest, whoever looks at it. */
const sessionIn = ({ headers }: IncomingMessage, { address }: Config): string | undefined =>
  pageOf(headers, address) === 'foreign' ? undefined : cookiesOf(headers, address).session;

type Arrival = { readonly from: string; readonly session: string | undefined };

function serve(
  { house: context, config, backlog, guests }: Porch,
  socket: WebSocket,
  stream: Duplex,
  { from, session }: Arrival,
): void {
  context.report.count('connections');
  const connection = openConnection(context, lineOf(context.report, socket, stream, backlog), from, session);
  const late = setTimeout(
    () => isExpected(connection) || socket.close(1008, 'nobody said hello'),
    config.patience.hello,
  );
  const id = session === undefined ? undefined : digestOf(session);
  const guest: Guest = { socket, connection, session: id, isHeard: true, isAsked: false, late };
  guests.add(guest);
  socket.on('pong', () => hear(guest));
  const { store } = context;
  socket.on('message', (data, isBinary) => {
    hear(guest);
    if (isBinary) socket.close(1003, 'frames are text');
    else store.gather(() => receive(connection, data.toString()));
  });
  socket.on('close', () => {
    clearTimeout(guest.late);
    guests.delete(guest);
    backlog.forget(socket);
    store.gather(() => leave(connection));
  });
  // A frame too large or not well formed ends the connection; ws closes it with the right code.
  socket.on('error', IGNORE);
}

function hear(guest: Guest): void {
  guest.isHeard = true;
  if (guest.late === undefined || !isExpected(guest.connection)) return;
  clearTimeout(guest.late);
  guest.late = undefined;
}

/** Only those who have been silent are asked; those who do not answer either are gone. */
function listenFor(guest: Guest): void {
  const { socket, connection, isHeard, isAsked } = guest;
  void recogniseAgain(connection);
  if (!isHeard && isAsked) return socket.terminate();
  if (!isHeard) socket.ping();
  guest.isAsked = !isHeard;
  guest.isHeard = false;
}

function allGone(sockets: WebSocketServer): Promise<unknown> {
  return Promise.all([...sockets.clients].map(socket => new Promise(resolve => socket.once('close', resolve))));
}
