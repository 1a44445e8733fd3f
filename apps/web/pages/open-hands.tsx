/** The hands of the others, where all lie open: each with its name, all cards readable. */
import { usePack } from '@parlour/board-kit/pack';
import { Card } from '@parlour/board-kit/pieces/card';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { OpenHand } from '../host/puzzling.ts';
import styles from './open-hands.module.css';

type OpenHandsProps = { readonly hands: readonly OpenHand[]; readonly name: (seat: Seat) => string };

/** A longer hand has a row of its own. */
const SHORT = 6;

export function OpenHands({ hands, name }: OpenHandsProps): JSX.Element | null {
  const { shape } = usePack();
  if (hands.length === 0) return null;
  const longest = Math.max(...hands.map(({ cards }) => cards.length));
  return (
    <section
      class={styles.hands}
      aria-label="The hands of the others"
      data-long={longest > SHORT}
      style={{ '--shape': shape, '--hands': hands.length }}
    >
      {hands.map(({ seat, cards }) => (
        <div key={seat} class={styles.hand}>
          <h2 class={styles.name}>{name(seat)}</h2>
          <ul class={styles.cards} aria-label={`The hand of ${name(seat)}`} style={{ '--steps': cards.length - 1 }}>
            {cards.map(card => (
              <li key={card}>
                <Card card={card} id={`open-${card}`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
