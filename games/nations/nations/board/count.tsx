/** The count after a deal: a slip on the table that says what each side took, was dealt and counts. */
import type { BoardProps } from '@parlour/board-kit/board';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsView } from '../rules/view.ts';
import styles from './count.module.css';
import { sayCount } from './counting.ts';

type CountProps = Pick<BoardProps<NationsView, NationsPlay, NationsEvent>, 'view' | 'fresh' | 'name' | 'past'>;

export function Count({ view, fresh, name, past }: CountProps): JSX.Element {
  const known = useSignal<readonly NationsEvent[]>([]);
  useEffect(() => {
    void past().then(events => {
      known.value = events;
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
