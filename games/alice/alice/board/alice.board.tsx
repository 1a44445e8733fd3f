/** The board of Alice: scenes before everybody, and a question asked in two taps, whom and for what. */

import type { Board, Spread } from '@parlour/board-kit/board';
import { Hand } from '@parlour/board-kit/pieces/hand';
import { Action } from '@parlour/board-kit/pieces/prompt';
import { seatPlace } from '@parlour/board-kit/pieces/seat';
import { Tabletop } from '@parlour/board-kit/pieces/tabletop';
import { counted } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AliceHappening } from '../rules/happenings.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { setOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import styles from './alice.module.css';
import { beats } from './alice-beats.ts';
import { call, lessons, named, prompt, sound } from './alice-words.ts';
import { Circle } from './circle.tsx';
import { OwnPlace } from './own-place.tsx';
import { asksIn, type Half, mayAsk, questionOf, spoken } from './question.ts';
import { setsPlace } from './sets.tsx';

type AliceSpread = Spread<AliceView, AlicePlay, AliceHappening>;

function Table(spread: AliceSpread): JSX.Element {
  const { view, fresh, plays, advised, send } = spread;
  const mayStop = plays.some(play => play.do === 'stop');
  return (
    <Tabletop
      step={fresh}
      flights={fresh.flatMap(happening => flightsOf(happening, view))}
      going={card => goingOf(card, fresh)}
      middle={<Middle {...spread} />}
      prompt={
        <>
          {spread.prompt}
          {mayStop && (
            <Action tone={advised?.do === 'stop' ? 'main' : 'plain'} onAct={() => void send({ do: 'stop' })}>
              Stop here
            </Action>
          )}
        </>
      }
      own={view.seat === null ? null : <Own {...spread} />}
    />
  );
}

/** Cards nobody at this chair can name: the deal to the others, and what passes between two of them. */
function flightsOf(happening: AliceHappening, { others, seat }: AliceView): { from: string; to: string }[] {
  if (happening.what === 'deal') {
    const most = Math.max(...others.map(({ cards }) => cards));
    return Array.from({ length: most }, () => others.map(to => ({ from: 'table', to: seatPlace(to.seat) }))).flat();
  }
  if (happening.what !== 'give' && happening.what !== 'forfeit') return [];
  if (happening.seat === seat || happening.to === seat) return [];
  return [{ from: seatPlace(happening.seat), to: seatPlace(happening.to) }];
}

/** A card that lies nowhere any more was laid away with its set, or has changed hands. */
function goingOf(card: string, fresh: readonly AliceHappening[]): string | undefined {
  for (const happening of fresh) {
    if (happening.what === 'complete' && happening.set === setOf(card)) return setsPlace(happening.seat);
    if (happening.what === 'lay' && happening.set === setOf(card)) return setsPlace(happening.seat);
    if ((happening.what === 'give' || happening.what === 'forfeit') && happening.card === card)
      return seatPlace(happening.to);
  }
  return undefined;
}

function Middle({ view, fresh, plays, advised, name, send }: AliceSpread): JSX.Element {
  const half = useSignal<Half>({});
  const said = spoken(view, half.value);
  const isAsking = asksIn(plays).length > 0;
  const ask = advised?.do === 'ask' ? advised : undefined;
  const say = (more: Half): void => {
    const next = spoken(view, { ...said, ...more });
    const question = questionOf(next);
    half.value = question ? {} : next;
    if (question) void send(question);
  };
  return (
    <div class={styles.middle}>
      <Circle
        {...{ view, name }}
        seats={roundFrom(view)}
        asked={fresh.find(happening => happening.what === 'ask')?.of}
        asking={
          isAsking ? { may: mayAsk(plays, said), asked: said.of, advised: ask?.of, ask: of => say({ of }) } : undefined
        }
      />
      {view.seat !== null && (
        <OwnPlace
          {...{ view }}
          seat={view.seat}
          wanting={{
            named: isAsking ? said.card : undefined,
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

/** Everybody but the chair, from its left on; for an onlooker everybody. */
function roundFrom({ seat, exposed }: AliceView): number[] {
  const all = exposed.map((_, i) => ((seat ?? -1) + 1 + i) % exposed.length);
  return seat === null ? all : all.slice(0, -1);
}

function Own({ view, plays, advised, fresh, send }: AliceSpread): JSX.Element {
  const cards = (view.hand ?? []).map(card => ({ card, id: card, group: String(setOf(card)) }));
  const permitted = plays.flatMap(play => (play.do === 'expose' ? [play.card] : []));
  const came = fresh.find(happening => 'to' in happening && happening.to === view.seat && 'card' in happening);
  return (
    <Hand
      label={`Your hand, ${counted(cards.length, 'card')}`}
      cards={cards}
      from={came && 'seat' in came ? seatPlace(came.seat) : 'table'}
      permitted={new Set(permitted)}
      advised={new Set(advised?.do === 'expose' ? [advised.card] : [])}
      pick={({ card }) => send({ do: 'expose', card })}
    />
  );
}

export const board: Board<AliceView, AlicePlay, AliceHappening> = {
  Table,
  prompt,
  beats,
  call,
  sound,
  named,
  lessons,
};
