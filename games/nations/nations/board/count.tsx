/** The count after a deal: a slip on the table that says what each side took, was dealt and counts. */
import type { Spread } from '@parlour/board-kit/board';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { NationsHappening } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsView } from '../rules/view.ts';
import styles from './count.module.css';
import { sayCount } from './counting.ts';

type CountProps = Pick<Spread<NationsView, NationsPlay, NationsHappening>, 'view' | 'fresh' | 'name' | 'past'>;

export function Count({ view, fresh, name, past }: CountProps): JSX.Element {
  const known = useSignal<readonly NationsHappening[]>([]);
  useEffect(() => {
    void past().then(happenings => {
      known.value = happenings;
    });
  }, [fresh]);
  return (
    <section class={styles.count} data-part="slip" aria-label="The deal is counted">
      <h2 class={styles.title}>The deal is counted</h2>
      {sayCount(fresh, known.value, view.seat, name).map((sentence, i) => (
        <p key={i}>{sentence}</p>
      ))}
    </section>
  );
}
