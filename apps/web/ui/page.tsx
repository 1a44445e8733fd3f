/** Page layout with navigation, and the pages for "not found" and the like. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { Box } from '@parlour/games/shelf/shelf';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasNavigatedInApp, Link } from '../app/router.tsx';
import { useWaitingTableCount } from '../notifications/waiting-count.ts';
import styles from './page.module.css';

type PageLayoutProps = {
  readonly title: string;
  /** The visible heading, if it differs from the title. */
  readonly heading?: ComponentChildren;
  readonly world?: string | undefined;
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
};

const MY_GAMES_PATH = '/games';

const NAVIGATION: readonly (readonly [path: string, name: string])[] = [
  ['/', 'Shelf'],
  ['/join', 'Join'],
  ['/daily', 'Daily'],
  [MY_GAMES_PATH, 'My games'],
  ['/settings', 'Settings'],
];

export function PageLayout({ title, heading = title, world, foot, children }: PageLayoutProps): JSX.Element {
  const headingRef = usePageTitle(title);
  const waitCount = useWaitingTableCount();
  return (
    <div class={styles.page} data-world={world}>
      <header class={styles.head}>
        <nav aria-label="Pages">
          <ul class={styles.ways}>
            {NAVIGATION.map(([path, name]) => (
              <li key={path}>
                <Link to={path} class={styles.way}>
                  {name}
                  {path === MY_GAMES_PATH && waitCount > 0 && <WaitingBadge count={waitCount} />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main class={styles.main}>
        <h1 class={styles.title} tabIndex={-1} ref={headingRef}>
          {heading}
        </h1>
        {children}
      </main>
      {foot !== undefined && <footer class={styles.foot}>{foot}</footer>}
    </div>
  );
}

/** The number of tables that wait for the player. */
const WaitingBadge = ({ count: waitCount }: { readonly count: number }): JSX.Element => (
  <span class={styles.badge} role="img" aria-label={waitCount === 1 ? 'one table waits' : `${waitCount} tables wait`}>
    {waitCount}
  </span>
);

/** After navigation the heading gets the focus, so that screen readers announce the new page. */
function usePageTitle(title: string): { current: HTMLHeadingElement | null } {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Parlour' ? title : `${title} · Parlour`;
    if (hasNavigatedInApp()) headingRef.current?.focus({ preventScroll: true });
  }, [title]);
  return headingRef;
}

type BackToBoxProps = { readonly box: Pick<Box, 'id' | 'title'>; readonly children?: ComponentChildren };

export function BackToBox({ box, children }: BackToBoxProps): JSX.Element {
  return (
    <p class={styles.back}>
      {children}
      <Link to={`/box/${box.id}`}>Back to the box of {box.title}</Link>
    </p>
  );
}

/** A section that looks like a sheet of paper. */
export function PaperPanel({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <section class={styles.paper}>{children}</section>;
}

type ScrollableContentProps = { readonly label: string; readonly children: ComponentChildren };

/** Content wider than a phone scrolls by itself, by finger or arrow keys. */
export const ScrollableContent = ({ label, children }: ScrollableContentProps): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section class={styles.wide} tabIndex={0} aria-label={label}>
    {children}
  </section>
);

export function NotFound(): JSX.Element {
  return <GonePage why="This address leads nowhere." />;
}

/** The script of a page can't be loaded: no network, or the server is down. */
export function PageNotLoaded(): JSX.Element {
  return (
    <PageLayout title="Can't load this page">
      <PaperPanel>
        <p>The server can't be reached. Check your connection; games on this device still work.</p>
        <ActionButton tone="main" onAct={() => location.reload()}>
          Try again
        </ActionButton>
      </PaperPanel>
    </PageLayout>
  );
}

export function GonePage({ why }: { readonly why: string }): JSX.Element {
  return (
    <PageLayout title="Nothing lies here">
      <PaperPanel>
        <p>
          {why} <Link to="/">Back to the shelf.</Link>
        </p>
      </PaperPanel>
    </PageLayout>
  );
}

/** A page with a single sentence, while something loads or when it failed. */

type NoticePageProps = { readonly title: string; readonly text: string };

export const NoticePage = ({ title, text }: NoticePageProps): JSX.Element => (
  <PageLayout title={title}>
    <PaperPanel>
      <p>{text}</p>
    </PaperPanel>
  </PageLayout>
);
