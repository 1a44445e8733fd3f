/** Reviews a record and reports the result in pieces. */
import { identifyRecord, replayOpenedRecord } from '@parlour/games/shelf/open-record';
import { loadReviewer } from '@parlour/games/shelf/reviewer';
import type { ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { formatRecordFault } from '@parlour/kernel/record';
import { failure, type Result, success } from '@parlour/kernel/result';
import { replaceSeatNames } from '@parlour/kernel/sentences';
import {
  type DecisionOption,
  type DecisionReview,
  type GameReviewer,
  type Grade,
  isSerious,
  type ReviewProgress,
  type StandingAtStep,
} from '@parlour/players/review/review';
import { gradeDecision, reviewMatch } from '@parlour/players/review/review-match';
import { formatChoice, formatLoss, formatProvenLoss, formatSecondLoss } from '@parlour/players/review/review-sentences';
import { createReplay, namerOf, type Replay } from './replay.ts';

/** An option with its texts and its grade. */
export type ReviewedOption = DecisionOption<Play> & {
  readonly label: string;
  /** Undefined for letting the moment pass. */
  readonly written: string | undefined;
  readonly grade: Grade;
  readonly costText: string;
};

export type ReviewedDecision = Omit<DecisionReview, 'options'> & {
  readonly options: readonly ReviewedOption[];
  /** Index of the played option. */
  readonly playedIndex: number;
  /** What it cost: judged by the chair's view, by the second judge (else empty), and with all cards open. */
  readonly costText: string;
  readonly secondText: string;
  /** Empty unless the decision is listed as a mistake. */
  readonly why: string;
  readonly openCostText: string;
};

/** Results since the previous piece. */
export type ReviewUpdate = {
  readonly unit: GameReviewer['unit'];
  readonly chances: readonly StandingAtStep[];
  readonly decisions: readonly ReviewedDecision[];
  /** Decisions reviewed, of how many; missing before the first. */
  readonly done?: number;
  readonly of?: number;
};

export type OnReviewPiece = (piece: ReviewUpdate) => void | Promise<void>;

type ReviewInput = { readonly replay: Replay; readonly reviewing: GameReviewer; readonly names: readonly string[] };

/** The page cannot show more frequent updates. */
const UPDATE_INTERVAL_MS = 120;

/** Returns the texts about the whole match. */
export async function reviewRecordFrom(
  read: ReadDataFile,
  text: string,
  names: readonly string[],
  seat: Seat,
  onPiece: OnReviewPiece,
): Promise<Result<readonly string[]>> {
  const [header, opened] = [identifyRecord(text), await replayOpenedRecord(text, read)];
  if (!header.ok) return failure(formatRecordFault(header.fault));
  if (!opened.ok) return failure(formatRecordFault(opened.fault));
  const reviewing = await loadReviewer(header.value.boxed, read);
  const replay = createReplay(opened.value, namerOf(names));
  return success(await runReview({ replay, reviewing, names }, seat, onPiece));
}

async function runReview(review: ReviewInput, seat: Seat, onPiece: OnReviewPiece): Promise<readonly string[]> {
  const { replay, reviewing } = review;
  const work = reviewMatch(reviewing, replay.match, seat);
  let pending: ReviewProgress[] = [];
  for (let [next, last] = [work.next(), performance.now()]; ; next = work.next()) {
    if (!next.done && next.value) pending.push(next.value);
    if (!next.done && performance.now() - last < UPDATE_INTERVAL_MS) continue;
    await onPiece(pieceOf(review, pending));
    if (next.done) return next.value.says.map(says => replaceSeatNames(says, namerOf(review.names)));
    [pending, last] = [[], performance.now()];
  }
}

const pieceOf = (review: ReviewInput, news: readonly ReviewProgress[]): ReviewUpdate => ({
  unit: review.reviewing.unit,
  chances: news.flatMap(item => ('stood' in item ? [item.stood] : [])),
  decisions: news.flatMap(item => ('decided' in item ? [describeDecision(review, item.decided)] : [])),
  ...news.findLast(item => 'done' in item),
});

function describeDecision({ replay, reviewing, names }: ReviewInput, decided: DecisionReview): ReviewedDecision {
  const { game } = replay.match;
  const { view } = replay.momentAt(decided.step, decided.seat);
  const written = (play: Play | undefined): string | undefined => play && game.write(play);
  const playedAs = written(decided.played);
  const options = decided.options.map((option): ReviewedOption => {
    const grade = written(option.play) === playedAs ? decided.grade : gradeDecision(option, reviewing.grave);
    const judged = { lost: option.behind, grade, ...(option.again && { lostAgain: option.again }) };
    const costText = formatLoss(judged, reviewing.unit);
    return {
      ...option,
      grade,
      costText,
      label: playText(replay, names, option.play, view),
      written: written(option.play),
    };
  });
  const { step, seat, played, lost, lostAgain, lostOpen, grade } = decided;
  return {
    ...{ step, seat, played, lost, grade, options },
    ...(lostAgain && { lostAgain }),
    ...(lostOpen !== undefined && { lostOpen }),
    why: isSerious(grade) ? replaceSeatNames(decided.why, namerOf(names)) : '',
    playedIndex: options.findIndex(option => option.written === playedAs),
    costText: formatLoss(decided, reviewing.unit),
    secondText: formatSecondLoss(decided.lostAgain, reviewing.unit),
    openCostText: formatProvenLoss(decided.lostOpen, reviewing.unit),
  };
}

const playText = ({ match }: Replay, names: readonly string[], play: Play | undefined, view: View): string =>
  formatChoice(match.game, play, namerOf(names), view);
