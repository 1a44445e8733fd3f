/** Reads JSON and keeps the line of every value, so that whoever wrote the file finds the fault in it. */
import { nth } from './must.ts';
import { failure, type Result, success } from './result.ts';

/** What is wrong, and where. */
export type JsonFault = { readonly line: number; readonly message: string };

/** A value that knows its line. Numbers, switches and null are all `other`. */
export type Json = { readonly line: number } & (
  | { readonly is: 'object'; readonly entries: readonly JsonEntry[] }
  | { readonly is: 'list'; readonly items: readonly Json[] }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'other' }
);

/** One field of an object. Fields that are there twice are both kept, so that it can be said. */
export type JsonEntry = { readonly key: string; readonly line: number; readonly value: Json };

type Token = { readonly text: string; readonly line: number };
type Reader = { readonly tokens: readonly Token[]; at: number; depth: number; fault?: JsonFault };

/** No pack has as many brackets in brackets; garbage may. */
const DEEPEST = 20;

/** A mark, a text between quotation marks, or any other word; an unclosed quotation mark takes the rest of its line. */
const TOKEN = /[{}[\],:]|"(?:[^"\\]|\\.)*"?|[^\s{}[\],:"]+/g;

const tokensOf = (text: string): Token[] =>
  text
    .split(/\r?\n/)
    .flatMap((content, i) => Array.from(content.matchAll(TOKEN), ([token]) => ({ text: token, line: i + 1 })));

/** Reads JSON and keeps the lines; the fault is the first there is. */
export function readJson(text: string): Result<Json, JsonFault> {
  const reader: Reader = { tokens: tokensOf(text.replace(/^\uFEFF/, '')), at: 0, depth: 0 };
  const value = readValue(reader);
  const more = reader.tokens[reader.at];
  if (more) fail(reader, more.line, `The file should end here, but ${more.text} follows.`);
  return reader.fault ? failure(reader.fault) : success(value);
}

/** The first fault counts; whatever is read after it does not matter. */
function fail(reader: Reader, line: number, message: string): Json {
  reader.fault ??= { line, message };
  reader.at = reader.tokens.length;
  return { is: 'other', line };
}

function next(reader: Reader, wanted: string): Token {
  const token = reader.tokens[reader.at];
  if (token) {
    reader.at += 1;
    return token;
  }
  const line = reader.tokens.at(-1)?.line ?? 1;
  fail(reader, line, `The file breaks off here; ${wanted} is missing.`);
  return { text: '', line };
}

function readValue(reader: Reader): Json {
  const { text, line } = next(reader, 'a value');
  if (text === '{') return { is: 'object', line, entries: readMany(reader, '}', readEntry) };
  if (text === '[') return { is: 'list', line, items: readMany(reader, ']', readValue) };
  if (text.startsWith('"')) return readText(reader, { text, line });
  if (/^(true|false|null|-?\d[\d.eE+-]*)$/.test(text)) return { is: 'other', line };
  return fail(reader, line, `${text} should stand between straight quotation marks: "…".`);
}

function readText(reader: Reader, { text, line }: Token): Json {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) {
    return fail(reader, line, 'A quotation mark is missing at the end of this text.');
  }
  try {
    return { is: 'text', line, text: JSON.parse(text) };
  } catch {
    return fail(reader, line, 'A text has no tabs in it, and a backslash is written twice: \\\\.');
  }
}

const peek = (reader: Reader): string | undefined => reader.tokens[reader.at]?.text;

function readMany<T>(reader: Reader, end: string, read: (reader: Reader) => T): T[] {
  const { line } = nth(reader.tokens, reader.at - 1);
  reader.depth += 1;
  if (reader.depth > DEEPEST) fail(reader, line, 'There are too many brackets in brackets here.');
  const items = reader.fault ? [] : readItems(reader, end, read);
  reader.depth -= 1;
  return items;
}

function readItems<T>(reader: Reader, end: string, read: (reader: Reader) => T): T[] {
  if (peek(reader) === end) {
    reader.at += 1;
    return [];
  }
  const items = [read(reader)];
  while (!reader.fault && goesOn(reader, end)) items.push(read(reader));
  return items;
}

/** After a comma another item follows; the closing mark ends them. */
function goesOn(reader: Reader, end: string): boolean {
  const before = nth(reader.tokens, reader.at - 1).line;
  const { text } = next(reader, end);
  if (text === ',' && peek(reader) === end) fail(reader, before, `There is a comma too many before the ${end}.`);
  else if (text !== ',' && text !== end)
    fail(reader, before, `A comma, or ${end}, is missing at the end of this line.`);
  return text === ',' && !reader.fault;
}

function readEntry(reader: Reader): JsonEntry {
  const key = readValue(reader);
  const name = key.is === 'text' ? key.text : '';
  if (key.is !== 'text') fail(reader, key.line, 'Here the name of a field should stand, like "title".');
  else if (next(reader, ':').text !== ':') fail(reader, key.line, `After "${name}" a colon is missing.`);
  return { key: name, line: key.line, value: readValue(reader) };
}
