/** The end of Alice: the sets are laid out one by one, and then the whole pack rises into the air and flutters down. */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { type Ending, rankByScore } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { JSX } from 'preact';
import type { AliceEvent } from '../rules/happenings.ts';
import { leadingOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import { type AliceEnded, decided, headline, steps } from './alice-end.ts';
import styles from './ending.module.css';

type SceneProps = AliceEnded & { readonly step: number };

function Scene({ step, ...ended }: SceneProps): JSX.Element {
  const isDone = step >= steps(ended);
  const rows = rankByScore(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: ended.against(seat),
    place: isDone ? place : undefined,
    score: String(Math.min(score, step)),
    children: <Sets sets={itemAt(ended.view.finished, seat).slice(0, step)} seat={seat} />,
  }));
  return (
    <div class={styles.alice}>
      <FinalStandings label="The sets" rows={rows} />
      {isDone && <Flutter />}
    </div>
  );
}

type SetsProps = { readonly sets: readonly (number | null)[]; readonly seat: Seat };

/** What lay face down stays face down: only its owner knows which it is. */
const Sets = ({ sets, seat }: SetsProps): JSX.Element => (
  <>
    {sets.map((set, i) =>
      set === null ? (
        <CardBack key={`back ${i}`} />
      ) : (
        <Card key={set} card={leadingOf(set)} id={`end ${seat} ${set}`} />
      ),
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
      <CardBack key={i} class={styles.leaf!} style={leaf} />
    ))}
  </div>
);

export const ending: Ending<AliceView, AliceEvent> = { steps, headline, decided, Scene };
