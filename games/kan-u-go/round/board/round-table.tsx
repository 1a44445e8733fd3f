/** The table of Kan-U-Go and the race. */
import { type DropOutcome, Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import type { DropPoint } from '@parlour/board-kit/input/drag';
import type { Flight } from '@parlour/board-kit/motion/moves';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { CrosswordArea, toGridCards } from '../../board/crossword-area.tsx';
import { cellsToPlay, type HandCard, handRowsStyle, sortedHand } from '../../board/draft.ts';
import { Meanings } from '../../board/meanings.tsx';
import { PackPile } from '../../board/pack-pile.tsx';
import styles from '../../board/table.module.css';
import { type DraftControls, type DraftProps, useDraft } from '../../board/use-draft.ts';
import { VerdictBar } from '../../board/verdict.tsx';
import type { Take } from '../rules/apply.ts';
import type { ExchangeEvent, TableEvent } from '../rules/events.ts';
import type { TablePlay } from '../rules/plays.ts';
import { RoundCount } from './count.tsx';
import { Players } from './players.tsx';
import type { RoundBoardProps } from './presentation.ts';

type ExchangeControls = {
  /** Set while the card to give is not chosen. */
  readonly taking: Take | undefined;
  take(from: Take): void;
  cancel(): void;
  pick(card: HandCard, dropped?: DropPoint): DropOutcome;
};

function useExchange({ send }: RoundBoardProps, controls: DraftControls): ExchangeControls {
  const taking = useSignal<Take | undefined>(undefined);
  const cancel = (): void => {
    taking.value = undefined;
  };
  const exchange = (give: HandCard, take: Take): DropOutcome => {
    cancel();
    controls.offer(give);
    return send({ do: 'exchange', give: give.card, take });
  };
  return {
    taking: taking.value,
    cancel,
    take(from) {
      const { picked } = controls.draft;
      if (picked) void exchange(picked, from);
      else taking.value = taking.value === from ? undefined : from;
    },
    pick(card, dropped) {
      if (dropped?.on === 'up' || dropped?.on === 'blind') return exchange(card, dropped.on);
      return taking.value && !dropped ? exchange(card, taking.value) : controls.pick(card, dropped);
    },
  };
}

type PacksProps = { readonly board: RoundBoardProps; readonly exchange: ExchangeControls };

function Packs({ board: { view, fresh, plays, advised }, exchange }: PacksProps): JSX.Element {
  const { up, blind, table } = view;
  const canExchange = plays.some(play => play.do === 'exchange');
  const gave = fresh.find(event => event.what === 'exchanged');
  const advises = (from: Take): boolean => advised?.do === 'exchange' && advised.take === from;
  const pileProps = (
    place: Take,
  ): Pick<Parameters<typeof PackPile>[0], 'place' | 'isChosen' | 'isAdvised' | 'onTake'> => ({
    place,
    isChosen: exchange.taking === place,
    isAdvised: advises(place),
    onTake: canExchange ? () => exchange.take(place) : undefined,
  });
  const from = gave && gave.seat !== view.seat ? seatPlace(gave.seat) : 'blind';
  return (
    <div class={styles.packs} data-part="packs">
      <PackPile
        {...pileProps('up')}
        label="turned up"
        says="Take it for a card of yours."
        count={table.pile.length}
        top={up === null ? undefined : { card: up, id: `up ${table.pile.length} ${up}`, from }}
      />
      <PackPile {...pileProps('blind')} label="blind" says="Take its top card for one of yours." count={blind} />
    </div>
  );
}

type GivePromptProps = { readonly taking: Take; readonly up: string | null; onCancel(): void };

const GivePrompt = ({ taking, up, onCancel: cancel }: GivePromptProps): JSX.Element => (
  <div class={styles.giving}>
    <output>Which card do you give for {taking === 'up' ? `the ${up ?? 'card'} turned up` : 'a blind one'}?</output>
    <ActionButton onAct={cancel}>Keep all</ActionButton>
  </div>
);

type RoundTableProps = {
  readonly board: RoundBoardProps;
  /** Limit for one turn. */
  readonly maxCards: number;
  readonly wordsOpen: DraftProps<TablePlay>['wordsOpen'];
  /** Shown over the empty table. */
  readonly overlay?: ComponentChildren;
  marks(seat: Seat): readonly string[];
};

export function RoundTable({ board, maxCards, wordsOpen, overlay, marks }: RoundTableProps): JSX.Element {
  const { view, fresh, plays, advised, send, judge, read, name } = board;
  const { crossword, seat } = view;
  const controls = useDraft<TablePlay>({
    crossword,
    handCards: sortedHand(view.hand ?? []),
    maxCards,
    wordsOpen,
    advised: advised?.do === 'add' ? advised.cells : [],
    playOf: draft => ({ do: 'add', cells: cellsToPlay(draft, crossword) }),
    judge,
    send,
  });
  const exchange = useExchange(board, controls);
  const named = (of: Seat): string => (of === seat ? 'You' : name(of));
  const counted = fresh.find(event => event.what === 'counted');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={styles.table} onKeyDown={controls.press}>
      <Tabletop
        low="hand beside"
        step={fresh}
        flights={flightsOf(view, fresh)}
        going={() => (findExchangeBy(fresh, seat) ? 'up' : undefined)}
        middle={
          <div class={styles.middle}>
            <div class={styles.players} data-part="players">
              <Players view={view} name={named} marks={marks} />
            </div>
            <CrosswordArea controls={controls} crossword={crossword} cards={cardsOn(board, controls)} />
            <Packs board={board} exchange={exchange} />
            {overlay}
            {counted && <RoundCount counted={counted} target={view.options.target} name={named} />}
          </div>
        }
        prompt={
          <div class={styles.asked}>
            {counted ? (
              board.prompt
            ) : exchange.taking ? (
              <GivePrompt taking={exchange.taking} up={view.up} onCancel={exchange.cancel} />
            ) : controls.draft.laid.length > 0 ? (
              <VerdictBar
                controls={controls}
                crossword={crossword}
                canPlay={seat !== null && view.turn.includes(seat)}
              />
            ) : wasSquareTaken(controls) ? (
              <output class={styles.taken}>Somebody was faster there. Your letters are back.</output>
            ) : (
              board.prompt
            )}
            <CallButtons plays={plays} send={send} />
          </div>
        }
        own={<OwnHand board={board} controls={controls} pick={exchange.pick} />}
      />
      <Meanings at={controls.lookedUp} {...{ crossword, read }} />
    </div>
  );
}

