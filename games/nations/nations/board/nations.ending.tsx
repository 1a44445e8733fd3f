/** The end of Nations: the titles that were shown lie on the table, and the points of the last deal are counted up. */

import { type Ending, listed, upTo, verb } from '@parlour/board-kit/ending';
import { Back, Card } from '@parlour/board-kit/pieces/card';
import { Group } from '@parlour/board-kit/pieces/group';
import { Standings } from '@parlour/board-kit/pieces/standings';
import { nth } from '@parlour/kernel/must';
import { counted } from '@parlour/kernel/saying';
import type { JSX } from 'preact';
import styles from '../../board/ending.module.css';
import type { NationsHappening } from '../rules/apply.ts';
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
    const [score, gain] = [nth(ended.view.scores, side), gainOf(ended, side)];
    const names = [ended.name(side), ended.name(side + 2)];
    return {
      seats: [side, side + 2],
      name: sideName(ended, side),
      note: ended.me === null ? '' : listed(names),
      place: isDone ? (side === ended.view.winner ? 1 : 2) : undefined,
      children: <Tricks count={Math.min(nth(ended.view.tricks, side), tricks)} />,
      score: `${score - gain + upTo(gain, points, pointSteps(ended))} of ${ended.view.target}`,
    };
  });
  const ranked = isDone ? rows.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)) : rows;
  return (
    <div class={styles.nations}>
      <Shown {...ended} step={step} />
      <Standings label="The score" rows={ranked} />
    </div>
  );
}

const Tricks = ({ count }: { readonly count: number }): JSX.Element => (
  <span class={styles.tricks} role="img" aria-label={counted(count, 'trick')}>
    {Array.from({ length: count }, (_, i) => (
      <Back key={i} />
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
        <Group key={seat} class={styles.titles!} label={`Titles ${name(seat)} ${verb([name(seat)], 'shows', 'show')}`}>
          <span class={styles.cards}>
            {cards.slice(0, Math.max(0, step - nth(before, i))).map(card => (
              <Card key={card} card={card} id={`shown ${card}`} />
            ))}
          </span>
          <span class={styles.says} aria-hidden="true">
            {name(seat)} {verb([name(seat)], 'shows', 'show')}
          </span>
        </Group>
      ))}
    </div>
  );
}

export const ending: Ending<NationsView, NationsHappening> = { steps, headline, decided, Scene };
