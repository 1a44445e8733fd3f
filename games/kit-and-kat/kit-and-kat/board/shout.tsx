/** The shout: a button that is always there, and what everybody hears. Whether it is right is for the referee. */
import { midSentence } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { KitEvent } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';
import { type Aim, aimIn, isSameAim, sayAim } from './aim.ts';
import { SHOUT } from './kit-words.ts';
import styles from './shout.module.css';
import { useKey } from './use-key.ts';

type ShoutProps = {
  readonly view: KitView;
  readonly isAdvised: boolean;
  name(seat: Seat): string;
  shout(at: Seat): void;
};

export function ShoutButton({ view, isAdvised, name, shout }: ShoutProps): JSX.Element {
  const { aim, press, release } = useAim(aimIn(view));
  const act = (): void => {
    if (!aim.silent) shout(aim.at);
  };
  useKey('k', () => {
    act();
    return !aim.silent;
  });
  return (
    <div class={styles.corner}>
      <button
        type="button"
        class={styles.shout}
        data-spot="shout"
        data-advised={isAdvised}
        data-open={aim.open}
        aria-keyshortcuts="k"
        aria-describedby="shout-price"
        aria-disabled={aim.silent}
        onPointerDown={press}
        onPointerLeave={release}
        onClick={() => {
          act();
          release();
        }}
      >
        {SHOUT} <small class={styles.at}>{sayAim(aim, name)}</small>
      </button>
      <small id="shout-price" class={styles.price}>
        {PRICES[view.falseShout]}
      </small>
    </div>
  );
}

/** A finger on its way to the button means what stood there when it set out. */
const ON_ITS_WAY = 500;

type Aiming = { readonly aim: Aim; press(): void; release(): void };

/** What stands on the button follows the table a moment later, and never under a finger. */
function useAim(now: Aim): Aiming {
  const shown = useSignal(now);
  const isPressed = useSignal(false);
  const isSame = isSameAim(shown.value, now);
  useEffect(() => {
    if (isSame || isPressed.value) return;
    const timer = setTimeout(() => (shown.value = now), ON_ITS_WAY);
    return () => clearTimeout(timer);
  }, [isSame, isPressed.value, now.at, now.silent]);
  return {
    aim: isSame ? now : shown.value,
    press: () => (isPressed.value = true),
    release: () => (isPressed.value = false),
  };
}

/** KK-20r, told before it is paid. */
const PRICES: Readonly<Record<KitView['falseShout'], string>> = {
  silence: 'Wrong: silent this turn',
  card: 'Wrong: it costs a card',
};

/** The same once it is paid. */
const PAID: Readonly<Record<KitView['falseShout'], string>> = {
  silence: 'No more shouts at this turn.',
  card: 'It costs a card.',
};

type Price = KitView['falseShout'];
type HeardProps = { readonly fresh: readonly KitEvent[]; readonly price: Price; name(seat: Seat): string };

const VERDICTS = { mistake: 'A mistake!', late: 'A 1 held back!', false: 'There was no mistake.' } as const;

/** Seen for so long, or until somebody touches the table. */
const SEEN = 2000;

export function ShoutHeard({ fresh, price, name }: HeardProps): JSX.Element | null {
  const shout = fresh.find(event => event.what === 'shout');
  return shout?.what === 'shout' ? <Placard {...{ shout, price, name }} /> : null;
}

type PlacardProps = Pick<HeardProps, 'name' | 'price'> & { readonly shout: KitEvent & { what: 'shout' } };

function Placard({ shout, price, name }: PlacardProps): JSX.Element | null {
  const over = useSignal<unknown>(undefined);
  useEffect(() => {
    const end = (): void => {
      over.value = shout;
    };
    const timer = setTimeout(end, SEEN);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [shout]);
  if (over.value === shout) return null;
  return (
    <p class={styles.heard} data-part="slip" data-good={shout.verdict !== 'false'}>
      <span class={styles.who}>
        {name(shout.seat)} at {midSentence(name(shout.at))}:
      </span>
      <b class={styles.word}>{SHOUT}</b>
      <span class={styles.who}>{VERDICTS[shout.verdict]}</span>
      {shout.verdict === 'false' && <span class={styles.who}>{PAID[price]}</span>}
    </p>
  );
}
