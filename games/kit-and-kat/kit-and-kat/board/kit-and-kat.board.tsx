/** The table of Kit and Kat: players, books, one card in view, own Kittens and hand. */
import type { Board, BoardProps } from '@parlour/board-kit/board';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import type { DropPoint } from '@parlour/board-kit/input/drag';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import { Books, bookPlace } from './books.tsx';
import { type Focus, FocusZone, focusOf } from './focus.tsx';
import { Hand, OpenHand } from './hand.tsx';
import styles from './kit-and-kat.module.css';
import { Kittens, kittenPlaceId } from './kittens.tsx';
import { Players } from './players.tsx';
import {
  animationSteps,
  areTipsOn,
  callOut,
  lessons,
  namePlay,
  promptFor,
  sayOffers,
  soundOf,
} from './presentation.ts';
import {
  canPark,
  canStack,
  isMyTurn,
  ownPiles,
  park,
  playableCards,
  rightCards,
  type Selection,
  type TapResult,
  tapCard,
  tapPlace,
  validSelection,
} from './selection.ts';
import { ShoutPlacard } from './shout.tsx';
import {
  booksOfTarget,
  type ShoutTarget,
  shoutTarget,
  targetSentence,
  useGlobalKey,
  useShoutTarget,
} from './shout-target.ts';

type KitBoardProps = BoardProps<KitView, KitPlay, KitEvent>;

function Table(board: KitBoardProps): JSX.Element {
  const { view, fresh, advised, name, send } = board;
  const selection = useSelection(view, advised);
  const { target, press, release } = useShoutTarget(shoutTarget(view));
  const standing = useSignal(-1);
  const isStanding = view.window !== null && standing.value === view.window.since;
  const focus = focusOf(view, fresh, { selected: selection.value?.card, target, isStanding });
  const play = (card: Card): void => {
    selection.value = undefined;
    void send({ do: 'play', card }).then(() => focusIfLost('hand'));
  };
  const take = ({ play: made, selection: next }: TapResult): void => {
    selection.value = next;
    if (made) void send(made).then(() => focusIfLost('hand'));
    else if (next?.parking !== undefined) focusIfLost('kittens');
  };
  const shout = (): boolean => {
    if (target && !target.isSilenced) void send({ do: 'shout', at: target.at });
    return target !== undefined && !target.isSilenced;
  };
  const ownCard = focus.is === 'own' ? focus.card : undefined;
  const parkOwn = (): boolean => {
    if (ownCard === undefined || !canPark(view, ownCard)) return false;
    take(park(view, ownCard));
    return true;
  };
  const stack = (): boolean => {
    if (selection.value?.parking === undefined || !canStack(view)) return false;
    selection.value = { card: selection.value.card, parking: 'stack' };
    return true;
  };
  useGlobalKey('m', stack);
  useGlobalKey('k', shout);
  useGlobalKey('l', parkOwn);
  useGlobalKey('p', () => {
    if (ownCard !== undefined && isMyTurn(view)) play(ownCard);
    return ownCard !== undefined && isMyTurn(view);
  });
  const lastBack = useLastBack(fresh);
  return (
    <Tabletop
      low="hand-beside"
      step={fresh}
      flights={fresh.flatMap(event => flightsOf(event, view))}
      going={card => leavingFor(card, view, fresh, lastBack)}
      badge={<Badge view={view} />}
      left={<ScorePanel {...{ view, name }} />}
      right={<RecentPanel recent={board.recent ?? []} />}
      middle={
        <div class={styles.middle}>
          <Players {...{ view, name }} />
          <Books
            {...{ view, name }}
            selectedCard={isMyTurn(view) ? ownCard : undefined}
            watched={focus.is === 'shout' ? booksOfTarget(focus.target) : []}
            caught={focus.is === 'caught' ? focus.card : undefined}
            onPlay={play}
          />
        </div>
      }
      prompt={<TablePrompt {...board} {...{ focus, target, selection }} />}
      own={
        <div class={styles.own} data-phase={view.last ? 'last' : undefined}>
          <FocusZone
            {...{ view, focus, target, name, press, release }}
            isShoutAdvised={advised?.do === 'shout'}
            onPlay={play}
            parking={selection.value?.parking}
            onPark={card => take(park(view, card))}
            onStack={stack}
            onBack={card => take({ selection: { card } })}
            onStand={() => (standing.value = view.window?.since ?? -1)}
            onShout={at => void send({ do: 'shout', at })}
          />
          <ShoutPlacard {...{ fresh, name }} price={view.falseShout} />
          {view.seat !== null && <OwnCards {...board} {...{ selection, take, play }} shown={ownCard} />}
        </div>
      }
    />
  );
}

