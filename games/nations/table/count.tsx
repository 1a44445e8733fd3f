/** The count after a deal: a slip on the table that says what each side took, was dealt and counts. */
import type { Spread } from '@parlour/felt/board';
import type { JSX } from 'preact';
import type { NationsHappening } from '../rules/apply.ts';
import { english } from '../rules/english.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsView } from '../rules/view.ts';
import styles from './count.module.css';

type CountProps = Pick<Spread<NationsView, NationsPlay, NationsHappening>, 'fresh' | 'name'>;

export function Count({ fresh, name }: CountProps): JSX.Element {
  const counted = fresh.filter(({ what }) => what === 'tricks' || what === 'titles');
  return (
    <section class={styles.count} data-part="slip" aria-label="The deal is counted">
      <h2 class={styles.title}>The deal is counted</h2>
      {counted.map(happening => (
        <p key={happening.what}>{english.say(happening, name, 'board')}</p>
      ))}
    </section>
  );
}
