/** Line input and output: an editable terminal by Node's readline, or a pipe read line by line. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { clearScreenDown, createInterface, cursorTo, type Interface, moveCursor } from 'node:readline';

export type Terminal = {
  /** False for a pipe, which is read only when a line is needed. */
  readonly isInteractive: boolean;
  /** Prints above the line that is being typed. */
  print(text: string): void;
  /** Shows a prompt and keeps the text typed so far. */
  ask(prompt: string): void;
  /** Clears screen and scrollback, so the next person sees nothing. */
  wipe(): void;
  close(): void;
};

export type TerminalListener = {
  onLine(line: string): void;
  /** Returns the completions of a prefix. */
  complete(line: string): readonly string[];
  /** The input has ended, possibly by Ctrl-C. */
  onEnd(by: 'end' | 'interrupt'): void;
};

export function openTerminal(listener: TerminalListener): Terminal {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal,
    prompt: '',
    removeHistoryDuplicates: true,
    ...(isTerminal && { history: readHistory() }),
    completer: (line: string) => [[...listener.complete(line)], line],
  });
  lines.on('line', listener.onLine);
  lines.on('SIGINT', () => listener.onEnd('interrupt'));
  lines.on('close', () => listener.onEnd('end'));
  if (isTerminal) lines.on('history', saveHistory);
  return isTerminal ? interactiveTerminal(lines) : pipeTerminal(lines);
}

/** Output does not overwrite the typed line: it is cleared, the text is printed, and the line is drawn again. */
function interactiveTerminal(lines: Interface): Terminal {
  const { stdout } = process;
  let isClosed = false;
  const clearInput = (): void => {
    moveCursor(stdout, 0, -lines.getCursorPos().rows);
    cursorTo(stdout, 0);
    clearScreenDown(stdout);
  };
  return {
    isInteractive: true,
    print(text) {
      if (!isClosed) clearInput();
      stdout.write(`${text}\n`);
      if (!isClosed) lines.prompt(true);
    },
    ask(prompt) {
      if (isClosed) return;
      lines.setPrompt(prompt);
      clearInput();
      lines.prompt(true);
    },
    wipe: () => void stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    close() {
      isClosed = true;
      stdout.write('\n');
      lines.close();
    },
  };
}

/** In a pipe no typed Enter ends the line of a prompt, so a line break is added. */
function pipeTerminal(lines: Interface): Terminal {
  const { stdout } = process;
  let hasPrompt = false;
  return {
    isInteractive: false,
    print(text) {
      stdout.write(`${hasPrompt ? '\n' : ''}${text}\n`);
      hasPrompt = false;
    },
    ask(prompt) {
      if (!hasPrompt) stdout.write(prompt);
      hasPrompt = prompt !== '';
    },
    wipe() {},
    close: () => lines.close(),
  };
}

const MAX_HISTORY_LINES = 200;

const historyFile = (): string =>
  process.env.PARLOUR_HISTORY ??
  join(process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'parlour', 'history');

/** Reads the typed lines of earlier sessions, newest first as readline expects; none if unreadable. */
export function readHistory(): string[] {
  try {
    return readFileSync(historyFile(), 'utf8').split('\n').filter(Boolean).slice(0, MAX_HISTORY_LINES);
  } catch {
    return [];
  }
}

/** Saves the typed lines under the XDG state folder. A failure is ignored. */
export function saveHistory(lines: readonly string[]): void {
  try {
    mkdirSync(dirname(historyFile()), { recursive: true });
    writeFileSync(historyFile(), lines.slice(0, MAX_HISTORY_LINES).join('\n'), { mode: 0o600 });
  } catch {
    /* History is optional. */
  }
}

/** Handles lines strictly one after another. */
export type LineQueue = {
  add(line: string): void;
  /** Resolves when all lines added so far are handled. */
  done(): Promise<void>;
};

/** An error in one line is reported and does not stop the next. */
export function lineQueue(handle: (line: string) => Promise<void>, onError: (error: unknown) => void): LineQueue {
  let last = Promise.resolve();
  return {
    add: line => {
      last = last.then(() => handle(line)).catch(onError);
    },
    done: () => last,
  };
}
