/** Tournaments over HTTP: who may ask, how much, and what they are answered. */

import { tableOf } from '@parlour/club/tournament/decide';
import { must, nth } from '@parlour/kernel/must';
import type { Result } from '@parlour/kernel/result';
import { TOURNAMENT_ROUTES as ROUTES } from '@parlour/protocol/club/tournaments';
import { HttpTrouble } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import type { ServerContext } from '../../open-tables.ts';
import { joinTournament, leaveTournament, makeTournament, organise } from './commands.ts';
import { type KeptTournament, listedTournaments, readTournament } from './keeping.ts';
import { seatToken } from './laying.ts';
import { deviceMark, entrantsOf, newDevice, notesOf, organiserToken, rightsOf, tokenOf } from './rights.ts';
import { roundView, tournamentView } from './seen.ts';

const SHOWN = 100;

export const tournamentRoutes: readonly Route[] = [
  route(ROUTES.make, async (context, { body, from, whoAsks }) => {
    if (!context.limits.take('tournaments', from))
      throw tooMany('Enough tournaments were made from your address today.');
    const id = done(await makeTournament(context, body, (await whoAsks())?.id));
    return { answer: { tournament: id, organiser: organiserToken(context, id) } };
  }),
  route(ROUTES.listed, async context => {
    const found = await listedTournaments(context, SHOWN);
    const tournaments = found.map(({ id, value: { title, game, phase, entrants, made, kind } }) => ({
      ...{ tournament: id, title, game, kind, phase, entrants, made },
    }));
    return { answer: { tournaments } };
  }),
  route(ROUTES.seen, async (context, { params }) => {
    const kept = await found(context, params.tournament);
    return { answer: { version: kept.version, seen: tournamentView(kept) } };
  }),
  route(ROUTES.news, async (context, { params }) => {
    const kept = await found(context, params.tournament);
    const isSame = kept.version === Number(params.version);
    return { answer: { version: kept.version, seen: isSame ? null : tournamentView(kept) } };
  }),
  route(ROUTES.round, async (context, { params }) => {
    const { tournament } = await found(context, params.tournament);
    const round = roundView(tournament, Number(params.round) - 1);
    if (!round) throw new HttpTrouble(404, 'not-found', 'This round has not been paired.');
    return { answer: round };
  }),
  route(ROUTES.join, async (context, { params, body, from, whoAsks, cookies }) => {
    const { length } = body.entrants;
    if (!context.limits.take('entrants', from, length)) throw tooMany('Enough names came from your address today.');
    const kept = await found(context, params.tournament);
    const bytes = length * bytesOf(kept);
    if (!context.limits.take('bytes', from, bytes)) throw tooMany('Enough was kept from your address today.');
    const device = kept.tournament.plan.entry === 'members' ? (cookies.device ?? newDevice(context)) : undefined;
    const entrants = await entrantsOf(context, body.entrants, {
      member: await whoAsks(),
      ...(device && { device: deviceMark(kept.id, device) }),
    });
    const also = (first: number, title: string) => notesOf(context, entrants, { first, title, id: params.tournament });
    const whos = done(await joinTournament(context, params.tournament, entrants, also));
    const places = whos.map(who => ({ who, token: tokenOf(context, params.tournament, who) }));
    return { answer: { places }, ...(device && { cookies: { device } }) };
  }),
  route(ROUTES.leave, async (context, { params, body, bearer, whoAsks }) => {
    const kept = await found(context, params.tournament);
    const rights = rightsOf(context, kept, [bearer], await whoAsks());
    if (!rights.organises && !rights.whos.has(body.who)) throw notYours();
    done(await leaveTournament(context, kept.id, body.who));
    return { answer: { version: (await found(context, kept.id)).version } };
  }),
  route(ROUTES.organise, async (context, { params, body, bearer, whoAsks }) => {
    const kept = await found(context, params.tournament);
    if (!rightsOf(context, kept, [bearer], await whoAsks()).organises) throw notYours();
    done(await organise(context, kept.id, body.do));
    return { answer: { version: (await found(context, kept.id)).version } };
  }),
  route(ROUTES.mine, async (context, { params, body, whoAsks }) => {
    const kept = await found(context, params.tournament);
    const { organises, whos } = rightsOf(context, kept, body.tokens, await whoAsks());
    return { answer: { organises, seats: await Promise.all([...whos].map(who => seatFor(context, kept, who))) } };
  }),
];

/** What is agreed stands in the log of every table: so much comes of one more who plays. */
const bytesOf = ({ head, tournament: { plan } }: KeptTournament): number =>
  JSON.stringify(head.options).length * (plan.rounds ?? USUAL_ROUNDS);

const USUAL_ROUNDS = 10;

const notYours = (): HttpTrouble =>
  new HttpTrouble(403, 'bad-token', 'That is for the organiser, or for whoever it is about.');
const tooMany = (message: string): HttpTrouble => new HttpTrouble(429, 'too-fast', message);

async function found(context: ServerContext, id: string): Promise<KeptTournament> {
  const kept = await readTournament(context, id);
  if (!kept) throw new HttpTrouble(404, 'not-found', 'There is no such tournament, or it has gone.');
  return kept;
}

function done<T>(result: Result<T> | undefined): T {
  if (!result) throw new HttpTrouble(404, 'not-found', 'There is no such tournament, or it has gone.');
  if (!result.ok) throw new HttpTrouble(400, 'bad-request', result.fault.slice(0, 500));
  return result.value;
}

type MySeat = { who: number; name: string; table: string | null; seat: number | null; token: string | null };

/** A table is told once it is laid. */
async function seatFor(context: ServerContext, { tournament }: KeptTournament, who: number): Promise<MySeat> {
  const { name } = nth(tournament.entrants, who);
  const table = tableOf(tournament, who);
  const isLaid = table && (await context.store.heads([table.id])).has(table.id);
  if (!isLaid) return { who, name, table: null, seat: null, token: null };
  const seat = table.seats.indexOf(who);
  const token = seatToken(context, must(tournament.rounds.at(-1)), table, seat);
  return { who, name, table: table.id, seat, token };
}
