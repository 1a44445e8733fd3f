/** The own hand: tabs on a phone, cards on a desk; in the last phase the books of the open hand. */
import { CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import { type DropPoint, startDrag } from '@parlour/board-kit/input/drag';
import { focusedIndex, focusStops, moveFocus } from '@parlour/board-kit/input/roving-focus';
import { usePack } from '@parlour/board-kit/pack';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isQuestion } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import { kitBoardText } from './board-text.ts';
import { Chip } from './chip.tsx';
import styles from './own-cards.module.css';
import { groupByBook } from './selection.ts';

type HandProps = {
  readonly cards: readonly Card[];
  /** Undefined where nothing is marked, because mistakes are part of the game. */
  readonly permitted: ReadonlySet<string> | undefined;
  readonly shown: Card | undefined;
  readonly advised: Card | undefined;
  /** The place new cards come from. */
  readonly from: string;
  tap(card: Card): void;
  drag(card: Card, dropped: DropPoint): Promise<'played' | 'refused'>;
};

/** More lie in two rows. */
const CARDS_ABREAST = 7;
const MIN_COLUMNS = 5;

export function Hand(props: HandProps): JSX.Element {
  const { cards } = props;
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const isDesk = useIsDesk();
  const isLow = cards.length > CARDS_ABREAST;
  return (
    <ul
      ref={list}
      class={styles.hand}
      data-part="hand"
      aria-label={kitBoardText('hand', { count: cards.length })}
      style={{ '--abreast': isLow ? Math.ceil(cards.length / 2) : Math.max(MIN_COLUMNS, cards.length) }}
      data-low={isLow}
      onKeyDown={moveFocus}
    >
      {cards.map((card, i) => (
        <li key={card}>
          <HandCard {...props} card={card} isFirst={i === 0} isDesk={isDesk} />
        </li>
      ))}
    </ul>
  );
}

type CardState = 'advised' | 'shown' | 'legal' | 'dim';

function stateOf(card: Card, { permitted, shown, advised }: HandProps): CardState | undefined {
  if (card === advised) return 'advised';
  if (card === shown) return 'shown';
  return permitted && (permitted.has(card) ? 'legal' : 'dim');
}

function labelOf(label: string, card: Card, { permitted, advised }: HandProps): string {
  const marked = permitted && !permitted.has(card) ? kitBoardText('notLegal', { card: label }) : label;
  return card === advised ? kitBoardText('advised', { card: marked }) : marked;
}

type HandCardProps = HandProps & { readonly card: Card; readonly isFirst: boolean; readonly isDesk: boolean };

function HandCard(props: HandCardProps): JSX.Element {
  const { card, shown, from, isFirst, isDesk, tap, drag } = props;
  const { nameOf } = usePack();
  return (
    <button
      type="button"
      class={isDesk ? `${cardClass} ${styles.face}` : styles.tab}
      aria-label={labelOf(nameOf(card), card, props)}
      aria-pressed={card === shown}
      data-card={card}
      data-asks={isQuestion(card)}
      data-from={from}
      data-state={stateOf(card, props)}
      data-stop
      tabIndex={isFirst ? 0 : -1}
      onClick={() => tap(card)}
      onPointerDown={event => startDrag(event, dropped => drag(card, dropped))}
    >
      {isDesk ? <CardSides card={card} /> : <Tab card={card} />}
    </button>
  );
}

function Tab({ card }: { readonly card: Card }): JSX.Element {
  const { badge } = usePack();
  return (
    <>
      <span class={styles.head} aria-hidden="true" data-sides>
        {card}
      </span>
      <span class={styles.sign} aria-hidden="true" dangerouslySetInnerHTML={{ __html: badge(card) }} />
      <small class={styles.kind} aria-hidden="true">
        {kitBoardText(isQuestion(card) ? 'asks' : 'answers')}
      </small>
    </>
  );
}

/** KK-16r: up to sixty cards, by book; the lowest is on top. */
export function OpenHand(props: HandProps): JSX.Element {
  const { cards, shown, tap } = props;
  const { nameOf } = usePack();
  return (
    <ul
      class={styles.open}
      data-part="hand"
      aria-label={kitBoardText('openHand', { count: cards.length })}
      onKeyDown={moveFocus}
    >
      {groupByBook(cards).map(([top, ...below], i) => (
        <li key={top}>
          <button
            type="button"
            class={styles.pile}
            aria-label={labelOf(openLabel(nameOf(top!), below), top!, props)}
            aria-pressed={top === shown}
            data-card={top}
            data-state={stateOf(top!, props)}
            data-stop
            tabIndex={i === 0 ? 0 : -1}
            onClick={() => tap(top!)}
          >
            <Chip card={top!} />
            <small class={styles.below}>{below.map(card => card.slice(1)).join('·')}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

const openLabel = (top: string, below: readonly Card[]): string =>
  below.length === 0 ? top : kitBoardText('overCards', { card: top, below: below.join(' ') });

const DESK = '(min-width: 62.5rem) and (min-height: 37.5rem)';

/** Whole cards are drawn only where there is room for them. */
function useIsDesk(): boolean {
  const isDesk = useSignal(typeof matchMedia === 'function' && matchMedia(DESK).matches);
  useEffect(() => {
    const query = matchMedia(DESK);
    const update = (): void => {
      isDesk.value = query.matches;
    };
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isDesk.value;
}

/** When the focused card is played, its neighbour gets the focus. */
function useKeptFocus(list: { readonly current: HTMLUListElement | null }): void {
  const at = useRef(-1);
  const focused = list.current ? focusedIndex(focusStops(list.current)) : -1;
  if (focused >= 0) at.current = focused;
  useLayoutEffect(() => {
    if (focused < 0 || !list.current) return;
    const stops = focusStops(list.current);
    if (focusedIndex(stops) < 0) stops[Math.min(at.current, stops.length - 1)]?.focus();
  });
}
