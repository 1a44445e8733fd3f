/** What must hold after a storm. Every complaint names what broke; none is explained away. */

import type { ClientState } from '@parlour/client/client';
import type { Game } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { answerNumber } from '@parlour/protocol/parse-lite';
import { awaitsComputer } from '@parlour/table/computer/moves';
import { applyEntry, foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import { writeTableRecord } from '@parlour/table/match-record';
import { writeCutReceipt } from '@parlour/table/shuffle/cut-receipt';
import { verifyRecord } from '@parlour/table/shuffle/verify';
import type { Table } from '@parlour/table/table';
import { matchSnapshot, roomSnapshot, visibleHistory } from '@parlour/table/views';
import type { Person, StormAsked, StormShown } from './player.ts';
import { spokenRightly } from './spoken.ts';

export type Aftermath = {
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** How long the log was a while before. */
  readonly before: number;
  readonly persons: readonly Person[];
};

export function* complaints(aftermath: Aftermath): Generator<string> {
  const { log, persons, before } = aftermath;
  yield* wholeLog(log);
  yield* doneOnce(log, persons);
  yield* spokenRightly(persons);
  yield* leaks(log, persons);
  yield* cutsTooEarly(log, persons);
  const table = yield* replay(aftermath);
  yield* caughtUp(aftermath);
  if (mustPlay(table) && log.length === before) yield 'a computer player is awaited and does not play';
}

/** Where the game is against the clock nobody has to do anything: they may find nothing, or take their time over it. */
const mustPlay = (table: Table): boolean =>
  table.status?.is === 'open' && table.status.stall === undefined && awaitsComputer(table);

/** Without gaps, and time never runs backwards. */
function* wholeLog(log: readonly LogEntry[]): Generator<string> {
  for (const [i, entry] of log.entries()) {
    if (entry.number !== i + 1) yield `entry ${i + 1} has number ${entry.number}`;
    if (i > 0 && entry.at < itemAt(log, i - 1).at) yield `entry ${entry.number} is older than the one before`;
  }
}

/** Whatever was acknowledged is in the log exactly once; whatever was not, once at most. */
function* doneOnce(log: readonly LogEntry[], persons: readonly Person[]): Generator<string> {
  const numbers = new Map<string, number>();
  for (const { ref, number } of log) {
    if (ref === undefined) continue;
    if (numbers.has(ref)) yield `${ref} was done at ${numbers.get(ref)} and again at ${number}`;
    numbers.set(ref, number);
  }
  for (const { request, reply, id } of persons.flatMap(person => person.asked)) {
    if (!reply?.ok || UNLOGGED.has(request.ask)) continue;
    const done = [...numbers].find(([ref]) => ref.endsWith(`/${id}`))?.[1] ?? shownAt(log, request);
    if (done === undefined) yield `${request.ask} ${id} was acknowledged and is not in the log`;
    else if ((answerNumber(reply) ?? 0) < done)
      yield `${request.ask} ${id} was acknowledged at ${answerNumber(reply)}, done at ${done}`;
  }
}

/** A cut that is shown again under another name is acknowledged and not written again. */
const shownAt = (log: readonly LogEntry[], request: StormAsked['request']): number | undefined =>
  log.find(entry => entry.what === 'reveal' && request.ask === 'reveal' && entry.cut === request.cut)?.number;

/** Answers to these change nothing, or need not. */
const UNLOGGED = new Set(['hint', 'say', 'plays', 'back', 'decline']);

/** No secret of a seal is ever sent. */
function* leaks(log: readonly LogEntry[], persons: readonly Person[]): Generator<string> {
  const secrets = log.flatMap(entry => (entry.what === 'seal' ? [entry.seal.secret.slice(0, 32)] : []));
  for (const { frames } of persons) {
    const found = frames.find(frame => secrets.some(secret => frame.includes(secret)));
    if (found !== undefined) yield `a secret was sent: ${found.slice(0, 80)}`;
  }
}

/** A cut that was committed to is told to nobody before the match it cuts for begins. */
function* cutsTooEarly(log: readonly LogEntry[], persons: readonly Person[]): Generator<string> {
  const cuts = log.flatMap(entry => (entry.what === 'reveal' ? [JSON.stringify(entry.cut)] : []));
  for (const { frames } of persons) {
    const found = frames.find(frame => !frame.includes('"begin"') && cuts.some(cut => frame.includes(cut)));
    if (found !== undefined) yield `a cut was told too early: ${found.slice(0, 80)}`;
  }
}

/** Folds the log again, judging every input, and compares what everybody was shown and refused on the way. */
function* replay({ game, log, persons }: Aftermath): Generator<string, Table> {
  const shown = byNumber(persons.flatMap(person => person.shown));
  const refused = byNumber(
    persons
      .flatMap(person => person.asked)
      .flatMap(asked => (asked.reply && 'refusal' in asked.reply ? [{ asked, ...asked.reply }] : [])),
  );
  const known = byNumber(persons.flatMap(({ guest: client }) => client.state() ?? []));
  const table = foldTable(game, log.slice(0, 1));
  for (const entry of log.slice(1)) {
    yield* judge(table, entry);
    if (entry.what === 'begin') yield* verified(table, persons);
    applyEntry(table, entry);
    for (const what of shown.get(entry.number) ?? []) yield* sawRightly(table, what);
    for (const { asked, refusal } of refused.get(entry.number) ?? [])
      yield* refusedRightly(table, asked, refusal.clause);
    for (const seen of known.get(entry.number) ?? []) yield* knows(table, seen);
  }
  yield* verified(table, persons);
  return table;
}

function byNumber<T extends { readonly number: number }>(items: readonly T[]): Map<number, T[]> {
  const map = new Map<number, T[]>();
  for (const item of items) map.set(item.number, [...(map.get(item.number) ?? []), item]);
  return map;
}

function* judge({ game, current: sitting }: Table, entry: LogEntry): Generator<string> {
  if (entry.what !== 'input' || typeof entry.input.by !== 'number') return;
  const refusal = game.refuse(assertDefined(sitting).match.state, entry.input.by, entry.input.play);
  if (refusal) yield `entry ${entry.number} breaks ${refusal.clause}`;
}

/** A match that is over verifies: every draw came from its seal, and everybody's slip agrees whose cut was in it. */
function* verified({ game, opened, current: sitting, status }: Table, persons: readonly Person[]): Generator<string> {
  if (!sitting?.sealed || status?.is !== 'over') return;
  const record = writeTableRecord(sitting);
  const kept = persons
    .flatMap(({ cuts }) => cuts)
    .filter(({ room }) => room.seal === assertDefined(sitting.sealed).commitment);
  const shown = kept.filter(({ cutting }) => sitting.cuts[cutting.seat] === cutting.cut);
  const slips = shown.map(({ room, cutting }) => writeCutReceipt({ ...opened, game }, room, cutting) ?? 'none');
  for (const slip of [undefined, ...slips]) {
    const verdict = verifyRecord(game, record, slip === undefined ? {} : { slip });
    if (!verdict.ok) yield `match ${sitting.number} does not verify: ${verdict.message}`;
  }
}

function* sawRightly(table: Table, { number, seat, scene }: StormShown): Generator<string> {
  const right = JSON.stringify(matchSnapshot(table, seat));
  if (scene !== right) yield `at ${number} chair ${seat} was shown ${scene} instead of ${right}`;
}

function* refusedRightly(
  { game, current: sitting }: Table,
  { seat, request }: StormAsked,
  clause: string,
): Generator<string> {
  if (request.ask !== 'play' || !game.isPlay(request.play))
    return void (yield `${request.ask} was refused by ${clause}`);
  const right = game.refuse(assertDefined(sitting).match.state, assertDefined(seat), request.play)?.clause;
  if (clause !== right)
    yield `seat ${seat} was refused ${JSON.stringify(request.play)} by ${clause}, right is ${right}`;
}

/** After a while of good weather everybody has been told everything, and has been answered. */
function* caughtUp({ persons, before }: Aftermath): Generator<string> {
  for (const [n, { guest: client, asked }] of persons.entries()) {
    const { number } = client.state() ?? { number: 0 };
    if (number < before) yield `person ${n} has heard of ${number} of ${before} entries`;
    const open = asked.find(entry => entry.reply === undefined);
    if (open) yield `person ${n} was never answered: ${JSON.stringify(open.request)}`;
  }
}

/** Whatever somebody has put together from looks and news is the table as it is. */
function* knows(table: Table, { seat, room, history, number, table: agreed }: ClientState): Generator<string> {
  const [right, rightRoom] = [visibleHistory(table, seat), JSON.stringify(roomSnapshot(table))];
  if (JSON.stringify(history) !== JSON.stringify(right)) {
    yield `at ${number} chair ${seat} remembers ${history.length} happenings, not ${right.length}, or others`;
  }
  if (JSON.stringify(agreed?.settings) !== JSON.stringify(table.opened.settings)) {
    yield `at ${number} chair ${seat} believes in other settings: ${JSON.stringify(agreed?.settings)}`;
  }
  if (JSON.stringify(room) !== rightRoom)
    yield `at ${number} chair ${seat} knows the room as ${JSON.stringify(room)}, not ${rightRoom}`;
}
