/** What people ask of a tournament: each is read, decided and written in one go, or tried again where somebody was quicker. */
import { looksOf, readingsOf } from '@parlour/club/names';
import { decideBegin, decideJoin, decideLeave, type NewEntrant, tableOf } from '@parlour/club/tournament/decide';
import { happen, type Tournament } from '@parlour/club/tournament/fold';
import type { TournamentWhat } from '@parlour/club/tournament/log';
import { planFault, type TournamentPlan } from '@parlour/club/tournament/plan';
import { findGame } from '@parlour/games/shelf/shelf';
import { seeded } from '@parlour/kernel/random';
import { seatingFault } from '@parlour/kernel/record';
import { failure, type Result, success } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import type { MakeTournament } from '@parlour/protocol/club/tournaments';
import type { TimeLimit } from '@parlour/table/log';
import type { OpenedGame } from '../../library.ts';
import { newId } from '../../names.ts';
import { openTable, type ServerContext } from '../../open-tables.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { StoreTrouble } from '../../store/port.ts';
import { ratingOf } from '../ratings/telling.ts';
import { type KeptTournament, keepTournament, readTournament } from './keeping.ts';
import { closeRound, moveOn, roundParts } from './tending.ts';

const TURN: TimeLimit = { kind: 'turn', seconds: 60 };
const LARGEST_OPTIONS = 100_000;

/** Answers with its id. */
export async function makeTournament(
  context: ServerContext,
  asked: MakeTournament,
  organiser?: string,
): Promise<Result<string>> {
  const same = asked.kind === 'duplicate' ? findGame(asked.game)?.sameDeal : undefined;
  const opened = await context.library.open(asked.game, { ...same, ...asked.options });
  if (!opened.ok) return opened;
  const { game, options } = opened.value;
  if (JSON.stringify(options).length > LARGEST_OPTIONS)
    return failure('A pack of this size is too large for a tournament.');
  const plan = planOf(opened.value, asked);
  const fault = seatingFault(game, { count: plan.seats }) ?? planFault(plan);
  if (fault !== undefined) return failure(fault);
  const { title, clock = TURN, level = 'normal', minutes = null, door = 'private' } = asked;
  if (clock.kind === 'none') return failure('A tournament is played with a clock, so that it comes to an end.');
  const id = newId(context.entropy);
  const { kind } = plan;
  const head = { title, kind, game: game.id, options, clock, level, minutes, door, ...(organiser && { organiser }) };
  await keepTournament(context, id, head, [{ what: 'made', plan }]);
  return success(id);
}

/** Two at a table where the game is for two, as few as can be where it is not. */
function planOf({ game }: OpenedGame, asked: MakeTournament): TournamentPlan {
  const { kind, entering = 'single', rounds = null, odd = 'bye', leavers = 'lost' } = asked;
  const { entry = kind === 'duplicate' ? 'members' : 'shared' } = asked;
  const [least, most] = game.seats;
  const seats = asked.seats ?? Math.min(most, Math.max(least, 2));
  return { kind, entering, rounds, odd, leavers, entry, seats, sides: game.sides(seats), better: game.better };
}

/** So often somebody may have been quicker. */
const TRIES = 20;

type Decided = Result<readonly TournamentWhat[]>;

/** What else is written with it, or not at all. */
type AlsoOf = (kept: KeptTournament) => readonly DocumentWrite[];

/** The tournament as it was before. Undefined if there is no such tournament. */
async function change(
  context: ServerContext,
  id: string,
  decide: (kept: KeptTournament) => Decided | Promise<Decided>,
  alsoOf: AlsoOf = () => [],
): Promise<Result<KeptTournament> | undefined> {
  for (let n = 0; n < TRIES; n++) {
    const kept = await readTournament(context, id);
    if (!kept) return undefined;
    const decided = await decide(kept);
    if (!decided.ok) return decided;
    if (await moveOn(context, kept, decided.value, alsoOf(kept))) return success(kept);
  }
  throw new StoreTrouble('Too many were writing at once.');
}

/** All of them or nobody; answers with their numbers. `alsoOf` is told the first number. */
export async function joinTournament(
  context: ServerContext,
  id: string,
  entrants: readonly NewEntrant[],
  alsoOf: (first: number, title: string) => readonly DocumentWrite[],
): Promise<Result<readonly number[]> | undefined> {
  const joined = await change(
    context,
    id,
    ({ tournament }) => joinAll(tournament, entrants),
    ({ tournament, head }) => alsoOf(tournament.entrants.length, head.title),
  );
  if (!joined?.ok) return joined;
  const { length } = joined.value.tournament.entrants;
  return success(entrants.map((_, i) => length + i));
}

function joinAll(tournament: Tournament, entrants: readonly NewEntrant[]): Decided {
  const whats: TournamentWhat[] = [];
  let after = tournament;
  for (const entrant of entrants) {
    const decided = isCalled(after, entrant.name)
      ? failure(`Somebody here is called ${entrant.name} already, or something that looks like it.`)
      : decideJoin(after, entrant);
    if (!decided.ok) return decided;
    for (const what of decided.value) after = happen(after, { ...what, at: 0 });
    whats.push(...decided.value);
  }
  return success(whats);
}

function isCalled({ entrants }: Tournament, name: string): boolean {
  const readings = readingsOf(name);
  return entrants.some(each => each.left === undefined && looksOf(each.name).some(look => readings.includes(look)));
}

export async function leaveTournament(
  context: ServerContext,
  id: string,
  who: number,
): Promise<Result<unknown> | undefined> {
  const left = await change(context, id, ({ tournament }) => decideLeave(tournament, who));
  if (left?.ok) await standUp(context, left.value.tournament, who);
  return left;
}

/** At the table a computer player takes over at once; where that fails the clock sees to it. */
async function standUp(context: ServerContext, tournament: Tournament, who: number): Promise<void> {
  const table = tableOf(tournament, who);
  const live = table && (await openTable(context, table.id).catch(() => undefined));
  const seat = table?.seats.indexOf(who) ?? -1;
  const sits = live?.runner.table.seats[seat];
  if (live && sits?.is === 'person') await live.runner.ask({ seat, grant: sits.grant, host: false }, { ask: 'leave' });
}

export type OrganiserOrder = 'begin' | 'close round' | 'end';

export const organise = (
  context: ServerContext,
  id: string,
  order: OrganiserOrder,
): Promise<Result<unknown> | undefined> => change(context, id, kept => decideOrder(context, kept, order));

async function decideOrder(context: ServerContext, kept: KeptTournament, order: OrganiserOrder): Promise<Decided> {
  const { phase } = kept.tournament;
  if (order === 'begin') return begin(context, kept);
  if (order === 'end' && phase !== 'over') return success([{ what: 'ended' }]);
  if (phase !== 'running') return failure('This tournament is not being played.');
  return success((await closeRound(context, kept, [])).whats);
}

/** Members stand in the order of their ratings, and the others are drawn after them. */
async function begin(context: ServerContext, kept: KeptTournament): Promise<Decided> {
  const random = seeded(toHex(context.entropy(16)));
  const { entrants } = kept.tournament;
  const ratings = await Promise.all(entrants.map(({ member }) => member && ratingOf(context, member, kept.head.game)));
  const strength = (who: number): number | undefined => (ratings[who] ? ratings[who].mu : undefined);
  return decideBegin(kept.tournament, { ...roundParts(context, kept), random, strength });
}
