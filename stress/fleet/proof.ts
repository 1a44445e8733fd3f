/** What must hold at every table of a fleet, whatever was done to it. */

import { setTimeout as wait } from 'node:timers/promises';
import { readData } from '@parlour/games/shelf/node';
import { assertDefined, itemAt, unwrap } from '@parlour/kernel/result';
import { createGameRegistry } from '@parlour/server/game-registry';
import { foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import { computerLevelAt } from '@parlour/table/table';
import { percentiles } from '../load.ts';
import { complaints } from '../storm/check.ts';
import type { Fleet } from './fleet.ts';
import type { Party } from './people.ts';

export type FleetProof = {
  readonly tables: number;
  readonly entries: number;
  /** Plays acknowledged, and plays refused, each refusal judged again. */
  readonly plays: number;
  readonly refusals: number;
  readonly p50: number;
  readonly p99: number;
  /** The longest a table waited for a computer player. */
  readonly computerWait: number;
  readonly complaints: readonly string[];
};

const library = createGameRegistry(readData);

/** Everybody stops playing; when nothing moves any more, everything is looked at. */
export async function prove(fleet: Fleet, parties: readonly Party[]): Promise<FleetProof> {
  const persons = parties.flatMap(party => party.persons);
  for (const person of persons) person.rest();
  const before = await settled(fleet, parties);
  const found: string[] = [];
  let [entries, computerWait] = [0, 0];
  for (const party of parties) {
    const log = await fleet.store.read(party.table, 1);
    entries += log.length;
    const opened = unwrap(await library.open(party.game, party.options));
    computerWait = Math.max(computerWait, longestWait(opened.game, log));
    const aftermath = {
      game: opened.game,
      log,
      before: assertDefined(before.get(party.table)),
      persons: party.persons,
    };
    for (const complaint of complaints(aftermath)) found.push(`${party.game} ${party.table}: ${complaint}`);
    found.push(...(await lookedAtAnywhere(fleet, party.table)));
  }
  for (const { guest: client } of persons) client.close();
  const asked = persons.flatMap(person => person.asked);
  const { p50, p99 } = percentiles(persons.flatMap(person => person.times));
  return {
    tables: parties.length,
    entries,
    plays: asked.filter(({ request, reply }) => request.ask === 'play' && reply?.ok).length,
    refusals: asked.filter(({ reply }) => reply && 'refusal' in reply).length,
    p50,
    p99,
    computerWait,
    complaints: found,
  };
}

/** How long nothing may move before it is believed: what a dead server left is taken up after some seconds. */
const STILL = 5000;
const PATIENCE = 25_000;
const LOOK_AGAIN = 500;

/** Waits until all requests are answered and no log grows any more; answers how long the logs are. */
async function settled(fleet: Fleet, parties: readonly Party[]): Promise<ReadonlyMap<string, number>> {
  const ids = parties.map(({ table }) => table);
  let [last, still] = ['', 0];
  for (let waited = 0; waited < PATIENCE; waited += LOOK_AGAIN) {
    const heads = await fleet.store.heads(ids);
    const now = JSON.stringify(ids.map(id => heads.get(id)));
    still = now === last ? still + LOOK_AGAIN : 0;
    const isOpen = parties.some(({ persons }) => persons.some(({ asked }) => asked.some(({ reply }) => !reply)));
    if (still >= STILL && !isOpen && areTold(parties, heads)) return heads;
    last = now;
    await wait(LOOK_AGAIN);
  }
  return fleet.store.heads(ids);
}

const areTold = (parties: readonly Party[], heads: ReadonlyMap<string, number>): boolean =>
  parties.every(({ table, persons }) =>
    persons.every(({ guest: client }) => client.state()?.number === heads.get(table)),
  );

/** Milliseconds between what was done last and what a computer player did then. */
function longestWait(game: Parameters<typeof foldTable>[0], log: readonly LogEntry[]): number {
  const table = foldTable(game, log);
  const waits = log.slice(1).map((entry, i) => {
    const isComputer =
      entry.what === 'input' && typeof entry.input.by === 'number' && computerLevelAt(table, entry.input.by);
    return isComputer ? entry.at - itemAt(log, i).at : 0;
  });
  return Math.max(0, ...waits);
}

/** A table looks the same at every server, if need be a moment later: computer players may still be at it. */
async function lookedAtAnywhere({ servers }: Fleet, table: string): Promise<string[]> {
  for (let tries = 0; tries < 20; tries++) {
    const looks = await Promise.all(
      servers.map(({ address }) => fetch(`${address}/api/tables/${table}`).then(answer => answer.text())),
    );
    if (looks.every(look => look === looks[0])) return [];
    await wait(100);
  }
  return [`${table}: looks different at different servers`];
}
