/** The player's four Kitten places. */
import { type DropPoint, startDrag } from '@parlour/board-kit/input/drag';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import type { JSX } from 'preact';
import { type Card, MAX_PILES } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { Chip } from './chip.tsx';
import styles from './own-kittens.module.css';
import { fitsBook, isMyTurn, ownPiles, type Selection } from './selection.ts';

type OwnKittensProps = {
  readonly view: KitView;
  readonly selection: Selection;
  readonly advised: { readonly card: Card | undefined; readonly piles: readonly number[] };
  tap(pile: number): void;
  drag(card: Card, dropped: DropPoint): Promise<'played' | 'refused'>;
};

export const kittenPlaceId = (pile: number): string => `kitten-${pile}`;

export function OwnKittens(props: OwnKittensProps): JSX.Element {
  return (
    <div class={styles.box}>
      <ol class={styles.kittens} data-spot="kittens" aria-label="Your Kittens" onKeyDown={moveFocus}>
        {Array.from({ length: MAX_PILES }, (_, pile) => (
          <li key={pile} data-drop={kittenPlaceId(pile)} data-place={kittenPlaceId(pile)}>
            <KittenPlace {...props} pile={pile} />
          </li>
        ))}
      </ol>
      <small class={styles.told}>Kittens: laid to end your turn</small>
    </div>
  );
}

function KittenPlace({
  view,
  selection,
  advised,
  tap,
  drag,
  pile,
}: OwnKittensProps & { readonly pile: number }): JSX.Element {
  const cards = ownPiles(view)[pile] ?? [];
  const top = cards.at(-1);
  const isChosen = isSelected(selection, pile);
  const isOpen = acceptsSelection(view, selection, pile);
  const isAdvised = advised.piles.includes(pile) || (top !== undefined && top === advised.card);
  return (
    <button
      type="button"
      class={styles.place}
      aria-label={`${cards.length === 0 ? `Free Kitten place ${pile + 1}` : cards.toReversed().join(' on ')}${isOpen ? `, ${tapLabel(selection)}` : ''}${isAdvised ? ', advised' : ''}`}
      aria-pressed={isChosen}
      data-open={isOpen}
      data-fits={view.mistakes === 'refused' && top !== undefined && isMyTurn(view) && fitsBook(view, top)}
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

const isSelected = (selection: Selection, pile: number): boolean =>
  selection !== undefined && ('pile' in selection ? selection.pile === pile : selection.moving === pile);

function tapLabel(selection: Selection): string {
  if (selection === undefined || 'pile' in selection || selection.moving === undefined) return 'lay here';
  return selection.moving === null ? 'put this pile on another' : 'put the pile here';
}

function acceptsSelection(view: KitView, selection: Selection, pile: number): boolean {
  const piles = ownPiles(view).length;
  const isCard = selection !== undefined && 'card' in selection && view.hand?.includes(selection.card) === true;
  return isCard && !view.last && selection.moving !== pile && (piles < MAX_PILES ? pile === piles : true);
}
