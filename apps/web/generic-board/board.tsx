/** The board of a game that brings none. */
import type { Board, BoardProps } from '@parlour/board-kit/board';
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { SeatView } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import { joinWithAnd } from '@parlour/board-kit/ending';
import { sideSeatStyle, sidesStyle } from '@parlour/board-kit/layout/css-layout';
import { usePack } from '@parlour/board-kit/pack';
import type { Game, Play, SeatName, Seat as SeatNumber, View } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { type CardCopy, type DescribedPlay, describePlay, describeTable, withCopyIds } from './descriptions.ts';
import styles from './generic-board.module.css';
import { genericText as t } from './generic-text.ts';
import { PlayButtons } from './play-buttons.tsx';
import { type Selection, useSelection } from './selection.ts';
import { type TableItem, Trays } from './trays.tsx';

type GenericBoardProps = BoardProps & { readonly game: Game };

function GenericTable(boardProps: GenericBoardProps): JSX.Element {
  const { game, view, fresh, plays, advised, name, send } = boardProps;
  const describedPlays = plays.map(play => describePlay(game, play, name));
  const { hand, tableItems } = handAndTable(game, view, name);
  const selection = useSelection({ step: fresh, plays: describedPlays, hand, send });
  const hint = advised && describePlay(game, advised, name);
  const parts: BoardParts = { boardProps, describedPlays, hand, tableItems, selection, hint };
  return (
    <Tabletop
      step={fresh}
      {...(hand.length > 0 && { low: 'hand-below' })}
      middle={<Middle {...parts} />}
      prompt={<PromptArea {...parts} />}
      own={hand.length > 0 && <OwnHand {...parts} />}
    />
  );
}

type BoardParts = {
  readonly boardProps: GenericBoardProps;
  readonly describedPlays: readonly DescribedPlay[];
  readonly hand: readonly CardCopy[];
  readonly tableItems: readonly TableItem[];
  readonly selection: Selection;
  readonly hint: DescribedPlay | undefined;
};

function PromptArea({ boardProps, describedPlays, hand, selection, hint }: BoardParts): JSX.Element {
  const { nameOf } = usePack();
  const { game, more, prompt, send } = boardProps;
  return (
    <div class={styles.asks}>
      {prompt}
      <p class={styles.idle} role="status">
        {selection.unplayable !== undefined && t('nothingToDo', { card: nameOf(selection.unplayable) })}
      </p>
      <PlayButtons
        {...{ all: describedPlays, offered: selection.offered, more, advised: hint, write: game.write }}
        place={hand.length > 0 ? 'over-hand' : 'alone'}
        read={text => readPlay(boardProps, text)}
        send={play => void send(play)}
      />
    </div>
  );
}

function OwnHand({ describedPlays, hand, selection, hint }: BoardParts): JSX.Element {
  const wanted = describedPlays.flatMap(({ cards }) => cards);
  return (
    <Hand
      label={t('hand', { count: hand.length })}
      cards={hand}
      from="table"
      permitted={copyIdsOf(hand, wanted)}
      chosen={new Set(selection.chosen.map(({ id }) => id))}
      advised={copyIdsOf(hand, hint?.cards ?? [])}
      pick={selection.pickCard}
    />
  );
}

const copyIdsOf = (hand: readonly CardCopy[], cards: readonly string[]): ReadonlySet<string> =>
  new Set(hand.filter(({ card }) => cards.includes(card)).map(({ id }) => id));

const sortedHand = ({ pack }: Game, hand: readonly string[]): readonly string[] =>
  hand.toSorted((one, other) => pack.indexOf(one) - pack.indexOf(other));

