/** The end of Kan-U-Go and of the race: the crossword whole, and what was left in the hands, counted card by card. */

import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { type Ending, midSentence, rankByScore } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import styles from '../../board/ending.module.css';
import { longestOn } from '../../board/longest.ts';
import { Whole } from '../../board/whole.tsx';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/happenings.ts';
import type { RoundView } from '../rules/view.ts';
import { decided, headline, lastCount, type RoundEnded, steps } from './round-end.ts';

function Scene({ step, ...ended }: RoundEnded & { readonly step: number }): JSX.Element {
  const all = steps(ended);
  const { crossword } = ended.view;
  return (
    <div class={styles.round}>
      <div class={styles.grid}>
        <Whole
          crossword={crossword}
          laid={step >= all ? crossword.length : Math.ceil((crossword.length * step) / all)}
        />
        <Longest {...ended} />
      </div>
      <FinalStandings label="The score" rows={rowsOf(ended, step, all)} />
    </div>
  );
}

function rowsOf(ended: RoundEnded, step: number, all: number) {
  const count = lastCount(ended);
  return rankByScore(ended.result.scores, 'low').map(({ seat, place, score }) => {
    const hand = count?.left[seat] ?? [];
    const points = count?.points?.[seat] ?? 0;
    const told =
      hand.length === 0 ? (step >= all ? points : 0) : Math.round((points * Math.min(step, hand.length)) / hand.length);
    return {
      seats: [seat],
      name: ended.name(seat),
      note: ended.against(seat),
      place: step >= all ? place : undefined,
      score: String(score - points + told),
      children: <Left hand={hand.slice(0, step)} />,
    };
  });
}

const Left = ({ hand }: { readonly hand: readonly string[] }): JSX.Element => (
  <>
    {hand.map((card, i) => (
      <span key={`${card} ${i}`} class={styles.left}>
        {card}
      </span>
    ))}
  </>
);

/** The longest word of the last round, and who laid it. */
function Longest({ view, events: told, name }: RoundEnded): JSX.Element | null {
  const longest = longestOn(view.crossword);
  if (!longest) return null;
  const laid = told.findLast(event => event.what === 'laid' && event.words.includes(longest.word));
  const by: Seat | undefined = laid?.what === 'laid' ? laid.seat : undefined;
  return (
    <p class={styles.longest}>
      The longest word: <b>{longest.word}</b>
      {by === undefined ? '' : `, by ${midSentence(name(by))}`}
    </p>
  );
}

export const roundEnding: Ending<RoundView<TableOptions>, TableEvent> = { steps, headline, decided, Scene };
