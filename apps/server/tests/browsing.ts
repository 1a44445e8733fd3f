/** A browser before a house: it keeps cookies, names its page, and has a device with passkeys. */
import { DAYS_ROUTES } from '@parlour/protocol/club/days';
import { MEMBER_ROUTES, type Me } from '@parlour/protocol/club/members';
import { WAITING_ROUTES } from '@parlour/protocol/club/waiting';
import { httpFailed, type RouteSpec } from '@parlour/protocol/http';
import { newDevice, type PasskeyOptions, type TestDevice } from './authenticator.ts';

export type TestBrowser = {
  readonly origin: string;
  readonly cookies: Map<string, string>;
  readonly device: TestDevice;
  ask(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>): Promise<Told>;
};

/** What came of it; an error has its code. */
export type Told = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly setCookies: string[];
};

/** Passkeys want a name, and a machine's own is localhost. */
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
      keep(cookies, setCookies);
      const told = (await response.json()) as Told['body'];
      holdAgainst(method, path, response.status, told);
      return { status: response.status, body: told, setCookies };
    },
  };
}

/** Routes that have been answered as they promise. */
export const answered: Set<string> = new Set<string>();

/** What is answered is held against the schema that describes it. */
function holdAgainst(method: string, path: string, status: number, body: unknown): void {
  if (status !== 200) return void httpFailed.parse(body);
  const specs: [string, RouteSpec][] = Object.entries({ ...MEMBER_ROUTES, ...DAYS_ROUTES, ...WAITING_ROUTES });
  const found = specs.find(([, spec]) => spec.method === method && isAddress(spec.url, path));
  found?.[1].answer.parse(body);
  if (found) answered.add(found[0]);
}

const isAddress = (url: string, path: string): boolean => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`).test(path);

const posted = (origin: string) => ({ origin, 'content-type': 'application/json' });

export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(pair => pair.join('=')).join('; ');

function keep(cookies: Map<string, string>, given: readonly string[]): void {
  for (const line of given) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (line.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
}

type Joined = { readonly me: Me; readonly code: string };

export const optionsIn = ({ body }: Told): PasskeyOptions => (body as { options: PasskeyOptions }).options;

/** Becomes a member as a page does it. */
export async function joinAs(browser: TestBrowser, name: string): Promise<Joined> {
  const begun = await browser.ask('POST', '/api/club/join/begin', { name });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  const passkey = browser.device.make(optionsIn(begun), browser.origin);
  const { status, body } = await browser.ask('POST', '/api/club/join', { passkey });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Joined;
}

export async function signInTo(browser: TestBrowser): Promise<Told> {
  const begun = await browser.ask('POST', '/api/club/sign-in/begin');
  const passkey = browser.device.prove(optionsIn(begun), browser.origin);
  return browser.ask('POST', '/api/club/sign-in', { passkey });
}
