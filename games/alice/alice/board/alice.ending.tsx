/** The end of Alice: the sets are laid out one by one, and the whole pack flutters down. */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { conjugate, type Ending, type EndingProps, joinWithAnd, rankByScore } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import type { AliceEvent } from '../rules/apply.ts';
import { leadingOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import styles from './ending.module.css';

export type AliceEnded = EndingProps<AliceView, AliceEvent>;

export const steps = ({ result }: AliceEnded): number => Math.max(...result.scores) + 1;

export function headline({ result, name }: AliceEnded): string {
  const names = result.winners.map(name);
  const sets = pluralize(Math.max(...result.scores), 'set');
  if (names.length > 1) return `${joinWithAnd(names)} have won together, ${sets} each.`;
  return `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won with ${sets}.`;
}

/** Names the set after which the winner stayed ahead. */
export function decided({ events: told, result, name }: AliceEnded): string {
  const [winner] = result.winners;
  const ended = told.at(-1);
  if (ended?.what === 'end' && ended.turns) return `It ended after ${ended.turns} turns, ${setsMade(result.scores)}.`;
  if (result.winners.length > 1 || winner === undefined) return 'Sixteen sets, and nobody could get ahead.';
  const made = told.flatMap(event => (event.what === 'lay' || event.what === 'complete' ? [event] : []));
  const at = aheadSince(
    made.map(({ seat }) => seat),
    result.scores.length,
    winner,
  );
  const set = at === undefined ? undefined : made[at]?.set;
  const by = set === undefined ? 'a set' : `set ${set}`;
  return `${name(winner)} went ahead for good with ${by}, the ${ordinal((at ?? 0) + 1)} of the sixteen.`;
}

const setsMade = (scores: readonly number[]): string =>
  `with ${pluralize(
    scores.reduce((sum, sets) => sum + sets, 0),
    'set',
  )} made`;

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;
const ordinal = (n: number): string => `${n}${n > 3 && n < 21 ? 'th' : (ENDINGS[n % 10] ?? 'th')}`;

/** Returns the place in a list of makers from which the leader stayed ahead of all others. */
export function aheadSince(makers: readonly Seat[], seats: number, leader: Seat): number | undefined {
  const scores = new Array<number>(seats).fill(0);
  let since: number | undefined;
  for (const [i, seat] of makers.entries()) {
    scores[seat] = itemAt(scores, seat) + 1;
    const best = Math.max(...scores.filter((_, other) => other !== leader));
    if (itemAt(scores, leader) <= best) since = undefined;
    else since ??= i;
  }
  return since;
}

type SceneProps = AliceEnded & { readonly step: number };

function Scene({ step, ...ended }: SceneProps): JSX.Element {
  const isDone = step >= steps(ended);
  const rows = rankByScore(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: ended.against(seat),
    place: isDone ? place : undefined,
    score: String(Math.min(score, step)),
    children: <SetRow sets={itemAt(ended.view.finished, seat).slice(0, step)} seat={seat} />,
  }));
  return (
    <div class={styles.alice}>
      <FinalStandings label="The sets" rows={rows} />
      {isDone && <Flutter />}
    </div>
  );
}

type SetRowProps = { readonly sets: readonly (number | null)[]; readonly seat: Seat };

/** Face down stays face down: only its owner knows which set it is. */
const SetRow = ({ sets, seat }: SetRowProps): JSX.Element => (
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

/** Shown once, to players who allow motion. */
const Flutter = (): JSX.Element => (
  <div class={styles.flutter} aria-hidden="true">
    {LEAVES.map((leaf, i) => (
      <CardBack key={i} class={styles.leaf!} style={leaf} />
    ))}
  </div>
);

export const ending: Ending<AliceView, AliceEvent> = { steps, headline, decided, Scene };
