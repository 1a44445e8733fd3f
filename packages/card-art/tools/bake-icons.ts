/**
 * Bakes drawings from game-icons.net (CC BY 3.0, npm `@iconify-json/game-icons`) into a file of paths, each 512 units
 * square, so pages carry only the ones in use. `packages/card-art/CREDITS.md` lists them.
 */
import { writeFileSync } from 'node:fs';
import { readPictureSource } from './picture-sources.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

function pathOf(set: IconSet, name: string): string {
  const [, d] = / d="([^"]+)"/.exec(set.icons[name]?.body ?? '') ?? [];
  if (d === undefined) throw new Error(`There is no icon ${name}.`);
  return d;
}

export function bakeIcons(names: readonly string[], file: string): void {
  const set = readPictureSource<IconSet>('@iconify-json/game-icons/icons.json');
  const lines = names.map(name => `  '${name}':\n    '${pathOf(set, name)}',`);
  const notice = '// From game-icons.net, CC BY 3.0; baked by bake/icons.ts, do not edit.';
  writeFileSync(file, `${notice}\nexport const icons = {\n${lines.join('\n')}\n} as const;\n`);
}
