/** docs/privacy.md, held against what is really kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTS_KEPT } from '../club/house/audit.ts';
import { REPORTS_KEPT } from '../club/house/reports.ts';
import { DEFAULTS } from '../config.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { joinAs, newBrowser, signInTo } from './browsing.ts';
import { newFile, open } from './test-server.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'privacy.md'), 'utf8');
const DAY = 86_400_000;

/** How long it says something is kept, by the beginning of its row. */
const keptFor = (row: string): string | undefined =>
  page
    .split('\n')
    .find(line => line.startsWith(`| ${row}`))
    ?.split(' | ')[3];

describe('the page about what is kept', () => {
  it('tells the times that hold', () => {
    expect(keptFor('a report')).toBe(`${REPORTS_KEPT / DAY} days`);
    expect(keptFor('the audit log: what the operator did')).toBe(`${ACTS_KEPT.operator / DAY} days`);
    expect(keptFor('the audit log: joining')).toBe(`${ACTS_KEPT.member / DAY} days`);
    expect(keptFor('records of finished matches')).toContain(`${DEFAULTS.keep.records} days`);
  });

  it('names every kind of document there is', () => {
    const club = join(import.meta.dirname, '..', 'club');
    const sources = readdirSync(club, { recursive: true, encoding: 'utf8' }).filter(
      name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const kinds = sources.flatMap(name =>
      [...readFileSync(join(club, name), 'utf8').matchAll(/ = kept(?:<.*>)?\(\s*'([^']+)'/g)].map(([, kind]) => kind),
    );
    expect(kinds.length).toBeGreaterThan(20);
    expect(kinds.filter(kind => !page.includes(`\`${kind}\``))).toEqual([]);
  });

  it('is right that no address is written down', async () => {
    const file = newFile();
    const server = await open({ file });
    const [ada, bob] = [newBrowser(server.address), newBrowser(server.address)];
    await joinAs(ada, 'Ada');
    const { me } = await joinAs(bob, 'Bob');
    await ada.ask('POST', '/api/club/reports', { about: { member: me.id }, reason: 'other', words: 'Hm.' });
    await signInTo(bob);
    await server.close();
    const bytes = readFileSync(file);
    expect(bytes.includes('Hm.')).toBe(true);
    expect([bytes.includes('127.0.0.1'), bytes.includes('::1')]).toEqual([false, false]);
    const store = sqliteStore(file);
    expect(await store.documents.count('act', 'all')).toBe(4);
    await store.close();
  });
});
