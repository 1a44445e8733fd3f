/**
 * What is usual: a server that neither judges nor stores anything. A play comes in, a receipt goes back, and everybody at
 * the table is sent news of the size ours have. Run as a process of its own: `tsx echo.ts KIND PORT`.
 */
import { createServer } from 'node:http';

export const KINDS = ['ws', 'Socket.IO', 'Colyseus'] as const;
export type Kind = (typeof KINDS)[number];

/** An average of our own news at a table of four, in letters. */
const NEWS = JSON.stringify({ tell: 'news', text: 'x'.repeat(920) });
const RECEIPT = JSON.stringify({ ok: true, number: 123 });

/** The peers are installed beside the benches only, so nothing is known of their types. */
const peer = (name: string) => import(name);

const servers: Record<Kind, (port: number) => Promise<void>> = {
  async ws(port) {
    const { WebSocketServer } = await peer('ws');
    const rooms = new Map<string, Set<{ send(text: string): void }>>();
    const server = new WebSocketServer({ port, perMessageDeflate: false });
    server.on(
      'connection',
      (socket: { send(text: string): void; on: (...args: unknown[]) => void }, { url }: { url: string }) => {
        const room = rooms.get(url) ?? new Set();
        rooms.set(url, room.add(socket));
        socket.on('message', (data: Buffer) => {
          JSON.parse(data.toString());
          socket.send(RECEIPT);
          for (const other of room) other.send(NEWS);
        });
      },
    );
  },
  async 'Socket.IO'(port) {
    const { Server } = await peer('socket.io');
    const server = new Server(port, { transports: ['websocket'], perMessageDeflate: false });
    server.on('connection', (socket: never) => {
      const { join, on, handshake } = socket as {
        join(room: string): void;
        on: (...args: unknown[]) => void;
        handshake: { query: { room: string } };
      };
      const { room } = handshake.query;
      join.call(socket, room);
      on.call(socket, 'play', (_: unknown, done: (text: string) => void) => {
        done(RECEIPT);
        server.to(room).emit('news', NEWS);
      });
    });
  },
  async Colyseus(port) {
    const [{ Server, Room }, { WebSocketTransport }] = [
      await peer('@colyseus/core'),
      await peer('@colyseus/ws-transport'),
    ];
    class Table extends Room {
      maxClients = 4;
      onCreate(): void {
        this.onMessage('play', (client: { send(type: string, text: string): void }) => {
          client.send('receipt', RECEIPT);
          this.broadcast('news', NEWS);
        });
      }
    }
    const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false });
    server.define('table', Table).filterBy(['room']);
    await server.listen(port);
  },
};

if (process.argv[1] === import.meta.filename) {
  await servers[process.argv[2] as Kind](Number(process.argv[3]));
  process.on('message', () => process.send?.({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
  process.send?.('ready');
}
