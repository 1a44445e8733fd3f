/** Nations as the judging peers keep it: plain data, the rules of our server, and chance from a seed. */
import type { NationsEvent } from '@parlour/games/nations/nations/rules/apply';
import { nations } from '@parlour/games/nations/nations/rules/nations';
import type { State } from '@parlour/games/nations/nations/rules/state';
import type { NationsView } from '@parlour/games/nations/nations/rules/view';
import type { Seat } from '@parlour/kernel/game';
import { redactFor } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';

export type NationsTable = {
  readonly seed: string;
  readonly draws: number;
  readonly state: State;
  /** Those of the last play. */
  readonly events: readonly NationsEvent[];
};

/** What a seat is sent after each play. */
export type SeatNews = { readonly view: NationsView; readonly events: readonly NationsEvent[] };

export const SEAT_COUNT = 4;

export function dealTable(seed: string): NationsTable {
  const state = nations.begin({ target: 10 }, { count: SEAT_COUNT });
  return resolveChance({ seed, draws: 0, state, events: [] });
}

/** Judges what a client sent and applies it; undefined if it is not a legal play. */
export function playAt(table: NationsTable, seat: Seat, play: unknown): NationsTable | undefined {
  if (!nations.isPlay(play) || nations.refuse(table.state, seat, play)) return undefined;
  return resolveChance({ ...table, ...nations.apply(table.state, { by: seat, play }) });
}

function resolveChance(table: NationsTable): NationsTable {
  if (nations.status(table.state).is !== 'chance') return table;
  const drew = nations.draw(table.state, seededRandom(`${table.seed} ${table.draws}`));
  const { state, events } = nations.apply(table.state, { by: 'chance', drew });
  return resolveChance({ ...table, draws: table.draws + 1, state, events: [...table.events, ...events] });
}

export const redactedUpdateFor = ({ state, events }: NationsTable, seat: Seat): SeatNews => ({
  view: nations.view(state, seat),
  events: events.map(event => redactFor(event, seat)),
});
