/** A test browser: it keeps cookies, sends its origin and has an authenticator. */
import { DAILY_ROUTES } from '@parlour/protocol/club/daily';
import { MEMBER_ROUTES, type SignedInMember } from '@parlour/protocol/club/members';
import { NOTIFICATION_ROUTES } from '@parlour/protocol/club/notifications';
import { httpErrorSchema, type RouteSpec } from '@parlour/protocol/http';
import { newDevice, type PasskeyOptions, type TestDevice } from './authenticator.ts';

export type TestBrowser = {
  readonly origin: string;
  readonly cookies: Map<string, string>;
  readonly device: TestDevice;
  ask(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>): Promise<BrowserAnswer>;
};

export type BrowserAnswer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly setCookies: string[];
};

/** Passkeys need a host name, and a local server's is localhost. */
export const namedAddress = (address: string): string => address.replace('127.0.0.1', 'localhost');

export function newBrowser(address: string, device: TestDevice = newDevice()): TestBrowser {
  const origin = namedAddress(address);
  const cookies = new Map<string, string>();
  return {
    origin,
    cookies,
    device,
    async ask(method, path, body, headers = {}) {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { cookie: cookieHeader(cookies), ...(method === 'POST' && posted(origin)), ...headers },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      });
      const setCookies = response.headers.getSetCookie();
      storeCookies(cookies, setCookies);
      const answer = (await response.json()) as BrowserAnswer['body'];
      checkAnswer(method, path, response.status, answer);
      return { status: response.status, body: answer, setCookies };
    },
  };
}

export const answeredRoutes: Set<string> = new Set<string>();

function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  if (status !== 200) return void httpErrorSchema.parse(body);
  const specs: [string, RouteSpec][] = Object.entries({ ...MEMBER_ROUTES, ...DAILY_ROUTES, ...NOTIFICATION_ROUTES });
  const found = specs.find(([, spec]) => spec.method === method && isAddress(spec.url, path));
  found?.[1].answer.parse(body);
  if (found) answeredRoutes.add(found[0]);
}

const isAddress = (url: string, path: string): boolean => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`).test(path);

const posted = (origin: string) => ({ origin, 'content-type': 'application/json' });

export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(pair => pair.join('=')).join('; ');

function storeCookies(cookies: Map<string, string>, given: readonly string[]): void {
  for (const line of given) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (line.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
}

type Joined = { readonly me: SignedInMember; readonly code: string };

export const passkeyOptionsIn = ({ body }: BrowserAnswer): PasskeyOptions =>
  (body as { options: PasskeyOptions }).options;

export async function joinClubAs(browser: TestBrowser, name: string): Promise<Joined> {
  const begun = await browser.ask('POST', '/api/club/join/begin', { name });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  const passkey = browser.device.make(passkeyOptionsIn(begun), browser.origin);
  const { status, body } = await browser.ask('POST', '/api/club/join', { passkey });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Joined;
}

export async function signInBrowser(browser: TestBrowser): Promise<BrowserAnswer> {
  const begun = await browser.ask('POST', '/api/club/sign-in/begin');
  const passkey = browser.device.prove(passkeyOptionsIn(begun), browser.origin);
  return browser.ask('POST', '/api/club/sign-in', { passkey });
}
