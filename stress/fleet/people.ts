/** Persons at the tables of a fleet: they play as soon as they may, at whichever server they have come to. */

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
import type { Person, StormAsked, StormShown } from '../storm/player.ts';

export type Party = {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly persons: readonly Player[];
};

export type Player = Person & {
  /** Milliseconds until each of their plays was acknowledged. */
  readonly times: number[];
  /** Milliseconds until whatever was asked was answered. */
  readonly waits: number[];
  /** Whether a line is up, and since when. */
  isUp: boolean;
};

export type Manners = {
  /** Milliseconds they take over a play. */
  readonly pause: number;
  /** Once in so many views they play what they could have played earlier, but perhaps not now. */
  readonly foolish: number;
  /** Once in so many views what they saw is kept to be checked. */
  readonly kept: number;
  /** The game they play; any for four if none is named. */
  readonly game: string | undefined;
  readonly options?: Options;
  /** The address of this machine they come from, where it has several. */
  readonly from?: string;
};

/** Where they find a server: the first address first, the next when that does not answer. */
export type Addresses = readonly string[];

/** Lays a table with so many computer players and sits down persons, each beginning at the next server. */
export async function seatParty(
  addresses: Addresses,
  random: Random,
  manners: Manners,
  computers: number,
): Promise<Party> {
  const { id, seats } = pick(
    random,
    gamesOnShelf().filter(game => game.seats[1] >= 4 && game.id === (manners.game ?? game.id)),
  );
  const count = Math.max(4, seats[0]);
  const settings = { pace: 'instant' } as const;
  const laid = await createRemoteTable(itemAt(addresses, 0), {
    game: id,
    seats: count,
    settings,
    options: manners.options,
  });
  if ('error' in laid) throw new Error(`a table could not be laid: ${laid.error.message}`);
  const { table, host, look } = laid;
  const people = allSeats(count).slice(0, count - computers);
  const persons = people.map(seat => seatPlayer(rotated(addresses, seat), { table, host }, seat, random, manners));
  for (const seat of allSeats(count).slice(people.length)) {
    await itemAt(persons, 0).guest.ask({ ask: 'computer', seat, level: 'easy' });
  }
  await Promise.all(
    persons.map(({ guest: client }, seat) =>
      client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` }),
    ),
  );
  return { table, game: id, options: assertDefined(look.table).options, persons };
}

/** They choose among so many plays. */
const CHOICE = 200;

const rotated = (addresses: Addresses, by: number): Addresses => {
  const start = by % addresses.length;
  return [...addresses.slice(start), ...addresses.slice(0, start)];
};

/** Another window of the same person, at the server after their own: both play their seat, and the numbers decide. */
export function openSecondWindow(
  addresses: Addresses,
  party: Party,
  seat: Seat,
  random: Random,
  manners: Manners,
): Player {
  const token = assertDefined(itemAt(party.persons, seat).guest.token());
  return seatPlayer(rotated(addresses, seat + 1), { table: party.table, seat: token }, seat, random, manners);
}

/** A person as they think: what they noticed last, and a play they might make too late. */
type Mind = {
  readonly player: Player;
  readonly seat: Seat;
  readonly random: Random;
  readonly manners: Manners;
  answered: number;
  isResting: boolean;
  kept: Play | undefined;
};

function seatPlayer(
  addresses: Addresses,
  invitation: Credentials,
  seat: Seat,
  random: Random,
  manners: Manners,
): Player {
  let tries = 0;
  const next = (): string => itemAt(addresses, tries++ % addresses.length);
  const player: Player = {
    ...{ asked: [], shown: [], times: [], waits: [], frames: [], sent: [], cuts: [] },
    isUp: false,
    guest: connectFromNode(
      next,
      invitation,
      {
        onChange: seen => notice(mind, seen),
        onConnection(is) {
          player.isUp = is === 'up';
        },
      },
      { from: manners.from },
    ),
    rest() {
      mind.isResting = true;
    },
  };
  const mind: Mind = { player, seat, random, manners, answered: -1, isResting: false, kept: undefined };
  return player;
}

function notice(mind: Mind, seen: ClientState): void {
  const { player, random, manners } = mind;
  if (random.below(manners.kept) === 0) player.shown.push(shownBy(seen));
  setTimeout(() => void act(mind, seen), manners.pause * (0.5 + random.below(100) / 100));
}

async function act(mind: Mind, seen: ClientState): Promise<void> {
  const { player, random, manners, kept } = mind;
  if (mind.isResting || seen.number === mind.answered || player.guest.state() !== seen) return;
  mind.answered = seen.number;
  if (mayCut(seen)) await ask(mind, { ask: 'cut', cut: `again-${seen.number}` });
  else if (mayPlay(seen, random)) await playAny(mind);
  else if (kept !== undefined && random.below(manners.foolish) === 0) await ask(mind, { ask: 'play', play: kept });
}

async function playAny(mind: Mind): Promise<void> {
  const { player, random } = mind;
  const offered = await timed(mind, () => player.guest.ask({ ask: 'plays', limit: CHOICE }));
  const plays = offered.ok ? offered.plays : [];
  mind.kept = plays.at(-1) ?? mind.kept;
  if (plays.length > 0 && !mind.isResting) await ask(mind, { ask: 'play', play: pick(random, plays) });
}

async function ask(mind: Mind, request: ClientRequest): Promise<void> {
  const { player, seat } = mind;
  const entry: StormAsked = { id: randomHexId(), seat, request, reply: undefined };
  player.asked.push(entry);
  const reply = await timed(mind, () => player.guest.ask(request, entry.id));
  entry.reply = reply;
  if (request.ask === 'play' && reply.ok) player.times.push(assertDefined(player.waits.at(-1)));
}

/** What is asked is timed until it is answered. */
async function timed<A extends AnswerTo<ClientRequest['ask']>>({ player }: Mind, ask: () => Promise<A>): Promise<A> {
  const begun = performance.now();
  const answer = await ask();
  player.waits.push(performance.now() - begun);
  return answer;
}

const shownBy = ({ number, seat, scene }: ClientState): StormShown => ({
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
