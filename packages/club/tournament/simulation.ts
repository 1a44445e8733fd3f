/** Simulates tournaments of players with known strengths, for tests and to compare the kinds. */

import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt, valueOr } from '@parlour/kernel/result';
import { decideBegin, decideJoin, decideNext, decideResult, decideWithdrawal, isRoundOverdue } from './decide.ts';
import type { TournamentPlan } from './plan.ts';
import { sideOfSeat } from './scoring.ts';
import type { Outcome, TournamentLogDraft, TournamentLogEntry } from './tournament.ts';
import { applyTournamentEntry, foldTournament, type RoundTable, type Tournament } from './tournament.ts';

export type TournamentSimulation = {
  readonly plan: TournamentPlan;
  readonly players: number;
  readonly seed: string;
  /** The spread of a score by luck, in steps between neighbours in strength. */
  readonly luckSpread: number;
  /** In each round. */
  readonly leavingPercent?: number;
  readonly latePercent?: number;
  /** When the clock closes a round. */
  readonly unfinishedPercent?: number;
};

export type SimulatedTournament = { readonly log: readonly TournamentLogEntry[]; readonly tournament: Tournament };

/** Players join from the strongest down. */
export function simulateTournament(options: TournamentSimulation): SimulatedTournament {
  const random = seededRandom(options.seed);
  const run = newRun(options.plan);
  for (let i = 0; i < options.players; i++)
    run.append(entriesOrNone(decideJoin(run.tournament, { name: `Player ${i + 1}` })));
  run.append(entriesOrNone(decideBegin(run.tournament, { ...run.nextInputs(), random })));
  while (run.tournament.phase === 'running') playTournamentRound(run, options, random);
  return { log: run.log, tournament: run.tournament };
}

type SimulationRun = {
  readonly log: TournamentLogEntry[];
  tournament: Tournament;
  append(drafts: readonly TournamentLogDraft[]): void;
  nextInputs(): { at: number; newId(): string; until: number };
};

function newRun(plan: TournamentPlan): SimulationRun {
  const log: TournamentLogEntry[] = [{ what: 'made', plan, at: 0 }];
  let ids = 0;
  const run: SimulationRun = {
    log,
    tournament: foldTournament(log),
    append(drafts) {
      for (const draft of drafts) {
        const entry = { ...draft, at: log.length };
        log.push(entry);
        run.tournament = applyTournamentEntry(run.tournament, entry);
      }
    },
    nextInputs: () => ({ at: log.length, until: 0, newId: () => `table ${ids++}` }),
  };
  return run;
}

const entriesOrNone = (decided: ReturnType<typeof decideJoin>): readonly TournamentLogDraft[] =>
  valueOr(decided, () => []);

function playTournamentRound(run: SimulationRun, options: TournamentSimulation, random: Random): void {
  removeLeavers(run, options, random);
  for (const table of run.tournament.rounds.at(-1)?.tables ?? []) {
    if (random.below(100) < (options.unfinishedPercent ?? 0)) continue;
    run.append(decideResult(run.tournament, table.id, randomOutcome(options, table, random)));
  }
  const isOpen = run.tournament.rounds.at(-1)?.tables.some(({ outcome }) => !outcome);
  if (isOpen && isRoundOverdue(run.tournament, 1)) run.append([{ what: 'closed' }]);
  addLatecomers(run, options, random);
  run.append(decideNext(run.tournament, run.nextInputs()));
}

function removeLeavers(run: SimulationRun, { leavingPercent = 0 }: TournamentSimulation, random: Random): void {
  run.tournament.entrants.forEach((_, who) => {
    if (random.below(100) < leavingPercent) run.append(entriesOrNone(decideWithdrawal(run.tournament, who)));
  });
}

function addLatecomers(run: SimulationRun, { latePercent = 0, players }: TournamentSimulation, random: Random): void {
  for (let i = 0; i < players; i++) {
    if (random.below(100) < latePercent) run.append(entriesOrNone(decideJoin(run.tournament, { name: 'Late comer' })));
  }
}

/** Rounds scores to whole numbers, so that some matches are drawn. Computer players have the average strength. */
function randomOutcome(
  { plan, players, luckSpread }: TournamentSimulation,
  { seats }: RoundTable,
  random: Random,
): Outcome {
  const scores = Array.from({ length: plan.sides }, () => 0);
  seats.forEach((who, seat) => {
    const achieved = players - (who ?? players / 2) + approximateNormal(random) * luckSpread;
    scores[sideOfSeat(plan, seat)] = itemAt(scores, sideOfSeat(plan, seat)) + Math.round(achieved);
  });
  const reported = plan.better === 'high' ? scores : scores.map(score => -score);
  const best = Math.max(...scores);
  return {
    winners: seats.flatMap((_, seat) => (scores[sideOfSeat(plan, seat)] === best ? [seat] : [])),
    scores: reported,
    why: 'played',
  };
}

function approximateNormal(random: Random): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += random.below(1_000_000) / 1_000_000;
  return sum - 6;
}
