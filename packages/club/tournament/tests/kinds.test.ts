/** What each kind promises, tried where it can be reckoned by hand or by trying everything. */
import { must, nth } from '@parlour/kernel/must';
import { describe, expect, it } from 'vitest';
import { circleRound } from '../circle.ts';
import { teamsOf } from '../contestants.ts';
import { encountersOf } from '../encounters.ts';
import { foldTournament, type Tournament } from '../fold.ts';
import { drawKnockOut } from '../knock-out.ts';
import type { TournamentEntry, TournamentWhat } from '../log.ts';
import { personsAt } from '../outcome.ts';
import { planFault, type TournamentPlan } from '../plan.ts';
import { simulate } from '../simulated.ts';
import { standingsOf } from '../standings.ts';
import { PLANS } from './plans.ts';

const planned = (name: string): TournamentPlan => must(PLANS[name]);

const pairsIn = ({ rounds }: Tournament): string[] =>
  rounds.flatMap(({ tables }) =>
    tables.map(table =>
      personsAt(table)
        .map(({ who }) => who)
        .sort((a, b) => a - b)
        .join(),
    ),
  );

describe('round robin', () => {
  it.each([2, 3, 6, 9, 12, 31])('lets %i meet each other once, around the circle', players => {
    const rounds = players - 1 + (players % 2);
    const order = Array.from({ length: players }, (_, who) => who);
    const met = Array.from({ length: rounds }, (_, round) => circleRound(order, round)).flat();
    expect(new Set(met.map(pair => [...pair].sort().join())).size).toBe((players * (players - 1)) / 2);
    expect(met.length).toBe((players * (players - 1)) / 2);
  });

  it('lets late comers meet everybody, too', () => {
    const { tournament } = simulate({
      plan: planned('round robin of two'),
      players: 7,
      seed: 'late',
      luck: 2,
      late: 12,
    });
    const players = tournament.entrants.length;
    expect(players).toBeGreaterThan(7);
    const met = pairsIn(tournament);
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe((players * (players - 1)) / 2);
  });

  it('has nobody at a table of four meet another much more often than a third', () => {
    const { tournament } = simulate({ plan: planned('round robin of four'), players: 16, seed: 'fours', luck: 2 });
    const met = tournament.rounds.flatMap(({ tables }) =>
      tables.flatMap(table =>
        personsAt(table).flatMap((a, i) =>
          personsAt(table)
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
    const { tournament } = simulate({ plan: planned('knock-out of two'), players: 20, seed: 'sure', luck: 0 });
    const [first, second, third] = standingsOf(tournament);
    expect([first?.who, first?.place, second?.place, third?.place]).toEqual([0, 1, 2, 3]);
  });

  it('plays a tie again twice, and then the better seed goes through', () => {
    const tie: TournamentWhat = {
      what: 'result',
      table: '',
      outcome: { winners: [0, 1], scores: [3, 3], why: 'played' },
    };
    const { log } = simulate({ plan: planned('knock-out of two'), players: 2, seed: 'tie', luck: 0 });
    const begun = log.slice(0, log.findIndex(({ what }) => what === 'paired') + 1);
    const again: TournamentWhat[] = [
      { ...tie, table: 'table 0' },
      { what: 'again', table: 'table 0', id: 'b' },
    ];
    const more: TournamentWhat[] = [
      { ...tie, table: 'b' },
      { what: 'again', table: 'b', id: 'c' },
    ];
    const whole = fold(begun, [...again, ...more, { ...tie, table: 'c' }]);
    expect(standingsOf(fold(begun, [...again, { ...tie, table: 'b' }]))[0]?.points).toBe(0);
    expect(standingsOf(whole)[0]).toMatchObject({ who: whole.order[0], points: 1, place: 1 });
  });
});

const fold = (log: readonly TournamentEntry[], more: readonly TournamentWhat[]): Tournament =>
  foldTournament([...log, ...more.map(what => ({ ...what, at: 0 }))]);

describe('duplicate', () => {
  it('seats a team on one side here and on the other side there, and counts the luck of the deal out', () => {
    const { tournament, log } = simulate({ plan: planned('duplicate of teams'), players: 8, seed: 'teams', luck: 0 });
    const { tables } = nth(tournament.rounds, 0);
    const [here, there] = [nth(tables, 0), nth(tables, 1)];
    expect(here.teams).toEqual(must(there.teams).toReversed());
    const [first, second] = must(here.teams);
    const side = (table: typeof here, at: number) => table.seats.filter((_, seat) => seat % 2 === at);
    expect([...side(here, 0), ...side(there, 1)].sort()).toEqual([...nth(tournament.teams, first)].sort());
    expect([...side(there, 0), ...side(here, 1)].sort()).toEqual([...nth(tournament.teams, second)].sort());
    const begun = log.slice(0, log.findIndex(({ what }) => what === 'paired') + 1);
    const lucky = tables.map(
      (table): TournamentWhat => ({
        ...{ what: 'result', table: table.id },
        outcome: { winners: [0, 2], scores: [10, 1], why: 'played' },
      }),
    );
    expect(encountersOf(fold(begun, lucky)).map(({ margin, points }) => [margin, points])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('puts those together who named the same team', () => {
    const names = ['Ann', 'Bob', 'Cis', 'Dan', 'Eve'];
    const teams = ['Reds', undefined, 'reds ', 'Blues', undefined];
    const joined = names.map(
      (name, i) => ({ what: 'joined', name, ...(teams[i] && { team: teams[i] }) }) as TournamentWhat,
    );
    const plan = planned('duplicate of teams');
    const made = fold([{ what: 'made', plan, at: 0 }], joined);
    expect(teamsOf(made)).toEqual([
      [0, 2, 1, 4],
      [3, null, null, null],
    ]);
  });

  it('seats everybody alike, a seat further each round', () => {
    const { tournament } = simulate({ plan: planned('duplicate of four'), players: 5, seed: 'alike', luck: 1 });
    const seats = tournament.rounds.map(
      ({ tables }) => new Set(tables.map(({ seats }) => seats.findIndex(who => who !== null))),
    );
    expect(seats).toEqual([0, 1, 2, 3].map(seat => new Set([seat])));
  });
});

describe('what cannot be', () => {
  it.each([
    [{ kind: 'swiss', seats: 1, sides: 1 }, /played alone/],
    [{ kind: 'swiss', entering: 'teams' }, /Teams play a duplicate/],
    [{ kind: 'duplicate', entering: 'teams', seats: 3, sides: 3 }, /two sides/],
    [{ rounds: 31 }, /1 to 30 rounds/],
    [{ seats: 5, sides: 2 }, /shared out/],
  ] as const)('is said in a sentence: %o', (change, says) => {
    expect(planFault({ ...planned('swiss of two'), ...change } as TournamentPlan)).toMatch(says);
    expect(planFault(planned('swiss of two'))).toBeUndefined();
  });
});