/** Every copy of a card gets a unique id. */
function handAndTable(
  game: Game,
  view: View,
  name: SeatName,
): { hand: readonly CardCopy[]; tableItems: readonly TableItem[] } {
  const contents = describeTable(game, view, name);
  const [hand = [], ...tableItems] = withCopyIds([
    sortedHand(game, view.hand ?? []),
    ...contents.map(({ cards = [] }) => cards),
  ]);
  return { hand, tableItems: contents.map((one, i) => ({ ...one, cards: tableItems[i] ?? [] })) };
}

/** The play need not be allowed: the table checks it. */
function readPlay({ game, view, name }: GenericBoardProps, text: string): DescribedPlay | undefined {
  const play = text === '' ? undefined : game.read(text, view);
  return play && describePlay(game, play, name);
}

/** With more opponents, a small table only has room for low plates. */
const MAX_OPPONENTS_WITH_TALL_PLATES = 3;

function Middle({ boardProps, describedPlays, tableItems, selection }: BoardParts): JSX.Element {
  const { game, view, name } = boardProps;
  const count = otherSeatsInOrder(view).length;
  const score = view.seat === null ? undefined : scoreAtSeat(view, view.seat);
  const own: TableItem[] = score === undefined ? [] : [{ label: t('yourScore'), says: `${score}`, cards: [] }];
  return (
    <div class={styles.middle} style={sidesStyle(count)} data-many={count > MAX_OPPONENTS_WITH_TALL_PLATES}>
      <OpponentSeats view={view} name={name} cards={game.pack.length > 0 ? 'shown' : 'hidden'} />
      <div class={styles.centre}>
        <Trays
          items={[...own, ...tableItems]}
          playableCards={new Set(describedPlays.flatMap(({ cards }) => cards))}
          onAsk={selection.askTray}
        />
      </div>
    </div>
  );
}

function genericPrompt(view: View, plays: readonly Play[], name: SeatName): string {
  if (plays.length > 0) return t('yourTurn');
  const others = view.turn.filter(seat => seat !== view.seat).map(name);
  if (others.length === 0) return t('noTurn');
  return t(others.length === 1 ? 'othersTurn' : 'severalTurns', { names: joinWithAnd(others) });
}

const offerText = (plays: readonly Play[]): string => t('legalMoves', { count: plays.length });

export const createGenericBoard = (game: Game): Board => ({
  Table: boardProps => <GenericTable {...boardProps} game={game} />,
  prompt: genericPrompt,
  named: (play, name) => describePlay(game, play, name).label,
  offers: offerText,
  lessons: [],
});

/** Clockwise from the left; a spectator gets all seats. */
function otherSeatsInOrder({ seat, others }: View): SeatNumber[] {
  const seats = others.map(other => other.seat);
  const from = seats.findIndex(other => seat !== null && other > seat);
  return from < 0 ? seats : [...seats.slice(from), ...seats.slice(0, from)];
}

/** Partners share a score. */
const scoreAtSeat = ({ scores }: View, seat: SeatNumber): number | undefined => scores[seat % scores.length];

type OpponentSeatsProps = {
  readonly view: View;
  readonly name: SeatName;
  readonly cards: 'shown' | 'hidden';
};

function OpponentSeats({ view, name, cards }: OpponentSeatsProps): JSX.Element {
  const seats = otherSeatsInOrder(view);
  const cardCounts = new Map(view.others.map(other => [other.seat, other.cards]));
  return (
    <ol class={styles.round} aria-label={t('aroundTheTable')}>
      {seats.map((seat, i) => (
        <li key={seat} style={sideSeatStyle(i, seats.length)}>
          <SeatView
            seat={seat}
            name={name(seat)}
            cards={cards === 'shown' ? (cardCounts.get(seat) ?? 0) : undefined}
            isAwaited={view.turn.includes(seat)}
            marks={seatMarks(view, seat)}
            side="top"
          />
        </li>
      ))}
    </ol>
  );
}

function seatMarks(view: View, seat: SeatNumber): string[] {
  const score = scoreAtSeat(view, seat);
  return score === undefined ? [] : [t('score', { score })];
}
