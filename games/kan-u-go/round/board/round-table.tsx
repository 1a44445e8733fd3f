/** The table of Kan-U-Go and the race: the crossword in the middle, the packs beside it, the own cards below. */

import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import type { Flight } from '@parlour/board-kit/motion/moves';
import type { Seat } from '@parlour/kernel/game';
import type { ComponentChildren, JSX } from 'preact';
import { Cloth } from '../../board/cloth.tsx';
import { gridCards } from '../../board/grid.ts';
import { handOf, roomFor } from '../../board/held.ts';
import { cellsOf } from '../../board/laying.ts';
import { Meanings } from '../../board/meanings.tsx';
import styles from '../../board/table.module.css';
import { type Laying, type LayingProps, useLaying } from '../../board/use-laying.ts';
import { VerdictBar } from '../../board/verdict.tsx';
import type { ExchangeEvent, TableEvent } from '../rules/happenings.ts';
import type { TablePlay } from '../rules/plays.ts';
import { Count } from './count.tsx';
import { type Exchanging, Giving, Packs, useExchanging } from './exchange.tsx';
import { Players } from './players.tsx';
import type { RoundSpread } from './round-words.ts';

type RoundProps = {
  readonly spread: RoundSpread;
  /** So many cards may be laid in one turn. */
  readonly most: number;
  readonly wordsOpen: LayingProps<TablePlay>['wordsOpen'];
  /** What lies over the empty cloth. */
  readonly slip?: ComponentChildren;
  /** Short words beside a name. */
  marks(seat: Seat): readonly string[];
};

export function RoundTable({ spread, most, wordsOpen, slip, marks }: RoundProps): JSX.Element {
  const { view, fresh, plays, advised, send, judge, read, name } = spread;
  const { crossword, seat } = view;
  const laying = useLaying<TablePlay>({
    crossword,
    held: handOf(view.hand ?? []),
    most,
    wordsOpen,
    advised: advised?.do === 'add' ? advised.cells : [],
    playOf: draft => ({ do: 'add', cells: cellsOf(draft, crossword) }),
    judge,
    send,
  });
  const exchanging = useExchanging(spread, laying);
  const named = (of: Seat): string => (of === seat ? 'You' : name(of));
  const counted = fresh.find(event => event.what === 'counted');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={styles.table} onKeyDown={laying.press}>
      <Tabletop
        low="hand beside"
        step={fresh}
        flights={flightsOf(view, fresh)}
        going={() => (exchangeBy(fresh, seat) ? 'up' : undefined)}
        middle={
          <div class={styles.middle}>
            <div class={styles.players} data-part="players">
              <Players view={view} name={named} marks={marks} />
            </div>
            <Cloth laying={laying} crossword={crossword} cards={cardsOn(spread, laying)} />
            <Packs spread={spread} exchanging={exchanging} />
            {slip}
            {counted && <Count counted={counted} target={view.options.target} name={named} />}
          </div>
        }
        prompt={
          <div class={styles.asked}>
            {counted ? (
              spread.prompt
            ) : exchanging.taking ? (
              <Giving taking={exchanging.taking} up={view.up} stop={exchanging.stop} />
            ) : laying.draft.laid.length > 0 ? (
              <VerdictBar laying={laying} crossword={crossword} canPlay={seat !== null && view.turn.includes(seat)} />
            ) : isTaken(laying) ? (
              <output class={styles.taken}>Somebody was faster there. Your letters are back.</output>
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

/** Until something else is begun. */
const isTaken = ({ draft: { wasTaken, cursor, picked } }: Laying): boolean => wasTaken === true && !cursor && !picked;

const exchangeBy = (fresh: readonly TableEvent[], seat: Seat | null): ExchangeEvent | undefined =>
  fresh.find((event): event is ExchangeEvent => event.what === 'exchanged' && event.seat === seat);

/** What moves without being seen: the hands of others when they are dealt, and what they take. */
function flightsOf({ others }: RoundSpread['view'], fresh: readonly TableEvent[]): Flight[] {
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

const cardsOn = ({ view, fresh, advised }: RoundSpread, { draft, standing }: Laying): ReturnType<typeof gridCards> =>
  gridCards({
    crossword: view.crossword,
    draft,
    fresh,
    from: seat => (seat === view.seat ? undefined : seatPlace(seat)),
    advised: advised?.do === 'add' ? advised.cells : [],
    isWrong: standing === 'refused',
  });

function Calls({ plays, send }: Pick<RoundSpread, 'plays' | 'send'>): JSX.Element {
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

type OwnProps = { readonly spread: RoundSpread; readonly laying: Laying; readonly pick: Exchanging['pick'] };

function Own({ spread: { view, fresh, advised }, laying, pick }: OwnProps): JSX.Element | null {
  if (view.seat === null) return null;
  const { rest, draft } = laying;
  const wanted = advised?.do === 'exchange' ? rest.find(({ card }) => card === advised.give) : undefined;
  return (
    <div class={styles.own} style={roomFor(rest.length + draft.laid.length)} data-drop="hand">
      <Hand
        label={`Your cards, ${rest.length}`}
        cards={rest}
        from={exchangeBy(fresh, view.seat)?.take ?? 'blind'}
        chosen={new Set(draft.picked ? [draft.picked.id] : [])}
        advised={new Set(wanted ? [wanted.id] : [])}
        pick={pick}
      />
    </div>
  );
}
