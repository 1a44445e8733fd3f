/** The table of the patiences: the crossword, the cards that may be laid, and the pack that brings others. */
import type { BoardProps } from '@parlour/board-kit/board';
import type { GridCard } from '@parlour/board-kit/components/crossword/crossword.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Cloth } from '../../board/cloth.tsx';
import { gridCards } from '../../board/grid.ts';
import { roomFor } from '../../board/held.ts';
import { type Held, sourcedCellsOf } from '../../board/laying.ts';
import { Meanings } from '../../board/meanings.tsx';
import tableStyles from '../../board/table.module.css';
import { type Laying, useLaying } from '../../board/use-laying.ts';
import { VerdictBar } from '../../board/verdict.tsx';
import type { AloneEvent, AloneView, Seen } from '../rules/method.ts';
import { cardsLeft } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { Source, SourcedCell } from '../rules/sources.ts';
import styles from './alone.module.css';
import { Packs } from './alone-packs.tsx';

export type AloneSpread<V extends Seen = Seen> = BoardProps<AloneView<V>, AlonePlay, AloneEvent>;

/** KA-1 */
const MOST = 4;

export type AloneProps<V extends Seen> = {
  readonly spread: AloneSpread<V>;
  readonly held: readonly Held[];
  /** What a player does who is unable, and what the pack they do it with is called. */
  readonly unable: 'turn' | 'take';
  readonly pack: string;
  readonly says: string;
  /** The pile turned up beside the pack, where there is one: what it is as a source, and how many lie there. */
  readonly pile?: { readonly source: Source; readonly count: number };
  /** The cards below the crossword, as the method lays them. */
  own(laying: Laying): ComponentChildren;
};

export function AloneTable<V extends Seen>(props: AloneProps<V>): JSX.Element {
  const { spread, own } = props;
  const { view, fresh, read } = spread;
  const { crossword } = view;
  const laying = useAloneLaying(props);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={tableStyles.table} onKeyDown={laying.press}>
      <Tabletop
        low="hand beside"
        step={fresh}
        middle={
          <div class={tableStyles.middle}>
            <Info {...spread} />
            <Cloth laying={laying} crossword={crossword} cards={cardsOn(spread, laying)} />
            <Packs {...props} laying={laying} />
          </div>
        }
        prompt={<Asked spread={spread} laying={laying} />}
        own={
          <div class={tableStyles.own} style={roomFor(laying.rest.length + laying.draft.laid.length)} data-drop="hand">
            {own(laying)}
          </div>
        }
      />
      <Meanings at={laying.lookedUp} {...{ crossword, read }} />
    </div>
  );
}

const advisedCells = ({ advised }: AloneSpread): readonly SourcedCell[] => (advised?.do === 'add' ? advised.cells : []);

function useAloneLaying<V extends Seen>({ spread, held }: AloneProps<V>): Laying {
  const { view, judge, send } = spread;
  const { crossword } = view;
  return useLaying<AlonePlay>({
    crossword,
    held: view.seat === null ? [] : held,
    most: MOST,
    wordsOpen: 'the dictionary',
    advised: advisedCells(spread),
    playOf: ({ laid }) => ({ do: 'add', cells: sourcedCellsOf(laid, crossword) }),
    judge,
    send,
  });
}

const cardsOn = (spread: AloneSpread, { draft, standing }: Laying): GridCard[] =>
  gridCards({
    crossword: spread.view.crossword,
    draft,
    fresh: spread.fresh,
    from: () => undefined,
    advised: advisedCells(spread),
    isWrong: standing === 'refused',
  });

const Info = ({ view, plays, send }: AloneSpread): JSX.Element => (
  <div class={styles.info} data-part="players">
    <p>
      <b>{cardsLeft(view)}</b> to go
    </p>
    {plays.some(play => play.do === 'give-up') && <GiveUp giveUp={() => void send({ do: 'give-up' })} />}
  </div>
);

type AskedProps = { readonly spread: AloneSpread; readonly laying: Laying };

const Asked = ({ spread, laying }: AskedProps): JSX.Element => (
  <div class={tableStyles.asked}>
    {laying.draft.laid.length > 0 ? (
      <VerdictBar laying={laying} crossword={spread.view.crossword} canPlay={spread.plays.length > 0} />
    ) : (
      spread.prompt
    )}
  </div>
);

/** Asked twice, and not in the same place: an end is not taken back by a slip of the thumb. */
function GiveUp({ giveUp }: { giveUp(): void }): JSX.Element {
  const isAsked = useSignal(false);
  return isAsked.value ? (
    <>
      <ActionButton onAct={() => (isAsked.value = false)}>Play on</ActionButton>
      <ActionButton tone="main" onAct={giveUp}>
        Give up
      </ActionButton>
    </>
  ) : (
    <ActionButton onAct={() => (isAsked.value = true)}>Give up?</ActionButton>
  );
}
