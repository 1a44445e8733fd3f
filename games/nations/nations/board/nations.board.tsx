/** The board of Nations: four seats at the points of a compass, the Star nation in its middle. */

import type { Board, Spread } from '@parlour/board-kit/board';
import { later } from '@parlour/board-kit/later';
import { Card } from '@parlour/board-kit/pieces/card';
import { CloserView, type LookedAt } from '@parlour/board-kit/pieces/closer-view';
import { Hand } from '@parlour/board-kit/pieces/hand';
import { Action } from '@parlour/board-kit/pieces/prompt';
import { Seat, seatPlace } from '@parlour/board-kit/pieces/seat';
import { Tabletop } from '@parlour/board-kit/pieces/tabletop';
import { Trick } from '@parlour/board-kit/pieces/trick';
import { counted } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { NationsHappening } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsView } from '../rules/view.ts';
import { CompassMat } from './compass.tsx';
import { lastTrick } from './last-trick.ts';
import styles from './nations.module.css';
import { beats } from './nations-beats.ts';
import { call, isStar, lessons, named, prompt, sound, takerOf } from './nations-words.ts';
import { sideOfSeat } from './seating.ts';
import { SideTally, StarSign, tricksPlace } from './tally.tsx';

type NationsSpread = Spread<NationsView, NationsPlay, NationsHappening>;

const DEALT = 13;

const Count = later(async () => (await import('./count.tsx')).Count);

function Table(spread: NationsSpread): JSX.Element {
  const { view, fresh, plays, send } = spread;
  const taken = fresh.find(happening => happening.what === 'trick');
  const isDealt = fresh.some(({ what }) => what === 'deal');
  const canCall = plays.some(play => play.do === 'call');
  return (
    <Tabletop
      step={fresh}
      flights={isDealt ? dealFlights(view) : []}
      going={card => (card === view.star ? seatPlace(view.dealer ?? 0) : taken && tricksPlace(taken.seat % 2))}
      middle={<Middle {...spread} />}
      prompt={
        <>
          {spread.prompt}
          {canCall && (
            <Action tone="main" onAct={() => void send({ do: 'call' })}>
              Call: “Can you one?”
            </Action>
          )}
        </>
      }
      own={<Own {...spread} />}
    />
  );
}

const dealFlights = ({ others }: NationsView): { from: string; to: string }[] =>
  Array.from({ length: DEALT }, () => others.map(({ seat }) => ({ from: 'table', to: seatPlace(seat) }))).flat();

function Middle({ view, fresh, name, past }: NationsSpread): JSX.Element {
  const mine = (view.seat ?? 0) % 2;
  const before = useSignal<readonly LookedAt[]>([]);
  const lookBack = async (): Promise<void> => {
    before.value = lastTrick(await past(), name, view.seat);
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
        <SideTally {...{ view, name, lookBack }} side={1 - mine} />
      </div>
      <div class={styles.star}>
        <StarSign star={view.star} />
      </div>
      <div class={styles.ours}>
        <SideTally {...{ view, name, lookBack }} side={mine} />
      </div>
      {isCounted && <Count {...{ view, fresh, name, past }} />}
      {before.value.length > 0 && (
        <CloserView label="The last trick" cards={before.value} close={() => (before.value = [])} />
      )}
    </div>
  );
}

type SeatAtProps = Pick<NationsSpread, 'view' | 'name'> & { readonly seat: number; readonly cards: number };

function SeatAt({ view, seat, cards, name }: SeatAtProps): JSX.Element {
  const isDealer = seat === view.dealer;
  const isPartner = view.seat !== null && seat === (view.seat + 2) % 4;
  const marks = [isPartner ? 'partner' : '', isDealer ? 'dealer' : ''].filter(mark => mark !== '');
  const lies = view.starExposed && isDealer && view.star !== null;
  return (
    <Seat
      seat={seat}
      name={name(seat)}
      cards={lies ? cards - 1 : cards}
      isAwaited={view.turn.includes(seat)}
      marks={marks}
      side={sideOfSeat(seat, view.seat)}
    >
      {lies && <Card card={view.star!} from={seatPlace(seat)} class={styles.exposed!} />}
    </Seat>
  );
}

/** Cards of the Star nation are told from the others at a glance; the sign in the corner of the table says why. */
const StarMark = (): JSX.Element => (
  <span class={styles.mark} aria-hidden="true">
    ★
  </span>
);

function Own({ view, plays, advised, name, send }: NationsSpread): JSX.Element {
  if (view.seat === null) {
    const first = view.others.find(({ seat }) => seat === 0)!;
    return <SeatAt view={view} seat={0} cards={first.cards} name={name} />;
  }
  const cards = (view.hand ?? []).map(card => ({ card, id: card }));
  const permitted = plays.flatMap(play => (play.do === 'card' ? [play.card] : []));
  return (
    <Hand
      label={`Your hand, ${counted(cards.length, 'card')}`}
      cards={cards}
      from="table"
      permitted={new Set<string>(permitted)}
      advised={new Set(advised?.do === 'card' ? [advised.card] : [])}
      legend={card => (isStar(view, card) ? <StarMark /> : null)}
      pick={({ card }) => send({ do: 'card', card })}
    />
  );
}

export const board: Board<NationsView, NationsPlay, NationsHappening> = {
  Table,
  prompt,
  beats,
  call,
  sound,
  named,
  lessons,
};
