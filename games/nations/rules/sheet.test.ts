import { expect, it } from 'vitest';
import { sheet } from './sheet.generated.ts';

/** A family reads the clauses on paper: there are no options, programs or notations in them. */
const PROGRAMS = /[`{}]|\boptions?\b|\breferee\b|\brated\b|seat-\d|\btable'?s? of the pack\b/i;

it('the clauses speak of cards and people only', () => {
  const clauses = Object.values(sheet).flat();
  expect(clauses.filter(({ text }) => PROGRAMS.test(text)).map(({ id }) => id)).toEqual([]);
});

it('the clauses of each game stand in the order of the book', () => {
  for (const clauses of Object.values(sheet)) {
    const numbers = new Map<string, number[]>();
    for (const { id } of clauses) {
      const [prefix, number] = id.split('-') as [string, string];
      numbers.set(prefix, [...(numbers.get(prefix) ?? []), Number.parseInt(number, 10)]);
    }
    for (const list of numbers.values()) expect(list).toEqual(list.toSorted((a, b) => a - b));
  }
});
