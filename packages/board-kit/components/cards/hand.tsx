/** The player's own hand, in one row or two. Legal cards stand up a little, but every card can be tried. */
import type { ComponentChildren, JSX, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type DropPoint, startDrag } from '../../input/drag.ts';
import { focusedIndex, focusStops, moveFocus } from '../../input/roving-focus.ts';
import { arcStyle, handSize, rowsStyle } from '../../layout/css-layout.ts';
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
  from,
  legend,
  pick,
}: HandProps<C>): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
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
    >
      {cards.map((card, i) => (
        <li key={card.id} class={styles.place} style={arcStyle(i, cards.length)} data-ribbon={ribbonOf(cards, i)}>
          <HandButton
            {...{ card, from, legend, pick }}
            isFirst={i === 0}
            marks={[
              permitted.has(card.id) ? styles.permitted! : '',
              chosen.has(card.id) ? styles.chosen! : '',
              advised.has(card.id) ? styles.advised! : '',
            ]}
            spoken={spokenMarks(card, permitted, chosen, advised)}
            isChosen={chosen.has(card.id)}
          />
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

/** Colour and height are never the only signal. */
function spokenMarks({ id }: HandCard, permitted: Marks, chosen: Marks, advised: Marks): string {
  const marks = [
    permitted.size > 0 && !permitted.has(id) ? 'not permitted now' : '',
    chosen.has(id) ? 'chosen' : '',
    advised.has(id) ? 'advised' : '',
  ];
  return marks
    .filter(mark => mark !== '')
    .map(mark => `, ${mark}`)
    .join('');
}

type ButtonProps<C extends HandCard> = Pick<HandProps<C>, 'pick'> & {
  readonly legend: HandProps<C>['legend'];
  readonly card: C;
  readonly from: string | undefined;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly marks: readonly string[];
  readonly spoken: string;
};

function HandButton<C extends HandCard>(props: ButtonProps<C>): JSX.Element {
  const { card, from, isFirst, isChosen, marks, spoken, legend, pick } = props;
  const pack = usePack();
  const tap = async ({ currentTarget: button }: TargetedEvent<HTMLElement>): Promise<void> => {
    if ((await pick(card)) === 'refused') slideBack(button);
  };
  return (
    <button
      type="button"
      class={`${cardStyles.card} ${styles.card} ${marks.join(' ')}`}
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
