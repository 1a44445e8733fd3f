/** Checks docs/privacy.md against what is stored. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUDIT_TTL_MS } from '../club/moderation/audit.ts';
import { REPORT_TTL_MS } from '../club/moderation/reports.ts';
import { DEFAULT_CONFIG } from '../config.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { joinClubAs, newBrowser, signInBrowser } from './test-browser.ts';
import { newDatabaseFile, openServer } from './test-server.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'privacy.md'), 'utf8');
const DAY = 86_400_000;

/** By the start of the row. */
const statedRetention = (row: string): string | undefined =>
  page
    .split('\n')
    .find(line => line.startsWith(`| ${row}`))
    ?.split(' | ')[3];

describe('the page about what is kept', () => {
  it('tells the times that hold', () => {
    expect(statedRetention('a report')).toBe(`${REPORT_TTL_MS / DAY} days`);
    expect(statedRetention('the audit log: what the operator did')).toBe(`${AUDIT_TTL_MS.operator / DAY} days`);
    expect(statedRetention('the audit log: joining')).toBe(`${AUDIT_TTL_MS.member / DAY} days`);
    expect(statedRetention('records of finished matches')).toContain(`${DEFAULT_CONFIG.retentionDays.records} days`);
  });

  it('names every kind of document there is', () => {
    const club = join(import.meta.dirname, '..', 'club');
    const sources = readdirSync(club, { recursive: true, encoding: 'utf8' }).filter(
      name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const kinds = sources.flatMap(name =>
      [...readFileSync(join(club, name), 'utf8').matchAll(/ = defineCollection(?:<.*>)?\(\s*'([^']+)'/g)].map(
        ([, kind]) => kind,
      ),
    );
    expect(kinds.length).toBeGreaterThan(20);
    expect(kinds.filter(kind => !page.includes(`\`${kind}\``))).toEqual([]);
  });

  it('is right that no address is written down', async () => {
    const file = newDatabaseFile();
    const server = await openServer({ file });
    const [ada, bob] = [newBrowser(server.address), newBrowser(server.address)];
    await joinClubAs(ada, 'Ada');
    const { me } = await joinClubAs(bob, 'Bob');
    await ada.ask('POST', '/api/club/reports', { about: { member: me.id }, reason: 'other', words: 'Hm.' });
    await signInBrowser(bob);
    await server.close();
    const bytes = readFileSync(file);
    expect(bytes.includes('Hm.')).toBe(true);
    expect([bytes.includes('127.0.0.1'), bytes.includes('::1')]).toEqual([false, false]);
    const store = openSqliteStore(file);
    expect(await store.documents.count('act', 'all')).toBe(4);
    await store.close();
  });
});
