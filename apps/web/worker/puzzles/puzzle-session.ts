/** Opens a puzzle: its position, checking attempts, and the explained answer. */
import { findPuzzleKind, type ListedPuzzleKind, type PuzzleReference } from '@parlour/games/shelf/puzzles/list';
import {
  explainAnswer,
  type OpenedPuzzle,
  openPuzzle,
  openPuzzlePack,
  sampleName,
} from '@parlour/games/shelf/puzzles/open';
import type { PuzzlePack } from '@parlour/games/shelf/puzzles/pack';
import type { ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game, GameEvent, Play, Seat, View } from '@parlour/kernel/game';
import { redactFor } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { assertDefined, failure, type Result, success, unwrap } from '@parlour/kernel/result';
import { addRefusalMessage, type RefusalWithMessage } from '@parlour/kernel/sentences';
import { limitPlaysPerKind } from '@parlour/table/views';
import { narrateEvents } from '../narration.ts';
import type { TableEvent } from '../table-handle.ts';
import { workerText } from '../worker-text.ts';

export type OpenHand = { readonly seat: Seat; readonly cards: readonly string[] };

export type PuzzlePosition = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seat: Seat;
  readonly view: View;
  readonly plays: readonly Play[];
  readonly more: boolean;
  /** Hands of the other seats, if the puzzle shows them. */
  readonly openHands: readonly OpenHand[];
  readonly tableEvents: readonly TableEvent[];
};

export type AttemptResult =
  | { readonly is: 'right' | 'wrong' }
  | { readonly is: 'refused'; readonly refusal: RefusalWithMessage };

/** The answer, the reason, and the table after it. */
export type PuzzleSolution = {
  readonly play: Play;
  readonly written: string;
  readonly why: string;
  readonly view: View;
  readonly tableEvents: readonly TableEvent[];
};

export type PuzzleSession = {
  position(): Promise<Result<PuzzlePosition>>;
  checkPlay(play: Play): Promise<RefusalWithMessage | undefined>;
  attempt(play: Play): Promise<AttemptResult>;
  solution(): Promise<PuzzleSolution>;
  pastEvents(): Promise<readonly GameEvent[]>;
};

/** Word games have thousands of plays; longer lists are cut. */
const MAX_OFFERED_PLAYS = 400;

/** Opens a puzzle; errors are reported by `position()`. */
export async function openPuzzleSession(read: ReadDataFile, puzzleId: PuzzleReference): Promise<PuzzleSession> {
  const found = await findPuzzle(read, puzzleId);
  const openedPuzzle = (): OpenedPuzzle => unwrap(found);
  return {
    position: async () => (found.ok ? success(positionOf(found.value, puzzleId)) : found),
    checkPlay: async play => refusalOf(openedPuzzle(), play),
    attempt: async play => attemptPlay(openedPuzzle(), play),
    solution: () => explainSolution(read, puzzleId, openedPuzzle()),
    pastEvents: async () => pastEventsOf(openedPuzzle()),
  };
}

/** Caches packs, because players go on to the next puzzle. */
const packCache = new Map<string, Promise<Result<PuzzlePack>>>();

function loadPuzzlePack(kind: ListedPuzzleKind, read: ReadDataFile): Promise<Result<PuzzlePack>> {
  const pack = packCache.get(kind.id) ?? openPuzzlePack(kind, read);
  packCache.set(kind.id, pack);
  pack.catch(() => packCache.delete(kind.id));
  return pack;
}

async function findPuzzle(read: ReadDataFile, { kind: id, number }: PuzzleReference): Promise<Result<OpenedPuzzle>> {
  const kind = findPuzzleKind(id);
  const pack = kind ? await loadPuzzlePack(kind, read) : failure(workerText('noPuzzles'));
  if (!pack.ok) return pack;
  const puzzle = pack.value.puzzles[number - 1];
  return puzzle ? openPuzzle(puzzle, read) : failure(workerText('noPuzzle', { number }));
}

function positionOf(opened: OpenedPuzzle, { kind }: PuzzleReference): PuzzlePosition {
  const { match, seat } = opened;
  const { game, state, options } = match;
  const plays = game.plays(state, seat);
  const isOpen = findPuzzleKind(kind)?.open === true;
  return {
    game: game.id,
    rules: game.version,
    options,
    seat,
    view: game.view(state, seat),
    plays: plays.length > MAX_OFFERED_PLAYS ? limitPlaysPerKind(plays, MAX_OFFERED_PLAYS) : plays,
    more: plays.length > MAX_OFFERED_PLAYS,
    openHands: isOpen ? otherHands(opened) : [],
    tableEvents: narrateEvents(game, pastEventsOf(opened), { name: sampleName, chair: seat }),
  };
}

/** In playing order. */
function otherHands({ match: { game, state, seating }, seat }: OpenedPuzzle): OpenHand[] {
  return Array.from({ length: seating.count - 1 }, (_, i) => (seat + 1 + i) % seating.count).map(other => ({
    seat: other,
    cards: game.view(state, other).hand ?? [],
  }));
}

const pastEventsOf = ({ match, seat }: OpenedPuzzle): GameEvent[] => match.events.map(event => redactFor(event, seat));

function refusalOf({ match: { game, state }, seat }: OpenedPuzzle, play: Play): RefusalWithMessage | undefined {
  if (!game.isPlay(play)) return undefined;
  const refusal = game.refuse(state, seat, play);
  return refusal && addRefusalMessage(game, refusal, { name: sampleName, reader: 'board' });
}

function attemptPlay(opened: OpenedPuzzle, play: Play): AttemptResult {
  const refusal = refusalOf(opened, play);
  if (refusal) return { is: 'refused', refusal };
  const { game } = opened.match;
  return { is: game.isPlay(play) && game.write(play) === game.write(opened.answer) ? 'right' : 'wrong' };
}

async function explainSolution(
  read: ReadDataFile,
  { kind: id }: PuzzleReference,
  opened: OpenedPuzzle,
): Promise<PuzzleSolution> {
  const { match, seat, answer } = opened;
  const { game } = match;
  const { state, events } = game.apply(match.state, { by: seat, play: answer });
  const noticedEvents = events.map(event => redactFor(event, seat));
  return {
    play: answer,
    written: playText(game, answer, match.state, seat),
    why: await explainAnswer(assertDefined(findPuzzleKind(id)), opened, read),
    view: game.view(state, seat),
    tableEvents: narrateEvents(game, noticedEvents, { name: sampleName, chair: seat }, match.events.length),
  };
}

const playText = (game: Game, play: Play, state: unknown, seat: Seat): string =>
  game.sayPlay?.(play, sampleName, game.view(state, seat)) ?? game.write(play);
