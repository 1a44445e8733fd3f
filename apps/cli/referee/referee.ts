/**
 * The referee protocol for other programs: one JSON request per line, one JSON answer per line, in order. A refusal
 * concerns the player and has a clause. A bad request concerns the client. A defect of ours is answered as an error
 * too, because bad input must never end the referee.
 */

import type { Writable } from 'node:stream';
import type { ReadDataFile } from '@parlour/games/shelf/shelf';
import { HANDLERS } from './handlers.ts';
import { newRefereeMemory, type RequestContext } from './matches.ts';
import { BadRequestError, badRequest, isRequest, MAX_LINE_CHARS, parseRequest, type Request } from './request.ts';

/** Creates a referee with its own matches. Answers are synchronous unless something must be loaded. */
export function createReferee(read: ReadDataFile): (line: string) => string | Promise<string> {
  const memory = newRefereeMemory();
  return line => {
    try {
      const context = { request: parseRequest(line), memory, read };
      return context.request.ask === 'batch' ? replyToBatch(context) : replyTo(context);
    } catch (error) {
      return errorReply({}, error);
    }
  };
}

function replyTo(context: RequestContext): string | Promise<string> {
  const id = idOf(context.request);
  try {
    const body = dispatch(context);
    if (!(body instanceof Promise)) return okReply(id, body);
    return body.then(reply => okReply(id, reply)).catch(error => errorReply(id, error));
  } catch (error) {
    return errorReply(id, error);
  }
}

function dispatch(context: RequestContext): object | Promise<object> {
  const { ask } = context.request;
  const found = typeof ask === 'string' && Object.hasOwn(HANDLERS, ask) ? HANDLERS[ask] : undefined;
  return found ? found(context) : badRequest(`"ask" is one of ${Object.keys(HANDLERS).join(', ')}, batch.`);
}

const idOf = (request: Request): object => ('id' in request ? { id: request.id } : {});

const okReply = (id: object, body: object): string => JSON.stringify({ ...id, ok: true, ...body });

const errorReply = (id: object, error: unknown): string =>
  JSON.stringify({ ...id, ok: false, error: errorBody(error) });

const errorBody = (error: unknown): object =>
  error instanceof BadRequestError
    ? { code: 'bad-request', message: error.message }
    : { code: 'internal', message: `A defect of ours: ${error}` };

const MAX_BATCH_REQUESTS = 1000;

/** Total size of the answers of a batch, in characters; later requests of the batch are rejected. */
const MAX_BATCH_CHARS = 16_000_000;

async function replyToBatch(context: RequestContext): Promise<string> {
  const id = idOf(context.request);
  const { requests } = context.request;
  const isValid = Array.isArray(requests) && requests.length <= MAX_BATCH_REQUESTS && requests.every(isRequest);
  if (!isValid)
    return errorReply(id, new BadRequestError(`"requests" is a list of at most ${MAX_BATCH_REQUESTS} requests.`));
  const answers = await repliesTo(requests, context);
  return `${JSON.stringify({ ...id, ok: true }).slice(0, -1)},"answers":[${answers.join(',')}]}`;
}

async function repliesTo(requests: readonly Request[], context: RequestContext): Promise<string[]> {
  const answers: string[] = [];
  let room = MAX_BATCH_CHARS;
  for (const request of requests) {
    const reply = room > 0 ? replyTo({ ...context, request }) : errorReply(idOf(request), BATCH_TOO_LONG);
    const text = typeof reply === 'string' ? reply : await reply;
    room -= text.length;
    answers.push(text);
  }
  return answers;
}

const BATCH_TOO_LONG = new BadRequestError(
  'The answers of this batch have become too long; ask for the rest in another.',
);

type AnswerLine = (line: string) => string | Promise<string>;

/** Answers lines of a stream in order, in batches as they arrive, until the input ends. */
export async function answerStream(input: AsyncIterable<string>, output: Writable, answer: AnswerLine): Promise<void> {
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
