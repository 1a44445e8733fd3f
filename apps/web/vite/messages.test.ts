import { expect, it } from 'vitest';
import { compileCatalogues } from './messages.ts';

it('compiles the messages of a catalogue and leaves the rest of the module', () => {
  const source = `
    const english = {
      undo: 'Undo',
      taken: "{who} doesn't take it.",
      left: '{count, plural, one {# card} other {# cards}}',
    } as const;
    export const text = translator('example', english);
    const english2 = { raw: '{who}' };`;
  expect(compileCatalogues('example.ts', source)).toBe(`
    const english = {
      undo: "Undo",
      taken: [["who"]," doesn't take it."],
      left: [["count",2,{"one":[0," card"],"other":[0," cards"]}]],
    } as const;
    export const text = translator('example', english);
    const english2 = { raw: '{who}' };`);
  expect(compileCatalogues('other.ts', "const english = { a: '{b}' };")).toBeUndefined();
});
