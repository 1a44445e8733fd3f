/** Reads the first sheet of an .xlsx file. This module and its libraries load only when such a file is opened. */
import { failure, type Result, success } from '@parlour/kernel/result';
import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { ownPacksText } from './own-packs-text.ts';

/** The sheet of a full pack is a fiftieth of it. */
export const MAX_UNPACKED_BYTES = 10_000_000;

/** XML packs better than this, so that a false declared size gains little. */
const MIN_COMPRESSION = 4;

const XML_NAME = /\.xml(\.rels)?$/;

/** The library fills in every row and cell before an address, so one address beyond ZZ9999 could exhaust the memory. */
const DISTANT_ADDRESS = /[\s"']r\s*=\s*["'](?![A-Z]{0,2}\d{1,4}["'])/;

const isTooLarge = (xml: string): boolean => xml.includes('sheetData') && DISTANT_ADDRESS.test(xml);

/** Unpacks the XML files; undefined if they are too large. fflate never writes more than an entry declares. */
function unpackXml(archive: Uint8Array): Zippable | undefined {
  let total = 0;
  const files = unzipSync(archive, {
    filter({ name, size, originalSize }) {
      if (!XML_NAME.test(name)) return false;
      total += Math.max(size * MIN_COMPRESSION, originalSize);
      return total <= MAX_UNPACKED_BYTES;
    },
  });
  const isWithinLimits = total <= MAX_UNPACKED_BYTES && !Object.values(files).some(xml => isTooLarge(strFromU8(xml)));
  return isWithinLimits ? files : undefined;
}

/** Spreadsheets show 0.1 + 0.2 as 0.3. */
const SHOWN_DIGITS = 12;

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? String(Number(cell.toPrecision(SHOWN_DIGITS))) : String(cell ?? '');
}

/** Other programs pack their files as archives too. */
const OTHER_KINDS: readonly (readonly [name: RegExp, key: 'openDocument' | 'ankiPackage' | 'notASheet'])[] = [
  [/^content\.xml$/, 'openDocument'],
  [/^collection\.anki/, 'ankiPackage'],
  [/^(word|ppt)\/|^Index\/.*\.iwa$/, 'notASheet'],
];

function otherKindError(archive: Uint8Array): string | undefined {
  const names: string[] = [];
  unzipSync(archive, { filter: ({ name }) => names.push(name) < 0 });
  return OTHER_KINDS.flatMap(([pattern, key]) =>
    names.some(name => pattern.test(name)) ? [ownPacksText(key)] : [],
  )[0];
}

/** Returns the rows of the first sheet, blank ones too, or one sentence on why it cannot be read. */
export async function readXlsxRows(bytes: Uint8Array): Promise<Result<readonly (readonly string[])[]>> {
  try {
    const otherKind = otherKindError(bytes);
    if (otherKind !== undefined) return failure(otherKind);
    const files = unpackXml(bytes);
    if (!files) return failure(ownPacksText('xlsxTooLarge'));
    // Packed again without compression: the library unpacks without a limit.
    const rows = await readSheet(zipSync(files, { level: 0 }).buffer as ArrayBuffer);
    return success(rows.map(row => row.map(cellText)));
  } catch {
    return failure(ownPacksText('xlsxUnreadable'));
  }
}
