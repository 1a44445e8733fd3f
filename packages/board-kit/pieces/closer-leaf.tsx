/** Cards large in the middle of the screen, until they are tapped away or Escape is pressed. */
import type { JSX } from 'preact';
import { type Pack, usePack } from '../pack.ts';
import { useModal } from '../use-modal.ts';
import { CardSides } from './card.tsx';
import styles from './closer-leaf.module.css';
import type { CloserProps, LookedAt } from './closer-view.tsx';

export function CloserLeaf({ label, cards, close }: CloserProps): JSX.Element {
  const dialog = useModal();
  return (
    <dialog class={styles.look} aria-label={label} ref={dialog} onClose={close}>
      <ul class={styles.cards} style={{ '--count': cards.length }}>
        {cards.map(looked => (
          <Large key={looked.card} {...looked} />
        ))}
      </ul>
      <button type="button" class={styles.away} onClick={close} aria-label="Put away">
        <span class={styles.sign} aria-hidden="true">
          ×
        </span>
      </button>
    </dialog>
  );
}

/** What is printed on a card of words is read out with its name. */
const spokenOf = (pack: Pack, card: string): string =>
  [pack.nameOf(card), pack.wordsOf(card) ?? ''].filter(Boolean).join(': ');

function Large({ card, says }: LookedAt): JSX.Element {
  return (
    <li class={styles.place}>
      <span class={styles.card} role="img" aria-label={spokenOf(usePack(), card)}>
        <CardSides card={card} />
      </span>
      {says !== undefined && <span class={styles.says}>{says}</span>}
    </li>
  );
}
