/** All that has been asked and answered so far, with what is to be known beside it; what was read last comes first. */

import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import type { Card } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { answered, questionOf } from './answered.ts';
import styles from './answers.module.css';

type AnswersProps = { readonly view: KitView; close(): void };

export function Answers({ view, close }: AnswersProps): JSX.Element {
  return (
    <Dialog label="Answers and notes" close={close}>
      <ol class={styles.answers}>
        {answered(view).map(card => (
          <Answer key={card} card={card} />
        ))}
      </ol>
    </Dialog>
  );
}

function Answer({ card }: { readonly card: Card }): JSX.Element {
  const pack = usePack();
  return (
    <li>
      <p class={styles.question}>{pack.wordsOf(questionOf(card))}</p>
      <p class={styles.answer}>{pack.wordsOf(card)}</p>
      {pack.notesOn(card).map(note => (
        <p key={note} class={styles.note}>
          {note}
        </p>
      ))}
    </li>
  );
}
