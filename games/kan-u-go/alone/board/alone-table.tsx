/** The table of the patiences. */

import type { BoardProps } from '@parlour/board-kit/board';
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import type { GridCard } from '@parlour/board-kit/components/crossword/crossword.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { CrosswordArea, toGridCards } from '../../board/crossword-area.tsx';
import { type HandCard, handRowsStyle, sourcedCellsToPlay } from '../../board/draft.ts';
import { Meanings } from '../../board/meanings.tsx';
import { PackPile } from '../../board/pack-pile.tsx';
import tableStyles from '../../board/table.module.css';
import { type DraftControls, useDraft } from '../../board/use-draft.ts';
import { VerdictBar } from '../../board/verdict.tsx';
import {
  type AloneEvent,
  type AloneView,
  cardsLeft,
  type PilesView,
  type Source,
  type SourcedCell,
} from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import styles from './alone.module.css';

type PacksProps<V extends PilesView> = AloneTableProps<V> & { readonly controls: DraftControls };

const Packs = <V extends PilesView>({ pile, controls, ...props }: PacksProps<V>): JSX.Element => (
  <div class={tableStyles.packs} data-part="packs">
    {pile && (
      <div class={styles.up} data-pile={pile.count > 1 && isOffered(pile.source, controls)} data-drop="hand">
        <SourceCards label="The card turned up" source={pile.source} controls={controls} />
        <span class={styles.caption}>{pile.count > 0 && !isOffered(pile.source, controls) ? 'used' : 'turned up'}</span>
      </div>
    )}
    <Pack {...props} />
  </div>
);

/** A pile offers its top card until it is played [K3-8r]. */
const isOffered = (source: Source, { cardsLeft: rest, draft }: DraftControls): boolean =>
  [...rest, ...draft.laid].some(({ from }) => from === source);

function Pack<V extends PilesView>({ board, drawPlay, pack, says }: AloneTableProps<V>): JSX.Element {
  const { view, plays, advised, send } = board;
  const canDraw = plays.some(play => play.do === drawPlay);
  return (
    <PackPile
      label={pack}
      says={says}
      count={view.blind}
      place="blind"
      isAdvised={advised?.do === drawPlay}
      onTake={canDraw ? () => void send({ do: drawPlay }) : undefined}
    />
  );
}

type SourceCardsProps = {
  readonly label: string;
  readonly source: Source;
  readonly controls: DraftControls;
  readonly from?: string;
};

export function SourceCards({ label, source, controls, from = 'blind' }: SourceCardsProps): JSX.Element {
  const shown = controls.cardsLeft.filter(card => card.from === source);
  const { picked } = controls.draft;
  return (
    <Hand label={label} cards={shown} from={from} chosen={new Set(picked ? [picked.id] : [])} pick={controls.pick} />
  );
}

export type AloneBoardProps<V extends PilesView = PilesView> = BoardProps<AloneView<V>, AlonePlay, AloneEvent>;

/** KA-1 */
const MAX_CARDS = 4;

export type AloneTableProps<V extends PilesView> = {
  readonly board: AloneBoardProps<V>;
  readonly handCards: readonly HandCard[];
  /** The play for a player who cannot add; `pack` labels what it draws from. */
  readonly drawPlay: 'turn' | 'take';
  readonly pack: string;
  readonly says: string;
  /** The turned-up pile, if the method has one. */
  readonly pile?: { readonly source: Source; readonly count: number };
  own(controls: DraftControls): ComponentChildren;
};

export function AloneTable<V extends PilesView>(props: AloneTableProps<V>): JSX.Element {
  const { board, own } = props;
  const { view, fresh, read } = board;
  const { crossword } = view;
  const controls = useAloneDraft(props);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={tableStyles.table} onKeyDown={controls.press}>
      <Tabletop
        low="hand beside"
        step={fresh}
        middle={
          <div class={tableStyles.middle}>
            <Info {...board} />
            <CrosswordArea controls={controls} crossword={crossword} cards={cardsOn(board, controls)} />
            <Packs {...props} controls={controls} />
          </div>
        }
        prompt={<PromptArea board={board} controls={controls} />}
        own={
          <div
            class={tableStyles.own}
            style={handRowsStyle(controls.cardsLeft.length + controls.draft.laid.length)}
            data-drop="hand"
          >
            {own(controls)}
          </div>
        }
      />
      <Meanings at={controls.lookedUp} {...{ crossword, read }} />
    </div>
  );
}

const advisedCells = ({ advised }: AloneBoardProps): readonly SourcedCell[] =>
  advised?.do === 'add' ? advised.cells : [];

function useAloneDraft<V extends PilesView>({ board, handCards }: AloneTableProps<V>): DraftControls {
  const { view, judge, send } = board;
  const { crossword } = view;
  return useDraft<AlonePlay>({
    crossword,
    handCards: view.seat === null ? [] : handCards,
    maxCards: MAX_CARDS,
    wordsOpen: 'the dictionary',
    advised: advisedCells(board),
    playOf: ({ laid }) => ({ do: 'add', cells: sourcedCellsToPlay(laid, crossword) }),
    judge,
    send,
  });
}

const cardsOn = (board: AloneBoardProps, { draft, status: standing }: DraftControls): GridCard[] =>
  toGridCards({
    crossword: board.view.crossword,
    draft,
    fresh: board.fresh,
    from: () => undefined,
    advised: advisedCells(board),
    isWrong: standing === 'refused',
  });

const Info = ({ view, plays, send }: AloneBoardProps): JSX.Element => (
  <div class={styles.info} data-part="players">
    <p>
      <b>{cardsLeft(view)}</b> to go
    </p>
    {plays.some(play => play.do === 'give-up') && <GiveUp giveUp={() => void send({ do: 'give-up' })} />}
  </div>
);

type PromptAreaProps = { readonly board: AloneBoardProps; readonly controls: DraftControls };

const PromptArea = ({ board, controls }: PromptAreaProps): JSX.Element => (
  <div class={tableStyles.asked}>
    {controls.draft.laid.length > 0 ? (
      <VerdictBar controls={controls} crossword={board.view.crossword} canPlay={board.plays.length > 0} />
    ) : (
      board.prompt
    )}
  </div>
);

/** Confirms in another place, so that a slip of the thumb does not end the game. */
function GiveUp({ giveUp: onGiveUp }: { giveUp(): void }): JSX.Element {
  const isConfirming = useSignal(false);
  return isConfirming.value ? (
    <>
      <ActionButton onAct={() => (isConfirming.value = false)}>Play on</ActionButton>
      <ActionButton tone="main" onAct={onGiveUp}>
        Give up
      </ActionButton>
    </>
  ) : (
    <ActionButton onAct={() => (isConfirming.value = true)}>Give up?</ActionButton>
  );
}
