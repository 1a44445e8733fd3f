/** `npm run docs`: the documentation as pages, beside those of the app, where the server finds them under /docs. */
import { join } from 'node:path';
import { buildSite, writeSite } from './site/build.ts';

const FOLDER = join(import.meta.dirname, '..', 'web', 'dist', 'docs');

try {
  const site = buildSite();
  writeSite(site, FOLDER);
  const pages = [...site.files.keys()].filter(address => address.endsWith('.html'));
  console.log(`${pages.length} pages in web/dist/docs; \`npx parlour serve\` shows them under /docs.`);
} catch (trouble) {
  console.error(trouble instanceof Error ? trouble.message : trouble);
  process.exitCode = 1;
}
