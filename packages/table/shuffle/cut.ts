/**
 * Cutting the pack, a commit–reveal protocol. Every person commits to a cut; then players and dealer are fixed; only
 * then are the cuts revealed, and the deal follows from secret and cuts. So the server, which knows the secret,
 * learns no cut while it could still change anything.
 */

import type { Seat } from '@parlour/kernel/game';
import { assertDefined, success } from '@parlour/kernel/result';
import { isCommitment, isCut } from '@parlour/kernel/seal';
import { type CommandOf, commandError, REMATCH_LAPSE_MS, type TableEnv } from '../commands.ts';
import { type Decision, draftBegin, nextDealer } from '../decide/play.ts';
import type { EntryDraft } from '../log.ts';
import { type CutShare, isMatchUnderWay, type Table, tableSeats } from '../table.ts';
import { tableMessage } from '../table-messages.ts';
import { cutWords, toCutShare } from './seal.ts';

export function decideCut(table: Table, seat: Seat, command: CommandOf<'cut'>, env: TableEnv): Decision {
  if (isMatchUnderWay(table)) return commandError('match-running', tableMessage('alreadyCut'));
  if (table.cutShares[seat] !== undefined) return commandError('bad-request', tableMessage('youHaveCut'));
  const draft = cutDraft(seat, command);
  return draft ? success(dealIfReady(table, [...withdrawAwayRequests(table, seat, env), draft], env)) : rejectCut();
}

/** People who left are not dealt in; they are asked again. */
function withdrawAwayRequests(table: Table, seat: Seat, env: TableEnv): EntryDraft[] {
  if (!table.current) return [];
  const requesters = tableSeats(table).filter(other => other !== seat && table.cutShares[other] !== undefined);
  return requesters
    .filter(other => isPlayerAway(table, other, env, REMATCH_LAPSE_MS))
    .map((other): EntryDraft => ({ what: 'decline', seat: other }));
}

/** Never in a correspondence game, where being offline means nothing. */
export const isPlayerAway = (table: Table, seat: Seat, env: TableEnv, forMs?: number): boolean =>
  table.opened.settings.clock.kind !== 'days' && env.isAway(seat, forMs);

/** Undefined for an invalid cut. */
export function cutDraft(
  seat: Seat,
  { cut, commitment }: Pick<CommandOf<'cut'>, 'cut' | 'commitment'>,
): EntryDraft | undefined {
  if (cut !== undefined) return commitment === undefined && isCut(cut) ? { what: 'cut', seat, cut } : undefined;
  return commitment !== undefined && isCommitment(commitment) ? { what: 'commit', seat, commitment } : undefined;
}

export const rejectCut = (): Decision => commandError('bad-request', tableMessage('badCut'));

export function decideReveal(table: Table, seat: Seat, { cut }: CommandOf<'reveal'>, env: TableEnv): Decision {
  const share = table.cutShares[seat];
  if (share?.cut === cut) return success([]);
  if (!table.shuffling || !share) return commandError('no-match', tableMessage('noReveal'));
  if (!isCut(cut) || toCutShare(table, seat, cut).commitment !== share.commitment) {
    return commandError('bad-request', tableMessage('otherCut'));
  }
  return success(dealIfRevealed(table, [{ what: 'reveal', seat, cut }], env));
}

/** Seats and cuts after some drafts. */
type FoldedDrafts = {
  readonly seats: readonly Table['seats'][number]['is'][];
  readonly shares: readonly (CutShare | undefined)[];
};

function foldDrafts(table: Table, drafts: readonly EntryDraft[]): FoldedDrafts {
  const seats = table.seats.map(sits => sits.is);
  const shares = [...table.cutShares];
  for (const draft of drafts) {
    if (draft.what === 'sit') seats[draft.seat] = 'person';
    if (draft.what === 'computer') seats[draft.seat] = 'computer';
    if (draft.what === 'decline') shares[draft.seat] = undefined;
    if (draft.what === 'leave') [seats[draft.seat], shares[draft.seat]] = ['empty', undefined];
    if (draft.what === 'commit') shares[draft.seat] = { commitment: draft.commitment };
    if (draft.what === 'cut' || draft.what === 'reveal') shares[draft.seat] = toCutShare(table, draft.seat, draft.cut);
  }
  return { seats, shares };
}

/** Starts the shuffle if every seat is taken and every person has cut. */
export function dealIfReady(table: Table, drafts: readonly EntryDraft[], env: TableEnv): EntryDraft[] {
  const { seats, shares } = foldDrafts(table, drafts);
  const isReady = seats.every((sits, seat) => sits === 'computer' || (sits === 'person' && shares[seat] !== undefined));
  const canStart = isReady && seats.includes('person') && !isMatchUnderWay(table);
  return canStart ? startShuffle(table, drafts, env) : [...drafts];
}

/** Fixes everything that decides the deal. If all cuts were given openly, the match begins at once. */
export function startShuffle(table: Table, drafts: readonly EntryDraft[], env: TableEnv): EntryDraft[] {
  const { shares } = foldDrafts(table, drafts);
  const dealer = nextDealer(table);
  const commitments = tableSeats(table).map(seat => shares[seat]?.commitment ?? null);
  const shuffle: EntryDraft = { what: 'shuffle', commitments, ...(dealer === undefined ? {} : { dealer }) };
  const isShown = shares.every(share => share === undefined || share.cut !== undefined);
  const begin = isShown ? draftBegin(table, cutWords(commitments, shares), dealer, env.entropy) : [];
  return [...drafts, shuffle, ...begin];
}

/** Begins the match after the last reveal. People who left will not reveal theirs. */
export function dealIfRevealed(table: Table, drafts: readonly EntryDraft[], env: TableEnv): EntryDraft[] {
  const { seats, shares } = foldDrafts(table, drafts);
  const isAwaited = shares.some((share, seat) => share && share.cut === undefined && seats[seat] === 'person');
  return !table.shuffling || isAwaited ? [...drafts] : [...drafts, ...beginWithCuts(table, shares, env.entropy)];
}

function beginWithCuts(table: Table, shares: FoldedDrafts['shares'], entropy: TableEnv['entropy']): EntryDraft[] {
  const { commitments, dealer } = assertDefined(table.shuffling);
  return draftBegin(table, cutWords(commitments, shares), dealer, entropy);
}

/** Seats whose cut is not revealed yet. */
export const unrevealedSeats = (table: Table): Seat[] =>
  tableSeats(table).filter(seat => table.shuffling && table.cutShares[seat] && table.cutShares[seat].cut === undefined);

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/**
 * When the table stops waiting for reveals. Clients reveal by themselves, so minutes are enough, or days by
 * correspondence.
 */
export function revealTimeoutAt({ shuffling, opened }: Table): number | undefined {
  const { clock, waits } = opened.settings;
  const waitMs = waits === undefined ? 2 * MINUTE_MS : 1000 * waits;
  return shuffling && shuffling.since + (clock.kind === 'days' ? clock.days * DAY_MS : waitMs);
}

/** Begins without the missing reveals: stand-ins play those seats, and commitments replace the cuts. */
export function dealWithoutReveals(table: Table, entropy: TableEnv['entropy']): EntryDraft[] {
  const { standIn: level } = table.opened.settings;
  const absent = unrevealedSeats(table).map((seat): EntryDraft => ({ what: 'stand-in', seat, level, why: 'time' }));
  return [...absent, ...beginWithCuts(table, table.cutShares, entropy)];
}
