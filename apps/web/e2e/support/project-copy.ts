/** A copy of this project with its own boxes, set up and opened like a user's: by `npm start`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const EXAMPLES = join(ROOT, 'examples', 'boxes');
export const TSX = 'node_modules/tsx/dist/cli.mjs';
const LEFT_OUT = new Set(['.git', 'node_modules', 'newest-node', 'test-results', 'coverage', 'screens']);

export type House = { readonly folder: string; readonly address: string; readonly server: ChildProcess };

/** Links the copy's own workspaces; all other packages are those installed here. */
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

/** Keeps file times, so that nothing built here is built again. */
function copyHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-house-'));
  const filter = (path: string): boolean => !LEFT_OUT.has(basename(path));
  for (const name of readdirSync(ROOT).filter(filter))
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter });
  linkPackages(folder);
  return folder;
}

/** Runs a program of the copy and returns its output of both streams. */
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

/** Resolves when the server prints its address. */
function openedAt(server: ChildProcess): Promise<{ readonly address: string; readonly said: string }> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text.toString();
      const [, address] = /runs at (http:\S+)/.exec(said) ?? [];
      if (address) resolve({ address, said });
    };
    server.stdout!.on('data', hear);
    server.stderr!.on('data', hear);
    server.on('exit', code => reject(new Error(`npm start ends with ${code}: ${said}`)));
  });
}

/** With a new box and all examples on its shelf; also returns the output of the set-up. */
export async function anotherHouse(id: string, title: string): Promise<House & { readonly said: string }> {
  const folder = copyHouse();
  const made = addBoxes(folder, id, title);
  const env = { ...process.env, PARLOUR_FILE: join(folder, 'house.db'), PARLOUR_NO_BACKGROUND_BUILD: 'yes' };
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], { cwd: folder, env });
  const { address, said } = await openedAt(server);
  return { folder, address, server, said: made + said };
}

export function pullDown({ folder, server }: House): void {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
