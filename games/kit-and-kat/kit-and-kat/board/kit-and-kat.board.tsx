import type { Board, BoardProps } from '@parlour/board-kit/board';
import { type DropOutcome, Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import type { DropPoint } from '@parlour/board-kit/input/drag';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Card } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import type { KitView } from '../rules/view.ts';
import { Books } from './books.tsx';
import styles from './kit-and-kat.module.css';
import { Legend } from './legend.tsx';
import { OpenHand } from './open-hand.tsx';
import { kittenPlaceId, OwnKittens } from './own-kittens.tsx';
import { Players } from './players.tsx';
import { animationSteps, callOut, lessons, promptFor, sayOffers, soundOf } from './presentation.ts';
import { LastReading } from './reading-slip.tsx';
import {
  canMovePile,
  isMyTurn,
  ownPiles,
  type Selection,
  selectedCard,
  type TapResult,
  tapHand,
  tapKitten,
} from './selection.ts';
import { ShoutButton, ShoutPlacard, useGlobalKey } from './shout.tsx';

type KitBoardProps = BoardProps<KitView, KitPlay, KitEvent>;

function Table(board: KitBoardProps): JSX.Element {
  const { view, fresh, plays, advised, name, send } = board;
  const selection = useSignal<Selection>(undefined);
  const ownSelection = isMyTurn(view) ? selection.value : undefined;
  const canPass = plays.some(play => play.do === 'pass');
  return (
    <Tabletop
      low="hand below"
      step={fresh}
      flights={fresh.flatMap(event => flightsOf(event, view))}
      going={card => leavingFor(card, view, fresh)}
      middle={
        <div class={styles.middle}>
          <Players {...{ view, name }} />
          <LastReading view={view} />
          <Books
            {...{ view, name }}
            selectedCard={selectedCard(view, ownSelection)}
            onPlay={card => {
              selection.value = undefined;
              void send({ do: 'play', card });
            }}
          />
          <ShoutPlacard {...{ fresh, name }} price={view.falseShout} />
        </div>
      }
      prompt={
        <div class={styles.asked}>
          <MovePilePrompt {...{ view, selection, advised }} otherwise={board.prompt} />
          {canPass && (
            <ActionButton tone={advised?.do === 'pass' ? 'main' : 'plain'} onAct={() => void send({ do: 'pass' })}>
              Pass
            </ActionButton>
          )}
          {view.seat !== null && <ShoutAndKittens {...board} selection={selection} />}
        </div>
      }
      own={view.seat === null ? null : <OwnHand {...board} selection={selection} />}
    />
  );
}

type MovePilePromptProps = Pick<KitBoardProps, 'view' | 'advised'> & {
  readonly selection: Signal<Selection>;
  readonly otherwise: ComponentChildren;
};

/** KK-24r: offers to move a pile, and asks which one. */
function MovePilePrompt({ view, selection, advised, otherwise }: MovePilePromptProps): JSX.Element {
  const now = selection.value;
  const offer = canMovePile(view, now) ? now : undefined;
  const begin = (): boolean => {
    if (offer) selection.value = { card: offer.card, moving: null };
    return offer !== undefined;
  };
  useGlobalKey('m', begin);
  if (offer === undefined) return <>{otherwise}</>;
  if (offer.moving !== undefined) {
    return (
      <Prompt says={offer.moving === null ? 'Which pile goes on another?' : 'On which pile?'} isMine>
        <ActionButton onAct={() => (selection.value = { card: offer.card })}>Leave the piles</ActionButton>
      </Prompt>
    );
  }
  const isAdvised = advised?.do === 'lay' && 'move' in advised;
  return (
    <Prompt says="Cover a pile, or" isMine>
      <ActionButton tone={isAdvised ? 'main' : 'plain'} onAct={begin}>
        put one on another
      </ActionButton>
    </Prompt>
  );
}

/** Hidden cards only. */
function flightsOf(event: KitEvent, { seat }: KitView): { from: string; to: string }[] {
  if (event.what === 'packet' && event.seat !== seat)
    return Array.from({ length: 5 }, () => ({ from: 'table', to: seatPlace(event.seat) }));
  if (event.what !== 'draws' || event.seat === seat || event.from === seat) return [];
  return [{ from: seatPlace(event.from), to: seatPlace(event.seat) }];
}

