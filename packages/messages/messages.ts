/**
 * Messages that people read, in ICU MessageFormat. Each feature has one catalogue in English; a translation replaces
 * some or all of its messages. The types of the arguments are read from the English text.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser';
import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { compileMessage } from './compile-message.ts';

export type Catalogue = { readonly [key: string]: string };

type Plain = string | number;
type Options<Value> = { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: Date };
type Arguments<Text extends string, Value> = GetICUArgs<Text, Options<Value>>;
type Parameters<Args, Tags = unknown> = [keyof Args] extends [never]
  ? unknown extends Tags
    ? []
    : [args: Tags]
  : [args: Args & Tags];

/** Functions for `<link>text</link>` in a message, by tag. */
type TagFunctions<Node> = { readonly [tag: string]: ((content: Node[]) => Node) | Plain };

export type Translate<C extends Catalogue> = {
  <K extends keyof C & string>(key: K, ...args: Parameters<Arguments<C[K], Plain>>): string;
  /** For messages with tags; returns children for JSX. */
  rich<Node, K extends keyof C & string>(
    key: K,
    args: Arguments<C[K], Plain> & TagFunctions<string | Node>,
  ): (string | Node)[];
};

let locale = 'en';
let translations: Readonly<Record<string, Catalogue>> = {};

type ReadyMessage = { readonly message: CompiledMessage; readonly locale: string };

/** Messages in use since the last change of language, by feature and key. */
const readyMessages = new Map<string, ReadyMessage>();

/** Formatters take longer to make than to use. */
function cached<Args extends unknown[], T>(make: (...args: Args) => T): (...args: Args) => T {
  const known = new Map<string, T>();
  return (...args) => {
    const id = JSON.stringify(args);
    const made = known.get(id) ?? make(...args);
    known.set(id, made);
    return made;
  };
}

const INTL: FormatOptions = {
  formatters: {
    getDateTimeFormat: cached((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: cached((...args) => new Intl.NumberFormat(...args)),
    getPluralRules: cached((...args) => new Intl.PluralRules(...args)),
  },
};

/** Changes the language. Messages that the translation lacks stay in English. */
export function setLanguage(name: string, catalogues: Readonly<Record<string, Catalogue>>): void {
  locale = name;
  translations = catalogues;
  readyMessages.clear();
}

/** Returns the function that a feature says its messages with. */
export function translator<C extends Catalogue>(feature: string, english: C): Translate<C> {
  const readyMessage = (key: string): ReadyMessage => {
    const id = `${feature}.${key}`;
    const known = readyMessages.get(id);
    if (known) return known;
    const translation = translations[feature]?.[key];
    const message = compileMessage(translation ?? english[key]!);
    const ready = { message, locale: translation === undefined ? 'en' : locale };
    readyMessages.set(id, ready);
    return ready;
  };

  const format = (key: string, args: FormatValues | undefined): unknown => {
    const { message, locale: messageLocale } = readyMessage(key);
    return formatMessage<unknown>(message, messageLocale, args, INTL);
  };

  const say = (key: string, args?: FormatValues): string => String(format(key, args));
  const rich = (key: string, args: FormatValues): unknown[] => [format(key, args)].flat();

  return Object.assign(say, { rich }) as unknown as Translate<C>;
}

/** Joins "A", "B" and "C" as the language does: "A, B and C". */
export function formatList(items: readonly string[], type: 'and' | 'or' = 'and'): string {
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, {
    type: type === 'and' ? 'conjunction' : 'disjunction',
  });
  return list.format(items);
}
