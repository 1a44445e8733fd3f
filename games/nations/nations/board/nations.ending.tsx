/** The end of Nations: the titles that were shown lie on the table, and the points of the last deal are counted up. */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import { conjugate, countUpTo, type Ending, joinWithAnd } from '@parlour/board-kit/ending';
import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import styles from '../../board/ending.module.css';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsView } from '../rules/view.ts';
import {
  decided,
  gainOf,
  headline,
  type NationsEnded,
  pointSteps,
  SIDES,
  sideName,
  steps,
  titlesIn,
  trickSteps,
} from './nations-end.ts';

function Scene({ step, ...ended }: NationsEnded & { readonly step: number }): JSX.Element {
  const tricks = Math.max(0, step - titlesIn(ended));
  const points = Math.max(0, tricks - trickSteps(ended));
  const isDone = step >= steps(ended);
  const rows = SIDES.map(side => {
    const [score, gain] = [itemAt(ended.view.scores, side), gainOf(ended, side)];
    const names = [ended.name(side), ended.name(side + 2)];
    return {
      seats: [side, side + 2],
      name: sideName(ended, side),
      note: ended.me === null ? '' : joinWithAnd(names),
      place: isDone ? (side === ended.view.winner ? 1 : 2) : undefined,
      children: <Tricks count={Math.min(itemAt(ended.view.tricks, side), tricks)} />,
      score: `${score - gain + countUpTo(gain, points, pointSteps(ended))} of ${ended.view.target}`,
    };
  });
  const ranked = isDone ? rows.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)) : rows;
  return (
    <div class={styles.nations}>
      <Shown {...ended} step={step} />
      <FinalStandings label="The score" rows={ranked} />
    </div>
  );
}

const Tricks = ({ count }: { readonly count: number }): JSX.Element => (
  <span class={styles.tricks} role="img" aria-label={pluralize(count, 'trick')}>
    {Array.from({ length: count }, (_, i) => (
      <CardBack key={i} />
    ))}
  </span>
);

/** The titles that the last call has brought to light, before those who were dealt them. */
function Shown({ view, name, step }: NationsEnded & { readonly step: number }): JSX.Element | null {
  if (view.shown.length === 0) return null;
  const before = view.shown.map((_, i) => view.shown.slice(0, i).reduce((sum, { cards }) => sum + cards.length, 0));
  return (
    <div class={styles.shown}>
      {view.shown.map(({ seat, cards }, i) => (
        <Group
          key={seat}
          class={styles.titles!}
          label={`Titles ${name(seat)} ${conjugate([name(seat)], 'shows', 'show')}`}
        >
          <span class={styles.cards}>
            {cards.slice(0, Math.max(0, step - itemAt(before, i))).map(card => (
              <Card key={card} card={card} id={`shown ${card}`} />
            ))}
          </span>
          <span class={styles.says} aria-hidden="true">
            {name(seat)} {conjugate([name(seat)], 'shows', 'show')}
          </span>
        </Group>
      ))}
    </div>
  );
}

export const ending: Ending<NationsView, NationsEvent> = { steps, headline, decided, Scene };
