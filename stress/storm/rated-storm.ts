/**
 * A storm over rated matches: members play at two tables while servers crash and the disk fails. Afterwards every
 * finished match is counted once, and every rating equals a recount.
 */

import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, success } from '@parlour/kernel/result';
import type { Skill } from '@parlour/players/arena/contest';
import { newDocumentAt } from '@parlour/server/club/document-collection';
import { memberWrite } from '@parlour/server/club/members';
import { newSession } from '@parlour/server/club/membership/sessions';
import {
  ALL_MATCHES_LIST,
  type CountedMatch,
  countedDocuments,
  countedMatchId,
  PENDING_LIST,
  pendingDocuments,
  standingDocuments,
} from '@parlour/server/club/ratings/documents';
import { recalculateRatings } from '@parlour/server/club/ratings/rate-match';
import type { GameRegistry } from '@parlour/server/game-registry';
import { createMemoryDatabase, createMemoryStore } from '@parlour/server/store/memory';
import type { TableStore } from '@parlour/server/store/types';
import { foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import { finishedRatedMatch, type RatedMatch } from '@parlour/table/rated-match';
import { highestCard } from '@parlour/table/tests/highest-card';
import { drawFaultPlan, stopFaults } from './faults.ts';
import { startPlayer } from './player.ts';
import { startServers } from './simulated-servers.ts';
import { type Simulation, startSimulation } from './simulated-time.ts';
import { GENERIC_PLAYERS } from './single-server.ts';
import { createTableInStorm } from './storm.ts';

export type RatedAftermath = {
  readonly seed: string;
  /** Matches that ended and were counted. */
  readonly matches: number;
  readonly complaints: readonly string[];
};

const level = { mu: 1500, sigma: 10 };
const skill: Skill = { is: 'skill', levels: { easy: level, normal: level, strong: level, expert: level } };
const options = defaultsOf(highestCard.options);

const library: GameRegistry = {
  open: async () => success({ game: highestCard, options, ...GENERIC_PLAYERS }),
  ratedGame: async () => ({ skill, options }),
};

const TABLES = 2;
const MEMBERS = ['ada', 'bob', 'cyd'] as const;

const settings = { rated: true, clock: { kind: 'turn', seconds: 10 }, pace: 'instant' } as const;

/** Long enough for a server to find leftover work by any clock. */
const SETTLE_MS = 15 * 60_000;

export async function ratedStorm(seed: string): Promise<RatedAftermath> {
  const sim = startSimulation(`rated ${seed}`);
  const plan = drawFaultPlan(sim.random);
  const memory = createMemoryDatabase(sim.now);
  const disk = createMemoryStore(memory);
  const servers = startServers({ sim, weather: plan, disk: memory, library });
  const sessions = await Promise.all(MEMBERS.map(name => addMember(sim, disk, name)));
  const tables: string[] = [];
  const persons = [];
  for (let n = 0; n < TABLES; n++) {
    const { table, host } = await createTableInStorm(sim, servers, {
      game: highestCard.id,
      seats: 2 + sim.between(0, 1),
      settings,
    });
    tables.push(table);
    for (const [m, session] of sessions.entries()) {
      const invitation = { table, ...(m === 0 ? { host } : {}) };
      persons.push(startPlayer(sim, plan, servers.connectAs(session), invitation, `${MEMBERS[m]}-${n}`));
    }
  }
  await sim.advance(1000 * sim.between(60, 180));
  stopFaults(plan);
  await sim.advance(8000);
  for (const person of persons) person.stopPlaying();
  await sim.advance(SETTLE_MS);
  for (const { client } of persons) client.close();
  const ended = (
    await Promise.all(tables.map(async table => finishedMatches(table, await disk.read(table, 1))))
  ).flat();
  return { seed, matches: ended.length, complaints: await findRatingComplaints(disk, ended) };
}

/** Adds a member with a session, before faults begin. */
async function addMember(sim: Simulation, disk: TableStore, name: string): Promise<string> {
  const clock = { now: () => Date.UTC(2026, 10, 15) + sim.now(), later: sim.schedule };
  const entropy = (length: number): Uint8Array => Uint8Array.from({ length }, () => sim.random.below(256));
  const about = { name, since: 1, passkeys: [], code: { hash: name, made: 1 } };
  const { token, write } = newSession({ clock, entropy }, name, 'a storm');
  await disk.documents.commit([memberWrite(newDocumentAt(name), about), write]);
  return token;
}

type FinishedMatch = { readonly table: string; readonly match: RatedMatch };

/** Returns every match of a table that was played to its end. */
function finishedMatches(table: string, log: readonly LogEntry[]): FinishedMatch[] {
  const begins = log.filter(({ what }) => what === 'begin');
  return begins.flatMap((_, n) => {
    const next = begins[n + 1];
    const match = finishedRatedMatch(foldTable(highestCard, next ? log.slice(0, next.number - 1) : log));
    return match ? [{ table, match }] : [];
  });
}

const ALL = { order: 'rising', limit: 1000 } as const;

async function findRatingComplaints({ documents }: TableStore, ended: readonly FinishedMatch[]): Promise<string[]> {
  const counted = await countedDocuments.list(documents, ALL_MATCHES_LIST, ALL);
  const running = await pendingDocuments.list(documents, PENDING_LIST, ALL);
  const names = new Set(ended.map(({ table, match }) => countedMatchId(table, match.number)));
  const byName = new Map(counted.map(({ id, value }) => [id, value]));
  return [
    ...ended.flatMap(({ table, match }) => checkCountedMatch(byName.get(countedMatchId(table, match.number)), match)),
    ...counted.flatMap(({ id }) => (names.has(id) ? [] : [`${id} was rated before its end`])),
    ...running.flatMap(({ id }) => (names.has(id) ? [`${id} has ended and is not rated yet`] : [])),
    ...(await checkRatings(
      documents,
      counted.map(({ value }) => value),
    )),
  ];
}

function checkCountedMatch(counted: CountedMatch | undefined, match: RatedMatch): string[] {
  if (!counted) return [`match ${match.number} has ended and was not rated`];
  const played = match.players.map(player => (player && 'member' in player ? player.member : player?.level));
  const countedPlayers = counted.players.map(player => ('level' in player ? player.level : player.member));
  const isSame = JSON.stringify([played, match.left]) === JSON.stringify([countedPlayers, counted.left]);
  return isSame ? [] : [`match ${match.number} was rated for ${countedPlayers}, expected ${played}`];
}

/** Names every rating that differs from a recount. */
async function checkRatings(documents: TableStore['documents'], matches: readonly CountedMatch[]): Promise<string[]> {
  const { ratings, unresolved: left } = recalculateRatings(matches);
  const stored = await standingDocuments.readAll(documents, [...ratings.keys()]);
  const byId = new Map(stored.map(({ id, value }) => [id, value.rating]));
  return [
    ...left.map(({ table, match }) => `${countedMatchId(table, match)} cannot be rated again`),
    ...[...ratings].flatMap(([id, rating]) =>
      JSON.stringify(assertDefined(byId.get(id))) === JSON.stringify(rating) ? [] : [`${id} differs when rated again`],
    ),
  ];
}
