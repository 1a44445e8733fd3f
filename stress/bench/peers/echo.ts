/**
 * What is usual: a server that neither judges nor stores anything. A play comes in, and everybody at the table is sent news
 * of the size ours have: each their own, since nobody may see the hands of others. The player's news are their receipt too.
 * One of them has what was sent on the disk before anybody hears of it, and still judges nothing: the plainest
 * server that loses no play. Run as a process of its own: `tsx echo.ts KIND PORT`.
 */
import { createServer } from 'node:http';
import { itemAt } from '@parlour/kernel/result';
import { tellAtOnce, type Writing, writeFirst } from './writing.ts';

export const KINDS = ['ws', 'ws, on the disk first', 'Socket.IO', 'Colyseus'] as const;
export type Kind = (typeof KINDS)[number];

/** An average of our own news at a table of four, in letters. */
const newsFor = (seat: number): object => ({ tell: 'news', text: `${seat}`.repeat(920) });
const RECEIPT = JSON.stringify({ id: '0123456789abcdef01234567', ok: true, ...newsFor(0) });
const NEWS = [1, 2, 3].map(seat => JSON.stringify(newsFor(seat)));

/** The peers are installed beside the benches only, so nothing is known of their types. */
const peer = (name: string) => import(name);

type Line = { send(text: string): void; on: (...args: unknown[]) => void };

const servers: Record<Kind, (port: number) => Promise<void>> = {
  ws: port => bare(port, tellAtOnce),
  'ws, on the disk first': port => bare(port, writeFirst()),
  async 'Socket.IO'(port) {
    const { Server } = await peer('socket.io');
    const server = new Server(port, { transports: ['websocket'], perMessageDeflate: false });
    type Guest = {
      on(event: string, heard: (play: unknown, done: (text: string) => void) => void): void;
      emit(event: string, text: string): void;
      readonly handshake: { readonly query: { readonly room: string } };
    };
    const rooms = new Map<string, Set<Guest>>();
    server.on('connection', (socket: Guest) => {
      const { room: name } = socket.handshake.query;
      const room = rooms.get(name) ?? new Set();
      rooms.set(name, room.add(socket));
      socket.on('play', (_, done) => {
        let seat = 0;
        for (const other of room) {
          if (other === socket) done(RECEIPT);
          else other.emit('news', itemAt(NEWS, seat++));
        }
      });
    });
  },
  async Colyseus(port) {
    const [{ Server, Room }, { WebSocketTransport }] = [
      await peer('@colyseus/core'),
      await peer('@colyseus/ws-transport'),
    ];
    type Guest = { send(type: string, text: string): void };
    class Table extends Room {
      maxClients = 4;
      onCreate(): void {
        this.onMessage('play', (client: Guest) => {
          let seat = 0;
          for (const other of this.clients as Iterable<Guest>) {
            if (other === client) other.send('receipt', RECEIPT);
            else other.send('news', itemAt(NEWS, seat++));
          }
        });
      }
    }
    const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false });
    server.define('table', Table).filterBy(['room']);
    await server.listen(port);
  },
};

async function bare(port: number, write: Writing): Promise<void> {
  const { WebSocketServer } = await peer('ws');
  const rooms = new Map<string, Set<Line>>();
  const server = new WebSocketServer({ port, perMessageDeflate: false });
  server.on('connection', (socket: Line, { url }: { url: string }) => {
    const room = rooms.get(url) ?? new Set();
    rooms.set(url, room.add(socket));
    socket.on('message', (data: Buffer) => {
      JSON.parse(data.toString());
      write(data, () => {
        let seat = 0;
        for (const other of room) other.send(other === socket ? RECEIPT : itemAt(NEWS, seat++));
      });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  await servers[process.argv[2] as Kind](Number(process.argv[3]));
  process.on('message', () => process.send?.({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
  process.send?.('ready');
}
