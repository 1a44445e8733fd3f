/** The stored packs of puzzles are valid, and a part of each is proved again. */
import { existsSync } from 'node:fs';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findPuzzleKind, puzzleKinds } from '@parlour/games/shelf/puzzles/list';
import { loadPuzzleKinds } from '@parlour/games/shelf/puzzles/open';
import { parsePuzzlePack, SOLVERS, serializePuzzlePack } from '@parlour/games/shelf/puzzles/pack';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt, unwrap } from '@parlour/kernel/result';
import { testedPart } from '@parlour/kernel/tests/seed';
import { genericPlayers } from '@parlour/players/generic-players';
import { describe, expect, it } from 'vitest';
import { searchPuzzle } from './candidate.ts';
import { puzzleFault, readPackOf } from './check.ts';
import { addSearchResult, finishSelection, newSelection, packFileOf } from './make.ts';

/** `npm run generate -- puzzles --check` proves all puzzles; a test run proves one of this many parts. */
const PARTS = 40;
const part = testedPart('packs', PARTS);

const kinds = await loadPuzzleKinds(readShelfData);

it('every kind has a pack, and every pack a kind', () => {
  expect(kinds.filter(boxed => !existsSync(packFileOf(boxed))).map(({ kind }) => kind.id)).toEqual([]);
  expect(puzzleKinds.map(({ id }) => id).sort()).toEqual(kinds.map(({ kind }) => kind.id).sort());
  expect(new Set(kinds.map(({ kind }) => kind.id)).size).toBe(kinds.length);
});

describe.each(kinds.map(boxed => [boxed.kind.id, boxed] as const))('%s', (id, boxed) => {
  const { kind, puzzles } = readPackOf(boxed);

  it('has enough puzzles, no two the same, and no more than three fifths as hard', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(puzzles.map(({ record, seat }) => `${seat} ${record}`)).size).toBe(puzzles.length);
    const alike = SOLVERS.map(finder => puzzles.filter(({ found }) => found === finder).length);
    expect(Math.max(...alike)).toBeLessThanOrEqual(0.6 * puzzles.length);
  });

  it('says in its pack and in the list what the kind says', () => {
    const { title, asks, open, picture } = boxed.kind;
    expect(kind).toEqual({ id, title, asks, open, picture, game: boxed.boxed.id });
    const { found, ...listed } = findPuzzleKind(id) ?? { found: '' };
    expect(listed).toEqual(kind);
    expect(found).toBe(puzzles.map(puzzle => SOLVERS.indexOf(puzzle.found)).join(''));
  });

  it(`has exactly one right answer each, in part ${part} of ${PARTS}`, async () => {
    for (const puzzle of puzzles.filter(({ number }) => number % PARTS === part)) {
      expect(await puzzleFault(boxed.kind, puzzle), `${id} ${puzzle.number}`).toBeUndefined();
    }
  });
});

/**
 * Making a pack from two seeds stands for making a whole one. The seed of the run chooses the kind; the patience is
 * left out, because its puzzles take long to find.
 */
const quick = kinds.filter(({ boxed }) => boxed.seats[1] > 1);
const chosen = itemAt(quick, testedPart('kinds', quick.length));

it(`the same seeds give the same file again: ${chosen.kind.id}`, async () => {
  const players = (await chosen.boxed.players?.(readShelfData)) ?? genericPlayers;
  const made = (): string => {
    const choosing = newSelection(2);
    for (const seed of ['again/0', 'again/1']) addSearchResult(choosing, searchPuzzle(chosen.kind, players, seed));
    return serializePuzzlePack(chosen.kind, finishSelection(choosing).puzzles);
  };
  const once = made();
  expect(unwrap(parsePuzzlePack(once)).puzzles.length).toBeGreaterThan(0);
  expect(made()).toBe(once);
});

it('no kind is asked for that a box does not have', () => {
  for (const { game } of puzzleKinds) expect(gamesOnShelf().map(({ id }) => id)).toContain(game);
});
