/** `parlour referee`: answers the requests of another program, one JSON object a line. */
import type { Writable } from 'node:stream';
import type { CliCommand } from '../lib/command.ts';
import { dataReader } from '../lib/user-files.ts';
import { createReferee } from '../referee/referee.ts';
import { MAX_LINE_CHARS } from '../referee/request.ts';

export const command: CliCommand = {
  name: 'referee',
  summary: 'Run games for a program: JSON requests, one a line.',
  help: 'docs/referee.md describes the protocol.',
  run: runReferee,
};

/** A client that stops reading ends the referee. */
async function runReferee(): Promise<void> {
  process.stdout.on('error', error => process.exit(Reflect.get(error, 'code') === 'EPIPE' ? 0 : 1));
  await answerStream(process.stdin.setEncoding('utf8'), process.stdout, createReferee(dataReader()));
}

type AnswerLine = (line: string) => string | Promise<string>;

/** Answers lines of a stream in order, in batches as they arrive, until the input ends. */
async function answerStream(input: AsyncIterable<string>, output: Writable, answer: AnswerLine): Promise<void> {
  const lines = newLineSplitter();
  for await (const chunk of input) await answerBatch(lines.add(chunk), output, answer);
  await answerBatch(lines.end(), output, answer);
}

/** Sends finished answers before it waits for a slow one. */
async function answerBatch(lines: readonly string[], output: Writable, answer: AnswerLine): Promise<void> {
  let pending = '';
  for (const line of lines) {
    if (line.trim() === '') continue;
    const answered = answer(line);
    if (typeof answered !== 'string' || pending.length > FLUSH_CHARS) pending = await send(output, pending);
    pending += `${await answered}\n`;
  }
  await send(output, pending);
}

const FLUSH_CHARS = 1 << 20;

async function send(output: Writable, text: string): Promise<''> {
  const hasRoom = text === '' || output.write(text);
  if (!hasRoom) await new Promise(resolve => output.once('drain', resolve));
  return '';
}

type LineSplitter = { add(chunk: string): string[]; end(): string[] };

/** Splits a stream into lines. Of a line that is too long, only the first `maxChars + 1` characters are stored. */
export function newLineSplitter(maxChars: number = MAX_LINE_CHARS): LineSplitter {
  let parts: string[] = [];
  let room = maxChars + 1;
  const append = (part: string): void => {
    if (room > 0 && part !== '') parts.push(part.slice(0, room));
    room -= part.length;
  };
  const end = (): string[] => {
    const line = parts.join('');
    [parts, room] = [[], maxChars + 1];
    return [line];
  };
  const add = (chunk: string): string[] => {
    const [first = '', ...others] = chunk.split('\n');
    append(first);
    return others.flatMap(part => {
      const ended = end();
      append(part);
      return ended;
    });
  };
  return { add, end };
}
