/**
 * `npm run measure -- tournaments` simulates how often the best player wins each kind of tournament, and how far down they
 * finish otherwise. 32 players and 200 tournaments of each kind by default; `--players N`, `--times N`, `--luck L`
 * (the spread of a score, in steps between neighbours in strength), `--seed S`.
 */
import { parseArgs } from 'node:util';
import type { TournamentPlan } from '@parlour/club/tournament/plan';
import { simulateTournament } from '@parlour/club/tournament/simulation';
import { computeStandings } from '@parlour/club/tournament/standings';

const usual = {
  entering: 'single',
  better: 'high',
  odd: 'bye',
  leavers: 'lost',
  seats: 2,
  sides: 2,
  rounds: null,
} as const;

const PLANS: Readonly<Record<string, TournamentPlan>> = {
  'knock-out, two at a table': { ...usual, kind: 'knock-out' },
  'Swiss, two at a table': { ...usual, kind: 'swiss' },
  'Swiss, four at a table': { ...usual, kind: 'swiss', seats: 4, sides: 4 },
  'Swiss, two against two': { ...usual, kind: 'swiss', seats: 4 },
  'round robin, two at a table': { ...usual, kind: 'round robin' },
  'round robin, four at a table': { ...usual, kind: 'round robin', seats: 4, sides: 4 },
  'duplicate, each for themselves': { ...usual, kind: 'duplicate', seats: 4, sides: 4 },
};

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '32' },
    times: { type: 'string', default: '200' },
    luck: { type: 'string', default: '16' },
    seed: { type: 'string', default: 'a' },
  },
});
const [players, times, luck] = [values.players, values.times, values.luck].map(Number) as [number, number, number];

console.log('| kind | matches of the best player | best player wins | average rank of the best player |');
console.log('| --- | --- | --- | --- |');
for (const [name, plan] of Object.entries(PLANS)) {
  const runs = Array.from({ length: times }, (_, n) => bestOf(plan, `${values.seed} ${n}`));
  const mean = (of: (run: Best) => number): number => runs.reduce((sum, run) => sum + of(run), 0) / times;
  const wins = Math.round(100 * mean(({ place }) => Number(place === 1)));
  console.log(
    `| ${name} | ${mean(({ played }) => played).toFixed(1)} | ${wins}% | ${mean(({ place }) => place).toFixed(1)} |`,
  );
}

type Best = { readonly place: number; readonly played: number };

/** The first entrant is the strongest. */
function bestOf(plan: TournamentPlan, seed: string): Best {
  const { tournament } = simulateTournament({ plan, players, luckSpread: luck, seed });
  const place = computeStandings(tournament).find(({ who }) => who === 0)?.place ?? players;
  const played = tournament.rounds.filter(({ tables }) => tables.some(({ seats }) => seats.includes(0))).length;
  return { place, played };
}
