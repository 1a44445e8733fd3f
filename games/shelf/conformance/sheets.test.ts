import { expect, it } from 'vitest';
import { gamesOnShelf } from '../shelf.ts';

/** Clauses are read on paper: they mention no options, programs or notations. */
const PROGRAMS = /[`{}]|\boptions?\b|\breferee\b|\brated\b|seat-\d|\btable'?s? of the pack\b/i;

it.each(gamesOnShelf())('the clauses of $id speak of cards and people only', async ({ clauses }) => {
  expect((await clauses()).filter(({ text }) => PROGRAMS.test(text)).map(({ id }) => id)).toEqual([]);
});
