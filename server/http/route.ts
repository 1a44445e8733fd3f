/** A request over HTTP, read by the schemas of its route before anybody looks at it. */
import { faultOf } from '@parlour/protocol/client-frames';
import type { RouteSpec } from '@parlour/protocol/http';
import type { z } from 'zod';
import type { ServerContext } from '../open-tables.ts';
import { HttpTrouble } from './errors.ts';

/** Who asks: the token in the Authorization header, and the address it comes from. */
export type Whose = { readonly bearer: string | undefined; readonly from: string };

export type RouteRequest = Whose & { readonly params: unknown; readonly body: unknown };

/** An answer that is no success has a status of its own. */
export type Answered<A> = { readonly answer: A; readonly status?: number };

export type Route = RouteSpec & { handle(context: ServerContext, asked: RouteRequest): Promise<Answered<unknown>> };

export type ReadRequest<P, B> = Whose & { readonly params: P; readonly body: B };

/** What is answered has the type of its schema. */
export const route = <P, B, A>(
  spec: RouteSpec<P, B, A>,
  answer: (context: ServerContext, asked: ReadRequest<P, B>) => Promise<Answered<A>>,
): Route => ({
  ...spec,
  handle: (context, { params, body, ...whose }) =>
    answer(context, { params: read(spec.params, params), body: read(spec.body, body), ...whose }),
});

function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new HttpTrouble(400, 'bad-request', faultOf(error));
}
