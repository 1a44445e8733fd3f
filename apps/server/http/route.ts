import { formatSchemaError } from '@parlour/protocol/client-frames';
import type { RouteSpec } from '@parlour/protocol/http';
import type { z } from 'zod';
import type { ServerContext } from '../context.ts';
import type { CookieChanges } from './cookies.ts';
import { HttpError } from './errors.ts';
import type { BrowserSession } from './session-and-csrf.ts';

/** The bearer token, the rate-limit key, and the browser session. */
export type RequestSender = BrowserSession & { readonly bearer: string | undefined; readonly from: string };

export type RouteRequest = RequestSender & { readonly params: unknown; readonly body: unknown };

/** Cookies are sent only to our own pages. */
export type RouteAnswer<A> = { readonly answer: A; readonly status?: number; readonly cookies?: CookieChanges };

export type Route = RouteSpec & {
  handle(context: ServerContext, request: RouteRequest): Promise<RouteAnswer<unknown>>;
};

export type ValidatedRequest<P, B> = RequestSender & { readonly params: P; readonly body: B };

/** The schemas validate the request and type the answer. */
export const defineRoute = <P, B, A>(
  spec: RouteSpec<P, B, A>,
  answer: (context: ServerContext, request: ValidatedRequest<P, B>) => Promise<RouteAnswer<A>>,
): Route => ({
  ...spec,
  handle: (context, { params, body, ...sender }) =>
    answer(context, { params: parseWith(spec.params, params), body: parseWith(spec.body, body), ...sender }),
});

function parseWith<T>(schema: z.ZodType<T>, given: unknown): T {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new HttpError(400, 'bad-request', formatSchemaError(error));
}
