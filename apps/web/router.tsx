/** Every page is an address; going back works, and a reload loses nothing. */
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

export type PagePlace = { readonly path: string; readonly query: URLSearchParams; readonly hash: string };

const here = (): PagePlace => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decoded(location.hash.slice(1)),
});

/** Addresses come from anywhere: what cannot be decoded is taken as it is, and leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const place: Signal<PagePlace> = signal(here());

addEventListener('popstate', () => {
  place.value = here();
});

/** What the page shows, by the last part of its address. */
export const shownId = (): string => place.value.path.split('/').at(-1)!;

/** Whoever came by a way of ours, and not from outside. */
const WENT = 'went';
export const hasCome = (): boolean => history.state === WENT;

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](WENT, '', to);
  place.value = here();
  if (how === 'push') scrollTo(0, 0);
}

/** The parts of an address that a pattern names: `/box/:box` names one. */
export function matched(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [pattern, path].map(text => text.split('/').filter(part => part !== ''));
  if (wanted!.length !== given!.length) return undefined;
  const named: Record<string, string> = {};
  for (const [i, part] of wanted!.entries()) {
    if (part.startsWith(':')) named[part.slice(1)] = decoded(given![i]!);
    else if (part !== given![i]) return undefined;
  }
  return named;
}

type LinkProps = {
  readonly to: string;
  readonly class?: string | undefined;
  readonly label?: string;
  readonly children: ComponentChildren;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function Link({ to, class: more, label, children }: LinkProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    go(to);
  };
  const isHere = place.value.path === to;
  return (
    <a href={to} class={more} aria-label={label} aria-current={isHere ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
