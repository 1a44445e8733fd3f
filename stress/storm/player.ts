/** A player in the storm: sits down, plays random plays in turn, and sometimes sends foolish requests. */

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
import type { FaultPlan } from './faults.ts';
import { connectUnreliably, type ServerPicker } from './faults.ts';
import type { Simulation } from './simulated-time.ts';

/** A request with its id, and its answer. */
export type SentRequest = {
  readonly id: string;
  readonly seat: Seat | null;
  readonly request: ClientRequest;
  reply: Answer | undefined;
};

/** What a client was shown at a number of the log. */
export type ShownScene = { readonly number: number; readonly seat: Seat | null; readonly scene: string | undefined };

type RevealedCut = { readonly cutting: PendingCut; readonly room: RoomSnapshot };

export type StormPlayer = {
  readonly client: Client;
  readonly asked: SentRequest[];
  readonly shown: ShownScene[];
  /** Frames received and sent, as text. */
  readonly frames: string[];
  readonly sent: string[];
  /** Cuts that were revealed, with the room at that moment. */
  readonly cuts: RevealedCut[];
  /** From now on it only watches. */
  stopPlaying(): void;
};

export function startPlayer(
  sim: Simulation,
  plan: FaultPlan,
  pickServer: ServerPicker,
  invitation: Credentials,
  name: string,
): StormPlayer {
  const asked: SentRequest[] = [];
  const shown: ShownScene[] = [];
  const frames: string[] = [];
  const sent: string[] = [];
  const cuts: RevealedCut[] = [];
  const hidden = new Map<string, PendingCut>();
  let isResting = false;
  let ids = 0;
  const newId = (): string => `${name}-${'x'.repeat(16)}-${++ids}`;
  const client = connectClient(
    { ...invitation, plays: true },
    {
      later: sim.schedule,
      chance: () => sim.between(0, 999) / 1000,
      newId,
      connect: events =>
        recordFrames(events, wireEvents => connectUnreliably(sim, plan, pickServer, wireEvents), frames, sent),
    },
    { onChange: state => shown.push(shownScene(state)) },
  );
  const ask = (request: ClientRequest): void => {
    const entry: SentRequest = { id: newId(), seat: client.state()?.seat ?? null, request, reply: undefined };
    asked.push(entry);
    void client.ask(request, entry.id).then(reply => {
      entry.reply = reply;
    });
  };
  const act = (): void => {
    sim.schedule(sim.between(50, 4000), act);
    const state = client.state();
    const waits = asked.some(entry => entry.reply === undefined);
    if (!isResting && state && (!waits || sim.oneIn(5)))
      for (const request of nextRequests(sim, state, name, invitation.host !== undefined, { cuts, hidden }))
        ask(request);
  };
  sim.schedule(sim.between(1, 500), act);
  return {
    client,
    asked,
    shown,
    frames,
    sent,
    cuts,
    stopPlaying: () => {
      isResting = true;
    },
  };
}

/** Records what goes over a wire in both directions. */
function recordFrames(
  events: ClientSocketEvents,
  connect: (events: ClientSocketEvents) => ClientSocket,
  frames: string[],
  sent: string[],
): ClientSocket {
  const wire = connect({ ...events, onMessage: text => void [frames.push(text), events.onMessage(text)] });
  return { ...wire, send: text => void [sent.push(text), wire.send(text)] };
}

const shownScene = ({ number, seat, scene }: ClientState): ShownScene => ({
  number,
  seat,
  scene: scene && JSON.stringify(scene),
});

type CutMemory = { readonly cuts: RevealedCut[]; readonly hidden: Map<string, PendingCut> };

/** Most players commit to a cut first, and most of these reveal it. */
function cutRequests(
  sim: Simulation,
  { room }: ClientState,
  seat: Seat,
  name: string,
  { cuts, hidden }: CutMemory,
): ClientRequest[] {
  const { seal, shuffling } = room;
  const cut = `${name}-${sim.now()}`;
  const pendingCut = seal === undefined ? undefined : hidden.get(`${seal} ${seat}`);
  if (shuffling) {
    if (!pendingCut || !shuffling.hiding.includes(seat) || sim.oneIn(4)) return [];
    cuts.push({ cutting: pendingCut, room });
    return [{ ask: 'reveal', cut: pendingCut.cut }];
  }
  if (seal === undefined || sim.oneIn(4)) return [{ ask: 'cut', cut }];
  const cutting = pendingCut ?? { seal, seat, cut };
  hidden.set(`${seal} ${seat}`, cutting);
  return [{ ask: 'cut', commitment: pendingCutCommitment(cutting) }];
}

function nextRequests(
  sim: Simulation,
  state: ClientState,
  name: string,
  isHost: boolean,
  cuts: CutMemory,
): ClientRequest[] {
  const { random } = sim;
  const { seat } = state;
  if (isHost && !state.room.playing && sim.oneIn(4)) return [pick(random, [...START_REQUESTS, ...SETTINGS_REQUESTS])];
  if (isHost && sim.oneIn(80)) return [pick(random, hostRequests(sim, state))];
  if (seat === null)
    return sim.oneIn(3) ? [{ ask: 'sit', name, ...(sim.oneIn(2) && { cut: `${name}-${sim.now()}` }) }] : [];
  if (!state.room.playing && state.room.match > 0 && sim.oneIn(8)) return [{ ask: 'decline' }];
  if (!state.room.playing) return cutRequests(sim, state, seat, name, cuts);
  if (sim.oneIn(25)) return [pick(random, foolishRequests(state, seat))];
  if (state.room.undo && state.room.undo.seat !== seat) return [{ ask: sim.oneIn(3) ? 'decline' : 'agree' }];
  const plays = state.plays ?? [];
  const may = state.scene?.turn.includes(seat) || (state.scene?.interrupt?.includes(seat) && sim.oneIn(3));
  return may && plays.length > 0 ? [{ ask: 'play', play: pick<Play>(random, plays) }] : [];
}

const START_REQUESTS: readonly ClientRequest[] = (['easy', 'easy', 'normal'] as const).map(fill => ({
  ask: 'start',
  fill,
}));

const SETTINGS_REQUESTS: readonly ClientRequest[] = (['none', 'allowed'] as const).map(hints => ({
  ask: 'settings',
  settings: { hints },
}));

const foolishRequests = (state: ClientState, seat: Seat): ClientRequest[] => [
  { ask: 'undo' },
  { ask: 'leave' },
  { ask: 'back' },
  { ask: 'stand-in', seat },
  { ask: 'stand-in', seat: 1 - Math.min(seat, 1) },
  { ask: 'play', play: { do: 'nonsense' } },
  { ask: 'play', play: state.plays?.[0] ?? null },
  { ask: 'lock' },
  { ask: 'hint' },
  { ask: 'cut', cut: 'late' },
  { ask: 'reveal', cut: 'another' },
];

const hostRequests = (sim: Simulation, state: ClientState): ClientRequest[] => [
  { ask: state.room.locked ? 'unlock' : 'lock' },
  { ask: 'unlock' },
  { ask: 'remove', seat: sim.between(0, state.room.seats.length - 1) },
  { ask: 'computer', seat: sim.between(0, state.room.seats.length - 1), level: 'easy' },
  { ask: 'settings', settings: { hints: 'allowed' } },
];
