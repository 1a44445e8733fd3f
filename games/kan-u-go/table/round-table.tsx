/** The table of Kan-U-Go and the race: the crossword in the middle, the packs beside it, the own cards below. */
import type { Spread } from '@parlour/felt/board';
import type { Dropped } from '@parlour/felt/drag';
import type { Flight } from '@parlour/felt/motion';
import { Hand, type HandCard, type Outcome } from '@parlour/felt/pieces/hand';
import { Action } from '@parlour/felt/pieces/prompt';
import { seatPlace } from '@parlour/felt/pieces/seat';
import { Tabletop } from '@parlour/felt/pieces/tabletop';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableOptions } from '../rules/options.ts';
import type { Take } from '../rules/round/cards.ts';
import type { ExchangeHappening, TableHappening } from '../rules/round/happenings.ts';
import type { TablePlay } from '../rules/round/plays.ts';
import type { RoundView } from '../rules/round/view.ts';
import { Cloth } from './cloth.tsx';
import { Count } from './count.tsx';
import { gridCards } from './grid.ts';
import { handOf } from './held.ts';
import { cellsOf, type Held } from './laying.ts';
import { Meanings } from './meanings.tsx';
import { PackPile } from './packs.tsx';
import { Players } from './players.tsx';
import styles from './table.module.css';
import { type Laying, useLaying } from './use-laying.ts';
import { VerdictBar } from './verdict.tsx';

export type RoundSpread = Spread<RoundView<TableOptions>, TablePlay, TableHappening>;

type RoundProps = {
  readonly spread: RoundSpread;
  /** Short words beside a name. */
  marks(seat: Seat): readonly string[];
};

export function RoundTable({ spread, marks }: RoundProps): JSX.Element {
  const { view, fresh, plays, send, judge, read, name } = spread;
  const { crossword, seat } = view;
  const laying = useLaying<TablePlay>({
    crossword,
    held: handOf(view.hand ?? []),
    playOf: draft => ({ do: 'add', cells: cellsOf(draft, crossword) }),
    judge,
    send,
  });
  const exchanging = useExchanging(spread, laying);
  const named = (of: Seat): string => (of === seat ? 'You' : name(of));
  const counted = fresh.find(happening => happening.what === 'counted');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={styles.table} onKeyDown={laying.press}>
      <Tabletop
        step={fresh}
        flights={flightsOf(view, fresh)}
        going={() => (exchangeBy(fresh, seat) ? 'up' : undefined)}
        middle={
          <div class={styles.middle}>
            <div class={styles.players}>
              <Players view={view} name={named} marks={marks} />
            </div>
            <Cloth laying={laying} crossword={crossword} cards={cardsOn(spread, laying)} />
            <Packs spread={spread} exchanging={exchanging} />
            {counted && <Count counted={counted} name={named} />}
          </div>
        }
        prompt={
          <div class={styles.asked}>
            {exchanging.taking ? (
              <Giving taking={exchanging.taking} up={view.up} stop={exchanging.stop} />
            ) : laying.draft.laid.length > 0 ? (
              <VerdictBar laying={laying} crossword={crossword} canPlay={plays.length > 0} />
            ) : (
              spread.prompt
            )}
            <Calls plays={plays} send={send} />
          </div>
        }
        own={<Own spread={spread} laying={laying} pick={exchanging.pick} />}
      />
      <Meanings at={laying.lookedUp} {...{ crossword, read }} />
    </div>
  );
}

const exchangeBy = (fresh: readonly TableHappening[], seat: Seat | null): ExchangeHappening | undefined =>
  fresh.find((happening): happening is ExchangeHappening => happening.what === 'exchanged' && happening.seat === seat);

/** What moves without being seen: the hands of others when they are dealt, and what they take. */
function flightsOf({ others }: RoundSpread['view'], fresh: readonly TableHappening[]): Flight[] {
  return fresh.flatMap(happening => {
    if (happening.what === 'dealt') {
      return Array.from({ length: happening.each }, () =>
        others.map(({ seat }) => ({ from: 'blind', to: seatPlace(seat) })),
      ).flat();
    }
    const isTheirs = happening.what === 'exchanged' && others.some(({ seat }) => seat === happening.seat);
    return isTheirs ? [{ from: happening.take, to: seatPlace(happening.seat) }] : [];
  });
}

