/** Checks a pack file: the pack it holds, or every fault with its line, what is wrong and what would be right. */
import {
  type Checked,
  checkFile,
  type FileFields,
  type Findings,
  fieldOf,
  fieldsOf,
  itemsOf,
  textIn,
  textOf,
} from '@parlour/kernel/file-check';
import type { Json } from '@parlour/kernel/lined-json';
import { must } from '@parlour/kernel/must';
import { SETS } from '../alice/rules/sets.ts';
import { type OwnSet, type Pack, PLACES, type Place } from './pack.ts';

/** How many letters there is room for. */
export const ROOM = { title: 60, author: 60, licence: 60, scene: 44, wanted: 28 };

const PACK = { name: 'pack', needed: ['title', 'author', 'licence', 'sets'], allowed: ['$schema', 'album'] };
const SET = { name: 'set', needed: ['scene', 'wants'], allowed: ['pictures'] };
const PICTURES = { name: 'list of pictures', needed: [], allowed: PLACES };

/** The pack in a file, or every fault with its line. */
export const checkPack = (text: string): Checked<Pack> => checkFile(text, packOf);

function packOf(json: Json, findings: Findings): Pack {
  const fields = fieldsOf(json, PACK, findings);
  const sets = itemsOf(fields, 'sets', SETS.length, `A pack has ${SETS.length} sets`, findings);
  return {
    title: textIn(fields, 'title', ROOM.title, findings),
    author: textIn(fields, 'author', ROOM.author, findings),
    licence: textIn(fields, 'licence', ROOM.licence, findings),
    ...(fieldOf(fields, 'album') && { album: albumIn(fields, findings) }),
    sets: sets.map(set => setIn(set, findings)),
  };
}

/** An album is a file of the device, so its name is plain. */
function albumIn(fields: FileFields, findings: Findings): string {
  const album = textIn(fields, 'album', 24, findings);
  if (!/^[a-z0-9]{6,24}$/.test(album))
    findings.faults.push({
      line: must(fieldOf(fields, 'album')).line,
      message: '"album" is 6 to 24 small letters or digits.',
    });
  return album;
}

function setIn(json: Json, findings: Findings): OwnSet {
  const fields = fieldsOf(json, SET, findings);
  const wants = itemsOf(fields, 'wants', 2, 'A set wants two cards', findings);
  const [first = '', second = ''] = wants.map(want => textOf(want, 'wants', ROOM.wanted, findings));
  const pictures = fieldOf(fields, 'pictures');
  return {
    scene: textIn(fields, 'scene', ROOM.scene, findings),
    wants: [first, second],
    ...(pictures && { pictures: picturesIn(pictures, findings) }),
  };
}

const PICTURE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
const HEAVIEST = 400_000;

function picturesIn(json: Json, findings: Findings): Partial<Record<Place, string>> {
  const fields = fieldsOf(json, PICTURES, findings);
  return Object.fromEntries(
    fields.entries.map(({ key, line, value }) => {
      const text = value.is === 'text' ? value.text : '';
      if (!PICTURE.test(text) || text.length > HEAVIEST)
        findings.faults.push({
          line,
          message: `"${key}" is no picture: a PNG or JPEG as a data URL, up to 400 000 letters.`,
        });
      return [key, text];
    }),
  );
}