/** Until the player does something else. */
const wasSquareTaken = ({ draft: { wasTaken, cursor, picked } }: DraftControls): boolean =>
  wasTaken === true && !cursor && !picked;

const findExchangeBy = (fresh: readonly TableEvent[], seat: Seat | null): ExchangeEvent | undefined =>
  fresh.find((event): event is ExchangeEvent => event.what === 'exchanged' && event.seat === seat);

/** Cards that move face down. */
function flightsOf({ others }: RoundBoardProps['view'], fresh: readonly TableEvent[]): Flight[] {
  return fresh.flatMap(event => {
    if (event.what === 'dealt') {
      return Array.from({ length: event.each }, () =>
        others.map(({ seat }) => ({ from: 'blind', to: seatPlace(seat) })),
      ).flat();
    }
    const isTheirs = event.what === 'exchanged' && others.some(({ seat }) => seat === event.seat);
    return isTheirs ? [{ from: event.take, to: seatPlace(event.seat) }] : [];
  });
}

const cardsOn = (
  { view, fresh, advised }: RoundBoardProps,
  { draft, status: standing }: DraftControls,
): ReturnType<typeof toGridCards> =>
  toGridCards({
    crossword: view.crossword,
    draft,
    fresh,
    from: seat => (seat === view.seat ? undefined : seatPlace(seat)),
    advised: advised?.do === 'add' ? advised.cells : [],
    isWrong: standing === 'refused',
  });

function CallButtons({ plays, send }: Pick<RoundBoardProps, 'plays' | 'send'>): JSX.Element {
  return (
    <>
      {plays.some(play => play.do === 'out') && (
        <ActionButton tone="main" onAct={() => void send({ do: 'out' })}>
          Throw in your free cards: “Out!”
        </ActionButton>
      )}
      {plays.some(play => play.do === 'pass') && (
        <ActionButton tone="main" onAct={() => void send({ do: 'pass' })}>
          Pass
        </ActionButton>
      )}
    </>
  );
}

type OwnHandProps = {
  readonly board: RoundBoardProps;
  readonly controls: DraftControls;
  readonly pick: ExchangeControls['pick'];
};

function OwnHand({ board: { view, fresh, advised }, controls, pick }: OwnHandProps): JSX.Element | null {
  if (view.seat === null) return null;
  const { cardsLeft: rest, draft } = controls;
  const wanted = advised?.do === 'exchange' ? rest.find(({ card }) => card === advised.give) : undefined;
  return (
    <div class={styles.own} style={handRowsStyle(rest.length + draft.laid.length)} data-drop="hand">
      <Hand
        label={`Your cards, ${rest.length}`}
        cards={rest}
        from={findExchangeBy(fresh, view.seat)?.take ?? 'blind'}
        chosen={new Set(draft.picked ? [draft.picked.id] : [])}
        advised={new Set(wanted ? [wanted.id] : [])}
        pick={pick}
      />
    </div>
  );
}
