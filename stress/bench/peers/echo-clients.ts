/** Guests of the echo servers, each through the client its makers give out. */
import type { Kind } from './echo.ts';

/** Plays, and answers when the receipt is there; `heard` is called for all news. */
export type EchoClient = { play(): Promise<void>; close(): void };

const PLAY = { ask: 'play', play: { do: 'card', card: 'eu-map' }, id: '0123456789abcdef01234567' };

const peer = (name: string) => import(name);

const guests: Record<Kind, (port: number, room: string, heard: () => void) => Promise<EchoClient>> = {
  ws: sitBare,
  'ws, on the disk first': sitBare,
  async 'Socket.IO'(port, room, heard) {
    const { io } = await peer('socket.io-client');
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], query: { room }, forceNew: true });
    await new Promise(resolve => socket.once('connect', resolve));
    socket.on('news', heard);
    return { play: () => socket.emitWithAck('play', PLAY), close: () => socket.close() };
  },
  async Colyseus(port, room, heard) {
    const { Client } = await peer('@colyseus/sdk');
    const joined = await new Client(`http://127.0.0.1:${port}`).joinOrCreate('table', { room });
    let done = (): void => undefined;
    joined.onMessage('receipt', () => done());
    joined.onMessage('news', heard);
    return {
      play: () =>
        new Promise(resolve => {
          done = resolve;
          joined.send('play', PLAY);
        }),
      close: () => void joined.leave(),
    };
  },
};

async function sitBare(port: number, room: string, heard: () => void): Promise<EchoClient> {
  const { WebSocket } = await peer('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`);
  await new Promise(resolve => socket.once('open', resolve));
  let done = (): void => undefined;
  socket.on('message', (data: Buffer) => (JSON.parse(data.toString()).ok ? done() : heard()));
  return {
    play: () =>
      new Promise(resolve => {
        done = resolve;
        socket.send(JSON.stringify(PLAY));
      }),
    close: () => socket.close(),
  };
}

export const sitAt = (kind: Kind, port: number, room: string, heard: () => void): Promise<EchoClient> =>
  guests[kind](port, room, heard);
