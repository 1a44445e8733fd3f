/** A program of somebody's as a child of this process: one line in, one line out, and never more than can be borne. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { wordsOf } from './command.ts';

/** A line, or why there is none: it has not come in time, or the program is gone. */
export type Line = { readonly line: string } | { readonly late: true } | { readonly lost: string };

export type Program = {
  send(message: object): void;
  next(ms: number): Promise<Line>;
  /** What it has complained of lately. */
  complaints(): string;
  /** Says goodbye and sees to it that it goes. */
  close(): void;
  /** Ends it at once, for a reason. */
  drop(why: string): void;
};

const LONGEST_LINE = 65_536;
const MOST_LINES = 200;
const MOST_COMPLAINTS = 4000;
/** How long it may take to go after the goodbye. */
const LAST_MOMENT = 1000;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

type Running = {
  readonly child: Child;
  readonly lines: string[];
  rest: string;
  complaints: string;
  lost: string | undefined;
  /** Whoever waits for a line. */
  wake: () => void;
};

/** In a group of its own, so that Ctrl-C is ours to answer and its own children go with it. */
const ownGroup = process.platform !== 'win32';
const running = new Set<Running>();

export function startProgram(command: string): Program {
  const [name, ...words] = wordsOf(command);
  const child = spawn(name, words, { stdio: ['pipe', 'pipe', 'pipe'], detached: ownGroup });
  const state: Running = { child, lines: [], rest: '', complaints: '', lost: undefined, wake: () => undefined };
  mind(state);
  watch(state);
  return {
    send: message => void child.stdin.write(`${JSON.stringify(message)}\n`),
    next: ms => nextLine(state, ms),
    complaints: () => state.complaints.trim(),
    close: () => dismiss(state),
    drop: why => lose(state, why),
  };
}

function watch(state: Running): void {
  const { child } = state;
  child.stdout.setEncoding('utf8').on('data', (text: string) => hear(state, text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    state.complaints = (state.complaints + text).slice(-MOST_COMPLAINTS);
  });
  child.stdin.on('error', () => undefined);
  child.on('error', error => lose(state, `could not be started: ${error.message}`));
  // What it said last is heard first.
  child.on('close', (code, signal) => {
    running.delete(state);
    lose(state, signal ? `was ended by ${signal}` : `ended with exit code ${code}`);
  });
}

function hear(state: Running, text: string): void {
  if (state.lost !== undefined) return;
  const lines = (state.rest + text).split('\n');
  state.rest = lines.pop() ?? '';
  state.lines.push(...lines);
  if (Math.max(state.rest.length, ...lines.map(line => line.length)) > LONGEST_LINE) {
    lose(state, `said a line longer than ${LONGEST_LINE} characters`);
  } else if (state.lines.length > MOST_LINES) lose(state, `said more than ${MOST_LINES} lines nobody had asked for`);
  state.wake();
}

/** Whoever is gone for one reason is not gone for another. */
function lose(state: Running, why: string): void {
  state.lost ??= why;
  kill(state);
  state.wake();
}

function kill({ child }: Running): void {
  if (child.pid === undefined) return;
  try {
    if (ownGroup) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It is gone already.
  }
}

function dismiss(state: Running): void {
  const { child } = state;
  if (state.lost !== undefined) return kill(state);
  child.stdin.end(`${JSON.stringify({ tell: 'bye' })}\n`);
  const timer = setTimeout(() => kill(state), LAST_MOMENT);
  child.once('close', () => clearTimeout(timer));
}

async function nextLine(state: Running, ms: number): Promise<Line> {
  if (state.lines.length === 0 && state.lost === undefined) await wokenWithin(state, ms);
  const line = state.lines.shift();
  if (line !== undefined) return { line };
  return state.lost === undefined ? { late: true } : { lost: state.lost };
}

const wokenWithin = (state: Running, ms: number): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    state.wake = () => {
      if (state.lines.length === 0 && state.lost === undefined) return;
      clearTimeout(timer);
      resolve();
    };
  });

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Nothing is left behind, however this process ends. */
function mind(state: Running): void {
  if (running.size === 0 && !isMinding) {
    isMinding = true;
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, goWith);
  }
  running.add(state);
}

let isMinding = false;

const killAll = (): void => running.forEach(kill);

/** A command that answers the signal itself ends in its own way; any other ends as it would have. */
function goWith(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  process.off(signal, goWith);
  process.kill(process.pid, signal);
}
