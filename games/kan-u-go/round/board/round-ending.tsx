/** The end of Kan-U-Go and the race: the crossword, and the cards left, counted one by one. */

import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import {
  conjugate,
  type Ending,
  type EndingProps,
  joinWithAnd,
  midSentence,
  rankByScore,
} from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import { CrosswordPicture } from '../../board/crossword-picture.tsx';
import styles from '../../board/ending.module.css';
import { longestWord } from '../../board/words-on-board.ts';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/events.ts';
import type { RoundView } from '../rules/view.ts';

export type RoundEndingProps = EndingProps<RoundView<TableOptions>, TableEvent>;
type Count = TableEvent & { readonly what: 'counted' };

const lastCount = ({ events: told }: RoundEndingProps): Count | undefined =>
  told.findLast((event): event is Count => event.what === 'counted');

/** Cards of the fullest hand, and one step for the places. */
export const animationStepCount = (ended: RoundEndingProps): number =>
  1 + Math.max(0, ...(lastCount(ended)?.left ?? []).map(hand => hand.length));

export function headline({ result, name }: RoundEndingProps): string {
  const names = result.winners.map(name);
  const points = formatScore(Math.min(...result.scores));
  if (names.length > 1) return `${joinWithAnd(names)} have won together with ${points}.`;
  return `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won with ${points}.`;
}

const formatScore = (points: number): string => (points === 0 ? 'no points at all' : pluralize(points, 'point'));

export function sayDecision(ended: RoundEndingProps): string {
  const { events: told, name } = ended;
  const points = lastCount(ended)?.points ?? [];
  const worst = points.indexOf(Math.max(...points));
  const out = told.findLast(event => event.what === 'out');
  const low = 'The lowest score wins.';
  if (out?.what !== 'out' || worst < 0 || worst === out.seat) return `The cards left in the hands were counted. ${low}`;
  const hit = `${midSentence(name(worst))} ${conjugate([name(worst)], 'was', 'were')} left with ${pluralize(points[worst] ?? 0, 'point')}`;
  return `${name(out.seat)} went out and ${hit}. ${low}`;
}

function Scene({ step, ...ended }: RoundEndingProps & { readonly step: number }): JSX.Element {
  const totalSteps = animationStepCount(ended);
  const { crossword } = ended.view;
  return (
    <div class={styles.round}>
      <div class={styles.grid}>
        <CrosswordPicture
          crossword={crossword}
          visibleCards={step >= totalSteps ? crossword.length : Math.ceil((crossword.length * step) / totalSteps)}
        />
        <LongestWord {...ended} />
      </div>
      <FinalStandings label="The score" rows={rowsOf(ended, step, totalSteps)} />
    </div>
  );
}

function rowsOf(ended: RoundEndingProps, step: number, totalSteps: number) {
  const count = lastCount(ended);
  return rankByScore(ended.result.scores, 'low').map(({ seat, place, score }) => {
    const hand = count?.left[seat] ?? [];
    const points = count?.points?.[seat] ?? 0;
    const counted =
      hand.length === 0
        ? step >= totalSteps
          ? points
          : 0
        : Math.round((points * Math.min(step, hand.length)) / hand.length);
    return {
      seats: [seat],
      name: ended.name(seat),
      note: ended.against(seat),
      place: step >= totalSteps ? place : undefined,
      score: String(score - points + counted),
      children: <CardsLeft hand={hand.slice(0, step)} />,
    };
  });
}

const CardsLeft = ({ hand }: { readonly hand: readonly string[] }): JSX.Element => (
  <>
    {hand.map((card, i) => (
      <span key={`${card} ${i}`} class={styles.left}>
        {card}
      </span>
    ))}
  </>
);

function LongestWord({ view, events: counted, name }: RoundEndingProps): JSX.Element | null {
  const longest = longestWord(view.crossword);
  if (!longest) return null;
  const laid = counted.findLast(event => event.what === 'laid' && event.words.includes(longest.word));
  const by: Seat | undefined = laid?.what === 'laid' ? laid.seat : undefined;
  return (
    <p class={styles.longest}>
      The longest word: <b>{longest.word}</b>
      {by === undefined ? '' : `, by ${midSentence(name(by))}`}
    </p>
  );
}

export const roundEnding: Ending<RoundView<TableOptions>, TableEvent> = {
  steps: animationStepCount,
  headline,
  decided: sayDecision,
  Scene,
};
