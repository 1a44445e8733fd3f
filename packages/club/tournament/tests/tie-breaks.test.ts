/** Tie-breaks, checked against tables worked out by hand. */
import { describe, expect, it } from 'vitest';
import { computeStandings, tieBreakOrder } from '../standings.ts';
import type { TournamentLogEntry } from '../tournament.ts';
import { foldTournament, type Tournament } from '../tournament.ts';
import { PLANS } from './plans.ts';

type MatchResultRow = readonly [first: number, second: number, scores: readonly [number, number]];

/** Builds a tournament from these matches, round by round. */
function tournamentOf(name: string, players: number, rounds: readonly (readonly MatchResultRow[])[]): Tournament {
  const plan = PLANS[name]!;
  const order = Array.from({ length: players }, (_, who) => who);
  const log: TournamentLogEntry[] = [{ what: 'made', plan, at: 0 }];
  for (const who of order) log.push({ what: 'joined', name: `P${who}`, at: 0 });
  log.push({ what: 'begun', order, at: 0 });
  rounds.forEach((matches, r) => {
    const tables = matches.map(([a, b], t) => ({ id: `${r}/${t}`, seats: [a, b] }));
    log.push({ what: 'paired', tables, byes: [], at: 0 });
    matches.forEach(([, , scores], t) => {
      const best = Math.max(...scores);
      const winners = [0, 1].filter(seat => scores[seat] === best);
      log.push({ what: 'result', table: `${r}/${t}`, outcome: { winners, scores, why: 'played' }, at: 0 });
    });
  });
  return foldTournament(log);
}

describe('tie-breaks', () => {
  it('of a Swiss are asked in this order: Buchholz, Sonneborn-Berger, direct encounter, difference', () => {
    // 0 beats 1, 2 beats 3; then 0 beats 2, 1 beats 3. So 0 has 4, 1 and 2 have 2, 3 has 0.
    const tournament = tournamentOf('swiss of two', 4, [
      [
        [0, 1, [5, 2]],
        [2, 3, [4, 1]],
      ],
      [
        [0, 2, [6, 5]],
        [1, 3, [9, 0]],
      ],
    ]);
    expect(tieBreakOrder(tournament.plan)).toEqual(['buchholz', 'sonneborn', 'direct', 'margin']);
    expect(computeStandings(tournament)).toEqual([
      { who: 0, place: 1, points: 4, breaks: [4, 4, 0, 4] },
      // Both met 0 and 3, and beat 3 alone; they have not met; 9 - 3 is more than 3 - 1.
      { who: 1, place: 2, points: 2, breaks: [4, 0, 0, 6] },
      { who: 2, place: 3, points: 2, breaks: [4, 0, 0, 2] },
      { who: 3, place: 4, points: 0, breaks: [4, 0, 0, -12] },
    ]);
  });

  it('of a round robin ask first who won against whom', () => {
    // 0 and 1 have 4 each, and 1 has beaten 0.
    const tournament = tournamentOf('round robin of two', 4, [
      [
        [0, 1, [1, 2]],
        [2, 3, [1, 0]],
      ],
      [
        [0, 2, [9, 0]],
        [1, 3, [1, 3]],
      ],
      [
        [0, 3, [9, 0]],
        [1, 2, [1, 0]],
      ],
    ]);
    expect(computeStandings(tournament).map(({ who, place, points }) => [who, place, points])).toEqual([
      [1, 1, 4],
      [0, 2, 4],
      [2, 3, 2],
      [3, 4, 2],
    ]);
  });

  it('leave a shared place to those who are level in all of them', () => {
    const tournament = tournamentOf('swiss of two', 4, [
      [
        [0, 1, [5, 2]],
        [2, 3, [5, 2]],
      ],
    ]);
    expect(computeStandings(tournament).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });
});
