/** What was read last: the question, its answer once that has been played, and then what is to be known beside it. */
import { usePack } from '@parlour/board-kit/pack';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { asks } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import { lastRead } from '../rules/last-read.ts';
import type { KitView } from '../rules/view.ts';
import { answered, questionOf } from './answered.ts';
import { Answers } from './answers.tsx';
import styles from './reading.module.css';

export function Reading({ view }: { readonly view: KitView }): JSX.Element {
  const pack = usePack();
  const card = lastRead(view);
  const isOpen = useSignal(false);
  const hasNotes = answered(view).some(answer => pack.notesOn(answer).length > 0);
  return (
    <div
      class={styles.slip}
      data-part="reading"
      role="note"
      aria-label="Read last"
      data-empty={card === undefined && !hasNotes}
    >
      {card !== undefined && <LastRead card={card} />}
      {hasNotes && (
        <button type="button" class={styles.more} onClick={() => (isOpen.value = true)}>
          Notes
        </button>
      )}
      {isOpen.value && <Answers view={view} close={() => (isOpen.value = false)} />}
    </div>
  );
}

function LastRead({ card }: { readonly card: Card }): JSX.Element {
  const pack = usePack();
  const [note] = pack.notesOn(card);
  return (
    <>
      <p class={styles.question}>{pack.wordsOf(questionOf(card))}</p>
      {!asks(card) && <p class={styles.answer}>{pack.wordsOf(card)}</p>}
      {note !== undefined && <p class={styles.note}>{note}</p>}
    </>
  );
}
