/** The own Kittens: four places. A card can be laid there, and what lies on top can be played. */
import { type Dropped, startDrag } from '@parlour/board-kit/input/drag';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import type { JSX } from 'preact';
import { type Card, MOST_PILES } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { Chip } from './chip.tsx';
import { type Chosen, fits, isMine, ownPiles } from './choice.ts';
import styles from './own-kittens.module.css';

type OwnKittensProps = {
  readonly view: KitView;
  readonly chosen: Chosen;
  readonly advised: { readonly card: Card | undefined; readonly piles: readonly number[] };
  tap(pile: number): void;
  drag(card: Card, dropped: Dropped): Promise<'played' | 'refused'>;
};

export const kittenPlace = (pile: number): string => `kitten-${pile}`;

export function OwnKittens(props: OwnKittensProps): JSX.Element {
  return (
    <div class={styles.box}>
      <ol class={styles.kittens} data-spot="kittens" aria-label="Your Kittens" onKeyDown={moveFocus}>
        {Array.from({ length: MOST_PILES }, (_, pile) => (
          <li key={pile} data-drop={kittenPlace(pile)} data-place={kittenPlace(pile)}>
            <Place {...props} pile={pile} />
          </li>
        ))}
      </ol>
      <small class={styles.told}>Kittens: laid to end your turn</small>
    </div>
  );
}

function Place({ view, chosen, advised, tap, drag, pile }: OwnKittensProps & { readonly pile: number }): JSX.Element {
  const cards = ownPiles(view)[pile] ?? [];
  const top = cards.at(-1);
  const isChosen = isPointedAt(chosen, pile);
  const isOpen = takes(view, chosen, pile);
  const isAdvised = advised.piles.includes(pile) || (top !== undefined && top === advised.card);
  return (
    <button
      type="button"
      class={styles.place}
      aria-label={`${cards.length === 0 ? `Free Kitten place ${pile + 1}` : cards.toReversed().join(' on ')}${isOpen ? `, ${sayOpen(chosen)}` : ''}${isAdvised ? ', advised' : ''}`}
      aria-pressed={isChosen}
      data-open={isOpen}
      data-fits={view.mistakes === 'refused' && top !== undefined && isMine(view) && fits(view, top)}
      data-advised={isAdvised}
      data-stop
      tabIndex={pile === 0 ? 0 : -1}
      onClick={() => tap(pile)}
      onPointerDown={top === undefined ? undefined : event => startDrag(event, dropped => drag(top, dropped))}
    >
      {cards.length > 1 && <small class={styles.below}>{cards.slice(0, -1).join(' ')}</small>}
      {top === undefined ? <span class={styles.free}>{isOpen ? 'lay here' : 'Kitten'}</span> : <Chip card={top} />}
    </button>
  );
}

const isPointedAt = (chosen: Chosen, pile: number): boolean =>
  chosen !== undefined && ('pile' in chosen ? chosen.pile === pile : chosen.moving === pile);

/** What a tap on an open place would do. */
function sayOpen(chosen: Chosen): string {
  if (chosen === undefined || 'pile' in chosen || chosen.moving === undefined) return 'lay here';
  return chosen.moving === null ? 'put this pile on another' : 'put the pile here';
}

/** Whether the chosen card of the hand can be laid there, or a pile be put there. */
function takes(view: KitView, chosen: Chosen, pile: number): boolean {
  const piles = ownPiles(view).length;
  const isCard = chosen !== undefined && 'card' in chosen && view.hand?.includes(chosen.card) === true;
  return isCard && !view.last && chosen.moving !== pile && (piles < MOST_PILES ? pile === piles : true);
}
