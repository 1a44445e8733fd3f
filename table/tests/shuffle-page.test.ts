/** docs/shuffle.md is enough to write a verifier: its vectors are ours, and the one in examples/ finds what ours finds. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readData } from '@parlour/games/node';
import { gamesOnShelf } from '@parlour/games/shelf';
import type { Game } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, seeded, shuffle } from '@parlour/kernel/random';
import { commitmentOf, cutCommitmentOf, sealedDraw } from '@parlour/kernel/seal';
import { describe, expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { recordOf } from '../recording.ts';
import { type Cutting, commitmentFor, slipOf } from '../slip.ts';
import { roomOf } from '../snapshot.ts';
import { verifyRecord } from '../verify.ts';
import { type Sim, simulate } from './sitting.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = readFileSync(join(ROOT, 'docs', 'shuffle.md'), 'utf8');
const VERIFY = join(ROOT, 'examples', 'verify.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'parlour-shuffle-'));

describe('the vectors of the page', () => {
  const vector = (what: string): string => {
    const row = PAGE.split('\n').find(line => line.startsWith(`| ${what} |`))!;
    return /`([^`]*)` \|$/.exec(row)![1]!;
  };
  const secret = Array.from({ length: 128 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  const seal = commitmentOf(digest, secret);
  const row = (draw: number) => sealedDraw(digest, { secret, cuts: ['alpha', '-', 'beta'], form: 2 }, draw);
  const six = (draw: number): string => {
    const random = row(draw);
    return Array.from({ length: 6 }, () => random.below(52)).join(' ');
  };

  it('are what we draw', () => {
    expect(vector('seal')).toBe(seal);
    expect(vector('commitment of seat 0, `alpha`')).toBe(cutCommitmentOf(digest, seal, 0, 'alpha'));
    expect(vector('commitment of seat 2, `beta`')).toBe(cutCommitmentOf(digest, seal, 2, 'beta'));
    expect([vector('draw 0, six numbers below 52'), vector('draw 1, six numbers below 52')]).toEqual([six(0), six(1)]);
    expect(vector('draw 0, 0 … 19 shuffled')).toBe(
      shuffle(
        row(0),
        Array.from({ length: 20 }, (_, i) => i),
      ).join(' '),
    );
  });

  it.runIf(hasPython)('are what its Python draws', () => {
    const code = /```python\n(.*?)```/s.exec(PAGE)![1]!;
    const print = `
cuts = ["alpha", "-", "beta"]
for draw in (0, 1):
    row = words(bytes(range(128)), cuts, draw)
    print(*(below(row, 52) for _ in range(6)))
print(*shuffled(words(bytes(range(128)), cuts, 0), range(20)))`;
    const out = execFileSync('python3', ['-c', code + print], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(out).toEqual([six(0), six(1), vector('draw 0, 0 … 19 shuffled')]);
  });
});

type Sealed = { readonly id: string; readonly game: Game; readonly record: string; readonly slip: string };

const cutting = (sim: Sim, seat: number): Cutting => ({
  seal: sim.runner.table.sealed!.commitment,
  seat,
  cut: `cut-${seat}`,
});

/** Two persons commit, show, and play at random to the end; computer players have the other seats. */
async function playSealed(game: Game, seed: string): Promise<Sealed> {
  const count = Math.min(game.seats[1], Math.max(game.seats[0], 3));
  const sim = simulate({ game, count, seed, settings: { pace: 'instant' } });
  const people = Array.from({ length: count }, (_, seat) => seat);
  for (const seat of people) await sim.ask(null, { ask: 'sit', name: `Seat ${seat}`, seat });
  for (const seat of people) {
    await sim.ask(seat, { ask: 'cut', commitment: commitmentFor(cutting(sim, seat)) });
  }
  const { table } = sim.runner;
  const slip = slipOf({ game, options: table.opened.options, count }, roomOf(table), cutting(sim, 0))!;
  for (const seat of people) await sim.ask(seat, { ask: 'reveal', cut: cutting(sim, seat).cut });
  const random = seeded(seed);
  while (table.status?.is === 'open') {
    const { turn, interrupt = [] } = table.status;
    const seat = interrupt.length > 0 && random.below(8) === 0 ? pick(random, interrupt) : pick(random, turn);
    const plays = game.plays(table.sitting!.match.state, seat);
    if (plays.length > 0) await sim.play(seat, pick(random, plays));
  }
  return { id: game.id, game, slip, record: recordOf(table.sitting!) };
}

function python(record: string, ...flags: string[]): { status: number | null; said: string } {
  const file = join(folder, 'record.txt');
  writeFileSync(file, record);
  const { status, stdout, stderr } = spawnSync('python3', [VERIFY, file, ...flags], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

function withSlip(record: string, slip: string): { status: number | null; said: string } {
  const file = join(folder, 'slip.txt');
  writeFileSync(file, slip);
  return python(record, '--slip', file);
}

/** What a server might do to a record of its own; each by its name. */
const LIES: Readonly<Record<string, (record: string, other: string) => string>> = {
  'a secret chosen after the cuts': record => record.replace(/Secret: ../, 'Secret: ff'),
  'another seal and secret': (record, other) =>
    record.replace(/Seal: .*/, /Seal: .*/.exec(other)![0]).replace(/Secret: .*/, /Secret: .*/.exec(other)![0]),
  'ground cuts': record => record.replace('cut-0', 'cut-zero'),
  'ground cuts with commitments to fit': record => {
    const seal = /Seal: (\w+)/.exec(record)![1]!;
    const ground = cutCommitmentOf(digest, seal, 0, 'ground');
    return record.replace('cut-0', 'ground').replace(/Commitments: \w+/, `Commitments: ${ground}`);
  },
  'a card in another place': record => record.replace(/( deal .*? )(\S+) (\S+)$/m, '$1$3 $2'),
  'another match': (_, other) => other,
  'a cut dropped': record => record.replace('cut-0', `!${/Commitments: (\w+)/.exec(record)![1]}`),
  'draws from before the seal': record => record.replace('Secret:', 'Sealed-From: 99\nSecret:'),
  'no seal at all': record => record.replace(/^(Shuffle|Seal|Commitments|Secret|Cuts): .*\n/gm, ''),
  'the first form of the seal': record => record.replace('Shuffle: 2\n', ''),
};

describe.each(gamesOnShelf().map(game => game.id))('a sealed match of %s', id => {
  const boxed = gamesOnShelf().find(game => game.id === id)!;
  const open = async (): Promise<Game> => boxed.open(defaultsOf(boxed.options), readData);

  it('verifies here, and with the program written from the page', async () => {
    const { game, record, slip } = await playSealed(await open(), 'one');
    expect(verifyRecord(game, record, { slip })).toMatchObject({ ok: true, withheld: [] });
    if (hasPython) expect(withSlip(record, slip)).toMatchObject({ status: 0 });
  });

  it('gives away every lie of a server, here and there', async () => {
    const [{ game, record, slip }, other] = [
      await playSealed(await open(), 'two'),
      await playSealed(await open(), 'three'),
    ];
    for (const [i, [name, lie]] of Object.entries(LIES).entries()) {
      const told = lie(record, other.record);
      expect([name, told === record]).toEqual([name, false]);
      expect([name, verifyRecord(game, told, { slip }).ok]).toEqual([name, false]);
      // Starting Python takes its time: every third lie, and all of them over the games.
      if (hasPython && i % 3 === id.length % 3) expect([name, withSlip(told, slip).status]).toEqual([name, 1]);
    }
  });
});
