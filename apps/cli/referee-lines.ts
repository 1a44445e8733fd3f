/** The referee on a pair of streams: lines in, lines out, in order, as many at once as have come together. */
import type { Writable } from 'node:stream';
import { LONGEST_LINE } from './referee-request.ts';

type Answer = (line: string) => string | Promise<string>;

/** Ends with the input. Whoever has stopped listening ends it too, without a word. */
export async function answerLines(input: AsyncIterable<string>, output: Writable, answer: Answer): Promise<void> {
  const lines = newLines();
  for await (const chunk of input) await answerAll(lines.add(chunk), output, answer);
  await answerAll(lines.end(), output, answer);
}

/** What has been answered goes out before anybody has to wait for what takes longer. */
async function answerAll(lines: readonly string[], output: Writable, answer: Answer): Promise<void> {
  let said = '';
  for (const line of lines) {
    if (line.trim() === '') continue;
    const answered = answer(line);
    if (typeof answered !== 'string' || said.length > MUCH) said = await send(output, said);
    said += `${await answered}\n`;
  }
  await send(output, said);
}

const MUCH = 1 << 20;

async function send(output: Writable, text: string): Promise<''> {
  const hasRoom = text === '' || output.write(text);
  if (!hasRoom) await new Promise(resolve => output.once('drain', resolve));
  return '';
}

type Lines = { add(chunk: string): string[]; end(): string[] };

/** Cuts a stream into lines. Of a line that is too long no more is kept than shows it. */
export function newLines(most: number = LONGEST_LINE): Lines {
  let begun: string[] = [];
  let room = most + 1;
  const keep = (part: string): void => {
    if (room > 0 && part !== '') begun.push(part.slice(0, room));
    room -= part.length;
  };
  const end = (): string[] => {
    const line = begun.join('');
    [begun, room] = [[], most + 1];
    return [line];
  };
  const add = (chunk: string): string[] => {
    const [first = '', ...others] = chunk.split('\n');
    keep(first);
    return others.flatMap(part => {
      const ended = end();
      keep(part);
      return ended;
    });
  };
  return { add, end };
}
