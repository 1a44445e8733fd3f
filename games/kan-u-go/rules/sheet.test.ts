import { expect, it } from 'vitest';
import { sheet } from '../sheet.generated.ts';

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
