/** The programs that play for one worker thread: each plays one seat at a time, and match after match. */
import { exchange, type ProgramHeard, type ProgramQuestion } from './exchange.ts';
import { type Program, startProgram } from './program.ts';
import type { Errand } from './waiting.ts';

export type Troupe = {
  answer(wish: Errand): Promise<ProgramHeard>;
  /** What was complained of where something went wrong. */
  complaints(): readonly string[];
  close(): void;
};

/** A program that was lost in so many matches is not started again. */
const MOST_LOST = 3;
/** Starting takes longer than playing. */
export const START_MS = 20_000;

type State = {
  readonly programs: Map<string, Program>;
  readonly lost: Map<string, number>;
  readonly complaints: string[];
  isClosed: boolean;
};

export function newTroupe(): Troupe {
  const state: State = { programs: new Map(), lost: new Map(), complaints: [], isClosed: false };
  return {
    answer: wish => answer(state, wish),
    complaints: () => state.complaints,
    close: () => close(state),
  };
}

function close(state: State): void {
  state.isClosed = true;
  for (const program of state.programs.values()) program.close();
}

const DONE: ProgramHeard = { answer: {} };

async function answer(state: State, wish: Errand): Promise<ProgramHeard> {
  if ('question' in wish) return ask(state, wish, wish.question);
  const program = state.programs.get(wish.key);
  if ('tell' in wish) program?.send(wish.tell);
  else if (program) {
    program.drop(wish.drop);
    lose(state, wish, program);
  }
  return DONE;
}

async function ask(state: State, wish: Errand, question: ProgramQuestion): Promise<ProgramHeard> {
  if (state.isClosed) return { lost: 'was sent home' };
  const program = state.programs.get(wish.key) ?? started(state, wish);
  if (program === undefined) return { lost: `was lost ${MOST_LOST} times and is not started again` };
  const heard = await exchange(program, question, question.ask === 'hello' ? Math.max(START_MS, wish.ms) : wish.ms);
  if ('lost' in heard) lose(state, wish, program);
  return heard;
}

function started({ programs, lost }: State, { command, key }: Errand): Program | undefined {
  if ((lost.get(command) ?? 0) >= MOST_LOST) return undefined;
  const program = startProgram(command);
  programs.set(key, program);
  return program;
}

/** The next match begins with a fresh one. */
function lose({ programs, lost, complaints }: State, { command, key }: Errand, program: Program): void {
  programs.delete(key);
  lost.set(command, (lost.get(command) ?? 0) + 1);
  const said = program.complaints();
  if (said !== '' && complaints.length < MOST_LOST) complaints.push(said);
  program.close();
}
