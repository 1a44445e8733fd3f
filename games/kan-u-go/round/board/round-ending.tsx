/** The end of Kan-U-Go and the race: the crossword, and the cards left in the hands. */

import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { type Ending, type EndingProps, midSentence, rankByScore, YOU } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { formatList } from '@parlour/messages';
import type { ComponentChildren, JSX } from 'preact';
import { kanUGoBoardText as boardText } from '../../board/board-text.ts';
import { CrosswordPicture } from '../../board/crossword-picture.tsx';
import styles from '../../board/ending.module.css';
import { longestWord } from '../../board/words-on-board.ts';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/events.ts';
import type { RoundView } from '../rules/view.ts';
import { kanUGoRoundBoardText as t } from './round-text.ts';

export type RoundEndingProps = EndingProps<RoundView<TableOptions>, TableEvent>;
type Count = TableEvent & { readonly what: 'counted' };

const lastCount = ({ events: told }: RoundEndingProps): Count | undefined =>
  told.findLast((event): event is Count => event.what === 'counted');

export function headline({ result, name }: RoundEndingProps): string {
  const names = formatList(result.winners.map(name));
  const count = Math.min(...result.scores);
  return result.winners.length > 1 ? t('sharedWith', { names, count }) : t('wonWith', { name: names, count });
}

export function sayDecision(ended: RoundEndingProps): string {
  const { events: told, name } = ended;
  const points = lastCount(ended)?.points ?? [];
  const worst = points.indexOf(Math.max(...points));
  const out = told.findLast(event => event.what === 'out');
  if (out?.what !== 'out' || worst < 0 || worst === out.seat) return t('decidedByCount');
  return t('decided', {
    out: name(out.seat),
    left: midSentence(name(worst)),
    who: name(worst) === YOU ? 'you' : 'other',
    points: points[worst] ?? 0,
  });
}

function Scene(ended: RoundEndingProps): JSX.Element {
  return (
    <div class={styles.round}>
      <div class={styles.grid}>
        <CrosswordPicture crossword={ended.view.crossword} />
        <LongestWord {...ended} />
      </div>
      <FinalStandings label={t('finalScore')} rows={rowsOf(ended)} />
    </div>
  );
}

const rowsOf = (ended: RoundEndingProps) =>
  rankByScore(ended.result.scores, 'low').map(({ seat, place, score }) => ({
    seats: [seat],
    name: ended.name(seat),
    note: ended.against(seat),
    place,
    score: String(score),
    children: <CardsLeft hand={lastCount(ended)?.left[seat] ?? []} />,
  }));

const CardsLeft = ({ hand }: { readonly hand: readonly string[] }): JSX.Element => (
  <>
    {hand.map((card, i) => (
      <span key={`${card} ${i}`} class={styles.left}>
        {card}
      </span>
    ))}
  </>
);

const bold = (content: ComponentChildren): JSX.Element => <b>{content}</b>;

function LongestWord({ view, events: counted, name }: RoundEndingProps): JSX.Element | null {
  const longest = longestWord(view.crossword);
  if (!longest) return null;
  const laid = counted.findLast(event => event.what === 'laid' && event.words.includes(longest.word));
  const by: Seat | undefined = laid?.what === 'laid' ? laid.seat : undefined;
  return (
    <p class={styles.longest}>
      {by === undefined
        ? boardText.rich<ComponentChildren, 'longest'>('longest', { word: longest.word, b: bold })
        : boardText.rich<ComponentChildren, 'longestBy'>('longestBy', {
            word: longest.word,
            player: midSentence(name(by)),
            b: bold,
          })}
    </p>
  );
}

export const roundEnding: Ending<RoundView<TableOptions>, TableEvent> = {
  headline,
  decided: sayDecision,
  Scene,
};
