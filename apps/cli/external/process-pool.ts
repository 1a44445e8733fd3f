/** The external programs of one worker thread; each process plays one seat at a time, match after match. */

import { fail } from '../lib/errors.ts';
import type { ProgramRequest } from '../lib/worker-threads.ts';
import { askProgram, type Program, type ProgramQuestion, type ProgramReply, startProgram } from './process.ts';
import { newConversation, type ProgramSeatInfo, sayHello } from './protocol.ts';

export type ProgramPool = {
  answer(request: ProgramRequest): Promise<ProgramReply>;
  close(): void;
};

/** A program lost this often is not started again. */
const MAX_LOSSES = 3;
/** Starting takes longer than playing. */
export const START_TIMEOUT_MS = 20_000;

type PoolState = {
  readonly programs: Map<string, Program>;
  readonly lost: Map<string, number>;
  isClosed: boolean;
};

export function newProgramPool(): ProgramPool {
  const state: PoolState = { programs: new Map(), lost: new Map(), isClosed: false };
  return {
    answer: request => handleRequest(state, request),
    close: () => closePool(state),
  };
}

function closePool(state: PoolState): void {
  state.isClosed = true;
  for (const program of state.programs.values()) program.close();
}

const DONE: ProgramReply = { answer: {} };

async function handleRequest(state: PoolState, request: ProgramRequest): Promise<ProgramReply> {
  if ('question' in request) return askPooledProgram(state, request, request.question);
  const program = state.programs.get(request.key);
  if ('tell' in request) program?.send(request.tell);
  else if (program) {
    program.kill(request.drop);
    dropPooledProgram(state, request, program);
  }
  return DONE;
}

async function askPooledProgram(
  state: PoolState,
  request: ProgramRequest,
  question: ProgramQuestion,
): Promise<ProgramReply> {
  if (state.isClosed) return { lost: 'was stopped' };
  const program = state.programs.get(request.key) ?? startPooledProgram(state, request);
  if (program === undefined) return { lost: `was lost ${MAX_LOSSES} times and is not started again` };
  const reply = await askProgram(
    program,
    question,
    question.ask === 'hello' ? Math.max(START_TIMEOUT_MS, request.ms) : request.ms,
  );
  if ('lost' in reply) dropPooledProgram(state, request, program);
  return reply;
}

function startPooledProgram({ programs, lost }: PoolState, { command, key }: ProgramRequest): Program | undefined {
  if ((lost.get(command) ?? 0) >= MAX_LOSSES) return undefined;
  const program = startProgram(command);
  programs.set(key, program);
  return program;
}

/** The next match starts a new process. */
function dropPooledProgram({ programs, lost }: PoolState, { command, key }: ProgramRequest, program: Program): void {
  programs.delete(key);
  lost.set(command, (lost.get(command) ?? 0) + 1);
  program.close();
}

/** Starts the program once before any play and returns its name. Fails with the reason if it can't play. */
export async function fetchProgramName(command: string, place: ProgramSeatInfo): Promise<string> {
  const pool = newProgramPool();
  const conversation = newConversation(place, 0);
  const dialogue = sayHello(conversation);
  let step = dialogue.next();
  while (!step.done) {
    step = dialogue.next(await pool.answer({ command, key: command, ms: place.ms, question: step.value }));
  }
  pool.close();
  return step.value ?? fail(`The program "${command}" can't play: it ${conversation.lost}.`);
}
