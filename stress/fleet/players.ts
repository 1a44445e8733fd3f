/** Players at the tables of a fleet. They play as soon as they may, at any server. */

import type { ClientState, Credentials } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { createRemoteTable, randomHexId } from '@parlour/client/transport';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Play, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { ClientRequest } from '@parlour/protocol/client-frames';
import type { AnswerTo } from '@parlour/protocol/server-frames';
import type { SentRequest, ShownScene, StormPlayer } from '../storm/player.ts';

export type Party = {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly persons: readonly FleetPlayer[];
};

export type FleetPlayer = StormPlayer & {
  /** Time until each play was acknowledged. */
  readonly playTimesMs: number[];
  /** Time until each request was answered. */
  readonly answerTimesMs: number[];
  /** Whether the connection is up. */
  isUp: boolean;
};

export type PlayerSettings = {
  /** Mean pause before a play. */
  readonly pauseMs: number;
  /** In one of this many views they send an earlier play that may be too late. */
  readonly foolishOdds: number;
  /** One of this many views is recorded for checking. */
  readonly sampleOdds: number;
  /** The game they play; any game for four if undefined. */
  readonly game: string | undefined;
  readonly options?: Options;
  /** The local address they connect from, where the machine has several. */
  readonly localAddress?: string;
};

/** Addresses of servers, tried in this order. */
export type Addresses = readonly string[];

/** Creates a table with this many bots and seats the players, each starting at the next server. */
export async function createParty(
  addresses: Addresses,
  random: Random,
  playerSettings: PlayerSettings,
  computers: number,
): Promise<Party> {
  const { id, seats } = pick(
    random,
    gamesOnShelf().filter(game => game.seats[1] >= 4 && game.id === (playerSettings.game ?? game.id)),
  );
  const count = Math.max(4, seats[0]);
  const settings = { pace: 'instant' } as const;
  const created = await createRemoteTable(itemAt(addresses, 0), {
    game: id,
    seats: count,
    settings,
    options: playerSettings.options,
  });
  if ('error' in created) throw new Error(`cannot create a table: ${created.error.message}`);
  const { table, host, look } = created;
  const people = allSeats(count).slice(0, count - computers);
  const persons = people.map(seat =>
    connectFleetPlayer(rotate(addresses, seat), { table, host }, seat, random, playerSettings),
  );
  for (const seat of allSeats(count).slice(people.length)) {
    await itemAt(persons, 0).client.ask({ ask: 'computer', seat, level: 'easy' });
  }
  await Promise.all(
    persons.map(({ client }, seat) => client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` })),
  );
  return { table, game: id, options: assertDefined(look.table).options, persons };
}

const MAX_PLAYS_OFFERED = 200;

const rotate = (addresses: Addresses, by: number): Addresses => {
  const start = by % addresses.length;
  return [...addresses.slice(start), ...addresses.slice(0, start)];
};

/** Opens a second connection of the same player at another server. Both play the seat; the log numbers decide. */
export function openSecondWindow(
  addresses: Addresses,
  party: Party,
  seat: Seat,
  random: Random,
  playerSettings: PlayerSettings,
): FleetPlayer {
  const token = assertDefined(itemAt(party.persons, seat).client.token());
  return connectFleetPlayer(
    rotate(addresses, seat + 1),
    { table: party.table, seat: token },
    seat,
    random,
    playerSettings,
  );
}

/** The state of a player: the last number it acted on, and a play it may send too late. */
type PlayerState = {
  readonly player: FleetPlayer;
  readonly seat: Seat;
  readonly random: Random;
  readonly manners: PlayerSettings;
  answeredNumber: number;
  isResting: boolean;
  latePlay: Play | undefined;
};

function connectFleetPlayer(
  addresses: Addresses,
  invitation: Credentials,
  seat: Seat,
  random: Random,
  playerSettings: PlayerSettings,
): FleetPlayer {
  let tries = 0;
  const next = (): string => itemAt(addresses, tries++ % addresses.length);
  const player: FleetPlayer = {
    ...{ asked: [], shown: [], playTimesMs: [], answerTimesMs: [], frames: [], sent: [], cuts: [] },
    isUp: false,
    client: connectFromNode(
      next,
      invitation,
      {
        onChange: state => onState(playerState, state),
        onConnection(is) {
          player.isUp = is === 'up';
        },
      },
      { from: playerSettings.localAddress },
    ),
    stopPlaying() {
      playerState.isResting = true;
    },
  };
  const playerState: PlayerState = {
    player,
    seat,
    random,
    manners: playerSettings,
    answeredNumber: -1,
    isResting: false,
    latePlay: undefined,
  };
  return player;
}

function onState(playerState: PlayerState, state: ClientState): void {
  const { player, random, manners: playerSettings } = playerState;
  if (random.below(playerSettings.sampleOdds) === 0) player.shown.push(shownScene(state));
  setTimeout(() => void act(playerState, state), playerSettings.pauseMs * (0.5 + random.below(100) / 100));
}

async function act(playerState: PlayerState, state: ClientState): Promise<void> {
  const { player, random, manners: playerSettings, latePlay } = playerState;
  if (playerState.isResting || state.number === playerState.answeredNumber || player.client.state() !== state) return;
  playerState.answeredNumber = state.number;
  if (mayCut(state)) await sendRequest(playerState, { ask: 'cut', cut: `again-${state.number}` });
  else if (mayPlay(state, random)) await playRandomly(playerState);
  else if (latePlay !== undefined && random.below(playerSettings.foolishOdds) === 0)
    await sendRequest(playerState, { ask: 'play', play: latePlay });
}

async function playRandomly(playerState: PlayerState): Promise<void> {
  const { player, random } = playerState;
  const offered = await timeAnswer(playerState, () => player.client.ask({ ask: 'plays', limit: MAX_PLAYS_OFFERED }));
  const plays = offered.ok ? offered.plays : [];
  playerState.latePlay = plays.at(-1) ?? playerState.latePlay;
  if (plays.length > 0 && !playerState.isResting)
    await sendRequest(playerState, { ask: 'play', play: pick(random, plays) });
}

async function sendRequest(playerState: PlayerState, request: ClientRequest): Promise<void> {
  const { player, seat } = playerState;
  const entry: SentRequest = { id: randomHexId(), seat, request, reply: undefined };
  player.asked.push(entry);
  const reply = await timeAnswer(playerState, () => player.client.ask(request, entry.id));
  entry.reply = reply;
  if (request.ask === 'play' && reply.ok) player.playTimesMs.push(assertDefined(player.answerTimesMs.at(-1)));
}

async function timeAnswer<A extends AnswerTo<ClientRequest['ask']>>(
  { player }: PlayerState,
  ask: () => Promise<A>,
): Promise<A> {
  const begun = performance.now();
  const answer = await ask();
  player.answerTimesMs.push(performance.now() - begun);
  return answer;
}

const shownScene = ({ number, seat, scene }: ClientState): ShownScene => ({
  number,
  seat,
  scene: scene && JSON.stringify(scene),
});

const mayCut = ({ seat, room }: ClientState): boolean =>
  seat !== null && !room.playing && room.match > 0 && !room.cut[seat];

function mayPlay({ seat, room, scene }: ClientState, random: Random): boolean {
  if (seat === null || !room.playing) return false;
  return scene?.turn.includes(seat) || (scene?.interrupt?.includes(seat) === true && random.below(3) === 0);
}
