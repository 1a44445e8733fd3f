/** Runs the terminal program as a real process. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { inlineCell, xlsxFile } from '@parlour/games/shelf/own-packs/testing/xlsx-file';
import { findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { writeTableRecord } from '@parlour/table/match-record';
import { pendingCutCommitment, writeCutReceipt } from '@parlour/table/shuffle/cut-receipt';
import { playToEnd, simulateTable } from '@parlour/table/tests/simulated-table';
import { roomSnapshot } from '@parlour/table/views';
import { describe, expect, it } from 'vitest';
import type { CliCommand } from './lib/command.ts';

const PARLOUR = join(import.meta.dirname, 'dist', 'parlour.mjs');
const folder = mkdtempSync(join(tmpdir(), 'parlour-'));

const golden = join(import.meta.dirname, '..', '..', 'games', 'nations', 'records', 'tricks-before-titles.txt');

type Outcome = { code: number | null; out: string; err: string };

/** Runs the program, and sends SIGINT once `enough` returns true. */
function parlour(args: readonly string[], input = '', enough: () => boolean = () => false): Promise<Outcome> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [PARLOUR, ...args], { env: { ...process.env, NO_COLOR: '1' } });
    const outcome = { out: '', err: '' };
    child.stdout.on('data', chunk => {
      outcome.out += chunk;
    });
    child.stderr.on('data', chunk => {
      outcome.err += chunk;
    });
    const watch = setInterval(() => {
      if (!enough()) return;
      clearInterval(watch);
      child.kill('SIGINT');
    }, 100);
    child.on('close', code => {
      clearInterval(watch);
      resolve({ code, ...outcome });
    });
    child.stdin.end(input);
  });
}

const commandNames = readdirSync(join(import.meta.dirname, 'commands')).map(file => basename(file, '.ts'));

describe('help', () => {
  it.each(commandNames)('%s --help begins with the summary that parlour --help shows', async name => {
    const { command }: { command: CliCommand } = await import(`./commands/${name}.ts`);
    const [all, one] = [await parlour(['--help']), await parlour([name, '--help'])];
    expect([all.code, one.code, command.name]).toEqual([0, 0, name]);
    expect(all.out.replaceAll(/\s+/g, ' ')).toContain(` ${name} ${command.summary} `);
    expect(one.out.replaceAll(/\s+/g, ' ')).toMatch(`Usage: parlour ${name} `);
    expect(one.out).toContain(`\n\n${command.summary}\n`);
  });

  it('help of a subcommand, and of a command of a box', async () => {
    expect((await parlour(['help', 'play'])).out).toContain('--opponents <names>');
    expect((await parlour(['tables', 'list', '--help'])).out).toContain('Usage: parlour tables list [options]');
    expect((await parlour(['lexicon', '--help'])).out).toContain('Usage: parlour lexicon [options] [word]');
  });

  it('summaries and options fit in 70 characters', async () => {
    for (const name of commandNames) {
      const { command }: { command: CliCommand } = await import(`./commands/${name}.ts`);
      for (const text of helpLines(command)) expect(text.length, text).toBeLessThanOrEqual(70);
    }
  });
});

const helpLines = ({ summary, options = [], subcommands = [] }: CliCommand): string[] => [
  summary,
  ...options.map(({ says }) => says),
  ...subcommands.flatMap(helpLines),
];

