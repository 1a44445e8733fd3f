import { strToU8, type Zippable, zipSync } from 'fflate';

const SHEET = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
export const inlineCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** An .xlsx file of two sheets, the first with these rows, as Excel arranges it. */
export function xlsxFile(rows: string, more: Zippable = {}): Uint8Array {
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Pack" sheetId="1" r:id="rId2"/><sheet name="Notes" sheetId="2" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'worksheet', 'worksheets/sheet2.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}${relation(4, 'styles', 'styles.xml')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8('<sst><si><t>question</t></si><si><r><t>an</t></r><r><t>swer</t></r></si></sst>'),
    'xl/styles.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
    'xl/worksheets/sheet1.xml': strToU8(
      `${SHEET}<row r="1">${inlineCell('A1', 'not this one')}</row></sheetData></worksheet>`,
    ),
    'xl/worksheets/sheet2.xml': strToU8(`${SHEET}${rows}</sheetData></worksheet>`),
    ...more,
  });
}
