/** A puzzle opened in the worker: what its chair sees, whether a play is the answer, and the answer explained. */
import { findPuzzleKind, type ListedKind, type WhichPuzzle } from '@parlour/games/shelf/puzzle-list';
import type { PuzzlePack } from '@parlour/games/shelf/puzzle-pack';
import { explained, loadPuzzles, type OpenedPuzzle, openPuzzle, personAt } from '@parlour/games/shelf/puzzles';
import type { ReadFile } from '@parlour/games/shelf/shelf';
import type { Game, Happening, Play, Seat, View } from '@parlour/kernel/game';
import { noticed } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { failure, type Result, success, sure } from '@parlour/kernel/result';
import { type ToldRefusal, tellRefusal } from '@parlour/kernel/saying';
import { fairCut } from '@parlour/table/snapshot';
import { tellAll } from './sentences.ts';
import type { Heard } from './table-handle.ts';

/** The cards of a hand that lies open. */
export type OpenHand = { readonly seat: Seat; readonly cards: readonly string[] };

export type PuzzleAbout = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seat: Seat;
  readonly view: View;
  readonly plays: readonly Play[];
  readonly more: boolean;
  /** The hands of the others, where all are shown. */
  readonly hands: readonly OpenHand[];
  readonly heard: readonly Heard[];
};

/** What a play came to. */
export type PuzzleTried =
  | { readonly is: 'right' | 'wrong' }
  | { readonly is: 'refused'; readonly refusal: ToldRefusal };

/** The answer, why it is right, and the table after it. */
export type Solution = {
  readonly play: Play;
  readonly written: string;
  readonly why: string;
  readonly view: View;
  readonly heard: readonly Heard[];
};

export type PuzzleDesk = {
  about(): Promise<Result<PuzzleAbout>>;
  judge(play: Play): Promise<ToldRefusal | undefined>;
  attempt(play: Play): Promise<PuzzleTried>;
  solution(): Promise<Solution>;
  past(): Promise<readonly Happening[]>;
};

/** More plays than this are not sent: in word games there are thousands. */
const OFFERED = 400;

export async function puzzleDesk(read: ReadFile, which: WhichPuzzle): Promise<PuzzleDesk> {
  const found = await find(read, which);
  const position = (): OpenedPuzzle => sure(found);
  return {
    about: async () => (found.ok ? success(aboutOf(found.value, which)) : found),
    judge: async play => refusalOf(position(), play),
    attempt: async play => attempt(position(), play),
    solution: () => solve(read, which, position()),
    past: async () => pastOf(position()),
  };
}

/** Whoever solves one goes on to the next: a pack that has been read stays. */
const packs = new Map<string, Promise<Result<PuzzlePack>>>();

function packOf(kind: ListedKind, read: ReadFile): Promise<Result<PuzzlePack>> {
  const pack = packs.get(kind.id) ?? loadPuzzles(kind, read);
  packs.set(kind.id, pack);
  pack.catch(() => packs.delete(kind.id));
  return pack;
}

async function find(read: ReadFile, { kind: id, number }: WhichPuzzle): Promise<Result<OpenedPuzzle>> {
  const kind = findPuzzleKind(id);
  const pack = kind ? await packOf(kind, read) : failure('There are no such puzzles.');
  if (!pack.ok) return pack;
  const puzzle = pack.value.puzzles[number - 1];
  return puzzle ? openPuzzle(puzzle, read) : failure(`There is no puzzle ${number}.`);
}

function aboutOf(opened: OpenedPuzzle, { kind }: WhichPuzzle): PuzzleAbout {
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
    plays: plays.length > OFFERED ? fairCut(plays, OFFERED) : plays,
    more: plays.length > OFFERED,
    hands: isOpen ? handsBeside(opened) : [],
    heard: tellAll(game, pastOf(opened), { name: personAt, to: seat }),
  };
}

/** In the order of play, from the left. */
function handsBeside({ match: { game, state, seating }, seat }: OpenedPuzzle): OpenHand[] {
  return Array.from({ length: seating.count - 1 }, (_, i) => (seat + 1 + i) % seating.count).map(other => ({
    seat: other,
    cards: game.view(state, other).hand ?? [],
  }));
}

const pastOf = ({ match, seat }: OpenedPuzzle): Happening[] =>
  match.happenings.map(happening => noticed(happening, seat));

function refusalOf({ match: { game, state }, seat }: OpenedPuzzle, play: Play): ToldRefusal | undefined {
  if (!game.isPlay(play)) return undefined;
  const refusal = game.refuse(state, seat, play);
  return refusal && tellRefusal(game, refusal, { name: personAt, reader: 'board' });
}

function attempt(opened: OpenedPuzzle, play: Play): PuzzleTried {
  const refusal = refusalOf(opened, play);
  if (refusal) return { is: 'refused', refusal };
  const { game } = opened.match;
  return { is: game.isPlay(play) && game.write(play) === game.write(opened.answer) ? 'right' : 'wrong' };
}

async function solve(read: ReadFile, { kind: id }: WhichPuzzle, opened: OpenedPuzzle): Promise<Solution> {
  const { match, seat, answer } = opened;
  const { game } = match;
  const { state, happenings } = game.apply(match.state, { by: seat, play: answer });
  const seen = happenings.map(happening => noticed(happening, seat));
  return {
    play: answer,
    written: inWords(game, answer, match.state, seat),
    why: await explained(must(findPuzzleKind(id)), opened, read),
    view: game.view(state, seat),
    heard: tellAll(game, seen, { name: personAt, to: seat }, match.happenings.length),
  };
}

const inWords = (game: Game, play: Play, state: unknown, seat: Seat): string =>
  game.sayPlay?.(play, personAt, game.view(state, seat)) ?? game.write(play);
