/** A copy of this project with boxes of its own, set up and opened as somebody opens theirs: by `npm start`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const EXAMPLES = join(ROOT, 'examples', 'boxes');
export const TSX = 'node_modules/tsx/dist/cli.mjs';
const LEFT_OUT = new Set(['.git', 'node_modules', 'newest-node', 'test-results', 'coverage', 'screens']);

export type House = { readonly folder: string; readonly address: string; readonly server: ChildProcess };

/** Its own workspaces are the copy's; every other package is the one that is installed here. */
function linkPackages(folder: string): void {
  const [installed, packages] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(packages, '@parlour'), { recursive: true });
  for (const name of readdirSync(installed).filter(name => name !== '@parlour'))
    symlinkSync(join(installed, name), join(packages, name));
  for (const name of readdirSync(join(installed, '@parlour')))
    symlinkSync(
      join(folder, relative(ROOT, realpathSync(join(installed, '@parlour', name)))),
      join(packages, '@parlour', name),
    );
}

/** Times of files are kept: what was made here need not be made again there. */
function copyHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-house-'));
  const filter = (path: string): boolean => !LEFT_OUT.has(basename(path));
  for (const name of readdirSync(ROOT).filter(filter))
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter });
  linkPackages(folder);
  return folder;
}

/** Runs a program of the house to its end; answers what it has said, on either stream. */
export function runIn(folder: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ends with ${status}: ${stderr}`);
  return stdout + stderr;
}

function addBoxes(folder: string, id: string, title: string): string {
  for (const entry of readdirSync(EXAMPLES, { withFileTypes: true }).filter(entry => entry.isDirectory()))
    cpSync(join(EXAMPLES, entry.name), join(folder, 'games', entry.name), { recursive: true });
  return runIn(folder, [TSX, 'scripts/new-game.ts', id, title]);
}

/** Resolves as soon as the house says where it is open. */
function openedAt(server: ChildProcess): Promise<{ readonly address: string; readonly said: string }> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text.toString();
      const [, address] = /is open at (http:\S+)/.exec(said) ?? [];
      if (address) resolve({ address, said });
    };
    server.stdout!.on('data', hear);
    server.stderr!.on('data', hear);
    server.on('exit', code => reject(new Error(`npm start ends with ${code}: ${said}`)));
  });
}

/** With a new box and all examples on its shelf; and what was said while they were made and set up. */
export async function anotherHouse(id: string, title: string): Promise<House & { readonly said: string }> {
  const folder = copyHouse();
  const made = addBoxes(folder, id, title);
  const env = { ...process.env, PARLOUR_FILE: join(folder, 'house.db'), PARLOUR_UNFINISHED: 'yes' };
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], { cwd: folder, env });
  const { address, said } = await openedAt(server);
  return { folder, address, server, said: made + said };
}

export function pullDown({ folder, server }: House): void {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
