import { encodeOwnText } from '@parlour/kernel/options';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../../shelf/node-files.ts';
import { findPackProblems, isComplete, isUntouched } from '../../shelf/own-packs/problems.ts';
import { parseColumns } from '../../shelf/own-packs/table-columns.ts';
import { parseTable } from '../../shelf/own-packs/table-file.ts';
import { importTable, type TableImport } from '../../shelf/own-packs/table-import.ts';
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

const imported = (text: string, draft = named(emptyDraft(making))): TableImport =>
  unwrap(importTable(making, draft, unwrap(parseTable(text))));
const pasted = (text: string, draft?: PackDraft): PackDraft => imported(text, draft).draft;

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

  it('has pictures on its cards: in its file, on the device that has the album, and not in tables', async () => {
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    const draft = { ...pasted(seventy), pictures: { B2: picture } };
    const read = unwrap(making.read(making.write(draft, 'album1', 'file')));
    expect(read).toEqual({ draft, album: 'album1' });
    const options = { pack: encodeOwnText(making.write(draft, 'album1', 'words')) };
    expect(options.pack).not.toContain('base64');
    const album = async (): Promise<Uint8Array> =>
      new TextEncoder().encode(JSON.stringify({ pictures: draft.pictures }));
    const [withAlbum, without] = [await box.print!(options, album), await box.print!(options, () => Promise.reject())];
    expect(withAlbum.art.face('B2', withAlbum.dress)).toContain(picture);
    expect(without.art.face('B2', without.dress)).not.toContain('<image');
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
      'The question contains ☃, which the cards cannot print. They have Latin, Greek and Cyrillic letters, fractions and common signs.',
      'The same answer is already in Book A, row 4.',
    ]);
    expect(isComplete(wants)).toBe(true);
  });
});

/** The problems as a person reads them. */
const problems = (text: string): string[] =>
  imported(text).problems.map(({ row, message }) => `${row ?? 'all'}: ${message}`);

const FISH = rows(20, i => [
  ['Bridges', 'Fish', 'Mills', 'Floods'][Math.floor(i / 5)]!,
  `Question ${i}?`,
  `Answer ${i}.`,
]);

