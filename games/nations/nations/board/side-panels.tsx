/** The right side of a desktop: the last trick and the log. */
import { CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import type { JSX } from 'preact';
import styles from './nations.module.css';
import { nationsTableText as t } from './nations-text.ts';
import type { LastTrick } from './presentation.ts';
import scoreStyles from './score.module.css';

type SidePanelsProps = {
  readonly last: LastTrick | undefined;
  readonly recent: readonly string[];
  enlarge(): void;
};

const MAX_LINES = 5;

export function SidePanels({ last, recent, enlarge }: SidePanelsProps): JSX.Element {
  return (
    <>
      {last && (
        <section class={scoreStyles.panel} data-part="last" aria-label={t('lastTrick')}>
          <h2 class={scoreStyles.heading}>{t('lastTrick')}</h2>
          <button type="button" class={styles.cards} aria-label={`${t('lastTrick')}: ${last.says}`} onClick={enlarge}>
            {last.cards.map(({ seat, card }) => (
              <span key={card} class={`${cardClass} ${styles.card}`} data-taker={seat === last.taker}>
                <CardSides card={card} />
              </span>
            ))}
          </button>
          <p class={scoreStyles.fine}>{last.says}</p>
        </section>
      )}
      {recent.length > 0 && (
        <section class={scoreStyles.panel} data-part="log" aria-label={t('log')}>
          <h2 class={scoreStyles.heading}>{t('log')}</h2>
          <ol class={styles.log}>
            {recent.slice(-MAX_LINES).map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