/** For keyboards: when the button pressed is gone, the focus goes on to what comes next. */
function focusIfLost(part: 'hand' | 'kittens'): void {
  setTimeout(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const list = `[data-part="${part}"], [data-spot="${part}"]`;
    document.querySelector(list)?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
  });
}

/** A hint selects its card. While others play, their cards are of more interest than an own one looked at before. */
function useSelection(view: KitView, advised: KitPlay | undefined): Signal<Selection> {
  const selection = useSignal<Selection>(undefined);
  const valid = validSelection(view, selection.value);
  if (valid !== selection.value) selection.value = valid;
  const advisedCard = advised && 'card' in advised ? advised.card : undefined;
  useEffect(() => {
    if (advisedCard !== undefined) selection.value = { card: advisedCard };
  }, [advisedCard]);
  const isMine = isMyTurn(view);
  useEffect(() => {
    if (!isMine) selection.value = undefined;
  }, [isMine, view.notes.length]);
  return selection;
}

/** The cards of a good shout leave the table a step later. */
function useLastBack(fresh: readonly KitEvent[]): KitEvent | undefined {
  const last = useRef<KitEvent | undefined>(undefined);
  last.current = fresh.find(({ what }) => what === 'back') ?? last.current;
  return last.current;
}

/** Packets and own books. */
function Badge({ view }: { readonly view: KitView }): JSX.Element {
  const own = view.seat === null ? undefined : view.books[view.seat]?.length;
  return (
    <p class={styles.badge} data-part="badge">
      {own !== undefined && <b>{kitBoardText('yourBooks', { count: own })}</b>}
      {!view.last && <span>{kitBoardText('packetsLeft', { count: view.packetsLeft })}</span>}
    </p>
  );
}

/** Beside the table on a desk. */
function ScorePanel({ view, name }: Pick<KitBoardProps, 'view' | 'name'>): JSX.Element {
  return (
    <section class={styles.panel} data-part="score">
      <h2>{kitBoardText('books')}</h2>
      <ol>
        {view.books.map((books, seat) => (
          <li key={seat} data-awaited={view.turn.includes(seat)}>
            <span>{name(seat)}</span>
            <b>{books.length}</b>
          </li>
        ))}
      </ol>
      {!view.last && <p>{kitBoardText('packetsLeft', { count: view.packetsLeft })}</p>}
      {view.dealer !== null && <p>{kitBoardText('dealtBy', { player: name(view.dealer) })}</p>}
    </section>
  );
}

const RECENT_EVENTS = 6;

