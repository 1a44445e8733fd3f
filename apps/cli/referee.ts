/**
 * The referee protocol: one JSON object a line in, one JSON object a line out, in order. The kernel drives the matches.
 * Three kinds of trouble are kept apart: a refusal is the player's affair and has a clause; an error is the client's;
 * a defect is ours, and is answered as an error too, because bad input must never end the referee.
 */
import type { ReadFile } from '@parlour/games/shelf/shelf';
import { ASKS } from './referee-asks.ts';
import { type Asked, newMemory } from './referee-matches.ts';
import { BadRequest, bad, isRequest, type Request, readRequest } from './referee-request.ts';

/** A referee with matches of its own; it answers a line with a line, at once where nothing has to be loaded. */
export function seatReferee(read: ReadFile): (line: string) => string | Promise<string> {
  const memory = newMemory();
  return line => {
    try {
      const asked = { request: readRequest(line), memory, read };
      return asked.request.ask === 'batch' ? replyToBatch(asked) : reply(asked);
    } catch (trouble) {
      return wrong({}, trouble);
    }
  };
}

function reply(asked: Asked): string | Promise<string> {
  const id = idOf(asked.request);
  try {
    const says = answer(asked);
    if (!(says instanceof Promise)) return right(id, says);
    return says.then(said => right(id, said)).catch(trouble => wrong(id, trouble));
  } catch (trouble) {
    return wrong(id, trouble);
  }
}

function answer(asked: Asked): object | Promise<object> {
  const { ask } = asked.request;
  const found = typeof ask === 'string' && Object.hasOwn(ASKS, ask) ? ASKS[ask] : undefined;
  return found ? found(asked) : bad(`"ask" is one of ${Object.keys(ASKS).join(', ')}, batch.`);
}

const idOf = (request: Request): object => ('id' in request ? { id: request.id } : {});

const right = (id: object, says: object): string => JSON.stringify({ ...id, ok: true, ...says });

const wrong = (id: object, trouble: unknown): string => JSON.stringify({ ...id, ok: false, error: errorOf(trouble) });

const errorOf = (trouble: unknown): object =>
  trouble instanceof BadRequest
    ? { code: 'bad-request', message: trouble.message }
    : { code: 'internal', message: `A defect of ours: ${trouble}` };

const MOST_REQUESTS = 1000;

/** What the answers of a batch may come to, in characters, before the rest of it is turned down. */
const MOST_ANSWERS = 16_000_000;

async function replyToBatch(asked: Asked): Promise<string> {
  const id = idOf(asked.request);
  const { requests } = asked.request;
  const isRight = Array.isArray(requests) && requests.length <= MOST_REQUESTS && requests.every(isRequest);
  if (!isRight) return wrong(id, new BadRequest(`"requests" is a list of at most ${MOST_REQUESTS} requests.`));
  const answers = await repliesTo(requests, asked);
  return `${JSON.stringify({ ...id, ok: true }).slice(0, -1)},"answers":[${answers.join(',')}]}`;
}

async function repliesTo(requests: readonly Request[], asked: Asked): Promise<string[]> {
  const answers: string[] = [];
  let room = MOST_ANSWERS;
  for (const request of requests) {
    const said = room > 0 ? reply({ ...asked, request }) : wrong(idOf(request), TOO_LONG);
    const text = typeof said === 'string' ? said : await said;
    room -= text.length;
    answers.push(text);
  }
  return answers;
}

const TOO_LONG = new BadRequest('The answers of this batch have become too long; ask for the rest in another.');
