/** The end of Alice: the sets are laid out one by one, and the whole pack flutters down. */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { type Ending, type EndingCount, type EndingProps, rankByScore } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import type { JSX } from 'preact';
import type { AliceEvent } from '../rules/apply.ts';
import { leadingOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import { aliceBoardText } from './alice-board-text.ts';
import styles from './ending.module.css';

export type AliceEnded = EndingProps<AliceView, AliceEvent>;

export function headline({ result, name }: AliceEnded): string {
  const sets = Math.max(...result.scores);
  return aliceBoardText(result.winners.length > 1 ? 'sharedWin' : 'won', {
    names: formatList(result.winners.map(name)),
    sets,
  });
}

/** Names the set after which the winner stayed ahead. */
export function decided({ events: told, result, name }: AliceEnded): string {
  const [winner] = result.winners;
  const ended = told.at(-1);
  const made = told.flatMap(event => (event.what === 'lay' || event.what === 'complete' ? [event.seat] : []));
  if (ended?.what === 'end' && ended.turns)
    return aliceBoardText('endedOnTurns', { turns: ended.turns, sets: made.length });
  if (result.winners.length > 1 || winner === undefined) return aliceBoardText('noLead');
  const at = aheadSince(made, result.scores.length, winner) ?? 0;
  return aliceBoardText('leadForGood', { who: name(winner), nth: at + 1 });
}

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

/** The sets of the winner. */
function count({ me, result }: AliceEnded): EndingCount {
  const to = itemAt(result.scores, me ?? 0);
  return { to, label: aliceBoardText('setsCounted', { count: to }) };
}

function Scene(ended: AliceEnded): JSX.Element {
  const rows = rankByScore(ended.result.scores, 'high').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: ended.against(seat),
    place,
    score: String(score),
    children: <SetRow sets={knownSets(ended.view, seat)} seat={seat} />,
  }));
  return (
    <div class={styles.alice}>
      <FinalStandings label={aliceBoardText('standings')} rows={rows} />
      <Flutter />
    </div>
  );
}

type SetRowProps = { readonly sets: readonly (number | null)[]; readonly seat: Seat };

/** Everyone has seen the sets that were made in play; those dealt whole come first, and stay face down. */
export const knownSets = ({ finished, won }: Pick<AliceView, 'finished' | 'won'>, seat: Seat): (number | null)[] => {
  const [sets, seen] = [itemAt(finished, seat), itemAt(won, seat)];
  return sets.map((set, i) => set ?? seen[i - sets.length + seen.length] ?? null);
};

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

export const ending: Ending<AliceView, AliceEvent> = { headline, decided, count, Scene };
