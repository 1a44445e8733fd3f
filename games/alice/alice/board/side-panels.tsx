/** What the Leading cards of the chair need, the last events, and the switch of the memory notes. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { setOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import styles from './album.module.css';
import { aliceBoardText } from './alice-board-text.ts';
import { printedTitle } from './presentation.ts';
import { ownExposedCard, type WantedByLeading, wantedByHand, wantedByTable } from './question.ts';

const MAX_LINES = 4;

type SidePanelsProps = {
  readonly view: AliceView;
  readonly recent: readonly string[];
  readonly notes: NotesSwitchProps | undefined;
};

export function SidePanels({ view, recent, notes }: SidePanelsProps): JSX.Element {
  const wishes = [...wantedByTable(view), ...wantedByHand(view)];
  return (
    <>
      {wishes.length > 0 && (
        <section class={styles.panel} data-part="wishes">
          <h2 class={styles.heading}>{aliceBoardText('listTitle')}</h2>
          <WantedList wishes={wishes} now={ownExposedCard(view)} />
          <p class={styles.scores}>{aliceBoardText('crossedOut')}</p>
        </section>
      )}
      {recent.length > 0 && (
        <section class={styles.panel} data-part="log">
          <h2 class={styles.heading}>{aliceBoardText('lastRound')}</h2>
          <ol class={`${styles.list} ${styles.events}`}>
            {recent.slice(-MAX_LINES).map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
      {notes && (
        <section class={styles.panel} data-part="notes">
          <NotesSwitch {...notes} />
        </section>
      )}
    </>
  );
}

type WantedListProps = { readonly wishes: readonly WantedByLeading[]; readonly now?: string | null };

export function WantedList({ wishes, now = null }: WantedListProps): JSX.Element {
  const pack = usePack();
  return (
    <ul class={styles.list} aria-label={aliceBoardText('listTitle')}>
      {wishes.map(({ leading, wants }) => (
        <li key={leading} class={styles.wish} data-now={leading === now}>
          <b class={styles.number}>{setOf(leading)}</b>
          <span>
            {wants.map(({ card, isHeld }, i) => (
              <span key={card}>
                {i > 0 && ', '}
                {isHeld ? <s>{printedTitle(pack, card)}</s> : printedTitle(pack, card)}
                {isHeld && <span class={visuallyHidden}> ({aliceBoardText('inHand')})</span>}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

export type NotesSwitchProps = { readonly isOn: boolean; toggle(): void };

/** The game is one of memory, so the help can be turned off. */
export const NotesSwitch = ({ isOn, toggle }: NotesSwitchProps): JSX.Element => (
  <div class={styles.notes}>
    <span>{aliceBoardText('notes')}</span>
    <ActionButton onAct={toggle}>{aliceBoardText(isOn ? 'notesOff' : 'notesOn')}</ActionButton>
  </div>
);
