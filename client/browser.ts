/** A client over the platform's own WebSocket, from a page or its worker. */
import {
  type Client,
  type ClientEvents,
  type Credentials,
  connectClient,
  type Wire,
  type WireEvents,
} from './client.ts';
import { later, newId, socketUrl } from './platform.ts';

export const connectFromBrowser = (invitation: Credentials, events: ClientEvents): Client =>
  connectClient(invitation, { newId, later, chance: Math.random, connect: dial }, events);

function dial({ opened, heard, closed }: WireEvents): Wire {
  const socket = new WebSocket(socketUrl(location.origin));
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = closed;
  return {
    send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}
