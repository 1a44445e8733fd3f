import { assertDefined } from '@parlour/kernel/result';
import { seatedContestants, sideOfSeat } from './scoring.ts';
import type { Contestant, RoundTable, Tournament } from './tournament.ts';
import { isTeamTournament } from './tournament.ts';

export type PairingHistory = {
  /** At one table, also as partners; for teams, in a match. */
  timesMet(a: Contestant, b: Contestant): number;
  timesPartnered(a: Contestant, b: Contestant): number;
  timesInSeat(who: Contestant, seat: number): number;
  /** Counts byes and tables with a computer player. */
  timesAdvantaged(who: Contestant): number;
};

const pairKey = (a: Contestant, b: Contestant): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

type Counts = Map<string | number, number>;
const increment = (counts: Counts, key: string | number): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

export function pairingHistory(tournament: Tournament): PairingHistory {
  const [met, partnered, sat, advantaged]: [Counts, Counts, Counts, Counts] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  for (const { tables, byes } of tournament.rounds) {
    for (const { who, of } of byes) {
      if (of === undefined) increment(advantaged, who);
      else increment(met, pairKey(who, of));
    }
    for (const table of tables) {
      for (const [key, isPartner] of pairsAt(tournament, table)) {
        increment(met, key);
        if (isPartner) increment(partnered, key);
      }
      for (const { who, seat } of seatedContestants(table)) increment(sat, `${who} ${seat}`);
      if (table.seats.includes(null)) for (const { who } of seatedContestants(table)) increment(advantaged, who);
    }
  }
  return {
    timesMet: (a, b) => met.get(pairKey(a, b)) ?? 0,
    timesPartnered: (a, b) => partnered.get(pairKey(a, b)) ?? 0,
    timesInSeat: (who, seat) => sat.get(`${who} ${seat}`) ?? 0,
    timesAdvantaged: who => advantaged.get(who) ?? 0,
  };
}

function pairsAt(tournament: Tournament, table: RoundTable): [key: string, isPartner: boolean][] {
  if (isTeamTournament(tournament)) {
    const [a, b] = assertDefined(table.teams);
    return a < b ? [[pairKey(a, b), false]] : [];
  }
  const seated = seatedContestants(table);
  return seated.flatMap((one, i) =>
    seated
      .slice(i + 1)
      .map((other): [string, boolean] => [
        pairKey(one.who, other.who),
        sideOfSeat(tournament.plan, one.seat) === sideOfSeat(tournament.plan, other.seat),
      ]),
  );
}