const cardsOn = ({ view, fresh, advised }: RoundSpread, { draft, verdict }: Laying): ReturnType<typeof gridCards> =>
  gridCards({
    crossword: view.crossword,
    draft,
    fresh,
    from: seat => (seat === view.seat ? undefined : seatPlace(seat)),
    advised: advised?.do === 'add' ? advised.cells : [],
    isWrong: verdict?.refusal !== undefined,
  });

type Exchanging = {
  /** What is to be taken, while the card to give for it is not chosen. */
  readonly taking: Take | undefined;
  take(from: Take): void;
  stop(): void;
  pick(card: Held, dropped?: Dropped): Outcome;
};

/** A card and then a pack, a pack and then a card, or a card dropped on a pack. */
function useExchanging({ send }: RoundSpread, laying: Laying): Exchanging {
  const taking = useSignal<Take | undefined>(undefined);
  const stop = (): void => {
    taking.value = undefined;
  };
  const exchange = (give: string, take: Take): Outcome => {
    stop();
    laying.clear();
    return send({ do: 'exchange', give, take });
  };
  return {
    taking: taking.value,
    stop,
    take(from) {
      const { picked } = laying.draft;
      if (picked) void exchange(picked.card, from);
      else taking.value = taking.value === from ? undefined : from;
    },
    pick(card, dropped) {
      if (dropped?.on === 'up' || dropped?.on === 'blind') return exchange(card.card, dropped.on);
      return taking.value && !dropped ? exchange(card.card, taking.value) : laying.pick(card, dropped);
    },
  };
}

type PacksProps = { readonly spread: RoundSpread; readonly exchanging: Exchanging };

function Packs({ spread: { view, fresh, plays, advised }, exchanging }: PacksProps): JSX.Element {
  const { up, blind, table } = view;
  const canExchange = plays.some(play => play.do === 'exchange');
  const gave = fresh.find(happening => happening.what === 'exchanged');
  const advises = (from: Take): boolean => advised?.do === 'exchange' && advised.take === from;
  const spot = (place: Take): Pick<Parameters<typeof PackPile>[0], 'place' | 'isChosen' | 'isAdvised' | 'act'> => ({
    place,
    isChosen: exchanging.taking === place,
    isAdvised: advises(place),
    act: canExchange ? () => exchanging.take(place) : undefined,
  });
  const from = gave && gave.seat !== view.seat ? seatPlace(gave.seat) : 'blind';
  return (
    <div class={styles.packs}>
      <PackPile
        {...spot('up')}
        label="turned up"
        says="Take it for a card of yours."
        count={table.pile.length}
        top={up === null ? undefined : { card: up, id: `up ${table.pile.length} ${up}`, from }}
      />
      <PackPile {...spot('blind')} label="blind" says="Take its top card for one of yours." count={blind} />
    </div>
  );
}

type GivingProps = { readonly taking: Take; readonly up: string | null; stop(): void };

const Giving = ({ taking, up, stop }: GivingProps): JSX.Element => (
  <div class={styles.giving}>
    <output>Which card do you give for {taking === 'up' ? `the ${up ?? 'card'} turned up` : 'a blind one'}?</output>
    <Action onAct={stop}>Keep all</Action>
  </div>
);

function Calls({ plays, send }: Pick<RoundSpread, 'plays' | 'send'>): JSX.Element {
  return (
    <>
      {plays.some(play => play.do === 'out') && (
        <Action tone="main" onAct={() => void send({ do: 'out' })}>
          Throw in your free cards: “Out!”
        </Action>
      )}
      {plays.some(play => play.do === 'pass') && (
        <Action tone="main" onAct={() => void send({ do: 'pass' })}>
          Pass
        </Action>
      )}
    </>
  );
}

type OwnProps = { readonly spread: RoundSpread; readonly laying: Laying; readonly pick: Exchanging['pick'] };

function Own({ spread: { view, fresh, advised }, laying, pick }: OwnProps): JSX.Element | null {
  if (view.seat === null) return null;
  const { rest, draft } = laying;
  const wanted = advised?.do === 'exchange' ? rest.find(({ card }) => card === advised.give) : undefined;
  return (
    <div class={styles.own} data-drop="hand">
      <Hand
        label={`Your cards, ${rest.length}`}
        cards={rest as readonly HandCard[]}
        from={exchangeBy(fresh, view.seat)?.take ?? 'blind'}
        chosen={new Set(draft.picked ? [draft.picked.id] : [])}
        advised={new Set(wanted ? [wanted.id] : [])}
        pick={(card, dropped) => pick(card, dropped)}
      />
    </div>
  );
}
