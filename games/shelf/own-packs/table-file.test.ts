import { unwrap } from '@parlour/kernel/result';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS, parseTable, readPackSource, type SheetRow } from './table-file.ts';
import { inlineCell, xlsxFile } from './testing/xlsx-file.ts';
import { MAX_UNPACKED_BYTES } from './xlsx.ts';

const cellsOf = (text: string): readonly (readonly string[])[] =>
  unwrap(parseTable(text)).rows.map(({ cells }) => cells);

async function rowsOf(bytes: Uint8Array): Promise<readonly SheetRow[]> {
  const source = unwrap(await readPackSource(bytes));
  return source.is === 'table' ? source.table.rows : [];
}

describe('CSV and TSV', () => {
  it.each([
    ['commas', 'a,b\nc,d'],
    ['semicolons', 'a;b\nc;d'],
    ['tabs', 'a\tb\nc\td'],
    ['CRLF and a byte order mark', '\uFEFFa,b\r\nc,d\r\n'],
    ['the line ends of old Macs', 'a,b\rc,d\r'],
    ['quoted cells, with spaces around them', '"a", "b"\n "c" ,"d"'],
    ['pipes', 'a|b\nc|d'],
    ['dashes, typed by hand', 'a - b\nc - d'],
    ['colons, typed by hand', 'a: b\nc: d'],
    ['an export of Quizlet in one line', 'a\tb;c\td;'],
    ['an export of Anki', '#separator:Semicolon\n#html:true\n<div>a</div>;<b>b</b><br>\n"c&nbsp;";d [sound:d.mp3]'],
  ])('%s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('a quoted cell may contain delimiters, line breaks and doubled quotation marks', () => {
    expect(cellsOf('"Who, or what?";"He said ""no""\r\nand left"\n')).toEqual([
      ['Who, or what?', 'He said "no" and left'],
    ]);
  });

  it('a cell copied from Google Sheets may begin with a quoted word, or lack a closing quotation mark', () => {
    expect(cellsOf('"To be or not to be": who says it?\tHamlet\n"Alice said\tB\nWho is Kit?\tA cat')).toEqual([
      ['"To be or not to be": who says it?', 'Hamlet'],
      ['"Alice said', 'B'],
      ['Who is Kit?', 'A cat'],
    ]);
  });
});

it('keeps columns together where their texts contain commas', () => {
  const text = 'Who, or what?;Ada, the first\nWhy, when?;Then\nHow?;So, and so';
  expect(cellsOf(text).map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(cellsOf('One, two\nThree\nFour')).toEqual([['One, two'], ['Three'], ['Four']]);
});

it('reads digits above and below the line, accents of either kind, and the columns that Anki names', () => {
  const anki = '#separator:tab\n#html:true\n#tags column:3\nH<sub>2</sub>O &amp; cm<sup>3</sup>\te\u0301te\u0301\tx';
  expect(unwrap(parseTable(anki))).toEqual({
    headings: ['', '', 'tags'],
    rows: [{ number: 4, cells: ['H₂O & cm³', 'été', 'x'] }],
  });
});

it.each([
  ['UTF-8', Buffer.from('Flüsse;b')],
  ['UTF-16 with a mark', Buffer.from('\uFEFFFlüsse;b', 'utf16le')],
  ['UTF-16 without one', Buffer.from('Flüsse;b', 'utf16le')],
  ['UTF-16 of the other kind', Buffer.from('\uFEFFFlüsse;b', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('Flüsse;b', 'latin1')],
])('reads %s', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([{ number: 1, cells: ['Flüsse', 'b'] }]);
});

it('reads another encoding if a person names it, and refuses too long a text', async () => {
  const source = await readPackSource(Uint8Array.of(0xcc, 0xb2), bytes =>
    new TextDecoder('windows-1251').decode(bytes),
  );
  expect(unwrap(source)).toMatchObject({ table: { rows: [{ cells: ['МІ'] }] } });
  expect(parseTable('x'.repeat(MAX_CHARACTERS + 1))).toEqual({
    ok: false,
    fault: 'The text is too long: at most 300000 characters can be pasted.',
  });
});

const HEADINGS = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';

describe('an .xlsx file', () => {
  it('is read as the rows of its first sheet, with their numbers', async () => {
    const file = xlsxFile(
      `${HEADINGS}<row r="3">${inlineCell('A3', 'Who, or &quot;what&quot;?')}<c r="B3"><v>1948</v></c></row><row r="4">${inlineCell('A4', 'When?')}<c r="B4"><v>0.30000000000000004</v></c><c r="C4" s="1"><v>17593</v></c></row>`,
    );
    expect(await rowsOf(file)).toEqual([
      { number: 1, cells: ['question', 'answer', ''] },
      { number: 3, cells: ['Who, or "what"?', '1948', ''] },
      { number: 4, cells: ['When?', '0.3', '1948-03-01'] },
    ]);
  });

  it('of one column keeps its commas', async () => {
    const file = xlsxFile(`<row r="1">${inlineCell('A1', 'One, two')}</row>`);
    expect(await rowsOf(file)).toEqual([{ number: 1, cells: ['One, two'] }]);
  });

  const bomb = xlsxFile(HEADINGS, { 'xl/worksheets/sheet3.xml': new Uint8Array(MAX_UNPACKED_BYTES) });
  const TOO_LARGE = expect.stringContaining('too large');
  const UNREADABLE = "This file can't be read as .xlsx. Save it again as .xlsx or CSV.";
  it.each([
    ['unpacks to too much', bomb, TOO_LARGE],
    ['has a distant row', xlsxFile(`${HEADINGS}<row r="1048576"/>`), TOO_LARGE],
    ['has a distant column', xlsxFile(`<row r='1'>${inlineCell('XFD1', 'far')}</row>`), TOO_LARGE],
    ['hides a distant row behind an entity', xlsxFile(`${HEADINGS}<row a=">"r="&#57;9999999"/>`), TOO_LARGE],
    ['is cut off', xlsxFile(HEADINGS).subarray(0, 300), UNREADABLE],
    ['is another archive', zipSync({ 'a.xml': strToU8('<office/>') }), UNREADABLE],
    ['is of OpenOffice', zipSync({ 'content.xml': strToU8('<office/>') }), expect.stringContaining('(.ods)')],
    ['is of Anki', zipSync({ 'collection.anki2': strToU8('') }), expect.stringContaining('Notes in Plain Text')],
    ['is a document', zipSync({ 'word/document.xml': strToU8('') }), expect.stringContaining("isn't a spreadsheet")],
    ['is a PDF', strToU8('%PDF-1.7'), expect.stringContaining("PDF files can't be read")],
    [
      'is of the old kind',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      "Old Excel files (.xls) can't be read. Save it as .xlsx or CSV.",
    ],
  ])('that %s is refused in one sentence', async (_, file, fault) => {
    expect(await readPackSource(file)).toEqual({ ok: false, fault });
  });
});
