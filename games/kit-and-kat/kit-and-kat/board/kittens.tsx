/** The player's four places for Kittens. */
import { type DropPoint, startDrag } from '@parlour/board-kit/input/drag';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import type { JSX } from 'preact';
import { type Card, MAX_PILES } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import { Chip } from './chip.tsx';
import styles from './own-cards.module.css';
import { canPark, ownPiles, type Selection } from './selection.ts';

type KittensProps = {
  readonly view: KitView;
  readonly selection: Selection;
  /** The own card in view. */
  readonly shown: Card | undefined;
  readonly permitted: ReadonlySet<string> | undefined;
  readonly advised: { readonly card: Card | undefined; readonly piles: readonly number[] };
  tap(pile: number): void;
  drag(card: Card, dropped: DropPoint): Promise<'played' | 'refused'>;
};

export const kittenPlaceId = (pile: number): string => `kitten-${pile}`;

export function Kittens(props: KittensProps): JSX.Element {
  const { view, selection } = props;
  const isFull = ownPiles(view).length === MAX_PILES;
  return (
    <section class={styles.kittens} data-spot="kittens">
      <p class={styles.label}>
        <b>{kitBoardText('kittens')}</b> <span>{helpText(selection, isFull)}</span>
      </p>
      <ol class={styles.places} aria-label={kitBoardText('kittens')} onKeyDown={moveFocus}>
        {Array.from({ length: MAX_PILES }, (_, pile) => (
          <li key={pile} data-drop={kittenPlaceId(pile)} data-place={kittenPlaceId(pile)}>
            <Place {...props} pile={pile} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function helpText(selection: Selection, isFull: boolean): string {
  if (selection?.parking === 'stack')
    return kitBoardText(selection.moving === undefined ? 'stackFirst' : 'stackSecond');
  return kitBoardText(isFull ? 'kittensFull' : 'kittensHelp');
}

function Place(props: KittensProps & { readonly pile: number }): JSX.Element {
  const { view, selection, shown, permitted, advised, tap, drag, pile } = props;
  const cards = ownPiles(view)[pile] ?? [];
  const top = cards.at(-1);
  const isOpen = isOpenFor(props);
  const isAdvised = advised.piles.includes(pile) || (top !== undefined && top === advised.card);
  return (
    <button
      type="button"
      class={styles.place}
      aria-label={placeLabel(props, cards, isOpen, isAdvised)}
      aria-pressed={(top !== undefined && top === shown) || selection?.moving === pile}
      aria-disabled={top === undefined && !isOpen}
      data-open={isOpen}
      data-state={top === undefined || !permitted ? undefined : permitted.has(top) ? 'legal' : 'dim'}
      data-advised={isAdvised}
      data-stop
      tabIndex={pile === 0 ? 0 : -1}
      onClick={() => tap(pile)}
      onPointerDown={top === undefined ? undefined : event => startDrag(event, dropped => drag(top, dropped))}
    >
      {top === undefined ? isOpen && <span class={styles.free}>{kitBoardText('parkHere')}</span> : <Chip card={top} />}
      {cards.length > 1 && <small class={styles.below}>{`+${cards.length - 1}`}</small>}
    </button>
  );
}

/** Takes the selected card, or a pile while piles are chosen. */
function isOpenFor({ view, selection, shown, pile }: KittensProps & { readonly pile: number }): boolean {
  const piles = ownPiles(view).length;
  if (selection?.parking !== undefined) return pile < piles && selection.moving !== pile;
  return pile === piles && shown !== undefined && canPark(view, shown);
}

function placeLabel(
  { selection, shown, pile }: KittensProps & { readonly pile: number },
  cards: readonly Card[],
  isOpen: boolean,
  isAdvised: boolean,
): string {
  const [top, ...below] = cards.toReversed();
  const place =
    top === undefined
      ? kitBoardText('freePlace', { number: pile + 1 })
      : below.length === 0
        ? top
        : kitBoardText('pileOf', { top, below: below.join(' ') });
  const label = isOpen ? openLabel(place, selection, shown) : place;
  return isAdvised ? kitBoardText('advised', { card: label }) : label;
}

function openLabel(place: string, selection: Selection, shown: Card | undefined): string {
  if (selection?.parking === 'cover') return kitBoardText('coverPlace', { place });
  if (selection?.parking === 'stack')
    return kitBoardText(selection.moving === undefined ? 'stackPlace' : 'stackOnPlace', { place });
  return kitBoardText('parkOnPlace', { place, card: shown ?? '' });
}
