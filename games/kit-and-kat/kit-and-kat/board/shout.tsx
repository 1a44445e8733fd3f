/** The shout: its buttons, and the verdict all players see. */
import { midSentence } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { KitEvent } from '../rules/events.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import styles from './focus.module.css';
import { type ShoutTarget, targetLabel } from './shout-target.ts';

export type ShoutProps = {
  readonly target: ShoutTarget;
  readonly isAdvised: boolean;
  name(seat: Seat): string;
  onShout(at: Seat): void;
  press(): void;
  release(): void;
};

export const Shout = (props: ShoutProps): JSX.Element => <ShoutButton {...props} size="full" />;

/** While an own card is in view. */
export const CompactShout = (props: ShoutProps): JSX.Element => <ShoutButton {...props} size="compact" />;

function ShoutButton(props: ShoutProps & { readonly size: 'full' | 'compact' }): JSX.Element {
  const { target, isAdvised, size, name, onShout, press, release } = props;
  return (
    <button
      type="button"
      class={styles.shout}
      data-spot="shout"
      data-size={size}
      data-advised={isAdvised}
      aria-keyshortcuts="k"
      aria-describedby={size === 'full' ? 'shout-price' : undefined}
      onPointerDown={press}
      onPointerLeave={release}
      onClick={() => {
        onShout(target.at);
        release();
      }}
    >
      <b>{kitBoardText('shoutCall')}</b> <span>{targetLabel(target, name)}</span>
    </button>
  );
}

/** Or until a player touches the table. */
const PLACARD_MS = 2000;

type Price = KitView['falseShout'];
type ShoutPlacardProps = { readonly fresh: readonly KitEvent[]; readonly price: Price; name(seat: Seat): string };

export function ShoutPlacard({ fresh, price, name }: ShoutPlacardProps): JSX.Element | null {
  const shout = fresh.find(event => event.what === 'shout');
  return shout?.what === 'shout' ? <Placard {...{ shout, price, name }} /> : null;
}

const VERDICTS = { mistake: 'verdictMistake', late: 'verdictLate', false: 'verdictFalse' } as const;

type PlacardProps = Pick<ShoutPlacardProps, 'name' | 'price'> & { readonly shout: KitEvent & { what: 'shout' } };

function Placard({ shout, price, name }: PlacardProps): JSX.Element | null {
  const over = useSignal<unknown>(undefined);
  useEffect(() => {
    const end = (): void => {
      over.value = shout;
    };
    const timer = setTimeout(end, PLACARD_MS);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [shout]);
  if (over.value === shout) return null;
  const isGood = shout.verdict !== 'false';
  const players = { player: name(shout.seat), accused: midSentence(name(shout.at)) };
  return (
    <p class={styles.heard} data-part="slip" data-good={isGood}>
      <b class={styles.word}>{kitBoardText('shoutCall')}</b>
      <span>{kitBoardText(isGood ? 'caught' : 'shouted', players)}</span>
      <span>{kitBoardText(VERDICTS[shout.verdict])}</span>
      {!isGood && <span>{kitBoardText(price === 'card' ? 'paidCard' : 'paidSilence')}</span>}
    </p>
  );
}
