/** The end of Nations: the titles that were shown lie on the table, and the points of the last deal are counted up. */
import { counted, type Ended, type Ending, listed, soFar, verb } from '@parlour/felt/ending';
import { Back, Card } from '@parlour/felt/pieces/card';
import { Group } from '@parlour/felt/pieces/group';
import { Standings } from '@parlour/felt/pieces/standings';
import { nth } from '@parlour/kernel/must';
import type { JSX } from 'preact';
import type { NationsHappening } from '../rules/apply.ts';
import { say } from '../rules/text.ts';
import type { NationsView } from '../rules/view.ts';
import styles from './ending.module.css';

type NationsEnded = Ended<NationsView, NationsHappening>;
type Counted = NationsHappening & { readonly what: 'tricks' | 'titles' };

const SIDES = [0, 1] as const;

/** What counted in the last deal. */
const countedIn = ({ told }: NationsEnded): Counted[] =>
  told
    .slice(told.findLastIndex(({ what }) => what === 'deal'))
    .filter((happening): happening is Counted => happening.what === 'tricks' || happening.what === 'titles');

const gainOf = (ended: NationsEnded, side: number): number =>
  countedIn(ended).reduce((sum, { points }) => sum + (points?.[side] ?? 0), 0);

/** We and they, for somebody who sits there; names for an onlooker. */
function sideName({ me, name }: NationsEnded, side: number): string {
  if (me === null) return listed([name(side), name(side + 2)]);
  return side === me % 2 ? 'We' : 'They';
}

const titlesIn = ({ view }: NationsEnded): number => view.shown.reduce((sum, { cards }) => sum + cards.length, 0);

/** Titles first, then tricks, then points. */
const trickSteps = ({ view }: NationsEnded): number => Math.max(...view.tricks);
const pointSteps = (ended: NationsEnded): number => Math.max(...SIDES.map(side => gainOf(ended, side)));
const steps = (ended: NationsEnded): number => titlesIn(ended) + trickSteps(ended) + pointSteps(ended);

function headline(ended: NationsEnded): string {
  const { winner, scores } = ended.view;
  const won = winner ?? 0;
  return `${sideName(ended, won)} have won, ${nth(scores, won)} to ${nth(scores, 1 - won) || 'nil'}.`;
}

function decided(ended: NationsEnded): string {
  const { view, name } = ended;
  const last = countedIn(ended).at(-1);
  const caller = view.called.at(-1);
  if (view.shown.length === 0 || caller === undefined)
    return countedIn(ended)
      .map(happening => say(happening, name))
      .join(' ');
  const points = last?.points?.[caller % 2] ?? 0;
  const called = `${name(caller)} called “Can you one?” and the titles were shown: ${points} points, and a call ends the game at once`;
  return `${called}${view.trick.length > 0 ? ', in the middle of a trick' : ''}.`;
}

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
      score: `${score - gain + soFar(gain, points, pointSteps(ended))} of ${ended.view.target}`,
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
          {cards.slice(0, Math.max(0, step - nth(before, i))).map(card => (
            <Card key={card} card={card} id={`shown ${card}`} />
          ))}
          <span class={styles.says} aria-hidden="true">
            {name(seat)} {verb([name(seat)], 'shows', 'show')}
          </span>
        </Group>
      ))}
    </div>
  );
}

export const ending: Ending<NationsView, NationsHappening> = { steps, headline, decided, Scene };
