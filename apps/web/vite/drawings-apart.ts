/**
 * Long drawings are data: whoever fetches them as script has them read by the compiler first. What is baked for the art of
 * a box comes as a file of its own beside the script that draws with it. An embedded table keeps it in its one file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const DESK = join(import.meta.dirname, '..', 'drawings.ts');
const DRAWINGS = /\/games\/[^/]+\/art\/([^/]+)\.generated\.ts$/;

/** Characters. A back is drawn before these files have come: what it needs is short, and stays script. */
const LONG = 10_000;

/** Baked modules are literals alone, and can be had without anything else. */
async function literalsIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** Filled in when the file has come; `apps/web/drawings.ts` says when that is. */
const fetching = (names: string, file: string): string => `
  import { awaitDrawing } from ${JSON.stringify(DESK)};
  export let ${names};
  awaitDrawing(import.meta.ROLLUP_FILE_URL_${file}, all => {
    ({ ${names} } = all);
  });`;

export const drawingsApart = (): Plugin => ({
  name: 'parlour-drawings-apart',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const name = DRAWINGS.exec(id)?.[1];
    if (name === undefined || readFileSync(id, 'utf8').length < LONG) return null;
    const drawings = { ...(await literalsIn(id)) };
    const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(drawings) });
    return { code: fetching(Object.keys(drawings).join(', '), file), moduleType: 'js' };
  },
});
