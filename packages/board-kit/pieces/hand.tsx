/** The own hand: always readable, in one row or two; what is permitted stands up a little, but all can be tried. */
import type { ComponentChildren, JSX, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Dropped, startDrag } from '../drag.ts';
import { focusIn, stopsOf, walk } from '../keys.ts';
import { usePack } from '../pack.ts';
import { slideBack } from '../perform.ts';
import { arc, rowsFor, sizeOf } from '../spreading.ts';
import cardStyles from './card.module.css';
import { CardSides } from './card.tsx';
import styles from './hand.module.css';

export type DropOutcome = Promise<'played' | 'refused'> | undefined;

export type HandCard = {
  readonly card: string;
  readonly id: string;
  /** Neighbours of one group belong together, and in a hand of one row a ribbon lies over them. */
  readonly group?: string;
};

export type HandProps<C extends HandCard> = {
  readonly label: string;
  readonly cards: readonly C[];
  /** By id: those that may be played now, those chosen so far, those a hint points at. */
  readonly permitted?: ReadonlySet<string>;
  readonly chosen?: ReadonlySet<string>;
  readonly advised?: ReadonlySet<string>;
  /** Where new cards come from. */
  readonly from?: string;
  /** What lies over a face that is too small for its words. */
  legend?(card: string): ComponentChildren;
  /** A tap, a key or a drop on the table. A refusal slides the card back; nothing is answered where nothing is asked. */
  pick(card: C, dropped?: Dropped): DropOutcome;
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
  useFocusKept(list);
  useStopKept(list);
  return (
    <ul
      class={styles.hand}
      style={rowsFor(cards.length)}
      ref={list}
      aria-label={label}
      onKeyDown={walk}
      data-size={sizeOf(cards.length)}
    >
      {cards.map((card, i) => (
        <li key={card.id} class={styles.place} style={arc(i, cards.length)} data-ribbon={ribbonOf(cards, i)}>
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

/** Which part of a ribbon lies over a card; none over a card alone. */
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
      onFocus={takeStop}
      onPointerDown={event => startDrag(event, async dropped => (await pick(card, dropped)) ?? 'refused')}
    >
      <CardSides card={card.card} />
      {legend?.(card.card)}
    </button>
  );
}

/** Tab comes back to where one was. */
function takeStop({ currentTarget: stop }: TargetedEvent<HTMLElement>): void {
  for (const other of stopsOf(stop.closest('ul')!)) other.tabIndex = other === stop ? 0 : -1;
}

type List = { readonly current: HTMLUListElement | null };

/** When the card Tab came back to is gone while one was elsewhere, Tab leads to the first. */
function useStopKept(list: List): void {
  useLayoutEffect(() => {
    const stops = list.current ? stopsOf(list.current) : [];
    if (stops[0] && !stops.some(({ tabIndex }) => tabIndex === 0)) stops[0].tabIndex = 0;
  });
}

/** When the card in focus is played, its neighbour takes the focus. */
function useFocusKept(list: List): void {
  const at = useRef(-1);
  const focused = list.current ? focusIn(stopsOf(list.current)) : -1;
  if (focused >= 0) at.current = focused;
  useLayoutEffect(() => {
    if (focused < 0 || !list.current) return;
    const stops = stopsOf(list.current);
    if (focusIn(stops) >= 0) return;
    stops[Math.min(at.current, stops.length - 1)]?.focus();
  });
}
