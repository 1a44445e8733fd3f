/**
 * The referee protocol for other programs: one JSON request per line, one JSON answer per line, in order. A refusal
 * concerns the player and has a clause. A bad request concerns the client. A defect of ours is answered as an error
 * too, because bad input must never end the referee.
 */
import type { ReadDataFile } from '@parlour/games/shelf/shelf';
import { HANDLERS } from './handlers.ts';
import { createRefereeState, type RequestContext } from './matches.ts';
import { BadRequestError, badRequest, isRequest, parseRequest, type Request } from './request.ts';

/** Creates a referee with its own matches. Answers are synchronous unless something must be loaded. */
export function createReferee(read: ReadDataFile): (line: string) => string | Promise<string> {
  const memory = createRefereeState();
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
  return found ? found(context) : badRequest(`"ask" must be one of ${Object.keys(HANDLERS).join(', ')}, batch.`);
}

const idOf = (request: Request): object => ('id' in request ? { id: request.id } : {});

const okReply = (id: object, body: object): string => JSON.stringify({ ...id, ok: true, ...body });

const errorReply = (id: object, error: unknown): string =>
  JSON.stringify({ ...id, ok: false, error: errorBody(error) });

const errorBody = (error: unknown): object =>
  error instanceof BadRequestError
    ? { code: 'bad-request', message: error.message }
    : { code: 'internal', message: `Internal error: ${error}` };

const MAX_BATCH_REQUESTS = 1000;

/** Total size of the answers of a batch, in characters; later requests of the batch are rejected. */
const MAX_BATCH_CHARS = 16_000_000;

async function replyToBatch(context: RequestContext): Promise<string> {
  const id = idOf(context.request);
  const { requests } = context.request;
  const isValid = Array.isArray(requests) && requests.length <= MAX_BATCH_REQUESTS && requests.every(isRequest);
  if (!isValid)
    return errorReply(id, new BadRequestError(`"requests" must be a list of at most ${MAX_BATCH_REQUESTS} requests.`));
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
  'The answers of this batch are too long. Send the remaining requests in another batch.',
);
