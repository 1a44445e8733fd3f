/**
 * A client of a distant table. It keeps what is known of the table, comes back by itself when the line breaks, hears
 * everything it missed, and asks again for what was not answered, under the same name so that it is done once.
 */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { ClientFrameOf, ClientRequest } from '@parlour/protocol/client-frames';
import { isFinal, isPassing } from '@parlour/protocol/error-codes';
import { answerTo, errorOf, readServerFrame } from '@parlour/protocol/read';
import type { Answer, AnswerTo, Failed, NewsFrame, Presence, Said, Welcome } from '@parlour/protocol/server-frames';
import { PROTOCOL, SIGNED_OUT } from '@parlour/protocol/version';
import { afterNews, afterSnapshot, type ClientState } from './client-state.ts';

/** An open line. */
export type Wire = { send(text: string): void; close(): void };

/** What a line tells. */
export type WireEvents = { opened(): void; heard(text: string): void; closed(code?: number): void };

/** What a client needs of its platform. */
export type ClientPorts = {
  connect(events: WireEvents): Wire;
  /** Runs something later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** A name nobody guesses, of 16 letters or more. */
  newId(): string;
  /** A number from 0 up to 1, another each time: those whose lines broke at once do not come back at once. */
  chance(): number;
};

/** Which table, and the tokens that say which seat or table is yours. */
export type Credentials = {
  readonly table: string;
  readonly seat?: string;
  readonly host?: string;
  /** Whether the right plays are to be told with the news. */
  readonly plays?: true;
};

/** What is told while a client is connected. */
export type ClientEvents = {
  /** The table has changed, or was seen for the first time. */
  seen(seen: ClientState): void;
  /** Who is there, and polite phrases: told in passing. */
  told?(frame: Presence | Said): void;
  /** The line is there, is being mended, or is given up because the table will not have us. */
  line?(state: 'up' | 'down' | 'refused', why?: Failed): void;
  /** The member's session has ended, here or on another device; a seat of theirs is not ours until they sign in again. */
  signedOut?(): void;
};

/** A line to one table, which is mended by itself. */
export type Client = {
  seen(): ClientState | undefined;
  token(): string | undefined;
  /** Under a name of its own, or under the one it was asked by before: then it is done once, however often it is asked. */
  ask<R extends ClientRequest>(request: R, id?: string): Promise<AnswerTo<R['ask']>>;
  close(): void;
};

/** A request that is not answered, and the seat it was made from. */
type Waiting = { readonly text: string; readonly seat: Seat | null; done(answer: Answer | NewsFrame): void };

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
/** A line is asked whether it still holds one pulse before it would be given up: every guest who waits does so. */
const LISTEN = 3;
const SILENCE = 4;
/** Before a line is tried again, and what chance adds to it at most. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const SPREAD = 1000;

/** Connects over whatever line the ports open, and says hello by itself, also after every break. */
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
    ask: (request, id = ports.newId()) => ask(state, request, id),
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
    closed: code => isOurs() && closed(state, code),
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

/** Whoever was signed out comes back as a guest: the session is gone, so it cannot come back as the member. */
function closed(state: State, code: number | undefined): void {
  mend(state);
  if (code === SIGNED_OUT) state.events.signedOut?.();
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
    else if (state.silence >= LISTEN) send(state, { ask: 'ping' });
    schedulePulse(state);
  }
}

function greet(state: State): void {
  const { invitation, seen, ports } = state;
  state.hello = ports.newId();
  state.shown = invitation.seat;
  const since = seen === undefined ? {} : { since: seen.number, as: seen.seat };
  const { hello: id } = state;
  send(state, { ask: 'hello', id, protocol: PROTOCOL, ...invitation, ...since });
}

function send({ wire }: State, frame: ClientFrameOf<'hello' | 'ping'>): void {
  wire?.send(JSON.stringify(frame));
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

function ask<R extends ClientRequest>(state: State, request: R, id: string): Promise<AnswerTo<R['ask']>> {
  const text = JSON.stringify({ ...request, id });
  return new Promise(resolve => {
    const done = (answer: Answer | NewsFrame): void => resolve(answerTo<R['ask']>(request.ask, answer));
    state.waiting.set(id, { text, done, seat: state.seen?.seat ?? null });
    if (state.hello === undefined && state.seen) state.wire?.send(text);
  });
}

/** What is not understood is passed over: a newer server may say more. */
function hear(state: State, text: string): void {
  const frame = readServerFrame(text);
  state.silence = 0;
  if (frame === undefined) return;
  if (!('tell' in frame)) hearAnswer(state, frame);
  else if (frame.tell !== 'news') state.events.told?.(frame);
  else {
    hearNews(state, frame);
    if (frame.id !== undefined) answered(state, frame.id, frame);
  }
}

/** Without a name it answers a ping. */
function hearAnswer(state: State, answer: Answer): void {
  if (answer.id === undefined) hearPong(state, answer);
  else if (answer.id === state.hello) welcomed(state, answerTo('hello', answer));
  else answered(state, answer.id, answer);
}

/** The last news may have been lost, with none after them to show the gap. */
function hearPong(state: State, answer: Answer): void {
  const pong = answerTo('ping', answer);
  if (pong.ok && state.seen && (pong.number ?? 0) > state.seen.number) greet(state);
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
function welcomed(state: State, answer: AnswerTo<'hello'>): void {
  if (!answer.ok) return isFinal(errorOf(answer)) ? giveUp(state, answer) : schedulePulse(state, SOON);
  state.hello = undefined;
  state.failures = 0;
  state.events.line?.('up');
  if (answer.signedOut) state.events.signedOut?.();
  if (state.shown === state.invitation.seat) look(state, answer);
  else greet(state);
  if (state.hello === undefined) sendAll(state);
}

/** What was missed adds to what is known through the same eyes; a look that is older than that is of no use. */
function look(state: State, found: Welcome): void {
  const { seen } = state;
  const isWhole = found.after === undefined;
  if (!seen || (found.number >= seen.number && (isWhole || found.seat === seen.seat))) {
    notice(state, afterSnapshot(seen, found));
  } else if (isWhole || found.seat !== seen.seat) greet(state);
}

function giveUp(state: State, why: Failed): void {
  hangUp(state);
  state.events.line?.('refused', why);
}

/** What could not be done just now is asked again. */
function answered(state: State, id: string, answer: Answer | NewsFrame): void {
  const asked = state.waiting.get(id);
  if (!asked) return;
  if ('error' in answer && isPassing(answer.error)) return schedulePulse(state, SOON);
  state.waiting.delete(id);
  if ('token' in answer) {
    state.invitation = { ...state.invitation, seat: answer.token };
    look(state, answer);
  }
  asked.done(answer);
}