/** Where a card that is no longer shown goes. */
function leavingFor(card: Card, view: KitView, fresh: readonly KitEvent[]): string | undefined {
  for (const event of fresh) {
    if (event.what === 'lays' && event.card === card) return kittenPlaceId(pileOf(view, card));
    if (event.what === 'draws' && event.card === card) return seatPlace(event.seat);
    if (event.what === 'back' && event.cards.includes(card)) return seatPlace(event.seat);
    if (event.what === 'book' && event.book === card[0]) return seatPlace(event.seat);
  }
  return undefined;
}

const pileOf = (view: KitView, card: Card): number => ownPiles(view).findIndex(pile => pile.at(-1) === card);

type OwnHandProps = KitBoardProps & { readonly selection: Signal<Selection> };

const applyTap =
  ({ send, selection }: OwnHandProps) =>
  ({ play, selection: next }: TapResult): DropOutcome => {
    selection.value = next;
    return play && send(play);
  };

const createDrop =
  ({ view, send }: OwnHandProps) =>
  async (card: Card, { on }: DropPoint): Promise<'played' | 'refused'> => {
    const pile = pileDroppedOn(on);
    const tap = pile === undefined ? undefined : tapKitten(view, { card }, pile).play;
    return (await send(tap ?? { do: 'play', card })) ?? 'refused';
  };

/** Within reach of the thumb. */
function ShoutAndKittens(props: OwnHandProps): JSX.Element {
  const { view, advised, name, send, selection } = props;
  const now = isMyTurn(view) ? selection.value : undefined;
  return (
    <div class={styles.row}>
      {!view.last && (
        <OwnKittens
          view={view}
          drag={createDrop(props)}
          selection={now}
          advised={advisedKitten(advised)}
          tap={pile => void applyTap(props)(tapKitten(view, now, pile))}
        />
      )}
      <ShoutButton
        {...{ view, name }}
        isAdvised={advised?.do === 'shout'}
        onShout={at => void send({ do: 'shout', at })}
      />
    </div>
  );
}

function OwnHand(props: OwnHandProps): JSX.Element {
  const { view, plays, advised, fresh, selection } = props;
  const cards = (view.hand ?? []).map(card => ({ card, id: card }));
  const now = isMyTurn(view) ? selection.value : undefined;
  const permitted = view.mistakes === 'refused' ? playsIn(plays) : NONE;
  const drew = fresh.find(event => event.what === 'draws' && event.seat === view.seat);
  const take = applyTap(props);
  // Lays a card that would fit a book (KK-13r); a tap would play it.
  useGlobalKey('l', () => {
    const card = cards.find(held => held.id === focusedCard());
    if (card) selection.value = card;
    return card !== undefined;
  });
  return (
    <div class={styles.own}>
      {view.last ? (
        <OpenHand
          cards={view.hand ?? []}
          {...{ permitted }}
          chosen={selectedCard(view, now)}
          advised={advised?.do === 'play' ? advised.card : undefined}
          pick={card => take(tapHand(view, now, card))}
        />
      ) : (
        <Hand
          label={`Your hand, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
          cards={cards}
          from={drew?.what === 'draws' ? seatPlace(drew.from) : 'table'}
          permitted={permitted}
          chosen={new Set(now && 'card' in now ? [now.card] : [])}
          advised={new Set(advised?.do === 'play' || advised?.do === 'lay' ? [advised.card] : [])}
          legend={card => <Legend card={card} />}
          pick={({ card }, dropped) => (dropped ? createDrop(props)(card, dropped) : take(tapHand(view, now, card)))}
        />
      )}
    </div>
  );
}

const focusedCard = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.card : undefined;

const NONE: ReadonlySet<string> = new Set();

/** KK-17r: only where mistakes are refused; otherwise finding the card is the game. */
const playsIn = (plays: readonly KitPlay[]): ReadonlySet<string> =>
  new Set(plays.flatMap(play => (play.do === 'play' ? [play.card] : [])));

const advisedKitten = (advised: KitPlay | undefined): { card: Card | undefined; piles: readonly number[] } => ({
  card: advised?.do === 'play' ? advised.card : undefined,
  piles: advised?.do === 'lay' ? pilesIn(advised) : [],
});

const pilesIn = (play: Lay): readonly number[] => ('move' in play ? play.move : play.on === null ? [] : [play.on]);

const pileDroppedOn = (on: string | undefined): number | undefined =>
  on?.startsWith('kitten-') ? Number(on.slice('kitten-'.length)) : undefined;

export const board: Board<KitView, KitPlay, KitEvent> = {
  Table,
  prompt: promptFor,
  animationSteps,
  call: callOut,
  sound: soundOf,
  offers: sayOffers,
  lessons,
};
