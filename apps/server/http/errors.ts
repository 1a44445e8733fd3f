/** What a request is answered with that could not be served. */
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { HttpFailed } from '@parlour/protocol/http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../open-tables.ts';
import { StoreTrouble } from '../store/port.ts';
import { Busy } from '../thinking/pool.ts';
import { TableTrouble } from '../trouble.ts';

/** What is answered instead of what was asked for. */
export class HttpTrouble extends Error {
  override readonly name = 'HttpTrouble';
  readonly status: number;
  readonly code: ErrorCode;
  constructor(status: number, code: ErrorCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function sendError(
  context: ServerContext,
  error: FastifyError,
  { id }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [status, code, message] = outcomeOf(error);
  context.report.erred(code);
  if (status >= 500) context.report.fault(error, { request: id }, 'a request failed');
  if (status === 429) void reply.header('retry-after', '60');
  return reply.code(status).send({ error: { code, message } } satisfies HttpFailed);
}

function outcomeOf(error: FastifyError): [status: number, code: ErrorCode, message: string] {
  if (error instanceof HttpTrouble) return [error.status, error.code, error.message];
  if (error instanceof TableTrouble) return [410, 'table-trouble', error.message];
  if (error instanceof StoreTrouble)
    return [503, 'try-again', 'That could not be written down just now; please try again.'];
  if (error instanceof Busy) return [503, 'try-again', error.message];
  if (error.statusCode !== undefined && error.statusCode < 500) return [error.statusCode, 'bad-request', error.message];
  return [500, 'our-fault', 'Something went wrong here. It has been noted.'];
}
