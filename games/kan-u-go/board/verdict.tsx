/**
 * What the referee says of the cards being laid: permitted, or by which clause not. Of what further letters can mend nothing
 * is said; whoever plays it all the same is told.
 */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { JSX } from 'preact';
import type { Crossword } from '../crossword/crossword.ts';
import type { Laying } from './use-laying.ts';
import styles from './verdict.module.css';
import { wordsMade } from './words-at.ts';

type VerdictProps = { readonly laying: Laying; readonly crossword: Crossword; readonly canPlay: boolean };

export function VerdictBar({ laying, crossword, canPlay }: VerdictProps): JSX.Element {
  const { verdict, standing, draft, play, clear } = laying;
  const refusal = standing === 'refused' ? verdict?.refusal : undefined;
  const words = wordsMade(draft, crossword).map(({ word }) => word);
  const letters = draft.laid.map(({ card }) => card).join(' ');
  return (
    <div class={styles.bar} data-is={standing ?? 'asked'}>
      <output class={styles.says}>
        {refusal ? (
          <>
            <b class={styles.clause}>{refusal.clause}</b> {refusal.message}
          </>
        ) : (
          <>
            <span class={styles.tick} aria-hidden="true">
              {standing === 'permitted' ? '✓' : '…'}
            </span>{' '}
            <b>{words.join(', ') || letters}</b> {standing === 'permitted' && 'permitted'}
          </>
        )}
      </output>
      <span class={styles.acts}>
        {refusal ? (
          <ActionButton onAct={() => void play()}>Why not?</ActionButton>
        ) : (
          <ActionButton tone="main" isDisabled={!canPlay} onAct={() => void play()}>
            Play
          </ActionButton>
        )}
        <ActionButton onAct={clear}>Take back</ActionButton>
      </span>
    </div>
  );
}
