import { expect, it } from 'vitest';
import { findVisibleText } from './visible-text.ts';

const textsIn = (source: string): string[] => findVisibleText('page.tsx', source).map(({ text }) => text);

it('finds words, labels and sentences that no catalogue holds', () => {
  expect(textsIn('<p>Your turn</p>')).toEqual(['Your turn']);
  expect(textsIn('<button aria-label="Undo" />')).toEqual(['Undo']);
  expect(textsIn(`<p title={late ? \`\${n} minutes late\` : label} />`)).toEqual(['{} minutes late']);
  expect(textsIn("const line = isOver ? 'The game is over.' : '';")).toEqual(['The game is over.']);
  expect(textsIn(`const line = \`Seat \${seat} has \${count} cards.\`;`)).toEqual(['Seat {} has {} cards.']);
});

it('passes catalogues, clauses, classes and errors of the program', () => {
  expect(textsIn("const english = { over: 'The game is over.' } as const;")).toEqual([]);
  expect(textsIn("const clause = 'NA-6';")).toEqual([]);
  expect(textsIn('<p class="wide row">{pageText("over")}</p>')).toEqual([]);
  expect(textsIn("throw new Error('Internal error: no game here.');")).toEqual([]);
});
