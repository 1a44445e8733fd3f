/** What each kind promises, where it can be checked by hand or by brute force. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { drawKnockOut } from '../knock-out.ts';
import { roundRobinPairs } from '../next-round.ts';
import { invalidPlanReason, type TournamentPlan } from '../plan.ts';
import { listEncounters, seatedContestants } from '../scoring.ts';
import { simulateTournament } from '../simulation.ts';
import { computeStandings } from '../standings.ts';
import type { TournamentLogDraft, TournamentLogEntry } from '../tournament.ts';
import { foldTournament, formTeams, type Tournament } from '../tournament.ts';
import { PLANS } from './plans.ts';

const planned = (name: string): TournamentPlan => assertDefined(PLANS[name]);

const pairsIn = ({ rounds }: Tournament): string[] =>
  rounds.flatMap(({ tables }) =>
    tables.map(table =>
      seatedContestants(table)
        .map(({ who }) => who)
        .sort((a, b) => a - b)
        .join(),
    ),
  );

describe('round robin', () => {
  it.each([2, 3, 6, 9, 12, 31])('lets %i meet each other once, around the circle', players => {
    const rounds = players - 1 + (players % 2);
    const order = Array.from({ length: players }, (_, who) => who);
    const met = Array.from({ length: rounds }, (_, round) => roundRobinPairs(order, round)).flat();
    expect(new Set(met.map(pair => [...pair].sort().join())).size).toBe((players * (players - 1)) / 2);
    expect(met.length).toBe((players * (players - 1)) / 2);
  });

  it('lets late comers meet everybody, too', () => {
    const { tournament } = simulateTournament({
      plan: planned('round robin of two'),
      players: 7,
      seed: 'late',
      luckSpread: 2,
      latePercent: 12,
    });
    const players = tournament.entrants.length;
    expect(players).toBeGreaterThan(7);
    const met = pairsIn(tournament);
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe((players * (players - 1)) / 2);
  });

  it('has nobody at a table of four meet another much more often than a third', () => {
    const { tournament } = simulateTournament({
      plan: planned('round robin of four'),
      players: 16,
      seed: 'fours',
      luckSpread: 2,
    });
    const met = tournament.rounds.flatMap(({ tables }) =>
      tables.flatMap(table =>
        seatedContestants(table).flatMap((a, i) =>
          seatedContestants(table)
            .slice(i + 1)
            .map(b => `${[a.who, b.who].sort()}`),
        ),
      ),
    );
    expect(tournament.rounds.length).toBe(5);
    expect(new Set(met).size).toBeGreaterThanOrEqual(105);
  });
});

describe('knock-out', () => {
  it.each([3, 5, 6, 7, 8, 11, 200])('gives the best of %i a bye, as many as an even field needs', players => {
    const { byes, groups } = drawKnockOut(
      planned('knock-out of two'),
      Array.from({ length: players }, (_, who) => who),
    );
    const places = 2 ** Math.ceil(Math.log2(players));
    expect(byes).toEqual(Array.from({ length: places - players }, (_, who) => who));
    expect(byes.length + groups.length).toBe(places / 2);
    expect(groups.every(group => group.length === 2)).toBe(true);
  });

  it('is won by whoever wins every match, and the loser of the final is second', () => {
    const { tournament } = simulateTournament({
      plan: planned('knock-out of two'),
      players: 20,
      seed: 'sure',
      luckSpread: 0,
    });
    const [first, second, third] = computeStandings(tournament);
    expect([first?.who, first?.place, second?.place, third?.place]).toEqual([0, 1, 2, 3]);
  });

  it('plays a tie again twice, and then the better seed goes through', () => {
    const tie: TournamentLogDraft = {
      what: 'result',
      table: '',
      outcome: { winners: [0, 1], scores: [3, 3], why: 'played' },
    };
    const { log } = simulateTournament({ plan: planned('knock-out of two'), players: 2, seed: 'tie', luckSpread: 0 });
    const begun = log.slice(0, log.findIndex(({ what }) => what === 'paired') + 1);
    const again: TournamentLogDraft[] = [
      { ...tie, table: 'table 0' },
      { what: 'again', table: 'table 0', id: 'b' },
    ];
    const more: TournamentLogDraft[] = [
      { ...tie, table: 'b' },
      { what: 'again', table: 'b', id: 'c' },
    ];
    const whole = fold(begun, [...again, ...more, { ...tie, table: 'c' }]);
    expect(computeStandings(fold(begun, [...again, { ...tie, table: 'b' }]))[0]?.points).toBe(0);
    expect(computeStandings(whole)[0]).toMatchObject({ who: whole.order[0], points: 1, place: 1 });
  });
});

const fold = (log: readonly TournamentLogEntry[], more: readonly TournamentLogDraft[]): Tournament =>
  foldTournament([...log, ...more.map(what => ({ ...what, at: 0 }))]);

describe('duplicate', () => {
  it('seats a team on one side here and on the other side there, and counts the luck of the deal out', () => {
    const { tournament, log } = simulateTournament({
      plan: planned('duplicate of teams'),
      players: 8,
      seed: 'teams',
      luckSpread: 0,
    });
    const { tables } = itemAt(tournament.rounds, 0);
    const [here, there] = [itemAt(tables, 0), itemAt(tables, 1)];
    expect(here.teams).toEqual(assertDefined(there.teams).toReversed());
    const [first, second] = assertDefined(here.teams);
    const side = (table: typeof here, at: number) => table.seats.filter((_, seat) => seat % 2 === at);
    expect([...side(here, 0), ...side(there, 1)].sort()).toEqual([...itemAt(tournament.teams, first)].sort());
    expect([...side(there, 0), ...side(here, 1)].sort()).toEqual([...itemAt(tournament.teams, second)].sort());
    const begun = log.slice(0, log.findIndex(({ what }) => what === 'paired') + 1);
    const lucky = tables.map(
      (table): TournamentLogDraft => ({
        ...{ what: 'result', table: table.id },
        outcome: { winners: [0, 2], scores: [10, 1], why: 'played' },
      }),
    );
    expect(listEncounters(fold(begun, lucky)).map(({ margin, points }) => [margin, points])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('puts those together who named the same team', () => {
    const names = ['Ann', 'Bob', 'Cis', 'Dan', 'Eve'];
    const teams = ['Reds', undefined, 'reds ', 'Blues', undefined];
    const joined = names.map(
      (name, i) => ({ what: 'joined', name, ...(teams[i] && { team: teams[i] }) }) as TournamentLogDraft,
    );
    const plan = planned('duplicate of teams');
    const made = fold([{ what: 'made', plan, at: 0 }], joined);
    expect(formTeams(made)).toEqual([
      [0, 2, 1, 4],
      [3, null, null, null],
    ]);
  });

  it('seats everybody alike, a seat further each round', () => {
    const { tournament } = simulateTournament({
      plan: planned('duplicate of four'),
      players: 5,
      seed: 'alike',
      luckSpread: 1,
    });
    const seats = tournament.rounds.map(
      ({ tables }) => new Set(tables.map(({ seats }) => seats.findIndex(who => who !== null))),
    );
    expect(seats).toEqual([0, 1, 2, 3].map(seat => new Set([seat])));
  });
});

describe('what cannot be', () => {
  it.each([
    [{ kind: 'swiss', seats: 1, sides: 1 }, /for one player/],
    [{ kind: 'swiss', entering: 'teams' }, /Teams play a duplicate/],
    [{ kind: 'duplicate', entering: 'teams', seats: 3, sides: 3 }, /two sides/],
    [{ rounds: 31 }, /1 to 30 rounds/],
    [{ seats: 5, sides: 2 }, /a multiple of the number of sides/],
  ] as const)('is said in a sentence: %o', (change, says) => {
    expect(invalidPlanReason({ ...planned('swiss of two'), ...change } as TournamentPlan)).toMatch(says);
    expect(invalidPlanReason(planned('swiss of two'))).toBeUndefined();
  });
});
