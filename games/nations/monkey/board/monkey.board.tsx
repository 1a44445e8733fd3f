/** The players round the table, pairs heaped in the middle, and fans to draw from. */

import type { Board, BoardProps } from '@parlour/board-kit/board';
import { DrawFan } from '@parlour/board-kit/components/cards/fan.tsx';
import { type DropOutcome, Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { SeatView, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import type { DropPoint } from '@parlour/board-kit/input/drag';
import { sideSeatStyle, sidesStyle } from '@parlour/board-kit/layout/css-layout';
import { shortName } from '@parlour/board-kit/short-name';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Card } from '../../pack/pack.ts';
import type { MonkeyEvent, MonkeyPlay } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';
import { type HandCard, pairPlaysIn, pickCard, sortByValue } from './hand.ts';
import { Heap } from './heap.tsx';
import styles from './monkey.module.css';
import { monkeyBoardText } from './monkey-board-text.ts';
import { animationSteps, callOut, describePlay, lessons, promptFor, soundOf } from './presentation.ts';

type MonkeyBoardProps = BoardProps<MonkeyView, MonkeyPlay, MonkeyEvent>;

const HAND_DROP = 'hand';

/** Valid in one view only. */
type WaitingCard = Signal<{ readonly card: Card | undefined; readonly at: MonkeyView } | undefined>;

const chosenIn = ({ value }: WaitingCard, view: MonkeyView): Card | undefined =>
  value?.at === view ? value.card : undefined;

function Table(props: MonkeyBoardProps): JSX.Element {
  const { view, fresh } = props;
  const waiting: WaitingCard = useSignal(undefined);
  const isWaiting = chosenIn(waiting, view) !== undefined;
  return (
    <Tabletop
      step={fresh}
      flights={fresh.flatMap(event => flightsOf(event, view))}
      going={card => (view.pairs.some(pair => pair.some(other => other === card)) ? 'heap' : drawerPlace(fresh))}
      middle={<Middle {...props} />}
      prompt={isWaiting ? <Prompt says={monkeyBoardText('tapPartner')} isMine /> : props.prompt}
      own={<Own {...props} waiting={waiting} />}
    />
  );
}

const drawerPlace = (fresh: readonly MonkeyEvent[]): string | undefined => {
  const drew = fresh.find(event => event.what === 'draw');
  return drew && seatPlace(drew.seat);
};

/** Returns flights of cards this chair cannot name: the deal to the others, and draws between two of them. */
function flightsOf(event: MonkeyEvent, { others, seat }: MonkeyView): { from: string; to: string }[] {
  if (event.what === 'deal') {
    const most = Math.max(...others.map(({ cards }) => cards));
    return Array.from({ length: most }, () => others.map(to => ({ from: 'table', to: seatPlace(to.seat) }))).flat();
  }
  if (event.what !== 'draw' || event.seat === seat || event.from === seat) return [];
  return [{ from: seatPlace(event.from), to: seatPlace(event.seat) }];
}

/** A small table has no room for the cards of more. */
const MAX_PLAYERS_WITH_CARDS = 5;

function Middle({ view, plays, advised, name, send }: MonkeyBoardProps): JSX.Element {
  const isDrawing = plays.some(play => play.do === 'draw');
  const count = view.others.length + (view.seat === null ? 0 : 1);
  const around = Array.from({ length: count - 1 }, (_, i) => ((view.seat ?? 0) + 1 + i) % count);
  const from = view.others.find(({ seat }) => seat === view.drawsFrom);
  return (
    <div class={styles.middle} style={sidesStyle(around.length)} data-many={around.length > MAX_PLAYERS_WITH_CARDS}>
      <ol class={styles.round} aria-label={monkeyBoardText('players')}>
        {around.map((seat, i) => (
          <li key={seat} style={sideSeatStyle(i, around.length)}>
            <SeatAt {...{ view, seat }} name={around.length > MAX_PLAYERS_WITH_CARDS ? calledBy(name) : name} />
          </li>
        ))}
      </ol>
      <div class={styles.centre}>
        <div class={styles.heap}>
          <Heap pairs={view.pairs} removed={view.removed} />
        </div>
        {isDrawing && from && (
          <div class={styles.offer} data-spot="offer" data-part="fan">
            <DrawFan
              count={from.cards}
              label={monkeyBoardText('fan', { who: name(from.seat), cards: from.cards })}
              advised={advised?.do === 'draw' ? advised.at : undefined}
              into={HAND_DROP}
              draw={at => send({ do: 'draw', at })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** Many players have no room for whole names. */
const calledBy =
  (name: MonkeyBoardProps['name']) =>
  (seat: number): string =>
    shortName(name(seat));

type SeatAtProps = Pick<MonkeyBoardProps, 'view' | 'name'> & { readonly seat: number };

function SeatAt({ view, seat, name }: SeatAtProps): JSX.Element {
  const isSafe = view.out.includes(seat);
  const cards = isSafe ? undefined : (view.others.find(other => other.seat === seat)?.cards ?? 0);
  const mark = isSafe ? 'safe' : seat === view.dealer ? 'dealer' : undefined;
  const marks = mark === undefined ? [] : [monkeyBoardText(mark)];
  return (
    <SeatView
      seat={seat}
      name={name(seat)}
      cards={cards}
      isAwaited={view.turn.includes(seat)}
      marks={marks}
      side="top"
    />
  );
}

type OwnProps = MonkeyBoardProps & { readonly waiting: WaitingCard };

function Own({ view, plays, advised, fresh, name, send, waiting }: OwnProps): JSX.Element {
  if (view.seat === null) return <SeatAt view={view} seat={0} name={name} />;
  const cards = sortByValue(view.hand ?? []);
  const drew = fresh.find(event => event.what === 'draw' && event.seat === view.seat);
  const chosen = chosenIn(waiting, view);
  const take = ({ card }: HandCard, dropped?: DropPoint): DropOutcome => {
    if (dropped?.on === HAND_DROP) return undefined;
    const picked = pickCard(view, plays, chosen, card);
    waiting.value = { card: picked.chosen, at: view };
    return picked.play && send(picked.play);
  };
  return (
    <div data-drop={HAND_DROP}>
      <Hand
        label={monkeyBoardText('yourHand', { cards: cards.length })}
        cards={cards}
        from={drew?.what === 'draw' ? seatPlace(drew.from) : 'table'}
        permitted={new Set(pairPlaysIn(plays).flatMap(pair => pair.cards))}
        chosen={new Set(chosen === undefined ? [] : [chosen])}
        advised={new Set(advised?.do === 'pair' ? advised.cards : [])}
        pick={take}
      />
    </div>
  );
}

export const board: Board<MonkeyView, MonkeyPlay, MonkeyEvent> = {
  Table,
  prompt: promptFor,
  animationSteps,
  call: callOut,
  sound: soundOf,
  named: describePlay,
  lessons,
};
