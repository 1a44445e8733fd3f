/**
 * `npm run check -- clauses` fails if no test and no record names a clause of a rule book. `--list` also prints every
 * clause with the number of tests and records that name it, and how often random matches applied it or refused a play
 * by it; `--matches N` of every game (40).
 */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { checkLaws } from '@parlour/kernel/laws';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { ROOT } from '../lib/run.mjs';

function filesBelow(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (name === 'node_modules') return [];
    if (statSync(path).isDirectory()) return filesBelow(path, wanted);
    return wanted(path) ? [path] : [];
  });
}

/** A test names a clause as [NA-6]; a record as (NA-6) or by a refusal. */
const NAMED = /\[([A-Z][A-Z0-9]-\d+r?)\]|\(([A-Z][A-Z0-9]-\d+r?)\)$|refused ([A-Z][A-Z0-9]-\d+r?)$/gm;

function namedClauses(): Map<string, number> {
  const isProof = (path: string): boolean => path.endsWith('.test.ts') || /[\\/]records[\\/].*\.txt$/.test(path);
  const named = new Map<string, number>();
  for (const file of filesBelow(join(ROOT, 'games'), isProof)) {
    const found = [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, test, told, refused]) =>
      assertDefined(test ?? told ?? refused),
    );
    for (const clause of new Set(found)) named.set(clause, (named.get(clause) ?? 0) + 1);
  }
  return named;
}

type Counts = { fired: Map<string, number>; refused: Map<string, number> };

/** Plays matches at every number of seats in turn and counts the clauses used. */
async function simulate(boxed: BoxedGame, matches: number): Promise<Counts> {
  const counts: Counts = { fired: new Map(), refused: new Map() };
  const add = (map: Map<string, number>, clause: string): unknown => map.set(clause, (map.get(clause) ?? 0) + 1);
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readShelfData);
  const [least, most] = boxed.seats;
  for (let n = 0; n < matches; n++) {
    const seating = { count: least + (n % (most - least + 1)) };
    const onRefusal = (clause: string): unknown => add(counts.refused, clause);
    const match = checkLaws({ game, options, seating, seed: `clauses/${n}`, scrutiny: 5, onRefusal });
    for (const { clause } of match.events) add(counts.fired, clause);
  }
  return counts;
}

export async function findUnnamedClauses(): Promise<string[]> {
  const named = namedClauses();
  const all = await Promise.all(gamesOnShelf().map(game => game.clauses()));
  const ids = new Set(all.flat().map(clause => clause.id));
  return [...ids].filter(clause => !named.has(clause));
}

async function printProofSheet(matches: number): Promise<void> {
  const named = namedClauses();
  for (const boxed of gamesOnShelf()) {
    const { fired, refused } = await simulate(boxed, matches);
    console.log(`\n${boxed.title} (${matches} random matches)`);
    console.log('clause   named    fired  refused');
    for (const { id, text } of await boxed.clauses()) {
      const counts = [named.get(id), fired.get(id), refused.get(id)].map((count, i) =>
        `${count ?? 0}`.padStart(i ? 9 : 5),
      );
      console.log(`${id.padEnd(8)}${counts.join('')}  ${text.replaceAll('*', '').slice(0, 70)}`);
    }
  }
}

const unnamed = await findUnnamedClauses();
if (process.argv.includes('--list')) {
  const given = process.argv.indexOf('--matches');
  await printProofSheet(given < 0 ? 40 : Number(process.argv[given + 1]));
}
for (const clause of unnamed) console.error(`No test and no record names ${clause}.`);
process.exitCode = unnamed.length > 0 ? 1 : 0;
