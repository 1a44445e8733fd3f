/** What is counted in one file, by its syntax tree. */
import { type Node, parseSync, Visitor } from 'oxc-parser';

type Counted = { readonly name: string; readonly lines: number };

export type FileCount = {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly functions: readonly Counted[];
  readonly casts: number;
  readonly asserted: number;
  readonly any: number;
  /** The exported types and interfaces. */
  readonly types: readonly string[];
};

export function readCounts(path: string, text: string): FileCount {
  const { program } = parseSync(path, text);
  const functions: Counted[] = [];
  const types: string[] = [];
  let [casts, asserted, any] = [0, 0, 0];
  const starts = lineStarts(text);
  const note = ({ start, end }: Node, name = 'a closure'): void => {
    functions.push({ name, lines: lineAt(starts, end) - lineAt(starts, start) + 1 });
  };
  new Visitor({
    FunctionDeclaration: node => note(node, node.id?.name),
    FunctionExpression: node => note(node, node.id?.name),
    ArrowFunctionExpression: node => note(node),
    TSNonNullExpression: () => {
      asserted += 1;
    },
    TSAnyKeyword: () => {
      any += 1;
    },
    TSAsExpression: ({ typeAnnotation }) => {
      const isConst = text.slice(typeAnnotation.start, typeAnnotation.end) === 'const';
      casts += isConst ? 0 : 1;
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration')
        types.push(declaration.id.name);
    },
  }).visit(program);
  return { path, text, lines: starts.length - 1, functions, casts, asserted, any, types };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The number of the line an offset stands in, by halving. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}
