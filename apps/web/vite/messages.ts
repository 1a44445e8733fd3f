/**
 * Compiles the messages of all catalogues at build time, so that pages need no parser of ICU MessageFormat. A
 * catalogue is `const english = { … } as const` in a module that calls `translator`.
 */
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { type Expression, parseSync, type VariableDeclarator, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

const COMPILER = join(import.meta.dirname, '..', '..', '..', 'packages', 'messages', 'compile-message.ts');

/** Takes the place of the compiler in pages. */
const NO_COMPILER = `export function compileMessage(message) {
  if (typeof message === 'string' && /[{<]/.test(message)) throw new Error('Not compiled: ' + message);
  return message;
}`;

type Span = { readonly start: number; readonly end: number; readonly text: string };

/** The text of a literal, also where it is written as a sum or in parentheses. */
function textOf(value: Expression): string | undefined {
  if (value.type === 'ParenthesizedExpression') return textOf(value.expression);
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0]?.value.cooked ?? '';
  return undefined;
}

function messagesOf({ init }: VariableDeclarator): Span[] {
  const object = init?.type === 'TSAsExpression' ? init.expression : init;
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap(property => {
    if (property.type !== 'Property') return [];
    const text = textOf(property.value);
    return text === undefined ? [] : [{ start: property.value.start, end: property.value.end, text }];
  });
}

/** Returns the module with its messages compiled, or undefined if it has no catalogue. */
export function compileCatalogues(path: string, code: string): string | undefined {
  if (!code.includes('translator(')) return undefined;
  const messages: Span[] = [];
  new Visitor({
    VariableDeclarator: declarator => {
      if (declarator.id.type === 'Identifier' && declarator.id.name === 'english')
        messages.push(...messagesOf(declarator));
    },
  }).visit(parseSync(path, code).program);
  return messages.reduceRight(
    (all, { start, end, text }) => `${all.slice(0, start)}${JSON.stringify(compile(text))}${all.slice(end)}`,
    code,
  );
}

export const compiledMessages = (): Plugin => ({
  name: 'parlour-compiled-messages',
  enforce: 'pre',
  load: id => (id === COMPILER ? NO_COMPILER : null),
  transform: {
    filter: { id: /\.tsx?$/ },
    handler: (code, id) => compileCatalogues(id, code) ?? null,
  },
});
