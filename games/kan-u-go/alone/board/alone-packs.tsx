/** Beside the crossword of a patience: the pack, the pile turned up, and cards as they are held. */
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import type { JSX } from 'preact';
import { PackPile } from '../../board/packs.tsx';
import tableStyles from '../../board/table.module.css';
import type { Laying } from '../../board/use-laying.ts';
import type { Seen } from '../rules/method.ts';
import type { Source } from '../rules/sources.ts';
import styles from './alone.module.css';
import type { AloneProps } from './alone-table.tsx';

type PacksProps<V extends Seen> = AloneProps<V> & { readonly laying: Laying };

export const Packs = <V extends Seen>({ pile, laying, ...props }: PacksProps<V>): JSX.Element => (
  <div class={tableStyles.packs} data-part="packs">
    {pile && (
      <div class={styles.up} data-pile={pile.count > 1 && isOffered(pile.source, laying)} data-drop="hand">
        <HeldCards label="The card turned up" source={pile.source} laying={laying} />
        <span class={styles.caption}>{pile.count > 0 && !isOffered(pile.source, laying) ? 'used' : 'turned up'}</span>
      </div>
    )}
    <Pack {...props} />
  </div>
);

/** A pile offers its last card until that is played [K3-8r]. */
const isOffered = (source: Source, { rest, draft }: Laying): boolean =>
  [...rest, ...draft.laid].some(({ from }) => from === source);

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
    <Hand label={label} cards={shown} from={from} chosen={new Set(picked ? [picked.id] : [])} pick={laying.pick} />
  );
}
