import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import type { JSX } from 'preact';
import { type Card as CardName, titleOf } from '../../pack/pack.ts';
import styles from './monkey.module.css';
import { monkeyBoardText } from './monkey-board-text.ts';

type HeapProps = {
  readonly pairs: readonly (readonly [CardName, CardName])[];
  /** Once it is shown. */
  readonly removed: CardName | null;
};

const MAX_SHOWN_PAIRS = 5;

/** By the number of the pair, so that it does not move again. */
const pairOffset = (number: number): Record<string, string> => ({
  '--turn': `${((number * 47) % 50) - 25}deg`,
  '--dx': `${((number * 31) % 70) - 35}%`,
  '--dy': `${((number * 59) % 44) - 22}%`,
});

export function Heap({ pairs, removed }: HeapProps): JSX.Element {
  const first = Math.max(0, pairs.length - MAX_SHOWN_PAIRS);
  return (
    <Group
      class={styles.heapHeap!}
      label={monkeyBoardText('heap', { pairs: pairs.length })}
      data-part="heap"
      data-place="heap"
    >
      <div class={styles.pile}>
        {pairs.slice(first).map((pair, i) => (
          <div key={first + i} class={styles.pair} style={{ ...pairOffset(first + i), zIndex: i }}>
            <Card card={pair[0]} />
            <Card card={pair[1]} class={styles.second!} />
          </div>
        ))}
      </div>
      <p class={styles.count}>
        {removed
          ? monkeyBoardText('pairsEnded', { pairs: pairs.length, removed: titleOf(removed) })
          : monkeyBoardText('pairs', { pairs: pairs.length })}
      </p>
    </Group>
  );
}
