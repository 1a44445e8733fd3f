/** The pages by their addresses. */
import { Announcer } from '@parlour/board-kit/pieces/announcer';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { BoxPage } from './pages/box.tsx';
import { Missing, NotLoaded } from './pages/missing.tsx';
import { ShelfPage } from './pages/shelf.tsx';
import { matched, place } from './router.tsx';

export type PageProps = { readonly named: Readonly<Record<string, string>> };
type PageComponent = ComponentType<PageProps>;

type Route = { readonly pattern: string } & ({ readonly page: PageComponent } | { load(): Promise<PageComponent> });

const ROUTES: readonly Route[] = [
  { pattern: '/', page: ShelfPage },
  { pattern: '/box/:box', page: BoxPage },
  { pattern: '/table/:id', load: async () => (await import('./pages/table.tsx')).TablePage },
  { pattern: '/t/:id', load: async () => (await import('./pages/table.tsx')).RemotePage },
  { pattern: '/friends/:game', load: async () => (await import('./pages/friends.tsx')).FriendsPage },
  { pattern: '/join', load: async () => (await import('./pages/join.tsx')).JoinPage },
  { pattern: '/join/:code', load: async () => (await import('./pages/join.tsx')).JoinPage },
  { pattern: '/room/:game', load: async () => (await import('./pages/room.tsx')).RoomPage },
  { pattern: '/after/:id', load: async () => (await import('./pages/after.tsx')).AfterPage },
  { pattern: '/replay', load: async () => (await import('./pages/replay.tsx')).ReplayPage },
  { pattern: '/replay/:id', load: async () => (await import('./pages/replay.tsx')).ReplayPage },
  { pattern: '/review', load: async () => (await import('./pages/review.tsx')).ReviewPage },
  { pattern: '/review/:id', load: async () => (await import('./pages/review.tsx')).ReviewPage },
  { pattern: '/verify', load: async () => (await import('./pages/verify.tsx')).VerifyPage },
  { pattern: '/verify/:id', load: async () => (await import('./pages/verify.tsx')).VerifyPage },
  { pattern: '/daily', load: async () => (await import('./pages/daily.tsx')).DailyPage },
  { pattern: '/daily/:game', load: async () => (await import('./pages/day.tsx')).DayPage },
  { pattern: '/daily/:game/:day', load: async () => (await import('./pages/day.tsx')).DayPage },
  { pattern: '/puzzles', load: async () => (await import('./pages/puzzles.tsx')).PuzzlesPage },
  { pattern: '/puzzles/today', load: async () => (await import('./pages/puzzle.tsx')).TodayPage },
  { pattern: '/puzzles/:kind', load: async () => (await import('./pages/puzzle-kind.tsx')).PuzzleKindPage },
  { pattern: '/puzzles/:kind/:number', load: async () => (await import('./pages/puzzle.tsx')).PuzzlePage },
  { pattern: '/feats', load: async () => (await import('./pages/feats.tsx')).FeatsPage },
  { pattern: '/games', load: async () => (await import('./pages/games.tsx')).GamesPage },
  { pattern: '/sheet/:game', load: async () => (await import('./pages/sheet.tsx')).SheetPage },
  { pattern: '/story/:box', load: async () => (await import('./pages/story.tsx')).StoryPage },
  { pattern: '/cards/:box', load: async () => (await import('./pages/cards.tsx')).CardsPage },
  { pattern: '/print/:box', load: async () => (await import('./pages/print.tsx')).PrintPage },
  { pattern: '/make/:box', load: async () => (await import('./pages/make.tsx')).MakePage },
  { pattern: '/make/:box/:id', load: async () => (await import('./pages/make-pack.tsx')).MakePackPage },
  { pattern: '/club', load: async () => (await import('./club/club.tsx')).ClubPage },
  { pattern: '/club/member/:name', load: async () => (await import('./club/member.tsx')).MemberPage },
  { pattern: '/club/me', load: async () => (await import('./club/me.tsx')).MePage },
  { pattern: '/club/play', load: async () => (await import('./club/play.tsx')).PlayPage },
  { pattern: '/club/tournaments', load: async () => (await import('./club/tournaments.tsx')).TournamentsPage },
  { pattern: '/club/tournament/:id', load: async () => (await import('./club/tournament.tsx')).TournamentPage },
  { pattern: '/club/house', load: async () => (await import('./club/house.tsx')).OperatorPage },
  { pattern: '/settings', load: async () => (await import('./pages/settings.tsx')).SettingsPage },
];

/** Pages that have been loaded are there at once when one comes back to them. */
const loaded = new Map<string, PageComponent>();

const RELOADED = 'parlour reloaded at';
const RELOAD_AGAIN_MS = 10_000;

/** After an upgrade of the server the files of a page left open are gone: the new page has others. Reloads at most once. */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < RELOAD_AGAIN_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}

function useRoute(): { page: PageComponent | undefined; named: PageProps['named']; pattern: string } {
  const { path } = place.value;
  const found = ROUTES.map(route => ({ route, named: matched(route.pattern, path) })).find(({ named }) => named);
  const { route, named = {} } = found ?? {};
  const arrived = useSignal(0);
  const page = route && ('page' in route ? route.page : loaded.get(route.pattern));
  useEffect(() => {
    if (!route || 'page' in route || page) return;
    const keep = (component: PageComponent): void => {
      loaded.set(route.pattern, component);
      arrived.value += 1;
    };
    route.load().then(keep, () => reloadOnce() || keep(NotLoaded));
  }, [route, page]);
  arrived.value;
  return { page: route ? page : Missing, named, pattern: route?.pattern ?? '' };
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
