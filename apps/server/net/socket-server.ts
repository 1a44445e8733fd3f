/** The WebSocket server: upgrades, heartbeats and shutdown. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { assertDefined } from '@parlour/kernel/result';
import { SOCKET_PATH } from '@parlour/protocol/wire-constants';
import { type WebSocket, WebSocketServer } from 'ws';
import { forEachChunkYielding } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { readCookies, requestingPage } from '../http/cookies.ts';
import { sha256Hex } from '../tokens.ts';
import { clientIp, type ProxyTrust, parseProxyTrust, toLimitKey } from './client-ip.ts';
import type { Connection } from './connection.ts';
import {
  closeSignedOutConnection,
  disconnect,
  hasSaidHello,
  isAwaited,
  openConnection,
  receiveFrame,
  recheckSession,
  setSilence,
} from './connection.ts';
import { type BacklogLimiter, createBacklogLimiter, createTransport, dropSocket } from './transport.ts';

const MAX_FRAME_BYTES = 64 * 1024;

/** A socket whose network is lost is closed after 10 to 30 s. */
const HEARTBEAT_MS = 10_000;

/** Someone the others wait for is pinged as often as this while silent, and counts as away after the longer time. */
const [AWAITED_PING_MS, AWAITED_SILENCE_MS] = [500, 1100] as const;

/** For rejected clients to read the response, and for all clients to leave at shutdown. */
const CLOSE_GRACE_MS = 1000;

export type SocketServer = {
  readonly count: () => number;
  readonly backlogBytes: () => number;
  readonly closeSession: ServerContext['closeSession'];
  close(): Promise<void>;
};

type Peer = {
  readonly socket: WebSocket;
  readonly connection: Connection;
  /** Hash of the session token. */
  readonly session: string | undefined;
  isActive: boolean;
  isPinged: boolean;
  lastHeardAt: number;
  helloTimeout: NodeJS.Timeout | undefined;
};

type SocketContext = {
  readonly context: ServerContext;
  readonly config: ServerConfig;
  readonly backlog: BacklogLimiter;
  readonly peers: Set<Peer>;
};

