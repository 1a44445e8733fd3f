/** Page layout with navigation, and the pages for "not found" and the like. */

import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import type { Box } from '@parlour/games/shelf/shelf';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasNavigatedInApp, Link } from '../app/router.tsx';
import { Button } from './button.tsx';
import { type BackLink, Shell } from './shell.tsx';
import styles from './surfaces.module.css';
import { Panel } from './surfaces.tsx';
import { uiText } from './ui-text.ts';

type PageLayoutProps = {
  readonly title: string;
  /** The visible heading, if it differs from the title. */
  readonly heading?: ComponentChildren;
  /** For screen readers only, where pictures say it. */
  readonly isHeadingHidden?: boolean;
  /** The page renders a `PageHeading` itself. */
  readonly hasOwnHeading?: boolean;
  /** Beside the heading: a button, or a note. */
  readonly aside?: ComponentChildren;
  readonly world?: string | undefined;
  /** Shown on phones instead of the name of the site. */
  readonly back?: BackLink | undefined;
  /** A page with a bar of its own at the bottom of phones has no tab bar. */
  readonly hasTabBar?: boolean;
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
};

export function PageLayout(props: PageLayoutProps): JSX.Element {
  const { title, heading = title, isHeadingHidden = false, hasOwnHeading = false, aside, foot, children } = props;
  const { world, back, hasTabBar = true } = props;
  return (
    <Shell world={world} back={back} hasTabBar={hasTabBar}>
      <main class={styles.main} id="content" tabIndex={-1}>
        {!hasOwnHeading && (
          <div class={isHeadingHidden ? visuallyHidden : styles.head}>
            <PageHeading title={title} class={styles.title}>
              {heading}
            </PageHeading>
            {aside}
          </div>
        )}
        {children}
      </main>
      {foot !== undefined && <footer class={styles.foot}>{foot}</footer>}
    </Shell>
  );
}

type PageHeadingProps = {
  /** The title of the document. */
  readonly title: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
};

/** The first heading of a page. After navigation it gets the focus, so that screen readers announce the new page. */
export function PageHeading({ title, class: extraClass = '', children }: PageHeadingProps): JSX.Element {
  const headingRef = usePageTitle(title);
  return (
    <h1 class={`${styles.heading} ${extraClass}`} tabIndex={-1} ref={headingRef}>
      {children}
    </h1>
  );
}

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
      <Link to={`/box/${box.id}`}>{uiText('backToBox', { box: box.title })}</Link>
    </p>
  );
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
  return <GonePage why={uiText('notFound')} />;
}

/** The script of a page can't be loaded: no network, or the server is down. */
export function PageNotLoaded(): JSX.Element {
  return (
    <PageLayout title={uiText('notLoadedTitle')}>
      <Panel>
        <p>{uiText('notLoaded')}</p>
        <Button tone="primary" onAct={() => location.reload()}>
          {uiText('tryAgain')}
        </Button>
      </Panel>
    </PageLayout>
  );
}

export function GonePage({ why }: { readonly why: string }): JSX.Element {
  return (
    <PageLayout title={uiText('notFoundTitle')}>
      <Panel>
        <p>
          {why} <Link to="/">{uiText('backHome')}</Link>
        </p>
      </Panel>
    </PageLayout>
  );
}

/** A page with a single sentence, while something loads or when it failed. */

type NoticePageProps = { readonly title: string; readonly text: string };

export const NoticePage = ({ title, text }: NoticePageProps): JSX.Element => (
  <PageLayout title={title}>
    <Panel>
      <p>{text}</p>
    </Panel>
  </PageLayout>
);
