/** Puzzles on the shelf: where each kind is found, its pack, and a puzzle opened as a position. */
import { decodeUtf8 } from '@parlour/kernel/authoring/data-files';
import type { Play, Seat } from '@parlour/kernel/game';
import { formatRecordFault } from '@parlour/kernel/record';
import { assertDefined, failure, type Result, success } from '@parlour/kernel/result';
import { replaceSeatNames, seatName, toSecondPerson } from '@parlour/kernel/sentences';
import type { Puzzle, PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { openMatch } from './open-record.ts';
import { type PuzzlePack, packFile, readPack } from './puzzle-pack.ts';
import { type BoxedGame, findGame, gamesOnShelf, type ReadDataFile } from './shelf.ts';

export type BoxedKind = { readonly kind: PuzzleKind; readonly boxed: BoxedGame; readonly box: string };

/** Every kind that the boxes bring. Opens them all: a page asks the list of packs instead. */
export async function kindsOnShelf(read: ReadDataFile): Promise<BoxedKind[]> {
  const found = gamesOnShelf().map(async boxed => {
    const kinds = (await boxed.puzzles?.(read)) ?? [];
    return kinds.map(kind => ({ kind, boxed, box: boxed.box }));
  });
  return (await Promise.all(found)).flat();
}

/** A kind with all it can do, where its game is known. */
async function openKind({ id, game }: { id: string; game: string }, read: ReadDataFile): Promise<PuzzleKind> {
  const kinds = (await assertDefined(findGame(game)).puzzles?.(read)) ?? [];
  const kind = kinds.find(one => one.id === id);
  if (!kind) throw new Error(`There are no puzzles ${id} of ${game}.`);
  return kind;
}

export async function loadPuzzles(
  { id, game }: { id: string; game: string },
  read: ReadDataFile,
): Promise<Result<PuzzlePack>> {
  const { box } = assertDefined(gamesOnShelf().find(boxed => boxed.id === game));
  const bytes = await read(packFile(box, id));
  return readPack(decodeUtf8(bytes));
}

export type OpenedPuzzle = PuzzleCandidate & { readonly answer: Play };

/** A puzzle as a position: its record is judged again, play by play, and its answer must be a play that is permitted. */
export async function openPuzzle(
  { record, seat, answer, number }: Puzzle,
  read: ReadDataFile,
): Promise<Result<OpenedPuzzle>> {
  const opened = await openMatch(record, read);
  if (!opened.ok) return failure(`Puzzle ${number}: ${formatRecordFault(opened.fault)}`);
  const { game, state } = opened.value;
  const play = game.read(answer);
  if (!play || seat >= opened.value.seating.count || game.refuse(state, seat, play))
    return failure(`Puzzle ${number}: the answer "${answer}" is not permitted there.`);
  return success({ match: opened.value, seat, answer: play });
}

/** The answer explained to whoever sits there. */
export async function explained(
  kind: { id: string; game: string },
  opened: OpenedPuzzle,
  read: ReadDataFile,
): Promise<string> {
  return addressed((await openKind(kind, read)).explain(opened, opened.answer), opened.seat);
}

const PEOPLE = ['Ada', 'Ben', 'Clara', 'Dora', 'Emil', 'Flora', 'Gus', 'Hetty', 'Ivo', 'Jane', 'Karl', 'Lotte'];

/** Nobody is known who sat there; people have names all the same. */
export const personAt = (seat: Seat): string => PEOPLE[seat] ?? seatName(seat);

/** An explanation calls the seats by their numbers; whoever sits at one is called "you". */
export const addressed = (text: string, seat: Seat): string =>
  toSecondPerson(seat, personAt, name => replaceSeatNames(text, name));
