/** The HTTP side of the server: headers, limits, validation, errors, and the routes. */
import { timingSafeEqual } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { faultOf } from '../frames.ts';
import { type House, TableTrouble } from '../house.ts';
import { StoreTrouble } from '../store/port.ts';
import { openApi } from './openapi.ts';
import { servePages } from './pages.ts';
import { HttpTrouble, type Route, routes } from './routes.ts';

const LARGEST_BODY = 256 * 1024;

export async function openHttp(house: House, config: Config, registry: Registry): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 40 },
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => data => {
    const read = schema.safeParse(data);
    return read.success ? { value: read.data } : { error: new HttpTrouble(400, 'bad-request', faultOf(read.error)) };
  });
  app.setErrorHandler((error: FastifyError, _, reply) => sendError(house, error, reply));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CSP },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute || Number.MAX_SAFE_INTEGER,
    timeWindow: 60_000,
    // A first visit fetches every file of the app for the time without a network.
    allowList: request => !request.url.startsWith('/api/'),
  });
  for (const route of routes) addRoute(app, house, config, route);
  app.get('/api/openapi.json', async () => openApi());
  app.get('/health', async () => healthOf(house));
  app.get('/ready', (_, reply) => sayWhetherReady(house, reply));
  app.get('/metrics', (request, reply) => showMeters(config, registry, request, reply));
  await servePages(app, config.site);
  return app;
}

/** Whether the process is well. Without a bus it is, but what happens elsewhere is heard of late. */
function healthOf({ isClosing, bus }: House): object {
  return { ok: !isClosing, ...(bus.isShared && { bus: bus.isUp() ? 'up' : 'away; the store is polled' }) };
}

/** Whether guests should be sent here. */
async function sayWhetherReady({ isClosing, store }: House, reply: FastifyReply): Promise<object> {
  const isStored = await store.heads([]).then(
    () => true,
    () => false,
  );
  const ready = isStored && !isClosing;
  void reply.code(ready ? 200 : 503);
  return ready ? { ready } : { ready, why: isClosing ? 'closing' : 'the store cannot be reached' };
}

/** Everything from here and nothing from elsewhere; nobody may frame us. */
const CSP = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

function addRoute(app: FastifyInstance, house: House, config: Config, route: Route): void {
  const max = config.requestsPerMinute === 0 ? undefined : route.perMinute;
  app.route({
    method: route.method,
    url: route.url,
    schema: { ...(route.params && { params: route.params }), ...(route.body && { body: route.body }) },
    config: max === undefined ? {} : { rateLimit: { max, timeWindow: 60_000 } },
    async handler(request, reply) {
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      const params = request.params as Record<string, string>;
      const answer = await route.handle(house, { params, body: request.body, bearer });
      void reply.header('cache-control', 'no-store').type(route.type ?? 'application/json; charset=utf-8');
      return answer;
    },
  });
}

function sendError(house: House, error: FastifyError & { code?: string }, reply: FastifyReply): FastifyReply {
  const [status, code, message] = outcomeOf(error);
  house.report.count('errors');
  if (status >= 500) house.report.fault(error, {}, 'a request failed');
  return reply.code(status).send({ error: { code, message } });
}

function outcomeOf(error: FastifyError): [status: number, code: string, message: string] {
  if (error instanceof HttpTrouble) return [error.status, error.code, error.message];
  if (error instanceof TableTrouble) return [410, 'table-trouble', error.message];
  if (error instanceof StoreTrouble)
    return [503, 'try-again', 'That could not be written down just now; please try again.'];
  if (error.statusCode === 429) return [429, 'too-fast', 'That was too fast; please wait a moment.'];
  if (error.statusCode !== undefined && error.statusCode < 500) return [error.statusCode, 'bad-request', error.message];
  return [500, 'our-fault', 'Something went wrong here. It has been noted.'];
}

/** Meters do not exist for whoever does not know the secret. */
async function showMeters(
  config: Config,
  registry: Registry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { metricsSecret } = config;
  if (metricsSecret === undefined || !isSame(request.headers.authorization ?? '', `Bearer ${metricsSecret}`)) {
    throw new HttpTrouble(404, 'not-found', 'There is nothing here.');
  }
  void reply.type(registry.contentType);
  return registry.metrics();
}

function isSame(a: string, b: string): boolean {
  const [given, wanted] = [Buffer.from(a), Buffer.from(b)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
