import { Announcer } from '@parlour/board-kit/components/screen-reader.tsx';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadAllThemes, loadTheme } from '../lib/box-assets.ts';
import { BoxPage } from '../pages/box-page/box-page.tsx';
import { NotFound, PageNotLoaded } from '../ui/page.tsx';
import { currentLocation, matchRoute } from './router.tsx';

export type PageProps = { readonly named: Readonly<Record<string, string>> };
type PageComponent = ComponentType<PageProps>;

type Route = { readonly pattern: string } & (
  | { readonly page: PageComponent }
  | {
      load(): Promise<PageComponent>;
      /** Loads what the page shows, so that its first render is whole. */
      prepare?(named: PageProps['named']): Promise<void>;
    }
);

const ROUTES: readonly Route[] = [
  { pattern: '/', load: async () => (await import('../pages/home/home.tsx')).HomePage },
  { pattern: '/box/:box', page: BoxPage },
  { pattern: '/box/:box/:game', page: BoxPage },
  { pattern: '/table/:id', load: async () => (await import('../table/table-page.tsx')).LocalTablePage },
  { pattern: '/t/:id', load: async () => (await import('../table/table-page.tsx')).RemoteTablePage },
  { pattern: '/friends/:game', load: async () => (await import('../pages/friends/friends-page.tsx')).FriendsPage },
  { pattern: '/join', load: async () => (await import('../pages/friends/join-page.tsx')).JoinPage },
  { pattern: '/join/:code', load: async () => (await import('../pages/friends/join-page.tsx')).JoinPage },
  { pattern: '/room/:game', load: async () => (await import('../pages/friends/same-room-page.tsx')).HotSeatPage },
  { pattern: '/after/:id', load: async () => (await import('../history/match-summary-page.tsx')).MatchSummaryPage },
  { pattern: '/replay', load: async () => (await import('../history/replay-page.tsx')).ReplayPage },
  { pattern: '/replay/:id', load: async () => (await import('../history/replay-page.tsx')).ReplayPage },
  { pattern: '/review', load: async () => (await import('../review/review-page.tsx')).ReviewPage },
  { pattern: '/review/:id', load: async () => (await import('../review/review-page.tsx')).ReviewPage },
  { pattern: '/verify', load: async () => (await import('../pages/verify.tsx')).VerifyPage },
  { pattern: '/verify/:id', load: async () => (await import('../pages/verify.tsx')).VerifyPage },
  { pattern: '/daily', load: async () => (await import('../pages/daily/today-page.tsx')).TodayPage },
  { pattern: '/daily/:game', load: async () => (await import('../pages/daily/daily-deal-page.tsx')).DailyDealPage },
  {
    pattern: '/daily/:game/:day',
    load: async () => (await import('../pages/daily/daily-deal-page.tsx')).DailyDealPage,
  },
  { pattern: '/puzzles', load: async () => (await import('../puzzles/puzzles-page.tsx')).PuzzlesPage },
  { pattern: '/puzzles/today', load: async () => (await import('../puzzles/puzzle-page.tsx')).TodaysPuzzlePage },
  { pattern: '/puzzles/:kind', load: async () => (await import('../puzzles/puzzles-page.tsx')).PuzzleKindPage },
  { pattern: '/puzzles/:kind/:number', load: async () => (await import('../puzzles/puzzle-page.tsx')).PuzzlePage },
  { pattern: '/feats', load: async () => (await import('../history/achievements-page.tsx')).AchievementsPage },
  { pattern: '/games', load: async () => (await import('../history/my-games-page.tsx')).MyGamesPage },
  {
    pattern: '/sheet/:game',
    load: async () => (await import('../leaflets/rules-and-story.tsx')).RulesPage,
    prepare: async named => (await import('../leaflets/rules-and-story.tsx')).prepareRules(named),
  },
  {
    pattern: '/story/:box',
    load: async () => (await import('../leaflets/rules-and-story.tsx')).StoryPage,
    prepare: async named => (await import('../leaflets/rules-and-story.tsx')).prepareStory(named),
  },
  {
    pattern: '/family-tree',
    load: async () => (await import('../leaflets/family-tree.tsx')).FamilyTreePage,
    prepare: async () => (await import('../leaflets/family-tree.tsx')).prepareFamilyTree(),
  },
  {
    pattern: '/cards/:box',
    load: async () => (await import('../leaflets/cards.tsx')).CardsPage,
    prepare: async named => (await import('../leaflets/cards.tsx')).prepareCards(named),
  },
  {
    pattern: '/cards/:box/:card',
    load: async () => (await import('../leaflets/cards.tsx')).CardPage,
    prepare: async named => (await import('../leaflets/cards.tsx')).prepareCards(named),
  },
  {
    pattern: '/exhibit/:box',
    load: async () => (await import('../leaflets/exhibit-page.tsx')).ExhibitPage,
    prepare: async named => (await import('../leaflets/exhibit-page.tsx')).prepareExhibit(named),
  },
  { pattern: '/print/:box', load: async () => (await import('../packs/printing/print-page.tsx')).PrintPage },
  { pattern: '/make/:box', load: async () => (await import('../packs/packs-page.tsx')).PacksPage },
  { pattern: '/make/:box/:id', load: async () => (await import('../packs/pack-editor.tsx')).PackEditorPage },
  { pattern: '/club', load: async () => (await import('../club/club-page.tsx')).ClubPage },
  { pattern: '/club/member/:name', load: async () => (await import('../club/ratings/member-page.tsx')).MemberPage },
  { pattern: '/club/me', load: async () => (await import('../club/membership/account-page.tsx')).AccountPage },
  { pattern: '/club/play', load: async () => (await import('../club/club-page.tsx')).ClubPage },
  {
    pattern: '/club/leaderboard',
    load: async () => (await import('../club/ratings/leaderboard.tsx')).LeaderboardPage,
  },
  {
    pattern: '/club/tournaments',
    load: async () => (await import('../club/tournaments/tournament-list-page.tsx')).TournamentsPage,
  },
  {
    pattern: '/club/tournament/:id',
    load: async () => (await import('../club/tournaments/tournament-page.tsx')).TournamentPage,
  },
  { pattern: '/club/house', load: async () => (await import('../admin/operator-page.tsx')).OperatorPage },
  { pattern: '/gallery', load: async () => (await import('../pages/gallery/gallery-page.tsx')).GalleryPage },
  { pattern: '/settings', load: async () => (await import('../pages/settings.tsx')).SettingsPage },
];

