/** A page in the room: the sign of the house, the ways to the other pages, and what it is about. */
import type { Box } from '@parlour/games/shelf/shelf';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasCome, Link } from '../router.tsx';
import { useWaitCount } from '../waits.ts';
import styles from './page.module.css';

type PageProps = {
  readonly title: string;
  /** Not shown where the page has a heading of its own making. */
  readonly heading?: ComponentChildren;
  readonly world?: string | undefined;
  /** What stands below everything. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
};

const GAMES = '/games';

const WAYS: readonly (readonly [path: string, name: string])[] = [
  ['/', 'Shelf'],
  ['/join', 'Join'],
  ['/daily', 'Daily'],
  [GAMES, 'My games'],
  ['/settings', 'Settings'],
];

export function Page({ title, heading = title, world, foot, children }: PageProps): JSX.Element {
  const top = useTitle(title);
  const waits = useWaitCount();
  return (
    <div class={styles.page} data-world={world}>
      <header class={styles.head}>
        <nav aria-label="Pages">
          <ul class={styles.ways}>
            {WAYS.map(([path, name]) => (
              <li key={path}>
                <Link to={path} class={styles.way}>
                  {name}
                  {path === GAMES && waits > 0 && <Badge waits={waits} />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main class={styles.main}>
        <h1 class={styles.title} tabIndex={-1} ref={top}>
          {heading}
        </h1>
        {children}
      </main>
      {foot !== undefined && <footer class={styles.foot}>{foot}</footer>}
    </div>
  );
}

/** So many tables wait. */
const Badge = ({ waits }: { readonly waits: number }): JSX.Element => (
  <span class={styles.badge} role="img" aria-label={waits === 1 ? 'one table waits' : `${waits} tables wait`}>
    {waits}
  </span>
);

/** Whoever hears the page is told where they have come to. */
function useTitle(title: string): { current: HTMLHeadingElement | null } {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Parlour' ? title : `${title} · Parlour`;
    if (hasCome()) top.current?.focus({ preventScroll: true });
  }, [title]);
  return top;
}

type BackProps = { readonly box: Pick<Box, 'id' | 'title'>; readonly children?: ComponentChildren };

/** Where whoever has read to the end goes on: back to the box, or to what else there is of it. */
export function BackToBox({ box, children }: BackProps): JSX.Element {
  return (
    <p class={styles.back}>
      {children}
      <Link to={`/box/${box.id}`}>Back to the box of {box.title}</Link>
    </p>
  );
}

/** A sheet of paper on the table. */
export function Paper({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <section class={styles.paper}>{children}</section>;
}

type WideProps = { readonly label: string; readonly children: ComponentChildren };

/** What may be wider than a phone, such as a table: it scrolls by itself, by finger or by arrow keys. */
export const Wide = ({ label, children }: WideProps): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section class={styles.wide} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
