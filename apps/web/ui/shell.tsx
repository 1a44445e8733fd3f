/** What surrounds every page: the bar at the top, the bar at the bottom of phones, and the room of a world. */
import { lazy } from '@parlour/board-kit/lazy';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { currentLocation, Link } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { hasStoredDays } from '../history/stored-days.ts';
import { fontsLoaded } from '../lib/web-fonts.ts';
import { useWaitingTableCount } from '../notifications/waiting-count.ts';
import { Icon, type IconName } from './icon.tsx';
import { Avatar } from './people.tsx';
import styles from './shell.module.css';
import { uiText } from './ui-text.ts';

type Section = 'play' | 'today' | 'puzzles' | 'myGames' | 'club';

const NAVIGATION: readonly { readonly section: Section; readonly to: string; readonly icon: IconName }[] = [
  { section: 'play', to: '/', icon: 'cards' },
  { section: 'today', to: '/daily', icon: 'lamp' },
  { section: 'puzzles', to: '/puzzles', icon: 'puzzle' },
  { section: 'myGames', to: '/games', icon: 'medal' },
  { section: 'club', to: '/club', icon: 'club' },
];

/** The section of an address by its first segment. Pages of a box belong to "Play", settings to none. */
const SECTIONS: Readonly<Record<string, Section>> = {
  '': 'play',
  box: 'play',
  friends: 'play',
  join: 'play',
  room: 'play',
  sheet: 'play',
  story: 'play',
  cards: 'play',
  print: 'play',
  make: 'play',
  daily: 'today',
  puzzles: 'puzzles',
  games: 'myGames',
  feats: 'myGames',
  after: 'myGames',
  replay: 'myGames',
  review: 'myGames',
  verify: 'myGames',
  club: 'club',
};

export type BackLink = { readonly to: string; readonly name: string };

type ShellProps = {
  readonly world?: string | undefined;
  /** Shown on phones instead of the name. */
  readonly back?: BackLink | undefined;
  /** On phones, for pages with a bar of their own. */
  readonly hasTabBar: boolean;
  readonly children: ComponentChildren;
};

export function Shell({ world, back, hasTabBar, children }: ShellProps): JSX.Element {
  return (
    <div class={styles.shell} data-world={world} data-room="" data-tabs={hasTabBar}>
      <a class={styles.skip} href="#content">
        {uiText('skipToContent')}
      </a>
      <TopBar back={back} />
      {children}
      {hasTabBar && <TabBar />}
    </div>
  );
}

function TopBar({ back }: Pick<ShellProps, 'back'>): JSX.Element {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = (): void => {
      bar.current?.toggleAttribute('data-stuck', scrollY > 4);
    };
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, []);
  return (
    <header class={styles.topbar} ref={bar}>
      <div class={styles.inner}>
        {back && (
          <Link to={back.to} class={styles.back}>
            <Icon name="back" />
            <span>{back.name}</span>
          </Link>
        )}
        <Link to="/" class={`${styles.brand} ${back ? styles.hasBack : ''}`}>
          {uiText('parlour')}
        </Link>
        <nav class={styles.nav} aria-label={uiText('navigation')}>
          <NavigationLinks withIcons={false} />
        </nav>
        <div class={styles.end}>
          <Streak />
          <Profile />
        </div>
      </div>
    </header>
  );
}

const TabBar = (): JSX.Element => (
  <nav class={styles.tabbar} aria-label={uiText('navigation')}>
    <NavigationLinks withIcons />
  </nav>
);

function NavigationLinks({ withIcons }: { readonly withIcons: boolean }): JSX.Element {
  const waitCount = useWaitingTableCount();
  const current = SECTIONS[currentLocation.value.path.split('/')[1] ?? ''];
  return (
    <>
      {NAVIGATION.map(({ section, to, icon }) => (
        <Link key={section} to={to} isCurrent={section === current}>
          {withIcons && <Icon name={icon} />}
          <span>{uiText(section)}</span>
          {section === 'myGames' && waitCount > 0 && <WaitingBadge count={waitCount} />}
        </Link>
      ))}
    </>
  );
}

/** The number of tables that wait for the player. */
const WaitingBadge = ({ count }: { readonly count: number }): JSX.Element => (
  <span class={styles.badge} role="img" aria-label={uiText('tablesWaiting', { count })}>
    {count}
  </span>
);

/** At once for players who have one; for others after everything more urgent. */
const Streak = lazy(async () => {
  if (!hasStoredDays()) await fontsLoaded;
  return (await import('./streak-link.tsx')).StreakLink;
});

/** The prerendered page does not know the player, so the portrait comes after the first paint; its room is reserved. */
function Profile(): JSX.Element {
  const isKnown = useSignal(false);
  useEffect(() => {
    isKnown.value = true;
  }, []);
  const { name, portrait } = settings.value;
  return (
    <Link to="/settings" class={styles.me} label={uiText('profile', { name: isKnown.value ? name : '' })}>
      {isKnown.value ? <Avatar who={portrait} name={name} size={36} /> : <Avatar size={36} />}
    </Link>
  );
}
