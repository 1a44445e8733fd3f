/** What is on the table: open cards in trays, the rest in words, the overflow in a dialog. */
import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import type { DisplayedItem } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { CardCopy } from './descriptions.ts';
import styles from './generic-board.module.css';
import { genericText as t } from './generic-text.ts';

/** The number of trays, and of words, that fit on a phone. */
const MAX_VISIBLE_ITEMS = 6;

export type TableItem = Omit<DisplayedItem, 'cards'> & { readonly cards: readonly CardCopy[] };

const hasCards = ({ cards }: TableItem): boolean => cards.length > 0;

export type TraysProps = {
  readonly items: readonly TableItem[];
  /** The cards that appear in some allowed play. */
  readonly playableCards: ReadonlySet<string>;
  /** Asks which plays are possible with the cards of a tray. */
  onAsk(cards: readonly string[]): void;
};

export function Trays({ items, playableCards, onAsk }: TraysProps): JSX.Element {
  const isOpen = useSignal(false);
  const [trays, words] = [items.filter(hasCards), items.filter(one => !hasCards(one))];
  const hasHiddenItems = trays.length > MAX_VISIBLE_ITEMS || words.length > MAX_VISIBLE_ITEMS;
  const shown = trays.slice(0, MAX_VISIBLE_ITEMS);
  return (
    <>
      {words.length > 0 && (
        <ul class={styles.words} data-alone={shown.length === 0} data-part="words" aria-label={t('onTheTable')}>
          {words.slice(0, MAX_VISIBLE_ITEMS).map(one => (
            <li key={one.label} class={styles.word}>
              {one.label}: <b>{one.says ?? t('nothing')}</b>
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <div
          class={styles.trays}
          style={{ '--wide': Math.min(3, shown.length), '--narrow': Math.min(2, shown.length) }}
        >
          {shown.map(one => (
            <Tray key={one.label} item={one} playableCards={playableCards} onAsk={onAsk} />
          ))}
        </div>
      )}
      {hasHiddenItems && (
        <div class={styles.more} data-part="more">
          <ActionButton onAct={() => (isOpen.value = true)}>{t('showAll')}</ActionButton>
        </div>
      )}
      {isOpen.value && <WholeTable items={items} close={() => (isOpen.value = false)} />}
    </>
  );
}

const itemLabel = ({ label, says }: TableItem): string =>
  says === undefined ? label : t('item', { label, text: says });

/** All cards but the last may be overlapped by the next one. */
const rowStyle = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns:
    count === 1 ? 'var(--card-w)' : `repeat(${count - 1}, minmax(0, calc(var(--card-w) * 1.06))) var(--card-w)`,
});

type TrayProps = Pick<TraysProps, 'playableCards' | 'onAsk'> & { readonly item: TableItem };

/** A tray with a playable card is one button, because its cards may be small. */
function Tray({ item, playableCards, onAsk }: TrayProps): JSX.Element {
  const cards = item.cards.map(({ card }) => card).filter(card => playableCards.has(card));
  if (cards.length === 0)
    return (
      <Group class={styles.tray!} data-part="tray" label={itemLabel(item)}>
        <TrayCards {...item} />
      </Group>
    );
  return (
    <button type="button" class={styles.tray} data-part="tray" data-wanted onClick={() => onAsk(cards)}>
      <TrayCards {...item} />
    </button>
  );
}

const TrayCards = (item: TableItem): JSX.Element => (
  <>
    <span class={styles.label}>{itemLabel(item)}</span>
    <span class={styles.room}>
      <span class={styles.row} style={rowStyle(item.cards.length)}>
        {item.cards.map(({ card, id }) => (
          <Card key={id} card={card} id={id} from="table" />
        ))}
      </span>
    </span>
  </>
);

type WholeTableProps = { readonly items: readonly TableItem[]; close(): void };

/** Cards have other ids here, because those on the table are animated when they move. */
function WholeTable({ items, close }: WholeTableProps): JSX.Element {
  return (
    <Dialog label={t('wholeTable')} close={close}>
      <ul class={styles.whole}>
        {items.map(one => (
          <li key={one.label}>
            {itemLabel(one)}
            <span class={styles.spread}>
              {one.cards.map(({ card, id }) => (
                <Card key={id} card={card} id={`whole ${id}`} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
