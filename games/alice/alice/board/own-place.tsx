/** Before the chair: its Leading card, the two cards it wants, and the sets it has made. */

import { Card, CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import { type DropPoint, startDrag } from '@parlour/board-kit/input/drag';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import { usePack } from '@parlour/board-kit/pack';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { type Card as CardName, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import { Caption } from './opponents.tsx';
import styles from './own-place.module.css';
import { printedTitle } from './presentation.ts';
import { ownExposedCard, ownMissingCards, type WantedByLeading, wantedByHand } from './question.ts';
import { Sets } from './sets.tsx';
import { WantedList } from './wanted-list.tsx';

type QuestionControls = {
  readonly named: CardName | undefined;
  readonly advised: CardName | undefined;
  readonly isAsking: boolean;
  want(card: CardName): void;
  /** The card was dropped onto a player. */
  drop(card: CardName, on: DropPoint): Promise<'played' | 'refused'>;
};

type OwnPlaceProps = { readonly view: AliceView; readonly seat: Seat; readonly question: QuestionControls };

export function OwnPlace({ view, seat, question }: OwnPlaceProps): JSX.Element {
  const pack = usePack();
  const leading = ownExposedCard(view);
  return (
    <section class={styles.place} aria-label="Before you">
      <div class={styles.question} data-part="question">
        {leading === null ? (
          <EmptyPlace wishes={wantedByHand(view)} isOut={view.hand?.length === 0} />
        ) : (
          <>
            <Card card={leading} />
            <ul
              class={styles.wanted}
              data-spot="wanted"
              aria-label={`${printedTitle(pack, leading)} wants`}
              onKeyDown={moveFocus}
            >
              {wantedOf(setOf(leading)).map((card, i) => (
                <li key={card}>
                  <WantedSlip
                    {...{ card, question }}
                    isHeld={!ownMissingCards(view).includes(card)}
                    isFirst={i === 0}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div class={styles.made} data-part="sets">
        <p class={styles.count}>Your sets: {view.scores[seat]}</p>
        <Sets seat={seat} sets={view.finished[seat]!} owner="yours" />
      </div>
      <div class={styles.said}>
        <Caption seat={seat} />
      </div>
    </section>
  );
}

/** Until the next Leading card lies here it helps to choose one. */
function EmptyPlace({
  wishes,
  isOut,
}: {
  readonly wishes: readonly WantedByLeading[];
  readonly isOut: boolean;
}): JSX.Element {
  if (wishes.length > 0) return <WantedList wishes={wishes} />;
  return (
    <p class={styles.empty}>
      <span>{isOut ? 'You have no card left, and are out' : 'Here lies your Leading card'}</span>
    </p>
  );
}

type SlipProps = {
  readonly card: CardName;
  readonly isHeld: boolean;
  readonly isFirst: boolean;
  readonly question: QuestionControls;
};

function WantedSlip({ card, isHeld, isFirst, question }: SlipProps): JSX.Element {
  const { named, advised, isAsking, want, drop } = question;
  const state = isHeld ? 'in hand' : 'wanted';
  const marks = [state, named === card ? 'asked for' : '', advised === card ? 'advised' : ''].filter(Boolean);
  return (
    <button
      type="button"
      class={`${cardClass} ${styles.slip}`}
      aria-label={`${usePack().nameOf(card)}, ${marks.join(', ')}`}
      aria-pressed={named === card}
      data-held={isHeld}
      data-advised={advised === card}
      data-loose
      data-stop
      tabIndex={isFirst ? 0 : -1}
      disabled={!isAsking}
      onClick={() => want(card)}
      onPointerDown={event => startDrag(event, dropped => drop(card, dropped))}
    >
      <CardSides card={card} />
      <span class={styles.state} aria-hidden="true">
        {named === card ? 'asked for' : state}
      </span>
    </button>
  );
}
