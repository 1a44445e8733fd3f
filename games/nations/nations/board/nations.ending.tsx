/** The end of Nations: lays out the titles shown and counts up the points of the last deal. */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import { conjugate, countUpTo, type Ending, type EndingProps, joinWithAnd } from '@parlour/board-kit/ending';
import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import styles from '../../board/ending.module.css';
import type { NationsEvent } from '../rules/apply.ts';
import { english } from '../rules/english.ts';
import type { NationsView } from '../rules/view.ts';

export type NationsEnded = EndingProps<NationsView, NationsEvent>;
type ScoringEvent = NationsEvent & { readonly what: 'tricks' | 'titles' };

export const SIDES = [0, 1] as const;

/** Returns what scored in the last deal. */
const scoringEvents = ({ events: told }: NationsEnded): ScoringEvent[] =>
  told
    .slice(told.findLastIndex(({ what }) => what === 'deal'))
    .filter((event): event is ScoringEvent => event.what === 'tricks' || event.what === 'titles');

export const pointsGained = (ended: NationsEnded, side: number): number =>
  scoringEvents(ended).reduce((sum, { points }) => sum + (points?.[side] ?? 0), 0);

/** Returns We or They for a player, names for a spectator. */
export function sideName({ me, name }: NationsEnded, side: number): string {
  if (me === null) return joinWithAnd([name(side), name(side + 2)]);
  return side === me % 2 ? 'We' : 'They';
}

export const titleSteps = ({ view }: NationsEnded): number =>
  view.shown.reduce((sum, { cards }) => sum + cards.length, 0);

/** Titles first, then tricks, then points. */
export const trickSteps = ({ view }: NationsEnded): number => Math.max(...view.tricks);
export const pointSteps = (ended: NationsEnded): number => Math.max(...SIDES.map(side => pointsGained(ended, side)));
export const steps = (ended: NationsEnded): number => titleSteps(ended) + trickSteps(ended) + pointSteps(ended);

export function headline(ended: NationsEnded): string {
  const { winner, scores } = ended.view;
  const won = winner ?? 0;
  return `${sideName(ended, won)} have won, ${itemAt(scores, won)} to ${itemAt(scores, 1 - won) || 'nil'}.`;
}

export function decided(ended: NationsEnded): string {
  const { view, name } = ended;
  const last = scoringEvents(ended).at(-1);
  const caller = view.called.at(-1);
  if (view.shown.length === 0 || caller === undefined)
    return scoringEvents(ended)
      .map(event => english.say(event, name, 'board'))
      .join(' ');
  const points = last?.points?.[caller % 2] ?? 0;
  const called = `${name(caller)} called “Can you one?” and the titles were shown: ${points} points, and a call ends the game at once`;
  return `${called}${view.trick.length > 0 ? ', in the middle of a trick' : ''}.`;
}

function Scene({ step, ...ended }: NationsEnded & { readonly step: number }): JSX.Element {
  const tricks = Math.max(0, step - titleSteps(ended));
  const points = Math.max(0, tricks - trickSteps(ended));
  const isDone = step >= steps(ended);
  const rows = SIDES.map(side => {
    const [score, gain] = [itemAt(ended.view.scores, side), pointsGained(ended, side)];
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
      <RevealedTitles {...ended} step={step} />
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

/** Shows the titles before the players who were dealt them. */
function RevealedTitles({ view, name, step }: NationsEnded & { readonly step: number }): JSX.Element | null {
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
