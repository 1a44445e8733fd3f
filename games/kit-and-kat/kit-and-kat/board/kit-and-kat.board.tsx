/** The board of Kit and Kat: books growing, Kittens before everybody, and a shout that is always at hand. */
import type { Board, BoardProps } from '@parlour/board-kit/board';
import { type DropOutcome, Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import type { Dropped } from '@parlour/board-kit/input/drag';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Card } from '../rules/cards.ts';
import type { KitEvent } from '../rules/happenings.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import type { KitView } from '../rules/view.ts';
import { Books } from './books.tsx';
import { type Chosen, inFinger, isMine, mayMove, ownPiles, type Tap, tapHand, tapKitten } from './choice.ts';
import styles from './kit-and-kat.module.css';
import { beats } from './kit-beats.ts';
import { call, lessons, offers, prompt, sound } from './kit-words.ts';
import { Legend } from './legend.tsx';
import { OpenHand } from './open-hand.tsx';
import { kittenPlace, OwnKittens } from './own-kittens.tsx';
import { Players } from './players.tsx';
import { Reading } from './reading.tsx';
import { ShoutButton, ShoutHeard } from './shout.tsx';
import { useKey } from './use-key.ts';

type KitSpread = BoardProps<KitView, KitPlay, KitEvent>;

function Table(spread: KitSpread): JSX.Element {
  const { view, fresh, plays, advised, name, send } = spread;
  const chosen = useSignal<Chosen>(undefined);
  const mine = isMine(view) ? chosen.value : undefined;
  const mayPass = plays.some(play => play.do === 'pass');
  return (
    <Tabletop
      low="hand below"
      step={fresh}
      flights={fresh.flatMap(event => flightsOf(event, view))}
      going={card => goingOf(card, view, fresh)}
      middle={
        <div class={styles.middle}>
          <Players {...{ view, name }} />
          <Reading view={view} />
          <Books
            {...{ view, name }}
            inFinger={inFinger(view, mine)}
            play={card => {
              chosen.value = undefined;
              void send({ do: 'play', card });
            }}
          />
          <ShoutHeard {...{ fresh, name }} price={view.falseShout} />
        </div>
      }
      prompt={
        <div class={styles.asked}>
          <Moving {...{ view, chosen, advised }} otherwise={spread.prompt} />
          {mayPass && (
            <ActionButton tone={advised?.do === 'pass' ? 'main' : 'plain'} onAct={() => void send({ do: 'pass' })}>
              Pass
            </ActionButton>
          )}
          {view.seat !== null && <AtHand {...spread} chosen={chosen} />}
        </div>
      }
      own={view.seat === null ? null : <Own {...spread} chosen={chosen} />}
    />
  );
}

type MovingProps = Pick<KitSpread, 'view' | 'advised'> & {
  readonly chosen: Signal<Chosen>;
  readonly otherwise: ComponentChildren;
};

