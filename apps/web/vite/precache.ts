/**
 * The service worker, with the list of everything the build has made. Forty lines instead of a tool box: all files have
 * their hash in the name, so the list is all there is to know.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TEMPLATE = join(import.meta.dirname, 'service-worker.js');

export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'parlour-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith('.map'));
        const text = built.map(file => (file.type === 'asset' ? String(file.source) : file.code)).join('\n');
        const files = [...built.map(({ fileName }) => fileName), ...readdirSync(publicDir)];
        const list = files.map(file => (file === 'index.html' ? '/' : `/${file}`)).sort();
        const version = createHash('sha256').update(list.join('\n')).update(text).digest('hex').slice(0, 12);
        const source = readFileSync(TEMPLATE, 'utf8')
          .replace("'@version'", JSON.stringify(version))
          .replace("['@files']", JSON.stringify(list));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
