/**
 * The one way the club's pages ask the house. What may be asked and what is answered is typed by the route; its schemas stay
 * with the server, which is trusted to answer as it says.
 *
 *     await ask<typeof MEMBER_ROUTES.me>({ method: 'GET', url: '/api/club/me' })
 */
import { failure, type Result, success } from '@parlour/kernel/result';
import type { HttpFailed, RouteSpec } from '@parlour/protocol/http';
import { isHttpFailed } from '@parlour/protocol/read';

type Given<Name extends string, T> = unknown extends T ? { readonly [N in Name]?: never } : { readonly [N in Name]: T };

/** A request as the route wants it. */
export type ClubQuestion<R extends RouteSpec> =
  R extends RouteSpec<infer P, infer B>
    ? { readonly method: R['method']; readonly url: R['url'] } & Given<'params', P> & Given<'body', B>
    : never;

export type AnswerOf<R extends RouteSpec> = R extends RouteSpec<unknown, unknown, infer A> ? A : never;

/** What went wrong, with a sentence for whoever reads the page. */
export type AskFault = HttpFailed['error'];

const AWAY: AskFault = { code: 'try-again', message: 'The house cannot be reached just now.' };
const NONSENSE: AskFault = { code: 'our-fault', message: 'The house does not answer as it should.' };

export async function ask<R extends RouteSpec>(question: ClubQuestion<R>): Promise<Result<AnswerOf<R>, AskFault>> {
  const { method, url, params = {}, body } = question as Loose;
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const headers = { 'content-type': 'application/json' };
  const sent = method === 'POST' ? { method, headers, body: JSON.stringify(body ?? {}) } : { method };
  try {
    const response = await fetch(path, { ...sent, credentials: 'same-origin' });
    const json: unknown = await response.json().catch(() => undefined);
    if (response.ok && json !== undefined) return success(json as AnswerOf<R>);
    const fault = isHttpFailed(json) ? json.error : NONSENSE;
    if (fault.code === 'not-signed-in') signedOut();
    return failure(fault);
  } catch {
    return failure(AWAY);
  }
}

let signedOut = (): void => undefined;

/** Called whenever the server answers that nobody is signed in here. */
export function whenSignedOut(run: () => void): void {
  signedOut = run;
}

type Loose = {
  readonly method: string;
  readonly url: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};
