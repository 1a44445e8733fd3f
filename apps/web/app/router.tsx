/** Client-side routing; every page has an address and survives a reload. */
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { LinkProps } from '../table/platform.ts';

export type PageLocation = { readonly path: string; readonly query: URLSearchParams; readonly hash: string };

const readLocation = (): PageLocation => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeOrRaw(location.hash.slice(1)),
});

/** Keeps malformed addresses as they are; they match no page. */
function decodeOrRaw(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const currentLocation: Signal<PageLocation> = signal(readLocation());

addEventListener('popstate', () => {
  currentLocation.value = readLocation();
});

export const lastPathSegment = (): string => currentLocation.value.path.split('/').at(-1)!;

const IN_APP_STATE = 'went';
export const hasNavigatedInApp = (): boolean => globalThis.history?.state === IN_APP_STATE;

export function navigateTo(to: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](IN_APP_STATE, '', to);
  currentLocation.value = readLocation();
  if (how === 'push') scrollTo(0, 0);
}

/** `/box/:box` names one segment. */
export function matchRoute(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [pattern, path].map(text => text.split('/').filter(part => part !== ''));
  if (wanted!.length !== given!.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted!.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeOrRaw(given![i]!);
    else if (part !== given![i]) return undefined;
  }
  return params;
}

export const isPlainLeftClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that navigates without loading the page again. */
export function Link({ to, class: className, label, isCurrent, children }: LinkProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (!isPlainLeftClick(event)) return;
    event.preventDefault();
    navigateTo(to);
  };
  const isPage = currentLocation.value.path === to;
  const current = isPage ? 'page' : isCurrent ? 'true' : undefined;
  return (
    <a href={to} class={className} aria-label={label} aria-current={current} onClick={follow}>
      {children}
    </a>
  );
}
