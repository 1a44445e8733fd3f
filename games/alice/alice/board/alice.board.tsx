/** Scenes before the players, and a question in two taps. */

import type { Board, BoardProps } from '@parlour/board-kit/board';
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import { pluralize } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AliceEvent } from '../rules/apply.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { setOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import styles from './alice.module.css';
import { Opponents } from './opponents.tsx';
import { OwnPlace } from './own-place.tsx';
import { animationSteps, callOut, describePlay, lessons, promptFor, soundOf } from './presentation.ts';
import { askPlaysIn, completeHalf, type HalfQuestion, questionOf, seatsToAsk } from './question.ts';
import { setsPlace } from './sets.tsx';

type AliceBoardProps = BoardProps<AliceView, AlicePlay, AliceEvent>;

function Table(props: AliceBoardProps): JSX.Element {
  const { view, fresh, plays, advised, send } = props;
  const mayStop = plays.some(play => play.do === 'stop');
  return (
    <Tabletop
      step={fresh}
      flights={fresh.flatMap(event => flightsOf(event, view))}
      going={card => destinationOf(card, fresh)}
      middle={<Middle {...props} />}
      prompt={
        <>
          {props.prompt}
          {mayStop && (
            <ActionButton tone={advised?.do === 'stop' ? 'main' : 'plain'} onAct={() => void send({ do: 'stop' })}>
              Stop here
            </ActionButton>
          )}
        </>
      }
      own={view.seat === null ? null : <Own {...props} />}
    />
  );
}

/** Returns flights of cards this chair cannot name: the deal to the others, and what passes between two of them. */
function flightsOf(event: AliceEvent, { others, seat }: AliceView): { from: string; to: string }[] {
  if (event.what === 'deal') {
    const most = Math.max(...others.map(({ cards }) => cards));
    return Array.from({ length: most }, () => others.map(to => ({ from: 'table', to: seatPlace(to.seat) }))).flat();
  }
  if (event.what !== 'give' && event.what !== 'forfeit') return [];
  if (event.seat === seat || event.to === seat) return [];
  return [{ from: seatPlace(event.seat), to: seatPlace(event.to) }];
}

/** Returns the place of its set, or another hand. */
function destinationOf(card: string, fresh: readonly AliceEvent[]): string | undefined {
  for (const event of fresh) {
    if (event.what === 'complete' && event.set === setOf(card)) return setsPlace(event.seat);
    if (event.what === 'lay' && event.set === setOf(card)) return setsPlace(event.seat);
    if ((event.what === 'give' || event.what === 'forfeit') && event.card === card) return seatPlace(event.to);
  }
  return undefined;
}

function Middle({ view, fresh, plays, advised, name, send }: AliceBoardProps): JSX.Element {
  const half = useSignal<HalfQuestion>({});
  const known = completeHalf(view, half.value);
  const isAsking = askPlaysIn(plays).length > 0;
  const ask = advised?.do === 'ask' ? advised : undefined;
  const say = (more: HalfQuestion): void => {
    const next = completeHalf(view, { ...known, ...more });
    const question = questionOf(next);
    half.value = question ? {} : next;
    if (question) void send(question);
  };
  return (
    <div class={styles.middle}>
      <Opponents
        {...{ view, name }}
        seats={seatsFrom(view)}
        asked={fresh.find(event => event.what === 'ask')?.of}
        asking={
          isAsking
            ? { may: seatsToAsk(plays, known), asked: known.of, advised: ask?.of, ask: of => say({ of }) }
            : undefined
        }
      />
      {view.seat !== null && (
        <OwnPlace
          {...{ view }}
          seat={view.seat}
          question={{
            named: isAsking ? known.card : undefined,
            advised: ask?.card,
            isAsking,
            want: card => say({ card }),
            drop: async (card, { on }) => {
              const of = view.others.find(({ seat }) => seatPlace(seat) === on)?.seat;
              if (of !== undefined) say({ card, of });
              return 'refused';
            },
          }}
        />
      )}
    </div>
  );
}

/** Returns all seats but the chair's, from its left on; all of them for a spectator. */
function seatsFrom({ seat, exposed }: AliceView): number[] {
  const all = exposed.map((_, i) => ((seat ?? -1) + 1 + i) % exposed.length);
  return seat === null ? all : all.slice(0, -1);
}

function Own({ view, plays, advised, fresh, send }: AliceBoardProps): JSX.Element {
  const cards = (view.hand ?? []).map(card => ({ card, id: card, group: String(setOf(card)) }));
  const permitted = plays.flatMap(play => (play.do === 'expose' ? [play.card] : []));
  const came = fresh.find(event => 'to' in event && event.to === view.seat && 'card' in event);
  return (
    <Hand
      label={`Your hand, ${pluralize(cards.length, 'card')}`}
      cards={cards}
      from={came && 'seat' in came ? seatPlace(came.seat) : 'table'}
      permitted={new Set(permitted)}
      advised={new Set(advised?.do === 'expose' ? [advised.card] : [])}
      pick={({ card }) => send({ do: 'expose', card })}
    />
  );
}

export const board: Board<AliceView, AlicePlay, AliceEvent> = {
  Table,
  prompt: promptFor,
  animationSteps,
  call: callOut,
  sound: soundOf,
  named: describePlay,
  lessons,
};
