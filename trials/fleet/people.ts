/** Persons at the tables of a fleet: they play as soon as they may, at whichever server they have come to. */

import type { ClientState } from '@parlour/client/client-state';
import { connectFromNode } from '@parlour/client/node';
import { gamesOnShelf } from '@parlour/games/shelf';
import { seatsOf } from '@parlour/kernel/cards';
import type { Play, Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import type { Person, StormAsked, StormShown } from '../storm/player.ts';

export type Party = {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly persons: readonly Player[];
};

export type Player = Person & {
  /** Milliseconds until each of his plays was acknowledged. */
  readonly times: number[];
  /** Milliseconds until whatever was asked was answered. */
  readonly waits: number[];
  /** Whether a line is up, and since when. */
  isUp: boolean;
};

export type Manners = {
  /** Milliseconds he takes over a play. */
  readonly pause: number;
  /** Once in so many views he plays what he could have played earlier, but perhaps not now. */
  readonly foolish: number;
  /** Once in so many views what he saw is kept to be checked. */
  readonly kept: number;
  /** The game they play; any for four if none is named. */
  readonly game: string | undefined;
  readonly options?: Options;
  /** The address of this machine they come from, where it has several. */
  readonly from?: string;
};

/** Where he finds a server: the first address first, the next when that does not answer. */
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
  const settings = { pace: 'instant' };
  const body = JSON.stringify({ game: id, seats: count, settings, options: manners.options });
  const laid = await fetch(`${addresses[0]}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!laid.ok) throw new Error(`a table could not be laid: ${await laid.text()}`);
  const { table, host, look } = (await laid.json()) as { table: string; host: string; look: { table: Opened } };
  const invitation = { table, host };
  const people = seatsOf(count).slice(0, count - computers);
  const persons = people.map(seat => seatPlayer(rotated(addresses, seat), invitation, seat, random, manners));
  for (const seat of seatsOf(count).slice(people.length)) {
    await nth(persons, 0).guest.ask({ ask: 'computer', seat, level: 'easy' });
  }
  await Promise.all(
    persons.map(({ guest: client }, seat) =>
      client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` }),
    ),
  );
  return { table, game: id, options: look.table.options, persons };
}

/** He chooses among so many plays. */
const CHOICE = 200;

type Opened = { readonly options: object };

const rotated = (addresses: Addresses, by: number): Addresses => {
  const start = by % addresses.length;
  return [...addresses.slice(start), ...addresses.slice(0, start)];
};

/** Another window of the same person, at the server after his own: both play his seat, and the numbers decide. */
export function openSecondWindow(
  addresses: Addresses,
  party: Party,
  seat: Seat,
  random: Random,
  manners: Manners,
): Player {
  const token = must(nth(party.persons, seat).guest.token());
  return seatPlayer(rotated(addresses, seat + 1), { table: party.table, seat: token }, seat, random, manners);
}

function seatPlayer(
  addresses: Addresses,
  invitation: Parameters<typeof connectFromNode>[1],
  seat: Seat,
  random: Random,
  manners: Manners,
): Player {
  const asked: StormAsked[] = [];
  const shown: StormShown[] = [];
  const times: number[] = [];
  const waits: number[] = [];
  let tries = 0;
  let resting = false;
  let answered = -1;
  let kept: Play | undefined;
  const next = (): string => nth(addresses, tries++ % addresses.length);
  const ask = async (request: StormAsked['request']): Promise<void> => {
    const begun = performance.now();
    const entry: StormAsked = { id: '', seat, request, reply: undefined };
    asked.push(entry);
    const reply = await player.guest.ask(request);
    Object.assign(entry, { reply, id: (reply as { id?: string }).id });
    waits.push(performance.now() - begun);
    if (request.ask === 'play' && reply.ok) times.push(performance.now() - begun);
  };
  const act = async (seen: ClientState): Promise<void> => {
    if (resting || seen.number === answered || player.guest.seen() !== seen) return;
    answered = seen.number;
    if (mayCut(seen)) return ask({ ask: 'cut', cut: `again-${seen.number}` });
    if (mayPlay(seen, random)) {
      const begun = performance.now();
      const { plays = [] } = (await player.guest.ask({ ask: 'plays', limit: CHOICE })) as { plays?: readonly Play[] };
      waits.push(performance.now() - begun);
      kept = plays.at(-1) ?? kept;
      if (plays.length > 0 && !resting) await ask({ ask: 'play', play: pick(random, plays) });
    } else if (kept !== undefined && random.below(manners.foolish) === 0) await ask({ ask: 'play', play: kept });
  };
  const player: Player = {
    asked,
    shown,
    times,
    waits,
    frames: [],
    cuts: [],
    isUp: false,
    guest: connectFromNode(
      next,
      invitation,
      {
        seen(seen) {
          if (random.below(manners.kept) === 0) shown.push(shownBy(seen));
          setTimeout(act, manners.pause * (0.5 + random.below(100) / 100), seen);
        },
        line(state) {
          player.isUp = state === 'up';
        },
      },
      manners.from,
    ),
    rest() {
      resting = true;
    },
  };
  return player;
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
