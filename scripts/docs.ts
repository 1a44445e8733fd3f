/**
 * `npm run docs`: the documentation as pages, beside those of the app, where the server finds them under /docs.
 * With --check nothing is written; it only says what leads nowhere or is exported without a comment.
 */
import { join } from 'node:path';
import { buildSite, writeSite } from './site/build.ts';

const FOLDER = join(import.meta.dirname, '..', 'apps', 'web', 'dist', 'docs');

try {
  const site = buildSite();
  const pages = [...site.files.keys()].filter(address => address.endsWith('.html'));
  if (process.argv.includes('--check')) console.log(`${pages.length} pages, and every link leads somewhere.`);
  else {
    writeSite(site, FOLDER);
    console.log(`${pages.length} pages in apps/web/dist/docs; \`npx parlour serve\` shows them under /docs.`);
  }
} catch (trouble) {
  console.error(trouble instanceof Error ? trouble.message : trouble);
  process.exitCode = 1;
}
