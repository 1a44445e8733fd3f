/** The question read last, its answer once played, and a note on it. */
import { usePack } from '@parlour/board-kit/pack';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isQuestion } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { lastRead } from '../rules/view.ts';
import { Answers, answeredCards, questionOf } from './answers.tsx';
import styles from './reading-slip.module.css';

export function LastReading({ view }: { readonly view: KitView }): JSX.Element {
  const pack = usePack();
  const card = lastRead(view);
  const isOpen = useSignal(false);
  const hasNotes = answeredCards(view).some(answer => pack.notesOn(answer).length > 0);
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
      {!isQuestion(card) && <p class={styles.answer}>{pack.wordsOf(card)}</p>}
      {note !== undefined && <p class={styles.note}>{note}</p>}
    </>
  );
}
