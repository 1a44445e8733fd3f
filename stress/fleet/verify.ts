/** Checks every table of a fleet after a trial. */

import { setTimeout as wait } from 'node:timers/promises';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { assertDefined, itemAt, unwrap } from '@parlour/kernel/result';
import { createGameRegistry } from '@parlour/server/game-registry';
import { foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import { computerLevelAt } from '@parlour/table/table';
import { percentiles } from '../load.ts';
import { findComplaints } from '../storm/check.ts';
import type { Fleet } from './fleet.ts';
import type { Party } from './players.ts';

export type FleetReport = {
  readonly tables: number;
  readonly entries: number;
  /** Plays acknowledged, and refusals, each judged again. */
  readonly plays: number;
  readonly refusals: number;
  readonly p50: number;
  readonly p99: number;
  /** The longest time a table waited for a bot. */
  readonly longestBotWaitMs: number;
  readonly complaints: readonly string[];
};

const library = createGameRegistry(readShelfData);

/** Stops all players, waits until nothing changes, and checks everything. */
export async function verifyFleet(fleet: Fleet, parties: readonly Party[]): Promise<FleetReport> {
  const persons = parties.flatMap(party => party.persons);
  for (const person of persons) person.stopPlaying();
  const before = await waitUntilSettled(fleet, parties);
  const found: string[] = [];
  let [entries, longestBotWaitMs] = [0, 0];
  for (const party of parties) {
    const log = await fleet.store.read(party.table, 1);
    entries += log.length;
    const opened = unwrap(await library.open(party.game, party.options));
    longestBotWaitMs = Math.max(longestBotWaitMs, longestBotWait(opened.game, log));
    const aftermath = {
      game: opened.game,
      log,
      before: assertDefined(before.get(party.table)),
      persons: party.persons,
    };
    for (const complaint of findComplaints(aftermath)) found.push(`${party.game} ${party.table}: ${complaint}`);
    found.push(...(await compareServers(fleet, party.table)));
  }
  for (const { client } of persons) client.close();
  const asked = persons.flatMap(person => person.asked);
  const { p50, p99 } = percentiles(persons.flatMap(person => person.playTimesMs));
  return {
    tables: parties.length,
    entries,
    plays: asked.filter(({ request, reply }) => request.ask === 'play' && reply?.ok).length,
    refusals: asked.filter(({ reply }) => reply && 'refusal' in reply).length,
    p50,
    p99,
    longestBotWaitMs,
    complaints: found,
  };
}

/** Nothing may change for this long: tables of a dead server are taken over after some seconds. */
const STILL_MS = 5000;
const SETTLE_TIMEOUT_MS = 25_000;
const POLL_MS = 500;

/** Waits until all requests are answered and no log grows; returns the lengths of the logs. */
async function waitUntilSettled(fleet: Fleet, parties: readonly Party[]): Promise<ReadonlyMap<string, number>> {
  const ids = parties.map(({ table }) => table);
  let [last, stillMs] = ['', 0];
  for (let waited = 0; waited < SETTLE_TIMEOUT_MS; waited += POLL_MS) {
    const heads = await fleet.store.heads(ids);
    const now = JSON.stringify(ids.map(id => heads.get(id)));
    stillMs = now === last ? stillMs + POLL_MS : 0;
    const isOpen = parties.some(({ persons }) => persons.some(({ asked }) => asked.some(({ reply }) => !reply)));
    if (stillMs >= STILL_MS && !isOpen && haveAllEntries(parties, heads)) return heads;
    last = now;
    await wait(POLL_MS);
  }
  return fleet.store.heads(ids);
}

const haveAllEntries = (parties: readonly Party[], heads: ReadonlyMap<string, number>): boolean =>
  parties.every(({ table, persons }) => persons.every(({ client }) => client.state()?.number === heads.get(table)));

/** Returns the longest time between an entry and a bot's reaction, in milliseconds. */
function longestBotWait(game: Parameters<typeof foldTable>[0], log: readonly LogEntry[]): number {
  const table = foldTable(game, log);
  const waits = log.slice(1).map((entry, i) => {
    const isComputer =
      entry.what === 'input' && typeof entry.input.by === 'number' && computerLevelAt(table, entry.input.by);
    return isComputer ? entry.at - itemAt(log, i).at : 0;
  });
  return Math.max(0, ...waits);
}

/** A table is the same at every server, if need be a moment later, because bots may still be playing. */
async function compareServers({ servers }: Fleet, table: string): Promise<string[]> {
  for (let tries = 0; tries < 20; tries++) {
    const answers = await Promise.all(
      servers.map(({ address }) => fetch(`${address}/api/tables/${table}`).then(answer => answer.text())),
    );
    if (answers.every(answer => answer === answers[0])) return [];
    await wait(100);
  }
  return [`${table}: differs between servers`];
}
