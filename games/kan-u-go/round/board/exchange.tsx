/** The exchange: a card and then a pack, a pack and then a card, or a card dropped on a pack. */

import type { DropOutcome } from '@parlour/board-kit/components/cards/hand.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Dropped } from '@parlour/board-kit/input/drag';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Held } from '../../board/laying.ts';
import { PackPile } from '../../board/packs.tsx';
import styles from '../../board/table.module.css';
import type { Laying } from '../../board/use-laying.ts';
import type { Take } from '../rules/cards.ts';
import type { RoundSpread } from './round-words.ts';

export type Exchanging = {
  /** What is to be taken, while the card to give for it is not chosen. */
  readonly taking: Take | undefined;
  take(from: Take): void;
  stop(): void;
  pick(card: Held, dropped?: Dropped): DropOutcome;
};

export function useExchanging({ send }: RoundSpread, laying: Laying): Exchanging {
  const taking = useSignal<Take | undefined>(undefined);
  const stop = (): void => {
    taking.value = undefined;
  };
  const exchange = (give: Held, take: Take): DropOutcome => {
    stop();
    laying.offer(give);
    return send({ do: 'exchange', give: give.card, take });
  };
  return {
    taking: taking.value,
    stop,
    take(from) {
      const { picked } = laying.draft;
      if (picked) void exchange(picked, from);
      else taking.value = taking.value === from ? undefined : from;
    },
    pick(card, dropped) {
      if (dropped?.on === 'up' || dropped?.on === 'blind') return exchange(card, dropped.on);
      return taking.value && !dropped ? exchange(card, taking.value) : laying.pick(card, dropped);
    },
  };
}

type PacksProps = { readonly spread: RoundSpread; readonly exchanging: Exchanging };

export function Packs({ spread: { view, fresh, plays, advised }, exchanging }: PacksProps): JSX.Element {
  const { up, blind, table } = view;
  const canExchange = plays.some(play => play.do === 'exchange');
  const gave = fresh.find(event => event.what === 'exchanged');
  const advises = (from: Take): boolean => advised?.do === 'exchange' && advised.take === from;
  const spot = (place: Take): Pick<Parameters<typeof PackPile>[0], 'place' | 'isChosen' | 'isAdvised' | 'act'> => ({
    place,
    isChosen: exchanging.taking === place,
    isAdvised: advises(place),
    act: canExchange ? () => exchanging.take(place) : undefined,
  });
  const from = gave && gave.seat !== view.seat ? seatPlace(gave.seat) : 'blind';
  return (
    <div class={styles.packs} data-part="packs">
      <PackPile
        {...spot('up')}
        label="turned up"
        says="Take it for a card of yours."
        count={table.pile.length}
        top={up === null ? undefined : { card: up, id: `up ${table.pile.length} ${up}`, from }}
      />
      <PackPile {...spot('blind')} label="blind" says="Take its top card for one of yours." count={blind} />
    </div>
  );
}

type GivingProps = { readonly taking: Take; readonly up: string | null; stop(): void };

export const Giving = ({ taking, up, stop }: GivingProps): JSX.Element => (
  <div class={styles.giving}>
    <output>Which card do you give for {taking === 'up' ? `the ${up ?? 'card'} turned up` : 'a blind one'}?</output>
    <ActionButton onAct={stop}>Keep all</ActionButton>
  </div>
);
