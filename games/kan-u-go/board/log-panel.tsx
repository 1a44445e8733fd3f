/** The last events, beside the table on a desk. */
import type { JSX } from 'preact';
import styles from './board.module.css';
import { kanUGoBoardText as t } from './board-text.ts';

const MAX_LINES = 8;

export function LogPanel({ recent }: { readonly recent: readonly string[] }): JSX.Element | null {
  if (recent.length === 0) return null;
  return (
    <section class={styles.panel} data-part="log" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      <ol class={styles.log}>
        {recent.slice(-MAX_LINES).map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}
