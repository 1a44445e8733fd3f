/** Loads kinds and packs of puzzles, and opens a puzzle as a position. */
import { decodeUtf8 } from '@parlour/kernel/authoring/data-files';
import type { Play, Seat } from '@parlour/kernel/game';
import { formatRecordFault } from '@parlour/kernel/record';
import { assertDefined, failure, type Result, success } from '@parlour/kernel/result';
import { replaceSeatNames, seatName, toSecondPerson } from '@parlour/kernel/sentences';
import type { Puzzle, PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { replayOpenedRecord } from '../open-record.ts';
import { type BoxedGame, findGame, gamesOnShelf, type ReadDataFile } from '../shelf.ts';
import { type PuzzlePack, parsePuzzlePack, puzzlePackPath } from './pack.ts';
import { puzzlePackText } from './puzzle-pack-text.ts';

export type BoxedPuzzleKind = { readonly kind: PuzzleKind; readonly boxed: BoxedGame; readonly box: string };

/** Loads every kind of every box. This opens all boxes; pages use the list of packs instead. */
export async function loadPuzzleKinds(read: ReadDataFile): Promise<BoxedPuzzleKind[]> {
  const found = gamesOnShelf().map(async boxed => {
    const kinds = (await boxed.puzzles?.(read)) ?? [];
    return kinds.map(kind => ({ kind, boxed, box: boxed.box }));
  });
  return (await Promise.all(found)).flat();
}

/** Loads one kind, given its game. */
async function loadPuzzleKind({ id, game }: { id: string; game: string }, read: ReadDataFile): Promise<PuzzleKind> {
  const kinds = (await assertDefined(findGame(game)).puzzles?.(read)) ?? [];
  const kind = kinds.find(one => one.id === id);
  if (!kind) throw new Error(`There are no puzzles ${id} of ${game}.`);
  return kind;
}

export async function openPuzzlePack(
  { id, game }: { id: string; game: string },
  read: ReadDataFile,
): Promise<Result<PuzzlePack>> {
  const { box } = assertDefined(gamesOnShelf().find(boxed => boxed.id === game));
  const bytes = await read(puzzlePackPath(box, id));
  return parsePuzzlePack(decodeUtf8(bytes));
}

export type OpenedPuzzle = PuzzleCandidate & { readonly answer: Play };

/** Opens a puzzle as a position. Its record is judged again play by play, and its answer must be a permitted play. */
export async function openPuzzle(
  { record, seat, answer, number }: Puzzle,
  read: ReadDataFile,
): Promise<Result<OpenedPuzzle>> {
  const opened = await replayOpenedRecord(record, read);
  if (!opened.ok) return failure(puzzlePackText('puzzleFault', { number, fault: formatRecordFault(opened.fault) }));
  const { game, state } = opened.value;
  const play = game.read(answer);
  if (!play || seat >= opened.value.seating.count || game.refuse(state, seat, play))
    return failure(puzzlePackText('illegalAnswer', { number, answer }));
  return success({ match: opened.value, seat, answer: play });
}

/** Explains the answer to the player of that seat. */
export async function explainAnswer(
  kind: { id: string; game: string },
  opened: OpenedPuzzle,
  read: ReadDataFile,
): Promise<string> {
  return inSecondPerson((await loadPuzzleKind(kind, read)).explain(opened, opened.answer), opened.seat);
}

const SAMPLE_NAMES = ['Ada', 'Ben', 'Clara', 'Dora', 'Emil', 'Flora', 'Gus', 'Hetty', 'Ivo', 'Jane', 'Karl', 'Lotte'];

/** A record has no names, so the seats get sample names. */
export const sampleName = (seat: Seat): string => SAMPLE_NAMES[seat] ?? seatName(seat);

/** Replaces the seat numbers in an explanation by names, and the given seat by "you". */
export const inSecondPerson = (text: string, seat: Seat): string =>
  toSecondPerson(seat, sampleName, name => replaceSeatNames(text, name));
