/** Tournaments of players whose strength is known, for the tests and for whoever wants to know what a kind is good for. */
import { nth } from '@parlour/kernel/must';
import { type Random, seeded } from '@parlour/kernel/random';
import { valueOr } from '@parlour/kernel/result';
import { decideBegin, decideJoin, decideLeave, decideNext, decideResult, isOverdue } from './decide.ts';
import { foldTournament, happen, type RoundTable, type Tournament } from './fold.ts';
import type { Outcome, TournamentEntry, TournamentWhat } from './log.ts';
import { sideOf } from './outcome.ts';
import type { TournamentPlan } from './plan.ts';

export type Simulated = {
  readonly plan: TournamentPlan;
  readonly players: number;
  readonly seed: string;
  /** How much luck there is: the spread of a score beside a step of one between neighbours in strength. */
  readonly luck: number;
  /** How many of a hundred leave, and how many come late, in each round. */
  readonly leaving?: number;
  readonly late?: number;
  /** How many tables of a hundred are not over when the clock closes a round. */
  readonly unfinished?: number;
};

export type SimulatedRun = { readonly log: readonly TournamentEntry[]; readonly tournament: Tournament };

/** The first to join is the strongest, and so on down. */
export function simulate(given: Simulated): SimulatedRun {
  const random = seeded(given.seed);
  const run = newRun(given.plan);
  for (let i = 0; i < given.players; i++) run.write(orNone(decideJoin(run.tournament, { name: `Player ${i + 1}` })));
  run.write(orNone(decideBegin(run.tournament, { ...run.parts(), random })));
  while (run.tournament.phase === 'running') playRound(run, given, random);
  return { log: run.log, tournament: run.tournament };
}

type Run = {
  readonly log: TournamentEntry[];
  tournament: Tournament;
  write(whats: readonly TournamentWhat[]): void;
  parts(): { at: number; newId(): string; until: number };
};

function newRun(plan: TournamentPlan): Run {
  const log: TournamentEntry[] = [{ what: 'made', plan, at: 0 }];
  let ids = 0;
  const run: Run = {
    log,
    tournament: foldTournament(log),
    write(whats) {
      for (const what of whats) {
        const entry = { ...what, at: log.length };
        log.push(entry);
        run.tournament = happen(run.tournament, entry);
      }
    },
    parts: () => ({ at: log.length, until: 0, newId: () => `table ${ids++}` }),
  };
  return run;
}

const orNone = (decided: ReturnType<typeof decideJoin>): readonly TournamentWhat[] => valueOr(decided, () => []);

function playRound(run: Run, given: Simulated, random: Random): void {
  someLeave(run, given, random);
  for (const table of run.tournament.rounds.at(-1)?.tables ?? []) {
    if (random.below(100) < (given.unfinished ?? 0)) continue;
    run.write(decideResult(run.tournament, table.id, playedOut(given, table, random)));
  }
  const isOpen = run.tournament.rounds.at(-1)?.tables.some(({ outcome }) => !outcome);
  if (isOpen && isOverdue(run.tournament, 1)) run.write([{ what: 'closed' }]);
  someCome(run, given, random);
  run.write(decideNext(run.tournament, run.parts()));
}

function someLeave(run: Run, { leaving = 0 }: Simulated, random: Random): void {
  run.tournament.entrants.forEach((_, who) => {
    if (random.below(100) < leaving) run.write(orNone(decideLeave(run.tournament, who)));
  });
}

function someCome(run: Run, { late = 0, players }: Simulated, random: Random): void {
  for (let i = 0; i < players; i++) {
    if (random.below(100) < late) run.write(orNone(decideJoin(run.tournament, { name: 'Late comer' })));
  }
}

/** Whole numbers, so that some matches are drawn. Computer players are as strong as the middle of the field. */
function playedOut({ plan, players, luck }: Simulated, { seats }: RoundTable, random: Random): Outcome {
  const scores = Array.from({ length: plan.sides }, () => 0);
  seats.forEach((who, seat) => {
    const made = players - (who ?? players / 2) + bell(random) * luck;
    scores[sideOf(plan, seat)] = nth(scores, sideOf(plan, seat)) + Math.round(made);
  });
  const told = plan.better === 'high' ? scores : scores.map(score => -score);
  const best = Math.max(...scores);
  return {
    winners: seats.flatMap((_, seat) => (scores[sideOf(plan, seat)] === best ? [seat] : [])),
    scores: told,
    why: 'played',
  };
}

/** About as a bell, with a spread of one. */
function bell(random: Random): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += random.below(1_000_000) / 1_000_000;
  return sum - 6;
}
