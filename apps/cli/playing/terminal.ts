/** The lines of a terminal: edited, remembered and completed by Node's readline, or read from a pipe one after another. */
import { clearScreenDown, createInterface, cursorTo, type Interface, moveCursor } from 'node:readline';
import { keepLines, keptLines } from './history.ts';

export type Terminal = {
  /** Whether somebody sits there; a pipe is read only when a line is asked for. */
  readonly isLive: boolean;
  /** Prints above what is being typed. */
  print(text: string): void;
  /** Shows who is asked; what is being typed stays. */
  ask(prompt: string): void;
  /** Wipes the screen, so that the next one sees nothing. */
  wipe(): void;
  close(): void;
};

export type Listener = {
  /** A line, when it is its turn to be heard. */
  hear(line: string): void;
  /** The words a beginning may become. */
  complete(line: string): readonly string[];
  /** No more lines will come; with a Ctrl-C if that is why. */
  end(by: 'end' | 'interrupt'): void;
};

export function openTerminal(listener: Listener): Terminal {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal,
    prompt: '',
    removeHistoryDuplicates: true,
    ...(isTerminal && { history: keptLines() }),
    completer: (line: string) => [[...listener.complete(line)], line],
  });
  lines.on('line', listener.hear);
  lines.on('SIGINT', () => listener.end('interrupt'));
  lines.on('close', () => listener.end('end'));
  if (isTerminal) lines.on('history', keepLines);
  return isTerminal ? editing(lines) : plain(lines);
}

/** Nothing is typed over: the line goes away, the text comes, and the line is there again. */
function editing(lines: Interface): Terminal {
  const { stdout } = process;
  let isClosed = false;
  const lift = (): void => {
    moveCursor(stdout, 0, -lines.getCursorPos().rows);
    cursorTo(stdout, 0);
    clearScreenDown(stdout);
  };
  return {
    isLive: true,
    print(text) {
      if (!isClosed) lift();
      stdout.write(`${text}\n`);
      if (!isClosed) lines.prompt(true);
    },
    ask(prompt) {
      if (isClosed) return;
      lines.setPrompt(prompt);
      lift();
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

/** In a pipe nobody ends the line of a prompt by typing. */
function plain(lines: Interface): Terminal {
  const { stdout } = process;
  let isOpen = false;
  return {
    isLive: false,
    print(text) {
      stdout.write(`${isOpen ? '\n' : ''}${text}\n`);
      isOpen = false;
    },
    ask(prompt) {
      if (!isOpen) stdout.write(prompt);
      isOpen = prompt !== '';
    },
    wipe() {},
    close: () => lines.close(),
  };
}
