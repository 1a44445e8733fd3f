/** Tournament commands: each reads, decides and writes with optimistic concurrency. */

import { nameReadings, nameSkeletons } from '@parlour/club/names';
import {
  currentTableOf,
  decideBegin,
  decideJoin,
  decideWithdrawal,
  type NewEntrant,
} from '@parlour/club/tournament/decide';
import { invalidPlanReason, type TournamentPlan } from '@parlour/club/tournament/plan';
import type { TournamentLogDraft } from '@parlour/club/tournament/tournament';
import { applyTournamentEntry, type Tournament } from '@parlour/club/tournament/tournament';
import { findGame } from '@parlour/games/shelf/shelf';
import { seededRandom } from '@parlour/kernel/random';
import { seatingFault } from '@parlour/kernel/record';
import { failure, type Result, success } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import type { CreateTournamentRequest } from '@parlour/protocol/club/tournaments';
import type { TimeLimit } from '@parlour/table/log';
import type { ServerContext } from '../../context.ts';
import type { OpenedGame } from '../../game-registry.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { StoreError } from '../../store/types.ts';
import { openLiveTable } from '../../tables/open-table.ts';
import { randomId } from '../../tokens.ts';
import { readRating } from '../ratings/queries.ts';
import { readTournament, type StoredTournament, storeNewTournament } from './repository.ts';
import { appendAndContinue, closeRound, newRoundInputs } from './scheduler.ts';

const DEFAULT_CLOCK: TimeLimit = { kind: 'turn', seconds: 60 };
const MAX_OPTIONS_LENGTH = 100_000;

export async function makeTournament(
  context: ServerContext,
  settings: CreateTournamentRequest,
  organiser?: string,
): Promise<Result<string>> {
  const sameDealOptions = settings.kind === 'duplicate' ? findGame(settings.game)?.sameDeal : undefined;
  const opened = await context.games.open(settings.game, { ...sameDealOptions, ...settings.options });
  if (!opened.ok) return opened;
  const { game, options } = opened.value;
  if (JSON.stringify(options).length > MAX_OPTIONS_LENGTH) return failure('This pack is too large for a tournament.');
  const plan = toPlan(opened.value, settings);
  const reason = seatingFault(game, { count: plan.seats }) ?? invalidPlanReason(plan);
  if (reason !== undefined) return failure(reason);
  const { title, clock = DEFAULT_CLOCK, level = 'normal', minutes = null, door = 'private' } = settings;
  if (clock.kind === 'none') return failure('A tournament needs a clock. Choose one in the settings.');
  const id = randomId(context.entropy);
  const { kind } = plan;
  const head = { title, kind, game: game.id, options, clock, level, minutes, door, ...(organiser && { organiser }) };
  await storeNewTournament(context, id, head, [{ what: 'made', plan }]);
  return success(id);
}

/** Two seats by default, or the game's minimum. */
function toPlan({ game }: OpenedGame, settings: CreateTournamentRequest): TournamentPlan {
  const { kind, entering = 'single', rounds = null, odd = 'bye', leavers = 'lost' } = settings;
  const { entry = kind === 'duplicate' ? 'members' : 'shared' } = settings;
  const [minSeats, maxSeats] = game.seats;
  const seats = settings.seats ?? Math.min(maxSeats, Math.max(minSeats, 2));
  return { kind, entering, rounds, odd, leavers, entry, seats, sides: game.sides(seats), better: game.better };
}

const MAX_ATTEMPTS = 20;

type Decision = Result<readonly TournamentLogDraft[]>;

type AlsoWrites = (stored: StoredTournament) => readonly DocumentWrite[];

/** Returns the tournament as it was before the change; undefined if there is none. */
async function changeTournament(
  context: ServerContext,
  id: string,
  decide: (stored: StoredTournament) => Decision | Promise<Decision>,
  alsoWrites: AlsoWrites = () => [],
): Promise<Result<StoredTournament> | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const stored = await readTournament(context, id);
    if (!stored) return undefined;
    const decided = await decide(stored);
    if (!decided.ok) return decided;
    if (await appendAndContinue(context, stored, decided.value, alsoWrites(stored))) return success(stored);
  }
  throw new StoreError('The tournament was busy. Try again.');
}

