/** A match looked over for the page: every piece is told in words as soon as it is there. */
import { gameOfRecord, openMatch } from '@parlour/games/shelf/open-record';
import { reviewingOf } from '@parlour/games/shelf/reviewing';
import type { ReadFile } from '@parlour/games/shelf/shelf';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { sayFault } from '@parlour/kernel/record';
import { failure, type Result, success } from '@parlour/kernel/result';
import { withNames } from '@parlour/kernel/saying';
import type { Decided, DecidedOption, Grade, Reviewing, ReviewNews, Stood } from '@parlour/players/review';
import { sayChoice, sayLost, sayOpen } from '@parlour/players/review-words';
import { gradeOf, reviewMatch } from '@parlour/players/reviewer';
import { namesIn } from './albums.ts';
import { openReplay, type Replay } from './replaying.ts';

/** A choice with its words, and what it comes to. */
export type ToldOption = DecidedOption<Play> & {
  readonly says: string;
  /** Undefined for letting the moment pass. */
  readonly written: string | undefined;
  readonly grade: Grade;
  readonly known: string;
};

export type ToldDecided = Omit<Decided, 'options'> & {
  readonly options: readonly ToldOption[];
  /** The place of what was played among them. */
  readonly mine: number;
  /** What it cost, by what the chair could know and with all cards open. */
  readonly known: string;
  readonly open: string;
};

/** What has come to light since the piece before. */
export type ReviewPiece = {
  readonly unit: Reviewing['unit'];
  readonly stood: readonly Stood[];
  readonly decided: readonly ToldDecided[];
  /** Decisions done, of how many; nothing before the first. */
  readonly done?: number;
  readonly of?: number;
};

export type HearPiece = (piece: ReviewPiece) => void | Promise<void>;

type Looking = { readonly replay: Replay; readonly reviewing: Reviewing; readonly names: readonly string[] };

/** The page is told not more often than it can show. */
const PAUSE = 120;

/** Answers what is to be said of the whole match. */
export async function reviewRecord(
  read: ReadFile,
  text: string,
  names: readonly string[],
  seat: Seat,
  hear: HearPiece,
): Promise<Result<readonly string[]>> {
  const [named, opened] = [gameOfRecord(text), await openMatch(text, read)];
  if (!named.ok) return failure(sayFault(named.fault));
  if (!opened.ok) return failure(sayFault(opened.fault));
  const reviewing = await reviewingOf(named.value.boxed, read);
  const replay = openReplay(opened.value, namesIn(names));
  return success(await lookOver({ replay, reviewing, names }, seat, hear));
}

async function lookOver(looking: Looking, seat: Seat, hear: HearPiece): Promise<readonly string[]> {
  const { replay, reviewing } = looking;
  const work = reviewMatch(reviewing, replay.match, seat);
  let kept: ReviewNews[] = [];
  for (let [next, last] = [work.next(), performance.now()]; ; next = work.next()) {
    if (!next.done && next.value) kept.push(next.value);
    if (!next.done && performance.now() - last < PAUSE) continue;
    await hear(pieceOf(looking, kept));
    if (next.done) return next.value.says.map(says => withNames(says, namesIn(looking.names)));
    [kept, last] = [[], performance.now()];
  }
}

const pieceOf = (looking: Looking, news: readonly ReviewNews[]): ReviewPiece => ({
  unit: looking.reviewing.unit,
  stood: news.flatMap(one => ('stood' in one ? [one.stood] : [])),
  decided: news.flatMap(one => ('decided' in one ? [tell(looking, one.decided)] : [])),
  ...news.findLast(one => 'done' in one),
});

function tell({ replay, reviewing, names }: Looking, decided: Decided): ToldDecided {
  const { game } = replay.match;
  const { view } = replay.at(decided.step, decided.seat);
  const written = (play: Play | undefined): string | undefined => play && game.write(play);
  const options = decided.options.map((option): ToldOption => {
    const grade = gradeOf(option, reviewing.grave);
    const known = sayLost(option.behind, grade, reviewing.unit);
    return { ...option, grade, known, says: inWords(replay, names, option.play, view), written: written(option.play) };
  });
  return {
    ...decided,
    options,
    why: withNames(decided.why, namesIn(names)),
    mine: options.findIndex(option => option.written === written(decided.played)),
    known: sayLost(decided.lost, decided.grade, reviewing.unit),
    open: sayOpen(decided.lostOpen, reviewing.unit),
  };
}

const inWords = ({ match }: Replay, names: readonly string[], play: Play | undefined, view: View): string =>
  sayChoice(match.game, play, namesIn(names), view);
