/** Known sets by their Leading cards, the others face down. */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { leadingOf } from '../rules/pack.ts';
import { printedTitle } from './presentation.ts';
import styles from './sets.module.css';

type SetsProps = { readonly seat: Seat; readonly sets: readonly (number | null)[]; readonly owner: string };

export const setsPlace = (seat: Seat): string => `sets-${seat}`;

export function Sets({ seat, sets, owner }: SetsProps): JSX.Element {
  const pack = usePack();
  const known = sets.flatMap(set => (set === null ? [] : [printedTitle(pack, leadingOf(set))]));
  const said = known.length > 0 ? `: ${known.join(', ')}` : '';
  return (
    <Group class={styles.sets!} label={`Sets of ${owner}, ${sets.length}${said}`} data-place={setsPlace(seat)}>
      {sets.map((set, i) =>
        set === null ? (
          <CardBack key={`back ${i}`} class={styles.set!} />
        ) : (
          <Card key={set} card={leadingOf(set)} class={styles.set!} />
        ),
      )}
    </Group>
  );
}
