/** The table of the patiences: the crossword, the cards that may be laid, and the pack that brings others. */
import type { Spread } from '@parlour/felt/board';
import { Hand, type HandCard } from '@parlour/felt/pieces/hand';
import { Action } from '@parlour/felt/pieces/prompt';
import { Tabletop } from '@parlour/felt/pieces/tabletop';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { AloneHappening, AloneView, Seen } from '../rules/alone/method.ts';
import { cardsLeft } from '../rules/alone/method.ts';
import type { AlonePlay } from '../rules/alone/plays.ts';
import type { Source } from '../rules/alone/sources.ts';
import styles from './alone.module.css';
import { Cloth } from './cloth.tsx';
import { gridCards } from './grid.ts';
import { type Held, sourcedCellsOf } from './laying.ts';
import { Meanings } from './meanings.tsx';
import { PackPile } from './packs.tsx';
import tableStyles from './table.module.css';
import { type Laying, useLaying } from './use-laying.ts';
import { VerdictBar } from './verdict.tsx';

export type AloneSpread<V extends Seen = Seen> = Spread<AloneView<V>, AlonePlay, AloneHappening>;

/** KA-1 */
const MOST = 4;

type AloneProps<V extends Seen> = {
  readonly spread: AloneSpread<V>;
  readonly held: readonly Held[];
  /** What a player does who is unable, and what the pack he does it with is called. */
  readonly unable: 'turn' | 'take';
  readonly pack: string;
  readonly says: string;
  /** The pile turned up beside the pack, where there is one: what it is as a source, and how many lie there. */
  readonly pile?: { readonly source: Source; readonly count: number };
  /** The cards below the crossword, as the method lays them. */
  own(laying: Laying): ComponentChildren;
};

export function AloneTable<V extends Seen>(props: AloneProps<V>): JSX.Element {
  const { spread, held, pile, own } = props;
  const { view, fresh, plays, advised, send, judge, read } = spread;
  const { crossword } = view;
  const laying = useLaying<AlonePlay>({
    crossword,
    held: view.seat === null ? [] : held,
    most: MOST,
    advised: advised?.do === 'add' ? advised.cells : [],
    playOf: ({ laid }) => ({ do: 'add', cells: sourcedCellsOf(laid, crossword) }),
    judge,
    send,
  });
  const cards = gridCards({
    crossword,
    draft: laying.draft,
    fresh,
    from: () => undefined,
    advised: advised?.do === 'add' ? advised.cells : [],
    isWrong: laying.standing === 'refused',
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are typed wherever on the table one is
    <div class={tableStyles.table} onKeyDown={laying.press}>
      <Tabletop
        low="hand beside"
        step={fresh}
        middle={
          <div class={tableStyles.middle}>
            <div class={styles.info} data-part="players">
              <p>
                <b>{cardsLeft(view)}</b> to go
              </p>
              {plays.some(play => play.do === 'give-up') && <GiveUp giveUp={() => void send({ do: 'give-up' })} />}
            </div>
            <Cloth laying={laying} crossword={crossword} cards={cards} />
            <div class={tableStyles.packs} data-part="packs">
              {pile && (
                <div class={styles.up} data-pile={pile.count > 1} data-drop="hand">
                  <HeldCards label="The card turned up" source={pile.source} laying={laying} />
                  <span class={styles.caption}>turned up</span>
                </div>
              )}
              <Pack {...props} />
            </div>
          </div>
        }
        prompt={
          <div class={tableStyles.asked}>
            {laying.draft.laid.length > 0 ? (
              <VerdictBar laying={laying} crossword={crossword} canPlay={plays.length > 0} />
            ) : (
              spread.prompt
            )}
          </div>
        }
        own={
          <div class={tableStyles.own} data-drop="hand">
            {own(laying)}
          </div>
        }
      />
      <Meanings at={laying.lookedUp} {...{ crossword, read }} />
    </div>
  );
}

/** What a player turns to who is unable. */
function Pack<V extends Seen>({ spread, unable, pack, says }: AloneProps<V>): JSX.Element {
  const { view, plays, advised, send } = spread;
  const canGoOn = plays.some(play => play.do === unable);
  return (
    <PackPile
      label={pack}
      says={says}
      count={view.blind}
      place="blind"
      isAdvised={advised?.do === unable}
      act={canGoOn ? () => void send({ do: unable }) : undefined}
    />
  );
}

/** Asked twice: an end is not taken back by a slip of the thumb. */
function GiveUp({ giveUp }: { giveUp(): void }): JSX.Element {
  const isAsked = useSignal(false);
  return isAsked.value ? (
    <>
      <Action tone="main" onAct={giveUp}>
        Give up
      </Action>
      <Action onAct={() => (isAsked.value = false)}>Play on</Action>
    </>
  ) : (
    <Action onAct={() => (isAsked.value = true)}>Give up?</Action>
  );
}

type HeldCardsProps = {
  readonly label: string;
  readonly source: Source;
  readonly laying: Laying;
  readonly from?: string;
};

/** Those cards of one source that are not on the cloth. */
export function HeldCards({ label, source, laying, from = 'blind' }: HeldCardsProps): JSX.Element {
  const shown = laying.rest.filter(card => card.from === source);
  const { picked } = laying.draft;
  return (
    <Hand
      label={label}
      cards={shown as readonly HandCard[]}
      from={from}
      chosen={new Set(picked ? [picked.id] : [])}
      pick={(card, dropped) => laying.pick(card, dropped)}
    />
  );
}
