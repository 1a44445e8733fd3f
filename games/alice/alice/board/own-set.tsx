/** The set of the chair: its Leading card, and places for the two cards it needs. */
import { Card, CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import { type DropPoint, startDrag } from '@parlour/board-kit/input/drag';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { type Card as CardName, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import { aliceBoardText } from './alice-board-text.ts';
import styles from './own-set.module.css';
import { printedTitle } from './presentation.ts';
import { ownExposedCard, ownMissingCards, wantedByHand } from './question.ts';
import { WantedList } from './side-panels.tsx';

type QuestionControls = {
  readonly named: CardName | undefined;
  readonly advised: CardName | undefined;
  readonly isAsking: boolean;
  want(card: CardName): void;
  /** The card was dropped onto a player. */
  drop(card: CardName, on: DropPoint): Promise<'played' | 'refused'>;
};

type OwnSetProps = { readonly view: AliceView; readonly question: QuestionControls };

/** Where the sets of the chair go. */
export const OWN_SETS = 'own-sets';

export function OwnSet({ view, question }: OwnSetProps): JSX.Element {
  const pack = usePack();
  const leading = ownExposedCard(view);
  const missing = ownMissingCards(view);
  return (
    <section class={styles.own} aria-label={aliceBoardText('yourPlace')} data-part="question" data-place={OWN_SETS}>
      {leading === null ? (
        <EmptySet view={view} />
      ) : (
        <>
          <Card card={leading} class={styles.leading!} />
          <div class={styles.needs}>
            <h2 class={styles.title}>{aliceBoardText('setNeeds', { cards: missing.length })}</h2>
            <ul
              class={styles.slots}
              data-spot="wanted"
              aria-label={aliceBoardText('needs', { leading: printedTitle(pack, leading) })}
              onKeyDown={moveFocus}
            >
              {wantedOf(setOf(leading)).map((card, i) => (
                <li key={card}>
                  <WantedSlot {...{ card, question }} isHeld={!missing.includes(card)} isFirst={i === 0} />
                </li>
              ))}
            </ul>
            {question.isAsking && <p class={styles.fine}>{aliceBoardText('yesOrNo')}</p>}
          </div>
        </>
      )}
    </section>
  );
}

/** Until the next Leading card lies here it helps to choose one. */
function EmptySet({ view }: { readonly view: AliceView }): JSX.Element {
  const wishes = wantedByHand(view);
  const isOut = view.hand?.length === 0;
  return (
    <>
      <p class={styles.empty}>{aliceBoardText(isOut ? 'youAreOut' : 'noLeading')}</p>
      {wishes.length > 0 && (
        <div class={styles.wishes}>
          <h2 class={styles.title}>{aliceBoardText('listTitle')}</h2>
          <WantedList wishes={wishes} />
        </div>
      )}
    </>
  );
}

type SlotProps = {
  readonly card: CardName;
  readonly isHeld: boolean;
  readonly isFirst: boolean;
  readonly question: QuestionControls;
};

function WantedSlot({ card, isHeld, isFirst, question }: SlotProps): JSX.Element {
  const { named, advised, isAsking, want, drop } = question;
  const pack = usePack();
  const state = aliceBoardText(isHeld ? 'inHand' : named === card ? 'askingForThis' : 'wanted');
  const label = advised === card ? 'wantedCardAdvised' : 'wantedCard';
  return (
    <button
      type="button"
      class={styles.slot}
      aria-label={aliceBoardText(label, { card: pack.nameOf(card), state })}
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
      <span class={`${cardClass} ${styles.picture}`} aria-hidden="true">
        <CardSides card={card} />
      </span>
      <span aria-hidden="true">
        <b class={styles.name}>{printedTitle(pack, card)}</b>
        <span class={styles.state}>{state}</span>
      </span>
    </button>
  );
}
