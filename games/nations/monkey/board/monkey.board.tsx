/** The board of the Monkey: everybody round the table, pairs heaped in the middle, and fans to draw from. */

import type { Board, Spread } from '@parlour/board-kit/board';
import type { Dropped } from '@parlour/board-kit/drag';
import { flankOf, flanksFor } from '@parlour/board-kit/flanks';
import { DrawFan } from '@parlour/board-kit/pieces/fan';
import { type DropOutcome, Hand } from '@parlour/board-kit/pieces/hand';
import { Prompt } from '@parlour/board-kit/pieces/prompt';
import { Seat, seatPlace } from '@parlour/board-kit/pieces/seat';
import { Tabletop } from '@parlour/board-kit/pieces/tabletop';
import { counted } from '@parlour/kernel/saying';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Card } from '../../pack/pack.ts';
import type { MonkeyHappening, MonkeyPlay } from '../rules/monkey-play.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';
import { byValue, type Held } from './by-value.ts';
import { Heap } from './heap.tsx';
import styles from './monkey.module.css';
import { beats } from './monkey-beats.ts';
import { call, lessons, named, prompt, sound } from './monkey-words.ts';
import { pairsIn, pick } from './picking.ts';

type MonkeySpread = Spread<MonkeyView, MonkeyPlay, MonkeyHappening>;

/** Where a card drawn from a fan is put. */
const HAND = 'hand';

/** A card that waits for its partner; it waits in one view only. */
type Waiting = Signal<{ readonly card: Card | undefined; readonly at: MonkeyView } | undefined>;

const chosenIn = ({ value }: Waiting, view: MonkeyView): Card | undefined =>
  value?.at === view ? value.card : undefined;

function Table(spread: MonkeySpread): JSX.Element {
  const { view, fresh } = spread;
  const waiting: Waiting = useSignal(undefined);
  const isWaiting = chosenIn(waiting, view) !== undefined;
  return (
    <Tabletop
      step={fresh}
      flights={fresh.flatMap(happening => flightsOf(happening, view))}
      going={card => (view.pairs.some(pair => pair.some(other => other === card)) ? 'heap' : takerOf(fresh))}
      middle={<Middle {...spread} />}
      prompt={isWaiting ? <Prompt says="Tap the card that goes with it." isMine /> : spread.prompt}
      own={<Own {...spread} waiting={waiting} />}
    />
  );
}

const takerOf = (fresh: readonly MonkeyHappening[]): string | undefined => {
  const drew = fresh.find(happening => happening.what === 'draw');
  return drew && seatPlace(drew.seat);
};

/** Cards nobody at this chair can name: the deal to the others, and draws between two of them. */
function flightsOf(happening: MonkeyHappening, { others, seat }: MonkeyView): { from: string; to: string }[] {
  if (happening.what === 'deal') {
    const most = Math.max(...others.map(({ cards }) => cards));
    return Array.from({ length: most }, () => others.map(to => ({ from: 'table', to: seatPlace(to.seat) }))).flat();
  }
  if (happening.what !== 'draw' || happening.seat === seat || happening.from === seat) return [];
  return [{ from: seatPlace(happening.from), to: seatPlace(happening.seat) }];
}

/** More than this have no room for their cards on a small table: the number tells enough. */
const MANY = 5;

function Middle({ view, plays, advised, name, send }: MonkeySpread): JSX.Element {
  const isDrawing = plays.some(play => play.do === 'draw');
  const count = view.others.length + (view.seat === null ? 0 : 1);
  const around = Array.from({ length: count - 1 }, (_, i) => ((view.seat ?? 0) + 1 + i) % count);
  const from = view.others.find(({ seat }) => seat === view.drawsFrom);
  return (
    <div class={styles.middle} style={flanksFor(around.length)} data-many={around.length > MANY}>
      <ol class={styles.round} aria-label="Round the table, from your left">
        {around.map((seat, i) => (
          <li key={seat} style={flankOf(i, around.length)}>
            <SeatAt {...{ view, seat, name }} />
          </li>
        ))}
      </ol>
      <div class={styles.centre}>
        <div class={styles.heap}>
          <Heap pairs={view.pairs} removed={view.removed} />
        </div>
        {isDrawing && from && (
          <div class={styles.offer} data-spot="offer" data-part="fan">
            <p class={styles.says}>{name(from.seat)} holds out a fan</p>
            <DrawFan
              count={from.cards}
              label={`The fan of ${name(from.seat)}, ${counted(from.cards, 'card')} face down`}
              advised={advised?.do === 'draw' ? advised.at : undefined}
              into={HAND}
              draw={at => send({ do: 'draw', at })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

type SeatAtProps = Pick<MonkeySpread, 'view' | 'name'> & { readonly seat: number };

function SeatAt({ view, seat, name }: SeatAtProps): JSX.Element {
  const cards = view.others.find(other => other.seat === seat)?.cards ?? 0;
  const marks = [view.out.includes(seat) ? 'safe' : '', seat === view.dealer ? 'dealer' : ''].filter(Boolean);
  return (
    <Seat seat={seat} name={name(seat)} cards={cards} isAwaited={view.turn.includes(seat)} marks={marks} side="top" />
  );
}

type OwnProps = MonkeySpread & { readonly waiting: Waiting };

function Own({ view, plays, advised, fresh, name, send, waiting }: OwnProps): JSX.Element {
  if (view.seat === null) return <SeatAt view={view} seat={0} name={name} />;
  const cards = byValue(view.hand ?? []);
  const drew = fresh.find(happening => happening.what === 'draw' && happening.seat === view.seat);
  const chosen = chosenIn(waiting, view);
  const take = ({ card }: Held, dropped?: Dropped): DropOutcome => {
    if (dropped?.on === HAND) return undefined;
    const picked = pick(view, plays, chosen, card);
    waiting.value = { card: picked.chosen, at: view };
    return picked.play && send(picked.play);
  };
  return (
    <div data-drop={HAND}>
      <Hand
        label={`Your hand, ${counted(cards.length, 'card')}`}
        cards={cards}
        from={drew?.what === 'draw' ? seatPlace(drew.from) : 'table'}
        permitted={new Set(pairsIn(plays).flatMap(pair => pair.cards))}
        chosen={new Set(chosen === undefined ? [] : [chosen])}
        advised={new Set(advised?.do === 'pair' ? advised.cards : [])}
        pick={take}
      />
    </div>
  );
}

export const board: Board<MonkeyView, MonkeyPlay, MonkeyHappening> = {
  Table,
  prompt,
  beats,
  call,
  sound,
  named,
  lessons,
};
