/** Reads the exports of a module with signatures and comments. Files are only parsed; nothing is compiled. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript-5';
import { ROOT } from '../lib/run.mjs';
import { inRepository } from '../release/catalogue.ts';

const parsed = new Map<string, ts.SourceFile>();

function sourceOf(path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const text = readFileSync(join(ROOT, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  parsed.set(path, source);
  return source;
}

/** Returns the comment at the top of a module. */
export const moduleComment = (path: string): string => {
  const [comment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(sourceOf(path).text) ?? [];
  return plainComment(comment);
};

export function readExports(path: string): Exported[] {
  return sourceOf(path).statements.flatMap(statement => {
    if (ts.isExportDeclaration(statement)) return readReExports(path, statement);
    return isExported(statement) ? namesIn(statement).map(name => findDeclaration(path, name, name)) : [];
  });
}

function readReExports(path: string, { exportClause, moduleSpecifier }: ts.ExportDeclaration): Exported[] {
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleAt(path, moduleSpecifier.text) : path;
  if (!exportClause) return readExports(from);
  if (!ts.isNamedExports(exportClause)) throw new Error(`${path} exports a module by one name.`);
  return exportClause.elements.map(({ name, propertyName }) =>
    findDeclaration(from, (propertyName ?? name).text, name.text),
  );
}

const moduleAt = (path: string, specifier: string): string =>
  specifier.startsWith('@parlour/')
    ? `${inRepository(specifier.slice('@parlour/'.length))}.ts`
    : posix.join(posix.dirname(path), specifier);

/** Follows re-exports to the declaration. */
function findDeclaration(path: string, name: string, as: string): Exported {
  const source = sourceOf(path);
  const own = source.statements.filter(statement => namesIn(statement).includes(name));
  const [first] = own;
  if (first) return describeExport(path, source, own, name, as);
  for (const statement of source.statements) {
    const there = importedFrom(path, statement, name);
    if (there) return findDeclaration(there.path, there.name, as);
  }
  throw new Error(`${path} does not declare ${name}.`);
}

type DeclarationPlace = { readonly path: string; readonly name: string };

function importedFrom(path: string, statement: ts.Statement, name: string): DeclarationPlace | undefined {
  if (!ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const list = ts.isExportDeclaration(statement) ? statement.exportClause : statement.importClause?.namedBindings;
  const elements = list && 'elements' in list ? [...list.elements] : [];
  const found = elements.find(element => element.name.text === name);
  return found && { path: moduleAt(path, moduleSpecifier.text), name: (found.propertyName ?? found.name).text };
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

export type Exported = {
  readonly name: string;
  readonly kind: 'type' | 'function' | 'value';
  readonly signature: string;
  /** The doc comment; empty if there is none. */
  readonly says: string;
  readonly path: string;
  readonly line: number;
};

function namesIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return isNamed(statement) && statement.name ? [statement.name.text] : [];
}

type Named = ts.FunctionDeclaration | ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration;

const isNamed = (statement: ts.Statement): statement is Named =>
  ts.isFunctionDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isClassDeclaration(statement);

function describeExport(
  path: string,
  source: ts.SourceFile,
  own: readonly ts.Statement[],
  name: string,
  as: string,
): Exported {
  const [first = source.statements[0]] = own;
  const start = first?.getStart(source) ?? 0;
  return {
    name: as,
    kind: kindOf(own),
    signature: own.map(statement => signatureOf(source, statement, name)).join('\n'),
    says: own.map(statement => commentBefore(source, statement)).find(text => text !== '') ?? '',
    path,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
  };
}

function kindOf(own: readonly ts.Statement[]): Exported['kind'] {
  if (own.some(each => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each))) return 'type';
  return own.some(each => ts.isFunctionDeclaration(each) || arrowIn(each)) ? 'function' : 'value';
}

const arrowIn = (statement: ts.Statement): ts.ArrowFunction | undefined => {
  if (!ts.isVariableStatement(statement)) return undefined;
  const value = statement.declarationList.declarations[0]?.initializer;
  return value && ts.isArrowFunction(value) ? value : undefined;
};

/** A type in full; of a function or value only the signature. */
function signatureOf(source: ts.SourceFile, statement: ts.Statement, name: string): string {
  const text = (from: number, to: number): string => source.text.slice(from, to).trim();
  const start = statement.getStart(source);
  if (ts.isFunctionDeclaration(statement) && statement.body) return text(start, statement.body.getStart(source));
  if (ts.isClassDeclaration(statement)) return text(start, source.text.indexOf('{', start));
  if (!ts.isVariableStatement(statement)) return text(start, statement.end);
  const declared = statement.declarationList.declarations.find(each => each.name.getText(source) === name);
  if (declared?.type) return `export const ${text(declared.getStart(source), declared.type.end)}`;
  const arrow = arrowIn(statement);
  return text(start, arrow ? arrow.equalsGreaterThanToken.getStart(source) : statement.end);
}

/** Returns the comment directly above. */
function commentBefore(source: ts.SourceFile, statement: ts.Statement): string {
  const ranges = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
  const last = ranges.at(-1);
  if (!last) return '';
  const isOfModule = last.pos === 0 && /^\s*\n\s*\n/.test(source.text.slice(last.end));
  const comment = source.text.slice(last.pos, last.end);
  return isOfModule || !comment.startsWith('/**') ? '' : plainComment(comment);
}

/** Returns a doc comment without its stars. */
const plainComment = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
