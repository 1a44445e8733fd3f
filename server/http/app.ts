/** The HTTP side of the server: headers, limits, validation, errors, and the routes. */
import { timingSafeEqual } from 'node:crypto';
import helmet from '@fastify/helmet';
import { must } from '@parlour/kernel/must';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import { trustFrom } from '../address.ts';
import type { Config } from '../config.ts';
import { faultOf } from '../frames.ts';
import { USUAL_LIMITS } from '../limits/specs.ts';
import { newName } from '../names.ts';
import type { ServerContext } from '../open-tables.ts';
import { HttpTrouble, sendError } from './errors.ts';
import { fromOf, limitOf, limitStreams } from './limiting.ts';
import { openApi } from './openapi.ts';
import { servePages } from './pages.ts';
import { type Route, routes } from './routes.ts';

const LARGEST_BODY = 256 * 1024;

export async function openHttp(context: ServerContext, config: Config, registry: Registry): Promise<FastifyInstance> {
  const trust = must(trustFrom(config.trustProxy));
  const app = newApp(context, config);
  app.addHook('onRequest', (request, reply, done) => {
    const from = fromOf(request, trust);
    askers.set(request, from);
    void reply.header('x-request-id', request.id);
    const limit = limitOf(request);
    done(context.limits.take(limit, from) ? undefined : TOO_FAST);
  });
  app.addHook('onResponse', ({ method, routeOptions, id }, { statusCode, elapsedTime }, done) => {
    const route = `${method} ${routeOptions.url ?? 'nowhere'}`;
    context.report.answered(route, statusCode, elapsedTime / 1000);
    context.report.detail(
      { request: id, route, status: statusCode, milliseconds: Math.round(elapsedTime) },
      'answered',
    );
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CSP },
    referrerPolicy: { policy: 'no-referrer' },
  });
  for (const route of routes) addRoute(app, context, route);
  app.get('/api/openapi.json', async () => openApi());
  app.get('/health', async () => healthOf(context));
  app.get('/ready', (_, reply) => sayWhetherReady(context, reply));
  app.get('/metrics', (request, reply) => showMeters(config, registry, request, reply));
  await servePages(app, config.site);
  const isOff = config.requestsPerMinute === 0;
  limitStreams(app.server, context, trust, isOff ? 0 : (config.limits.connections ?? USUAL_LIMITS.connections));
  return app;
}

/** The addresses of those who ask. */
const askers = new WeakMap<FastifyRequest, string>();

const TOO_FAST = new HttpTrouble(429, 'too-fast', 'That was too fast; please wait a moment.');

/** Whoever sends half a request and falls silent is cut off. */
function newApp(context: ServerContext, { patience }: Config): FastifyInstance {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: patience.request,
    connectionTimeout: 2 * patience.request,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: Math.ceil(patience.head / 4) },
    genReqId: () => newName(context.entropy),
    routerOptions: { maxParamLength: 40 },
    // An address that is none has no route, and so no handler of errors either.
    frameworkErrors: (error, request, reply) => void sendError(context, error, request, reply),
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => data => {
    const read = schema.safeParse(data);
    return read.success ? { value: read.data } : { error: new HttpTrouble(400, 'bad-request', faultOf(read.error)) };
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(context, error, request, reply));
  return app;
}

/** Requests under way are answered, if that does not take long; whatever else is open is cut off. */
export async function closeHttp(app: FastifyInstance, { patience }: Config): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience.closing);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(cut);
}

/** Whether the process is well. Without a bus it is, but what happens elsewhere is heard of late. */
function healthOf({ isClosing, bus }: ServerContext): object {
  return { ok: !isClosing, ...(bus.isShared && { bus: bus.isUp() ? 'up' : 'away; the store is polled' }) };
}

/** Whether guests should be sent here. */
async function sayWhetherReady({ isClosing, canWrite }: ServerContext, reply: FastifyReply): Promise<object> {
  const ready = !isClosing && (await canWrite());
  void reply.code(ready ? 200 : 503);
  return ready ? { ready } : { ready, why: isClosing ? 'closing' : 'the store cannot be written to' };
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

function addRoute(app: FastifyInstance, context: ServerContext, route: Route): void {
  app.route({
    method: route.method,
    url: route.url,
    schema: { ...(route.params && { params: route.params }), ...(route.body && { body: route.body }) },
    async handler(request, reply) {
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      const params = request.params as Record<string, string>;
      const answer = await route.handle(context, {
        params,
        body: request.body,
        bearer,
        from: must(askers.get(request)),
      });
      void reply.header('cache-control', 'no-store').type(route.type ?? 'application/json; charset=utf-8');
      return answer;
    },
  });
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
