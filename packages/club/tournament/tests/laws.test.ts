/** What holds of every tournament, whoever leaves, comes late or does not finish. */
import { must } from '@parlour/kernel/must';
import { describe, expect, it } from 'vitest';
import { contestantsOf } from '../contestants.ts';
import { foldTournament, type Round, type Tournament } from '../fold.ts';
import { countAlone, largestMatching } from '../graph.ts';
import { personsAt } from '../outcome.ts';
import type { TournamentPlan } from '../plan.ts';
import { simulate } from '../simulated.ts';
import { standingsOf } from '../standings.ts';
import { PLANS } from './plans.ts';
import { recount } from './recount.ts';

/** The smallest is the least that can be: more than one table's worth of those who go through, or of a team. */
const FIELDS = [2, 3, 4, 5, 7, 8, 13, 22];
const leastOf = ({ entering, kind, seats, sides }: TournamentPlan): number =>
  entering === 'teams' ? seats + 1 : kind === 'knock-out' ? seats / sides + 1 : 2;

const runOf = (plan: TournamentPlan, players: number, seed: string) =>
  simulate({ plan, players, seed, luck: players / 3, leaving: 3, late: 2, unfinished: 3 });

const inRound = ({ tables, byes }: Round): number[] => [
  ...tables.flatMap(table => personsAt(table).map(({ who }) => who)),
  ...(tables.some(({ teams }) => teams) ? [] : byes.map(({ who }) => who)),
];

describe.each(Object.entries(PLANS))('%s', (_, plan) => {
  const runs = FIELDS.filter(players => players >= leastOf(plan)).flatMap(players =>
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
      const told = standingsOf(tournament).map(({ who, place, points }) => ({ who, place, points }));
      const counted = recount(log);
      for (const { who, points } of told) expect({ who, points }).toEqual({ who, points: counted.get(who) ?? 0 });
      expect(told.map(({ who }) => who).sort()).toEqual([...contestantsOf(tournament)].sort());
      expectPlaces(told);
    }
  });
});

/** A place is shared, or it is one more than there are before it. */
function expectPlaces(told: readonly { place: number; points: number }[]): void {
  for (const [i, { place, points }] of told.entries()) {
    const before = told[i - 1];
    expect(place === i + 1 || place === before?.place).toBe(true);
    expect(points).toBeLessThanOrEqual(before?.points ?? points);
  }
}

function expectOnce({ entrants }: Tournament, round: Round, number: number): void {
  const who = inRound(round);
  expect(new Set(who).size).toBe(who.length);
  for (const each of who) expect(entrants[each]?.left ?? number + 1).toBeGreaterThan(number);
}

const swiss = must(PLANS['swiss of two']);

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
    const { tournament } = simulate({ plan: { ...swiss, rounds: 8 }, players: 40, seed: 'seats', luck: 10 });
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
  const round = must(tournament.rounds[number]);
  const again = round.tables.filter(({ seats }) => met.has([...seats].sort().join())).length;
  const here = inRound(round);
  const graph = { size: here.length, joined: (a: number, b: number) => !met.has([here[a], here[b]].sort().join()) };
  if (countAlone(largestMatching(graph)) <= here.length % 2) expect(again).toBe(0);
}

/** Somebody may be passed over only if the others could not be paired then: never while all have had as many. */
function expectFairBye(tournament: Tournament, number: number, who: number): void {
  const had = (each: number): number =>
    tournament.rounds.slice(0, number).filter(({ byes }) => byes.some(bye => bye.who === each)).length;
  const least = Math.min(...inRound(must(tournament.rounds[number])).map(had));
  expect(had(who)).toBeLessThanOrEqual(least + 1);
}
