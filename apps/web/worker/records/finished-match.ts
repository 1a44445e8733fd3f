/** Finished matches: the record with its turning point, and the verification of its shuffle. */
import type { Game, GameEvent, MatchResult, Seat, SeatName } from '@parlour/kernel/game';
import { parseRecord } from '@parlour/kernel/record';
import { NO_CUT, withheldCut } from '@parlour/kernel/seal';
import { writeTableRecord } from '@parlour/table/match-record';
import { type PendingCut, pendingCutCommitment } from '@parlour/table/shuffle/cut-receipt';
import { wordingWithNames } from '@parlour/table/shuffle/record-wording';
import { type UnprovedReason, type VerificationResult, verifyRecord } from '@parlour/table/shuffle/verify';
import type { Table, TableMatch } from '@parlour/table/table';
import { type RoomSnapshot, roomSnapshot } from '@parlour/table/views';
import { turningPointAt } from '../../history/match-statistics.ts';
import { narrateEvents } from '../narration.ts';
import type { StoredCuts } from '../remote/remote-shuffle.ts';
import { type SeatNamer, seatNamer } from '../seat-names.ts';
import type { StoredRecord, StoredTable } from '../store.ts';
import { workerText } from '../worker-text.ts';

/** `mine` are the owner's seats. */
export function finishedRecord(
  table: Table,
  sitting: TableMatch,
  row: StoredTable,
  result: MatchResult,
  mine: readonly Seat[],
): StoredRecord & { readonly proof: ShuffleProof } {
  const text = writeTableRecord(sitting);
  const name = seatNamer(roomSnapshot(table).seats);
  const turningPoint = turningPointSentence(table.game, sitting.match.events, result, name);
  return {
    id: `${row.id}.${sitting.number}`,
    game: row.game,
    ended: Date.now(),
    names: table.seats.map((_, seat) => name(seat)),
    mine,
    ...(row.daily !== undefined && sitting.number === 1 && { daily: row.daily }),
    ...(turningPoint !== undefined && { decided: turningPoint }),
    winners: result.winners,
    scores: result.scores,
    text,
    proof: proveLocalMatch(table.game, text, name),
  };
}

/** Undefined if nothing was scored. */
export function turningPointSentence(
  game: Game,
  events: readonly GameEvent[],
  result: MatchResult,
  name: SeatNamer,
): string | undefined {
  const scoring = events.filter(({ points }) => points?.some(point => point !== 0));
  let scores: readonly number[] = result.scores.map(() => 0);
  const runningScores = scoring.map(({ points = [] }) => {
    scores = scores.map((score, side) => score + (points[side] ?? 0));
    return scores;
  });
  const deciding = scoring[turningPointAt(runningScores, result, game.better)];
  return deciding && narrateEvents(game, [deciding], { name, chair: null })[0]?.sentence;
}

/** Our share in a shuffle: our cut with its slip, a cut not revealed in time, a cut that came too late, or none. */
export type ShuffleShare = 'cut' | 'hidden' | 'late' | 'none';

export type ShuffleProof =
  | {
      readonly is: 'verified';
      readonly share: ShuffleShare;
      /** Other players who never revealed their cut, and those who did not cut. Older records lack `uncut`. */
      readonly withheld: readonly Seat[];
      readonly uncut?: readonly Seat[];
    }
  /** Secret, seal and cuts were all made on this device. */
  | { readonly is: 'verified here' }
  | { readonly is: 'unproved'; readonly why: UnprovedReason; readonly message: string }
  | { readonly is: 'wrong'; readonly message: string }
  /** The table does not give the record at all, or not before a tournament round is over. */
  | { readonly is: 'no record' | 'held' };

/** What a seat knows to verify a record. */
export type VerificationInput = {
  readonly keepsake: StoredCuts;
  readonly room: RoomSnapshot;
  readonly seat: Seat;
  readonly history: readonly GameEvent[];
};

/** Verifies the record of a remote match against what this device has stored. */
export function proveRemoteMatch(game: Game, text: string, input: VerificationInput): ShuffleProof {
  const { keepsake, room, seat, history } = input;
  const ownCuts = ownCutsForMatch(input);
  const seal = ownCuts.at(-1)?.seal;
  const evidence = keepsake.slip === undefined ? { ...(seal && { seal }) } : { slip: keepsake.slip };
  const name = seatNamer(room.seats);
  const verdict = verifyRecord(game, text, { ...evidence, noticed: { seat, history } }, wordingWithNames(name));
  if (!verdict.ok) return failedProof(verdict, acceptedGaps(input, Object.keys(evidence).length === 0));
  const share = keepsake.slip === undefined ? shareInRecord(text, seat, ownCuts) : 'cut';
  if (share === undefined) return { is: 'wrong', message: workerText('cutDiffers', { name: name(seat) }) };
  const withheld = verdict.withheld.filter(other => other !== seat);
  const uncut = verdict.uncut.filter(other => other !== seat && room.seats[other]?.is !== 'computer');
  return { is: 'verified', share, withheld, uncut };
}

/** A table with a seal for its next match cannot claim that its deals were fixed. */
const acceptedGaps = ({ room }: VerificationInput, hasNoEvidence: boolean): readonly UnprovedReason[] =>
  hasNoEvidence ? [...(room.seal === undefined ? ['given' as const] : []), 'moved', 'first form', 'undrawn'] : [];

/** Leaves out cuts for the next match. */
const ownCutsForMatch = ({ keepsake, room, seat }: VerificationInput): PendingCut[] =>
  keepsake.cuttings.filter(
    cutting => cutting.seat === seat && !(cutting.seal === room.seal && room.cut[seat] === true),
  );

/** Without a slip, the record must say what happened to our cut. Undefined if it contradicts our cuts. */
function shareInRecord(text: string, seat: Seat, ownCuts: readonly PendingCut[]): ShuffleShare | undefined {
  if (ownCuts.length === 0) return 'none';
  const record = parseRecord(text);
  const recorded = record.ok ? record.value.header.more.Cuts?.split(' ')[seat] : undefined;
  if (recorded === NO_CUT) return 'late';
  if (ownCuts.some(({ cut }) => cut === recorded)) return 'cut';
  return ownCuts.some(cutting => withheldCut(pendingCutCommitment(cutting)) === recorded) ? 'hidden' : undefined;
}

/** Verifies the record of a local match. */
export function proveLocalMatch(game: Game, text: string, name: SeatName): ShuffleProof {
  const verdict = verifyRecord(game, text, {}, wordingWithNames(name));
  return verdict.ok ? { is: 'verified here' } : failedProof(verdict, ['given', 'moved', 'first form', 'undrawn']);
}

/** A record with missing evidence is 'unproved' only where that is expected, otherwise 'wrong'. */
function failedProof(
  { message, unproved }: Extract<VerificationResult, { ok: false }>,
  accepted: readonly UnprovedReason[],
): ShuffleProof {
  return unproved !== undefined && accepted.includes(unproved)
    ? { is: 'unproved', why: unproved, message }
    : { is: 'wrong', message };
}
