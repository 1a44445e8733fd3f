/** The invariants that must hold after a storm. Every complaint names what broke. */
import type { ClientState } from '@parlour/client/client';
import type { Game } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { clientFrameSchema, type RequestKind } from '@parlour/protocol/client-frames';
import { answerNumber } from '@parlour/protocol/parse-lite';
import {
  acknowledgedSchema,
  answerSchemas,
  failedSchema,
  newsFrameSchema,
  presenceSchema,
  saidSchema,
} from '@parlour/protocol/server-frames';
import { awaitsComputer } from '@parlour/table/computer/moves';
import { applyEntry, foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import { writeTableRecord } from '@parlour/table/match-record';
import { writeCutReceipt } from '@parlour/table/shuffle/cut-receipt';
import { verifyRecord } from '@parlour/table/shuffle/verify';
import type { Table } from '@parlour/table/table';
import { matchSnapshot, roomSnapshot, visibleHistory } from '@parlour/table/views';
import type { z } from 'zod';
import type { SentRequest, ShownScene, StormPlayer } from './player.ts';

export type Aftermath = {
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** The length of the log a while earlier. */
  readonly before: number;
  readonly persons: readonly StormPlayer[];
};

export function* findComplaints(aftermath: Aftermath): Generator<string> {
  const { log, persons, before } = aftermath;
  yield* checkLog(log);
  yield* checkIdempotency(log, persons);
  yield* checkProtocol(persons);
  yield* checkSealSecrets(log, persons);
  yield* checkCutSecrets(log, persons);
  const table = yield* replayLog(aftermath);
  yield* checkCatchUp(aftermath);
  if (isBotAwaited(table) && log.length === before) yield 'a computer player is on turn and does not play';
}

/** In a race against the clock no seat has to act: a bot may find nothing or take its time. */
const isBotAwaited = (table: Table): boolean =>
  table.status?.is === 'open' && table.status.stall === undefined && awaitsComputer(table);

/** The log has no gaps, and its time never runs backwards. */
function* checkLog(log: readonly LogEntry[]): Generator<string> {
  for (const [i, entry] of log.entries()) {
    if (entry.number !== i + 1) yield `entry ${i + 1} has number ${entry.number}`;
    if (i > 0 && entry.at < itemAt(log, i - 1).at) yield `entry ${entry.number} is older than the one before`;
  }
}

/** Every acknowledged request is in the log exactly once; every other at most once. */
function* checkIdempotency(log: readonly LogEntry[], persons: readonly StormPlayer[]): Generator<string> {
  const numbers = new Map<string, number>();
  for (const { ref, number } of log) {
    if (ref === undefined) continue;
    if (numbers.has(ref)) yield `${ref} was executed as ${numbers.get(ref)} and again as ${number}`;
    numbers.set(ref, number);
  }
  for (const { request, reply, id } of persons.flatMap(person => person.asked)) {
    if (!reply?.ok || UNLOGGED.has(request.ask)) continue;
    const done = [...numbers].find(([ref]) => ref.endsWith(`/${id}`))?.[1] ?? revealNumber(log, request);
    if (done === undefined) yield `${request.ask} ${id} was acknowledged and is not in the log`;
    else if ((answerNumber(reply) ?? 0) < done)
      yield `${request.ask} ${id} was acknowledged as ${answerNumber(reply)}, executed as ${done}`;
  }
}

/** A cut revealed again under another request id is acknowledged but not written again. */
const revealNumber = (log: readonly LogEntry[], request: SentRequest['request']): number | undefined =>
  log.find(entry => entry.what === 'reveal' && request.ask === 'reveal' && entry.cut === request.cut)?.number;

/** These requests may leave no entry. */
const UNLOGGED = new Set(['hint', 'say', 'plays', 'back', 'decline']);

/** The secret of a seal is never sent. */
function* checkSealSecrets(log: readonly LogEntry[], persons: readonly StormPlayer[]): Generator<string> {
  const secrets = log.flatMap(entry => (entry.what === 'seal' ? [entry.seal.secret.slice(0, 32)] : []));
  for (const { frames } of persons) {
    const found = frames.find(frame => secrets.some(secret => frame.includes(secret)));
    if (found !== undefined) yield `a secret was sent: ${found.slice(0, 80)}`;
  }
}

/** A committed cut is sent to no client before its match begins. */
function* checkCutSecrets(log: readonly LogEntry[], persons: readonly StormPlayer[]): Generator<string> {
  const cuts = log.flatMap(entry => (entry.what === 'reveal' ? [JSON.stringify(entry.cut)] : []));
  for (const { frames } of persons) {
    const found = frames.find(frame => !frame.includes('"begin"') && cuts.some(cut => frame.includes(cut)));
    if (found !== undefined) yield `a cut was revealed too early: ${found.slice(0, 80)}`;
  }
}

/** Folds the log again, judges every input, and compares every scene and refusal that clients got on the way. */
function* replayLog({ game, log, persons }: Aftermath): Generator<string, Table> {
  const shown = byNumber(persons.flatMap(person => person.shown));
  const refused = byNumber(
    persons
      .flatMap(person => person.asked)
      .flatMap(asked => (asked.reply && 'refusal' in asked.reply ? [{ asked, ...asked.reply }] : [])),
  );
  const clientStates = byNumber(persons.flatMap(({ client }) => client.state() ?? []));
  const table = foldTable(game, log.slice(0, 1));
  for (const entry of log.slice(1)) {
    yield* checkInput(table, entry);
    if (entry.what === 'begin') yield* verifyMatch(table, persons);
    applyEntry(table, entry);
    for (const what of shown.get(entry.number) ?? []) yield* checkScene(table, what);
    for (const { asked, refusal } of refused.get(entry.number) ?? []) yield* checkRefusal(table, asked, refusal.clause);
    for (const state of clientStates.get(entry.number) ?? []) yield* checkClientState(table, state);
  }
  yield* verifyMatch(table, persons);
  return table;
}

function byNumber<T extends { readonly number: number }>(items: readonly T[]): Map<number, T[]> {
  const map = new Map<number, T[]>();
  for (const item of items) map.set(item.number, [...(map.get(item.number) ?? []), item]);
  return map;
}

function* checkInput({ game, current: sitting }: Table, entry: LogEntry): Generator<string> {
  if (entry.what !== 'input' || typeof entry.input.by !== 'number') return;
  const refusal = game.refuse(assertDefined(sitting).match.state, entry.input.by, entry.input.play);
  if (refusal) yield `entry ${entry.number} breaks ${refusal.clause}`;
}

/**
 * A finished match verifies: every draw follows from its seal, and the slip of every player whose cut was used
 * agrees.
 */
function* verifyMatch(
  { game, opened, current: sitting, status }: Table,
  persons: readonly StormPlayer[],
): Generator<string> {
  if (!sitting?.sealed || status?.is !== 'over') return;
  const record = writeTableRecord(sitting);
  const cuts = persons
    .flatMap(({ cuts }) => cuts)
    .filter(({ room }) => room.seal === assertDefined(sitting.sealed).commitment);
  const shown = cuts.filter(({ cutting }) => sitting.cuts[cutting.seat] === cutting.cut);
  const slips = shown.map(({ room, cutting }) => writeCutReceipt({ ...opened, game }, room, cutting) ?? 'none');
  for (const slip of [undefined, ...slips]) {
    const verdict = verifyRecord(game, record, slip === undefined ? {} : { slip });
    if (!verdict.ok) yield `match ${sitting.number} does not verify: ${verdict.message}`;
  }
}

function* checkScene(table: Table, { number, seat, scene }: ShownScene): Generator<string> {
  const expected = JSON.stringify(matchSnapshot(table, seat));
  if (scene !== expected) yield `at ${number} chair ${seat} was shown ${scene} instead of ${expected}`;
}

function* checkRefusal(
  { game, current: sitting }: Table,
  { seat, request }: SentRequest,
  clause: string,
): Generator<string> {
  if (request.ask !== 'play' || !game.isPlay(request.play))
    return void (yield `${request.ask} was refused by ${clause}`);
  const expected = game.refuse(assertDefined(sitting).match.state, assertDefined(seat), request.play)?.clause;
  if (clause !== expected)
    yield `seat ${seat} was refused ${JSON.stringify(request.play)} by ${clause}; expected ${expected}`;
}

/** After a while without faults every client has every entry and every answer. */
function* checkCatchUp({ persons, before }: Aftermath): Generator<string> {
  for (const [n, { client, asked }] of persons.entries()) {
    const { number } = client.state() ?? { number: 0 };
    if (number < before) yield `client ${n} has received ${number} of ${before} entries`;
    const open = asked.find(entry => entry.reply === undefined);
    if (open) yield `client ${n} got no answer: ${JSON.stringify(open.request)}`;
  }
}

/** The state a client has built from snapshots and news equals the table. */
function* checkClientState(
  table: Table,
  { seat, room, history, number, table: agreed }: ClientState,
): Generator<string> {
  const [expected, expectedRoom] = [visibleHistory(table, seat), JSON.stringify(roomSnapshot(table))];
  if (JSON.stringify(history) !== JSON.stringify(expected)) {
    yield `at ${number} chair ${seat} has ${history.length} events, expected ${expected.length}, or others`;
  }
  if (JSON.stringify(agreed?.settings) !== JSON.stringify(table.opened.settings)) {
    yield `at ${number} chair ${seat} has other settings: ${JSON.stringify(agreed?.settings)}`;
  }
  if (JSON.stringify(room) !== expectedRoom)
    yield `at ${number} chair ${seat} has the room ${JSON.stringify(room)}, expected ${expectedRoom}`;
}

const PUSH_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  news: newsFrameSchema,
  presence: presenceSchema,
  said: saidSchema,
};
const ANSWER_SCHEMAS: Readonly<Record<string, z.ZodType>> = answerSchemas;

type ReceivedFrame = { readonly tell?: string; readonly id?: string; readonly ok?: boolean };

/** A frame without an id answers a ping; one with an unknown id answers a hello. */
function schemaFor({ tell, id, ok }: ReceivedFrame, requests: ReadonlyMap<string, RequestKind>): z.ZodType {
  if (tell !== undefined) return PUSH_SCHEMAS[tell] ?? failedSchema;
  if (!ok) return failedSchema;
  return ANSWER_SCHEMAS[id === undefined ? 'ping' : (requests.get(id) ?? 'hello')] ?? acknowledgedSchema;
}

export function* checkProtocol(persons: readonly StormPlayer[]): Generator<string> {
  for (const { asked: requests, frames, sent } of persons) {
    const asks = new Map(requests.map(({ id, request }) => [id, request.ask] as const));
    yield* frames.flatMap(text => schemaFault('heard', text, schemaFor(JSON.parse(text), asks)));
    yield* sent.flatMap(text => schemaFault('sent', text, clientFrameSchema));
  }
}

function schemaFault(how: string, text: string, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(JSON.parse(text));
  return error ? [`${how} what no schema knows: ${text.slice(0, 200)}: ${error.issues[0]?.message}`] : [];
}
