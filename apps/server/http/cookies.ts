/** Session cookies, and the origin check against CSRF. */
import type { IncomingHttpHeaders } from 'node:http';

export type SameOriginPage = { readonly origin: string; readonly hostname: string };

/** Null deletes a cookie. */
export type CookieChanges = {
  readonly session?: string | null;
  readonly challenge?: string | null;
  readonly device?: string;
};

export type RequestCookies = Readonly<Record<CookieName, string | undefined>>;

const COOKIE_NAMES = { session: 'parlour', challenge: 'parlour-asked', device: 'parlour-device' } as const;
type CookieName = keyof typeof COOKIE_NAMES;

/** The browser drops a cookie after this time, however long the session lasts on the server. */
const MAX_AGE_SECONDS: Readonly<Record<CookieName, number>> = {
  session: 180 * 24 * 3600,
  challenge: 300,
  device: 400 * 24 * 3600,
};

/** 256 bits in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The only hosts where browsers trust a page without TLS. */
export const isLocalHostname = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * Reads the cookies of a request. The `__Host-` prefix ties a cookie to this host and to TLS. A cookie without it
 * could come from a neighbouring host, so it counts on localhost only.
 */
export function readCookies(
  { cookie = '', host = '' }: IncomingHttpHeaders,
  address: string | undefined,
): RequestCookies {
  const allowsPlainNames = address === undefined ? isLocalHostname(hostnameOf(host)) : address.startsWith('http:');
  const given = new Map(
    cookie.split(/; */).map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
  );
  const find = (name: CookieName): string | undefined => {
    const token =
      given.get(`__Host-${COOKIE_NAMES[name]}`) ?? (allowsPlainNames ? given.get(COOKIE_NAMES[name]) : undefined);
    return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
  };
  return { session: find('session'), challenge: find('challenge'), device: find('device') };
}

const hostnameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');

export const setCookieHeaders = (cookies: CookieChanges, { origin }: SameOriginPage): string[] =>
  Object.entries(cookies).map(([name, token]) =>
    setCookieHeader(name as CookieName, token, origin.startsWith('https:')),
  );

function setCookieHeader(name: CookieName, token: string | null, isSecure: boolean): string {
  const maxAge = token === null ? 'Max-Age=0' : `Max-Age=${MAX_AGE_SECONDS[name]}`;
  const [prefix, secure] = isSecure ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}${COOKIE_NAMES[name]}=${token ?? ''}; Path=/; ${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** Browsers send an origin with every request that may change something. */
export function requestingPage(
  headers: IncomingHttpHeaders,
  address: string | undefined,
): SameOriginPage | 'foreign' | 'none' {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign';
  if (origin === undefined) return 'none';
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return 'foreign';
  const isOwn = address === undefined ? new URL(origin).host === host : origin === address;
  return isOwn ? { origin, hostname: new URL(origin).hostname } : 'foreign';
}
