/** The door for writers of games: cards and hands, plain data, lists that are known to be long enough, and files of a box. */
export { numbered } from './actions.ts';
export { cardsNamed, dealRound, leftOf, packFault, rightOf, seatsOf, withAt, without } from './cards.ts';
export {
  type Checked,
  checkFile,
  type FileFields,
  type FileForm,
  type Findings,
  fieldOf,
  fieldsOf,
  itemsOf,
  textIn,
  textOf,
} from './file-check.ts';
export { anyText, type ReadFile, utf8 } from './files.ts';
export { fingerprint } from './fingerprint.ts';
export { keyed } from './keyed.ts';
export { type Json, type JsonEntry, type JsonFault, readJson } from './lined-json.ts';
export { must, nth } from './must.ts';
export { freeze, isCount, isObject, same } from './plain.ts';
