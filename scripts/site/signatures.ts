/** What is told of one declaration: its signature as it is written, and its doc comment. */
import ts from 'typescript-5';

export type Exported = {
  readonly name: string;
  readonly kind: 'type' | 'function' | 'value';
  readonly signature: string;
  /** What its doc comment says; empty if there is none. */
  readonly says: string;
  readonly path: string;
  readonly line: number;
};

export function namesIn(statement: ts.Statement): string[] {
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

export function told(
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

/** A type whole; of a function or a value what whoever uses it has to know. */
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

/** The comment that stands right above. */
function commentBefore(source: ts.SourceFile, statement: ts.Statement): string {
  const ranges = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
  const last = ranges.at(-1);
  if (!last) return '';
  const isOfModule = last.pos === 0 && /^\s*\n\s*\n/.test(source.text.slice(last.end));
  const comment = source.text.slice(last.pos, last.end);
  return isOfModule || !comment.startsWith('/**') ? '' : plainComment(comment);
}

/** What a doc comment says, without its stars. */
export const plainComment = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
