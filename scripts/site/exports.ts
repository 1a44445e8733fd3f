/** What a module exports, as it stands in the sources: no program is compiled for it, only files are parsed. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript-5';
import { inRepository } from '../release/catalogue.ts';
import { ROOT } from './repository.ts';
import { type Exported, namesIn, plainComment, told } from './signatures.ts';

const parsed = new Map<string, ts.SourceFile>();

function sourceOf(path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const text = readFileSync(join(ROOT, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  parsed.set(path, source);
  return source;
}

/** What the comment at the head of a module says. */
export const moduleSays = (path: string): string => {
  const [comment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(sourceOf(path).text) ?? [];
  return plainComment(comment);
};

export function exportsOf(path: string): Exported[] {
  return sourceOf(path).statements.flatMap(statement => {
    if (ts.isExportDeclaration(statement)) return passedOn(path, statement);
    return isExported(statement) ? namesIn(statement).map(name => find(path, name, name)) : [];
  });
}

function passedOn(path: string, { exportClause, moduleSpecifier }: ts.ExportDeclaration): Exported[] {
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleAt(path, moduleSpecifier.text) : path;
  if (!exportClause) return exportsOf(from);
  if (!ts.isNamedExports(exportClause)) throw new Error(`${path} exports a module by one name.`);
  return exportClause.elements.map(({ name, propertyName }) => find(from, (propertyName ?? name).text, name.text));
}

const moduleAt = (path: string, specifier: string): string =>
  specifier.startsWith('@parlour/')
    ? `${inRepository(specifier.slice('@parlour/'.length))}.ts`
    : posix.join(posix.dirname(path), specifier);

/** The declaration itself, through however many modules it is passed on. */
function find(path: string, name: string, as: string): Exported {
  const source = sourceOf(path);
  const own = source.statements.filter(statement => namesIn(statement).includes(name));
  const [first] = own;
  if (first) return told(path, source, own, name, as);
  for (const statement of source.statements) {
    const there = broughtFrom(path, statement, name);
    if (there) return find(there.path, there.name, as);
  }
  throw new Error(`${path} does not declare ${name}.`);
}

type Place = { readonly path: string; readonly name: string };

function broughtFrom(path: string, statement: ts.Statement, name: string): Place | undefined {
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