/** A chosen card may wait while one pile is put on another; before that there is only an offer (KK-24r). */
function Moving({ view, chosen, advised, otherwise }: MovingProps): JSX.Element {
  const now = chosen.value;
  const offer = mayMove(view, now) ? now : undefined;
  const begin = (): boolean => {
    if (offer) chosen.value = { card: offer.card, moving: null };
    return offer !== undefined;
  };
  useKey('m', begin);
  if (offer === undefined) return <>{otherwise}</>;
  if (offer.moving !== undefined) {
    return (
      <Prompt says={offer.moving === null ? 'Which pile goes on another?' : 'On which pile?'} isMine>
        <ActionButton onAct={() => (chosen.value = { card: offer.card })}>Leave the piles</ActionButton>
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

/** Cards nobody at this chair can name: packets taken, and draws between two others. */
function flightsOf(event: KitEvent, { seat }: KitView): { from: string; to: string }[] {
  if (event.what === 'packet' && event.seat !== seat)
    return Array.from({ length: 5 }, () => ({ from: 'table', to: seatPlace(event.seat) }));
  if (event.what !== 'draws' || event.seat === seat || event.from === seat) return [];
  return [{ from: seatPlace(event.from), to: seatPlace(event.seat) }];
}

/** A card that lies nowhere any more was laid as a Kitten, drawn, taken back, or gone with its book. */
function goingOf(card: Card, view: KitView, fresh: readonly KitEvent[]): string | undefined {
  for (const event of fresh) {
    if (event.what === 'lays' && event.card === card) return kittenPlace(pileOf(view, card));
    if (event.what === 'draws' && event.card === card) return seatPlace(event.seat);
    if (event.what === 'back' && event.cards.includes(card)) return seatPlace(event.seat);
    if (event.what === 'book' && event.book === card[0]) return seatPlace(event.seat);
  }
  return undefined;
}

const pileOf = (view: KitView, card: Card): number => ownPiles(view).findIndex(pile => pile.at(-1) === card);

type OwnProps = KitSpread & { readonly chosen: Signal<Chosen> };

/** What a tap came to is sent, and what is chosen after it is kept. */
const takingWith =
  ({ send, chosen }: OwnProps) =>
  ({ play, chosen: next }: Tap): DropOutcome => {
    chosen.value = next;
    return play && send(play);
  };

const draggingWith =
  ({ view, send }: OwnProps) =>
  async (card: Card, { on }: Dropped): Promise<'played' | 'refused'> => {
    const pile = kittenOf(on);
    const tap = pile === undefined ? undefined : tapKitten(view, { card }, pile).play;
    return (await send(tap ?? { do: 'play', card })) ?? 'refused';
  };

/** The own Kittens, and the shout, within reach of the thumb. */
function AtHand(props: OwnProps): JSX.Element {
  const { view, advised, name, send, chosen } = props;
  const now = isMine(view) ? chosen.value : undefined;
  return (
    <div class={styles.row}>
      {!view.last && (
        <OwnKittens
          view={view}
          drag={draggingWith(props)}
          chosen={now}
          advised={advisedKitten(advised)}
          tap={pile => void takingWith(props)(tapKitten(view, now, pile))}
        />
      )}
      <ShoutButton
        {...{ view, name }}
        isAdvised={advised?.do === 'shout'}
        shout={at => void send({ do: 'shout', at })}
      />
    </div>
  );
}

function Own(props: OwnProps): JSX.Element {
  const { view, plays, advised, fresh, chosen } = props;
  const cards = (view.hand ?? []).map(card => ({ card, id: card }));
  const now = isMine(view) ? chosen.value : undefined;
  const permitted = view.mistakes === 'refused' ? playsIn(plays) : NONE;
  const drew = fresh.find(event => event.what === 'draws' && event.seat === view.seat);
  const take = takingWith(props);
  // A card that would fit a book can be laid all the same (KK-13r); a tap would play it.
  useKey('l', () => {
    const card = cards.find(held => held.id === focusedCard());
    if (card) chosen.value = card;
    return card !== undefined;
  });
  return (
    <div class={styles.own}>
      {view.last ? (
        <OpenHand
          cards={view.hand ?? []}
          {...{ permitted }}
          chosen={inFinger(view, now)}
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
          pick={({ card }, dropped) => (dropped ? draggingWith(props)(card, dropped) : take(tapHand(view, now, card)))}
        />
      )}
    </div>
  );
}

const focusedCard = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.card : undefined;

const NONE: ReadonlySet<string> = new Set();

/** Where mistakes are called nothing stands up: it is for the player to see what is right (KK-17r). */
const playsIn = (plays: readonly KitPlay[]): ReadonlySet<string> =>
  new Set(plays.flatMap(play => (play.do === 'play' ? [play.card] : [])));

const advisedKitten = (advised: KitPlay | undefined): { card: Card | undefined; piles: readonly number[] } => ({
  card: advised?.do === 'play' ? advised.card : undefined,
  piles: advised?.do === 'lay' ? pilesIn(advised) : [],
});

const pilesIn = (play: Lay): readonly number[] => ('move' in play ? play.move : play.on === null ? [] : [play.on]);

const kittenOf = (on: string | undefined): number | undefined =>
  on?.startsWith('kitten-') ? Number(on.slice('kitten-'.length)) : undefined;

export const board: Board<KitView, KitPlay, KitEvent> = {
  Table,
  prompt,
  animationSteps: beats,
  call,
  sound,
  offers,
  lessons,
};
