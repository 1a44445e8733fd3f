/** docs/fidelity.md: every clause of every rule book, with a verdict, and a reason where it is not the sheet's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { type ShelvedBox, shelf } from '../shelf.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'fidelity.md'), 'utf8');

type Row = { readonly clauses: readonly string[]; readonly verdict: string; readonly reason: string };

/** The rows under the heading of a box. */
function rowsOf({ title }: ShelvedBox): Row[] {
  const section = assertDefined(page.split(/^## /m).find(part => part.startsWith(title)));
  const rows = section.split('\n').filter(line => /^\| (?!clause|---)/.test(line));
  return rows.map(row => {
    const [, clauses = '', , here = ''] = row.split('|').map(cell => cell.trim());
    const [, verdict = '', reason = ''] = /^(=|\*\*[a-z ]+\*\*)(.*)/.exec(here) ?? [];
    return { clauses: clauses.match(/\b[A-Z][A-Z0-9]-\d+r?\b/g) ?? [], verdict, reason };
  });
}

const compared = shelf.filter(({ fidelity }) => fidelity !== undefined);

describe.each(compared.map(box => ({ id: box.id, box })))('the sheet of $id', ({ box }) => {
  it('has a section under the name that its story links to', () => {
    expect(box.title.toLowerCase().replaceAll(' ', '-')).toBe(box.fidelity);
    expect(rowsOf(box).length).toBeGreaterThan(10);
  });

  it('has every clause of its games, once', async () => {
    const sheets = await Promise.all(box.games.map(game => game.clauses()));
    const clauses = new Set(sheets.flat().map(({ id }) => id));
    expect(
      rowsOf(box)
        .flatMap(row => row.clauses)
        .toSorted(),
    ).toEqual([...clauses].toSorted());
  });

  it('gives a reason wherever the sheet is not simply followed', () => {
    for (const { clauses, verdict, reason } of rowsOf(box)) {
      expect(['=', '**reading**', '**ours**', '**left out**'], reason).toContain(verdict);
      if (verdict !== '=') expect(reason.trim().split(' ').length, `${clauses}: ${reason}`).toBeGreaterThan(3);
      for (const clause of clauses) if (clause.endsWith('r')) expect([clause, verdict]).not.toEqual([clause, '=']);
      for (const clause of clauses)
        if (!clause.endsWith('r')) expect([clause, verdict]).not.toEqual([clause, '**ours**']);
    }
  });

  it('names only options that its games have', () => {
    const options = new Set(box.games.flatMap(game => Object.keys(game.options)));
    for (const { reason } of rowsOf(box)) {
      const named = [...reason.matchAll(/\(?[Oo]ption `(\w+)`/g)].map(([, option]) => assertDefined(option));
      for (const option of named) expect(options).toContain(option);
    }
  });
});
