/** One page a package: every export of its doors, with signature, doc comment and where it is written. */
import { libraries, type Published } from '../release/catalogue.ts';
import { exportsOf, moduleSays } from './exports.ts';
import type { Page } from './pages.ts';
import type { Exported } from './signatures.ts';

type Door = { readonly name: string; readonly path: string; readonly exported: readonly Exported[] };

export function codePages(): Page[] {
  return libraries().map(own => {
    const [, called = own.name] = own.name.split('/');
    const source = `code/${called}.md`;
    return { source, address: `code/${called}.html`, title: own.name, text: textOf(own) };
  });
}

const doorsOf = ({ name, doors }: Published): Door[] =>
  Object.entries(doors).map(([door, module]) => {
    const path = `${module}.ts`;
    return { name: door === '.' ? name : `${name}${door.slice(1)}`, path, exported: exportsOf(path) };
  });

/** Exports of a door that nobody has said anything about. */
export function unsaid(): string[] {
  const all = libraries()
    .flatMap(doorsOf)
    .flatMap(({ exported }) => exported);
  const silent = all.filter(({ says }) => says === '');
  return [
    ...new Set(silent.map(({ name, path, line }) => `${path}:${line}: ${name} is exported and has no doc comment.`)),
  ];
}

function textOf(own: Published): string {
  return [`# ${own.name}`, own.says, ...doorsOf(own).map(doorText)].join('\n\n');
}

const doorText = ({ name, path, exported }: Door): string =>
  [`## ${name}`, moduleSays(path), ...exported.map(exportText)].join('\n\n');

/** Its heading is its name, so that it is found by it. */
function exportText({ name, kind, signature, says, path, line }: Exported): string {
  const place = `${kind === 'type' ? 'A type' : `A ${kind}`} of [${path}](../${path}#L${line}).`;
  return [`### ${name}`, says, `\`\`\`ts\n${signature}\n\`\`\``, place].join('\n\n');
}
