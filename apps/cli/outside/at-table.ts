/** Programs of one's own at a table in this process. */
import type { Game, Seat } from '@parlour/kernel/game';
import { viewFrom } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import type { Thought } from '@parlour/players/player';
import type { Table } from '@parlour/table/table';
import type { Task } from '@parlour/table/task';
import { judgeBy } from './conversation.ts';
import { seatProgram, type TableFacts } from './seat.ts';

export type TablePrograms = {
  sits(seat: Seat): boolean;
  think(task: Task, game: Game, match: number): Promise<Thought>;
  /** The table has changed: whoever waits for the result is told. */
  heard(table: Table): void;
  close(): void;
};

export function tablePrograms(
  commands: ReadonlyMap<Seat, string>,
  seating: TableFacts,
  complain: (sentence: string) => void,
): TablePrograms {
  const seats = new Map([...commands].map(([seat, command]) => [seat, seatProgram(command, seating, complain)]));
  return {
    sits: seat => seats.has(seat),
    think({ level: _, seed, ...seen }, game, match) {
      const situation = { ...seen, game, budget: 1, random: seeded(seed) };
      return must(seats.get(seen.seat)).think(situation, match, judgeBy(situation));
    },
    heard({ status, sitting }) {
      if (status?.is !== 'over' || !sitting) return;
      for (const [seat, program] of seats) program.over(viewFrom(sitting.match, seat).history, status.result);
    },
    close: () => seats.forEach(program => void program.close()),
  };
}
