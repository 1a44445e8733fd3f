/** What has been so far: who met whom, who sat first, who had a bye or a computer player for company. */
import { must } from '@parlour/kernel/must';
import { isOfTeams } from './contestants.ts';
import type { RoundTable, Tournament } from './fold.ts';
import type { Contestant } from './log.ts';
import { personsAt, sideOf } from './outcome.ts';

export type PastRounds = {
  /** How often two have sat at one table, as partners too; in teams, how often they have met. */
  met(a: Contestant, b: Contestant): number;
  partnered(a: Contestant, b: Contestant): number;
  /** How often somebody has sat in a seat. */
  sat(who: Contestant, seat: number): number;
  /** How often somebody had a bye, or a computer player at their table where others had none. */
  favoured(who: Contestant): number;
};

const pairKey = (a: Contestant, b: Contestant): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

type Counts = Map<string | number, number>;
const count = (counts: Counts, key: string | number): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

export function pastOf(tournament: Tournament): PastRounds {
  const [met, partnered, sat, favoured]: [Counts, Counts, Counts, Counts] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  for (const { tables, byes } of tournament.rounds) {
    for (const { who, of } of byes) {
      if (of === undefined) count(favoured, who);
      else count(met, pairKey(who, of));
    }
    for (const table of tables) {
      for (const [key, isPartner] of pairsAt(tournament, table)) {
        count(met, key);
        if (isPartner) count(partnered, key);
      }
      for (const { who, seat } of personsAt(table)) count(sat, `${who} ${seat}`);
      if (table.seats.includes(null)) for (const { who } of personsAt(table)) count(favoured, who);
    }
  }
  return {
    met: (a, b) => met.get(pairKey(a, b)) ?? 0,
    partnered: (a, b) => partnered.get(pairKey(a, b)) ?? 0,
    sat: (who, seat) => sat.get(`${who} ${seat}`) ?? 0,
    favoured: who => favoured.get(who) ?? 0,
  };
}

function pairsAt(tournament: Tournament, table: RoundTable): [key: string, isPartner: boolean][] {
  if (isOfTeams(tournament)) {
    const [a, b] = must(table.teams);
    return a < b ? [[pairKey(a, b), false]] : [];
  }
  const persons = personsAt(table);
  return persons.flatMap((one, i) =>
    persons
      .slice(i + 1)
      .map((other): [string, boolean] => [
        pairKey(one.who, other.who),
        sideOf(tournament.plan, one.seat) === sideOf(tournament.plan, other.seat),
      ]),
  );
}
