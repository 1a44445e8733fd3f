/**
 * Reads the runnable examples of a page in order. A fence names its kind: `js run`, `sh run`, both with `clone` for a
 * copy of the project, `file=<name>` to write a file, and `prints` for the output of the one before.
 */
import { Marked, type Token, type Tokens } from 'marked';

export type Example = {
  readonly kind: 'run' | 'file' | 'prints';
  readonly language: string;
  readonly text: string;
  readonly where: 'empty' | 'clone';
  /** Of a file. */
  readonly name?: string;
};

export function readExamples(markdown: string): Example[] {
  const marked = new Marked({ gfm: true });
  const found: Example[] = [];
  marked.walkTokens(marked.lexer(markdown), (token: Token) => {
    const example = token.type === 'code' ? exampleOf(token as Tokens.Code) : undefined;
    if (example) found.push(example);
  });
  return found;
}

function exampleOf({ lang = '', text }: Tokens.Code): Example | undefined {
  const [language = '', mark = '', place] = lang.split(' ');
  const common = { language, text: `${text}\n`, where: place === 'clone' ? 'clone' : 'empty' } as const;
  const [, name] = /^file=([\w.-]+)$/.exec(mark) ?? [];
  if (name !== undefined) return { ...common, kind: 'file', name };
  return mark === 'run' || mark === 'prints' ? { ...common, kind: mark } : undefined;
}
