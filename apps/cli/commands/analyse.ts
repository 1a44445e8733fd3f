/** `parlour analyse`: reviews a match from one seat, decision by decision. */
import { loadReviewer } from '@parlour/games/shelf/reviewer';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { type Match, matchStatus, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { isExample, replayMatch } from '@parlour/kernel/record';
import { assertDefined, valueOr } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import type { DecisionReview, GameReviewer, Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import {
  formatChoice,
  formatDifferences,
  formatGrade,
  formatLoss,
  formatProvenLoss,
  formatSecondLoss,
  formatTally,
  reviewColumnTitles,
  seriousDecisions,
} from '@parlour/players/review/review-sentences';
import { parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, JSON_OPTION } from '../lib/command.ts';
import { fail } from '../lib/errors.ts';
import { drawTextCurve, progressBar, wrap } from '../lib/terminal-output.ts';
import { dataReader, failAtLine, OWN_FILE_OPTION, openRecordFile } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'analyse',
  summary: 'Review a match: mistakes and better plays.',
  arguments: '<file>',
  options: [
    { flag: '--seat <number>', says: 'Seat to review, counted from 0.', default: '0' },
    OWN_FILE_OPTION,
    JSON_OPTION,
  ],
  run: analyseFile,
};

type Flags = { readonly seat: string; readonly json?: true; readonly own?: string };

async function analyseFile([file]: readonly [string], { seat: given, json, own }: Flags): Promise<void> {
  const { game, record } = await openRecordFile(file, own);
  if (isExample(record)) fail(`${file} is an example that shows how the game is played, so its moves are not graded.`);
  const match = valueOr(replayMatch(game, record), failAtLine(file));
  const seat = parseSeatFlag(match, given);
  const reviewing = await loadReviewer(assertDefined(findGame(game.id)), dataReader(own));
  const review = reviewWithProgress(reviewing, match, seat);
  if (json) return console.log(JSON.stringify(reviewAsJson(match, review)));
  for (const line of reviewLines(match, review)) console.log(line);
}

function parseSeatFlag({ seating: { count } }: Match, given: string): Seat {
  return parseWholeNumber('--seat', given, 0, count - 1);
}

function reviewWithProgress(reviewing: GameReviewer, match: Match, seat: Seat): Review {
  const work = reviewMatch(reviewing, match, seat);
  let bar: ReturnType<typeof progressBar> | undefined;
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) {
      bar?.end();
      return next.value;
    }
    if (!next.value || !('done' in next.value)) continue;
    bar ??= progressBar(next.value.of, 'decisions');
    bar.show(next.value.done);
  }
}

/** JSON for programs; every play also appears in notation. */
const reviewAsJson = (match: Match, review: Review) => ({
  game: match.game.id,
  over: matchStatus(match).is === 'over',
  ...review,
  decided: review.decided.map(decided => ({
    ...decided,
    written: notationOf(match, decided.played),
    options: decided.options.map(option => ({ ...option, written: notationOf(match, option.play) })),
  })),
});

const notationOf = ({ game }: Match, play: DecisionReview['played']): string | null =>
  play === undefined ? null : game.write(play);

const MARKS = { slip: '·', mistake: '!' } as const;

function reviewLines(match: Match, review: Review): string[] {
  const costly = seriousDecisions(review.decided);
  const points = review.stood.map(({ step, fortunes }) => ({ step, value: assertDefined(fortunes[review.seat]) }));
  const marks = costly.map(({ step, grade }) => ({ step, mark: grade === 'mistake' ? MARKS.mistake : MARKS.slip }));
  return [
    `Review of ${match.game.title} for ${seatName(review.seat).toLowerCase()}`,
    ...(matchStatus(match).is === 'over' ? [] : ['The match is not over. This is the review so far.']),
    '',
    ...drawTextCurve({ points, marks }),
    ...(marks.length > 0
      ? [`${' '.repeat(8)}${MARKS.mistake} ${formatGrade('mistake')}, ${MARKS.slip} ${formatGrade('slip')}`]
      : []),
    '',
    wrap(`${formatTally(review.decided)} ${formatDifferences(review.decided)}`.trim()),
    ...review.says.map(says => wrap(says)),
    ...(costly.length > 0 ? ['', 'Costliest decisions first'] : []),
    ...costly.flatMap(decided => ['', ...momentLines(match, decided, review.unit)]),
  ];
}

function momentLines(match: Match, decided: DecisionReview, unit: Review['unit']): string[] {
  const { step, seat, played, options, lost, lostAgain, lostOpen, grade, why } = decided;
  const view = viewForChair(rebuildMatch(match, step), seat);
  const columns = reviewColumnTitles(seatName(seat).toLowerCase());
  const say = (play: DecisionReview['played']): string => formatChoice(match.game, play, seatName, view);
  return [
    `After ${step} of ${match.log.length} inputs: ${formatGrade(grade, lost)}`,
    wrap(`Played: ${say(played)}. Better: ${say(options[0]?.play)}.`, '  '),
    wrap(why, '  '),
    wrap(`${columns.known}: ${formatLoss(decided, unit)} ${formatSecondLoss(lostAgain, unit)}`.trim(), '  '),
    wrap(`${columns.open}: ${formatProvenLoss(lostOpen, unit)}`, '  '),
  ];
}
