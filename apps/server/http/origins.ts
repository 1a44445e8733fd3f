/** Pages of other sites: those the operator has named may ask the interface and read its answers, nobody else's may. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long, in seconds, a browser need not ask again what it may ask. */
const REMEMBERED = '600';

/** What a named page may send. It asks as a guest, whoever looks at it: credentials are never allowed. */
const ALLOWED = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': REMEMBERED,
};

/** Marks the answer for the page that asks; "asks first" if that is all it wants to know. Origins are compared whole. */
export function admit(
  { url, method, headers }: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): 'asks first' | 'asks' {
  if (origins.length === 0 || !url.startsWith('/api/')) return 'asks';
  void reply.header('vary', 'Origin');
  if (headers.origin === undefined || !origins.includes(headers.origin)) return 'asks';
  void reply.header('access-control-allow-origin', headers.origin);
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return 'asks';
  void reply.headers(ALLOWED);
  return 'asks first';
}
