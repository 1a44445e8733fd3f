/** The table of Kan-U-Go and the race. */
import { type DropOutcome, Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import type { DropPoint } from '@parlour/board-kit/input/drag';
import type { Flight } from '@parlour/board-kit/motion/moves';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import styles from '../../board/board.module.css';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { CrosswordArea, toGridCards } from '../../board/crossword-area.tsx';
import { cellsToPlay, type HandCard, handGridStyle, sortedHand } from '../../board/draft.ts';
import { LogPanel } from '../../board/log-panel.tsx';
import { Meanings } from '../../board/meanings.tsx';
import { PackPile, type PackPileProps } from '../../board/pack-pile.tsx';
import { type DraftControls, type DraftProps, useDraft } from '../../board/use-draft.ts';
import { VerdictBar } from '../../board/verdict.tsx';
import { countPoints, isLetter } from '../../pack/pack.ts';
import { cardName } from '../../rules/english.ts';
import type { Take } from '../rules/apply.ts';
import type { ExchangeEvent, TableEvent } from '../rules/events.ts';
import type { TablePlay } from '../rules/plays.ts';
import { RoundCount } from './count.tsx';
import { Players } from './players.tsx';
import type { RoundBoardProps } from './presentation.ts';
import { kanUGoRoundBoardText as t } from './round-text.ts';

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

type PilesProps = { readonly board: RoundBoardProps; readonly exchange: ExchangeControls };

/** At the free end of the own cards. */
function Piles({ board: { view, fresh, plays, advised }, exchange }: PilesProps): JSX.Element {
  const { up, blind, table } = view;
  const canExchange = plays.some(play => play.do === 'exchange');
  const gave = fresh.find(event => event.what === 'exchanged');
  const pileProps = (place: Take): Pick<PackPileProps, 'place' | 'isChosen' | 'isAdvised' | 'onTake'> => ({
    place,
    isChosen: exchange.taking === place,
    isAdvised: advised?.do === 'exchange' && advised.take === place,
    onTake: canExchange ? () => exchange.take(place) : undefined,
  });
  const from = gave && gave.seat !== view.seat ? seatPlace(gave.seat) : 'blind';
  return (
    <>
      <PackPile
        {...pileProps('up')}
        class={styles.first}
        label={kanUGoBoardText('faceUp')}
        says={t('takeFaceUp')}
        count={table.pile.length}
        top={up === null ? undefined : { card: up, id: `up ${table.pile.length} ${up}`, from }}
      />
      <PackPile
        {...pileProps('blind')}
        class={styles.last}
        label={kanUGoBoardText('stock')}
        says={t('takeStock')}
        count={blind}
      />
    </>
  );
}

type GivePromptProps = { readonly taking: Take; readonly up: string | null; onCancel(): void };

const GivePrompt = ({ taking, up, onCancel: cancel }: GivePromptProps): JSX.Element => (
  <Prompt isMine says={taking === 'up' && up !== null ? t('giveForFaceUp', { card: cardName(up) }) : t('giveForStock')}>
    <ActionButton onAct={cancel}>{t('keepAll')}</ActionButton>
  </Prompt>
);

type RoundTableProps = {
  readonly board: RoundBoardProps;
  /** Limit for one turn. */
  readonly maxCards: number;
  readonly wordsOpen: DraftProps<TablePlay>['wordsOpen'];
  /** Which round it is. */
  readonly round: string;
  /** Shown over the empty table. */
  readonly overlay?: ComponentChildren;
  marks(seat: Seat): readonly string[];
};

export function RoundTable({ board, maxCards, wordsOpen, round, overlay, marks }: RoundTableProps): JSX.Element {
  const { view, fresh, advised, send, judge, read, name } = board;
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
  const named = (of: Seat): string => (of === seat ? t('you') : name(of));
  const counted = fresh.find(event => event.what === 'counted');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={styles.table} onKeyDown={controls.press}>
      <Tabletop
        low="hand-beside"
        step={fresh}
        flights={flightsOf(view, fresh)}
        going={() => (findExchangeBy(fresh, seat) ? 'up' : undefined)}
        badge={
          <p class={`${styles.chip} ${styles.badge}`} data-part="round">
            {round}
          </p>
        }
        seats={<Players view={view} round={round} name={named} marks={marks} />}
        middle={
          <>
            <div class={styles.middle} data-beside-players="true">
              <CrosswordArea
                controls={controls}
                crossword={crossword}
                cards={cardsOn(board, controls)}
                numbers={view.options.numbers}
              />
            </div>
            {overlay}
            {counted && <RoundCount counted={counted} target={view.options.target} name={named} />}
          </>
        }
        prompt={<PromptArea board={board} controls={controls} exchange={exchange} isCounted={counted !== undefined} />}
        own={<OwnCards board={board} controls={controls} exchange={exchange} />}
        right={<LogPanel recent={board.recent ?? []} />}
      />
      <Meanings at={controls.lookedUp} {...{ crossword, read }} />
    </div>
  );
}

