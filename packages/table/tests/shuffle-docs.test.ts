/** docs/shuffle.md is enough to write a verifier: its vectors are ours, and the one in examples/ agrees with ours. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, seededRandom, shuffle } from '@parlour/kernel/random';
import { cutCommitment, sealedRandom, secretCommitment } from '@parlour/kernel/seal';
import { describe, expect, it } from 'vitest';
import { writeTableRecord } from '../match-record.ts';
import { type PendingCut, pendingCutCommitment, writeCutReceipt } from '../shuffle/cut-receipt.ts';
import { digest } from '../shuffle/digest.ts';
import { verifyRecord } from '../shuffle/verify.ts';
import { roomSnapshot } from '../views.ts';
import { type SimulatedTable, simulateTable } from './simulated-table.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
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
  const seal = secretCommitment(digest, secret);
  const row = (draw: number) => sealedRandom(digest, { secret, cuts: ['alpha', '-', 'beta'], form: 2 }, draw);
  const six = (draw: number): string => {
    const random = row(draw);
    return Array.from({ length: 6 }, () => random.below(52)).join(' ');
  };

  it('are what we draw', () => {
    expect(vector('seal')).toBe(seal);
    expect(vector('commitment of seat 0, `alpha`')).toBe(cutCommitment(digest, seal, 0, 'alpha'));
    expect(vector('commitment of seat 2, `beta`')).toBe(cutCommitment(digest, seal, 2, 'beta'));
    expect([vector('draw 0, six numbers below 52'), vector('draw 1, six numbers below 52')]).toEqual([six(0), six(1)]);
    expect(vector('draw 0, 0 … 19 shuffled')).toBe(
      shuffle(
        row(0),
        Array.from({ length: 20 }, (_, i) => i),
      ).join(' '),
    );
  });

  it.runIf(hasPython)('are what its Python draws [needs python3]', () => {
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

const cutting = (sim: SimulatedTable, seat: number): PendingCut => ({
  seal: sim.runner.table.sealed!.commitment,
  seat,
  cut: `cut-${seat}`,
});

/** Waits until the table begins without an unrevealed cut. */
const SHOWN_WITHIN = 120_000;

/** Two persons commit, reveal and play at random to the end; computer players have the other seats. */
async function playSealed(game: Game, seed: string, hides?: number): Promise<Sealed> {
  const count = Math.min(game.seats[1], Math.max(game.seats[0], 3));
  const sim = simulateTable({ game, count, seed, settings: { pace: 'instant' } });
  const people = Array.from({ length: count }, (_, seat) => seat);
  for (const seat of people) await sim.ask(null, { ask: 'sit', name: `Seat ${seat}`, seat });
  for (const seat of people) {
    await sim.ask(seat, { ask: 'cut', commitment: pendingCutCommitment(cutting(sim, seat)) });
  }
  const { table } = sim.runner;
  const slip = writeCutReceipt({ game, options: table.opened.options, count }, roomSnapshot(table), cutting(sim, 0))!;
  const shows = people.filter(seat => seat !== hides);
  for (const seat of shows) await sim.ask(seat, { ask: 'reveal', cut: cutting(sim, seat).cut });
  if (hides !== undefined) {
    await sim.pass(SHOWN_WITHIN);
    await sim.ask(hides, { ask: 'back' });
  }
  const random = seededRandom(seed);
  while (table.status?.is === 'open') {
    const { turn, interrupt = [] } = table.status;
    const seat = interrupt.length > 0 && random.below(8) === 0 ? pick(random, interrupt) : pick(random, turn);
    const plays = game.plays(table.current!.match.state, seat);
    if (plays.length > 0) await sim.play(seat, pick(random, plays));
  }
  return { id: game.id, game, slip, record: writeTableRecord(table.current!) };
}

/** A record, and the receipt of a player. */
type Shown = { readonly record: string; readonly slip: string };
type Verdict = { readonly status: number; readonly said: string };

/** Runs a program once per list of arguments and prints how each run ended. */
const RUNS = `
import contextlib, io, json, sys
program = compile(open(sys.argv[1]).read(), sys.argv[1], "exec")
for words in json.load(sys.stdin):
    sys.argv, said = words, io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            exec(program, {"__name__": "__main__"})
        except SystemExit as end:
            print(json.dumps({"status": end.code, "said": said.getvalue()}), file=sys.__stdout__)`;

