/** Compiles all published modules to JavaScript and declarations, in the folder structure of the repository. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';
import { ROOT } from '../lib/run.mjs';
import { ReleaseError } from './catalogue.ts';

export const EMIT_FOLDER: string = join(ROOT, '.cache', 'release');

/** `npm test` checks the types; here they are only emitted. */
const OPTIONS = {
  ...{ noEmit: false, noCheck: true, outDir: '.', rootDir: ROOT },
  ...{ rewriteRelativeImportExtensions: true, isolatedDeclarations: false },
  ...{ lib: ['es2023', 'dom'], types: ['node'] },
  // Mapped by path only: modules first found as packages are not emitted, and threads race for who finds them first.
  paths: { '@parlour/*': [join(ROOT, 'packages/*.ts')], '@parlour/games/*': [join(ROOT, 'games/*.ts')] },
};

/** Not published separately; included in other packages module by module. */
const INCLUDED_FOLDERS = ['packages/protocol', 'packages/table'];

export function emitModules(modules: readonly string[]): void {
  rmSync(EMIT_FOLDER, { recursive: true, force: true });
  mkdirSync(EMIT_FOLDER, { recursive: true });
  const config = join(EMIT_FOLDER, 'tsconfig.json');
  const files = modules.map(module => join(ROOT, `${module}.ts`));
  const include = INCLUDED_FOLDERS.map(folder => join(ROOT, folder, '**/*.ts'));
  const base = join(ROOT, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions: OPTIONS, files, include }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new ReleaseError(`The sources cannot be turned into JavaScript:\n${stdout}`);
}

/**
 * Protocol types are inferred from schemas. They are written out in full here, so that a client needs no schema
 * library for its types.
 */

const SCHEMA_LIBRARY = 'zod';
const TYPE_FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/** Rewrites the declarations of modules without their schemas. */
export function writePlainTypes(modules: readonly string[]): void {
  const paths = modules.map(module => join(ROOT, `${module}.ts`));
  const program = ts.createProgram(paths, optionsOfSources());
  for (const [at, path] of paths.entries()) {
    const source = program.getSourceFile(path);
    if (source) writeFileSync(join(EMIT_FOLDER, `${modules[at]}.d.ts`), plainTypesIn(source, program.getTypeChecker()));
  }
}

function optionsOfSources(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT).options;
}

function plainTypesIn(source: ts.SourceFile, checker: ts.TypeChecker): string {
  const kept = source.statements.flatMap(statement => {
    if (ts.isImportDeclaration(statement)) return typeImport(statement);
    return ts.isTypeAliasDeclaration(statement) ? plainAlias(statement, checker) : [];
  });
  return `${kept.join('\n')}\nexport {};\n`;
}

/** Only type imports, and none from the schema library. */
function typeImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const named = importClause?.namedBindings;
  if (named === undefined || !ts.isNamedImports(named) || moduleSpecifier.getText().includes(SCHEMA_LIBRARY)) return [];
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const names = named.elements.filter(each => isType || each.isTypeOnly).map(({ name }) => name.text);
  return names.length === 0 ? [] : [`import type { ${names.join(', ')} } from ${moduleSpecifier.getText()};`];
}

/** A generic alias that works without schemas is kept as written; what it refers to is plain. */
function plainAlias(alias: ts.TypeAliasDeclaration, checker: ts.TypeChecker): string[] {
  const isOfValues = /\btypeof\b|\bz\./.test(alias.type.getText());
  if (!isOfValues) return [alias.getFullText().trim()];
  if (alias.typeParameters) return [];
  const exported = alias.modifiers ? 'export ' : '';
  const type = checker.typeToString(checker.getTypeAtLocation(alias.name), undefined, TYPE_FORMAT);
  return [`${exported}type ${alias.name.text} = ${type};`];
}
