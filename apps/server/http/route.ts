/** How a route is made of what it promises and who does it. */
import { faultOf } from '@parlour/protocol/client-frames';
import type { RouteSpec } from '@parlour/protocol/http';
import type { z } from 'zod';
import type { Cookies } from '../club/membership/cookies.ts';
import type { ServerContext } from '../open-tables.ts';
import { HttpTrouble } from './errors.ts';
import type { Sender } from './sender.ts';

/** Who asks: the token in the Authorization header, the address it comes from, and the browser with what it keeps. */
export type Whose = Sender & { readonly bearer: string | undefined; readonly from: string };

export type RouteRequest = Whose & { readonly params: unknown; readonly body: unknown };

/** An answer that is no success has a status of its own. Cookies are given only to pages of ours. */
export type RouteAnswer<A> = { readonly answer: A; readonly status?: number; readonly cookies?: Cookies };

export type Route = RouteSpec & { handle(context: ServerContext, asked: RouteRequest): Promise<RouteAnswer<unknown>> };

/** A request whose parts have been read by the schemas of its route. */
export type ReadRequest<P, B> = Whose & { readonly params: P; readonly body: B };

/** What is asked is read by the route's schemas before anybody looks at it; what is answered has the type of its schema. */
export const route = <P, B, A>(
  spec: RouteSpec<P, B, A>,
  answer: (context: ServerContext, asked: ReadRequest<P, B>) => Promise<RouteAnswer<A>>,
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
