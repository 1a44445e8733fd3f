import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { HttpErrorBody } from '@parlour/protocol/http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { TableError } from '../errors.ts';
import { StoreError } from '../store/types.ts';
import { BusyError } from '../workers/pool.ts';

/** Thrown by routes to answer with an error. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  constructor(status: number, code: ErrorCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function sendHttpError(
  context: ServerContext,
  error: FastifyError,
  { id }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [status, code, message] = httpErrorOf(error);
  context.telemetry.countError(code);
  if (status >= 500) context.telemetry.logError(error, { request: id }, 'request failed');
  if (status === 429) void reply.header('retry-after', '60');
  return reply.code(status).send({ error: { code, message } } satisfies HttpErrorBody);
}

function httpErrorOf(error: FastifyError): [status: number, code: ErrorCode, message: string] {
  if (error instanceof HttpError) return [error.status, error.code, error.message];
  if (error instanceof TableError) return [410, 'table-trouble', error.message];
  if (error instanceof StoreError) return [503, 'try-again', "The server can't save right now. Try again."];
  if (error instanceof BusyError) return [503, 'try-again', error.message];
  if (error.statusCode === 415) return [415, 'bad-request', 'Send the header "content-type: application/json".'];
  if (error.statusCode !== undefined && error.statusCode < 500) return [error.statusCode, 'bad-request', error.message];
  return [500, 'our-fault', 'Server error. It has been logged. Try again.'];
}
