import { carry } from '@parlour/kernel/options';
import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, isWhole, wantsOf } from '../making.ts';
import { readData } from '../node.ts';
import { paste, readRows } from '../spreadsheet.ts';
import { box } from './box.ts';
import { making } from './making.ts';

const fileOf = async (name: string): Promise<string> =>
  new TextDecoder().decode(await readData(`kit-and-kat/data/${name}.json`));

const drafted = (text: string): Draft => {
  const read = making.read(text);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.draft;
};

const named = (draft: Draft): Draft => ({ ...draft, head: ['Our river', 'Class 4', 'CC0'] });

const rows = (count: number, columns: (row: number) => string[]): string =>
  Array.from({ length: count }, (_, i) => columns(i).join('\t')).join('\r\n');
const seventy = rows(70, i => [`Subject ${Math.floor(i / 5)}`, `Question ${i}?`, `Answer ${i}.`]);

const pasted = (text: string, draft = named(emptyDraft(making))): Draft => {
  const done = paste(making, draft, text);
  if ('wrong' in done) throw new Error(done.wrong);
  return done.draft;
};

describe('a pack of one’s own', () => {
  it('[KK-1] has a card for every text, in fourteen books of ten', () => {
    const cards = emptyDraft(making).cells.flatMap((row, i) => row.map((_, column) => making.cardOf(i, column)));
    expect(cards.slice(0, 4)).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(cards.at(-1)).toBe('N10');
    expect(new Set(cards).size).toBe(140);
  });

  it('is the same after it was written and read, sources and notes with it', async () => {
    const draft = drafted(await fileOf('nuerland'));
    expect(drafted(making.write(draft, 'album1', 'file'))).toEqual(draft);
    expect(Object.keys(draft.besides).length).toBeGreaterThan(70);
  });

  it('keeps the pictures its file names, and has plain signs without', async () => {
    const nuerland = await fileOf('nuerland');
    const draft = drafted(nuerland.replace('"books":', '"pictures": "nuerland", "books":'));
    expect(making.dressOf(draft).drawn).toBe('nuerland');
    expect(drafted(making.write(draft, 'album1', 'file'))).toEqual(draft);
    expect(making.dressOf(pasted(seventy)).drawn).toBeUndefined();
  });

  it('is carried in an option, and then played', async () => {
    const words = making.write(pasted(seventy), 'album1', 'words');
    const game = await box.games[0]!.open({ pack: carry(words) }, () => Promise.reject(new Error('no file')));
    const played = { what: 'plays', clause: 'KK-10', seat: 0, card: 'B1', from: 'hand' };
    expect(game.say(played as never, seat => `Seat ${seat}`)).toBe('Seat 0 plays B1 and asks: "Question 5?"');
    await expect(box.games[0]!.open({ pack: 'own:%7B' }, readData)).rejects.toThrow('line 1');
    await expect(box.games[0]!.open({ pack: 'own:%E0%A4' }, readData)).rejects.toThrow('cannot be read');
  });

  it('refuses a broken file with line and reason', async () => {
    const read = making.read((await fileOf('night-sky')).replace('"book": "B"', '"book": "C"'));
    expect('faults' in read && read.faults[0]!.message).toBe('Book number 2 is named "B".');
  });
});

describe('what is wanting', () => {
  it('is told in the order it is written', () => {
    const wants = wantsOf(making, emptyDraft(making));
    expect(wants.length).toBe(2 + 14 + 140);
    expect(wants[0]).toEqual({ at: 'head', field: 0, is: 'missing', message: 'The title is missing.' });
    expect(isWhole(wants)).toBe(false);
  });

  it('tells what is too long, does not fit, or is there twice, and lets it be played', () => {
    const cells = pasted(seventy).cells.map((row, i) => (i === 1 ? ['Question 0?', 'x'.repeat(90)] : row));
    const wants = wantsOf(making, { ...pasted(seventy), cells: cells.with(2, ['Why?', 'so '.repeat(60)]) });
    expect(wants.map(({ message }) => message)).toEqual([
      'The same question stands in row 1.',
      'The answer does not fit on its card.',
      'The answer has 179 letters; there is room for 120.',
    ]);
    expect(isWhole(wants)).toBe(true);
  });
});

describe('a spreadsheet', () => {
  it('of seventy rows is a whole pack', () => {
    const draft = pasted(seventy);
    expect(wantsOf(making, draft)).toEqual([]);
    expect(draft.about[13]).toBe('Subject 13');
  });

  it('may have a head line, a column with the letter of the book, and no subjects', () => {
    const lettered = rows(70, i => ['ABCDEFGHIJKLMN'[Math.floor(i / 5)]!, 'Rivers', `Q ${i}`, `A ${i}`]);
    expect(pasted(`Book\tSubject\tQuestion\tAnswer\n${lettered}`).cells[69]).toEqual(['Q 69', 'A 69']);
    const before = pasted(seventy);
    expect(pasted('Q\tA', before).about).toEqual(before.about);
  });

  it('may be divided by commas or semicolons, with quotation marks', () => {
    expect(readRows('"Who, or what?";"He said ""no""\nand left"\n"b";c\n')).toEqual([
      ['Who, or what?', 'He said "no" and left'],
      ['b', 'c'],
    ]);
    expect(readRows('a,b\n,\nc,"d"')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it.each([
    ['', 'There is nothing in it to take over.'],
    ['only one', 'Row 1 has 1 of 2 columns: question, answer.'],
    [rows(71, i => [`${i}`, 'b']), 'There are 71 rows; a pack has 70.'],
  ])('that cannot be taken over is refused, %#', (text, wrong) => {
    expect(paste(making, emptyDraft(making), text)).toEqual({ wrong });
  });

  it('of fewer rows leaves the others as they are', () => {
    const done = paste(making, pasted(seventy), 'Q\tA');
    expect(done).toMatchObject({ message: '1 rows are taken over; 69 are still to come.' });
    expect('draft' in done && done.draft.cells.slice(0, 2)).toEqual([
      ['Q', 'A'],
      ['Question 1?', 'Answer 1.'],
    ]);
  });
});