const RecentPanel = ({ recent }: { readonly recent: readonly string[] }): JSX.Element => (
  <section class={styles.panel} data-part="log">
    <h2>{kitBoardText('recent')}</h2>
    <ol class={styles.recent}>
      {recent.slice(-RECENT_EVENTS).map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  </section>
);

type TablePromptProps = KitBoardProps & {
  readonly focus: Focus;
  readonly target: ShoutTarget | undefined;
  readonly selection: Signal<Selection>;
};

/** Asks about piles or about the turn before, where the player is at it; otherwise what the page asks. */
function TablePrompt({ view, plays, advised, prompt, name, send, focus, selection }: TablePromptProps): JSX.Element {
  const now = selection.value;
  if (now?.parking !== undefined) return <Prompt says={parkingText(now)} isMine />;
  const isAsking = focus.is === 'shout' && isMyTurn(view) && advised === undefined;
  const canPass = plays.some(play => play.do === 'pass');
  return (
    <>
      {isAsking ? (
        <div class={styles.asking}>
          {prompt}
          <WasThatRight since={view.window?.since ?? 0} acts={targetSentence(focus.target, name)} />
        </div>
      ) : (
        prompt
      )}
      {canPass && (
        <ActionButton tone={advised?.do === 'pass' ? 'main' : 'plain'} onAct={() => void send({ do: 'pass' })}>
          {kitBoardText('pass')}
        </ActionButton>
      )}
    </>
  );
}

/** In place of the prompt of the page, unless that shows a hint. */
function WasThatRight({ since, acts }: { readonly since: number; readonly acts: string }): JSX.Element {
  useEffect(() => announce(acts), [since]);
  return <Prompt says={kitBoardText('wasThatRight')} was={acts} isMine />;
}

const parkingText = ({ parking, moving }: NonNullable<Selection>): string =>
  parking === 'cover' ? kitBoardText('placesFull') : kitBoardText(moving === undefined ? 'stackFirst' : 'stackSecond');

type OwnCardsProps = KitBoardProps & {
  readonly selection: Signal<Selection>;
  readonly shown: Card | undefined;
  take(result: TapResult): void;
  play(card: Card): void;
};

function OwnCards(props: OwnCardsProps): JSX.Element {
  const { view, advised, fresh, lit, selection, shown, take } = props;
  const now = selection.value;
  const drew = fresh.find(event => event.what === 'draws' && event.seat === view.seat);
  const hand = {
    cards: view.hand ?? [],
    permitted: lit ?? markedCards(view),
    shown,
    advised: advised?.do === 'play' || advised?.do === 'lay' ? advised.card : undefined,
    from: drew?.what === 'draws' ? seatPlace(drew.from) : 'table',
    tap: (card: Card) => take({ selection: tapCard(now, card) }),
    drag: createDrop(props),
  };
  if (view.last) return <OpenHand {...hand} />;
  return (
    <>
      <Kittens
        view={view}
        selection={now}
        shown={shown}
        permitted={hand.permitted}
        advised={advisedKitten(advised)}
        tap={pile => take(tapPlace(view, now ?? (shown === undefined ? undefined : { card: shown }), pile))}
        drag={hand.drag}
      />
      <Hand {...hand} />
    </>
  );
}

/** Undefined where finding the card is the game (KK-17r). */
function markedCards(view: KitView): ReadonlySet<string> | undefined {
  if (!isMyTurn(view) || !areTipsOn(view)) return undefined;
  const cards = rightCards(view);
  return cards.length === 0 ? undefined : new Set(cards);
}

/** A card dropped on a Kitten place is parked, anywhere else on the table it is played. */
const createDrop =
  ({ view, send, selection }: OwnCardsProps) =>
  async (card: Card, { on }: DropPoint): Promise<'played' | 'refused'> => {
    const pile = on?.startsWith('kitten-') ? Number(on.slice('kitten-'.length)) : undefined;
    if (on === undefined || !playableCards(view).includes(card)) return 'refused';
    if (pile === undefined) return send({ do: 'play', card });
    if (!canPark(view, card)) return 'refused';
    const isFull = ownPiles(view).length > pile;
    const parked = isFull ? { play: { do: 'lay', card, on: pile } as const, selection: undefined } : park(view, card);
    selection.value = parked.selection;
    return parked.play ? send(parked.play) : 'refused';
  };

const advisedKitten = (advised: KitPlay | undefined): { card: Card | undefined; piles: readonly number[] } => ({
  card: advised?.do === 'play' ? advised.card : undefined,
  piles: advised?.do === 'lay' ? pilesIn(advised) : [],
});

const pilesIn = (play: Lay): readonly number[] => ('move' in play ? play.move : play.on === null ? [] : [play.on]);

/** Hidden cards only. */
function flightsOf(event: KitEvent, { seat }: KitView): { from: string; to: string }[] {
  if (event.what === 'packet' && event.seat !== seat)
    return Array.from({ length: 5 }, () => ({ from: 'table', to: seatPlace(event.seat) }));
  if (event.what !== 'draws' || event.seat === seat || event.from === seat) return [];
  return [{ from: seatPlace(event.from), to: seatPlace(event.seat) }];
}

/** Where a card that is no longer shown goes. */
function leavingFor(card: Card, view: KitView, fresh: readonly KitEvent[], back: KitEvent | undefined): string {
  for (const event of [...fresh, ...(back ? [back] : [])]) {
    if (event.what === 'lays' && event.card === card && event.seat === view.seat)
      return kittenPlaceId(ownPiles(view).findIndex(pile => pile.at(-1) === card));
    if (event.what === 'lays' && event.card === card) return seatPlace(event.seat);
    if (event.what === 'draws' && event.card === card) return seatPlace(event.seat);
    if (event.what === 'back' && event.cards.includes(card)) return seatPlace(event.seat);
    if (event.what === 'book' && event.book === card.charAt(0)) return seatPlace(event.seat);
  }
  return bookPlace(card.charAt(0));
}

export const board: Board<KitView, KitPlay, KitEvent> = {
  Table,
  prompt: promptFor,
  animationSteps,
  call: callOut,
  sound: soundOf,
  named: namePlay,
  offers: sayOffers,
  lessons,
};
