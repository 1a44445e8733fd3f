/** What was read last: the question, and its answer once that has been played. */
import { usePack } from '@parlour/felt/pack';
import type { JSX } from 'preact';
import { asks } from '../packs/pack.ts';
import { type Card, cardOf, rankOf } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import styles from './reading.module.css';

/** A row that has been given back has nothing to read. */
function lastRead({ notes }: KitView): Card | undefined {
  const played = notes.findLast(note => note.is === 'played' || note.is === 'back');
  return played?.is === 'played' ? played.card : undefined;
}

const questionOf = (card: Card): Card => (asks(card) ? card : cardOf(card[0]!, rankOf(card) - 1));

export function Reading({ view }: { readonly view: KitView }): JSX.Element {
  const pack = usePack();
  const card = lastRead(view);
  return (
    <div class={styles.slip} role="note" aria-label="Read last" data-empty={card === undefined}>
      {card !== undefined && (
        <>
          <p class={styles.question}>{pack.wordsOf(questionOf(card))}</p>
          {!asks(card) && <p class={styles.answer}>{pack.wordsOf(card)}</p>}
        </>
      )}
    </div>
  );
}
