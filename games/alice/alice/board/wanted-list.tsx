/** What the Leading cards of the hand want, in words: a fan on a narrow table covers the print. */

import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { setOf } from '../rules/pack.ts';
import { printedTitle } from './presentation.ts';
import type { WantedByLeading } from './question.ts';
import styles from './wanted-list.module.css';

export function WantedList({ wishes }: { readonly wishes: readonly WantedByLeading[] }): JSX.Element {
  const pack = usePack();
  return (
    <div class={styles.wishes}>
      <p class={styles.title}>Your Leading cards want</p>
      <ul aria-label="What your Leading cards want">
        {wishes.map(({ leading, wants }) => (
          <li key={leading} class={styles.wish}>
            <b class={styles.number}>{setOf(leading)}</b>
            <span>
              {wants.map(({ card, isHeld }, i) => (
                <span key={card} class={styles.wanted} data-held={isHeld}>
                  {i > 0 && ' · '}
                  {printedTitle(pack, card)}
                  {isHeld && <span class={visuallyHidden}>, in hand</span>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