describe('bad input gets one sentence and code 2', () => {
  const damaged = join(folder, 'damaged.txt');
  writeFileSync(damaged, 'Game: nations\nRules: 1\nSeats: 4\n\n* deal nonsense\n');
  it.each([
    [['play', 'poker'], 'There is no game "poker". The games are'],
    [['play', 'nations', '--seats', '3'], '--seats needs 4 (got 3). See "parlour play --help".'],
    [['play', 'nations', '--level', 'god'], '--level needs easy, normal, strong or expert (got god).'],
    [['play', 'nations', '--people', '5'], '--people needs a whole number from 1 to 4 (got 5).'],
    [['play', 'nations', '--target', 'x'], '--target needs a whole number from 5 to 20 (got x).'],
    [
      ['play', 'nations', '--speed', '9'],
      'Unknown option --speed. The options of Nations are --target. Did you mean "--seed"?',
    ],
    [['simulate', 'nations', '--games', '0'], '--games needs a whole number of at least 1 (got 0).'],
    [
      ['simulate', 'nations', '--player', 'me'],
      '--player needs random, greedy, easy, normal, strong or expert (got me).',
    ],
    [['arena', 'monkey', '--players', 'me,random'], 'has no player "me". Players: random, easy, normal'],
    [
      ['arena', 'nations', '--players', 'easy,easy,easy'],
      '--players needs at most 2 players, one for each side (got 3).',
    ],
    [
      ['arena', 'monkey', '--players', 'easy', '--ceiling', '--deals', 'x'],
      '--deals needs a whole number of at least 1 (got x).',
    ],
    [
      ['arena', 'monkey', '--players', 'random', '--keep', damaged],
      'holds the deals of another arena. Give --keep another file.',
    ],
    [['rules', 'NA-99'], 'Nations has no clause NA-99. Its clauses are NA-1 to NA-21;'],
    [['play', 'nation'], 'There is no game "nation". Did you mean "nations"? See "parlour play --help".'],
    [['play'], 'Missing the argument <game>. See "parlour play --help".'],
    [['arenna'], 'Unknown command "arenna". Did you mean "arena"? See "parlour --help".'],
    [['games', '--jsn'], 'Unknown option "--jsn". Did you mean "--json"? See "parlour games --help".'],
    [['serve', '--port', 'abc'], '--port needs a whole number from 0 to 65535 (got abc).'],
    [['rules', 'nations', 'NA-99'], 'Nations has no clause NA-99. Its clauses are NA-1 to NA-21;'],
    [['print', 'whist'], 'There is no box "whist". The boxes are'],
    [['print', 'nations', '--paper', 'a3'], '--paper needs a4 or letter (got a3).'],
    [['print', 'nations', '--offset', '1'], '--offset needs two numbers in mm, at most 20, such as 1.5,-0.5 (got 1).'],
    [['print', 'nations', '--as', 'gif'], '--as needs sheets, cards, png or booklet (got gif).'],
    [['print', 'nations', '--size', 'tarot'], '--size needs poker, bridge or mini (got tarot).'],
    [['print', 'nations', '--for', 'me'], '--for needs tgc or mpc (got me).'],
    [['print', 'nations', '--sets', '99'], '--sets needs a whole number from 1 to 12 (got 99).'],
    [['print', 'nations', '--corners', 'bent'], '--corners needs square or round (got bent).'],
    [['print', 'nations', '--paper-colour', 'pink'], '--paper-colour needs cream or white (got pink).'],
    [['print', 'nations', '--shiny'], 'Unknown option --shiny.'],
    [['print', 'kit-and-kat', '--pack', 'nowhere.json'], "Can't read nowhere.json: there is no such file."],
    [['print', 'nations', '--out', join(folder, 'no', 'where.pdf')], 'where.pdf: there is no such file or folder.'],
    [['load', '--address', 'http://127.0.0.1:9'], "Can't reach a Parlour server at http://127.0.0.1:9."],
    [['load', '--tables', 'many'], '--tables needs a whole number of at least 1 (got many).'],
    [['backup', join(folder, 'b.db'), '--file', join(folder, 'no.db')], 'no.db: there is no such file.'],
    [['tables', 'list', '--file', join(folder, 'no.db')], 'no.db: there is no such file.'],
    [['tables', 'list', '--database', 'mysql://x'], 'DATABASE_URL needs a PostgreSQL URL'],
    [['tables', 'list', '--database', 'postgres://x@127.0.0.1:9/x'], 'PostgreSQL at 127.0.0.1:9/x is unreachable.'],
    [['replay', 'nowhere.txt'], "Can't read nowhere.txt: there is no such file or folder."],
    [['analyse', 'nowhere.txt'], "Can't read nowhere.txt: there is no such file or folder."],
    [['analyse', damaged], 'line 5: "deal nonsense" is not a possible chance event here.'],
    [['analyse', golden, '--seat', '4'], '--seat needs a whole number from 0 to 3 (got 4).'],
    [['analyse', golden, '--seat', 'me'], '--seat needs a whole number from 0 to 3 (got me).'],
    [['replay', damaged], 'line 5: "deal nonsense" is not a possible chance event here.'],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await parlour(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('commands', () => {
  it('rules prints one clause, or the whole sheet', async () => {
    expect((await parlour(['rules', 'nations', 'na-6'])).out).toContain(
      'A player who can follow the nation led must do so.',
    );
    expect((await parlour(['rules', 'monkey'])).out).toContain('MO-10r');
  });

  it('rules finds a clause by its name alone', async () => {
    expect((await parlour(['rules', 'NA-6'])).out).toContain('A player who can follow the nation led must do so.');
    expect((await parlour(['rules', 'kr-18'])).out).toContain('those with exactly two');
    expect((await parlour(['rules', 'XX-1'])).err).toContain('No game has a clause XX-1.');
  });

  it('rules tells how to play, cards by their names and crosswords in squares', async () => {
    const { out } = await parlour(['rules', 'nations']);
    expect(out).toContain('[Map of Europe] [Man of Europe]');
    expect(out).toContain('What people ask');
    expect((await parlour(['rules', 'race'])).out).toContain('T H U S   O L D');
  });

  it('replays a record of rules that have been amended since', async () => {
    const old = join(import.meta.dirname, '..', '..', 'games', 'kan-u-go', 'records', 'old', 'race-1-for-7.txt');
    const { code, out } = await parlour(['replay', old]);
    expect(code).toBe(0);
    expect(out).toContain('The match is over. Won by Seat');
  });

  it('analyse prints the curve, the count of decisions, and the mistakes in words and columns', async () => {
    const { code, out } = await parlour(['analyse', golden, '--seat', '2']);
    expect(code).toBe(0);
    expect(out).toContain('Review of Nations for seat 2\n\nwinning');
    expect(out).toMatch(/^losing {2}[▁▂▃▄▅▆▇█]/m);
    expect(out).toMatch(/^\d+ decisions: /m);
    const told = out.split('Costliest decisions first')[1];
    if (told) expect(told).toMatch(/Played: .+ Better: .+[\s\S]+What seat 2 knew: It cost [\s\S]+All cards open: /);
  });

  it('analyse says of a match that is not over that it is not', async () => {
    const cut = join(folder, 'cut.txt');
    writeFileSync(cut, readFileSync(golden, 'utf8').split('\n').slice(0, 20).join('\n'));
    expect((await parlour(['analyse', cut])).out).toContain('The match is not over. This is the review so far.');
  });

  it('analyse --json gives every decision with every choice, the same twice', async () => {
    const once = await parlour(['analyse', golden, '--json']);
    const { game, over, seat, unit, stood, decided } = JSON.parse(once.out);
    expect([game, over, seat, unit.length]).toEqual(['nations', true, 0, 2]);
    expect(stood.map(({ step }: { step: number }) => step)).toEqual(stood.map((_: unknown, i: number) => i));
    expect(decided.length).toBeGreaterThan(0);
    for (const { written, options, lost, why } of decided) {
      expect(options.map((option: { written: string }) => option.written)).toContain(written);
      expect(lost.low).toBeLessThanOrEqual(lost.high);
      expect(why).toMatch(/\.$/);
    }
    expect((await parlour(['analyse', golden, '--json'])).out).toBe(once.out);
  });

  it('simulate says the same twice for a seed, whatever the threads do', async () => {
    const run = async (): Promise<unknown> => {
      const { out } = await parlour(['simulate', 'monkey', '--seats', '3', '--games', '60', '--seed', 's', '--json']);
      const { length, wins, endless } = JSON.parse(out);
      return { length, wins, endless };
    };
    expect(await run()).toEqual(await run());
  });

  it('says nothing of a reader who has read enough', () => {
    const piped = spawnSync('sh', ['-c', '"$0" "$1" rules nations | head -n 1', process.execPath, PARLOUR], {
      encoding: 'utf8',
    });
    expect([piped.stdout.split('\n').length, piped.stderr]).toEqual([2, '']);
  });

  it('says in one sentence that the disk is full', () => {
    const piped = spawnSync('sh', ['-c', '"$0" "$1" games > /dev/full', process.execPath, PARLOUR], {
      encoding: 'utf8',
    });
    expect([piped.status, piped.stderr]).toEqual([2, "parlour: Can't write the output: the disk is full.\n"]);
  });

  it('prints its version, and the help where a subcommand is missing', async () => {
    expect((await parlour(['version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { code, out, err } = await parlour(['tables']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Usage: parlour tables');
  });

  it('finds a game in any case, and says at the end that the match is not saved', async () => {
    const { code, out } = await parlour(['play', 'Nations', '--seed', 'case'], 'hand\nquit\n');
    expect(code).toBe(0);
    expect(out.match(/^Your hand:/gm)).toHaveLength(2);
    expect(out).toContain('This match is not saved.');
  });

  it.each([['nonsense'], ['play'], ['games', '--no-such']])('%s cannot be done, and ends with 2', async (...words) => {
    expect((await parlour(words)).code).toBe(2);
  });

  it('a seed deals the same cards wherever it is named', async () => {
    const file = join(folder, 'seeded.txt');
    await parlour(['play', 'nations', '--seed', 'same', '--record', file], 'quit\n');
    const asked = '{"ask":"deal","game":"nations","seed":"same"}\n{"ask":"record"}\n';
    const { out } = await parlour(['referee'], asked);
    const [dealt = 'nothing'] = /\* dealer \d deal [^\n]*/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(out).toContain(dealt);
  });

  it('an arena goes on where it was interrupted, and ends as if it had not been', async () => {
    const keep = join(folder, 'kept.jsonl');
    type Report = { players: { name: string; wins: object; gain: object }[] };
    const run = async (...words: string[]): Promise<Report> => {
      const args = ['arena', 'monkey', '--players', 'random,easy', '--seats', '3', '--json', ...words];
      return JSON.parse((await parlour(args)).out);
    };
    const shares = ({ players }: Report) => players.map(({ name, wins, gain }) => ({ name, wins, gain }));
    await run('--deals', '10', '--keep', keep);
    const half = readFileSync(keep, 'utf8').split('\n').slice(0, 5).join('\n');
    writeFileSync(keep, `${half}\n{"deal":7,"sha`);
    const whole = await run('--deals', '20', '--keep', keep);
    expect(whole).toMatchObject({ deals: 20, asked: 20, sides: 3 });
    expect(shares(whole)).toEqual(shares(await run('--deals', '20')));
  });

  it('Ctrl-C prints what an arena has reached', async () => {
    const keep = join(folder, 'reached.jsonl');
    const enough = () => existsSync(keep) && readFileSync(keep, 'utf8').includes('"deal":0,');
    const args = ['arena', 'monkey', '--players', 'random', '--deals', '1000000', '--keep', keep];
    const { out, code } = await parlour(args, '', enough);
    expect(out).toMatch(/\d+ of 1000000 deals in 4 seatings/);
    expect(code).toBe(130);
  });

  it('referee answers every line, garbage too, and nothing else', async () => {
    const { out, code } = await parlour(['referee'], '{"ask":"hello"}\n\ngarbage\n{"ask":"games","id":2}\n');
    const answers = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(answers.map(answer => answer.ok)).toEqual([true, false, true]);
    expect(answers[2].id).toBe(2);
    expect(code).toBe(0);
  });

  it('referee ends without a word when nobody reads its answers any more', async () => {
    const child = spawn(process.execPath, [PARLOUR, 'referee']);
    let complaints = '';
    child.stderr.on('data', chunk => {
      complaints += chunk;
    });
    child.stdin.on('error', () => {});
    child.stdout.destroy();
    child.stdin.write('{"ask":"games"}\n'.repeat(100));
    const [code] = await once(child, 'close');
    expect([code, complaints]).toEqual([0, '']);
  });

  it('prints a box, and says what is on which page', async () => {
    const file = join(folder, 'pack.pdf');
    const { code, out } = await parlour([
      'print',
      'kan-u-go',
      '--out',
      file,
      '--offset=-1,0.5',
      '--numbers',
      'lexicon',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Pages 3 to 10: 60 cards');
    expect(readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-');
  });

  it('checks packs of either kind, and spreadsheets in old letters', async () => {
    const sky = join(import.meta.dirname, '../../games/kit-and-kat/data/night-sky.json');
    const good = await parlour(['pack', 'check', sky]);
    expect([good.code, good.out]).toEqual([
      0,
      `${sky} is a pack for Kit and Kat in Nuerland: "The Night Sky" by The Parlour makers, 14 books, 140 cards.\n`,
    ]);
    const sets = Array.from({ length: 16 }, (_, i) => ({ scene: `Scene ${i}`, wants: [`Friend ${i}`, `Thing ${i}`] }));
    const summer = join(folder, 'summer.json');
    const written = { title: 'Our summer', author: 'Ada', licence: 'CC0', sets };
    writeFileSync(summer, JSON.stringify(written));
    expect((await parlour(['pack', 'check', summer])).out).toContain('is a pack for Alice in Wonderland: "Our summer"');
    writeFileSync(summer, JSON.stringify({ ...written, sets: sets.with(3, { scene: 'A ☃', wants: ['Ada', 'Ada'] }) }));
    const odd = await parlour(['pack', 'check', summer]);
    expect(odd.err).toContain(
      'Set 4: The scene contains ☃, which the cards cannot print. They have Latin, Greek and Cyrillic letters, fractions and common signs.',
    );
    expect(odd.code).toBe(1);
    const csv = join(folder, 'class.csv');
    const rows = Array.from({ length: 20 }, (_, i) => `Fl\u00fcsse;Frage ${i}?;Antwort ${i === 3 ? 2 : i}.`);
    writeFileSync(csv, Buffer.from(['Subject;Question;Answer', ...rows].join('\r\n'), 'latin1'));
    const { code, out, err } = await parlour(['pack', 'check', csv]);
    expect(err).toBe(`${csv}, row 5: The same answer is already in row 4.\n`);
    expect(out).toContain('for Kit and Kat in Nuerland: 20 rows make 4 books.');
    expect(code).toBe(0);
  });

  it('never tells a spreadsheet for one box what the other wants, and asks where it is not clear', async () => {
    const quizlet = join(folder, 'quizlet.txt');
    writeFileSync(quizlet, Array.from({ length: 22 }, (_, i) => `le mot ${i}\tthe word ${i}`).join('\n'));
    const found = await parlour(['pack', 'check', quizlet]);
    expect(found.out).toBe(
      `${quizlet}, for Kit and Kat in Nuerland: 22 rows make 4 books. 2 rows are left over: 21 and 22.\n`,
    );
    const scenes = join(folder, 'scenes.txt');
    writeFileSync(scenes, Array.from({ length: 16 }, (_, i) => `Scene ${i};Friend ${i};Thing ${i}`).join('\n'));
    expect((await parlour(['pack', 'check', scenes])).out).toContain('for Alice in Wonderland: 16 rows make 16 sets.');
    const unclear = join(folder, 'unclear.csv');
    writeFileSync(unclear, Array.from({ length: 20 }, (_, i) => `x${i};clue ${i};y;word ${i};z${i}`).join('\n'));
    const asked = await parlour(['pack', 'check', unclear]);
    expect(asked.code).toBe(1);
    expect(asked.err).toContain('B: clue 0 · clue 1');
    expect(asked.err).toContain('--box kit-and-kat --columns question=A,answer=B');
    expect(asked.err).toContain('--box alice --columns scene=A,first=B,second=C');
    const made = await parlour(['pack', 'make', unclear, '--columns', 'question=B,answer=D', '--title', 'Clues']);
    expect([made.code, made.err]).toEqual([0, '']);
    const checked = await parlour(['pack', 'check', join(folder, 'unclear.json')]);
    expect(checked.out).toContain('is a pack for Kit and Kat in Nuerland: "Clues" by me, 4 books, 40 cards.');
  });

  it('checks a pack in an .xlsx file', async () => {
    const file = join(folder, 'class.xlsx');
    const row = (i: number, ...cells: readonly string[]): string =>
      `<row r="${i}">${cells.map((cell, column) => inlineCell(`${'ABC'[column]}${i}`, cell)).join('')}</row>`;
    const rows = Array.from({ length: 20 }, (_, i) => row(i + 2, 'Rivers', `Question ${i}?`, `Answer ${i}.`));
    writeFileSync(file, xlsxFile(row(1, 'Subject', 'Question', 'Answer') + rows.join('')));
    const { code, out } = await parlour(['pack', 'check', file]);
    expect(out).toContain('for Kit and Kat in Nuerland: 20 rows make 4 books.');
    expect(code).toBe(0);
    writeFileSync(file, 'PK\u0003\u0004');
    expect((await parlour(['pack', 'check', file])).err).toContain("class.xlsx: This file can't be read as .xlsx.");
  });

  it('reads out all answers of a pack with what is to be known beside them', async () => {
    const sky = join(import.meta.dirname, '../../games/kit-and-kat/data/night-sky.json');
    for (const pack of ['night-sky', sky]) {
      const { code, out } = await parlour(['pack', 'answers', pack]);
      expect([code, out.split('\n').length - 1]).toEqual([0, 14 + 70]);
      expect(out).toMatch(/^A {2}The Sun\n {2}A1, 2: /);
    }
    expect((await parlour(['pack', 'print', sky])).code).toBe(2);
  });

  it('tells what a printing house asks', async () => {
    const file = join(folder, 'cards.pdf');
    const { out } = await parlour(['print', 'kan-u-go', '--as', 'cards', '--black', '--preflight', '--out', file]);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      '62 pages: MediaBox 0.0 0.0 51.0 69.0, BleedBox 0.0 0.0 51.0 69.0, TrimBox 3.0 3.0 48.0 66.0',
    );
    expect(out).toContain('Colours: DeviceGray.');
    expect(out).toMatch(/Fonts: \d embedded, 0 missing\./);
  });

  it('paints every card as a picture, in a folder without anything else', async () => {
    const out = join(folder, 'pictures');
    const run = await parlour(['print', 'kan-u-go', '--as', 'png', '--for', 'mpc', '--out', out]);
    expect(run.code).toBe(0);
    expect(run.out).toContain('60 cards of 597 x 822 pixels');
    expect(run.out).toContain('Not checked');
    expect(readdirSync(out).sort()).toEqual(['back.png', 'contact-sheet.png', 'faces', 'spare.png']);
    const faces = readdirSync(join(out, 'faces'));
    expect(faces.length).toBe(60);
    expect(faces[0]).toBe('01-a-10.png');
  });

  it('makes a booklet of the rules', async () => {
    const file = join(folder, 'booklet.pdf');
    const { out } = await parlour(['print', 'alice', '--as', 'booklet', '--paper', 'letter', '--out', file]);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('booklet of 8 pages, half letter, on plain paper, both sides');
    expect(readFileSync(file, 'latin1')).toContain('DuplexFlipShortEdge');
  });

  it('replays a golden record', async () => {
    const file = join(import.meta.dirname, '../../games/nations/records/monkey-for-two.txt');
    const { out } = await parlour(['replay', file, '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'monkey', over: true });
  });
});

type SealedMatch = { readonly record: string; readonly slip: string };

/**
 * Two players commit to cuts. Only the named ones reveal them; after two minutes the match starts without the other.
 */
async function sealedMatch(shown: readonly string[]): Promise<SealedMatch> {
  const boxed = assertDefined(findGame('monkey'));
  const game = await boxed.open(defaultsOf(boxed.options), readShelfData);
  const sim = simulateTable({ game, count: 2, seed: 'sealed', settings: { pace: 'instant' } });
  for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
  const { table } = sim.runner;
  const cuttings = ['ada', 'bob'].map((cut, seat) => ({ seal: assertDefined(table.sealed).commitment, seat, cut }));
  for (const cutting of cuttings)
    await sim.ask(cutting.seat, { ask: 'cut', commitment: pendingCutCommitment(cutting) });
  const slip = assertDefined(
    writeCutReceipt({ game, options: table.opened.options, count: 2 }, roomSnapshot(table), assertDefined(cuttings[0])),
  );
  for (const [seat, cut] of shown.entries()) await sim.ask(seat, { ask: 'reveal', cut });
  await sim.pass(120_000);
  for (const seat of [0, 1]) await sim.ask(seat, { ask: 'back' });
  await playToEnd(sim, [0, 1]);
  return { record: writeTableRecord(assertDefined(table.current)), slip };
}

function verifyFiles({ record, slip }: SealedMatch): ReturnType<typeof parlour> {
  const [recordFile, slipFile] = ['sealed.txt', 'slip.txt'].map(name => join(folder, name)) as [string, string];
  writeFileSync(recordFile, record);
  writeFileSync(slipFile, slip);
  return parlour(['verify', recordFile, '--slip', slipFile]);
}

describe('a match in the terminal', () => {
  it('is played to the end, kept, and its shuffles are drawn again', async () => {
    const file = join(folder, 'match.txt');
    const moves = '0\n1\n'.repeat(200);
    const played = await parlour(
      ['play', 'monkey', '--seats', '2', '--people', '2', '--record', file],
      `nonsense\n${moves}`,
    );
    expect(played.out).toMatch(/Player \d won\./);
    const verified = await parlour(['verify', file]);
    expect(verified.out).toMatch(/^The record is consistent: all \d+ draws come from the\s+seal/);
    expect(verified.out).toContain('Without a slip, this does not prove that the seal came before the cuts.');
    expect(verified.code).toBe(0);
    const text = readFileSync(file, 'utf8');
    const [one, two] = /\* dealer \d deal (\S+) (\S+)/.exec(text)!.slice(1);
    const forged = join(folder, 'forged.txt');
    writeFileSync(forged, text.replace(`deal ${one} ${two}`, `deal ${two} ${one}`));
    expect((await parlour(['verify', forged])).code).toBe(1);
  });

  it('is called verified with a slip, and only in part where a cut was never shown', async () => {
    const shown = await sealedMatch(['ada', 'bob']);
    expect((await verifyFiles(shown)).out).toMatch(/^Verified: all [\s\S]*\nIt matches the slip you saved\.\n$/);
    const { code, out } = await verifyFiles(await sealedMatch(['ada']));
    expect(code).toBe(0);
    expect(out).toMatch(/^Verified only in part: all /);
    expect(out).toMatch(/Seat 1\s+and\s+the\s+server\s+together\s+could\s+have\s+chosen\s+between\s+two\s+deals\./);
  });
});
