/** A client over the browser's own WebSocket, for pages and workers. */
import { type Client, type ClientEvents, type Credentials, connectClient } from './client.ts';
import { openNativeSocket, randomHexId, runLater, socketUrl } from './transport.ts';

/** Connects to a table. Default address: the server the page came from. */
export const connectFromBrowser = (
  credentials: Credentials,
  events: ClientEvents,
  address: string = location.origin,
): Client =>
  connectClient(
    credentials,
    {
      newId: randomHexId,
      later: runLater,
      chance: Math.random,
      connect: on => openNativeSocket(socketUrl(address), on),
    },
    events,
  );
