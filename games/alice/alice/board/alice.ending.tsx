/** The end of Alice: the sets are laid out one by one, and then the whole pack rises into the air and flutters down. */
import { type Ending, rankedBy } from '@parlour/board-kit/ending';
import { Back, Card } from '@parlour/board-kit/pieces/card';
import { Standings } from '@parlour/board-kit/pieces/standings';
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { JSX } from 'preact';
import type { AliceHappening } from '../rules/happenings.ts';
import { leadingOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import { type AliceEnded, decided, headline, steps } from './alice-end.ts';
import styles from './ending.module.css';

type SceneProps = AliceEnded & { readonly step: number };

function Scene({ step, ...ended }: SceneProps): JSX.Element {
  const isDone = step >= steps(ended);
  const rows = rankedBy(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: ended.against(seat),
    place: isDone ? place : undefined,
    score: String(Math.min(score, step)),
    children: <Sets sets={nth(ended.view.finished, seat).slice(0, step)} seat={seat} />,
  }));
  return (
    <div class={styles.alice}>
      <Standings label="The sets" rows={rows} />
      {isDone && <Flutter />}
    </div>
  );
}

type SetsProps = { readonly sets: readonly (number | null)[]; readonly seat: Seat };

/** What lay face down stays face down: only its owner knows which it is. */
const Sets = ({ sets, seat }: SetsProps): JSX.Element => (
  <>
    {sets.map((set, i) =>
      set === null ? <Back key={`back ${i}`} /> : <Card key={set} card={leadingOf(set)} id={`end ${seat} ${set}`} />,
    )}
  </>
);

const LEAVES = Array.from({ length: 18 }, (_, i) => ({
  '--x': `${(i * 37) % 100}%`,
  '--late': `${(i * 131) % 900}ms`,
  '--turn': `${((i * 67) % 720) - 360}deg`,
}));

/** Seen once, by whoever wants motion, and then gone. */
const Flutter = (): JSX.Element => (
  <div class={styles.flutter} aria-hidden="true">
    {LEAVES.map((leaf, i) => (
      <Back key={i} class={styles.leaf!} style={leaf} />
    ))}
  </div>
);

export const ending: Ending<AliceView, AliceHappening> = { steps, headline, decided, Scene };
