/** `parlour analyse`: a match looked over from one seat, decision by decision. */
import { reviewingOf } from '@parlour/games/shelf/reviewing';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { fold, type Match, statusOf, viewFrom } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { replay } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/saying';
import type { Decided, Review, Reviewing } from '@parlour/players/review';
import { columnsFor, mattered, sayChoice, sayLost, sayOpen, sayTally } from '@parlour/players/review-words';
import { reviewMatch } from '@parlour/players/reviewer';
import { drawCurve } from '../curve.ts';
import { readData } from '../data.ts';
import { progressBar } from '../progress.ts';
import { faultIn, openFile } from '../record-file.ts';
import { trouble, wholeNumber } from '../trouble.ts';
import { wrap } from '../wrap.ts';

type Flags = { readonly seat: string; readonly json?: boolean; readonly own?: string };

export async function analyseFile(file: string, { seat: given, json, own }: Flags): Promise<void> {
  const { game, record } = await openFile(file, own);
  const match = valueOr(replay(game, record), faultIn(file));
  const seat = seatIn(match, given);
  const reviewing = await reviewingOf(must(findGame(game.id)), readData(own));
  const review = lookOver(reviewing, match, seat);
  if (json) return console.log(JSON.stringify(asData(match, review)));
  for (const line of told(match, review)) console.log(line);
}

function seatIn({ seating: { count } }: Match, given: string): Seat {
  const seat = wholeNumber('--seat', given);
  return seat < count ? seat : trouble(`--seat is at most ${count - 1} in this record, not "${given}".`);
}

function lookOver(reviewing: Reviewing, match: Match, seat: Seat): Review {
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

/** What a program reads: plays also as they are written. */
const asData = (match: Match, review: Review) => ({
  game: match.game.id,
  over: statusOf(match).is === 'over',
  ...review,
  decided: review.decided.map(decided => ({
    ...decided,
    written: written(match, decided.played),
    options: decided.options.map(option => ({ ...option, written: written(match, option.play) })),
  })),
});

const written = ({ game }: Match, play: Decided['played']): string | null =>
  play === undefined ? null : game.write(play);

const MARKS = { slip: '·', mistake: '!' } as const;

function told(match: Match, review: Review): string[] {
  const grave = mattered(review.decided);
  const points = review.stood.map(({ step, fortunes }) => ({ step, value: must(fortunes[review.seat]) }));
  const marks = grave.map(({ step, grade }) => ({ step, mark: grade === 'mistake' ? MARKS.mistake : MARKS.slip }));
  return [
    `${match.game.title}, looked over from ${seatName(review.seat).toLowerCase()}`,
    ...(statusOf(match).is === 'over' ? [] : ['The match is not over; this is how it went so far.']),
    '',
    ...drawCurve({ points, marks }),
    ...(marks.length > 0 ? [`${' '.repeat(8)}${MARKS.mistake} a mistake, ${MARKS.slip} a slip`] : []),
    '',
    wrap(sayTally(review.decided)),
    ...review.says.map(says => wrap(says)),
    ...(grave.length > 0 ? ['', 'The moments that mattered, the gravest first'] : []),
    ...grave.flatMap(decided => ['', ...toldMoment(match, decided, review.unit)]),
  ];
}

function toldMoment(match: Match, decided: Decided, unit: Review['unit']): string[] {
  const { step, seat, played, options, lost, lostOpen, grade, why } = decided;
  const view = viewFrom(fold(match, step), seat);
  const columns = columnsFor(seatName(seat).toLowerCase());
  const say = (play: Decided['played']): string => sayChoice(match.game, play, seatName, view);
  return [
    `After ${step} of ${match.log.length} inputs, a ${grade}`,
    wrap(`Played: ${say(played)}. Better: ${say(options[0]?.play)}.`, '  '),
    wrap(why, '  '),
    wrap(`${columns.known}: ${sayLost(lost, grade, unit)}`, '  '),
    wrap(`${columns.open}: ${sayOpen(lostOpen, unit)}`, '  '),
  ];
}
