import { encodeOwnText } from '@parlour/kernel/options';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../../shelf/node-files.ts';
import { findPackProblems, isComplete, isUntouched } from '../../shelf/own-packs/problems.ts';
import { importSpreadsheet, parseRows } from '../../shelf/own-packs/spreadsheet-import.ts';
import { emptyDraft, type PackDraft } from '../../shelf/own-packs/template.ts';
import { box } from '../box.ts';
import { making } from './making.ts';

const fileOf = async (name: string): Promise<string> =>
  new TextDecoder().decode(await readShelfData(`kit-and-kat/data/${name}.json`));

const drafted = (text: string): PackDraft => unwrap(making.read(text)).draft;

const named = (draft: PackDraft): PackDraft => ({ ...draft, head: ['Our river', 'Class 4', 'CC0'] });

const rows = (count: number, columns: (row: number) => string[]): string =>
  Array.from({ length: count }, (_, i) => columns(i).join('\t')).join('\r\n');
const row = (i: number): string[] => [`Subject ${Math.floor(i / 5)}`, `Question ${i}?`, `Answer ${i}.`];
const seventy = rows(70, row);

const pasted = (text: string, draft = named(emptyDraft(making))): PackDraft =>
  unwrap(importSpreadsheet(making, draft, text)).draft;

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
    const game = await box.games[0]!.open({ pack: encodeOwnText(words) }, () => Promise.reject(new Error('no file')));
    const played = { what: 'plays', clause: 'KK-10', seat: 0, card: 'B1', from: 'hand' };
    expect(game.say(played as never, seat => `Seat ${seat}`)).toBe('Seat 0 plays B1 and asks: "Question 5?"');
    await expect(box.games[0]!.open({ pack: 'own:%7B' }, readShelfData)).rejects.toThrow('line 1');
    await expect(box.games[0]!.open({ pack: 'own:%E0%A4' }, readShelfData)).rejects.toThrow(
      "Can't read the pack of this table.",
    );
  });

  it('refuses a broken file with line and reason', async () => {
    const read = making.read((await fileOf('night-sky')).replace('"book": "B"', '"book": "C"'));
    expect(!read.ok && read.fault[0]!.message).toBe('Book number 2 must be named "B".');
  });
});

describe('what is wanting', () => {
  it('is little before anything is written', () => {
    const wants = findPackProblems(making, emptyDraft(making));
    expect(isUntouched(making, emptyDraft(making))).toBe(true);
    expect(wants.map(({ message }) => message)).toEqual([
      'The title is missing.',
      'The author is missing.',
      'A pack needs at least 4 books; none is started yet.',
    ]);
    expect(isComplete(wants)).toBe(false);
  });

  it('[KK-26r] is nothing once four books are full, and what is left out between is told once', () => {
    expect(findPackProblems(making, pasted(rows(20, row)))).toEqual([]);
    expect(findPackProblems(making, pasted(rows(15, row))).map(({ message }) => message)).toEqual([
      'A pack needs at least 4 books; 3 are started.',
    ]);
    const gap = pasted(rows(25, row));
    const cells = gap.cells.map((texts, i) => (i >= 5 && i < 10 ? ['', ''] : texts));
    expect(findPackProblems(making, { ...gap, cells, about: gap.about.with(1, '') })).toEqual([
      {
        at: 'about',
        group: 1,
        is: 'missing',
        message: 'Book B is empty. Fill it in, or move the later ones up.',
      },
    ]);
  });

  it('[KK-26r] is carried with as many books as are written', async () => {
    const words = making.write(pasted(rows(20, row)), 'album1', 'words');
    const game = await box.games[0]!.open({ pack: encodeOwnText(words) }, () => Promise.reject(new Error('no file')));
    expect(game.pack.length).toBe(40);
    expect(drafted(words)).toEqual(pasted(rows(20, row)));
  });

  it('tells what is too long, there twice or has no type, and lets it be played', () => {
    const cells = pasted(seventy)
      .cells.with(1, ['Question 0?', 'x'.repeat(90)])
      .with(2, ['Why?', 'so '.repeat(60)])
      .with(3, ['How ☃?', 'Answer 4.']);
    const wants = findPackProblems(making, { ...pasted(seventy), cells });
    expect(wants.map(({ message }) => message)).toEqual([
      'The same question is already in Book A, row 1.',
      "The answer doesn't fit on its card. Use fewer or shorter words.",
      'The answer has 179 characters; at most 120 fit.',
      "The question contains ☃, which the font of the cards doesn't have.",
      'The same answer is already in Book A, row 4.',
    ]);
    expect(isComplete(wants)).toBe(true);
  });
});

