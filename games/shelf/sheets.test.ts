import { expect, it } from 'vitest';
import { gamesOnShelf } from './shelf.ts';

/** A family reads the clauses on paper: there are no options, programs or notations in them. */
const PROGRAMS = /[`{}]|\boptions?\b|\breferee\b|\brated\b|seat-\d|\btable'?s? of the pack\b/i;

it.each(gamesOnShelf())('the clauses of $id speak of cards and people only', async ({ clauses }) => {
  expect((await clauses()).filter(({ text }) => PROGRAMS.test(text)).map(({ id }) => id)).toEqual([]);
});
