/** Invariants of every tournament, with leavers, latecomers and unfinished tables. */
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { countUnmatched, findMaximumMatching } from '../maximum-matching.ts';
import type { TournamentPlan } from '../plan.ts';
import { seatedContestants } from '../scoring.ts';
import { simulateTournament } from '../simulation.ts';
import { computeStandings } from '../standings.ts';
import { foldTournament, listContestants, type Tournament, type TournamentRound } from '../tournament.ts';
import { PLANS } from './plans.ts';
import { recount } from './recount.ts';

/** From the smallest possible field on: more than advance from one table, or more than one team. */
const FIELDS = [2, 3, 4, 5, 7, 8, 13, 22];
const minPlayers = ({ entering, kind, seats, sides }: TournamentPlan): number =>
  entering === 'teams' ? seats + 1 : kind === 'knock-out' ? seats / sides + 1 : 2;

const runOf = (plan: TournamentPlan, players: number, seed: string) =>
  simulateTournament({
    plan,
    players,
    seed,
    luckSpread: players / 3,
    leavingPercent: 3,
    latePercent: 2,
    unfinishedPercent: 3,
  });

const inRound = ({ tables, byes }: TournamentRound): number[] => [
  ...tables.flatMap(table => seatedContestants(table).map(({ who }) => who)),
  ...(tables.some(({ teams }) => teams) ? [] : byes.map(({ who }) => who)),
];

describe.each(Object.entries(PLANS))('%s', (_, plan) => {
  const runs = FIELDS.filter(players => players >= minPlayers(plan)).flatMap(players =>
    ['a', 'b'].map(seed => runOf(plan, players, `${seed} ${players}`)),
  );

  it('comes to an end, and is the fold of its log', () => {
    for (const { log, tournament } of runs) {
      expect(tournament.phase).toBe('over');
      expect(foldTournament(log)).toEqual(tournament);
    }
  });

  it('has nobody twice in a round, and nobody who has left', () => {
    for (const { tournament } of runs) {
      for (const [number, round] of tournament.rounds.entries()) expectOnce(tournament, round, number);
    }
  });

  it('has everybody in each round who takes part, unless they are out or rest', () => {
    if (plan.kind === 'knock-out' || plan.kind === 'round robin' || plan.entering === 'teams') return;
    for (const { tournament } of runs) {
      tournament.rounds.forEach((round, number) => {
        const here = tournament.entrants.flatMap(({ came, left }, who) =>
          came <= number && (left === undefined || left > number) ? [who] : [],
        );
        expect(inRound(round).sort()).toEqual(here.sort());
      });
    }
  });

  it('stands as a plain recount of its log says', () => {
    for (const { log, tournament } of runs) {
      const standings = computeStandings(tournament).map(({ who, place, points }) => ({ who, place, points }));
      const counted = recount(log);
      for (const { who, points } of standings) expect({ who, points }).toEqual({ who, points: counted.get(who) ?? 0 });
      expect(standings.map(({ who }) => who).sort()).toEqual([...listContestants(tournament)].sort());
      expectPlaces(standings);
    }
  });
});

/** A place is shared, or one more than the number of contestants before it. */
function expectPlaces(standings: readonly { place: number; points: number }[]): void {
  for (const [i, { place, points }] of standings.entries()) {
    const before = standings[i - 1];
    expect(place === i + 1 || place === before?.place).toBe(true);
    expect(points).toBeLessThanOrEqual(before?.points ?? points);
  }
}

function expectOnce({ entrants }: Tournament, round: TournamentRound, number: number): void {
  const who = inRound(round);
  expect(new Set(who).size).toBe(who.length);
  for (const each of who) expect(entrants[each]?.left ?? number + 1).toBeGreaterThan(number);
}

const swiss = assertDefined(PLANS['swiss of two']);

describe('the Swiss of two', () => {
  const runs = Array.from({ length: 40 }, (_, i) =>
    runOf({ ...swiss, rounds: 1 + (i % 9) }, 4 + (i % 11), `swiss ${i}`),
  );

  it('has no rematch in a round that could be paired without one', () => {
    for (const { tournament } of runs) {
      for (const number of tournament.rounds.keys()) expectNoNeedlessRematch(tournament, number);
    }
  });

  it('gives a bye to nobody who had more of them than another', () => {
    for (const { tournament } of runs) {
      tournament.rounds.forEach(({ byes }, number) => {
        for (const { who } of byes) expectFairBye(tournament, number, who);
      });
    }
  });

  it('has nobody sit first much more often than second, where nobody leaves', () => {
    const { tournament } = simulateTournament({
      plan: { ...swiss, rounds: 8 },
      players: 40,
      seed: 'seats',
      luckSpread: 10,
    });
    tournament.entrants.forEach((_, who) => {
      const seats = tournament.rounds.flatMap(({ tables }) => tables.map(table => table.seats.indexOf(who)));
      const firsts = seats.filter(seat => seat === 0).length;
      expect(Math.abs(firsts - seats.filter(seat => seat === 1).length)).toBeLessThanOrEqual(2);
    });
  });
});

const metBefore = ({ rounds }: Tournament, number: number): Set<string> =>
  new Set(rounds.slice(0, number).flatMap(({ tables }) => tables.map(({ seats }) => [...seats].sort().join())));

function expectNoNeedlessRematch(tournament: Tournament, number: number): void {
  const met = metBefore(tournament, number);
  const round = assertDefined(tournament.rounds[number]);
  const again = round.tables.filter(({ seats }) => met.has([...seats].sort().join())).length;
  const here = inRound(round);
  const graph = { size: here.length, hasEdge: (a: number, b: number) => !met.has([here[a], here[b]].sort().join()) };
  if (countUnmatched(findMaximumMatching(graph)) <= here.length % 2) expect(again).toBe(0);
}

/**
 * A contestant may get a second bye only if the others could not be paired otherwise, never while all have had as
 * many.
 */
function expectFairBye(tournament: Tournament, number: number, who: number): void {
  const byesBefore = (each: number): number =>
    tournament.rounds.slice(0, number).filter(({ byes }) => byes.some(bye => bye.who === each)).length;
  const least = Math.min(...inRound(assertDefined(tournament.rounds[number])).map(byesBefore));
  expect(byesBefore(who)).toBeLessThanOrEqual(least + 1);
}
