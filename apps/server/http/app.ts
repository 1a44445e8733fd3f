/** The HTTP server: security headers, rate limits, CORS, metrics, and the routes. */
import { timingSafeEqual } from 'node:crypto';
import { IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import { assertDefined } from '@parlour/kernel/result';
import { asyncApiDocument, openApiDocument } from '@parlour/protocol/api-documents';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { ServerConfig } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { DEFAULT_LIMITS, type LimitName } from '../limits/defaults.ts';
import { clientIp, type ProxyTrust, parseProxyTrust, toLimitKey } from '../net/client-ip.ts';
import { randomRequestId } from '../tokens.ts';
import { setCookieHeaders } from './cookies.ts';
import { HttpError, sendHttpError } from './errors.ts';
import { ROBOTS_URL, SITEMAP_URL, servePages } from './pages.ts';
import type { Route } from './route.ts';
import { apiRoutes } from './routes.ts';
import { browserSessionOf } from './session-and-csrf.ts';

const MAX_BODY_BYTES = 256 * 1024;

export async function openHttpServer(
  context: ServerContext,
  config: ServerConfig,
  registry: Registry,
): Promise<FastifyInstance> {
  const trust = assertDefined(parseProxyTrust(config.trustProxy));
  const app = createApp(context, config);
  app.addHook('onRequest', (request, reply, done) => {
    const from = requestLimitKey(request, trust);
    limitKeys.set(request, from);
    void reply.header('x-request-id', request.id);
    const corsOutcome = applyCors(request, reply, config.origins);
    const limit = limitForRoute(request);
    if (!context.limits.tryConsume(limit, from)) return done(TOO_FAST_ERROR);
    if (corsOutcome === 'asks first') return void reply.code(204).send();
    done();
  });
  app.addHook('onResponse', ({ method, routeOptions, id }, { statusCode, elapsedTime }, done) => {
    const route = `${method} ${routeOptions.url ?? 'nowhere'}`;
    context.telemetry.observeRequest(route, statusCode, elapsedTime / 1000);
    context.telemetry.debug(
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
  const routes = apiRoutes(context.hooks);
  for (const route of routes) addRoute(app, context, config, route);
  app.get('/api/openapi.json', async () => openApiDocument(routes));
  app.get('/api/asyncapi.json', async () => asyncApiDocument());
  app.get('/metrics', (request, reply) => showMetrics(config, registry, request, reply));
  app.get(SECURITY_TXT_URL, (_, reply) => showSecurityTxt(context.clock.now(), config, reply));
  await servePages(app, config, trust);
  const isOff = config.requestsPerMinute === 0;
  limitStreamsPerAddress(
    app.server,
    context,
    trust,
    isOff ? 0 : (config.limits.connections ?? DEFAULT_LIMITS.connections),
  );
  return app;
}

const limitKeys = new WeakMap<FastifyRequest, string>();

const TOO_FAST_ERROR = new HttpError(429, 'too-fast', 'Too many requests. Wait a moment and try again.');

/** Clients that send half a request and fall silent are cut off. */
function createApp(context: ServerContext, { timeoutsMs }: ServerConfig): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: timeoutsMs.request,
    connectionTimeout: 2 * timeoutsMs.request,
    http: {
      IncomingMessage: PlainUnlessWebSocket,
      headersTimeout: timeoutsMs.head,
      connectionsCheckingInterval: Math.ceil(timeoutsMs.head / 4),
    },
    genReqId: () => randomRequestId(context.entropy),
    routerOptions: { maxParamLength: 40 },
    // A malformed URL matches no route, so the ordinary error handler is not called.
    frameworkErrors: (error, request, reply) => void sendHttpError(context, error, request, reply),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendHttpError(context, error, request, reply));
  return app;
}

const upgrading = new WeakSet<IncomingMessage>();

/**
 * With an upgrade listener, Node treats every request with an Upgrade header as leaving HTTP. This server upgrades to
 * WebSocket only and answers all others (RFC 9110, 7.8).
 */
class PlainUnlessWebSocket extends IncomingMessage {
  get upgrade(): boolean {
    if (!upgrading.has(this)) return false;
    return this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket';
  }
  set upgrade(isUpgrade: boolean | null) {
    if (isUpgrade) upgrading.add(this);
    else upgrading.delete(this);
  }
}

/** Gives open requests a short time. */
export async function closeHttpServer(app: FastifyInstance, { timeoutsMs }: ServerConfig): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), timeoutsMs.shutdown);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(cutOff);
}

