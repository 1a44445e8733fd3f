/** The start page: the shelf with its boxes, and the games to continue. */
import { type Box, shelf } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { currentLocation, Link } from '../app/router.tsx';
import type { OngoingGame } from '../history/ongoing-games.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { isTableOpening } from '../table/create-table.ts';
import { BoxLid } from '../ui/lid.tsx';
import { PageLayout } from '../ui/page.tsx';
import { workerApi } from '../worker/worker-client.ts';
import goOnStyles from './go-on.module.css';
import styles from './shelf.module.css';

export function ShelfPage(): JSX.Element {
  return (
    <PageLayout title="Parlour" foot={<ShelfFooter />}>
      <p class={styles.motto}>Old boxes of card games, playable again by their own printed rules.</p>
      <p class={styles.puzzles}>
        <Link to="/puzzles">A puzzle for every day</Link>
      </p>
      <ContinueGames maxGames={2} />
      <ul class={styles.shelf}>
        {shelf.map(box => (
          <li key={box.id} class={styles.place}>
            <BoxOnShelf box={box} />
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}

const ShelfFooter = (): JSX.Element => (
  <>
    <Link to="/puzzles">Puzzles</Link>
    <Link to="/club">The club</Link>
    <a href="/docs/">How it is made, and how to build on it</a>
  </>
);

function otherGames({ games: [, other, ...more] }: Box): string {
  if (other === undefined) return '';
  return more.length === 0 ? `and ${other.title}` : `and ${more.length + 1} more games`;
}

function BoxOnShelf({ box }: { readonly box: Box }): JSX.Element {
  return (
    <Link to={`/box/${box.id}`} class={styles.box}>
      <span class={styles.lid}>
        <BoxLid box={box} />
      </span>
      <span class={styles.plate}>
        <span class={styles.title}>{box.title}</span>
        <span class={styles.year}>{box.year}</span>
        {otherGames(box) !== '' && <span class={styles.also}>{otherGames(box)}</span>}
      </span>
    </Link>
  );
}

/** None on a first visit, nor if the player has started a game or left the page meanwhile. */
async function loadOngoingGames(): Promise<OngoingGame[]> {
  const { path } = currentLocation.peek();
  const [local, remote] = await Promise.all([workerApi().tables(), workerApi().remoteTables()]);
  return local.length + remote.length === 0 || isTableOpening() || currentLocation.peek().path !== path
    ? []
    : (await import('../history/ongoing-games.ts')).ongoingGames(local, remote);
}

type ContinueGamesProps = {
  /** Shows only the games of this box, if given. */
  readonly maxGames: number;
  readonly box?: string;
};

/** Links to the games in progress, with their boxes and scores. */
export function ContinueGames({ maxGames, box }: ContinueGamesProps): JSX.Element | null {
  const all = useAsync(loadOngoingGames, []) ?? [];
  const ongoing = all.filter(({ game }) => box === undefined || boxOfGame(game.id).id === box);
  if (ongoing.length === 0) return null;
  return (
    <nav class={goOnStyles.goOn} aria-label="Games that wait for you">
      {ongoing.slice(0, maxGames).map(one => (
        <ContinueLink key={one.to} {...one} />
      ))}
    </nav>
  );
}

function ContinueLink({ to, game, standing: line }: OngoingGame): JSX.Element {
  return (
    <Link to={to} class={goOnStyles.waiting}>
      <span class={goOnStyles.lid}>
        <BoxLid box={boxOfGame(game.id)} />
      </span>
      <span class={goOnStyles.title}>Go on: {game.title}</span>
      <span class={goOnStyles.line}>{line}</span>
    </Link>
  );
}
