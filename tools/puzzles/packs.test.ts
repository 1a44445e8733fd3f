/** The packs of puzzles as they are kept: whole, as their kinds say, and a share of each proved anew on every day. */
import { existsSync } from 'node:fs';
import { readData } from '@parlour/games/node';
import { findPuzzleKind, puzzleKinds } from '@parlour/games/puzzle-list';
import { FINDERS } from '@parlour/games/puzzle-pack';
import { kindsOnShelf } from '@parlour/games/puzzles';
import { gamesOnShelf } from '@parlour/games/shelf';
import { describe, expect, it } from 'vitest';
import { faultOf, packOf } from './check.ts';
import { fileOf } from './make.ts';

/** `npm run puzzles -- --check` proves them all; every run of the tests one of so many parts, another every day. */
const PARTS = 40;
const part = Math.floor(Date.now() / 86_400_000) % PARTS;

const kinds = await kindsOnShelf(readData);

it('every kind has a pack, and every pack a kind', () => {
  expect(kinds.filter(boxed => !existsSync(fileOf(boxed))).map(({ kind }) => kind.id)).toEqual([]);
  expect(puzzleKinds.map(({ id }) => id).sort()).toEqual(kinds.map(({ kind }) => kind.id).sort());
  expect(new Set(kinds.map(({ kind }) => kind.id)).size).toBe(kinds.length);
});

describe.each(kinds.map(boxed => [boxed.kind.id, boxed] as const))('%s', (id, boxed) => {
  const { kind, puzzles } = packOf(boxed);

  it('has enough puzzles, no two the same, and not all as hard', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(puzzles.map(({ record, seat }) => `${seat} ${record}`)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ found }) => found)).size).toBeGreaterThan(1);
  });

  it('says in its pack and in the list what the kind says', () => {
    const { title, asks, open } = boxed.kind;
    expect(kind).toEqual({ id, title, asks, open, game: boxed.boxed.id });
    const { found, ...listed } = findPuzzleKind(id) ?? { found: '' };
    expect(listed).toEqual(kind);
    expect(found).toBe(puzzles.map(puzzle => FINDERS.indexOf(puzzle.found)).join(''));
  });

  it(`has exactly one right answer each, in part ${part} of ${PARTS}`, async () => {
    for (const puzzle of puzzles.filter(({ number }) => number % PARTS === part)) {
      expect(await faultOf(boxed.kind, puzzle), `${id} ${puzzle.number}`).toBeUndefined();
    }
  });
});

it('no kind is asked for that a box does not have', () => {
  for (const { game } of puzzleKinds) expect(gamesOnShelf().map(({ id }) => id)).toContain(game);
});
