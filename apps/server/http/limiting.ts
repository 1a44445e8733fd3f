/** Limits of HTTP, by the route that was matched and never by the address as it was written. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { must } from '@parlour/kernel/must';
import type { FastifyRequest } from 'fastify';
import { clientOf, householdOf, type Trust } from '../address.ts';
import type { LimitName } from '../limits/amounts.ts';
import type { ServerContext } from '../open-tables.ts';

/** What a visit to the pages fetches, and what watches over a server asks. Everything else is a request. */
const PAGES: ReadonlySet<string | undefined> = new Set(['/', '/*', '/health', '/ready', '/metrics']);

export const limitOf = ({ routeOptions, method }: FastifyRequest): LimitName =>
  PAGES.has(routeOptions.url) && (method === 'GET' || method === 'HEAD') ? 'pages' : 'requests';

export const fromOf = (request: FastifyRequest, trust: Trust): string => householdOf(clientOf(request.raw, trust));

/** A browser opens several connections for one guest. */
const EACH = 6;

/** Connections of one address, whatever they are used for. Those of a trusted proxy are everybody's. */
export function limitStreams(server: Server, { report }: ServerContext, trust: Trust, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (stream: Socket) => {
    const { remoteAddress = '' } = stream;
    if (most === 0 || trust(remoteAddress, 0)) return;
    const from = householdOf(remoteAddress);
    const count = (open.get(from) ?? 0) + 1;
    open.set(from, count);
    stream.once('close', () => leave(open, from));
    if (count <= EACH * most) return;
    report.limited('streams');
    stream.destroy();
  });
}

function leave(open: Map<string, number>, from: string): void {
  const left = must(open.get(from)) - 1;
  if (left > 0) open.set(from, left);
  else open.delete(from);
}
