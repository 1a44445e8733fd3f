/**
 * Advances tournaments: reads results, closes rounds by the clock and pairs the next. Every server does it for every
 * tournament. Only one of them writes a decision, and all steps are idempotent.
 */

import {
  decideNext,
  decideResult,
  decideWithdrawal,
  isRoundOverdue,
  type RoundInputs,
} from '@parlour/club/tournament/decide';
import type { RoundDeal, TournamentLogDraft } from '@parlour/club/tournament/tournament';
import { applyTournamentEntry, type RoundTable, type Tournament } from '@parlour/club/tournament/tournament';
import { valueOr } from '@parlour/kernel/result';
import { SECRET_BYTES, secretCommitment, toHex } from '@parlour/kernel/seal';
import { digest } from '@parlour/table/shuffle/digest';
import { lastEntryMark } from '@parlour/table/table';
import type { ServerContext } from '../../context.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { closeTable } from '../../tables/close-table.ts';
import { openLiveTable } from '../../tables/open-table.ts';
import { randomId } from '../../tokens.ts';
import { appendToTournament, iterateRunningTournaments, readTournament, type StoredTournament } from './repository.ts';
import { createRoundTables, type EndedTable, readOutcomes, readTableAtClose } from './round-tables.ts';

export async function advanceTournaments(context: ServerContext): Promise<void> {
  for await (const id of iterateRunningTournaments(context)) {
    if (context.isClosing) return;
    await advanceTournament(context, id).catch(error =>
      context.telemetry.logError(error, {}, 'cannot update a tournament'),
    );
  }
}

async function advanceTournament(context: ServerContext, id: string): Promise<void> {
  const stored = await readTournament(context, id);
  const round = stored?.tournament.rounds.at(-1);
  if (!stored || !round || stored.tournament.phase !== 'running') return;
  const { ended, uncreated } = await readOutcomes(context, round);
  await createRoundTables(context, stored, uncreated);
  const results = ended.flatMap(({ table, outcome }) => decideResult(stored.tournament, table, outcome));
  const closed = isRoundOverdue(stored.tournament, context.clock.now())
    ? await closeRound(context, stored, results)
    : NOT_CLOSED;
  const drafts = [...results, ...closed.drafts];
  await appendAndContinue(context, stored, [
    ...drafts,
    ...leavesOfAbsentees(stored.tournament, drafts, [...ended, ...closed.ended]),
  ]);
}

/** Players who never came to their table leave the tournament, so that the next round does not wait for them. */
function leavesOfAbsentees(
  tournament: Tournament,
  drafts: readonly TournamentLogDraft[],
  ended: readonly EndedTable[],
): TournamentLogDraft[] {
  const after = drafts.reduce((before, draft) => applyTournamentEntry(before, { ...draft, at: 0 }), tournament);
  const tables = after.rounds.at(-1)?.tables ?? [];
  return ended.flatMap(({ table, absent }) => {
    const seats = tables.find(({ id }) => id === table)?.seats ?? [];
    return absent.flatMap(seat => valueOr(decideWithdrawal(after, seats[seat] ?? -1), () => []));
  });
}

/** False on a conflict. */
export async function appendAndContinue(
  context: ServerContext,
  stored: StoredTournament,
  drafts: readonly TournamentLogDraft[],
  also: readonly DocumentWrite[] = [],
): Promise<boolean> {
  const inputs = newRoundInputs(context, stored);
  const after = drafts.reduce(
    (tournament, draft) => applyTournamentEntry(tournament, { ...draft, at: inputs.at }),
    stored.tournament,
  );
  const next = decideNext(after, inputs);
  if (drafts.length + next.length === 0) return true;
  if (!(await appendToTournament(context, stored, [...drafts, ...next], also))) return false;
  await closeEndedTables(context, drafts);
  if ([...drafts, ...next].some(({ what }) => what === 'paired' || what === 'again'))
    await createOpenTables(context, stored.id);
  return true;
}

async function createOpenTables(context: ServerContext, id: string): Promise<void> {
  const stored = await readTournament(context, id);
  if (stored?.tournament.phase === 'running')
    await createRoundTables(context, stored, unfinishedTables(stored.tournament));
}

const unfinishedTables = ({ rounds }: Tournament): RoundTable[] =>
  (rounds.at(-1)?.tables ?? []).filter(({ outcome }) => !outcome);

const MINUTE_MS = 60_000;

export function newRoundInputs({ clock, entropy }: ServerContext, { head, tournament }: StoredTournament): RoundInputs {
  const at = clock.now();
  return {
    at,
    newId: () => randomId(entropy),
    ...(head.minutes !== null && { until: at + head.minutes * MINUTE_MS }),
    ...(tournament.plan.kind === 'duplicate' && { deal: newDeal(entropy) }),
  };
}

function newDeal(entropy: ServerContext['entropy']): RoundDeal {
  const secret = toHex(entropy(SECRET_BYTES));
  return { secret, commitment: secretCommitment(digest, secret) };
}

type RoundClosing = { readonly drafts: readonly TournamentLogDraft[]; readonly ended: readonly EndedTable[] };

const NOT_CLOSED: RoundClosing = { drafts: [], ended: [] };

/** Tables still playing count with their current scores. */
export async function closeRound(
  context: ServerContext,
  { tournament }: StoredTournament,
  results: readonly TournamentLogDraft[],
): Promise<RoundClosing> {
  const decided = new Set(results.flatMap(draft => (draft.what === 'result' ? [draft.table] : [])));
  const open = unfinishedTables(tournament).filter(({ id }) => !decided.has(id));
  if (open.length === 0) return NOT_CLOSED;
  const found = await Promise.all(open.map(({ id }) => readTableAtClose(context, id)));
  const ended = found.filter(each => each !== undefined);
  const drafts = ended.map(({ table, outcome }): TournamentLogDraft => ({ what: 'result', table, outcome }));
  return { ended, drafts: [...drafts, { what: 'closed' }] };
}

/** Closes tables whose match was ended from outside, so that no one continues a match that no longer counts. */
async function closeEndedTables(context: ServerContext, drafts: readonly TournamentLogDraft[]): Promise<void> {
  for (const draft of drafts) {
    if (draft.what !== 'result' || draft.outcome.why === 'played' || draft.outcome.why === 'unplayed') continue;
    const live = await openLiveTable(context, draft.table).catch(() => undefined);
    if (!live || live.runner.table.closed) continue;
    await live.runner.catchUp();
    const closed = await closeTable(context.store, draft.table, lastEntryMark(live.runner.table), context.clock.now());
    if (closed) await live.runner.catchUp();
  }
}
