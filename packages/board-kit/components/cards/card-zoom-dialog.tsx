/** Shows cards large in the middle of the screen, until a tap or Escape. */
import type { JSX } from 'preact';
import { boardText } from '../../board-text.ts';
import { type Pack, usePack } from '../../pack.ts';
import { useModal } from '../panels/dialog.tsx';
import type { CardZoomProps, ZoomedCard } from '../tabletop.tsx';
import { CardSides } from './card.tsx';
import styles from './large-cards.module.css';

export function CardZoomDialog({ label, cards, close }: CardZoomProps): JSX.Element {
  const dialog = useModal();
  return (
    <dialog class={styles.look} aria-label={label} ref={dialog} onClose={close}>
      <ul class={styles.cards} style={{ '--count': cards.length }}>
        {cards.map(zoomed => (
          <ZoomedCardItem key={zoomed.card} {...zoomed} />
        ))}
      </ul>
      <button type="button" class={styles.away} onClick={close} aria-label={boardText('close')}>
        <span class={styles.sign} aria-hidden="true">
          ×
        </span>
      </button>
    </dialog>
  );
}

/** Includes the words printed on the card. */
const spokenText = (pack: Pack, card: string): string =>
  [pack.nameOf(card), pack.wordsOf(card) ?? ''].filter(Boolean).join(': ');

function ZoomedCardItem({ card, says }: ZoomedCard): JSX.Element {
  return (
    <li class={styles.place}>
      <span class={styles.card} role="img" aria-label={spokenText(usePack(), card)}>
        <CardSides card={card} />
      </span>
      {says !== undefined && <span class={styles.says}>{says}</span>}
    </li>
  );
}
