/** The table of the patiences. */

import type { BoardProps } from '@parlour/board-kit/board';
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import type { GridCard } from '@parlour/board-kit/components/crossword/crossword.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import pileStyles from '../../board/board.module.css';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { CrosswordArea, toGridCards } from '../../board/crossword-area.tsx';
import { type HandCard, sourcedCellsToPlay } from '../../board/draft.ts';
import { LogPanel } from '../../board/log-panel.tsx';
import { Meanings } from '../../board/meanings.tsx';
import { PackPile } from '../../board/pack-pile.tsx';
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
import { aloneBoardText as t } from './alone-board-text.ts';

type PilesProps<V extends PilesView> = AloneTableProps<V> & { readonly controls: DraftControls };

/** At the free end of the own cards. */
const Piles = <V extends PilesView>({ pile, controls, ...props }: PilesProps<V>): JSX.Element => (
  <>
    {pile && <FaceUpPile {...pile} controls={controls} />}
    <Pack {...props} />
  </>
);

type FaceUpPileProps = {
  readonly source: Source;
  readonly count: number;
  readonly controls: DraftControls;
};

function FaceUpPile({ source, count, controls }: FaceUpPileProps): JSX.Element {
  const isOffered = controls.handCards.some(({ from }) => from === source);
  return (
    <div class={`${styles.up} ${pileStyles.first}`} data-pile={count > 1 && isOffered} data-drop="hand">
      <SourceCards label={t('faceUpCard')} source={source} controls={controls} />
      <span class={pileStyles.label}>{kanUGoBoardText(count > 0 && !isOffered ? 'used' : 'faceUp')}</span>
    </div>
  );
}

function Pack<V extends PilesView>({ board, drawPlay, pack, says }: AloneTableProps<V>): JSX.Element {
  const { view, plays, advised, send } = board;
  const canDraw = plays.some(play => play.do === drawPlay);
  return (
    <PackPile
      class={pileStyles.last}
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
  const { picked, laid } = controls.draft;
  return (
    <Hand
      label={label}
      cards={controls.handCards.filter(card => card.from === source)}
      gone={new Set(laid.map(({ id }) => id))}
      from={from}
      chosen={new Set(picked ? [picked.id] : [])}
      pick={controls.pick}
    />
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
  /** The grid of the own cards. */
  readonly places: Record<string, number>;
  own(controls: DraftControls): ComponentChildren;
};

export function AloneTable<V extends PilesView>(props: AloneTableProps<V>): JSX.Element {
  const { board, places, own } = props;
  const { view, fresh, read } = board;
  const { crossword } = view;
  const controls = useAloneDraft(props);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={pileStyles.table} onKeyDown={controls.press}>
      <Tabletop
        low="hand-beside"
        step={fresh}
        score={<Info {...board} />}
        middle={
          <div class={pileStyles.middle}>
            <CrosswordArea controls={controls} crossword={crossword} cards={cardsOn(board, controls)} />
          </div>
        }
        prompt={<PromptArea board={board} controls={controls} />}
        own={
          <div class={pileStyles.own} style={places} data-drop="hand">
            {own(controls)}
            <Piles {...props} controls={controls} />
          </div>
        }
        left={
          <section class={pileStyles.panel}>
            <Info {...board} />
          </section>
        }
        right={<LogPanel recent={board.recent ?? []} />}
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
    wordsOpen: 'dictionary',
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
  <div class={styles.info} data-part="to-go">
    <p>{t.rich<ComponentChildren, 'toGo'>('toGo', { cards: cardsLeft(view), b: content => <b>{content}</b> })}</p>
    {plays.some(play => play.do === 'give-up') && <GiveUp giveUp={() => void send({ do: 'give-up' })} />}
  </div>
);

type PromptAreaProps = { readonly board: AloneBoardProps; readonly controls: DraftControls };

function PromptArea({ board, controls }: PromptAreaProps): JSX.Element {
  const laid = controls.draft.laid.length;
  if (laid === 0) return <>{board.prompt}</>;
  const cost = kanUGoBoardText('costAlone', { cards: laid, left: cardsLeft(board.view) - laid });
  return (
    <VerdictBar controls={controls} crossword={board.view.crossword} canPlay={board.plays.length > 0} cost={cost} />
  );
}

/** Confirms in another place, so that a slip of the thumb does not end the game. */
function GiveUp({ giveUp: onGiveUp }: { giveUp(): void }): JSX.Element {
  const isConfirming = useSignal(false);
  return isConfirming.value ? (
    <>
      <ActionButton onAct={() => (isConfirming.value = false)}>{t('playOn')}</ActionButton>
      <ActionButton tone="main" onAct={onGiveUp}>
        {t('giveUp')}
      </ActionButton>
    </>
  ) : (
    <ActionButton tone="quiet" onAct={() => (isConfirming.value = true)}>
      {t('askGiveUp')}
    </ActionButton>
  );
}
