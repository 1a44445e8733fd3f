/** The others as cards, the set of the chair with two places, and a question in two taps. */

import type { Board, BoardProps } from '@parlour/board-kit/board';
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AliceEvent } from '../rules/apply.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { setOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import styles from './album.module.css';
import { AlbumPanel, SetsBadge } from './album.tsx';
import { aliceBoardText } from './alice-board-text.ts';
import { eventsUpTo, type NotesBySeat, notesOf } from './notes.ts';
import { Opponents } from './opponents.tsx';
import { OWN_SETS, OwnSet } from './own-set.tsx';
import { animationSteps, callOut, describePlay, hintQuestion, lessons, promptFor, soundOf } from './presentation.ts';
import { askPlaysIn, completeHalf, type HalfQuestion, ownMissingCards, questionOf, seatsToAsk } from './question.ts';
import { NotesSwitch, SidePanels } from './side-panels.tsx';

type AliceBoardProps = BoardProps<AliceView, AlicePlay, AliceEvent>;

function Table(props: AliceBoardProps): JSX.Element {
  const { view, fresh, plays, advised, name, notes, recent = [], send } = props;
  const mayStop = plays.some(play => play.do === 'stop');
  const remembered = useNotes(props);
  return (
    <Tabletop
      step={fresh}
      flights={fresh.flatMap(event => flightsOf(event, view))}
      going={card => destinationOf(card, fresh, view)}
      badge={
        <SetsBadge view={view} name={name}>
          {notes && <NotesSwitch {...notes} />}
        </SetsBadge>
      }
      middle={<Middle {...props} remembered={remembered} />}
      prompt={
        <>
          {props.prompt}
          {mayStop && (
            <ActionButton tone={advised?.do === 'stop' ? 'main' : 'plain'} onAct={() => void send({ do: 'stop' })}>
              {aliceBoardText('endTurn')}
            </ActionButton>
          )}
        </>
      }
      own={view.seat === null ? null : <Own {...props} />}
      left={<AlbumPanel view={view} name={name} />}
      right={<SidePanels view={view} recent={recent} notes={notes} />}
    />
  );
}

/** Returns what a good memory would know; undefined if the player wants no notes. */
function useNotes({ view, fresh, notes, past }: AliceBoardProps): NotesBySeat | undefined {
  const remembered = useSignal<NotesBySeat | undefined>(undefined);
  const isOn = notes?.isOn === true;
  useEffect(() => {
    if (!isOn || view.seat === null) return;
    const me = view.seat;
    let isStale = false;
    void past().then(events => {
      if (!isStale) remembered.value = notesOf(eventsUpTo(events, fresh), me);
    });
    return () => {
      isStale = true;
    };
  }, [isOn, view]);
  return isOn ? remembered.value : undefined;
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
function destinationOf(card: string, fresh: readonly AliceEvent[], { seat: me }: AliceView): string | undefined {
  for (const event of fresh) {
    if ((event.what === 'complete' || event.what === 'lay') && event.set === setOf(card))
      return event.seat === me ? OWN_SETS : seatPlace(event.seat);
    if ((event.what === 'give' || event.what === 'forfeit') && event.card === card) return seatPlace(event.to);
  }
  return undefined;
}

type MiddleProps = AliceBoardProps & { readonly remembered: NotesBySeat | undefined };

function Middle({ view, fresh, plays, advised, name, send, remembered }: MiddleProps): JSX.Element {
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
        notes={remembered}
        seats={seatsFrom(view)}
        asked={fresh.find(event => event.what === 'ask')?.of}
        asking={
          isAsking
            ? { may: seatsToAsk(plays, known), asked: known.of, advised: ask?.of, ask: of => say({ of }) }
            : undefined
        }
      />
      {view.seat !== null && (
        <OwnSet
          view={view}
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

/** Returns the cards of the laid-out set that the chair holds already. */
function heldOfSet(view: AliceView): string[] {
  const [missing] = ownMissingCards(view);
  return missing === undefined ? [] : (view.hand ?? []).filter(card => setOf(card) === setOf(missing));
}

function Own({ view, plays, advised, lit, fresh, send }: AliceBoardProps): JSX.Element {
  const cards = (view.hand ?? []).map(card => ({ card, id: card, group: String(setOf(card)) }));
  const permitted = plays.flatMap(play => (play.do === 'expose' ? [play.card] : []));
  const isAsking = askPlaysIn(plays).length > 0;
  const held = isAsking ? heldOfSet(view) : [];
  const came = fresh.find(event => 'to' in event && event.to === view.seat && 'card' in event);
  return (
    <Hand
      label={aliceBoardText('yourHand', { cards: cards.length })}
      cards={cards}
      from={came && 'seat' in came ? seatPlace(came.seat) : 'table'}
      permitted={new Set(permitted)}
      chosen={new Set(held)}
      advised={new Set(advised?.do === 'expose' ? [advised.card] : [])}
      lit={lit}
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
  question: hintQuestion,
  lessons,
};
