/** Reads the exports of a module with signatures and comments. Files are only parsed; nothing is compiled. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ParseResult, parseSync, type Statement } from 'oxc-parser';
import { ROOT } from '../lib/run.mjs';
import { inRepository } from '../release/catalogue.ts';

export type Exported = {
  readonly name: string;
  readonly kind: 'type' | 'function' | 'value';
  readonly signature: string;
  /** The doc comment; empty if there is none. */
  readonly comment: string;
  readonly path: string;
  readonly line: number;
};

type Source = Pick<ParseResult, 'comments' | 'module' | 'program'> & { readonly path: string; readonly text: string };

const sources = new Map<string, Source>();

function parseSource(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const text = readFileSync(join(ROOT, path), 'utf8');
  const { comments, module, program } = parseSync(path, text);
  const source = { path, text, comments, module, program };
  sources.set(path, source);
  return source;
}

const exportEntries = ({ module }: Source) =>
  module.staticExports.flatMap(({ entries }) => entries).sort((a, b) => a.start - b.start);

/** Returns the exports in source order, those of `export *` included. */
export function readExports(path: string): Exported[] {
  return exportEntries(parseSource(path)).flatMap(({ exportName, importName, localName, moduleRequest }) => {
    const from = moduleRequest ? resolveModule(path, moduleRequest.value) : path;
    if (exportName.name === null) return readExports(from);
    return findDeclaration(from, importName.name ?? localName.name ?? '', exportName.name);
  });
}

const resolveModule = (path: string, specifier: string): string =>
  specifier.startsWith('@parlour/')
    ? `${inRepository(specifier.slice('@parlour/'.length))}.ts`
    : posix.join(posix.dirname(path), specifier);

/** Follows re-exports to the declaration. */
function findDeclaration(path: string, name: string, exportedAs: string): Exported {
  const source = parseSource(path);
  const statements = source.program.body.filter(statement => declaredNames(statement).includes(name));
  if (statements.length > 0) return describeExport(source, statements, name, exportedAs);
  const entry = exportEntries(source).find(({ exportName }) => exportName.name === name);
  if (!entry?.moduleRequest) throw new Error(`${path} does not declare ${name}.`);
  return findDeclaration(resolveModule(path, entry.moduleRequest.value), entry.importName.name ?? name, exportedAs);
}

const declarationOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

function declaredNames(statement: Statement): string[] {
  const declaration = declarationOf(statement);
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** A name can have several statements: overloads, or a type and a value. */
function describeExport(source: Source, statements: readonly Statement[], name: string, as: string): Exported {
  const { path, text } = source;
  const parts = statements.map(statement => signatureOf(text, statement, name));
  const kinds = parts.map(({ kind }) => kind);
  return {
    name: as,
    kind: (['type', 'function'] as const).find(kind => kinds.includes(kind)) ?? 'value',
    signature: parts.map(({ signature }) => signature).join('\n'),
    comment: statements.map(({ start }) => commentBefore(source, start)).find(Boolean) ?? '',
    path,
    line: text.slice(0, statements[0]?.start).split('\n').length,
  };
}

/** Returns a type in full, and of a function or value only what its user has to know. */
function signatureOf(text: string, statement: Statement, name: string): Pick<Exported, 'kind' | 'signature'> {
  const upTo = (end = statement.end): string => text.slice(statement.start, end).trim();
  const declaration = declarationOf(statement);
  if (declaration?.type === 'FunctionDeclaration')
    return { kind: 'function', signature: upTo(declaration.body?.start) };
  if (declaration?.type === 'TSDeclareFunction') return { kind: 'function', signature: upTo() };
  if (declaration?.type === 'ClassDeclaration') return { kind: 'value', signature: upTo(declaration.body.start) };
  if (declaration?.type !== 'VariableDeclaration') return { kind: 'type', signature: upTo() };
  const declared = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  const arrow = declared?.init?.type === 'ArrowFunctionExpression' ? declared.init : undefined;
  const kind = arrow ? 'function' : 'value';
  const type = declared?.id.typeAnnotation;
  if (type) return { kind, signature: `export const ${text.slice(declared.start, type.end)}` };
  return { kind, signature: upTo(arrow && text.lastIndexOf('=>', arrow.body.start)) };
}

/** Returns the comment directly above a statement. */
function commentBefore({ text, comments }: Source, start: number): string {
  const comment = comments.findLast(({ end }) => end <= start);
  return comment && /^\n?[ \t]*$/.test(text.slice(comment.end, start)) ? plainComment(comment.value) : '';
}

/** Returns the comment at the top of a module. */
export const moduleComment = (path: string): string => {
  const [first] = parseSource(path).comments;
  return first?.start === 0 ? plainComment(first.value) : '';
};

/** Returns a doc comment without its stars, and nothing for an ordinary comment. */
const plainComment = (comment: string): string =>
  comment.startsWith('*')
    ? comment
        .slice(1)
        .split('\n')
        .map(line => line.replace(/^\s*\* ?/, '').trimEnd())
        .join('\n')
        .trim()
    : '';
