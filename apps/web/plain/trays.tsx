/** What lies on the table, side by side: open cards in trays, the rest in words. What is too much is on a leaf. */
import { Card } from '@parlour/board-kit/pieces/card';
import { Group } from '@parlour/board-kit/pieces/group';
import { Leaf } from '@parlour/board-kit/pieces/leaf';
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Laid } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Copy } from './laid.ts';
import styles from './trays.module.css';

/** So many trays and so many words can be seen on a phone. */
const MOST = 6;

export type TableItem = Omit<Laid, 'cards'> & { readonly cards: readonly Copy[] };

const hasCards = ({ cards }: TableItem): boolean => cards.length > 0;

export type TraysProps = {
  readonly lying: readonly TableItem[];
  /** The cards that some play is about. */
  readonly wanted: ReadonlySet<string>;
  /** Asks what can be done with what lies in a tray. */
  ask(cards: readonly string[]): void;
};

export function Trays({ lying, wanted, ask }: TraysProps): JSX.Element {
  const isOpen = useSignal(false);
  const [trays, words] = [lying.filter(hasCards), lying.filter(one => !hasCards(one))];
  const isTooMuch = trays.length > MOST || words.length > MOST;
  const shown = trays.slice(0, MOST);
  return (
    <>
      {words.length > 0 && (
        <ul class={styles.words} data-alone={shown.length === 0} data-part="words" aria-label="On the table">
          {words.slice(0, MOST).map(one => (
            <li key={one.label} class={styles.word}>
              {one.label}: <b>{one.says ?? 'nothing'}</b>
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
            <Tray key={one.label} item={one} wanted={wanted} ask={ask} />
          ))}
        </div>
      )}
      {isTooMuch && (
        <div class={styles.more} data-part="more">
          <Action onAct={() => (isOpen.value = true)}>All that lies there</Action>
        </div>
      )}
      {isOpen.value && <WholeTable lying={lying} close={() => (isOpen.value = false)} />}
    </>
  );
}

const labelOf = ({ label, says }: TableItem): string => (says === undefined ? label : `${label}: ${says}`);

/** All but the last may lie under the next one. */
const rowOf = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns:
    count === 1 ? 'var(--card-w)' : `repeat(${count - 1}, minmax(0, calc(var(--card-w) * 1.06))) var(--card-w)`,
});

type TrayProps = Pick<TraysProps, 'wanted' | 'ask'> & { readonly item: TableItem };

/** A tray with a card in it that can be played with is a button as a whole: its cards may be small. */
function Tray({ item, wanted, ask }: TrayProps): JSX.Element {
  const cards = item.cards.map(({ card }) => card).filter(card => wanted.has(card));
  if (cards.length === 0)
    return (
      <Group class={styles.tray!} data-part="tray" label={labelOf(item)}>
        <TrayCards {...item} />
      </Group>
    );
  return (
    <button type="button" class={styles.tray} data-part="tray" data-wanted onClick={() => ask(cards)}>
      <TrayCards {...item} />
    </button>
  );
}

const TrayCards = (item: TableItem): JSX.Element => (
  <>
    <span class={styles.label}>{labelOf(item)}</span>
    <span class={styles.room}>
      <span class={styles.row} style={rowOf(item.cards.length)}>
        {item.cards.map(({ card, id }) => (
          <Card key={id} card={card} id={id} from="table" />
        ))}
      </span>
    </span>
  </>
);

type WholeProps = { readonly lying: readonly TableItem[]; close(): void };

/** Cards have names of their own here: those on the table are followed when they move. */
function WholeTable({ lying, close }: WholeProps): JSX.Element {
  return (
    <Leaf label="All that lies on the table" close={close}>
      <ul class={styles.whole}>
        {lying.map(one => (
          <li key={one.label}>
            {labelOf(one)}
            <span class={styles.spread}>
              {one.cards.map(({ card, id }) => (
                <Card key={id} card={card} id={`whole ${id}`} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
