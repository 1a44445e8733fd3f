/** Replays records: every moment from any chair, plays that were never made, and branches into new matches. */
import { openRecord, replayOpenedRecord } from '@parlour/games/shelf/open-record';
import type { ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Chair, Facts, GameEvent, MatchResult, Play, Seat, SeatName, View } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, rebuildMatch, redactFor } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { formatRecordFault, isExample, parseRecord, type RecordFault } from '@parlour/kernel/record';
import { failure, itemAt, type Result, success, unwrap, valueOr } from '@parlour/kernel/result';
import { addRefusalMessage, type RefusalWithMessage } from '@parlour/kernel/sentences';
import { draftTableFromMatch } from '@parlour/table/create';
import type { ComputerPace, EntryDraft } from '@parlour/table/log';
import type { VerificationResult } from '@parlour/table/shuffle/verify';
import { limitPlaysPerKind } from '@parlour/table/views';
import { entropy, MAX_OFFERED_PLAYS } from '../local/local-table.ts';
import { narrateEvents } from '../narration.ts';
import { numberedSeat, type SeatNamer } from '../seat-names.ts';
import type { TableEvent } from '../table-handle.ts';

export type RecordSummary = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly count: number;
  /** Partners sit opposite. */
  readonly sides: number;
  readonly length: number;
  readonly result: MatchResult | undefined;
  readonly scoringSteps: readonly ScoringStep[];
  readonly better: Facts['better'];
  /** A shown example, not a match that people played: its plays are not graded. */
  readonly isExample: boolean;
};

/** A record opened for replay. Moments exist only if `summary` succeeds. */
export type RecordReplay = {
  summary(): Promise<Result<RecordSummary>>;
  momentAt(step: number, chair: Chair): Promise<ReplayMoment>;
  eventsUpTo(step: number, chair: Chair): Promise<readonly GameEvent[]>;
  /** Plays a seat could have made. */
  offeredPlays(step: number, seat: Seat): Promise<OfferedPlays>;
  checkPlay(step: number, seat: Seat, play: Play): Promise<RefusalWithMessage | undefined>;
  /** Returns the moment after a play that was never made; undefined if it is not permitted. */
  tryPlay(step: number, seat: Seat, play: Play): Promise<TriedPlay | undefined>;
};

export async function replayRecord(
  read: ReadDataFile,
  text: string,
  names: readonly string[],
  me: Chair = null,
): Promise<RecordReplay> {
  const opened = await replayOpenedRecord(text, read);
  const name = namerOf(names);
  const replay = opened.ok ? success(createReplay(opened.value, name)) : failure(formatRecordFault(opened.fault));
  const record = parseRecord(text);
  const summary = replay.ok
    ? success({ ...summaryOf(replay.value, me), isExample: record.ok && isExample(record.value) })
    : replay;
  return {
    summary: async () => summary,
    momentAt: async (step, chair) => unwrap(replay).momentAt(step, chair),
    eventsUpTo: async (step, chair) => unwrap(replay).eventsUpTo(step, chair),
    offeredPlays: async (step, seat) => offeredPlaysAt(unwrap(replay), step, seat),
    checkPlay: async (step, seat, play) => checkPlayAt(unwrap(replay), name, step, seat, play),
    tryPlay: async (step, seat, play) => tryPlayAt(unwrap(replay), step, seat, play),
  };
}

export const namerOf =
  (names: readonly string[]): SeatName =>
  seat =>
    names[seat] ?? numberedSeat(seat);

function summaryOf(replay: Replay, me: Chair): Omit<RecordSummary, 'isExample'> {
  const { game, options, seating } = replay.match;
  const status = matchStatus(replay.match);
  return {
    game: game.id,
    rules: game.version,
    options,
    count: seating.count,
    sides: game.sides(seating.count),
    length: replay.length,
    result: status.is === 'over' ? status.result : undefined,
    scoringSteps: scoringStepsOf(replay, me),
    better: game.better,
  };
}

/** Returns the log of a new match that continues from a moment of a record. */
export async function branchFrom(
  read: ReadDataFile,
  text: string,
  step: number,
  pace: ComputerPace,
): Promise<RecordBranch> {
  const match = valueOr(await replayOpenedRecord(text, read), throwRecordError);
  const { game, options, seating } = match;
  const drafts = valueOr(
    draftTableFromMatch(rebuildMatch(match, step), { pace, start: 'ready' }, entropy),
    throwRecordError,
  );
  return { game: game.id, options, count: seating.count, drafts };
}

const throwRecordError = ({ message }: RecordFault): never => {
  throw new Error(message);
};