describe('a spreadsheet', () => {
  it('of seventy rows is a whole pack', () => {
    const draft = pasted(seventy);
    expect(findPackProblems(making, draft)).toEqual([]);
    expect(draft.about[13]).toBe('Subject 13');
    expect(imported(seventy)).toMatchObject({
      isSure: true,
      summary: '70 rows make 14 books.',
      notes: [],
      problems: [],
    });
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
    expect(pasted('Why?\tBecause', before).about).toEqual(before.about);
  });

  it.each([
    'Topic\tQ\tAns',
    'Thema\tFrage\tAntwort',
    'Thème\tQUESTION :\tRéponse',
    'Unit\tTerm (French)\tDefinition',
    '\n\nOur river quiz\nmade by Ms Ek\nsubject\tquestions\tanswers',
  ])('may have headings in other words, with titles above: %j', headings => {
    const { draft, isSure } = imported(`${headings}\n${FISH}`);
    expect(isSure).toBe(true);
    expect(draft.cells[5]).toEqual(['Question 5?', 'Answer 5.']);
    expect(draft.about.slice(0, 4)).toEqual(['Bridges', 'Fish', 'Mills', 'Floods']);
  });

  it('may have languages as headings, which the cards are then read in', async () => {
    const { draft, isSure } = imported(`Unit\tFrançais\tEnglish\n${FISH}`);
    expect(isSure).toBe(true);
    expect(draft.cells[0]).toEqual(['Question 0?', 'Answer 0.']);
    const words = making.write(draft, 'album1', 'words');
    expect(drafted(words).besides).toMatchObject({ language: 'fr', answerLanguage: 'en' });
    const { dress } = await box.print!({ pack: encodeOwnText(words) }, readShelfData);
    expect([dress.languages?.A1, dress.languages?.A2]).toEqual(['fr', 'en']);
  });

  it('puts rows where their book is named, in whatever order they stand', () => {
    const turned = rows(20, i => [['B', 'Book A', 'd', 'C'][i % 4]!, `Q ${i}`, `A ${i}`]);
    expect(
      pasted(`book\tquestion\tanswer\n${turned}`)
        .cells.slice(0, 6)
        .map(([question]) => question),
    ).toEqual(['Q 1', 'Q 5', 'Q 9', 'Q 13', 'Q 17', 'Q 0']);
  });

  it('gathers the rows of a subject, whatever their case, order and blanks', () => {
    const subjects = ['Romans', 'Fish', 'romans ', 'FISH', 'Romans', 'Fish', ' ROMANS', 'fish', 'Romans', 'Fish'];
    const mixed = rows(20, i => [subjects[i] ?? (i === 10 ? 'Mills' : i === 15 ? 'Floods' : ''), `Q ${i}?`, `A ${i}`]);
    const { draft, problems } = imported(`topic\tq\ta\n${mixed}`);
    expect(problems).toEqual([]);
    expect(draft.about.slice(0, 4)).toEqual(['Romans', 'Fish', 'Mills', 'Floods']);
    expect(draft.cells.slice(0, 5).map(([question]) => question)).toEqual(['Q 0?', 'Q 2?', 'Q 4?', 'Q 6?', 'Q 8?']);
  });

  it('of any length makes whole books, and names the rows that are left over: those without an answer first', () => {
    const words = rows(22, i => [`le mot ${i}`, i === 4 ? '' : `the word ${i}`]);
    expect(imported(words)).toMatchObject({
      summary: '22 rows make 4 books. 2 rows are left over: 5 and 22.',
      problems: [],
    });
    const subjects = rows(23, i => [i < 8 ? 'Romans' : i < 16 ? 'Fish' : 'Mills', `Q ${i}?`, `A ${i}`]);
    const { draft, summary, notes } = imported(`topic\tquestion\tanswer\n${subjects}`);
    expect(summary).toBe('23 rows make 4 books. 3 rows are left over: 17, 23 and 24.');
    expect(notes).toEqual(['Book D is mixed: Romans and Fish.']);
    expect(draft.about[3]).toBe('Romans and Fish');
    expect(imported(rows(100, i => [`Q ${i}?`, `A ${i}`])).summary).toContain('30 rows are left over: 71 to 100.');
  });

  it('tells all problems at once, each with its row in the spreadsheet', () => {
    const messy = [
      '\nOur river quiz,,,',
      'Topic,Q,Ans,',
      ...Array.from({ length: 15 }, (_, i) => `${['Romans', 'Fish', 'Mills'][Math.floor(i / 5)]},Q ${i}?,A ${i},`),
      'Floods,Why?,,',
      ',,,',
      'Floods,Q 0?,It rains.,',
      `Floods,When?,${'x'.repeat(161)},`,
      'Floods,What is 猫?,a cat,',
      'Floods,Who owned it, the monks or the king?,The monks.',
      'Total,,20,',
    ].join('\n');
    expect(problems(messy)).toEqual([
      '19: The answer is missing.',
      '21: The same question is already in row 4.',
      '22: The answer has 161 characters; at most 120 fit.',
      '23: The question contains 猫, which the cards cannot print. They have Latin, Greek and Cyrillic letters, fractions and common signs.',
      '24: There are 4 cells; most rows have 3. Put quotation marks around texts that contain a comma or semicolon.',
    ]);
    expect(imported(messy).notes[0]).toBe('Rows 2 and 25 hold no card and are ignored.');
  });

  it('is imported by columns that a person has pointed at, where a guess is not sure', () => {
    const table = unwrap(parseTable(rows(20, i => [`${i}`, `clue ${i}`, 'x', `word ${i}`, `page ${i % 3}`])));
    expect(unwrap(importTable(making, emptyDraft(making), table)).isSure).toBe(false);
    const columnOf = unwrap(parseColumns(making, 'question=B, answer=4'));
    const chosen = unwrap(importTable(making, emptyDraft(making), table, { columnOf, firstRow: 1 }));
    expect(chosen).toMatchObject({ isSure: true, summary: '20 rows make 4 books.' });
    expect(chosen.draft.cells[0]).toEqual(['clue 0', 'word 0']);
    expect(parseColumns(making, 'question=B')).toEqual({ ok: false, fault: 'Say which column holds: answer.' });
    expect(parseColumns(making, 'colour=B')).toMatchObject({ ok: false });
    expect(imported('only one\nand another').missing).toEqual(['answer']);
  });

  it.each([
    ['', 'There are no rows. Copy the rows together with their headings and paste them again.'],
    ['question,answer\n', 'There are headings but no rows below them. Copy the rows too.'],
  ])('that cannot be taken over is refused, %#', (text, fault) => {
    expect(importTable(making, emptyDraft(making), unwrap(parseTable(text)))).toEqual({ ok: false, fault });
  });

  it.each([
    ['book,question,answer\nA,q,a\nB,r,b\nQ,a,b', '4: There is no book "Q". Use Book A to Book N.'],
    [`book\tquestion\tanswer\n${rows(6, i => ['A', `${i}`, `b${i}`])}`, '7: Book A already has its 5 rows.'],
    ['question,answer\na,b', 'all: A pack needs at least 4 books; 1 is started.'],
  ])('reports what does not fit, %#', (text, problem) => {
    expect(problems(text)).toContain(problem);
  });

  it('of fewer rows leaves the other books as they are', () => {
    const { draft } = imported('Why?\tBecause', pasted(seventy));
    expect(draft.cells.slice(0, 2)).toEqual([
      ['Why?', 'Because'],
      ['Question 1?', 'Answer 1.'],
    ]);
  });
});