/**
 * Only configured sites may frame our pages. Computer players compiled to WebAssembly need 'wasm-unsafe-eval', which
 * does not allow eval.
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

function addRoute(app: FastifyInstance, context: ServerContext, config: ServerConfig, route: Route): void {
  app.route({
    method: route.method,
    url: route.url,
    async handler(request, reply) {
      const { params, body, headers } = request;
      const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
      const from = assertDefined(limitKeys.get(request));
      const session = browserSessionOf(context, request, config);
      const routeRequest = { ...session, params, body, bearer, from };
      const { answer, status = 200, cookies } = await route.handle(context, routeRequest);
      if (cookies && session.page) void reply.header('set-cookie', setCookieHeaders(cookies, session.page));
      void reply
        .code(status)
        .header('cache-control', 'no-store')
        .type(route.type ?? 'application/json; charset=utf-8');
      return answer;
    },
  });
}

/** Does not exist without the secret. */
async function showMetrics(
  config: ServerConfig,
  registry: Registry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { metricsSecret } = config;
  if (metricsSecret === undefined || !isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsSecret}`)) {
    throw new HttpError(404, 'not-found', 'Not found.');
  }
  void reply.type(registry.contentType);
  return registry.metrics();
}

const SECURITY_TXT_URL = '/.well-known/security.txt';

/** RFC 9116 asks for less than a year. A running server keeps its contact current, so the date moves along. */
const SECURITY_TXT_VALID_MS = 90 * 86_400_000;

async function showSecurityTxt(
  now: number,
  { securityContacts, publicOrigin }: ServerConfig,
  reply: FastifyReply,
): Promise<string> {
  if (securityContacts.length === 0) throw new HttpError(404, 'not-found', 'Not found.');
  const lines = [
    ...securityContacts.map(contact => `Contact: ${contact}`),
    `Expires: ${new Date(now + SECURITY_TXT_VALID_MS).toISOString()}`,
    ...(publicOrigin === undefined ? [] : [`Canonical: ${publicOrigin}${SECURITY_TXT_URL}`]),
  ];
  void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
  return `${lines.join('\n')}\n`;
}

function isSameSecret(a: string, b: string): boolean {
  const [given, expected] = [Buffer.from(a), Buffer.from(b)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const PREFLIGHT_MAX_AGE_S = '600';

/** Credentials are never allowed, so these pages act without the session. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': PREFLIGHT_MAX_AGE_S,
};

/** 'asks first' for a preflight request, which needs no other answer. Origins are compared exactly. */
export function applyCors(
  { url, method, headers }: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): 'asks first' | 'asks' {
  if (origins.length === 0 || !url.startsWith('/api/')) return 'asks';
  void reply.header('vary', 'Origin');
  if (headers.origin === undefined || !origins.includes(headers.origin)) return 'asks';
  void reply.header('access-control-allow-origin', headers.origin);
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return 'asks';
  void reply.headers(PREFLIGHT_HEADERS);
  return 'asks first';
}

/** Pages and monitoring; all other routes count as requests. The matched route decides, never the URL. */
const PAGE_ROUTES: ReadonlySet<string | undefined> = new Set([
  '/',
  '/*',
  '/health',
  '/ready',
  '/metrics',
  SECURITY_TXT_URL,
  SITEMAP_URL,
  ROBOTS_URL,
]);

export const limitForRoute = ({ routeOptions, method }: FastifyRequest): LimitName =>
  PAGE_ROUTES.has(routeOptions.url) && (method === 'GET' || method === 'HEAD') ? 'pages' : 'requests';

export const requestLimitKey = (request: FastifyRequest, trust: ProxyTrust): string =>
  toLimitKey(clientIp(request.raw, trust));

/** A browser opens several connections. */
const STREAMS_PER_CLIENT = 6;

/** A trusted proxy is not limited, because it serves all clients. */
export function limitStreamsPerAddress(
  server: Server,
  { telemetry }: ServerContext,
  trust: ProxyTrust,
  maxClients: number,
): void {
  const open = new Map<string, number>();
  server.on('connection', (stream: Socket) => {
    const { remoteAddress = '' } = stream;
    if (maxClients === 0 || trust(remoteAddress, 0)) return;
    const key = toLimitKey(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    stream.once('close', () => releaseStream(open, key));
    if (count <= STREAMS_PER_CLIENT * maxClients) return;
    telemetry.countLimited('streams');
    stream.destroy();
  });
}

function releaseStream(open: Map<string, number>, key: string): void {
  const left = assertDefined(open.get(key)) - 1;
  if (left > 0) open.set(key, left);
  else open.delete(key);
}
