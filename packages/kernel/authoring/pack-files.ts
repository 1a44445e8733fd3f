/** Parses JSON with line numbers and validates pack files, so that authors find every fault. */
import { failure, itemAt, type Result, success } from '../result.ts';

/** A fault in a file and its line. */
export type JsonFault = { readonly line: number; readonly message: string };

/** A JSON value with its line. Numbers, booleans and null are all `other`. */
export type LinedJson = { readonly line: number } & (
  | { readonly is: 'object'; readonly entries: readonly LinedJsonEntry[] }
  | { readonly is: 'list'; readonly items: readonly LinedJson[] }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'other' }
);

/** One field; duplicates are kept, so that they can be reported. */
export type LinedJsonEntry = { readonly key: string; readonly line: number; readonly value: LinedJson };

type Token = { readonly text: string; readonly line: number };
type JsonParser = { readonly tokens: readonly Token[]; at: number; depth: number; fault?: JsonFault };

/** Limits the recursion on garbage. */
const MAX_DEPTH = 20;

/** A mark, a string or another word. An unclosed string takes the rest of its line. */
const TOKEN = /[{}[\],:]|"(?:[^"\\]|\\.)*"?|[^\s{}[\],:"]+/g;

const tokensOf = (text: string): Token[] =>
  text
    .split(/\r?\n/)
    .flatMap((content, i) => Array.from(content.matchAll(TOKEN), ([token]) => ({ text: token, line: i + 1 })));

/** Parses JSON with line numbers; fails with the first fault. */
export function parseJsonWithLines(text: string): Result<LinedJson, JsonFault> {
  const parser: JsonParser = { tokens: tokensOf(text.replace(/^\uFEFF/, '')), at: 0, depth: 0 };
  const value = readValue(parser);
  const trailing = parser.tokens[parser.at];
  if (trailing) failParse(parser, trailing.line, `The file should end here, but ${trailing.text} follows.`);
  return parser.fault ? failure(parser.fault) : success(value);
}

/** Keeps the first fault and skips to the end. */
function failParse(parser: JsonParser, line: number, message: string): LinedJson {
  parser.fault ??= { line, message };
  parser.at = parser.tokens.length;
  return { is: 'other', line };
}

function nextToken(parser: JsonParser, wanted: string): Token {
  const token = parser.tokens[parser.at];
  if (token) {
    parser.at += 1;
    return token;
  }
  const line = parser.tokens.at(-1)?.line ?? 1;
  failParse(parser, line, `The file breaks off here; ${wanted} is missing.`);
  return { text: '', line };
}

function readValue(parser: JsonParser): LinedJson {
  const { text, line } = nextToken(parser, 'a value');
  if (text === '{') return { is: 'object', line, entries: readMany(parser, '}', readEntry) };
  if (text === '[') return { is: 'list', line, items: readMany(parser, ']', readValue) };
  if (text.startsWith('"')) return readText(parser, { text, line });
  if (/^(true|false|null|-?\d[\d.eE+-]*)$/.test(text)) return { is: 'other', line };
  return failParse(parser, line, `${text} should stand between straight quotation marks: "…".`);
}

function readText(parser: JsonParser, { text, line }: Token): LinedJson {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) {
    return failParse(parser, line, 'A quotation mark is missing at the end of this text.');
  }
  try {
    return { is: 'text', line, text: JSON.parse(text) };
  } catch {
    return failParse(parser, line, 'A text has no tabs in it, and a backslash is written twice: \\\\.');
  }
}

const peekToken = (parser: JsonParser): string | undefined => parser.tokens[parser.at]?.text;

function readMany<T>(parser: JsonParser, end: string, read: (parser: JsonParser) => T): T[] {
  const { line } = itemAt(parser.tokens, parser.at - 1);
  parser.depth += 1;
  if (parser.depth > MAX_DEPTH) failParse(parser, line, 'There are too many brackets in brackets here.');
  const items = parser.fault ? [] : readItems(parser, end, read);
  parser.depth -= 1;
  return items;
}

function readItems<T>(parser: JsonParser, end: string, read: (parser: JsonParser) => T): T[] {
  if (peekToken(parser) === end) {
    parser.at += 1;
    return [];
  }
  const items = [read(parser)];
  while (!parser.fault && hasNextItem(parser, end)) items.push(read(parser));
  return items;
}

function hasNextItem(parser: JsonParser, end: string): boolean {
  const lastLine = itemAt(parser.tokens, parser.at - 1).line;
  const { text } = nextToken(parser, end);
  if (text === ',' && peekToken(parser) === end)
    failParse(parser, lastLine, `There is a comma too many before the ${end}.`);
  else if (text !== ',' && text !== end)
    failParse(parser, lastLine, `A comma, or ${end}, is missing at the end of this line.`);
  return text === ',' && !parser.fault;
}

function readEntry(parser: JsonParser): LinedJsonEntry {
  const key = readValue(parser);
  const name = key.is === 'text' ? key.text : '';
  if (key.is !== 'text') failParse(parser, key.line, 'Here the name of a field should stand, like "title".');
  else if (nextToken(parser, ':').text !== ':') failParse(parser, key.line, `After "${name}" a colon is missing.`);
  return { key: name, line: key.line, value: readValue(parser) };
}