type PromptAreaProps = {
  readonly board: RoundBoardProps;
  readonly controls: DraftControls;
  readonly exchange: ExchangeControls;
  readonly isCounted: boolean;
};

function PromptArea({ board, controls, exchange, isCounted }: PromptAreaProps): JSX.Element {
  const { view, plays, send } = board;
  const mayPlay = view.seat !== null && view.turn.includes(view.seat);
  if (isCounted) return <>{board.prompt}</>;
  if (exchange.taking) return <GivePrompt taking={exchange.taking} up={view.up} onCancel={exchange.cancel} />;
  if (controls.draft.laid.length > 0) {
    return (
      <VerdictBar controls={controls} crossword={view.crossword} canPlay={mayPlay} cost={sayCost(board, controls)} />
    );
  }
  return (
    <>
      {wasSquareTaken(controls) ? <Prompt isMine says={t('faster')} /> : board.prompt}
      <CallButtons plays={plays} send={send} />
    </>
  );
}

function sayCost({ view: { options } }: RoundBoardProps, { draft, cardsLeft }: DraftControls): string {
  const left = cardsLeft.map(({ card }) => card);
  if (!left.some(isLetter)) return kanUGoBoardText('goesOut');
  return kanUGoBoardText('cost', { cards: draft.laid.length, points: countPoints(left, options.numbers) });
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
          {t('throwIn')}
        </ActionButton>
      )}
      {plays.some(play => play.do === 'pass') && (
        <ActionButton tone="main" onAct={() => void send({ do: 'pass' })}>
          {t('pass')}
        </ActionButton>
      )}
    </>
  );
}

type OwnCardsProps = Pick<PromptAreaProps, 'board' | 'controls' | 'exchange'>;

const PILES = 2;

/** Spectators see the piles only. */
function OwnCards({ board, controls, exchange }: OwnCardsProps): JSX.Element {
  const { view, fresh, advised, lit } = board;
  const { cardsLeft: rest, handCards, draft } = controls;
  const wanted = advised?.do === 'exchange' ? rest.find(({ card }) => card === advised.give) : undefined;
  return (
    <div class={styles.own} style={handGridStyle(handCards.length, PILES)} data-drop="hand">
      {view.seat !== null && (
        <Hand
          label={kanUGoBoardText('cards', { count: rest.length })}
          cards={handCards}
          gone={new Set(draft.laid.map(({ id }) => id))}
          from={findExchangeBy(fresh, view.seat)?.take ?? 'blind'}
          chosen={new Set(draft.picked ? [draft.picked.id] : [])}
          advised={new Set(wanted ? [wanted.id] : [])}
          lit={lit}
          pick={exchange.pick}
        />
      )}
      <Piles board={board} exchange={exchange} />
    </div>
  );
}
