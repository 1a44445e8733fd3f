/** A person in the storm: sits down, plays something when it is their turn, and now and then does something foolish. */

import type { ClientState } from '@parlour/client/client';
import {
  type Client,
  type ClientSocket,
  type ClientSocketEvents,
  type Credentials,
  connectClient,
} from '@parlour/client/client';
import type { Play, Seat } from '@parlour/kernel/game';
import { pick } from '@parlour/kernel/random';
import type { ClientRequest } from '@parlour/protocol/client-frames';
import type { Answer } from '@parlour/protocol/server-frames';
import { type PendingCut, pendingCutCommitment } from '@parlour/table/shuffle/cut-receipt';
import type { RoomSnapshot } from '@parlour/table/views';
import { dial, type Reach } from './network.ts';
import type { Sim } from './sim.ts';
import type { Weather } from './weather.ts';

/** Something asked, under the name it was asked by, and what came back. */
export type StormAsked = {
  readonly id: string;
  readonly seat: Seat | null;
  readonly request: ClientRequest;
  reply: Answer | undefined;
};

/** Something a guest was shown at a number of the log. */
export type StormShown = { readonly number: number; readonly seat: Seat | null; readonly scene: string | undefined };

type Cut = { readonly cutting: PendingCut; readonly room: RoomSnapshot };

export type Person = {
  readonly guest: Client;
  readonly asked: StormAsked[];
  readonly shown: StormShown[];
  /** What was heard and what was sent, as it went over the line. */
  readonly frames: string[];
  readonly sent: string[];
  /** Cuts that were shown, and the room as it was then. */
  readonly cuts: Cut[];
  /** From now on they only watch. */
  rest(): void;
};

export function sendPerson(sim: Sim, weather: Weather, reach: Reach, invitation: Credentials, name: string): Person {
  const asked: StormAsked[] = [];
  const shown: StormShown[] = [];
  const frames: string[] = [];
  const sent: string[] = [];
  const cuts: Cut[] = [];
  const hidden = new Map<string, PendingCut>();
  let resting = false;
  let ids = 0;
  const newId = (): string => `${name}-${'x'.repeat(16)}-${++ids}`;
  const client = connectClient(
    { ...invitation, plays: true },
    {
      later: sim.later,
      chance: () => sim.between(0, 999) / 1000,
      newId,
      connect: events => overhear(events, heard => dial(sim, weather, reach, heard), frames, sent),
    },
    { onChange: seen => shown.push(shownBy(seen)) },
  );
  const ask = (request: ClientRequest): void => {
    const entry: StormAsked = { id: newId(), seat: client.state()?.seat ?? null, request, reply: undefined };
    asked.push(entry);
    void client.ask(request, entry.id).then(reply => {
      entry.reply = reply;
    });
  };
  const live = (): void => {
    sim.later(sim.between(50, 4000), live);
    const seen = client.state();
    const waits = asked.some(entry => entry.reply === undefined);
    if (!resting && seen && (!waits || sim.once(5)))
      for (const request of whatNow(sim, seen, name, invitation.host !== undefined, { cuts, hidden })) ask(request);
  };
  sim.later(sim.between(1, 500), live);
  return {
    guest: client,
    asked,
    shown,
    frames,
    sent,
    cuts,
    rest: () => {
      resting = true;
    },
  };
}

/** Keeps what goes over a line, in both directions. */
function overhear(
  events: ClientSocketEvents,
  connect: (events: ClientSocketEvents) => ClientSocket,
  frames: string[],
  sent: string[],
): ClientSocket {
  const wire = connect({ ...events, onMessage: text => void [frames.push(text), events.onMessage(text)] });
  return { ...wire, send: text => void [sent.push(text), wire.send(text)] };
}

const shownBy = ({ number, seat, scene }: ClientState): StormShown => ({
  number,
  seat,
  scene: scene && JSON.stringify(scene),
});

type Cuts = { readonly cuts: Cut[]; readonly hidden: Map<string, PendingCut> };

/** Most commit themselves first, and most of these keep their word. */
function cutFor(sim: Sim, { room }: ClientState, seat: Seat, name: string, { cuts, hidden }: Cuts): ClientRequest[] {
  const { seal, shuffling } = room;
  const cut = `${name}-${sim.now()}`;
  const kept = seal === undefined ? undefined : hidden.get(`${seal} ${seat}`);
  if (shuffling) {
    if (!kept || !shuffling.hiding.includes(seat) || sim.once(4)) return [];
    cuts.push({ cutting: kept, room });
    return [{ ask: 'reveal', cut: kept.cut }];
  }
  if (seal === undefined || sim.once(4)) return [{ ask: 'cut', cut }];
  const cutting = kept ?? { seal, seat, cut };
  hidden.set(`${seal} ${seat}`, cutting);
  return [{ ask: 'cut', commitment: pendingCutCommitment(cutting) }];
}

function whatNow(sim: Sim, seen: ClientState, name: string, isHost: boolean, cuts: Cuts): ClientRequest[] {
  const { random } = sim;
  const { seat } = seen;
  if (isHost && !seen.room.playing && sim.once(4)) return [pick(random, [...START, ...CHANGES])];
  if (isHost && sim.once(80)) return [pick(random, bossy(sim, seen))];
  if (seat === null)
    return sim.once(3) ? [{ ask: 'sit', name, ...(sim.once(2) && { cut: `${name}-${sim.now()}` }) }] : [];
  if (!seen.room.playing && seen.room.match > 0 && sim.once(8)) return [{ ask: 'decline' }];
  if (!seen.room.playing) return cutFor(sim, seen, seat, name, cuts);
  if (sim.once(25)) return [pick(random, foolish(seen, seat))];
  if (seen.room.undo && seen.room.undo.seat !== seat) return [{ ask: sim.once(3) ? 'decline' : 'agree' }];
  const plays = seen.plays ?? [];
  const may = seen.scene?.turn.includes(seat) || (seen.scene?.interrupt?.includes(seat) && sim.once(3));
  return may && plays.length > 0 ? [{ ask: 'play', play: pick<Play>(random, plays) }] : [];
}

const START: readonly ClientRequest[] = (['easy', 'easy', 'normal'] as const).map(fill => ({ ask: 'start', fill }));

const CHANGES: readonly ClientRequest[] = (['none', 'allowed'] as const).map(hints => ({
  ask: 'settings',
  settings: { hints },
}));

const foolish = (seen: ClientState, seat: Seat): ClientRequest[] => [
  { ask: 'undo' },
  { ask: 'leave' },
  { ask: 'back' },
  { ask: 'stand-in', seat },
  { ask: 'stand-in', seat: 1 - Math.min(seat, 1) },
  { ask: 'play', play: { do: 'nonsense' } },
  { ask: 'play', play: seen.plays?.[0] ?? null },
  { ask: 'lock' },
  { ask: 'hint' },
  { ask: 'cut', cut: 'late' },
  { ask: 'reveal', cut: 'another' },
];

const bossy = (sim: Sim, seen: ClientState): ClientRequest[] => [
  { ask: seen.room.locked ? 'unlock' : 'lock' },
  { ask: 'unlock' },
  { ask: 'remove', seat: sim.between(0, seen.room.seats.length - 1) },
  { ask: 'computer', seat: sim.between(0, seen.room.seats.length - 1), level: 'easy' },
  { ask: 'settings', settings: { hints: 'allowed' } },
];
