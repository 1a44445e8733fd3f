/** Options of a game, described as data: the terminal, the page and the server offer and check them alike. */
import { isObject } from './plain.ts';
import { failure, type Result, success } from './result.ts';

/** One choice. */
export type OptionValue = string | number | boolean;
/** What was chosen, by name; plain enough for one line of a record. */
export type Options = Readonly<Record<string, OptionValue>>;

/** What may be chosen, told so that forms, terminals and records can be made of it. */
export type OptionSpec = { readonly says: string } & (
  | { readonly kind: 'number'; readonly default: number; readonly least: number; readonly most: number }
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly of: readonly string[];
      /** What the choices are called, for people. */
      readonly names?: Readonly<Record<string, string>>;
      /** Taken too, but not offered: what they stand for comes from the host, such as a file of the player's own. */
      readonly also?: readonly string[];
      /** A text of the player's own is taken too, carried in the value itself: then tables and records need nothing else. */
      readonly carries?: true;
    }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'text'; readonly default: string }
);
/** All choices of a game, by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What holds where nothing is said. */
export const defaultsOf = (specs: OptionSpecs): Options =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));

/** The same choices with other defaults: older rules may have had others. */
export const withDefaults = (specs: OptionSpecs, defaults: Options = {}): OptionSpecs =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      { ...spec, default: defaults[name] ?? spec.default } as OptionSpec,
    ]),
  );

/** The options with defaults filled in, or one sentence that says what is wrong and what would be right. */
export function checkOptions(specs: OptionSpecs, given: unknown): Result<Options> {
  if (given === undefined) return success(defaultsOf(specs));
  if (!isObject(given) || Array.isArray(given)) return failure('Options are an object of names and values.');
  const options = new Map(Object.entries(defaultsOf(specs)));
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) return failure(unknownOption(specs, name));
    if (!fits(spec, value)) return failure(`Option ${name} is ${demand(spec)}, not ${JSON.stringify(value)}.`);
    options.set(name, value);
  }
  return success(Object.fromEntries(options));
}

const CARRIED = 'own:';

/** Words without spaces, in the letters of an address: a value must survive the header of a record. */
export const carry = (text: string): string => CARRIED + encodeURIComponent(text);

/** Whether a value is somebody's own text, brought along by `carry`. */
export const isCarried = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(CARRIED) && !/\s/.test(value);

/** Whether a table plays with a pack of its owner's: its text carried in an option, or a file that the host reads. */
export const hasOwnPack = (options: Options): boolean =>
  Object.values(options).some(value => value === 'own' || isCarried(value));

/** The text that a value carries; undefined if it carries none, or was cut off. */
export function carriedIn(value: string): string | undefined {
  if (!isCarried(value)) return undefined;
  try {
    return decodeURIComponent(value.slice(CARRIED.length));
  } catch {
    return undefined;
  }
}

function unknownOption(specs: OptionSpecs, name: string): string {
  const names = Object.keys(specs);
  return `There is no option "${name}"; ${names.length ? `the options are ${names.join(', ')}` : 'this game has none'}.`;
}

function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.least && value <= spec.most;
    case 'choice':
      return (
        [...spec.of, ...(spec.also ?? [])].some(each => each === value) || (spec.carries === true && isCarried(value))
      );
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && !/\s/.test(value);
  }
}

function demand(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'number':
      return `a whole number from ${spec.least} to ${spec.most}`;
    case 'choice':
      return `one of ${spec.of.join(', ')}`;
    case 'switch':
      return 'true or false';
    case 'text':
      return 'a word without spaces';
  }
}

/** `name=value` words, as the header of a record has them; `readOptions` is the way back. */
export const writeOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Reads `name=value` words as the specs would have them; the check is left to checkOptions. */
export function readOptions(specs: OptionSpecs, text: string): Record<string, unknown> {
  const words = text.split(/\s+/).filter(word => word !== '');
  return Object.fromEntries(
    words.map(word => {
      const [name = '', value = ''] = word.split(/=(.*)/s);
      return [name, readValue(specs[name]?.kind, value)];
    }),
  );
}

function readValue(kind: OptionSpec['kind'] | undefined, value: string): unknown {
  if (kind === 'number') return value === '' ? value : Number(value);
  if (kind === 'switch') return { true: true, on: true, false: false, off: false }[value] ?? value;
  return value;
}