/** All or none. `alsoWrites` is given the first number. */
export async function enterTournament(
  context: ServerContext,
  id: string,
  entrants: readonly NewEntrant[],
  alsoWrites: (first: number, title: string) => readonly DocumentWrite[],
): Promise<Result<readonly number[]> | undefined> {
  const joined = await changeTournament(
    context,
    id,
    ({ tournament }) => joinAll(tournament, entrants),
    ({ tournament, head }) => alsoWrites(tournament.entrants.length, head.title),
  );
  if (!joined?.ok) return joined;
  const { length } = joined.value.tournament.entrants;
  return success(entrants.map((_, i) => length + i));
}

function joinAll(tournament: Tournament, entrants: readonly NewEntrant[]): Decision {
  const drafts: TournamentLogDraft[] = [];
  let after = tournament;
  for (const entrant of entrants) {
    const decided = isNameTaken(after, entrant.name)
      ? failure(`An entrant is already called ${entrant.name} or something that looks like it. Choose another name.`)
      : decideJoin(after, entrant);
    if (!decided.ok) return decided;
    for (const draft of decided.value) after = applyTournamentEntry(after, { ...draft, at: 0 });
    drafts.push(...decided.value);
  }
  return success(drafts);
}

function isNameTaken({ entrants }: Tournament, name: string): boolean {
  const readings = nameReadings(name);
  return entrants.some(
    each => each.left === undefined && nameSkeletons(each.name).some(skeleton => readings.includes(skeleton)),
  );
}

export async function withdrawFromTournament(
  context: ServerContext,
  id: string,
  who: number,
): Promise<Result<unknown> | undefined> {
  const left = await changeTournament(context, id, ({ tournament }) => decideWithdrawal(tournament, who));
  if (left?.ok) await leaveSeat(context, left.value.tournament, who);
  return left;
}

/** Hands the seat to a computer player at once; if this fails, the clock does so later. */
async function leaveSeat(context: ServerContext, tournament: Tournament, who: number): Promise<void> {
  const table = currentTableOf(tournament, who);
  const live = table && (await openLiveTable(context, table.id).catch(() => undefined));
  const seat = table?.seats.indexOf(who) ?? -1;
  const occupant = live?.runner.table.seats[seat];
  if (live && occupant?.is === 'person')
    await live.runner.handleCommand({ seat, grant: occupant.grant, host: false }, { ask: 'leave' });
}

export type OrganiserCommand = 'begin' | 'close round' | 'end';

export const runOrganiserCommand = (
  context: ServerContext,
  id: string,
  command: OrganiserCommand,
): Promise<Result<unknown> | undefined> =>
  changeTournament(context, id, stored => decideOrganiserCommand(context, stored, command));

async function decideOrganiserCommand(
  context: ServerContext,
  stored: StoredTournament,
  command: OrganiserCommand,
): Promise<Decision> {
  const { phase } = stored.tournament;
  if (command === 'begin') return beginTournament(context, stored);
  if (command === 'end' && phase !== 'over') return success([{ what: 'ended' }]);
  if (phase !== 'running') return failure('This tournament is not running.');
  return success((await closeRound(context, stored, [])).drafts);
}

/** Seeds members by rating; entrants without one are drawn after them. */
async function beginTournament(context: ServerContext, stored: StoredTournament): Promise<Decision> {
  const random = seededRandom(toHex(context.entropy(16)));
  const { entrants } = stored.tournament;
  const ratings = await Promise.all(
    entrants.map(({ member }) => member && readRating(context, member, stored.head.game)),
  );
  const strength = (who: number): number | undefined => (ratings[who] ? ratings[who].mu : undefined);
  return decideBegin(stored.tournament, { ...newRoundInputs(context, stored), random, strength });
}
