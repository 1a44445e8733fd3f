/** One API page per package: every export with signature, doc comment and source. */
import { type PublishedPackage, publishedLibraries } from '../release/catalogue.ts';
import type { Exported } from './exports.ts';
import { moduleComment, readExports } from './exports.ts';
import type { Page } from './pages.ts';

type EntryPoint = { readonly name: string; readonly path: string; readonly exported: readonly Exported[] };

export function apiPages(): Page[] {
  return publishedLibraries().map(own => {
    const [, called = own.name] = own.name.split('/');
    const source = `code/${called}.md`;
    return { source, address: `code/${called}.html`, title: own.name, text: textOf(own) };
  });
}

const entryPointsOf = ({ name, entryPoints: doors }: PublishedPackage): EntryPoint[] =>
  Object.entries(doors).map(([door, module]) => {
    const path = `${module}.ts`;
    return { name: door === '.' ? name : `${name}${door.slice(1)}`, path, exported: readExports(path) };
  });

/** Exports without a doc comment. */
export function findUndocumentedExports(): string[] {
  const all = publishedLibraries()
    .flatMap(entryPointsOf)
    .flatMap(({ exported }) => exported);
  const silent = all.filter(({ says }) => says === '');
  return [
    ...new Set(silent.map(({ name, path, line }) => `${path}:${line}: ${name} is exported and has no doc comment.`)),
  ];
}

function textOf(own: PublishedPackage): string {
  return [`# ${own.name}`, own.says, ...entryPointsOf(own).map(entryPointText)].join('\n\n');
}

const entryPointText = ({ name, path, exported }: EntryPoint): string =>
  [`## ${name}`, moduleComment(path), ...exported.map(exportText)].join('\n\n');

/** The heading is the name of the export, so that search finds it. */
function exportText({ name, kind, signature, says, path, line }: Exported): string {
  const place = `${kind === 'type' ? 'A type' : `A ${kind}`} of [${path}](../${path}#L${line}).`;
  return [`### ${name}`, says, `\`\`\`ts\n${signature}\n\`\`\``, place].join('\n\n');
}
