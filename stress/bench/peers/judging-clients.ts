/** Clients of the judging peers. Like those of our server, they choose a legal play from the view they were sent. */
import { nations } from '@parlour/games/nations/nations/rules/nations';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { choosePlay } from '@parlour/stress/load';
import { importPeer } from './import-peer.ts';
import { SEAT_COUNT, type SeatNews } from './nations-table.ts';
import type { PeerClient } from './play-cost.ts';

export async function connectJudgingColyseus(port: number, room: string, seat: Seat): Promise<PeerClient> {
  const { Client } = await importPeer('@colyseus/sdk');
  const joined = await new Client(`http://127.0.0.1:${port}`).joinOrCreate('table', { room, seat });
  const { client, onNews, seated } = newSeatClient(seat, {
    send: play => joined.send('play', play),
    close: () => joined.leave(),
  });
  joined.onMessage('news', onNews);
  await seated;
  return client;
}

export async function connectJudgingBoardgame(port: number, room: string, seat: Seat): Promise<PeerClient> {
  const { Client } = await importPeer('boardgame.io/dist/cjs/client.js');
  const { SocketIO } = await importPeer('boardgame.io/dist/cjs/multiplayer.js');
  const player = Client({
    game: { name: 'nations', moves: { play: { move: () => undefined, client: false } } },
    numPlayers: SEAT_COUNT,
    matchID: room,
    playerID: String(seat),
    multiplayer: SocketIO({ server: `127.0.0.1:${port}`, socketOpts: { transports: ['websocket'], forceNew: true } }),
    debug: false,
  });
  const { client, onNews, seated } = newSeatClient(seat, {
    send: play => player.moves.play(play),
    close: () => player.stop(),
  });
  let lastMove = -1;
  player.subscribe((state: { readonly G: SeatNews; readonly _stateID: number } | null) => {
    if (state === null || state._stateID === lastMove) return;
    lastMove = state._stateID;
    onNews(state.G);
  });
  player.start();
  await seated;
  return client;
}

/** The first news seat the player; a play is answered by the player's news of it. */
function newSeatClient(seat: Seat, { send, close }: { send(play: object): void; close(): void }) {
  let news: SeatNews | undefined;
  let chosen: object | undefined;
  let answer: (() => void) | undefined;
  const awaitNews = (): Promise<void> =>
    new Promise(resolve => {
      answer = resolve;
    });
  const client: PeerClient = {
    choose() {
      const { view } = assertDefined(news);
      const mayPlay = answer === undefined && view.turn[0] === seat;
      chosen = mayPlay ? choosePlay(nations, view, seat) : undefined;
      return chosen !== undefined;
    },
    play() {
      const answered = awaitNews();
      send(assertDefined(chosen));
      return answered;
    },
    close,
  };
  const onNews = (next: SeatNews): void => {
    news = next;
    answer?.();
    answer = undefined;
  };
  return { client, onNews, seated: awaitNews() };
}
