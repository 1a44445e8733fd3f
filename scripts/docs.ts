/**
 * `npm run docs` builds the documentation beside the pages of the app, under /docs. `--check` writes nothing and
 * reports broken links and exports without a comment.
 */
import { join } from 'node:path';
import { buildSite, writeSite } from './docs-site/build.ts';

const FOLDER = join(import.meta.dirname, '..', 'apps', 'web', 'dist', 'docs');

try {
  const site = buildSite();
  const pages = [...site.files.keys()].filter(address => address.endsWith('.html'));
  if (process.argv.includes('--check')) console.log(`${pages.length} pages without a broken link.`);
  else {
    writeSite(site, FOLDER);
    console.log(`${pages.length} pages in apps/web/dist/docs; \`npx parlour serve\` shows them under /docs.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
