/** What the record of a match comes to when it is held against what was kept here: done by itself when a match is over. */
import type { Game, Happening, Name, Seat } from '@parlour/kernel/game';
import { readHeader } from '@parlour/kernel/record';
import { NO_CUT, withheld } from '@parlour/kernel/seal';
import type { Unproved } from '@parlour/table/disclosed';
import { type Cutting, commitmentFor } from '@parlour/table/slip';
import type { Room } from '@parlour/table/snapshot';
import { type Verdict, verifyRecord } from '@parlour/table/verify';
import { wordingFor } from '@parlour/table/wording';
import type { Keepsake } from './keepsake.ts';
import { namingOf } from './sentences.ts';

/** Our share in a shuffle: our cut with its slip, one that was not shown in time, one that came too late, or none. */
export type Share = 'cut' | 'hidden' | 'late' | 'none';

export type ShuffleProof =
  | {
      readonly is: 'verified';
      readonly share: Share;
      /** Other players who never showed their cut, and those who did not cut; records kept earlier do not have the latter. */
      readonly withheld: readonly Seat[];
      readonly uncut?: readonly Seat[];
    }
  /** Secret, seal and cuts were all made on this device. */
  | { readonly is: 'verified here' }
  | { readonly is: 'unproved'; readonly why: Unproved; readonly message: string }
  | { readonly is: 'wrong'; readonly message: string }
  /** The table does not give out its record, or not before a round of a tournament is over. */
  | { readonly is: 'no record' | 'held' };

/** What a seat has to hold against a record. */
export type Held = {
  readonly keepsake: Keepsake;
  readonly room: Room;
  readonly seat: Seat;
  readonly history: readonly Happening[];
};

export function proofOfRemote(game: Game, text: string, held: Held): ShuffleProof {
  const { keepsake, room, seat, history } = held;
  const mine = cutsBefore(held);
  const seal = mine.at(-1)?.seal;
  const kept = keepsake.slip === undefined ? { ...(seal && { seal }) } : { slip: keepsake.slip };
  const name = namingOf(room.seats);
  const verdict = verifyRecord(game, text, { ...kept, noticed: { seat, history } }, wordingFor(name));
  if (!verdict.ok) return failed(verdict, excusedBy(held, Object.keys(kept).length === 0));
  const share = keepsake.slip === undefined ? shareIn(text, seat, mine) : 'cut';
  if (share === undefined) return { is: 'wrong', message: `Your cut is not that of ${name(seat)} among the Cuts.` };
  const withheld = verdict.withheld.filter(other => other !== seat);
  const uncut = verdict.uncut.filter(other => other !== seat && room.seats[other]?.is !== 'computer');
  return { is: 'verified', share, withheld, uncut };
}

/** A table that ever publishes a seal has the seal of its next match by now, so it cannot say that its deals were given. */
const excusedBy = ({ room }: Held, keptNothing: boolean): readonly Unproved[] =>
  keptNothing ? [...(room.seal === undefined ? ['given' as const] : []), 'moved', 'first form', 'undrawn'] : [];

/** What has been cut for the match after it is no part of it. */
const cutsBefore = ({ keepsake, room, seat }: Held): Cutting[] =>
  keepsake.cuttings.filter(
    cutting => cutting.seat === seat && !(cutting.seal === room.seal && room.cut[seat] === true),
  );

/** Without a slip: the record must say what became of our cut. Undefined if it says something else. */
function shareIn(text: string, seat: Seat, mine: readonly Cutting[]): Share | undefined {
  if (mine.length === 0) return 'none';
  const record = readHeader(text);
  const word = record.ok ? record.value.header.more.Cuts?.split(' ')[seat] : undefined;
  if (word === NO_CUT) return 'late';
  if (mine.some(({ cut }) => cut === word)) return 'cut';
  return mine.some(cutting => withheld(commitmentFor(cutting)) === word) ? 'hidden' : undefined;
}

export function proofHere(game: Game, text: string, name: Name): ShuffleProof {
  const verdict = verifyRecord(game, text, {}, wordingFor(name));
  return verdict.ok ? { is: 'verified here' } : failed(verdict, ['given', 'moved', 'first form', 'undrawn']);
}

/** A table that says less than it could is excused only where that is no surprise. */
function failed({ message, unproved }: Extract<Verdict, { ok: false }>, excused: readonly Unproved[]): ShuffleProof {
  return unproved !== undefined && excused.includes(unproved)
    ? { is: 'unproved', why: unproved, message }
    : { is: 'wrong', message };
}
