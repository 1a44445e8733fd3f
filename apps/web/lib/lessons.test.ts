import { shelf } from '@parlour/games/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { loadBoard } from './box-assets.ts';

const HANDFUL = 6;

const games = shelf.flatMap(box => box.games);

describe('lessons of a first game', () => {
  it.each(games.map(({ id }) => id))('%s has a handful, each of a clause of its sheet', async id => {
    const board = await loadBoard(id);
    const clauses = (await games.find(game => game.id === id)!.clauses()).map(clause => clause.id);
    expect(board!.lessons.length).toBeGreaterThan(0);
    expect(board!.lessons.length).toBeLessThanOrEqual(HANDFUL);
    for (const lesson of board!.lessons) expect(clauses).toContain(lesson.clause);
  });
});
