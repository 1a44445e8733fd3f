/** A program of one's own at its seat, match after match: one question after another, and what becomes of it is told. */
import type { Happening, MatchResult, Seat } from '@parlour/kernel/game';
import { ownSeed } from '@parlour/players/arena';
import type { Thought } from '@parlour/players/player';
import type { Talking } from './conversation.ts';
import {
  choose,
  greet,
  type Judge,
  type Moment,
  newTalk,
  type Objection,
  overOf,
  type SeatFacts,
  type Talk,
} from './conversation.ts';
import { newTroupe } from './troupe.ts';

export type ProgramSeat = {
  /** In the match of that number; what was objected to its answer before. */
  think(moment: Moment, match: number, judge: Judge, before?: Objection): Promise<Thought>;
  over(history: readonly Happening[], result: MatchResult): void;
  close(): void;
};

/** All that a place needs but the seat: at a distant table it is known only when one sits there. */
export type TableFacts = Omit<SeatFacts, 'seat'>;

type State = {
  readonly command: string;
  readonly seating: TableFacts;
  readonly complain: (sentence: string) => void;
  readonly troupe: ReturnType<typeof newTroupe>;
  talk: Talk | undefined;
  match: number;
  isTold: boolean;
  queue: Promise<unknown>;
};

export function seatProgram(command: string, seating: TableFacts, complain: (sentence: string) => void): ProgramSeat {
  const troupe = newTroupe();
  const fresh = { talk: undefined, match: 0, isTold: false, queue: Promise.resolve() };
  const state: State = { command, seating, complain, troupe, ...fresh };
  return {
    think(moment, match, judge, before) {
      const thought = state.queue.then(() => think(state, moment, match, judge, before));
      state.queue = thought.catch(() => undefined);
      return thought;
    },
    over: (history, result) => tellOver(state, history, result),
    close() {
      state.isTold = true;
      troupe.close();
    },
  };
}

async function think(state: State, moment: Moment, match: number, judge: Judge, before?: Objection): Promise<Thought> {
  const talk = state.talk && state.match === match ? state.talk : await begin(state, moment.seat, match);
  const thought = await converse(state, choose(talk, moment, judge, before));
  if (talk.lost !== undefined) await tellLoss(state, talk.lost);
  return thought;
}

const wishOf = ({ command, seating }: State): { command: string; key: string; ms: number } => ({
  ...{ command, key: command, ms: seating.ms },
});

async function converse<T>({ troupe, ...state }: State, talking: Talking<T>): Promise<T> {
  const wish = wishOf({ troupe, ...state });
  let step = talking.next();
  while (!step.done) step = talking.next(await troupe.answer({ ...wish, question: step.value }));
  return step.value;
}

async function begin(state: State, seat: Seat, match: number): Promise<Talk> {
  const seed = ownSeed(`${state.seating.seed}/${match}`, seat);
  const talk = newTalk({ ...state.seating, seat, seed }, state.talk?.id ?? 0);
  Object.assign(state, { talk, match, isTold: false });
  await converse(state, greet(talk));
  return talk;
}

async function tellLoss(state: State, why: string): Promise<void> {
  if (state.isTold) return;
  state.isTold = true;
  await state.troupe.answer({ ...wishOf(state), drop: why });
  const said = state.troupe.complaints().at(-1);
  state.complain(
    `The program "${state.command}" ${why}; a lot plays on for it.${said ? ` It had said:\n${said}` : ''}`,
  );
}

function tellOver(state: State, history: readonly Happening[], result: MatchResult): void {
  const { talk } = state;
  if (!talk || talk.lost !== undefined || talk.isOver) return;
  talk.isOver = true;
  void state.troupe.answer({ ...wishOf(state), tell: overOf(talk, history, result) });
}
