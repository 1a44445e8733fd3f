/** What the ladder measures: the rungs a game names, or every level against the one below. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContest } from '@parlour/cli/lib/arena-job';
import { readData } from '@parlour/games/shelf/node';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { arenaSides } from '@parlour/players/arena/arena';
import type { LadderRung } from '@parlour/players/arena/contest';
import { LEVELS } from '@parlour/players/player';

export type Measurement = {
  readonly rung: LadderRung;
  readonly deals: number;
  readonly sides: number;
  /** The name of the seer, where the rung asks for one. */
  readonly ceiling?: string;
  readonly counts: string;
  readonly args: readonly string[];
  readonly command: string;
  /** Where the deals are kept; another file once a source of the game or its players has changed. */
  readonly file: string;
};

export type Shelved = BoxedGame & { readonly box: string };

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, '.cache', 'ladder');
const SEED = 'ladder';
const DEALS = 100;

/** With a share of the deals that a rung asks for. */
export async function measurementsOf(game: Shelved, share: number): Promise<Measurement[]> {
  const contest = await loadContest(game, readData);
  const sources = sourcesOf(game.box);
  const opened = await game.open(defaultsOf(game.options), readData);
  return (contest.ladder ?? levelByLevel(game)).map(rung => {
    const deals = Math.ceil(share * rung.deals);
    const args = argsOf(game.id, rung, deals);
    const setting = argsOf(game.id, rung, 0).join(' ');
    return {
      rung,
      deals,
      sides: arenaSides({ game: opened, seats: rung.seats }),
      ...(rung.ceiling && { ceiling: assertDefined(contest.ceiling).name }),
      counts: contest.counts,
      args,
      command: `parlour ${args.join(' ')}`,
      file: join(KEPT, `${game.id}-${rung.players.join('-')}-${hashOf([setting, sources])}.jsonl`),
    };
  });
}

function levelByLevel({ seats }: BoxedGame): LadderRung[] {
  const names = ['random', ...LEVELS];
  const usual = Math.max(seats[0], Math.min(4, seats[1]));
  if (usual === 1) return [{ players: names.toReversed(), seats: 1, deals: DEALS }];
  return LEVELS.map((level, i) => ({ players: [level, itemAt(names, i)], seats: usual, deals: DEALS }));
}

const argsOf = (
  game: string,
  { players, seats, extent, ceiling, options = {} }: LadderRung,
  deals: number,
): string[] => [
  ...['arena', game, '--players', players.join(','), '--seats', `${seats}`, '--deals', `${deals}`, '--seed', SEED],
  ...(extent === 'match' ? ['--matches'] : []),
  ...(ceiling ? ['--ceiling'] : []),
  ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]),
];

const hashOf = (texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 10);

const NOT_PLAYED = /(^|\/)(node_modules|board|art|print|bake|tests|testing|records)\/.*|\.test\.ts$/;

/** Everything that decides how a game is dealt and played. */
function sourcesOf(box: string): string {
  const files = ['packages/kernel', 'packages/players', join('games', box)].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !NOT_PLAYED.test(file))
      .map(file => join(ROOT, folder, file)),
  );
  return hashOf(files.sort().map(file => readFileSync(file, 'utf8')));
}
