/**
 * Bakes drawings from game-icons.net (CC BY 3.0, npm `@iconify-json/game-icons`) into a file of paths, each 512 units
 * square, so pages carry only the ones in use. `packages/card-art/CREDITS.md` lists them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

const FILE = '@iconify-json/game-icons/icons.json';

const readIconSet = (): IconSet => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8'));

function pathOf(set: IconSet, name: string): string {
  const [, d] = / d="([^"]+)"/.exec(set.icons[name]?.body ?? '') ?? [];
  if (d === undefined) throw new Error(`There is no icon ${name}.`);
  return d;
}

export function bakeIcons(names: readonly string[], file: string): void {
  const set = readIconSet();
  const lines = names.map(name => `  '${name}':\n    '${pathOf(set, name)}',`);
  const notice = '// From game-icons.net, CC BY 3.0; baked by bake/icons.ts, do not edit.';
  writeFileSync(file, `${notice}\nexport const icons = {\n${lines.join('\n')}\n} as const;\n`);
}
