/**
 * An external program as a child process: one line in, one line out, with limits on size, number of lines and time.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { systemReason } from '../lib/errors.ts';
import { parseProgramCommand } from '../lib/game-setup.ts';

export type ProgramLine = { readonly line: string } | { readonly late: true } | { readonly lost: string };

export type Program = {
  send(message: object): void;
  next(ms: number): Promise<ProgramLine>;
  /** Says goodbye, and kills the program if it does not exit in time. */
  close(): void;
  kill(why: string): void;
};

const MAX_LINE_CHARS = 65_536;
const MAX_QUEUED_LINES = 200;
const EXIT_GRACE_MS = 1000;

type Child = ChildProcessByStdio<Writable, Readable, null>;

type ProcessState = {
  readonly child: Child;
  readonly lines: string[];
  rest: string;
  lost: string | undefined;
  /** Called after a new line or the loss of the program. */
  onChange: () => void;
};

/** The child has its own process group: Ctrl-C reaches only us, and its children end with it. */
const hasProcessGroup = process.platform !== 'win32';
const running = new Set<ProcessState>();

export function startProgram(command: string): Program {
  const [name, ...words] = parseProgramCommand(command);
  // What a program prints to stderr is for its author.
  const child = spawn(name, words, { stdio: ['pipe', 'pipe', 'inherit'], detached: hasProcessGroup });
  const state: ProcessState = {
    child,
    lines: [],
    rest: '',
    lost: undefined,
    onChange: () => undefined,
  };
  killOnExit(state);
  attachListeners(state);
  return {
    send: message => void child.stdin.write(`${JSON.stringify(message)}\n`),
    next: ms => nextLine(state, ms),
    close: () => sayGoodbye(state),
    kill: why => loseProgram(state, why),
  };
}

function attachListeners(state: ProcessState): void {
  const { child } = state;
  child.stdout.setEncoding('utf8').on('data', (text: string) => onStdout(state, text));
  child.stdin.on('error', () => undefined);
  child.on('error', error => loseProgram(state, `could not be started: ${systemReason(error)}`));
  // Lines received before the exit are still read.
  child.on('close', (code, signal) => {
    running.delete(state);
    loseProgram(state, signal ? `was killed by ${signal}` : `ended with exit code ${code}`);
  });
}

function onStdout(state: ProcessState, text: string): void {
  if (state.lost !== undefined) return;
  const lines = (state.rest + text).split('\n');
  state.rest = lines.pop() ?? '';
  state.lines.push(...lines);
  if (Math.max(state.rest.length, ...lines.map(line => line.length)) > MAX_LINE_CHARS) {
    loseProgram(state, `sent a line longer than ${MAX_LINE_CHARS} characters`);
  } else if (state.lines.length > MAX_QUEUED_LINES)
    loseProgram(state, `sent more than ${MAX_QUEUED_LINES} lines without being asked`);
  state.onChange();
}

/** Only the first reason counts. */
function loseProgram(state: ProcessState, why: string): void {
  state.lost ??= why;
  killProcess(state);
  state.onChange();
}

function killProcess({ child }: ProcessState): void {
  if (child.pid === undefined) return;
  try {
    if (hasProcessGroup) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has exited already.
  }
}

function sayGoodbye(state: ProcessState): void {
  const { child } = state;
  if (state.lost !== undefined) return killProcess(state);
  child.stdin.end(`${JSON.stringify({ tell: 'bye' })}\n`);
  const timer = setTimeout(() => killProcess(state), EXIT_GRACE_MS);
  child.once('close', () => clearTimeout(timer));
}

async function nextLine(state: ProcessState, ms: number): Promise<ProgramLine> {
  if (state.lines.length === 0 && state.lost === undefined) await waitForChange(state, ms);
  const line = state.lines.shift();
  if (line !== undefined) return { line };
  return state.lost === undefined ? { late: true } : { lost: state.lost };
}

const waitForChange = (state: ProcessState, ms: number): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    state.onChange = () => {
      if (state.lines.length === 0 && state.lost === undefined) return;
      clearTimeout(timer);
      resolve();
    };
  });

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Kills all children when this process ends, for any reason. */
function killOnExit(state: ProcessState): void {
  if (running.size === 0 && !hasExitListeners) {
    hasExitListeners = true;
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  running.add(state);
}

let hasExitListeners = false;

const killAll = (): void => running.forEach(killProcess);

/** A command with its own signal handler ends in its own way; otherwise the signal is raised again. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  process.off(signal, onSignal);
  process.kill(process.pid, signal);
}

/** `id` grows by one with every question; the answer repeats it. */
export type ProgramQuestion = { readonly ask: 'hello' | 'play'; readonly id: number };

export type ProgramAnswer = Readonly<Record<string, unknown>>;

export type ProgramReply =
  | { readonly answer: ProgramAnswer }
  | { readonly garbled: string }
  | { readonly late: true }
  | { readonly lost: string };

const MAX_STALE_LINES = 100;
const TOO_MANY_LINES = `sent more than ${MAX_STALE_LINES} lines without being asked`;
/** After a line that is no answer, the program has this much time for the real one. */
const ANSWER_GRACE_MS = 100;

export async function askProgram(program: Program, question: ProgramQuestion, ms: number): Promise<ProgramReply> {
  let end = performance.now() + ms;
  let garbled: string | undefined;
  program.send(question);
  for (let lines = 0; lines < MAX_STALE_LINES; lines++) {
    const next = await program.next(Math.max(0, end - performance.now()));
    if ('late' in next && garbled !== undefined) return { garbled };
    if (!('line' in next)) return next;
    const read = parseAnswer(next.line, question.id);
    if (typeof read === 'object') return { answer: read };
    if (read !== 'stale') [garbled, end] = [read, Math.min(end, performance.now() + ANSWER_GRACE_MS)];
  }
  program.kill(TOO_MANY_LINES);
  return { lost: TOO_MANY_LINES };
}

/** A late answer to an earlier question is `stale`; for any other invalid line, returns the reason. */
function parseAnswer(line: string, id: number): ProgramAnswer | string {
  const answer = parseObject(line);
  if (answer === undefined) return 'An answer must be one JSON object on one line.';
  if (answer.id === id) return answer;
  return typeof answer.id === 'number' && answer.id < id
    ? 'stale'
    : `An answer must have the id of its question, ${id}.`;
}

function parseObject(line: string): ProgramAnswer | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
