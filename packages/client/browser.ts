/** A client over the platform's own WebSocket, from a page or its worker. */
import { type Client, type ClientEvents, type Credentials, connectClient } from './client.ts';
import { dialOwn, later, newId, socketUrl } from './platform.ts';

/** Without an address it is the server that the page came from. */
export const connectFromBrowser = (
  invitation: Credentials,
  events: ClientEvents,
  address: string = location.origin,
): Client =>
  connectClient(
    invitation,
    { newId, later, chance: Math.random, connect: on => dialOwn(socketUrl(address), on) },
    events,
  );
