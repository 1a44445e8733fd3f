/** Options as data, so that terminal, page and server offer and validate them alike. */
import { isObject } from './json.ts';
import { failure, type Result, success } from './result.ts';

/** The value of one option. */
export type OptionValue = string | number | boolean;
/** Chosen options by name; they fit into a line of a record. */
export type Options = Readonly<Record<string, OptionValue>>;

/** One option, described for forms, terminals and records. */
export type OptionSpec = { readonly says: string } & (
  | { readonly kind: 'number'; readonly default: number; readonly least: number; readonly most: number }
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly of: readonly string[];
      /** Display names of the choices. */
      readonly names?: Readonly<Record<string, string>>;
      /** Accepted but not offered: the host supplies what they stand for, such as a file. */
      readonly also?: readonly string[];
      /** Also accepts the player's own text, encoded in the value, so that tables and records need nothing else. */
      readonly carries?: true;
    }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'text'; readonly default: string }
);
/** All options of a game, by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** Returns the default of every option. */
export const defaultsOf = (specs: OptionSpecs): Options =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));

/** Returns the specs with other defaults: older rules may have had others. */
export const withDefaults = (specs: OptionSpecs, defaults: Options = {}): OptionSpecs =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      { ...spec, default: defaults[name] ?? spec.default } as OptionSpec,
    ]),
  );

/** Returns the options with defaults, or one sentence that says what is allowed. */
export function validateOptions(specs: OptionSpecs, given: unknown): Result<Options> {
  if (given === undefined) return success(defaultsOf(specs));
  if (!isObject(given) || Array.isArray(given)) return failure('Options must be an object of names and values.');
  const options = new Map(Object.entries(defaultsOf(specs)));
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) return failure(unknownOptionFault(specs, name));
    if (!isAllowed(spec, value))
      return failure(`Option ${name} must be ${describeAllowed(spec)} (got ${JSON.stringify(value)}).`);
    options.set(name, value);
  }
  return success(Object.fromEntries(options));
}

const OWN_TEXT_PREFIX = 'own:';

/** Encodes a text as an option value: URL-encoded, because header values of records have no spaces. */
export const encodeOwnText = (text: string): string => OWN_TEXT_PREFIX + encodeURIComponent(text);

/** Whether a value is a text encoded by `encodeOwnText`. */
export const isOwnText = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(OWN_TEXT_PREFIX) && !/\s/.test(value);

/** Whether a table uses its owner's pack, encoded in an option or read by the host. */
export const hasOwnPack = (options: Options): boolean =>
  Object.values(options).some(value => value === 'own' || isOwnText(value));

/** Decodes an option value; undefined if it is no text or cut off. */
export function decodeOwnText(value: string): string | undefined {
  if (!isOwnText(value)) return undefined;
  try {
    return decodeURIComponent(value.slice(OWN_TEXT_PREFIX.length));
  } catch {
    return undefined;
  }
}

function unknownOptionFault(specs: OptionSpecs, name: string): string {
  const names = Object.keys(specs);
  return `There is no option "${name}". ${names.length ? `The options are ${names.join(', ')}` : 'This game has no options'}.`;
}

function isAllowed(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.least && value <= spec.most;
    case 'choice':
      return (
        [...spec.of, ...(spec.also ?? [])].some(each => each === value) || (spec.carries === true && isOwnText(value))
      );
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && !/\s/.test(value);
  }
}

function describeAllowed(spec: OptionSpec): string {
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

/** Formats options as `name=value` words for the header of a record. */
export const formatOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Parses `name=value` words by the specs, without validating them. */
export function parseOptions(specs: OptionSpecs, text: string): Record<string, unknown> {
  const words = text.split(/\s+/).filter(word => word !== '');
  return Object.fromEntries(
    words.map(word => {
      const [name = '', value = ''] = word.split(/=(.*)/s);
      return [name, parseValue(specs[name]?.kind, value)];
    }),
  );
}

function parseValue(kind: OptionSpec['kind'] | undefined, value: string): unknown {
  if (kind === 'number') return value === '' ? value : Number(value);
  if (kind === 'switch') return { true: true, on: true, false: false, off: false }[value] ?? value;
  return value;
}