describe('a spreadsheet', () => {
  it('of seventy rows is a whole pack', () => {
    const draft = pasted(seventy);
    expect(findPackProblems(making, draft)).toEqual([]);
    expect(draft.about[13]).toBe('Subject 13');
  });

  it('may have headings in any order, letters of the books, notes, and no subjects', () => {
    const lettered = rows(70, i => [
      `A ${i}`,
      `see page ${i}`,
      'ABCDEFGHIJKLMN'[Math.floor(i / 5)]!,
      `Q ${i}`,
      'Rivers',
    ]);
    const draft = pasted(`Answers\tNote\tBook\tQUESTION:\tSubject\n${lettered}`);
    expect(draft.cells[69]).toEqual(['Q 69', 'A 69']);
    expect(draft.about[13]).toBe('Rivers');
    expect(draft.besides['note 69']).toBe('see page 69');
    const before = pasted(seventy);
    expect(pasted('Q\tA', before).about).toEqual(before.about);
  });

  it('puts rows where their book is named, in whatever order they stand', () => {
    const turned = rows(20, i => [['B', 'Book A', 'd', 'C'][i % 4]!, `Q ${i}`, `A ${i}`]);
    expect(
      pasted(`book\tquestion\tanswer\n${turned}`)
        .cells.slice(0, 6)
        .map(([question]) => question),
    ).toEqual(['Q 1', 'Q 5', 'Q 9', 'Q 13', 'Q 17', 'Q 0']);
  });

  it('tells which columns are left out, and shows the first rows', () => {
    const done = unwrap(importSpreadsheet(making, emptyDraft(making), 'Question,Answer,Remarks\nWho?,Ada.,old\n'));
    expect(done).toMatchObject({
      notes: [
        'The column "Remarks" is ignored. Headings that work: "question", "answer", "subject", "book", "source", "note".',
      ],
      preview: [
        {
          number: 2,
          texts: [
            ['question', 'Who?'],
            ['answer', 'Ada.'],
          ],
        },
      ],
    });
  });

  it('may be divided by commas or semicolons, with quotation marks', () => {
    const cells = (text: string) => parseRows(text).map(row => row.cells);
    expect(cells('"Who, or what?";"He said ""no""\nand left"\n"b";c\n')).toEqual([
      ['Who, or what?', 'He said "no" and left'],
      ['b', 'c'],
    ]);
    expect(cells('\uFEFF\n\n\t\t\na\tb;c\n')).toEqual([['a', 'b;c']]);
    expect(cells('a,b\n,\nc,"d"')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it.each([
    ['', 'There are no rows. Copy the rows together with their headings and paste them again.'],
    ['question,answer\n', 'There are headings but no rows below them. Copy the rows too.'],
    ['only one', 'Row 1 has 1 of 2 columns: question, answer.'],
    [`question\tanswer\n${rows(71, i => [`${i}`, 'b'])}`, 'There are 71 rows; a pack has at most 70. Remove the rest.'],
    [
      `Frage\tAntwort\n${rows(20, i => [`${i}`, 'b'])}`,
      'There are 21 rows, one more than complete books have. If "Frage, Antwort" are headings, change them to "question", "answer".',
    ],
    [
      rows(10, i => ['Rivers', `${i}?`, 'b', 'a note']),
      'There are 4 columns without known headings. Write "question", "answer" above the columns to import.',
    ],
    [
      'question,remark\na,b',
      'The headings are "question", "remark", but "answer" is missing. Give that column this heading.',
    ],
    ['question,answer,answer\na,b,c', 'The heading "answer" appears twice. Keep one of them.'],
    [
      'question,answer\nWho, or what?,Ada.\n',
      'Row 2 has 3 columns, but there are 2 headings. Put quotation marks around texts that contain a comma or semicolon.',
    ],
    ['book,question,answer\nQ,a,b', 'Row 2: there is no book "Q". Use Book A to Book N.'],
    [
      `book\tquestion\tanswer\n${rows(6, i => ['A', `${i}`, 'b'])}`,
      'Row 7: Book A already has its 5 rows. Remove one.',
    ],
    [
      `subject\tquestion\tanswer\n${rows(9, i => [i < 4 ? 'Rivers' : 'Hills', `${i}`, 'b'])}`,
      'Row 6: the subject changes from "Rivers" to "Hills" in the middle of Book A. All 5 rows of it need the same subject.',
    ],
    ['x'.repeat(300_001), 'The text is too long: at most 300000 characters can be pasted.'],
  ])('that cannot be taken over is refused, %#', (text, fault) => {
    expect(importSpreadsheet(making, emptyDraft(making), text)).toEqual({ ok: false, fault });
  });

  it('of fewer rows leaves the others as they are', () => {
    const done = unwrap(importSpreadsheet(making, pasted(seventy), 'Q\tA'));
    expect(done).toMatchObject({ message: '1 row, 1 book' });
    expect(done.draft.cells.slice(0, 2)).toEqual([
      ['Q', 'A'],
      ['Question 1?', 'Answer 1.'],
    ]);
  });
});
