/** The packs of puzzles as they are kept: whole, as their kinds say, and a share of each proved anew on every day. */
import { existsSync } from 'node:fs';
import { readData } from '@parlour/games/shelf/node';
import { findPuzzleKind, puzzleKinds } from '@parlour/games/shelf/puzzle-list';
import { FINDERS, readPack, writePack } from '@parlour/games/shelf/puzzle-pack';
import { kindsOnShelf } from '@parlour/games/shelf/puzzles';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt, unwrap } from '@parlour/kernel/result';
import { genericPlayers } from '@parlour/players/generic-players';
import { describe, expect, it } from 'vitest';
import { attempt } from './candidate.ts';
import { faultOf, packOf } from './check.ts';
import { beginChoosing, chosenOf, take } from './choose.ts';
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

  it('has enough puzzles, no two the same, and no more than three fifths as hard', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(puzzles.map(({ record, seat }) => `${seat} ${record}`)).size).toBe(puzzles.length);
    const alike = FINDERS.map(finder => puzzles.filter(({ found }) => found === finder).length);
    expect(Math.max(...alike)).toBeLessThanOrEqual(0.6 * puzzles.length);
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

/**
 * A pack is made of attempts alone, one a seed: what two seeds give is a pack in small. One kind a day, in
 * turn; not the patience, of which every puzzle takes long to find.
 */
const quick = kinds.filter(({ boxed }) => boxed.seats[1] > 1);
const today = itemAt(quick, part % quick.length);

it(`the same seeds give the same file again: ${today.kind.id}`, async () => {
  const players = (await today.boxed.players?.(readData)) ?? genericPlayers;
  const made = (): string => {
    const choosing = beginChoosing(2);
    for (const seed of ['again/0', 'again/1']) take(choosing, attempt(today.kind, players, seed));
    return writePack(today.kind, chosenOf(choosing).puzzles);
  };
  const once = made();
  expect(unwrap(readPack(once)).puzzles.length).toBeGreaterThan(0);
  expect(made()).toBe(once);
});

it('no kind is asked for that a box does not have', () => {
  for (const { game } of puzzleKinds) expect(gamesOnShelf().map(({ id }) => id)).toContain(game);
});
