/**
 * Checks of names outside the boxes: no retired words, one meaning for each exported name, file names that are nouns,
 * and folders of a readable size.
 */
import { posix } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';

export type NamedSource = { readonly path: string; readonly text: string };

export type DeclaredNames = {
  /** Types, functions, variables and parameters. Fields may be stored or sent, so they are not in it. */
  readonly declared: readonly string[];
  readonly exportedTypes: readonly string[];
  readonly exportedFunctions: readonly string[];
};

export const isOutsideBoxes = ({ path }: NamedSource): boolean => !/^games\/(?!shelf\/)[^/]+\//.test(path);

type Pattern = Node & { readonly type: string };

/** A shorthand binding is named by the field it reads. */
function namesInPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [(pattern as unknown as { name: string }).name];
    case 'AssignmentPattern':
      return namesInPattern((pattern as unknown as { left: Pattern }).left);
    case 'RestElement':
      return namesInPattern((pattern as unknown as { argument: Pattern }).argument);
    case 'ArrayPattern':
      return (pattern as unknown as { elements: (Pattern | null)[] }).elements.flatMap(each =>
        each ? namesInPattern(each) : [],
      );
    case 'ObjectPattern':
      return (
        pattern as unknown as { properties: { shorthand?: boolean; value?: Pattern; argument?: Pattern }[] }
      ).properties.flatMap(({ shorthand, value, argument }) =>
        shorthand ? [] : namesInPattern((value ?? argument) as Pattern),
      );
    default:
      return [];
  }
}

export function readNames(path: string, text: string): DeclaredNames {
  const { program } = parseSync(path, text);
  const declared: string[] = [];
  const exportedTypes: string[] = [];
  const exportedFunctions: string[] = [];
  const addParams = (params: readonly unknown[]): void => {
    for (const param of params) declared.push(...namesInPattern(param as Pattern));
  };
  new Visitor({
    FunctionDeclaration: ({ id, params }) => {
      if (id) declared.push(id.name);
      addParams(params);
    },
    FunctionExpression: ({ params }) => addParams(params),
    ArrowFunctionExpression: ({ params }) => addParams(params),
    VariableDeclarator: ({ id }) => void declared.push(...namesInPattern(id as unknown as Pattern)),
    TSTypeAliasDeclaration: ({ id }) => void declared.push(id.name),
    TSInterfaceDeclaration: ({ id }) => void declared.push(id.name),
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration')
        exportedTypes.push(declaration.id.name);
      if (declaration?.type === 'FunctionDeclaration' && declaration.id) exportedFunctions.push(declaration.id.name);
      if (declaration?.type === 'VariableDeclaration')
        for (const { id, init } of declaration.declarations)
          if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') exportedFunctions.push(id.name);
    },
  }).visit(program);
  return { declared, exportedTypes, exportedFunctions };
}

/** Words of an earlier vocabulary that meant several things. ARCHITECTURE.md has today's. */
const RETIRED = new Set([
  ...['house', 'keeper', 'visit', 'visitor', 'guest', 'guests', 'chores', 'restless', 'lag', 'telling', 'seen', 'look'],
  ...['eye', 'eyes', 'sight', 'scenery', 'far', 'trouble', 'onlooker', 'onlookers', 'happening', 'happenings', 'porch'],
  ...['asker', 'verb', 'stir', 'ripe', 'furnish', 'scold', 'excuse', 'stumble', 'whoever', 'somebody', 'nobody'],
]);

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|_|-|\./).map(word => word.toLowerCase());

/** Drawings have eyes. */
const isDrawing = (path: string): boolean => path.startsWith('packages/card-art/figures/');

export function* retiredWords({ path, text }: NamedSource): Generator<string> {
  if (isDrawing(path)) return;
  for (const name of new Set([...readNames(path, text).declared, posix.basename(path)])) {
    const word = wordsOf(name).find(each => RETIRED.has(each));
    if (word !== undefined) yield `${path}: ${name} uses the retired word "${word}"`;
  }
}

/** An exported type or function is declared once, so that a name has one meaning. */
export function* homonyms(sources: readonly NamedSource[]): Generator<string> {
  const places = new Map<string, string>();
  for (const { path, text } of sources) {
    const { exportedTypes, exportedFunctions } = readNames(path, text);
    for (const name of [...exportedTypes, ...exportedFunctions]) {
      const before = places.get(name);
      if (before !== undefined) yield `${path}: ${before} exports ${name} too`;
      places.set(name, path);
    }
  }
}

/** Nouns that look like participles. */
const NOUNS = new Set([
  ...['matchmaking', 'printing', 'scoring', 'seating', 'making', 'opening', 'engraving', 'ending', 'authoring'],
  ...['rating', 'listing'],
]);

const PARTICIPLE = /^(?:\w+(?:ing|ed)|kept|told|heard|seen|laid|made|drawn|known|given|met|said)$/;

/** A file is named by a noun; a participle says what happens to something, but not to what. */
export function* participles({ path }: NamedSource): Generator<string> {
  const base = posix.basename(path).replace(/\..*$/, '');
  if (path.includes('.generated.')) return;
  if (PARTICIPLE.test(base) && !NOUNS.has(base)) yield `${path}: name the file by a noun`;
}

const MAX_ENTRIES = 25;
const MAX_LOOSE_FILES = 12;

/** Folders that are lists by nature. */
const LISTS = new Set(['apps/server/tests']);

const CODE = /(?<!\.test|\.generated|\.d)\.(?:ts|tsx|mjs|js)$/;

/** Only code counts, without tests: styles and tests lie beside what they belong to. */
export function* crowdedFolders(paths: readonly string[]): Generator<string> {
  const entries = new Map<string, { files: Set<string>; folders: Set<string> }>();
  for (const path of paths.filter(each => CODE.test(each))) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      const known = entries.get(folder) ?? { files: new Set(), folders: new Set() };
      entries.set(folder, known);
      (depth === parts.length - 1 ? known.files : known.folders).add(parts[depth] ?? '');
    }
  }
  for (const [folder, { files, folders }] of entries) {
    if (LISTS.has(folder)) continue;
    if (files.size + folders.size > MAX_ENTRIES)
      yield `${folder}: ${files.size + folders.size} entries; the maximum is ${MAX_ENTRIES}`;
    if (folders.size > 0 && files.size > MAX_LOOSE_FILES)
      yield `${folder}: ${files.size} files beside folders; the maximum is ${MAX_LOOSE_FILES}`;
  }
}
