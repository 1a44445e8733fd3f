/** The HTTP side of the server: headers, limits, validation, errors, and the routes. */
import { timingSafeEqual } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { must } from '@parlour/kernel/must';
import { asyncApi } from '@parlour/protocol/asyncapi';
import { openApi } from '@parlour/protocol/openapi';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { trustFrom } from '../address.ts';
import { setCookies } from '../club/membership/cookies.ts';
import type { Config } from '../config.ts';
import { USUAL_LIMITS } from '../limits/amounts.ts';
import { newName } from '../names.ts';
import type { ServerContext } from '../open-tables.ts';
import { HttpTrouble, sendError } from './errors.ts';
import { fromOf, limitOf, limitStreams } from './limiting.ts';
import { admit } from './origins.ts';
import { servePages } from './pages.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import { senderOf } from './sender.ts';

const LARGEST_BODY = 256 * 1024;

export async function openHttp(context: ServerContext, config: Config, registry: Registry): Promise<FastifyInstance> {
  const trust = must(trustFrom(config.trustProxy));
  const app = newApp(context, config);
  app.addHook('onRequest', (request, reply, done) => {
    const from = fromOf(request, trust);
    askers.set(request, from);
    void reply.header('x-request-id', request.id);
    const admitted = admit(request, reply, config.origins);
    const limit = limitOf(request);
    if (!context.limits.take(limit, from)) return done(TOO_FAST);
    if (admitted === 'asks first') return void reply.code(204).send();
    done();
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
    contentSecurityPolicy: { useDefaults: false, directives: cspFor(config.origins) },
    ...(config.origins.length > 0 && { frameguard: false }),
    referrerPolicy: { policy: 'no-referrer' },
    hsts: { includeSubDomains: config.hstsSubdomains },
  });
  for (const route of routes) addRoute(app, context, config, route);
  app.get('/api/openapi.json', async () => openApi(routes));
  app.get('/api/asyncapi.json', async () => asyncApi());
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
    http: {
      IncomingMessage: PlainUnlessSocket,
      headersTimeout: patience.head,
      connectionsCheckingInterval: Math.ceil(patience.head / 4),
    },
    genReqId: () => newName(context.entropy),
    routerOptions: { maxParamLength: 40 },
    // An address that is none has no route, and so no handler of errors either.
    frameworkErrors: (error, request, reply) => void sendError(context, error, request, reply),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(context, error, request, reply));
  return app;
}

const upgrading = new WeakSet<IncomingMessage>();

/**
 * Once a server listens for upgrades, Node treats every request with an Upgrade header as one that leaves HTTP. This server
 * upgrades to WebSockets only; it ignores any other offer and answers the request (RFC 9110, 7.8).
 */
class PlainUnlessSocket extends IncomingMessage {
  get upgrade(): boolean {
    if (!upgrading.has(this)) return false;
    return this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket';
  }
  set upgrade(isAsked: boolean | null) {
    if (isAsked) upgrading.add(this);
    else upgrading.delete(this);
  }
}

/** Requests under way are answered, if that does not take long; whatever else is open is cut off. */
export async function closeHttp(app: FastifyInstance, { patience }: Config): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience.closing);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(cut);
}

/**
 * Everything from here and nothing from elsewhere; only sites that are named may frame us. WebAssembly, which some computer players
 * are compiled to, has to be permitted by name: that allows no text to be run as a script.
 */
const cspFor = (origins: readonly string[]): Readonly<Record<string, string[]>> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': origins.length > 0 ? [...origins] : ["'none'"],
});

function addRoute(app: FastifyInstance, context: ServerContext, config: Config, route: Route): void {
  app.route({
    method: route.method,
    url: route.url,
    async handler(request, reply) {
      const { params, body, headers } = request;
      const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
      const from = must(askers.get(request));
      const sender = senderOf(context, request, config);
      const asked = { ...sender, params, body, bearer, from };
      const { answer, status = 200, cookies } = await route.handle(context, asked);
      if (cookies && sender.page) void reply.header('set-cookie', setCookies(cookies, sender.page));
      void reply
        .code(status)
        .header('cache-control', 'no-store')
        .type(route.type ?? 'application/json; charset=utf-8');
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