type RecordBranch = Pick<RecordSummary, 'game' | 'options' | 'count'> & { readonly drafts: readonly EntryDraft[] };

/** Verifies a record, against a stored slip if there is one. */
export async function verifyWithSlip(read: ReadDataFile, text: string, slip: string): Promise<VerificationResult> {
  const found = await openRecord(text, read);
  if (!found.ok) return { ok: false, ...found.fault };
  const { verifyRecord } = await import('@parlour/table/shuffle/verify');
  return verifyRecord(found.value.game, text, slip.trim() === '' ? {} : { slip });
}

export type ReplayMoment = { readonly view: View; readonly tableEvents: readonly TableEvent[] };

export type Replay = {
  readonly match: Match;
  /** Number of inputs; moment 0 is before the first. */
  readonly length: number;
  /** Seen by `chair`; `audience` is addressed as "you" (default: the same chair). */
  momentAt(step: number, chair: Chair, audience?: Chair): ReplayMoment;
  eventsUpTo(step: number, chair: Chair): readonly GameEvent[];
  /** The full state; only for checking plays. */
  stateAt(step: number): unknown;
  momentOf(replayed: ReplayState, chair: Chair, number: number, audience?: Chair): ReplayMoment;
};

type ReplayState = { readonly state: unknown; readonly events: Match['events'] };

export function createReplay(match: Match, name: SeatNamer): Replay {
  const { game } = match;
  const states = replayStates(match);
  const momentOf: Replay['momentOf'] = ({ state, events }, chair, number, audience = chair) => {
    const noticedEvents = events.map(event => redactFor(event, chair));
    return {
      view: game.view(state, chair),
      tableEvents: narrateEvents(game, noticedEvents, { name, chair: audience }, 1000 * number),
    };
  };
  return {
    match,
    length: match.log.length,
    momentOf,
    momentAt: (step, chair, audience) => momentOf(itemAt(states, step), chair, step, audience),
    stateAt: step => itemAt(states, step).state,
    eventsUpTo: (step, chair) =>
      states.slice(0, step + 1).flatMap(({ events }) => events.map(event => redactFor(event, chair))),
  };
}

function replayStates({ game, options, seating, log }: Match): ReplayState[] {
  const match = beginMatch(game, options, seating);
  const replayed: ReplayState[] = [{ state: match.state, events: [] }];
  for (const input of log) {
    const events = [...applyInput(match, input)];
    replayed.push({ state: match.state, events });
  }
  return replayed;
}

/** An event that scored points, with the scores after it. */
export type ScoringStep = {
  readonly step: number;
  readonly tableEvent: TableEvent;
  readonly scores: readonly number[];
};

export function scoringStepsOf({ match, length, momentAt }: Replay, audience: Chair): ScoringStep[] {
  const status = matchStatus(match);
  let scores = status.is === 'over' ? status.result.scores.map(() => 0) : [];
  return Array.from({ length }, (_, i) => i + 1).flatMap(step =>
    momentAt(step, null, audience).tableEvents.flatMap(tableEvent => {
      const points = tableEvent.event?.points;
      if (!points?.some(point => point !== 0)) return [];
      scores = scores.map((score, i) => score + (points[i] ?? 0));
      return [{ step, tableEvent, scores }];
    }),
  );
}

export type OfferedPlays = { readonly plays: readonly Play[]; readonly more: boolean };

/** The play as written, and the moment after it; later draws are left open. */
export type TriedPlay = { readonly written: string; readonly moment: ReplayMoment };

export function offeredPlaysAt({ match: { game }, stateAt }: Replay, step: number, seat: Seat): OfferedPlays {
  const plays = game.plays(stateAt(step), seat);
  const more = plays.length > MAX_OFFERED_PLAYS;
  return { plays: more ? limitPlaysPerKind(plays, MAX_OFFERED_PLAYS) : plays, more };
}

export function checkPlayAt(
  replay: Replay,
  name: SeatName,
  step: number,
  seat: Seat,
  play: Play,
): RefusalWithMessage | undefined {
  const { game } = replay.match;
  const refusal = game.isPlay(play) ? game.refuse(replay.stateAt(step), seat, play) : undefined;
  return refusal && addRefusalMessage(game, refusal, { name, reader: 'board' });
}

export function tryPlayAt(replay: Replay, step: number, seat: Seat, play: Play): TriedPlay | undefined {
  const { game } = replay.match;
  const state = replay.stateAt(step);
  if (!game.isPlay(play) || game.refuse(state, seat, play)) return undefined;
  const after = game.apply(state, { by: seat, play });
  const next = { state: after.state, events: [...after.events] };
  return { written: game.write(play), moment: replay.momentOf(next, seat, step + 1) };
}
