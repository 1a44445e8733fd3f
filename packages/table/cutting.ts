/**
 * Cutting the pack. Everybody commits to a cut; when all have, who takes part and who deals is settled; only then are the
 * cuts shown, and the deal follows from the secret and them. Whoever knows the secret knew no cut when it mattered.
 */

import type { Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { success } from '@parlour/kernel/result';
import { isCommitment, isCut } from '@parlour/kernel/seal';
import type { What } from './log.ts';
import { beginDrafts, type Decision, nextDealer } from './playing.ts';
import { shareOf, wordsOf } from './seal.ts';
import { type CutShare, isUnderWay, seatsAt, type Table } from './table.ts';
import { LAPSES, type Surroundings, trouble, type VerbOf } from './verbs.ts';

/** Giving one's cut is also how one says that one is ready. */
export function decideCut(table: Table, seat: Seat, verb: VerbOf<'cut'>, around: Surroundings): Decision {
  if (isUnderWay(table)) return trouble('match-running', 'The pack has been cut.');
  if (table.shares[seat] !== undefined) return trouble('bad-request', 'You have cut, and a cut stands.');
  const draft = cutDraft(seat, verb);
  return draft ? success(thenDeal(table, [...lapsed(table, seat, around), draft], around)) : badCut();
}

/** A person who asked for a rematch and left is not dealt in: their request lapses, and they are asked instead. */
function lapsed(table: Table, seat: Seat, around: Surroundings): What[] {
  if (!table.sitting) return [];
  const asking = seatsAt(table).filter(other => other !== seat && table.shares[other] !== undefined);
  return asking
    .filter(other => isGone(table, other, around, LAPSES))
    .map((other): What => ({ what: 'decline', seat: other }));
}

/** In a game by letter everyone is away most of the time, and that means nothing. */
export const isGone = (table: Table, seat: Seat, around: Surroundings, forMs?: number): boolean =>
  table.opened.settings.clock.kind !== 'days' && around.isAway(seat, forMs);

/** Undefined if it is no cut. */
export function cutDraft(seat: Seat, { cut, commitment }: Pick<VerbOf<'cut'>, 'cut' | 'commitment'>): What | undefined {
  if (cut !== undefined) return commitment === undefined && isCut(cut) ? { what: 'cut', seat, cut } : undefined;
  return commitment !== undefined && isCommitment(commitment) ? { what: 'commit', seat, commitment } : undefined;
}

export const badCut = (): Decision =>
  trouble('bad-request', 'A cut is one word of 1 to 128 plain characters, or the commitment to one.');

export function decideReveal(table: Table, seat: Seat, { cut }: VerbOf<'reveal'>, around: Surroundings): Decision {
  const share = table.shares[seat];
  if (share?.cut === cut) return success([]);
  if (!table.shuffling || !share) return trouble('no-match', 'No cuts are being shown.');
  if (!isCut(cut) || shareOf(table, seat, cut).commitment !== share.commitment) {
    return trouble('bad-request', 'That is not the cut you have committed to.');
  }
  return success(thenDealt(table, [{ what: 'reveal', seat, cut }], around));
}

/** Who sits where and who has cut what, once some drafts have been folded. */
type Ahead = {
  readonly seats: readonly Table['seats'][number]['is'][];
  readonly shares: readonly (CutShare | undefined)[];
};

function ahead(table: Table, drafts: readonly What[]): Ahead {
  const seats = table.seats.map(sits => sits.is);
  const shares = [...table.shares];
  for (const draft of drafts) {
    if (draft.what === 'sit') seats[draft.seat] = 'person';
    if (draft.what === 'computer') seats[draft.seat] = 'computer';
    if (draft.what === 'decline') shares[draft.seat] = undefined;
    if (draft.what === 'leave') [seats[draft.seat], shares[draft.seat]] = ['empty', undefined];
    if (draft.what === 'commit') shares[draft.seat] = { commitment: draft.commitment };
    if (draft.what === 'cut' || draft.what === 'reveal') shares[draft.seat] = shareOf(table, draft.seat, draft.cut);
  }
  return { seats, shares };
}

/** The cuts are shown once every seat is taken and every person has cut. */
export function thenDeal(table: Table, drafts: readonly What[], around: Surroundings): What[] {
  const { seats, shares } = ahead(table, drafts);
  const isReady = seats.every((sits, seat) => sits === 'computer' || (sits === 'person' && shares[seat] !== undefined));
  const goesOn = isReady && seats.includes('person') && !isUnderWay(table);
  return goesOn ? startDealing(table, drafts, around) : [...drafts];
}

/** From here on nothing can be changed. Where every cut was given openly the match begins at once. */
export function startDealing(table: Table, drafts: readonly What[], around: Surroundings): What[] {
  const { shares } = ahead(table, drafts);
  const dealer = nextDealer(table);
  const commitments = seatsAt(table).map(seat => shares[seat]?.commitment ?? null);
  const shuffle: What = { what: 'shuffle', commitments, ...(dealer === undefined ? {} : { dealer }) };
  const isShown = shares.every(share => share === undefined || share.cut !== undefined);
  const begun = isShown ? beginDrafts(table, wordsOf(commitments, shares), dealer, around.entropy) : [];
  return [...drafts, shuffle, ...begun];
}

/** The match begins when the last cut is shown. Whoever has left will not show theirs. */
export function thenDealt(table: Table, drafts: readonly What[], around: Surroundings): What[] {
  const { seats, shares } = ahead(table, drafts);
  const isAwaited = shares.some((share, seat) => share && share.cut === undefined && seats[seat] === 'person');
  return !table.shuffling || isAwaited ? [...drafts] : [...drafts, ...dealWith(table, shares, around.entropy)];
}

function dealWith(table: Table, shares: Ahead['shares'], entropy: Surroundings['entropy']): What[] {
  const { commitments, dealer } = must(table.shuffling);
  return beginDrafts(table, wordsOf(commitments, shares), dealer, entropy);
}

/** Whose cut is still to be shown. */
export const hidingAt = (table: Table): Seat[] =>
  seatsAt(table).filter(seat => table.shuffling && table.shares[seat] && table.shares[seat].cut === undefined);

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Pages show cuts by themselves; one that cannot for so long is not waited for. By letter that takes days. */
export function hidingEnds({ shuffling, opened }: Table): number | undefined {
  const { clock, waits } = opened.settings;
  const patience = waits === undefined ? 2 * MINUTE : 1000 * waits;
  return shuffling && shuffling.since + (clock.kind === 'days' ? clock.days * DAY : patience);
}

/** Somebody plays for whoever did not show their cut, until they are back; what they committed to stands in its place. */
export function dealWithout(table: Table, entropy: Surroundings['entropy']): What[] {
  const { standIn: level } = table.opened.settings;
  const absent = hidingAt(table).map((seat): What => ({ what: 'stand-in', seat, level, why: 'time' }));
  return [...absent, ...dealWith(table, table.shares, entropy)];
}
