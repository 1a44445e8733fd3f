/** The tournament routes, and who may do what by token or as a member. */

import { normalizeName } from '@parlour/club/names';
import { currentTableOf, type NewEntrant } from '@parlour/club/tournament/decide';
import { assertDefined, itemAt, type Result } from '@parlour/kernel/result';
import { TOURNAMENT_ROUTES as ROUTES } from '@parlour/protocol/club/tournaments';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { sha256Hex } from '../../tokens.ts';
import { unavailableNameReason } from '../admission.ts';
import { activeBanReason } from '../moderation/bans.ts';
import { enterTournament, makeTournament, runOrganiserCommand, withdrawFromTournament } from './commands.ts';
import { enteredTournamentWrite } from './personal-data.ts';
import { roundView, tournamentView } from './public-view.ts';
import { listPublicTournaments, readTournament, type StoredTournament } from './repository.ts';
import { roundSeatToken } from './round-tables.ts';

const MAX_LISTED_TOURNAMENTS = 100;

export const tournamentRoutes: readonly Route[] = [
  defineRoute(ROUTES.create, async (context, { body, from, signedInMember }) => {
    if (!context.limits.tryConsume('tournaments', from))
      throw rateLimited('Too many new tournaments from your address today. Try again tomorrow.');
    const id = requireSuccess(await makeTournament(context, body, (await signedInMember())?.id));
    return { answer: { tournament: id, organiser: organiserToken(context, id) } };
  }),
  defineRoute(ROUTES.listed, async context => {
    const found = await listPublicTournaments(context, MAX_LISTED_TOURNAMENTS);
    const tournaments = found.map(({ id, value: { title, game, phase, entrants, made, kind } }) => ({
      ...{ tournament: id, title, game, kind, phase, entrants, made },
    }));
    return { answer: { tournaments } };
  }),
  defineRoute(ROUTES.seen, async (context, { params }) => {
    const stored = await requireTournament(context, params.tournament);
    return { answer: { version: stored.version, seen: tournamentView(stored) } };
  }),
  defineRoute(ROUTES.news, async (context, { params }) => {
    const stored = await requireTournament(context, params.tournament);
    const isSame = stored.version === Number(params.version);
    return { answer: { version: stored.version, seen: isSame ? null : tournamentView(stored) } };
  }),
  defineRoute(ROUTES.round, async (context, { params }) => {
    const { tournament } = await requireTournament(context, params.tournament);
    const round = roundView(tournament, Number(params.round) - 1);
    if (!round) throw new HttpError(404, 'not-found', 'This round has no pairings yet.');
    return { answer: round };
  }),
  defineRoute(ROUTES.join, async (context, { params, body, from, signedInMember, cookies }) => {
    const { length } = body.entrants;
    if (!context.limits.tryConsume('entrants', from, length))
      throw rateLimited('Too many tournament entries from your address today. Try again tomorrow.');
    const stored = await requireTournament(context, params.tournament);
    const bytes = length * logBytesPerEntrant(stored);
    if (!context.limits.tryConsume('bytes', from, bytes))
      throw rateLimited('Daily storage limit of your address reached. Try again tomorrow.');
    const device = stored.tournament.plan.entry === 'members' ? (cookies.device ?? newDeviceToken(context)) : undefined;
    const entrants = await toEntrants(context, body.entrants, {
      member: await signedInMember(),
      ...(device && { device: deviceMark(stored.id, device) }),
    });
    const also = (first: number, title: string) =>
      enteredWrites(context, entrants, { first, title, id: params.tournament });
    const entrantNumbers = requireSuccess(await enterTournament(context, params.tournament, entrants, also));
    const places = entrantNumbers.map(who => ({ who, token: entrantToken(context, params.tournament, who) }));
    return { answer: { places }, ...(device && { cookies: { device } }) };
  }),
  defineRoute(ROUTES.leave, async (context, { params, body, bearer, signedInMember }) => {
    const stored = await requireTournament(context, params.tournament);
    const permissions = readPermissions(context, stored, [bearer], await signedInMember());
    if (!permissions.organises && !permissions.entrantNumbers.has(body.who)) throw notPermitted();
    requireSuccess(await withdrawFromTournament(context, stored.id, body.who));
    return { answer: { version: (await requireTournament(context, stored.id)).version } };
  }),
  defineRoute(ROUTES.organise, async (context, { params, body, bearer, signedInMember }) => {
    const stored = await requireTournament(context, params.tournament);
    if (!readPermissions(context, stored, [bearer], await signedInMember()).organises) throw notPermitted();
    requireSuccess(await runOrganiserCommand(context, stored.id, body.do));
    return { answer: { version: (await requireTournament(context, stored.id)).version } };
  }),
  defineRoute(ROUTES.mine, async (context, { params, body, signedInMember }) => {
    const stored = await requireTournament(context, params.tournament);
    const { organises, entrantNumbers } = readPermissions(context, stored, body.tokens, await signedInMember());
    return {
      answer: { organises, seats: await Promise.all([...entrantNumbers].map(who => mySeat(context, stored, who))) },
    };
  }),
];

