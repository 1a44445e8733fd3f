/** The own hand in the last phase: up to sixty cards by book, lowest on top. */

import type { DropOutcome } from '@parlour/board-kit/components/cards/hand.tsx';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import { slideBack } from '@parlour/board-kit/motion/animate';
import { usePack } from '@parlour/board-kit/pack';
import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX, TargetedEvent } from 'preact';
import type { Card } from '../rules/cards.ts';
import { Chip } from './chip.tsx';
import styles from './open-hand.module.css';
import { groupByBook } from './selection.ts';

type OpenHandProps = {
  readonly cards: readonly Card[];
  readonly permitted: ReadonlySet<string>;
  readonly chosen: Card | undefined;
  readonly advised: Card | undefined;
  pick(card: Card): DropOutcome;
};

export function OpenHand({ cards, permitted, chosen, advised, pick }: OpenHandProps): JSX.Element {
  return (
    <ul class={styles.hand} aria-label={`Your hand, ${pluralize(cards.length, 'card')}, open`} onKeyDown={moveFocus}>
      {groupByBook(cards).map((book, i) => (
        <li key={book[0]![0]}>
          <BookOfHand
            {...{ book, pick }}
            isFirst={i === 0}
            isChosen={book[0] === chosen}
            marks={[
              permitted.size > 0 && !permitted.has(book[0]!) ? ', not permitted now' : '',
              book[0] === advised ? ', advised' : '',
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

type BookProps = Pick<OpenHandProps, 'pick'> & {
  readonly book: readonly Card[];
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly marks: readonly [forbidden: string, advised: string];
};

function BookOfHand({ book, isFirst, isChosen, marks, pick }: BookProps): JSX.Element {
  const top = itemAt(book, 0);
  const below = book.slice(1);
  const under = below.length === 0 ? '' : `, over ${below.join(' ')}`;
  const tap = async ({ currentTarget: button }: TargetedEvent<HTMLElement>): Promise<void> => {
    if ((await pick(top)) === 'refused') slideBack(button);
  };
  return (
    <button
      type="button"
      class={styles.book}
      aria-label={`${usePack().nameOf(top)}${under}${marks.join('')}`}
      aria-pressed={isChosen}
      data-card={top}
      data-advised={marks[1] !== ''}
      data-stop
      tabIndex={isFirst ? 0 : -1}
      onClick={tap}
    >
      <Chip card={top} />
      <small class={styles.below}>{below.map(card => card.slice(1)).join('·')}</small>
    </button>
  );
}
