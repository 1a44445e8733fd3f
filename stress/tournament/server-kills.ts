/** Runs a tournament on several servers, kills one in each round, and recounts the standings at the end. */
import { setTimeout as wait } from 'node:timers/promises';
import { computeStandings } from '@parlour/club/tournament/standings';
import type { Outcome, TournamentLogEntry } from '@parlour/club/tournament/tournament';
import { foldTournament, type RoundTable } from '@parlour/club/tournament/tournament';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { deepEqual } from '@parlour/kernel/json';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { createGameRegistry } from '@parlour/server/game-registry';
import type { TableStore } from '@parlour/server/store/types';
import { foldTable } from '@parlour/table/fold';
import type { Fleet } from '../fleet/fleet.ts';
import { beginTournament, fetchTournament, playTournament, type TournamentClient } from './players.ts';

export type TournamentKillReport = {
  readonly kills: number;
  readonly rounds: number;
  readonly complaints: readonly string[];
};

export async function runTournamentUnderKills(
  fleet: Fleet,
  asked: object,
  names: readonly string[],
): Promise<TournamentKillReport> {
  const addresses = fleet.servers.map(({ address }) => address);
  const { crowd, tokens } = await beginTournament({ addresses, random: seededRandom('kills') }, asked, names);
  const killer = startKiller(fleet);
  await playTournament(crowd, tokens, view => killer.see(view.rounds));
  await killer.rest();
  const complaints = await findTournamentComplaints(fleet.store, crowd);
  return { kills: killer.count(), rounds: (await fetchTournament(crowd)).rounds, complaints };
}

/** Kills and restarts one server after the other, each in the middle of a round. */
function startKiller({ servers }: Fleet): { see(round: number): void; count(): number; rest(): Promise<void> } {
  let [round, kills] = [0, 0];
  let under: Promise<void> = Promise.resolve();
  return {
    see(now) {
      if (now === round) return;
      round = now;
      under = under.then(async () => {
        await wait(300);
        const server = itemAt(servers, kills++ % servers.length);
        await server.stop('SIGKILL');
        await wait(500);
        await server.start();
      });
    },
    count: () => kills,
    rest: () => under,
  };
}

/** Compares the tournament with the logs of its tables in the store. */
async function findTournamentComplaints(store: TableStore, crowd: TournamentClient): Promise<string[]> {
  const log = await readTournamentLog(store, crowd.tournament);
  const tournament = foldTournament(log);
  const complaints: string[] = [];
  const counted = new Map<string, Outcome>();
  for (const table of tournament.rounds.flatMap(({ tables }) => tables)) {
    const outcome = await replayOutcome(store, table);
    counted.set(table.id, outcome);
    if (!deepEqual(outcome, table.outcome)) complaints.push(`${table.id} ended with another result than was counted`);
  }
  const again = foldTournament(log.map(entry => (entry.what === 'result' ? recountResult(entry, counted) : entry)));
  const published = (await fetchTournament(crowd)).standings.map(({ name: _, ...row }) => row);
  if (!deepEqual(published, computeStandings(again))) complaints.push('the standings differ from the records');
  const results = log.filter(({ what }) => what === 'result').length;
  if (results !== counted.size) complaints.push(`${counted.size} tables were counted ${results} times`);
  return complaints;
}

type ResultEntry = Extract<TournamentLogEntry, { what: 'result' }>;

const recountResult = (entry: ResultEntry, counted: ReadonlyMap<string, Outcome>): TournamentLogEntry => ({
  ...entry,
  outcome: assertDefined(counted.get(entry.table)),
});

async function readTournamentLog({ documents }: TableStore, id: string): Promise<TournamentLogEntry[]> {
  const [head] = await documents.fetch('tournament', [id]);
  const { pages } = JSON.parse(assertDefined(head).body) as { pages: number };
  const names = Array.from({ length: pages }, (_, page) => `${id}/${page}`);
  const found = await documents.fetch('tournament page', names);
  return found.flatMap(({ body }) => (JSON.parse(body) as { entries: TournamentLogEntry[] }).entries);
}

/** Replays the match from the log of its table. */
async function replayOutcome(store: TableStore, { id }: RoundTable): Promise<Outcome> {
  const log = await store.read(id, 1);
  const first = log[0];
  if (first?.what !== 'open') throw new Error(`the table ${id} was never created`);
  const opened = await createGameRegistry(readShelfData).open(first.game, first.options, first.rules);
  if (!opened.ok) throw new Error(opened.fault);
  const { status } = foldTable(opened.value.game, log);
  if (status?.is !== 'over') throw new Error(`the match at ${id} is not over`);
  return { winners: status.result.winners, scores: status.result.scores, why: 'played' };
}
