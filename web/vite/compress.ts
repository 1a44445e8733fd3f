/** Everything that is text is also written compressed, so that the server never has to do it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|webmanifest|txt|json)$/;

export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'parlour-compress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(file)) continue;
        const bytes = readFileSync(join(outDir, file));
        writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(bytes));
        writeFileSync(join(outDir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
