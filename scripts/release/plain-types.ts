/**
 * The types of the protocol are inferred from schemas. Whoever only speaks it has no use for those, so the types are
 * written out in full, and a client needs no schema library for a type.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';
import { ROOT } from './catalogue.ts';
import { EMITTED } from './emit.ts';

const LIBRARY = 'zod';
const FORM = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/** Writes the declarations of modules anew, without the schemas behind them. */
export function writePlainTypes(modules: readonly string[]): void {
  const paths = modules.map(module => join(ROOT, `${module}.ts`));
  const program = ts.createProgram(paths, optionsOfSources());
  for (const [at, path] of paths.entries()) {
    const source = program.getSourceFile(path);
    if (source) writeFileSync(join(EMITTED, `${modules[at]}.d.ts`), plainTypesIn(source, program.getTypeChecker()));
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

/** Only what is imported as a type, and not from the schema library. */
function typeImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const named = importClause?.namedBindings;
  if (named === undefined || !ts.isNamedImports(named) || moduleSpecifier.getText().includes(LIBRARY)) return [];
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const names = named.elements.filter(each => isType || each.isTypeOnly).map(({ name }) => name.text);
  return names.length === 0 ? [] : [`import type { ${names.join(', ')} } from ${moduleSpecifier.getText()};`];
}

/** One that has parameters is left as it is written, if it is of use without the schemas; what it refers to is plain. */
function plainAlias(alias: ts.TypeAliasDeclaration, checker: ts.TypeChecker): string[] {
  const isOfValues = /\btypeof\b|\bz\./.test(alias.type.getText());
  if (!isOfValues) return [alias.getFullText().trim()];
  if (alias.typeParameters) return [];
  const exported = alias.modifiers ? 'export ' : '';
  const type = checker.typeToString(checker.getTypeAtLocation(alias.name), undefined, FORM);
  return [`${exported}type ${alias.name.text} = ${type};`];
}
