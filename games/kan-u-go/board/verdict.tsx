/** The judge's answer on the draft. Refusals that more letters can fix are shown only when the draft is played. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { JSX } from 'preact';
import type { Crossword } from '../crossword/crossword.ts';
import type { DraftControls } from './use-draft.ts';
import styles from './verdict.module.css';
import { wordsMadeByDraft } from './words-on-board.ts';

type VerdictProps = { readonly controls: DraftControls; readonly crossword: Crossword; readonly canPlay: boolean };

export function VerdictBar({ controls, crossword, canPlay }: VerdictProps): JSX.Element {
  const { verdict, status, draft, play, clear } = controls;
  const refusal = status === 'refused' ? verdict?.refusal : undefined;
  const words = wordsMadeByDraft(draft, crossword).map(({ word }) => word);
  const letters = draft.laid.map(({ card }) => card).join(' ');
  return (
    <div class={styles.bar} data-is={status ?? 'asked'}>
      <output class={styles.says}>
        {refusal ? (
          <>
            <b class={styles.clause}>{refusal.clause}</b> {refusal.message}
          </>
        ) : (
          <>
            <span class={styles.tick} aria-hidden="true">
              {status === 'permitted' ? '✓' : '…'}
            </span>{' '}
            <b>{words.join(', ') || letters}</b> {status === 'permitted' && 'permitted'}
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
