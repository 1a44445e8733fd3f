/** An embedded table is one file: its style sheets stand in its script, and what a page would do elsewhere a twin does. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');

/** Modules of the pages that touch what is not an embedded table's own: storage, addresses, the tab. */
const TWINS: Readonly<Record<string, string>> = {
  'host/worker-client.ts': 'worker-client.ts',
  'kept-settings.ts': 'kept-settings.ts',
  'my-turn.ts': 'my-turn.ts',
  'router.tsx': 'router.tsx',
  'pages/others-way.tsx': 'others-way.tsx',
  'pages/proof-line.tsx': 'proof-line.tsx',
  'pages/ways-on.tsx': 'ways-on.tsx',
};

const twinOf = new Map(
  Object.entries(TWINS).map(([page, twin]) => [join(WEB, page), join(WEB, 'embed', 'twins', twin)]),
);

export const twins = (): Plugin => ({
  name: 'parlour-twins',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return null;
    return twinOf.get(join(importer, '..', source)) ?? null;
  },
});

const PLACE = /(["'`])@parlour-style\1/;

export const styleInScript = (): Plugin => ({
  name: 'parlour-style-in-script',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const text = sheets.map(sheet => (sheet.type === 'asset' ? String(sheet.source) : '')).join('\n');
      for (const { fileName } of sheets) delete bundle[fileName];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(PLACE, () => JSON.stringify(text));
      }
    },
  },
});
