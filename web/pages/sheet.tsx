/** The sheet of a game: its clauses and rulings, each with an address of its own. */
import { ClauseList } from '@parlour/felt/pieces/sheet';
import { findGame } from '@parlour/games/shelf';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { boxOf } from '../boxes.ts';
import { Link, place } from '../router.tsx';
import { Missing } from './missing.tsx';
import { Page, Paper } from './page.tsx';
import styles from './sheet.module.css';

export function SheetPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game!);
  if (!game) return <Missing />;
  const box = boxOf(game.id);
  return (
    <Page title={`The sheet of ${game.title}`} world={box.id}>
      <Paper>
        <p class={styles.note}>
          Told in our words after the printed sheet. A clause whose name ends in r is a ruling: the sheet is silent
          there, and this is the reading we play.
        </p>
        <ClauseList clauses={game.clauses} at={place.value.hash || undefined} />
        <p class={styles.note}>
          <Link to={`/box/${box.id}`}>Back to the box of {box.title}</Link>
        </p>
      </Paper>
    </Page>
  );
}
