import { assertDefined } from '@parlour/kernel/result';
import { expect, it } from 'vitest';
import { readShelfData } from '../shelf/node-files.ts';
import { FIGURES, RECORDED_FIGURE } from './crossword/worked-example.ts';
import { howTo } from './how-to.generated.ts';
import { bakedLexicon } from './lexicon/loader.ts';
import { countPoints, distinctCards, FREE, PACK } from './pack/pack.ts';
import { story } from './story.generated.ts';

const blocks = howTo.flatMap(({ parts }) => parts.flatMap(part => part.blocks));
const copies = (card: string): number => PACK.filter(other => other === card).length;

it('the leaflet lists the pack: every letter, its copies and its number', () => {
  const list = blocks.flatMap(block => (block.is === 'list' && /^\d+ each/.test(block.items[0]!) ? block.items : []));
  const stated = list.flatMap(item => {
    const [, number] = /^(\d+) each/.exec(item)!;
    return [...item.matchAll(/(\b[A-Z]|the free cards) \((\d+)/g)].map(([, card, count]) => [card, count, number]);
  });
  const pack = distinctCards(PACK).map(card => [card, copies(card), countPoints([card], 'parlour')]);
  const named = pack.map(([card, ...rest]) => [card === FREE ? 'the free cards' : card, ...rest].map(String));
  expect(stated.toSorted()).toEqual(named.toSorted());
});

it('[KG-6] the crosswords are made of words, across and down', async () => {
  const lexicon = await bakedLexicon('common', readShelfData);
  const grids = blocks.flatMap(block => (block.is === 'grid' ? [block.rows] : []));
  expect(grids.length).toBeGreaterThan(3);
  for (const rows of grids) {
    const width = Math.max(...rows.map(row => row.length));
    const columns = Array.from({ length: width }, (_, at) => rows.map(row => row[at] ?? '.').join(''));
    const words = [...rows, ...columns].flatMap(line => line.split('.')).filter(word => word.length > 1);
    for (const word of words) expect([word, lexicon.has(word)]).toEqual([word, true]);
  }
});

it('the restored figure is that of the exhibit and the record', () => {
  const shown = blocks.flatMap(block => (block.is === 'grid' ? [block.rows.join('\n')] : []));
  const cells = assertDefined(FIGURES[RECORDED_FIGURE]).flat();
  const [top, left] = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
  const height = Math.max(...cells.map(([row]) => row)) - top + 1;
  const width = Math.max(...cells.map(([, column]) => column)) - left + 1;
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'));
  for (const [row, column, letter] of cells) rows[row - top]![column - left] = letter;
  expect(shown).toContain(rows.map(row => row.join('')).join('\n'));
});

it('the story adds up: proven and chosen letters make the pack', () => {
  const items = story.parts.flatMap(part => part.blocks.flatMap(block => (block.is === 'list' ? block.items : [])));
  const counted = (begins: RegExp): string[] => {
    const item = items.find(text => begins.test(text))!;
    return [...item.matchAll(/\b([A-Z]) (\d)/g)].flatMap(([, letter, count]) => new Array(Number(count)).fill(letter));
  };
  const proven = counted(/prove 43 of the 58/);
  const handedOut = counted(/We chose the other twelve/);
  expect([proven.length, handedOut.length]).toEqual([43, 12]);
  const letters = [...proven, ...handedOut, 'B', 'F', 'Z', FREE, FREE];
  expect(letters.toSorted()).toEqual(PACK.toSorted());
});

it('credits the author and licence of the borrowed drawing', () => {
  expect(JSON.stringify(story)).toMatch(/by Skoll, from \[game-icons\.net\].*CC BY 3\.0/);
});
