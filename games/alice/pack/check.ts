/** Checks a pack file: the pack it holds, or every fault with its line, what is wrong and what would be right. */

import type { LinedJson } from '@parlour/kernel/authoring/pack-files';
import {
  type FileFindings,
  fieldValue,
  type ObjectFields,
  type ValidatedFile,
  validateFile,
  validateList,
  validateObject,
  validateText,
  validateTextField,
} from '@parlour/kernel/authoring/pack-files';
import { assertDefined } from '@parlour/kernel/result';
import { SETS } from '../alice/rules/sets.ts';
import { type OwnSet, type Pack, PLACES, type Place } from './pack.ts';

/** How many letters there is room for. */
export const ROOM = { title: 60, author: 60, licence: 60, scene: 44, wanted: 28 };

const PACK = { name: 'pack', needed: ['title', 'author', 'licence', 'sets'], allowed: ['$schema', 'album'] };
const SET = { name: 'set', needed: ['scene', 'wants'], allowed: ['pictures'] };
const PICTURES = { name: 'list of pictures', needed: [], allowed: PLACES };

/** The pack in a file, or every fault with its line. */
export const checkPack = (text: string): ValidatedFile<Pack> => validateFile(text, packOf);

function packOf(json: LinedJson, findings: FileFindings): Pack {
  const fields = validateObject(json, PACK, findings);
  const sets = validateList(fields, 'sets', SETS.length, `A pack has ${SETS.length} sets`, findings);
  return {
    title: validateTextField(fields, 'title', ROOM.title, findings),
    author: validateTextField(fields, 'author', ROOM.author, findings),
    licence: validateTextField(fields, 'licence', ROOM.licence, findings),
    ...(fieldValue(fields, 'album') && { album: albumIn(fields, findings) }),
    sets: sets.map(set => setIn(set, findings)),
  };
}

/** An album is a file of the device, so its name is plain. */
function albumIn(fields: ObjectFields, findings: FileFindings): string {
  const album = validateTextField(fields, 'album', 24, findings);
  if (!/^[a-z0-9]{6,24}$/.test(album))
    findings.faults.push({
      line: assertDefined(fieldValue(fields, 'album')).line,
      message: '"album" is 6 to 24 small letters or digits.',
    });
  return album;
}

function setIn(json: LinedJson, findings: FileFindings): OwnSet {
  const fields = validateObject(json, SET, findings);
  const wants = validateList(fields, 'wants', 2, 'A set wants two cards', findings);
  const [first = '', second = ''] = wants.map(want => validateText(want, 'wants', ROOM.wanted, findings));
  const pictures = fieldValue(fields, 'pictures');
  return {
    scene: validateTextField(fields, 'scene', ROOM.scene, findings),
    wants: [first, second],
    ...(pictures && { pictures: picturesIn(pictures, findings) }),
  };
}

const PICTURE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
const HEAVIEST = 400_000;

function picturesIn(json: LinedJson, findings: FileFindings): Partial<Record<Place, string>> {
  const fields = validateObject(json, PICTURES, findings);
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
