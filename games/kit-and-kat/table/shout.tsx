/** The shout: a button that is always there, and what everybody hears. Whether it is right is for the referee. */
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { KitHappening } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';
import { SHOUT } from './kit-words.ts';
import styles from './shout.module.css';
import { useKey } from './use-key.ts';

/** At whom: the turn that may still be shouted at (KK-18r), or else whoever is to play. */
function shoutedAt({ seat, window, player, scores }: KitView): Seat {
  const at = window?.seat ?? player;
  return at === seat ? (player === seat ? (player + 1) % scores.length : player) : at;
}

type ShoutProps = {
  readonly view: KitView;
  readonly isAdvised: boolean;
  name(seat: Seat): string;
  shout(at: Seat): void;
};

export function ShoutButton({ view, isAdvised, name, shout }: ShoutProps): JSX.Element {
  const at = shoutedAt(view);
  useKey('k', () => {
    shout(at);
    return true;
  });
  return (
    <div class={styles.corner}>
      <button
        type="button"
        class={styles.shout}
        data-spot="shout"
        data-advised={isAdvised}
        aria-keyshortcuts="k"
        aria-describedby="shout-price"
        onClick={() => shout(at)}
      >
        {SHOUT} <small class={styles.at}>a mistake by {name(at)}?</small>
      </button>
      <small id="shout-price" class={styles.price}>
        {PRICES[view.falseShout]}
      </small>
    </div>
  );
}

/** KK-20r, told before it is paid. */
const PRICES: Readonly<Record<KitView['falseShout'], string>> = {
  silence: 'Wrong: silent this turn',
  card: 'Wrong: it costs a card',
};

type HeardProps = { readonly fresh: readonly KitHappening[]; name(seat: Seat): string };

const VERDICTS = { mistake: 'A mistake!', late: 'A 1 held back!', false: 'There was no mistake.' } as const;

export function ShoutHeard({ fresh, name }: HeardProps): JSX.Element | null {
  const shout = fresh.find(happening => happening.what === 'shout');
  if (shout?.what !== 'shout') return null;
  return (
    <p class={styles.heard} data-part="slip" data-good={shout.verdict !== 'false'}>
      <span class={styles.who}>
        {name(shout.seat)} at {name(shout.at)}:
      </span>
      <b class={styles.word}>{SHOUT}</b>
      <span class={styles.who}>{VERDICTS[shout.verdict]}</span>
    </p>
  );
}
