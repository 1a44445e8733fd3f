/** Four seats at the points of a compass, the Star nation in its middle. */

import type { Board, BoardProps } from '@parlour/board-kit/board';
import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { Trick } from '@parlour/board-kit/components/cards/trick.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { SeatView, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { CardZoom, Tabletop, type ZoomedCard } from '@parlour/board-kit/components/tabletop.tsx';
import { lazy } from '@parlour/board-kit/lazy';
import { pluralize } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsView } from '../rules/view.ts';
import { CompassMat } from './compass.tsx';
import styles from './nations.module.css';
import {
  animationSteps,
  callOut,
  describePlay,
  isStar,
  lastTrick,
  lessons,
  promptFor,
  sideOfSeat,
  soundOf,
  takerOf,
} from './presentation.ts';
import { SideTally, StarSign, tricksPlace } from './tally.tsx';

type NationsBoardProps = BoardProps<NationsView, NationsPlay, NationsEvent>;

const HAND_SIZE = 13;

const DealCount = lazy(async () => (await import('./count.tsx')).DealCount);

function Table(props: NationsBoardProps): JSX.Element {
  const { view, fresh, plays, send } = props;
  const taken = fresh.find(event => event.what === 'trick');
  const isDealt = fresh.some(({ what }) => what === 'deal');
  const canCall = plays.some(play => play.do === 'call');
  return (
    <Tabletop
      step={fresh}
      flights={isDealt ? dealFlights(view) : []}
      going={card => (card === view.star ? seatPlace(view.dealer ?? 0) : taken && tricksPlace(taken.seat % 2))}
      middle={<Middle {...props} />}
      prompt={
        <>
          {props.prompt}
          {canCall && (
            <ActionButton tone="main" onAct={() => void send({ do: 'call' })}>
              Call: “Can you one?”
            </ActionButton>
          )}
        </>
      }
      own={<Own {...props} />}
    />
  );
}

const dealFlights = ({ others }: NationsView): { from: string; to: string }[] =>
  Array.from({ length: HAND_SIZE }, () => others.map(({ seat }) => ({ from: 'table', to: seatPlace(seat) }))).flat();

function Middle({ view, fresh, name, past }: NationsBoardProps): JSX.Element {
  const mine = (view.seat ?? 0) % 2;
  const lastTrickCards = useSignal<readonly ZoomedCard[]>([]);
  const showLastTrick = async (): Promise<void> => {
    lastTrickCards.value = lastTrick(await past(), name, view.seat);
  };
  const isCounted = fresh.some(({ what }) => what === 'tricks');
  return (
    <div class={styles.middle}>
      <CompassMat star={view.star} />
      {view.others
        .filter(({ seat }) => sideOfSeat(seat, view.seat) !== 'bottom')
        .map(({ seat, cards }) => (
          <div key={seat} class={styles.seat} data-side={sideOfSeat(seat, view.seat)}>
            <SeatAt {...{ view, seat, cards, name }} />
          </div>
        ))}
      <div class={styles.trick}>
        <Trick label="The trick" cards={view.trick} side={seat => sideOfSeat(seat, view.seat)} taker={takerOf(view)} />
      </div>
      <div class={styles.theirs}>
        <SideTally {...{ view, name, showLastTrick }} side={1 - mine} />
      </div>
      <div class={styles.star}>
        <StarSign star={view.star} />
      </div>
      <div class={styles.ours}>
        <SideTally {...{ view, name, showLastTrick }} side={mine} />
      </div>
      {isCounted && <DealCount {...{ view, fresh, name, past }} />}
      {lastTrickCards.value.length > 0 && (
        <CardZoom label="The last trick" cards={lastTrickCards.value} close={() => (lastTrickCards.value = [])} />
      )}
    </div>
  );
}

type SeatAtProps = Pick<NationsBoardProps, 'view' | 'name'> & { readonly seat: number; readonly cards: number };

function SeatAt({ view, seat, cards, name }: SeatAtProps): JSX.Element {
  const isDealer = seat === view.dealer;
  const isPartner = view.seat !== null && seat === (view.seat + 2) % 4;
  const marks = [isPartner ? 'partner' : '', isDealer ? 'dealer' : ''].filter(mark => mark !== '');
  const lies = view.starExposed && isDealer && view.star !== null;
  return (
    <SeatView
      seat={seat}
      name={name(seat)}
      cards={lies ? cards - 1 : cards}
      isAwaited={view.turn.includes(seat)}
      marks={marks}
      side={sideOfSeat(seat, view.seat)}
    >
      {lies && <Card card={view.star!} from={seatPlace(seat)} class={styles.exposed!} />}
    </SeatView>
  );
}

/** The sign in the corner of the table explains it. */
const StarMark = (): JSX.Element => (
  <span class={styles.mark} aria-hidden="true">
    ★
  </span>
);

function Own({ view, plays, advised, name, send }: NationsBoardProps): JSX.Element {
  if (view.seat === null) {
    const first = view.others.find(({ seat }) => seat === 0)!;
    return <SeatAt view={view} seat={0} cards={first.cards} name={name} />;
  }
  const cards = (view.hand ?? []).map(card => ({ card, id: card }));
  const permitted = plays.flatMap(play => (play.do === 'card' ? [play.card] : []));
  return (
    <Hand
      label={`Your hand, ${pluralize(cards.length, 'card')}`}
      cards={cards}
      from="table"
      permitted={new Set<string>(permitted)}
      advised={new Set(advised?.do === 'card' ? [advised.card] : [])}
      legend={card => (isStar(view, card) ? <StarMark /> : null)}
      pick={({ card }) => send({ do: 'card', card })}
    />
  );
}

export const board: Board<NationsView, NationsPlay, NationsEvent> = {
  Table,
  prompt: promptFor,
  animationSteps,
  call: callOut,
  sound: soundOf,
  named: describePlay,
  lessons,
};
