/** One API page per package: every export with signature, doc comment and source. */
import { type PublishedPackage, publishedLibraries } from '../release/catalogue.ts';
import { type Exported, moduleComment, readExports } from './exports.ts';
import type { Page } from './pages.ts';

export const apiPages = (): Page[] =>
  publishedLibraries().map(library => {
    const page = `code/${library.name.split('/').at(-1)}`;
    return { source: `${page}.md`, address: `${page}.html`, title: library.name, text: pageText(library) };
  });

/** Exports without a doc comment. */
export function findUndocumentedExports(): string[] {
  const modules = publishedLibraries().flatMap(({ entryPoints }) => Object.values(entryPoints));
  const undocumented = modules.flatMap(module => readExports(`${module}.ts`)).filter(({ comment }) => comment === '');
  return [
    ...new Set(undocumented.map(({ name, path, line }) => `${path}:${line}: ${name} is exported without a comment.`)),
  ];
}

function pageText({ name, says, entryPoints }: PublishedPackage): string {
  const modules = Object.entries(entryPoints).map(([subPath, module]) => {
    const path = `${module}.ts`;
    return [`## ${name}${subPath.slice(1)}`, moduleComment(path), ...readExports(path).map(exportText)].join('\n\n');
  });
  return [`# ${name}`, says, ...modules].join('\n\n');
}

/** The heading is the name of the export, so that search finds it. */
function exportText({ name, kind, signature, comment, path, line }: Exported): string {
  const place = `A ${kind} of [${path}](../${path}#L${line}).`;
  return [`### ${name}`, comment, `\`\`\`ts\n${signature}\n\`\`\``, place].join('\n\n');
}
