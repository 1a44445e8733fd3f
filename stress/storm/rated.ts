/**
 * A storm over rated matches: members play at two tables at once while houses fall and the disk fails. Afterwards every
 * match that was played to its end is counted once, and everybody's rating is what counting again comes to.
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
import { GENERIC } from './lone-server.ts';
import { sendPerson } from './player.ts';
import { type Sim, simulate } from './sim.ts';
import { layInStorm } from './storm.ts';
import { foundTown } from './town.ts';
import { calm, drawWeather } from './weather.ts';

export type RatedAftermath = {
  readonly seed: string;
  /** Matches that ended, and were counted. */
  readonly matches: number;
  readonly complaints: readonly string[];
};

const level = { mu: 1500, sigma: 10 };
const skill: Skill = { is: 'skill', levels: { easy: level, normal: level, strong: level, expert: level } };
const options = defaultsOf(highestCard.options);

const library: GameRegistry = {
  open: async () => success({ game: highestCard, options, ...GENERIC }),
  ratedGame: async () => ({ skill, options }),
};

const TABLES = 2;
const MEMBERS = ['ada', 'bob', 'cyd'] as const;

const settings = { rated: true, clock: { kind: 'turn', seconds: 10 }, pace: 'instant' } as const;

/** Long enough for the house to have found what was left, by whatever clock. */
const LATER = 15 * 60_000;

export async function ratedStorm(seed: string): Promise<RatedAftermath> {
  const sim = simulate(`rated ${seed}`);
  const weather = drawWeather(sim.random);
  const memory = createMemoryDatabase(sim.now);
  const disk = createMemoryStore(memory);
  const town = foundTown({ sim, weather, disk: memory, library });
  const sessions = await Promise.all(MEMBERS.map(name => enrol(sim, disk, name)));
  const tables: string[] = [];
  const persons = [];
  for (let n = 0; n < TABLES; n++) {
    const { table, host } = await layInStorm(sim, town, {
      game: highestCard.id,
      seats: 2 + sim.between(0, 1),
      settings,
    });
    tables.push(table);
    for (const [m, session] of sessions.entries()) {
      const invitation = { table, ...(m === 0 ? { host } : {}) };
      persons.push(sendPerson(sim, weather, town.reachAs(session), invitation, `${MEMBERS[m]}-${n}`));
    }
  }
  await sim.pass(1000 * sim.between(60, 180));
  calm(weather);
  await sim.pass(8000);
  for (const person of persons) person.rest();
  await sim.pass(LATER);
  for (const { guest } of persons) guest.close();
  const ended = (await Promise.all(tables.map(async table => endedAt(table, await disk.read(table, 1))))).flat();
  return { seed, matches: ended.length, complaints: await complaintsOf(disk, ended) };
}

/** A member of the house with a session of theirs; nothing goes wrong yet. */
async function enrol(sim: Sim, disk: TableStore, name: string): Promise<string> {
  const clock = { now: () => Date.UTC(2026, 10, 15) + sim.now(), later: sim.later };
  const entropy = (length: number): Uint8Array => Uint8Array.from({ length }, () => sim.random.below(256));
  const about = { name, since: 1, passkeys: [], code: { hash: name, made: 1 } };
  const { token, write } = newSession({ clock, entropy }, name, 'a storm');
  await disk.documents.commit([memberWrite(newDocumentAt(name), about), write]);
  return token;
}

type EndedMatch = { readonly table: string; readonly match: RatedMatch };

/** Every match of a table that was played to its end. */
function endedAt(table: string, log: readonly LogEntry[]): EndedMatch[] {
  const begins = log.filter(({ what }) => what === 'begin');
  return begins.flatMap((_, n) => {
    const next = begins[n + 1];
    const match = finishedRatedMatch(foldTable(highestCard, next ? log.slice(0, next.number - 1) : log));
    return match ? [{ table, match }] : [];
  });
}

const ALL = { order: 'rising', limit: 1000 } as const;

async function complaintsOf({ documents }: TableStore, ended: readonly EndedMatch[]): Promise<string[]> {
  const counted = await countedDocuments.list(documents, ALL_MATCHES_LIST, ALL);
  const running = await pendingDocuments.list(documents, PENDING_LIST, ALL);
  const names = new Set(ended.map(({ table, match }) => countedMatchId(table, match.number)));
  const byName = new Map(counted.map(({ id, value }) => [id, value]));
  return [
    ...ended.flatMap(({ table, match }) => miscounted(byName.get(countedMatchId(table, match.number)), match)),
    ...counted.flatMap(({ id }) => (names.has(id) ? [] : [`${id} was counted and has not ended`])),
    ...running.flatMap(({ id }) => (names.has(id) ? [`${id} has ended and is still to be counted`] : [])),
    ...(await differing(
      documents,
      counted.map(({ value }) => value),
    )),
  ];
}

function miscounted(counted: CountedMatch | undefined, match: RatedMatch): string[] {
  if (!counted) return [`match ${match.number} has ended and was not counted`];
  const played = match.players.map(player => (player && 'member' in player ? player.member : player?.level));
  const told = counted.players.map(player => ('level' in player ? player.level : player.member));
  const isSame = JSON.stringify([played, match.left]) === JSON.stringify([told, counted.left]);
  return isSame ? [] : [`match ${match.number} was counted for ${told}, not ${played}`];
}

/** Whose rating is not what counting again comes to. */
async function differing(documents: TableStore['documents'], matches: readonly CountedMatch[]): Promise<string[]> {
  const { ratings, unresolved: left } = recalculateRatings(matches);
  const kept = await standingDocuments.readAll(documents, [...ratings.keys()]);
  const byId = new Map(kept.map(({ id, value }) => [id, value.rating]));
  return [
    ...left.map(({ table, match }) => `${countedMatchId(table, match)} cannot be counted again`),
    ...[...ratings].flatMap(([id, rating]) =>
      JSON.stringify(assertDefined(byId.get(id))) === JSON.stringify(rating)
        ? []
        : [`${id} differs when counted again`],
    ),
  ];
}
