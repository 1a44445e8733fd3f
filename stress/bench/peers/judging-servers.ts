/**
 * Peers that do the work of our server: they judge each play by the rules of Nations, and send each seat its own view
 * once the play is on disk.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { assertDefined } from '@parlour/kernel/result';
import { newDurableWriter } from './durable-writer.ts';
import { importPeer } from './import-peer.ts';
import { dealTable, type NationsTable, playAt, redactedUpdateFor, SEAT_COUNT } from './nations-table.ts';

const asLine = (record: object): Buffer => Buffer.from(`${JSON.stringify(record)}\n`);

export async function serveJudgingColyseus(port: number): Promise<void> {
  const { Server, Room } = await importPeer('@colyseus/core');
  const { WebSocketTransport } = await importPeer('@colyseus/ws-transport');
  const write = newDurableWriter();
  type Guest = { send(type: string, message: object): void };
  class Table extends Room {
    maxClients = SEAT_COUNT;
    /** It shares no state but sends views, so the 20 patches a second of the default would cost without any use. */
    patchRate = 1e9;
    readonly seats = new Map<Guest, number>();
    /** The table with all plays, and with those on disk. */
    latest: NationsTable | undefined;
    stored: NationsTable | undefined;

    async onCreate({ room }: { room: string }): Promise<void> {
      await this.store(dealTable(room), { room });
      this.onMessage('play', (guest: Guest, play: unknown) => {
        const seat = assertDefined(this.seats.get(guest));
        const table = playAt(assertDefined(this.latest), seat, play);
        if (table) void this.store(table, { room, seat, play });
        else guest.send('refused', {});
      });
    }

    store(table: NationsTable, record: object): Promise<void> {
      this.latest = table;
      return new Promise(resolve =>
        write(asLine(record), () => {
          this.stored = table;
          for (const [guest, seat] of this.seats) guest.send('news', redactedUpdateFor(table, seat));
          resolve();
        }),
      );
    }

    onJoin(guest: Guest, { seat }: { seat: number }): void {
      this.seats.set(guest, seat);
      guest.send('news', redactedUpdateFor(assertDefined(this.stored), seat));
    }

    onLeave(guest: Guest): void {
      this.seats.delete(guest);
    }
  }
  const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false });
  server.define('table', Table).filterBy(['room']);
  await server.listen(port);
}

/** The parts of boardgame.io that we touch. */
type BoardgameState = { readonly G: NationsTable };
type BoardgameMatch = { state: BoardgameState; metadata: object; readonly log: object[] };
type BoardgameMessage = { readonly type: string };
type Move = { readonly G: NationsTable; readonly playerID: string };

export async function serveJudgingBoardgame(port: number): Promise<void> {
  const { Server, SocketIO } = await importPeer('boardgame.io/dist/cjs/server.js');
  const { INVALID_MOVE } = await importPeer('boardgame.io/dist/cjs/core.js');
  // Rules that read the state through a draft of immer would make a play a sixth dearer.
  const { original } = createRequire(import.meta.resolve('boardgame.io/dist/cjs/server.js'))('immer');
  let dealt = 0;
  const game = {
    name: 'nations',
    setup: () => dealTable(`${dealt++}`),
    // `refuse` knows whose turn it is.
    turn: { activePlayers: { all: null } },
    moves: {
      play: ({ G, playerID }: Move, play: unknown) => playAt(original(G), Number(playerID), play) ?? INVALID_MOVE,
    },
    playerView: ({ G, playerID }: Move) => redactedUpdateFor(G, Number(playerID)),
    disableUndo: true,
  };
  const { db, pubSub } = storageBeforeNews();
  const server = Server({ games: [game], db, transport: new SocketIO({ pubSub }), origins: ['*'] });
  await server.run(port);
}

/** boardgame.io publishes a move before it stores it, so the move is held back here until it is on disk. */
function storageBeforeNews() {
  const write = newDurableWriter();
  const store = (record: object): Promise<void> => new Promise(resolve => write(asLine(record), resolve));
  const matches = new Map<string, BoardgameMatch>();
  const subscribers = new Map<string, (message: BoardgameMessage) => void>();
  const heldBack = new Map<string, BoardgameMessage>();
  const db = {
    /** Asynchronous. */
    type: () => 1,
    connect: () => Promise.resolve(),
    async createMatch(id: string, { initialState, metadata }: { initialState: BoardgameState; metadata: object }) {
      await store({ id, initialState });
      matches.set(id, { state: initialState, metadata, log: [] });
    },
    async setState(id: string, state: BoardgameState, moves: readonly object[] = []) {
      await store({ id, moves });
      const match = assertDefined(matches.get(id));
      match.state = state;
      match.log.push(...moves);
      const channel = `MATCH-${id}`;
      subscribers.get(channel)?.(assertDefined(heldBack.get(channel)));
      heldBack.delete(channel);
    },
    async setMetadata(id: string, metadata: object) {
      assertDefined(matches.get(id)).metadata = metadata;
    },
    fetch: async (id: string) => matches.get(id) ?? {},
  };
  const pubSub = {
    publish(channel: string, message: BoardgameMessage) {
      if (message.type === 'update') heldBack.set(channel, message);
      else subscribers.get(channel)?.(message);
    },
    subscribe: (channel: string, onMessage: (message: BoardgameMessage) => void) => subscribers.set(channel, onMessage),
    unsubscribeAll: (channel: string) => subscribers.delete(channel),
  };
  return { db, pubSub };
}