export function openSocketServer(server: Server, context: ServerContext, config: ServerConfig): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const backlog = createBacklogLimiter(config.maxBacklogBytes, socket => dropSocket(context.telemetry, socket));
  const trust = assertDefined(parseProxyTrust(config.trustProxy));
  const peers = new Set<Peer>();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node has removed its own error listener. Without one a connection reset would crash the server.
    stream.on('error', ignore);
    const from = limitKeyOf(request, trust);
    const refusal = upgradeRefusal(request, from, context, config, sockets.clients.size);
    if (refusal) return rejectUpgrade(stream, refusal);
    releaseOnClose(stream, context, from);
    sockets.handleUpgrade(request, stream, head, socket =>
      servePeer({ context, config, backlog, peers }, socket, stream, {
        from,
        session: sessionOfUpgrade(request, config),
      }),
    );
  });
  const heartbeat = (): Promise<void> => forEachChunkYielding(context.clock, peers, chunk => chunk.forEach(checkAlive));
  const heartbeatTimer = setInterval(() => void heartbeat(), HEARTBEAT_MS);
  const awaitedTimer = setInterval(() => peers.forEach(checkAwaited), AWAITED_PING_MS);
  return {
    count: () => sockets.clients.size,
    backlogBytes: backlog.bytes,
    closeSession(session, how) {
      for (const peer of [...peers].filter(peer => peer.session === session))
        closeSignedOutConnection(peer.connection, how);
    },
    async close() {
      clearInterval(heartbeatTimer);
      clearInterval(awaitedTimer);
      for (const socket of sockets.clients) socket.close(1012, 'the server is restarting');
      await Promise.race([allClosed(sockets), new Promise(resolve => setTimeout(resolve, CLOSE_GRACE_MS))]);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

const ignore = (): void => undefined;

/** Separate function: a listener retains its whole closure, and the request alone is large. */
function releaseOnClose(stream: Duplex, { limits }: ServerContext, from: string): void {
  stream.once('close', () => limits.release('connections', from));
}

const limitKeyOf = (request: IncomingMessage, trust: ProxyTrust): string => toLimitKey(clientIp(request, trust));

/** Destroys the stream even if the client never closes it. */
function rejectUpgrade(stream: Duplex, refusal: string): void {
  const timeout = setTimeout(() => stream.destroy(), CLOSE_GRACE_MS);
  stream.once('close', () => clearTimeout(timeout));
  stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
}

/** Returns an HTTP status, or counts the connection and returns undefined. */
function upgradeRefusal(
  request: IncomingMessage,
  from: string,
  { isClosing, limits }: ServerContext,
  config: ServerConfig,
  open: number,
): string | undefined {
  if (!limits.tryConsume('requests', from)) return '429 Too Many Requests';
  if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
  if (!isOriginAllowed(request.headers.origin, request.headers.host, config.origins)) return '403 Forbidden';
  if (isClosing || open >= config.maxConnections) return '503 Service Unavailable';
  return limits.tryConsume('connections', from) ? undefined : '429 Too Many Requests';
}

/** Programs send no Origin header. A page must be ours or allowed, because it could use the tokens of its visitor. */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Pages of other sites connect without the session. */
const sessionOfUpgrade = ({ headers }: IncomingMessage, { publicOrigin }: ServerConfig): string | undefined =>
  requestingPage(headers, publicOrigin) === 'foreign' ? undefined : readCookies(headers, publicOrigin).session;

type UpgradeIdentity = { readonly from: string; readonly session: string | undefined };

function servePeer(
  { context, config, backlog, peers }: SocketContext,
  socket: WebSocket,
  stream: Duplex,
  { from, session }: UpgradeIdentity,
): void {
  context.telemetry.count('connections');
  const connection = openConnection(
    context,
    createTransport(context.telemetry, socket, stream, backlog),
    from,
    session,
  );
  const timeout = setTimeout(
    () => hasSaidHello(connection) || socket.close(1008, 'no hello in time'),
    config.timeoutsMs.hello,
  );
  const id = session === undefined ? undefined : sha256Hex(session);
  const peer: Peer = {
    ...{ socket, connection, session: id, isActive: true, isPinged: false },
    lastHeardAt: context.clock.now(),
    helloTimeout: timeout,
  };
  peers.add(peer);
  socket.on('pong', () => markActive(peer));
  socket.on('message', (data, isBinary) => {
    markActive(peer);
    if (isBinary) socket.close(1003, 'binary frames are not supported');
    else receiveFrame(connection, data.toString());
  });
  socket.on('close', () => {
    clearTimeout(peer.helloTimeout);
    peers.delete(peer);
    backlog.remove(socket);
    disconnect(connection);
  });
  // ws closes the connection with the right code after an oversized or malformed frame.
  socket.on('error', ignore);
}

function markActive(peer: Peer): void {
  peer.isActive = true;
  peer.lastHeardAt = peer.connection.context.clock.now();
  setSilence(peer.connection, 'heard');
  if (peer.helloTimeout === undefined || !hasSaidHello(peer.connection)) return;
  clearTimeout(peer.helloTimeout);
  peer.helloTimeout = undefined;
}

/** Pings silent sockets, and terminates those that missed the last ping. */
function checkAlive(peer: Peer): void {
  const { socket, connection, isActive, isPinged } = peer;
  void recheckSession(connection);
  if (!isActive && isPinged) return socket.terminate();
  if (!isActive) socket.ping();
  peer.isPinged = !isActive;
  peer.isActive = false;
}

/** The socket stays open: a slow network may still bring an answer. */
function checkAwaited({ socket, connection, lastHeardAt }: Peer): void {
  if (!isAwaited(connection)) return;
  const silentMs = connection.context.clock.now() - lastHeardAt;
  if (silentMs >= AWAITED_PING_MS) socket.ping();
  if (silentMs >= AWAITED_SILENCE_MS) setSilence(connection, 'silent');
}

function allClosed(sockets: WebSocketServer): Promise<unknown> {
  return Promise.all([...sockets.clients].map(socket => new Promise(resolve => socket.once('close', resolve))));
}
