/** Pack files: what stands on the cards. The rules do not depend on it. */

import { decodeText, type ReadDataFile } from '@parlour/kernel/authoring/data-files';
import {
  type FileFindings,
  fieldValue,
  type LinedJson,
  type ValidatedFile,
  validateFile,
  validateList,
  validateObject,
  validateText,
  validateTextField,
} from '@parlour/kernel/authoring/pack-files';
import { validateAlbum, validatePictures } from '@parlour/kernel/authoring/pack-pictures';
import { decodeOwnText, isOwnText } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import { WONDERLAND } from '../alice/rules/options.ts';
import { type Card, PACK, packPlaceOf, setOf, type Titles, titleOf } from '../alice/rules/pack.ts';
import { SETS } from '../alice/rules/sets.ts';

const english = {
  setsNeeded: 'A pack has {sets} sets',
  wantsNeeded: 'A set needs two cards',
  unreadable: 'Can’t read the pack.',
  fault: 'The pack has a fault in line {line}: {message}',
} as const;
const text: Translate<typeof english> = translator('alice-pack', english);

/** As pictures are named. */
export const PLACES = ['scene', 'first', 'second'] as const;
export type Place = (typeof PLACES)[number];

/** A set of a custom pack. */
export type OwnSet = {
  readonly scene: string;
  readonly wants: readonly [string, string];
  /** Data URLs. */
  readonly pictures?: Readonly<Partial<Record<Place, string>>>;
};

/** Made by a player. */
export type Pack = {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  /** Names pictures that a device stores: they are too large to travel with the titles. */
  readonly album?: string;
  readonly sets: readonly OwnSet[];
};

export const titleIn = ({ sets }: Pack, card: Card): string => {
  const { scene, wants } = itemAt(sets, setOf(card) - 1);
  return itemAt([scene, ...wants], packPlaceOf(card) % 3);
};

export const picturesIn = ({ sets }: Pack): Readonly<Record<Card, string>> =>
  Object.fromEntries(
    PACK.flatMap(card => {
      const picture = sets[setOf(card) - 1]?.pictures?.[itemAt(PLACES, packPlaceOf(card) % 3)];
      return picture === undefined ? [] : [[card, picture]];
    }),
  );

/** In letters. */
export const MAX_LENGTHS = { title: 60, author: 60, licence: 60, scene: 44, wanted: 28 };

const PACK_FIELDS = { name: 'pack', needed: ['title', 'author', 'licence', 'sets'], allowed: ['$schema', 'album'] };
const SET_FIELDS = { name: 'set', needed: ['scene', 'wants'], allowed: ['pictures'] };

/** Returns the pack, or every fault with its line, what is wrong and what would be right. */
export const checkPack = (file: string): ValidatedFile<Pack> => validateFile(file, readPack);

function readPack(json: LinedJson, findings: FileFindings): Pack {
  const fields = validateObject(json, PACK_FIELDS, findings);
  const sets = validateList(fields, 'sets', SETS.length, text('setsNeeded', { sets: SETS.length }), findings);
  return {
    title: validateTextField(fields, 'title', MAX_LENGTHS.title, findings),
    author: validateTextField(fields, 'author', MAX_LENGTHS.author, findings),
    licence: validateTextField(fields, 'licence', MAX_LENGTHS.licence, findings),
    ...validateAlbum(fields, findings),
    sets: sets.map(set => readSet(set, findings)),
  };
}

function readSet(json: LinedJson, findings: FileFindings): OwnSet {
  const fields = validateObject(json, SET_FIELDS, findings);
  const wants = validateList(fields, 'wants', 2, text('wantsNeeded'), findings);
  const [first = '', second = ''] = wants.map(want => validateText(want, 'wants', MAX_LENGTHS.wanted, findings));
  return {
    scene: validateTextField(fields, 'scene', MAX_LENGTHS.scene, findings),
    wants: [first, second],
    ...validatePictures(fieldValue(fields, 'pictures'), PLACES, findings),
  };
}

/** Undefined is the pack in the box. Throws one sentence if another cannot be read. */
export async function openPack(name: string, read: ReadDataFile): Promise<Pack | undefined> {
  if (name === WONDERLAND) return undefined;
  const file = isOwnText(name) ? decodeOwnText(name) : await readTextFile(`alice/data/${name}.json`, read);
  if (file === undefined) throw new Error(text('unreadable'));
  const checked = checkPack(file);
  if (checked.ok) return checked.value.pack;
  const { line, message } = itemAt(checked.fault, 0);
  throw new Error(text('fault', { line, message }));
}

const readTextFile = (name: string, read: ReadDataFile): Promise<string | undefined> =>
  read(name)
    .then(decodeText)
    .catch(() => undefined);

export const titlesOfPack = (pack: Pack | undefined): Titles => (pack ? card => titleIn(pack, card) : titleOf);
