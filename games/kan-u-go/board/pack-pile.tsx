import { Card, CardBack, type CardProps } from '@parlour/board-kit/components/cards/card.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import styles from './board.module.css';
import { kanUGoBoardText as t } from './board-text.ts';

export type PackPileProps = {
  /** Shown, and read to screen readers. */
  readonly label: string;
  readonly says: string;
  readonly count: number;
  readonly top?: Pick<CardProps, 'card' | 'id' | 'from'> | undefined;
  readonly place: string;
  /** Where it lies in the grid of the own cards. */
  readonly class?: string | undefined;
  readonly isChosen?: boolean;
  readonly isAdvised?: boolean;
  /** Undefined disables the pile. */
  onTake?: (() => void) | undefined;
};

const MAX_BACKS = 4;

export function PackPile(props: PackPileProps): JSX.Element {
  const { label, says, count, top, place, class: extraClass = '', isChosen, isAdvised, onTake } = props;
  const { nameOf } = usePack();
  const below = Math.min(MAX_BACKS, Math.max(0, count - 1));
  const named = top
    ? t('pileWithCard', { pile: label, card: nameOf(top.card), action: says })
    : t('pileWithCount', { pile: label, count, action: says });
  return (
    <button
      type="button"
      class={`${styles.pile} ${extraClass}`}
      aria-label={named}
      aria-pressed={isChosen ?? undefined}
      data-advised={isAdvised}
      data-empty={count === 0}
      data-place={place}
      data-drop={place}
      disabled={!onTake}
      onClick={onTake}
    >
      {Array.from({ length: below }, (_, i) => (
        <CardBack key={i} class={styles.below!} style={{ '--depth': below - i }} />
      ))}
      {top ? <Card {...top} class={styles.top!} /> : count > 0 && <CardBack class={styles.top!} />}
      <span class={styles.label} aria-hidden="true">
        {top || count === 0 ? label : t('pileLabel', { pile: label, count })}
      </span>
    </button>
  );
}
