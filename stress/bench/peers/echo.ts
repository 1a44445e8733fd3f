/**
 * The peers of our server. Those here neither judge nor store: a play comes in, and each player at the table gets
 * different news of the size of ours, because hands are secret. The player's news are the receipt too. One variant
 * writes to disk before it sends: the simplest server that loses no play. Peers that judge and store are in
 * judging-servers.ts. Runs as a separate process: `tsx echo.ts KIND PORT`.
 */
import { createServer } from 'node:http';
import { itemAt } from '@parlour/kernel/result';
import { newDurableWriter, sendWithoutWriting, type WriteThenSend } from './durable-writer.ts';
import { importPeer } from './import-peer.ts';

export const JUDGING_KINDS = ['Colyseus, judging and storing', 'boardgame.io, judging and storing'] as const;
export const SERVER_KINDS = ['ws', 'ws, on the disk first', 'Socket.IO', 'Colyseus', ...JUDGING_KINDS] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

/** The mean size of our news at a table of four, in characters. */
const newsFor = (seat: number): object => ({ tell: 'news', text: `${seat}`.repeat(920) });
const RECEIPT = JSON.stringify({ id: '0123456789abcdef01234567', ok: true, ...newsFor(0) });
const NEWS = [1, 2, 3].map(seat => JSON.stringify(newsFor(seat)));

type Line = { send(text: string): void; on: (...args: unknown[]) => void };

const servers: Record<ServerKind, (port: number) => Promise<void>> = {
  ws: port => serveBare(port, sendWithoutWriting),
  'ws, on the disk first': port => serveBare(port, newDurableWriter()),
  async 'Socket.IO'(port) {
    const { Server } = await importPeer('socket.io');
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
      await importPeer('@colyseus/core'),
      await importPeer('@colyseus/ws-transport'),
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
  'Colyseus, judging and storing': async port => (await import('./judging-servers.ts')).serveJudgingColyseus(port),
  'boardgame.io, judging and storing': async port => (await import('./judging-servers.ts')).serveJudgingBoardgame(port),
};

async function serveBare(port: number, write: WriteThenSend): Promise<void> {
  const { WebSocketServer } = await importPeer('ws');
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
  await servers[process.argv[2] as ServerKind](Number(process.argv[3]));
  process.on('message', () => process.send?.({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
  process.send?.('ready');
}
