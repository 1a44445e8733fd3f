/** Pictures of a player's pack: too large for a table, so a device stores them under the name of an album. */
import { isObject } from '../json.ts';
import { itemAt } from '../result.ts';
import { decodeText, type ReadDataFile } from './data-files.ts';
import {
  type FileFindings,
  fieldValue,
  type LinedJson,
  type ObjectFields,
  validateObject,
  validateTextField,
} from './pack-files.ts';

/** Returns the album that a pack names, if any. It is the name of a file of the device, so it is restricted. */
export function validateAlbum(fields: ObjectFields, findings: FileFindings): { readonly album?: string } {
  const field = fieldValue(fields, 'album');
  if (!field) return {};
  const album = validateTextField(fields, 'album', 24, findings);
  if (!/^[a-z0-9]{6,24}$/.test(album))
    findings.faults.push({ line: field.line, message: '"album" is 6 to 24 small letters or digits.' });
  return { album };
}

const PICTURE_URL = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
const MAX_PICTURE_LETTERS = 400_000;

const pictureFault = (field: string): string =>
  `"${field}" is not a picture: use a PNG or JPEG as a data URL of at most ${MAX_PICTURE_LETTERS.toLocaleString('en')} letters.`;

/** Returns the pictures of a pack file by the name of their place. */
export function validatePictures<Place extends string>(
  json: LinedJson | undefined,
  places: readonly Place[],
  findings: FileFindings,
): { readonly pictures?: Readonly<Partial<Record<Place, string>>> } {
  if (!json) return {};
  const { entries } = validateObject(json, { name: 'list of pictures', needed: [], allowed: places }, findings);
  const pictures = entries.map(({ key, line, value }) => {
    const url = value.is === 'text' ? value.text : '';
    if (!PICTURE_URL.test(url) || url.length > MAX_PICTURE_LETTERS)
      findings.faults.push({ line, message: pictureFault(key) });
    return [key, url];
  });
  return { pictures: Object.fromEntries(pictures) as Partial<Record<Place, string>> };
}

const stringsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')) as Record<string, string>;

/** Returns the pictures of an album by card; none on another device than the one that stores it. */
export async function loadAlbum(
  box: string,
  album: string | undefined,
  read: ReadDataFile,
): Promise<Readonly<Record<string, string>>> {
  if (album === undefined) return {};
  const text = await read(`${box}/data/own.${album}.json`)
    .then(decodeText)
    .catch(() => '{}');
  const file: unknown = JSON.parse(text);
  return isObject(file) && isObject(file.pictures) ? stringsIn(file.pictures) : {};
}

/** Returns the pictures of a draft for a file, by the name of their place on the cards of a row. */
export function picturesForFile<Place extends string>(
  pictures: Readonly<Record<string, string>>,
  cards: readonly string[],
  places: readonly Place[],
): { readonly pictures?: Readonly<Partial<Record<Place, string>>> } {
  const own = cards.flatMap((card, i) => (pictures[card] ? [[itemAt(places, i), pictures[card]]] : []));
  return own.length > 0 ? { pictures: Object.fromEntries(own) as Partial<Record<Place, string>> } : {};
}
