/** `npm run measure -- NAME` measures the players, the club's models, or the code. `npm run bench` measures speed. */
import { runNamedScript } from './lib/named-scripts.mjs';
import { setUp } from './setup/install.mjs';

const SCRIPTS = {
  census: { script: 'scripts/measure/census.ts', does: 'Count files, lines, casts and names of the code.' },
  fairness: { script: 'scripts/measure/fairness.ts', does: 'Look for players that know more than their seat sees.' },
  strength: { script: 'scripts/measure/strength.ts', does: 'Compare the levels of each game; write docs/strength.md.' },
  'level-ratings': { script: 'scripts/measure/level-ratings.ts', does: 'Fit a rating to each level of a game.' },
  losses: { script: 'scripts/measure/losses.ts', does: 'Measure what the mistakes of each level cost.' },
  sentences: {
    script: 'scripts/measure/sentences.ts',
    does: 'Compare what hints and reviews say with the facts of many positions.',
  },
  matchmaking: { script: 'scripts/measure/matchmaking.ts', does: 'Simulate waiting times and rating differences.' },
  ratings: { script: 'scripts/measure/ratings.ts', does: 'Simulate clubs to measure how good the ratings are.' },
  tournaments: { script: 'scripts/measure/tournaments.ts', does: 'Simulate how often the best player wins.' },
  flakes: { script: 'scripts/measure/flakes.ts', does: 'List the tests that needed a retry in recent runs.' },
};

await runNamedScript('measure', SCRIPTS, setUp);
