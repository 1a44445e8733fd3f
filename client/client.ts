/**
 * A guest at a distant table. He keeps what he knows of it, comes back by himself when the line breaks, hears
 * everything he missed, and asks again for what was not answered, under the same name so that it is done once.
 */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { afterNews, afterSnapshot, type ClientState, type NewsFrame, type Snapshot } from './client-state.ts';

export type Wire = { send(text: string): void; close(): void };

export type WireEvents = { opened(): void; heard(text: string): void; closed(): void };

export type ClientPorts = {
  connect(events: WireEvents): Wire;
  /** Runs something later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** A name nobody guesses, of 16 letters or more. */
  newId(): string;
  /** A number from 0 up to 1, another each time: those whose lines broke at once do not come back at once. */
  chance(): number;
};

export type Credentials = {
  readonly table: string;
  readonly seat?: string;
  readonly host?: string;
  /** Whether the right plays are to be told with the news. */
  readonly plays?: true;
};

export type Reply = { readonly ok: boolean; readonly number?: number; readonly token?: string } & Readonly<
  Record<string, unknown>
>;

export type ClientEvents = {
  /** The table has changed, or was seen for the first time. */
  seen(seen: ClientState): void;
  /** Presence, phrases and whatever else is told in passing. */
  told?(frame: Readonly<Record<string, unknown>>): void;
  /** The line is there, is being mended, or is given up because the table will not have us. */
  line?(state: 'up' | 'down' | 'refused', why?: Reply): void;
};

export type Client = {
  seen(): ClientState | undefined;
  token(): string | undefined;
  ask(request: { readonly ask: string } & Readonly<Record<string, unknown>>): Promise<Reply>;
  close(): void;
};

/** A request that is not answered, and the seat it was made from. */
type Waiting = { readonly text: string; readonly seat: Seat | null; done(reply: Reply): void };

type State = {
  readonly ports: ClientPorts;
  readonly events: ClientEvents;
  readonly waiting: Map<string, Waiting>;
  invitation: Credentials;
  seen: ClientState | undefined;
  wire: Wire | undefined;
  /** The name of a hello that is not answered yet, and the token it was said with. */
  hello: string | undefined;
  shown: string | undefined;
  /** Pulses since anything was heard, and lines that failed since one was good. */
  silence: number;
  failures: number;
  callOff: () => void;
};

/** What is unanswered is sent again at every pulse; a line silent for so many pulses is given up. */
const PULSE = 5000;
/** The next pulse comes sooner when something could not be done just now. */
const SOON = 1000;
const LISTEN = 2;
const SILENCE = 4;
/** Before a line is tried again, and what chance adds to it at most. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const SPREAD = 1000;

export function connectClient(invitation: Credentials, ports: ClientPorts, events: ClientEvents): Client {
  const state: State = {
    ports,
    events,
    invitation,
    waiting: new Map(),
    seen: undefined,
    wire: undefined,
    hello: undefined,
    shown: undefined,
    silence: 0,
    failures: 0,
    callOff: () => undefined,
  };
  connect(state);
  return {
    seen: () => state.seen,
    token: () => state.invitation.seat,
    ask: request => ask(state, request),
    close() {
      hangUp(state);
    },
  };
}

/** Events of a line that has been given up are not heard. */
function connect(state: State): void {
  const isOurs = (): boolean => wire === state.wire;
  const wire: Wire = state.ports.connect({
    opened: () => isOurs() && greet(state),
    heard: text => isOurs() && hear(state, text),
    closed: () => isOurs() && mend(state),
  });
  state.wire = wire;
  state.silence = 0;
  schedulePulse(state);
}

function hangUp(state: State): void {
  const { wire } = state;
  state.wire = undefined;
  state.callOff();
  wire?.close();
}

function mend(state: State): void {
  hangUp(state);
  state.hello = undefined;
  state.events.line?.('down');
  state.callOff = state.ports.later(pauseAfter(state.failures, state.ports.chance()), () => connect(state));
  state.failures += 1;
}

/** The longer nobody answers, the wider those who ask are spread. */
function pauseAfter(failures: number, chance: number): number {
  const pause = nth(PAUSES, Math.min(failures, PAUSES.length - 1));
  return Math.round(pause + chance * Math.max(pause, SPREAD));
}

function schedulePulse(state: State, delay: number = PULSE): void {
  state.callOff();
  state.callOff = state.ports.later(delay, () => pulse(state));
}

