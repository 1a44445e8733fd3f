/**
 * Finds visible text that is not in a catalogue of `@parlour/messages` and so could not be translated: words in JSX,
 * and sentences in code of pages, boards and games. `npm run check -- visible-text FOLDER …` looks only there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { ROOT } from '../lib/run.mjs';
import { pathsBelow } from './architecture.ts';

export type VisibleText = { readonly line: number; readonly text: string };

/** Attributes that hold no words. */
const TECHNICAL =
  /^(class|style|d|viewBox|transform|points|preserveAspectRatio|id|for|href|to|src|srcset|sizes|rel|type|role|key|part|data-.*|aria-(controls|describedby|labelledby|owns|live|relevant)|autocomplete|inputmode|pattern|accept|stroke.*|fill.*|font.*|grid.*|mask|filter|clip-path|name|value)$/i;

/** Calls whose text is not shown to players: errors of the program, queries, logs. */
const HIDDEN_CALLS =
  /(Error|readAddition|querySelector(All)?|closest|matches|matchMedia|assertDefined|console\.\w+|\.(split|test|replace|join|animate|setProperty)|RegExp|translator|supports|css)$/;

/** By convention a catalogue is `const english = { … } as const`. */
const CATALOGUE = 'english';

const CLAUSE = /^[A-Z]{2}-\d+r?$/;
/** Names of characters, and headers of requests. */
const HIDDEN_FIELDS = /^(name|guestPortraits|authorization)$/;

const HAS_WORD = /\p{L}{2}/u;
const IS_SENTENCE = /^["“]?\p{Lu}[\p{L}’']*([ ,:;–-]+[\p{L}\d{}’'“”"(]+)+/u;
const HAS_TWO_WORDS = /\p{L}[\p{L}’',.:;!?]* +\p{L}/u;

type AnyNode = Node & { readonly [field: string]: unknown; readonly type: string; readonly start: number };

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.entries(node)
    .filter(([field]) => field !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as { value: { cooked: string } }[];
    return parts.map(({ value }) => value.cooked).join('{}');
  }
  return undefined;
}

/** Returns the visible words of a source file that no catalogue holds. */
export function findVisibleText(path: string, source: string): VisibleText[] {
  const found: VisibleText[] = [];
  const add = (node: AnyNode, text: string): void => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ line, text: text.trim().replaceAll(/\s+/g, ' ') });
  };
  const nameOf = (node: AnyNode): string => source.slice(node.start, node.end);

  const walk = (node: AnyNode, isInJsx: boolean): void => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (/^(Import|ExportAll)/.test(node.type)) return;
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      if (HIDDEN_CALLS.test(nameOf(node.callee as AnyNode))) return;
    if (node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'Property' && HIDDEN_FIELDS.test(nameOf(node.key as AnyNode))) return;
    if (node.type === 'VariableDeclarator' && nameOf(node.id as AnyNode) === CATALOGUE) return;
    if (node.type === 'JSXAttribute') {
      const name = nameOf(node.name as AnyNode);
      if (TECHNICAL.test(name)) return;
      const text = isNode(node.value) ? textOf(node.value) : undefined;
      if (text !== undefined) {
        if (
          /^(aria-label|title|alt|placeholder|label|heading)$/.test(name)
            ? HAS_WORD.test(text)
            : HAS_TWO_WORDS.test(text)
        )
          add(node, text);
        return;
      }
    }
    if (node.type === 'JSXText' && HAS_WORD.test(String(node.value))) add(node, String(node.value));
    const text = textOf(node);
    if (text !== undefined && !CLAUSE.test(text) && (IS_SENTENCE.test(text) || (isInJsx && HAS_TWO_WORDS.test(text))))
      add(node, text);
    const isJsx = isInJsx || node.type === 'JSXElement' || node.type === 'JSXFragment';
    const nameOfField = node.type === 'Property' ? node.key : undefined;
    for (const child of childrenOf(node)) if (child !== nameOfField) walk(child, isJsx);
  };
  walk(parseSync(path, source).program as unknown as AnyNode, false);
  return found;
}

/** Where players read: pages, boards, games. */
const VISIBLE = /^(apps\/web|packages\/board-kit|games)\//;
/** Tests, tools and drawings; what characters say, which is theirs in every language; and titles printed on cards. */
const EXEMPT =
  /(\/(remarks|people|sets)\.ts$|\.test\.tsx?$|\.generated\.ts$|\/(e2e|bake|vite|art|data|lexicon|conformance|tests|testing|dist|baked)\/|\.d\.ts$)/;

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2);
  const isWanted = (path: string): boolean => folders.length === 0 || folders.some(folder => path.startsWith(folder));
  let count = 0;
  const features = new Map<string, string>();
  for (const path of pathsBelow(ROOT)) {
    if (!/\.tsx?$/.test(path) || EXEMPT.test(path) || !isWanted(path)) continue;
    const source = readFileSync(join(ROOT, path), 'utf8');
    for (const [, feature = ''] of source.matchAll(/translator\('([^']+)', english\)/g)) {
      const other = features.get(feature);
      if (other !== undefined) console.log(`${path}: the catalogue "${feature}" is also in ${other}`);
      if (other !== undefined) count++;
      features.set(feature, path);
    }
    if (!VISIBLE.test(path)) continue;
    for (const { line, text } of findVisibleText(path, source)) {
      console.log(`${path}:${line}: ${text.slice(0, 100)}`);
      count++;
    }
  }
  if (count > 0) {
    console.log(`${count} faults. Text belongs in a catalogue with a name of its own (packages/messages/README.md).`);
    process.exitCode = 1;
  }
}
