/** The cookies that say who somebody is, and which page of ours they come from. */
import type { IncomingHttpHeaders } from 'node:http';

/** A page of this house, as the browser names it. */
export type OurPage = { readonly origin: string; readonly hostname: string };

/**
 * What a browser is given to keep: the session, for some minutes what it was asked to sign, and which browser it is. Null
 * takes it away.
 */
export type Cookies = {
  readonly session?: string | null;
  readonly challenge?: string | null;
  readonly device?: string;
};

export type GivenCookies = Readonly<Record<CookieName, string | undefined>>;

const NAMES = { session: 'parlour', challenge: 'parlour-asked', device: 'parlour-device' } as const;
type CookieName = keyof typeof NAMES;

/** A browser keeps it no longer than this, in seconds, whatever the server says of the session. */
const LASTS: Readonly<Record<CookieName, number>> = {
  session: 180 * 24 * 3600,
  challenge: 300,
  device: 400 * 24 * 3600,
};

/** 256 bits in the letters of base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A machine's own name for itself: the one place where browsers trust a page without TLS. */
export const isLocal = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * Where it can be, a cookie has the prefix that ties it to this very host and to TLS. A name without it could be given by a
 * neighbouring host, so it counts only on the machine itself.
 */
export function cookiesOf({ cookie = '', host = '' }: IncomingHttpHeaders, address: string | undefined): GivenCookies {
  const isPlain = address === undefined ? isLocal(hostnameOf(host)) : address.startsWith('http:');
  const given = new Map(
    cookie.split(/; */).map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
  );
  const find = (name: CookieName): string | undefined => {
    const token = given.get(`__Host-${NAMES[name]}`) ?? (isPlain ? given.get(NAMES[name]) : undefined);
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  };
  return { session: find('session'), challenge: find('challenge'), device: find('device') };
}

const hostnameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');

/** The headers that give a browser these cookies. */
export const setCookies = (cookies: Cookies, { origin }: OurPage): string[] =>
  Object.entries(cookies).map(([name, token]) => setCookie(name as CookieName, token, origin.startsWith('https:')));

function setCookie(name: CookieName, token: string | null, isSafe: boolean): string {
  const kept = token === null ? 'Max-Age=0' : `Max-Age=${LASTS[name]}`;
  const [prefix, secure] = isSafe ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}${NAMES[name]}=${token ?? ''}; Path=/; ${kept}; HttpOnly; SameSite=Lax${secure}`;
}

/** Which page asks: one of ours, a foreign one, or none. Browsers send an origin with whatever may change something. */
export function pageOf(headers: IncomingHttpHeaders, address: string | undefined): OurPage | 'foreign' | 'none' {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign';
  if (origin === undefined) return 'none';
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return 'foreign';
  const isOurs = address === undefined ? new URL(origin).host === host : origin === address;
  return isOurs ? { origin, hostname: new URL(origin).hostname } : 'foreign';
}
