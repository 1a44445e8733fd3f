/** The shelf: four old boxes. Everything begins here. */
import { type Box, findGame, shelf } from '@parlour/games/shelf';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { house } from '../host/door.ts';
import { Link } from '../router.tsx';
import { Lid } from './lid.tsx';
import { Page } from './page.tsx';
import styles from './shelf.module.css';

export function ShelfPage(): JSX.Element {
  return (
    <Page title="Parlour">
      <p class={styles.motto}>Old boxes of card games, playable again by their own printed rules.</p>
      <ul class={styles.shelf}>
        {shelf.map(box => (
          <li key={box.id} class={styles.place}>
            <BoxOnShelf box={box} />
          </li>
        ))}
      </ul>
      <GoOn />
    </Page>
  );
}

const LATEST = 3;

/** Whoever was called away finds his games waiting. */
function GoOn(): JSX.Element | null {
  const tables = useAsked(async () => (await house().tables()).filter(({ isOver }) => !isOver), []) ?? [];
  if (tables.length === 0) return null;
  return (
    <nav class={styles.goOn} aria-label="Games that wait for you">
      {tables.slice(0, LATEST).map(({ id, game, people }) => (
        <Link key={id} to={`/table/${id}`} class={styles.waiting}>
          <span>Go on: {findGame(game)?.title}</span>
          <span class={styles.people}>{people.filter(Boolean).join(', ')}</span>
        </Link>
      ))}
    </nav>
  );
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
      </span>
    </Link>
  );
}
