/** The moment when everybody has cut and the cuts are shown. */
import type { JSX } from 'preact';
import { showingLine } from '../cut-word.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import styles from './showing-cuts.module.css';

/** While cuts are shown: whose is awaited, or that ours is not shown, and why. */
export function ShowingCuts({ sight: { room, remote: far } }: { readonly sight: TableView }): JSX.Element | null {
  const { shuffling } = room;
  if (!shuffling) return null;
  if (far?.showing === 'doubt') {
    return (
      <p role="alert" class={styles.doubt}>
        <b>This table has not kept to what it said before you cut.</b> Its seal, or what you had committed to, is
        another now. Your page does not show it your cut. Better not play here.
      </p>
    );
  }
  const own = far?.showing && OWN[far.showing];
  return (
    <p role="status" class={styles.showing}>
      Everybody has cut. {showingLine(shuffling, namingOf(room.seats), Date.now())} {own}
    </p>
  );
}

const OWN: Readonly<Record<string, string>> = {
  lost: 'This device no longer has your cut: what you had committed to will stand in its place.',
  'without us': 'This match begins without your cut.',
};