function pulse(state: State): void {
  state.silence += 1;
  if (state.silence >= SILENCE) mend(state);
  else {
    if (state.hello !== undefined) greet(state);
    else if (state.waiting.size > 0) sendAll(state);
    else if (state.silence >= LISTEN) state.wire?.send('{"ask":"ping"}');
    schedulePulse(state);
  }
}

function greet(state: State): void {
  const { invitation, seen, ports } = state;
  state.hello = ports.newId();
  state.shown = invitation.seat;
  const since = seen === undefined ? {} : { since: seen.number, as: seen.seat };
  state.wire?.send(JSON.stringify({ ask: 'hello', id: state.hello, ...invitation, ...since }));
}

/** What was asked from a seat is not asked again from another: it might be done there as well. */
function sendAll({ waiting, wire, seen }: State): void {
  for (const [id, { text, seat, done }] of waiting) {
    if (seat === null || seat === seen?.seat) wire?.send(text);
    else {
      waiting.delete(id);
      done({ ok: false, error: { code: 'not-seated', message: 'You no longer sit there.' } });
    }
  }
}

function ask(state: State, request: { readonly ask: string }): Promise<Reply> {
  const id = state.ports.newId();
  const text = JSON.stringify({ ...request, id });
  return new Promise(done => {
    state.waiting.set(id, { text, done, seat: state.seen?.seat ?? null });
    if (state.hello === undefined && state.seen) state.wire?.send(text);
  });
}

function hear(state: State, text: string): void {
  const frame = JSON.parse(text) as Reply & { readonly tell?: string; readonly id?: string };
  state.silence = 0;
  if (frame.tell === 'news') hearNews(state, frame as unknown as NewsFrame);
  else if (frame.tell !== undefined) state.events.told?.(frame);
  else if (frame.id === undefined) hearPong(state, frame);
  if (frame.id !== undefined && frame.id === state.hello) welcomed(state, frame);
  else if (frame.id !== undefined) answered(state, frame.id, frame);
}

/** Without a name it answers a ping. The last news may have been lost, with none after them to show the gap. */
function hearPong(state: State, { number = 0 }: Reply): void {
  if (state.seen && number > state.seen.number) greet(state);
}

function hearNews(state: State, frame: NewsFrame): void {
  if (!state.seen) return;
  const seen = afterNews(state.seen, frame);
  if (seen === undefined) greet(state);
  else if (seen !== state.seen) notice(state, seen);
}

function notice(state: State, seen: ClientState): void {
  state.seen = seen;
  state.events.seen(seen);
}

/** A hello that failed for a passing reason is said again. */
function welcomed(state: State, reply: Reply): void {
  if (isFinal(reply)) return giveUp(state, reply);
  if (!reply.ok) return schedulePulse(state, SOON);
  state.hello = undefined;
  state.failures = 0;
  state.events.line?.('up');
  if (state.shown === state.invitation.seat) look(state, reply);
  else greet(state);
  if (state.hello === undefined) sendAll(state);
}

/** What was missed adds to what is known through the same eyes; a look that is older than that is of no use. */
function look(state: State, reply: Reply): void {
  const { seen } = state;
  const found = reply as unknown as Snapshot;
  const isWhole = found.after === undefined;
  if (!seen || (found.number >= seen.number && (isWhole || found.seat === seen.seat))) {
    notice(state, afterSnapshot(seen, found));
  } else if (isWhole || found.seat !== seen.seat) greet(state);
}

const isFinal = ({ error }: Reply): boolean =>
  ['bad-request', 'bad-token', 'no-table', 'table-trouble', 'crowded'].includes(
    (error as { code?: string })?.code ?? '',
  );

function giveUp(state: State, reply: Reply): void {
  hangUp(state);
  state.events.line?.('refused', reply);
}

function answered(state: State, id: string, reply: Reply): void {
  const asked = state.waiting.get(id);
  if (!asked) return;
  if (isPassing(reply)) return schedulePulse(state, SOON);
  state.waiting.delete(id);
  if (reply.token !== undefined) {
    state.invitation = { ...state.invitation, seat: reply.token };
    look(state, reply);
  }
  asked.done(reply);
}

/** What could not be done just now is asked again. */
const isPassing = ({ error }: Reply): boolean =>
  ['too-fast', 'try-again', 'no-hello'].includes((error as { code?: string })?.code ?? '');