/** The options are stored in the log of every table, so this much storage comes with each entrant. */
const logBytesPerEntrant = ({ head, tournament: { plan } }: StoredTournament): number =>
  JSON.stringify(head.options).length * (plan.rounds ?? DEFAULT_ROUNDS);

const DEFAULT_ROUNDS = 10;

const notPermitted = (): HttpError =>
  new HttpError(403, 'bad-token', 'Only the organiser or this entrant can do this.');
const rateLimited = (message: string): HttpError => new HttpError(429, 'too-fast', message);

async function requireTournament(context: ServerContext, id: string): Promise<StoredTournament> {
  const stored = await readTournament(context, id);
  if (!stored) throw new HttpError(404, 'not-found', 'There is no such tournament. It may have been deleted.');
  return stored;
}

function requireSuccess<T>(result: Result<T> | undefined): T {
  if (!result) throw new HttpError(404, 'not-found', 'There is no such tournament. It may have been deleted.');
  if (!result.ok) throw new HttpError(400, 'bad-request', result.fault.slice(0, 500));
  return result.value;
}

type MySeat = { who: number; name: string; table: string | null; seat: number | null; token: string | null };

/** The table is named once it exists. */
async function mySeat(context: ServerContext, { tournament }: StoredTournament, who: number): Promise<MySeat> {
  const { name } = itemAt(tournament.entrants, who);
  const table = currentTableOf(tournament, who);
  const isCreated = table && (await context.store.heads([table.id])).has(table.id);
  if (!isCreated) return { who, name, table: null, seat: null, token: null };
  const seat = table.seats.indexOf(who);
  const token = roundSeatToken(context, assertDefined(tournament.rounds.at(-1)), table, seat);
  return { who, name, table: table.id, seat, token };
}

/** Tournament tokens are table tokens under an id that no table has. */
const tokenScope = (id: string): string => `tournament ${id}`;
export const entrantToken = ({ tokens }: ServerContext, id: string, identity: number): string =>
  tokens.seat(tokenScope(id), identity, 0);

export type TournamentPermissions = { readonly organises: boolean; readonly entrantNumbers: ReadonlySet<number> };

export function readPermissions(
  { tokens }: ServerContext,
  { id, head, tournament }: StoredTournament,
  presented: readonly (string | undefined)[],
  member: Member | undefined,
): TournamentPermissions {
  const callers = presented.map((token = '') =>
    tokens.verify(tokenScope(id), token.startsWith('h.') ? { host: token } : { seat: token }),
  );
  const ownEntrants = tournament.entrants.flatMap((entrant, identity) =>
    member && entrant.member === member.id ? [identity] : [],
  );
  return {
    organises: callers.some(caller => caller?.host) || (member !== undefined && head.organiser === member.id),
    entrantNumbers: new Set([
      ...callers.flatMap(caller => (caller?.seat == null ? [] : [caller.seat])),
      ...ownEntrants,
    ]),
  };
}

/** 256 random bits for a cookie. */
export const newDeviceToken = ({ entropy }: ServerContext): string => Buffer.from(entropy(32)).toString('base64url');

/** Recognises a browser within one tournament; marks of two tournaments cannot be linked. */
export const deviceMark = (tournament: string, device: string): string => sha256Hex(`${tournament} ${device}`);

type RequestedEntrant = { readonly name: string; readonly team?: string | undefined; readonly me?: true | undefined };

/** Members enter under their own name, once. Names of guests and teams must not resemble a member's. */
export async function toEntrants(
  context: ServerContext,
  requested: readonly RequestedEntrant[],
  { member, device }: { readonly member: Member | undefined; readonly device?: string },
): Promise<NewEntrant[]> {
  const entrants: NewEntrant[] = [];
  for (const { name, team, me } of requested) {
    const isMe = me === true && member !== undefined;
    const nameReason = isMe
      ? await activeBanReason(context, member.id, 'seats')
      : await unavailableNameReason(context, name);
    const reason = nameReason ?? (team === undefined ? undefined : await unavailableNameReason(context, team));
    if (reason !== undefined) throw new HttpError(400, 'bad-request', reason);
    const identity = isMe ? { name: member.name, member: member.id } : { name: normalizeName(name) };
    entrants.push({ ...identity, ...(team && { team: normalizeName(team) }), ...(device && { device }) });
  }
  return entrants;
}

type EntryDetails = { readonly first: number; readonly title: string; readonly id: string };

export const enteredWrites = (
  { clock }: ServerContext,
  entrants: readonly NewEntrant[],
  { first, title, id }: EntryDetails,
): DocumentWrite[] =>
  entrants.flatMap(({ member }, i) =>
    member === undefined
      ? []
      : [enteredTournamentWrite(member, { tournament: id, who: first + i, title, at: clock.now() })],
  );

export const organiserToken = ({ tokens }: ServerContext, id: string): string => tokens.host(tokenScope(id));
