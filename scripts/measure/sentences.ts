/**
 * `npm run measure -- sentences` compares the sentences of hints and reviews with the facts of many positions and counts
 * what they claim. `--positions N` per game (2000), `--game FOLDER`.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from '../lib/run.mjs';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '2000' }, game: { type: 'string', default: '' } },
});

process.env.PARLOUR_POSITIONS = values.positions;
const files = readdirSync('games', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('sentences.test.ts') && file.includes(values.game))
  .map(file => `games/${file}`);
process.exitCode = run('node_modules/vitest/vitest.mjs', ['run', '--reporter=default', '--testTimeout=0', ...files]);
