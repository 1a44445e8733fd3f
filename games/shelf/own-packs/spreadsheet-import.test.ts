import { unwrap } from '@parlour/kernel/result';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packFileText, parseRows } from './spreadsheet-import.ts';
import { inlineCell, xlsxFile } from './testing/xlsx-file.ts';
import { MAX_UNPACKED_BYTES } from './xlsx.ts';

const cellsOf = (text: string): readonly (readonly string[])[] => parseRows(text).map(({ cells }) => cells);

describe('CSV and TSV', () => {
  it.each([
    ['commas', 'a,b\nc,d'],
    ['semicolons', 'a;b\nc;d'],
    ['tabs', 'a\tb\nc\td'],
    ['CRLF and a byte order mark', '\uFEFFa,b\r\nc,d\r\n'],
    ['the line ends of old Macs', 'a,b\rc,d\r'],
    ['quoted cells, with spaces around them', '"a", "b"\n "c" ,"d"'],
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

const HEADINGS = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';

describe('an .xlsx file', () => {
  it('is read as the rows of its first sheet, with their numbers', async () => {
    const file = xlsxFile(
      `${HEADINGS}<row r="3">${inlineCell('A3', 'Who, or &quot;what&quot;?')}<c r="B3"><v>1948</v></c></row><row r="4">${inlineCell('A4', 'When?')}<c r="C4" s="1"><v>17593</v></c></row>`,
    );
    expect(parseRows(unwrap(await packFileText(file)))).toEqual([
      { number: 1, cells: ['question', 'answer'] },
      { number: 3, cells: ['Who, or "what"?', '1948'] },
      { number: 4, cells: ['When?', '', '1948-03-01'] },
    ]);
  });

  it('of one column keeps its commas', async () => {
    const file = xlsxFile(`<row r="1">${inlineCell('A1', 'One, two')}</row>`);
    expect(cellsOf(unwrap(await packFileText(file)))).toEqual([['One, two']]);
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
    ['is another archive', zipSync({ 'content.xml': strToU8('<office/>') }), UNREADABLE],
    [
      'is of the old kind',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      "Old Excel files (.xls) can't be read. Save it as .xlsx or CSV.",
    ],
  ])('that %s is refused in one sentence', async (_, file, fault) => {
    expect(await packFileText(file)).toEqual({ ok: false, fault });
  });
});
