/** The shelf: four old boxes. Everything begins here. */
import { type Box, shelf } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import { GoOn } from './go-on.tsx';
import { Lid } from './lid.tsx';
import { Page } from './page.tsx';
import styles from './shelf.module.css';

export function ShelfPage(): JSX.Element {
  return (
    <Page title="Parlour" foot={<Foot />}>
      <p class={styles.motto}>Old boxes of card games, playable again by their own printed rules.</p>
      <p class={styles.puzzles}>
        <Link to="/puzzles">A puzzle for every day</Link>
      </p>
      <GoOn most={2} />
      <ul class={styles.shelf}>
        {shelf.map(box => (
          <li key={box.id} class={styles.place}>
            <BoxOnShelf box={box} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

const Foot = (): JSX.Element => (
  <>
    <Link to="/puzzles">Puzzles</Link>
    <Link to="/club">The club</Link>
    <a href="/docs/">How it is made, and how to build on it</a>
  </>
);

/** What else is in a box beside its first game, which gives the box its name. */
function alsoIn({ games: [, other, ...more] }: Box): string {
  if (other === undefined) return '';
  return more.length === 0 ? `and ${other.title}` : `and ${more.length + 1} more games`;
}

function BoxOnShelf({ box }: { readonly box: Box }): JSX.Element {
  return (
    <Link to={`/box/${box.id}`} class={styles.box}>
      <span class={styles.lid}>
        <Lid box={box} />
      </span>
      <span class={styles.plate}>
        <span class={styles.title}>{box.title}</span>
        <span class={styles.year}>{box.year}</span>
        {alsoIn(box) !== '' && <span class={styles.also}>{alsoIn(box)}</span>}
      </span>
    </Link>
  );
}
