/** Checks a file that somebody has written: what it holds, or every fault with its line and what would be right. */

import { type Json, type JsonEntry, type JsonFault, readJson } from './lined-json.ts';
import { failure, type Result, success } from './result.ts';

/** What a file holds, with warnings; or every fault in it, by line. */
export type Checked<Held> = Result<
  { readonly pack: Held; readonly warnings: readonly JsonFault[] },
  readonly JsonFault[]
>;

/** What has been found so far; those who look add to it. */
export type Findings = { readonly faults: JsonFault[]; readonly warnings: JsonFault[] };
/** The fields of an object in a file. */
export type FileFields = { readonly line: number; readonly entries: readonly JsonEntry[] };

/** An object by its name: the fields it must have, and those it may. */
export type FileForm = {
  readonly name: string;
  readonly needed: readonly string[];
  readonly allowed: readonly string[];
};

/** Reads a file through `hold`, which notes what is wrong and goes on, so that all faults are told at once. */
export function checkFile<Held>(text: string, hold: (json: Json, findings: Findings) => Held): Checked<Held> {
  const json = readJson(text);
  if (!json.ok) return failure([json.fault]);
  const findings: Findings = { faults: [], warnings: [] };
  const pack = hold(json.value, findings);
  const [faults, warnings] = [byLine(findings.faults), byLine(findings.warnings)];
  return faults.length > 0 ? failure(faults) : success({ pack, warnings });
}

const byLine = (faults: readonly JsonFault[]): JsonFault[] => faults.toSorted((a, b) => a.line - b.line);

/** The fields of an object, once those that are missing, unknown or there twice have been found. */
export function fieldsOf(json: Json, { name, needed, allowed }: FileForm, { faults }: Findings): FileFields {
  const { line } = json;
  if (json.is !== 'object') {
    const wanted = needed.map(field => `"${field}": …`).join(', ');
    faults.push({ line, message: `Here a ${name} should stand: { ${wanted} }.` });
    return { line, entries: [] };
  }
  for (const fault of strayFields(json.entries, name, [...needed, ...allowed])) faults.push(fault);
  for (const field of needed) {
    if (!fieldOf(json, field)) faults.push({ line, message: `The ${name} that begins here has no "${field}".` });
  }
  return json;
}

function strayFields(entries: readonly JsonEntry[], name: string, known: readonly string[]): JsonFault[] {
  const seen = new Set<string>();
  return entries.flatMap(({ key, line }) => {
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...(known.includes(key) ? [] : [{ line, message: `A ${name} has no "${key}"; it has ${known.join(', ')}.` }]),
      ...(isTwice ? [{ line, message: `"${key}" is there twice.` }] : []),
    ];
  });
}

/** A field by its name. */
export const fieldOf = ({ entries }: FileFields, name: string): Json | undefined =>
  entries.find(({ key }) => key === name)?.value;

/** The items of a list, and a fault if there are not as many as its rule says: a number, or the least and the most. */
export function itemsOf(
  fields: FileFields,
  name: string,
  count: number | readonly [least: number, most: number],
  rule: string,
  { faults }: Findings,
): readonly Json[] {
  const list = fieldOf(fields, name);
  if (list === undefined) return [];
  const items = list.is === 'list' ? list.items : [];
  if (list.is !== 'list') faults.push({ line: list.line, message: `"${name}" is a list: [ … ].` });
  else if (!isWithin(items.length, count))
    faults.push({ line: list.line, message: `${rule}; here are ${items.length}.` });
  return items;
}

function isWithin(length: number, count: number | readonly [least: number, most: number]): boolean {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return length >= least && length <= most;
}

/** The text of a field, empty if it is missing. */
export function textIn(fields: FileFields, name: string, room: number, findings: Findings): string {
  const value = fieldOf(fields, name);
  return value === undefined ? '' : textOf(value, name, room, findings);
}

/** One line of text; if it is longer than there is room for, that is only warned of. */
export function textOf(value: Json, name: string, room: number, { faults, warnings }: Findings): string {
  const { line } = value;
  const text = value.is === 'text' ? value.text.trim() : '';
  if (value.is !== 'text') faults.push({ line, message: `"${name}" is a text between quotation marks.` });
  else if (text === '') faults.push({ line, message: `"${name}" is empty; it needs a text.` });
  else if (/\p{Cc}/u.test(text)) faults.push({ line, message: `"${name}" is one line, without breaks or tabs.` });
  if (text.length > room)
    warnings.push({ line, message: `"${name}" has ${text.length} letters; there is room for ${room}.` });
  return text;
}