/** In one Python process, because its start takes longest. */
function python(shown: readonly Shown[]): Verdict[] {
  const runs = shown.map(({ record, slip }, i) => {
    const files = [`record-${i}.txt`, `slip-${i}.txt`].map(name => join(folder, name)) as [string, string];
    writeFileSync(files[0], record);
    writeFileSync(files[1], slip);
    return [VERIFY, files[0], '--slip', files[1]];
  });
  const out = execFileSync('python3', ['-c', RUNS, VERIFY], { encoding: 'utf8', input: JSON.stringify(runs) });
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Verdict);
}

/** Manipulations a dishonest server could make to a record, by name. */
const LIES: Readonly<Record<string, (record: string, other: string) => string>> = {
  'a secret chosen after the cuts': record => record.replace(/Secret: ../, 'Secret: ff'),
  'another seal and secret': (record, other) =>
    record.replace(/Seal: .*/, /Seal: .*/.exec(other)![0]).replace(/Secret: .*/, /Secret: .*/.exec(other)![0]),
  'ground cuts': record => record.replace('cut-0', 'cut-zero'),
  'ground cuts with commitments to fit': record => {
    const seal = /Seal: (\w+)/.exec(record)![1]!;
    const ground = cutCommitment(digest, seal, 0, 'ground');
    return record.replace('cut-0', 'ground').replace(/Commitments: \w+/, `Commitments: ${ground}`);
  },
  'a card in another place': record => record.replace(/( deal .*? )(\S+) (\S+)$/m, '$1$3 $2'),
  'another match': (_, other) => other,
  'a cut dropped': record => record.replace('cut-0', `!${/Commitments: (\w+)/.exec(record)![1]}`),
  'draws from before the seal': record => record.replace('Secret:', 'Sealed-From: 99\nSecret:'),
  'no seal at all': record => record.replace(/^(Shuffle|Seal|Commitments|Secret|Cuts): .*\n/gm, ''),
  'the first form of the seal': record => record.replace('Shuffle: 2\n', ''),
};

const LIED = Object.keys(LIES);

/** An honest record, and one for every manipulation. */
const trials = await Promise.all(
  gamesOnShelf().map(async boxed => {
    const open = async (): Promise<Game> => boxed.open(defaultsOf(boxed.options), readShelfData);
    const [truth, { game, record, slip }, other] = [
      await playSealed(await open(), 'one'),
      await playSealed(await open(), 'two'),
      await playSealed(await open(), 'three'),
    ];
    const lies = LIED.map(name => ({ record: LIES[name]!(record, other.record), slip }));
    return { id: boxed.id, truth, game, record, lies };
  }),
);

const EACH = 1 + LIED.length;
const verdicts = hasPython ? python(trials.flatMap(({ truth, lies }) => [truth, ...lies])) : undefined;

describe.each(trials.map((trial, i) => ({ ...trial, found: verdicts?.slice(EACH * i, EACH * (i + 1)) })))(
  'a sealed match of $id',
  ({ truth, game, record, lies, found }) => {
    it('verifies here, and with the program written from the page', () => {
      expect(verifyRecord(truth.game, truth.record, { slip: truth.slip })).toMatchObject({ ok: true, withheld: [] });
      if (found) expect(found[0]).toMatchObject({ status: 0 });
    });

    it('gives away every lie of a server, here and there', () => {
      for (const [i, name] of LIED.entries()) {
        const told = lies[i]!;
        expect([name, told.record === record]).toEqual([name, false]);
        expect([name, verifyRecord(game, told.record, told).ok]).toEqual([name, false]);
        if (found) expect([name, found[1 + i]!.status]).toEqual([name, 1]);
      }
    });
  },
);

it.runIf(hasPython)('the program says what a withheld cut and a missing slip mean [needs python3]', async () => {
  const boxed = gamesOnShelf()[0]!;
  const { record, slip } = await playSealed(await boxed.open(defaultsOf(boxed.options), readShelfData), 'hidden', 1);
  const [found] = python([{ record, slip }]);
  expect(found).toMatchObject({
    status: 0,
    said: expect.stringContaining('Seat 1 committed to a cut and never revealed it'),
  });
  expect(found!.said).toContain('this player and the server together could have chosen between two deals');
  expect(found!.said).not.toContain('No slip');
  const alone = join(folder, 'alone.txt');
  writeFileSync(alone, record);
  expect(execFileSync('python3', [VERIFY, alone], { encoding: 'utf8' })).toContain('Without a slip');
});
