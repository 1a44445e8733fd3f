/**
 * The judge's answer on the draft, in the place of the question. Refusals that more letters can fix are shown only when
 * the draft is played.
 */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { formatList } from '@parlour/messages';
import type { JSX } from 'preact';
import type { Crossword } from '../crossword/crossword.ts';
import styles from './board.module.css';
import { kanUGoBoardText as t } from './board-text.ts';
import type { DraftControls } from './use-draft.ts';
import { wordsMadeByDraft } from './words-on-board.ts';

type VerdictProps = {
  readonly controls: DraftControls;
  readonly crossword: Crossword;
  readonly canPlay: boolean;
  /** What the play would leave. */
  readonly cost: string;
};

export function VerdictBar({ controls, crossword, canPlay, cost }: VerdictProps): JSX.Element {
  const { verdict, status, draft, play, clear } = controls;
  const refusal = status === 'refused' ? verdict?.refusal : undefined;
  const words = wordsMadeByDraft(draft, crossword).map(({ word }) => word);
  const letters = words.length > 0 ? words.join(', ') : draft.laid.map(({ card }) => card).join(' ');
  return (
    <div class={styles.bar} data-verdict={status ?? 'asked'}>
      <span class={styles.sign}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={status === 'permitted' ? TICK : refusal ? CROSS : DOTS} />
        </svg>
      </span>
      <output class={styles.text}>
        {refusal ? (
          <>
            <span class={styles.says}>{refusal.message}</span>
            <span class={styles.cost}>{t('rule', { clause: refusal.clause })}</span>
          </>
        ) : (
          <>
            <span class={styles.says}>
              {status === 'permitted'
                ? t('isWord', { words: formatList(words), count: words.length })
                : t('unfinished', { words: letters })}
            </span>{' '}
            {status === 'permitted' && <span class={styles.cost}>{cost}</span>}
          </>
        )}
      </output>
      <span class={styles.acts}>
        <ActionButton onAct={clear}>{t('clear')}</ActionButton>
        {refusal ? (
          <ActionButton onAct={() => void play()}>{t('whyNot')}</ActionButton>
        ) : (
          <ActionButton tone="main" isDisabled={!canPlay} onAct={() => void play()}>
            {t('play')}
          </ActionButton>
        )}
      </span>
    </div>
  );
}

const TICK = 'M5 13l4.500 4.500L19 7.500';
const CROSS = 'M7 7l10 10M17 7L7 17';
const DOTS = 'M6 12h.010M12 12h.010M18 12h.010';
