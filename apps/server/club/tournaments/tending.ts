/**
 * What goes on by itself: results are read from the tables, rounds are closed by the clock, and the next is paired. Every
 * server does it for every tournament; what is decided is written by one of them, and what is done twice is done once.
 */
import { decideLeave, decideNext, decideResult, isOverdue, type RoundParts } from '@parlour/club/tournament/decide';
import { happen, type RoundTable, type Tournament } from '@parlour/club/tournament/fold';
import type { RoundDeal, TournamentWhat } from '@parlour/club/tournament/log';
import { valueOr } from '@parlour/kernel/result';
import { commitmentOf, SECRET_BYTES, toHex } from '@parlour/kernel/seal';
import { digest } from '@parlour/table/digest';
import { lastOf } from '@parlour/table/table';
import { closeTable } from '../../closing.ts';
import { newId } from '../../names.ts';
import { openTable, type ServerContext } from '../../open-tables.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { type KeptTournament, readTournament, runningTournaments, writeTournament } from './keeping.ts';
import { layTables } from './laying.ts';
import { type EndedTable, readOutcomes, standingTable } from './outcomes.ts';

export async function tendTournaments(context: ServerContext): Promise<void> {
  for await (const id of runningTournaments(context)) {
    if (context.isClosing) return;
    await tend(context, id).catch(error => context.report.fault(error, {}, 'a tournament could not be seen to'));
  }
}

/** Looks at a tournament, writes what has come of it, and lays what is to be laid. */
async function tend(context: ServerContext, id: string): Promise<void> {
  const kept = await readTournament(context, id);
  const round = kept?.tournament.rounds.at(-1);
  if (!kept || !round || kept.tournament.phase !== 'running') return;
  const { ended, unlaid } = await readOutcomes(context, round);
  await layTables(context, kept, unlaid);
  const results = ended.flatMap(({ table, outcome }) => decideResult(kept.tournament, table, outcome));
  const closed = isOverdue(kept.tournament, context.clock.now())
    ? await closeRound(context, kept, results)
    : NOT_CLOSED;
  const whats = [...results, ...closed.whats];
  await moveOn(context, kept, [...whats, ...absentees(kept.tournament, whats, [...ended, ...closed.ended])]);
}

/** Whoever never came to their table does not keep others waiting for another round: they have left. */
function absentees(
  tournament: Tournament,
  whats: readonly TournamentWhat[],
  ended: readonly EndedTable[],
): TournamentWhat[] {
  const after = whats.reduce((before, what) => happen(before, { ...what, at: 0 }), tournament);
  const tables = after.rounds.at(-1)?.tables ?? [];
  return ended.flatMap(({ table, absent }) => {
    const seats = tables.find(({ id }) => id === table)?.seats ?? [];
    return absent.flatMap(seat => valueOr(decideLeave(after, seats[seat] ?? -1), () => []));
  });
}

/** Writes what was decided and whatever follows from it; false if somebody else was quicker. */
export async function moveOn(
  context: ServerContext,
  kept: KeptTournament,
  whats: readonly TournamentWhat[],
  also: readonly DocumentWrite[] = [],
): Promise<boolean> {
  const parts = roundParts(context, kept);
  const after = whats.reduce((tournament, what) => happen(tournament, { ...what, at: parts.at }), kept.tournament);
  const next = decideNext(after, parts);
  if (whats.length + next.length === 0) return true;
  if (!(await writeTournament(context, kept, [...whats, ...next], also))) return false;
  await putOut(context, whats);
  if ([...whats, ...next].some(({ what }) => what === 'paired' || what === 'again')) await layRound(context, kept.id);
  return true;
}

async function layRound(context: ServerContext, id: string): Promise<void> {
  const kept = await readTournament(context, id);
  if (kept?.tournament.phase === 'running') await layTables(context, kept, openTables(kept.tournament));
}

const openTables = ({ rounds }: Tournament): RoundTable[] =>
  (rounds.at(-1)?.tables ?? []).filter(({ outcome }) => !outcome);

const MINUTE = 60_000;

export function roundParts({ clock, entropy }: ServerContext, { head, tournament }: KeptTournament): RoundParts {
  const at = clock.now();
  return {
    at,
    newId: () => newId(entropy),
    ...(head.minutes !== null && { until: at + head.minutes * MINUTE }),
    ...(tournament.plan.kind === 'duplicate' && { deal: newDeal(entropy) }),
  };
}

function newDeal(entropy: ServerContext['entropy']): RoundDeal {
  const secret = toHex(entropy(SECRET_BYTES));
  return { secret, commitment: commitmentOf(digest, secret) };
}

type ClosedRound = { readonly whats: readonly TournamentWhat[]; readonly ended: readonly EndedTable[] };

const NOT_CLOSED: ClosedRound = { whats: [], ended: [] };

/** Tables that are still played at count as they stand. */
export async function closeRound(
  context: ServerContext,
  { tournament }: KeptTournament,
  results: readonly TournamentWhat[],
): Promise<ClosedRound> {
  const told = new Set(results.flatMap(what => (what.what === 'result' ? [what.table] : [])));
  const open = openTables(tournament).filter(({ id }) => !told.has(id));
  if (open.length === 0) return NOT_CLOSED;
  const found = await Promise.all(open.map(({ id }) => standingTable(context, id)));
  const ended = found.filter(each => each !== undefined);
  const whats = ended.map(({ table, outcome }): TournamentWhat => ({ what: 'result', table, outcome }));
  return { ended, whats: [...whats, { what: 'closed' }] };
}

/** A table whose match was ended from outside is closed, so that nobody plays on for nothing. */
async function putOut(context: ServerContext, whats: readonly TournamentWhat[]): Promise<void> {
  for (const what of whats) {
    if (what.what !== 'result' || what.outcome.why === 'played' || what.outcome.why === 'unplayed') continue;
    const live = await openTable(context, what.table).catch(() => undefined);
    if (!live || live.runner.table.closed) continue;
    await live.runner.catchUp();
    const closed = await closeTable(context.store, what.table, lastOf(live.runner.table), context.clock.now());
    if (closed) await live.runner.catchUp();
  }
}