/** The contents of a file with warnings, or all its faults by line. */
export type ValidatedFile<Contents> = Result<
  { readonly pack: Contents; readonly warnings: readonly JsonFault[] },
  readonly JsonFault[]
>;

/** Faults and warnings found so far. */
export type FileFindings = { readonly faults: JsonFault[]; readonly warnings: JsonFault[] };
/** The fields of an object in a file. */
export type ObjectFields = { readonly line: number; readonly entries: readonly LinedJsonEntry[] };

/** Required and allowed fields of an object; `name` is used in messages. */
export type ObjectForm = {
  readonly name: string;
  readonly needed: readonly string[];
  readonly allowed: readonly string[];
};

/** Validates a file and reports all faults at once: `readContents` notes each and goes on. */
export function validateFile<Contents>(
  text: string,
  readContents: (json: LinedJson, findings: FileFindings) => Contents,
): ValidatedFile<Contents> {
  const json = parseJsonWithLines(text);
  if (!json.ok) return failure([json.fault]);
  const findings: FileFindings = { faults: [], warnings: [] };
  const pack = readContents(json.value, findings);
  const [faults, warnings] = [sortByLine(findings.faults), sortByLine(findings.warnings)];
  return faults.length > 0 ? failure(faults) : success({ pack, warnings });
}

const sortByLine = (faults: readonly JsonFault[]): JsonFault[] => faults.toSorted((a, b) => a.line - b.line);

/** Returns the fields of an object; notes missing, unknown and duplicate ones. */
export function validateObject(
  json: LinedJson,
  { name, needed, allowed }: ObjectForm,
  { faults }: FileFindings,
): ObjectFields {
  const { line } = json;
  if (json.is !== 'object') {
    const fieldList = needed.map(field => `"${field}": …`).join(', ');
    faults.push({ line, message: `Here a ${name} should stand: { ${fieldList} }.` });
    return { line, entries: [] };
  }
  for (const fault of unexpectedFields(json.entries, name, [...needed, ...allowed])) faults.push(fault);
  for (const field of needed) {
    if (!fieldValue(json, field)) faults.push({ line, message: `The ${name} that begins here has no "${field}".` });
  }
  return json;
}

function unexpectedFields(entries: readonly LinedJsonEntry[], name: string, known: readonly string[]): JsonFault[] {
  const usedKeys = new Set<string>();
  return entries.flatMap(({ key, line }) => {
    const isDuplicate = usedKeys.has(key);
    usedKeys.add(key);
    return [
      ...(known.includes(key) ? [] : [{ line, message: `A ${name} has no "${key}"; it has ${known.join(', ')}.` }]),
      ...(isDuplicate ? [{ line, message: `"${key}" is there twice.` }] : []),
    ];
  });
}

/** Returns the value of a field. */
export const fieldValue = ({ entries }: ObjectFields, name: string): LinedJson | undefined =>
  entries.find(({ key }) => key === name)?.value;

/** Returns the items of a list; notes a fault unless there are `count` of them (a number, or minimum and maximum). */
export function validateList(
  fields: ObjectFields,
  name: string,
  count: number | readonly [least: number, most: number],
  rule: string,
  { faults }: FileFindings,
): readonly LinedJson[] {
  const list = fieldValue(fields, name);
  if (list === undefined) return [];
  const items = list.is === 'list' ? list.items : [];
  if (list.is !== 'list') faults.push({ line: list.line, message: `"${name}" is a list: [ … ].` });
  else if (!isCountAllowed(items.length, count))
    faults.push({ line: list.line, message: `${rule}; here are ${items.length}.` });
  return items;
}

function isCountAllowed(length: number, count: number | readonly [least: number, most: number]): boolean {
  const [minCount, maxCount] = typeof count === 'number' ? [count, count] : count;
  return length >= minCount && length <= maxCount;
}

/** Returns the text of a field, or '' if it is missing. */
export function validateTextField(
  fields: ObjectFields,
  name: string,
  maxLength: number,
  findings: FileFindings,
): string {
  const value = fieldValue(fields, name);
  return value === undefined ? '' : validateText(value, name, maxLength, findings);
}

/** Returns one line of text. A text longer than `maxLength` is a warning only. */
export function validateText(
  value: LinedJson,
  name: string,
  maxLength: number,
  { faults, warnings }: FileFindings,
): string {
  const { line } = value;
  const text = value.is === 'text' ? value.text.trim() : '';
  if (value.is !== 'text') faults.push({ line, message: `"${name}" is a text between quotation marks.` });
  else if (text === '') faults.push({ line, message: `"${name}" is empty; it needs a text.` });
  else if (/\p{Cc}/u.test(text)) faults.push({ line, message: `"${name}" is one line, without breaks or tabs.` });
  if (text.length > maxLength)
    warnings.push({ line, message: `"${name}" has ${text.length} letters; there is room for ${maxLength}.` });
  return text;
}
