/** Entry point for game authors: cards and hands, plain data, assertions and files of a box. */
export {
  allSeats,
  cardsByName,
  dealOneByOne,
  enumerateActions,
  leftOf,
  packOrderFault,
  replaceAt,
  rightOf,
  without,
} from './authoring/cards.ts';
export { decodeText, decodeUtf8, fingerprint, type ReadDataFile } from './authoring/data-files.ts';
export {
  type FileFindings,
  fieldValue,
  type JsonFault,
  type LinedJson,
  type LinedJsonEntry,
  type ObjectFields,
  type ObjectForm,
  parseJsonWithLines,
  type ValidatedFile,
  validateFile,
  validateList,
  validateObject,
  validateText,
  validateTextField,
} from './authoring/pack-files.ts';
export { loadAlbum, picturesForFile, validateAlbum, validatePictures } from './authoring/pack-pictures.ts';
export { deepEqual, deepFreeze, isCount, isObject, objectFromKeys } from './json.ts';
export { assertDefined, itemAt } from './result.ts';
