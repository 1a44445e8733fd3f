/** The player's own hand. Legal cards are raised and bright, others lie under a veil; every card can be tried. */
import type { ComponentChildren, JSX, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import { type DropPoint, startDrag } from '../../input/drag.ts';
import { focusedIndex, focusStops, moveFocus } from '../../input/roving-focus.ts';
import { arcStyle, handRows, handSize, rowsStyle } from '../../layout/css-layout.ts';
import { slideBack } from '../../motion/animate.ts';
import { usePack } from '../../pack.ts';
import cardStyles from './card.module.css';
import { CardSides } from './card.tsx';
import styles from './hand.module.css';

export type DropOutcome = Promise<'played' | 'refused'> | undefined;

export type HandCard = {
  readonly card: string;
  readonly id: string;
  /** Adjacent cards of a group belong together; in a hand of one row a ribbon marks them. */
  readonly group?: string;
};

export type HandProps<C extends HandCard> = {
  readonly label: string;
  readonly cards: readonly C[];
  /** Card ids: legal now, selected so far, and shown by a hint. */
  readonly permitted?: ReadonlySet<string>;
  readonly chosen?: ReadonlySet<string>;
  readonly advised?: ReadonlySet<string>;
  /** Card ids that a hint points at; the others are veiled. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** Card ids that lie elsewhere for now; a dashed place waits for them. */
  readonly gone?: ReadonlySet<string>;
  /** The place new cards come from. */
  readonly from?: string;
  /** Overlay for faces that are too small for their words. */
  legend?(card: string): ComponentChildren;
  /** Called on tap, key or drop. `refused` slides the card back; undefined means that no play was sent. */
  pick(card: C, dropped?: DropPoint): DropOutcome;
};

const NONE: ReadonlySet<string> = new Set();

export function Hand<C extends HandCard>({
  label,
  cards,
  permitted = NONE,
  chosen = NONE,
  advised = NONE,
  lit,
  gone = NONE,
  from,
  legend,
  pick,
}: HandProps<C>): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const rows = useReservedRows(cards.length);
  useKeepFocus(list);
  useKeepTabStop(list);
  return (
    <ul
      class={styles.hand}
      style={rowsStyle(cards.length)}
      ref={list}
      aria-label={label}
      onKeyDown={moveFocus}
      data-size={handSize(cards.length)}
      data-rows={handRows(cards.length)}
      data-reserved={rows}
    >
      {cards.map((card, i) => (
        <li
          key={card.id}
          class={`${styles.place} ${gone.has(card.id) ? styles.gone : ''}`}
          style={arcStyle(i, cards.length)}
          data-ribbon={ribbonOf(cards, i)}
          aria-hidden={gone.has(card.id) || undefined}
        >
          {gone.has(card.id) ? (
            card.card
          ) : (
            <HandButton
              {...{ card, from, legend, pick }}
              isFirst={card === cards.find(({ id }) => !gone.has(id))}
              state={stateOf(card, { permitted, chosen, advised, lit })}
              spoken={spokenMarks(card, permitted, chosen, advised)}
              isChosen={chosen.has(card.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The part of a ribbon over a card; undefined for a card without a group. */
function ribbonOf(cards: readonly HandCard[], at: number): 'first' | 'inner' | 'last' | undefined {
  const [before, after] = [cards[at - 1], cards[at + 1]].map(
    other => other?.group !== undefined && other.group === cards[at]!.group,
  );
  if (before) return after ? 'inner' : 'last';
  return after ? 'first' : undefined;
}

type Marks = ReadonlySet<string>;
type MarkSets = { readonly permitted: Marks; readonly chosen: Marks; readonly advised: Marks };
type CardState = 'legal' | 'dim' | 'chosen' | 'advised';

function stateOf(
  { id }: HandCard,
  { permitted, chosen, advised, lit }: MarkSets & { readonly lit: Marks | undefined },
): CardState | undefined {
  if (advised.has(id)) return 'advised';
  if (chosen.has(id)) return 'chosen';
  if (lit) return lit.has(id) ? 'legal' : 'dim';
  if (permitted.size === 0) return undefined;
  return permitted.has(id) ? 'legal' : 'dim';
}

/** Colour and height are never the only signal. */
function spokenMarks({ id }: HandCard, permitted: Marks, chosen: Marks, advised: Marks): string {
  const marks = [
    permitted.size > 0 && !permitted.has(id) ? boardText('notLegal') : '',
    chosen.has(id) ? boardText('chosen') : '',
    advised.has(id) ? boardText('advised') : '',
  ];
  return marks
    .filter(mark => mark !== '')
    .map(mark => `, ${mark}`)
    .join('');
}

/** Keeps the rows of the last deal until new cards come, so that the table does not move with every card played. */
function useReservedRows(count: number): number {
  const most = useRef({ count: 0, rows: 1 });
  if (count > most.current.count) most.current = { count, rows: handRows(count) };
  most.current.count = count;
  return most.current.rows;
}

type ButtonProps<C extends HandCard> = Pick<HandProps<C>, 'pick'> & {
  readonly legend: HandProps<C>['legend'];
  readonly card: C;
  readonly from: string | undefined;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly state: CardState | undefined;
  readonly spoken: string;
};

function HandButton<C extends HandCard>(props: ButtonProps<C>): JSX.Element {
  const { card, from, isFirst, isChosen, state, spoken, legend, pick } = props;
  const pack = usePack();
  const tap = async ({ currentTarget: button }: TargetedEvent<HTMLElement>): Promise<void> => {
    if ((await pick(card)) === 'refused') slideBack(button);
  };
  return (
    <button
      type="button"
      class={`${cardStyles.card} ${styles.card}`}
      data-state={state}
      aria-disabled={state === 'dim' || undefined}
      aria-label={pack.nameOf(card.card) + spoken}
      aria-pressed={isChosen || undefined}
      data-card={card.id}
      data-from={from}
      data-stop
      tabIndex={isFirst ? 0 : -1}
      onClick={tap}
      onFocus={becomeTabStop}
      onPointerDown={event => startDrag(event, async dropped => (await pick(card, dropped)) ?? 'refused')}
    >
      <CardSides card={card.card} />
      {legend?.(card.card)}
    </button>
  );
}

/** Tab returns to the last focused card. */
function becomeTabStop({ currentTarget: stop }: TargetedEvent<HTMLElement>): void {
  for (const other of focusStops(stop.closest('ul')!)) other.tabIndex = other === stop ? 0 : -1;
}

type List = { readonly current: HTMLUListElement | null };

/** If that card has gone meanwhile, Tab leads to the first. */
function useKeepTabStop(list: List): void {
  useLayoutEffect(() => {
    const stops = list.current ? focusStops(list.current) : [];
    if (stops[0] && !stops.some(({ tabIndex }) => tabIndex === 0)) stops[0].tabIndex = 0;
  });
}

/** When the focused card is played, its neighbour gets the focus. */
function useKeepFocus(list: List): void {
  const at = useRef(-1);
  const focused = list.current ? focusedIndex(focusStops(list.current)) : -1;
  if (focused >= 0) at.current = focused;
  useLayoutEffect(() => {
    if (focused < 0 || !list.current) return;
    const stops = focusStops(list.current);
    if (focusedIndex(stops) >= 0) return;
    stops[Math.min(at.current, stops.length - 1)]?.focus();
  });
}
