/**
 * Requests of the club pages. A route's type gives the types of request and answer; its schemas stay on the server,
 * so answers are not validated.
 *
 *     await clubRequest<typeof MEMBER_ROUTES.me>({ method: 'GET', url: '/api/club/me' })
 */
import { failure, type Result, success } from '@parlour/kernel/result';
import type { HttpErrorBody, RouteSpec } from '@parlour/protocol/http';
import { isHttpErrorBody } from '@parlour/protocol/parse-lite';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clubText } from './club-text.ts';

type RequestPart<Name extends string, T> = unknown extends T
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: T };

/** The parameters and body that a route requires. */
export type ClubRequest<R extends RouteSpec> =
  R extends RouteSpec<infer P, infer B>
    ? { readonly method: R['method']; readonly url: R['url'] } & RequestPart<'params', P> & RequestPart<'body', B>
    : never;

export type AnswerOf<R extends RouteSpec> = R extends RouteSpec<unknown, unknown, infer A> ? A : never;

export type RequestError = HttpErrorBody['error'];

const serverUnreachable = (): RequestError => ({ code: 'try-again', message: clubText('serverUnreachableRetry') });
const invalidAnswer = (): RequestError => ({ code: 'our-fault', message: clubText('badAnswer') });

/** Sends a request and returns its answer or error. */
export async function clubRequest<R extends RouteSpec>(
  request: ClubRequest<R>,
): Promise<Result<AnswerOf<R>, RequestError>> {
  const { method, url, params = {}, body } = request as UntypedRequest;
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const headers = { 'content-type': 'application/json' };
  const init = method === 'POST' ? { method, headers, body: JSON.stringify(body ?? {}) } : { method };
  try {
    const response = await fetch(path, { ...init, credentials: 'same-origin' });
    const json: unknown = await response.json().catch(() => undefined);
    if (response.ok && json !== undefined) return success(json as AnswerOf<R>);
    const error = isHttpErrorBody(json) ? json.error : invalidAnswer();
    if (error.code === 'not-signed-in') onSignedOut();
    return failure(error);
  } catch {
    return failure(serverUnreachable());
  }
}

let onSignedOut = (): void => undefined;

/** Sets the handler for answers that say the user is signed out. */
export function setSignedOutHandler(run: () => void): void {
  onSignedOut = run;
}

type UntypedRequest = {
  readonly method: string;
  readonly url: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** Polls while the page is visible, and at once when `key` changes. */
export function usePolling<T>(load: () => Promise<T>, intervalMs: number, key?: string): T | undefined {
  const result = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let isMounted = true;
    const poll = async (): Promise<void> => {
      const value = document.hidden && result.peek() !== undefined ? result.peek() : await load();
      if (!isMounted) return;
      result.value = value;
      timer = setTimeout(() => void poll(), intervalMs);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    void poll();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return result.value;
}

/**
 * Keeps keyboard focus when a request disables or removes the pressed button. Call it before the request and the
 * returned function after the answer; if the button is gone, focus moves to `fallbackSelector`.
 */
export function rememberFocus(fallbackSelector = 'h1'): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return () => undefined;
  const restore = (): void => {
    if (document.activeElement !== document.body) return;
    (focused.isConnected ? focused : document.querySelector<HTMLElement>(fallbackSelector))?.focus();
  };
  // Waits until the page has rendered the answer.
  return () => void setTimeout(restore);
}