/** What the server compares addresses with. */
export const pagePatterns: readonly string[] = ROUTES.map(({ pattern }) => pattern);

const loadedPages = new Map<string, PageComponent>();

/** A table on this device gets its theme with its board; other pages may show something of every box. */
function loadThemesFor(path: string): Promise<unknown> {
  const { box } = matchRoute('/box/:box', path) ?? matchRoute('/box/:box/:game', path) ?? {};
  if (box !== undefined) return loadTheme(box);
  return matchRoute('/table/:id', path) ? Promise.resolve() : loadAllThemes();
}

/** Loads the page of an address and what it shows, so that it can be rendered at once. */
export async function loadPageAt(path: string): Promise<void> {
  const route = ROUTES.find(({ pattern }) => matchRoute(pattern, path));
  const themes = loadThemesFor(path);
  if (!route || !('load' in route)) return void (await themes);
  loadedPages.set(route.pattern, await route.load());
  await themes;
  await route.prepare?.(matchRoute(route.pattern, path)!);
}

const RELOADED_AT_KEY = 'parlour reloaded at';
const MIN_RELOAD_INTERVAL_MS = 10_000;

/** Reloads at most once. After a server upgrade the files of an open page are gone; the new page names others. */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (!navigator.onLine || Date.now() - last < MIN_RELOAD_INTERVAL_MS) return false;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  location.reload();
  return true;
}

function useRoute(): { page: PageComponent | undefined; named: PageProps['named']; pattern: string } {
  const { path } = currentLocation.value;
  const found = ROUTES.map(route => ({ route, named: matchRoute(route.pattern, path) })).find(({ named }) => named);
  const { route, named = {} } = found ?? {};
  const loadedCount = useSignal(0);
  const page = route && ('page' in route ? route.page : loadedPages.get(route.pattern));
  useEffect(() => {
    if (!route || 'page' in route || page) return;
    const savePage = (component: PageComponent): void => {
      loadedPages.set(route.pattern, component);
      loadedCount.value += 1;
    };
    Promise.all([route.load(), loadThemesFor(path)]).then(
      ([component]) => savePage(component),
      () => reloadOnce() || savePage(PageNotLoaded),
    );
  }, [route, page]);
  loadedCount.value;
  return { page: route ? page : NotFound, named, pattern: route?.pattern ?? '' };
}

export function App(): JSX.Element {
  const { page: Page, named, pattern } = useRoute();
  return (
    <>
      {Page ? <Page key={pattern + Object.values(named).join('/')} named={named} /> : null}
      <Announcer />
    </>
  );
}
