/** One question to a program and its answer: the answer carries the number of the question, so that none is mistaken. */
import type { Program } from './program.ts';

/** What is asked; `id` grows by one with every question. */
export type ProgramQuestion = { readonly ask: 'hello' | 'play'; readonly id: number };

export type ProgramAnswer = Readonly<Record<string, unknown>>;

/** An answer, something that is none, or nothing. */
export type ProgramHeard =
  | { readonly answer: ProgramAnswer }
  | { readonly garbled: string }
  | { readonly late: true }
  | { readonly lost: string };

/** So many lines that answer something else are passed over. */
const MOST_STALE = 100;
const FLOODED = `said more than ${MOST_STALE} lines nobody had asked for`;
/** Whoever thinks aloud has so many milliseconds more to come to the answer. */
const GRACE = 100;

export async function exchange(program: Program, question: ProgramQuestion, ms: number): Promise<ProgramHeard> {
  let end = performance.now() + ms;
  let garbled: string | undefined;
  program.send(question);
  for (let lines = 0; lines < MOST_STALE; lines++) {
    const heard = await program.next(Math.max(0, end - performance.now()));
    if ('late' in heard && garbled !== undefined) return { garbled };
    if (!('line' in heard)) return heard;
    const read = readAnswer(heard.line, question.id);
    if (typeof read === 'object') return { answer: read };
    if (read !== 'stale') [garbled, end] = [read, Math.min(end, performance.now() + GRACE)];
  }
  program.drop(FLOODED);
  return { lost: FLOODED };
}

/** What comes too late for one question is no answer to the next; anything else is no answer at all, and why. */
function readAnswer(line: string, id: number): ProgramAnswer | string {
  const answer = readObject(line);
  if (answer === undefined) return 'An answer is one JSON object on one line.';
  if (answer.id === id) return answer;
  return typeof answer.id === 'number' && answer.id < id ? 'stale' : `An answer carries the id of its question, ${id}.`;
}

function readObject(line: string): ProgramAnswer | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
