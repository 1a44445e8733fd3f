/** `parlour games` and `parlour rules`: what stands on the shelf, and what its sheets lay down. */
import { type BoxedGame, gamesOnShelf, shelf } from '@parlour/games/shelf';
import type { Clause } from '@parlour/kernel/game';
import { defaultsOf, type OptionSpec, type OptionSpecs } from '@parlour/kernel/options';
import pc from 'picocolors';
import { gameNamed, trouble } from '../trouble.ts';
import { wrap } from '../wrap.ts';

export function listGames({ json }: { json?: boolean }): void {
  if (json) console.log(JSON.stringify(gamesOnShelf().map(summary), null, 2));
  else printShelf();
}

function printShelf(): void {
  for (const box of shelf) {
    console.log(`${pc.bold(box.title)} (${box.year})`);
    console.log(`${wrap(box.story, '  ')}\n`);
    for (const { id, title, seats } of box.games) {
      const range = seats[0] === seats[1] ? `${seats[0]}` : `${seats[0]} to ${seats[1]}`;
      console.log(`  ${pc.bold(id.padEnd(14))}${title}, ${range} ${seats[1] === 1 ? 'seat' : 'seats'}`);
    }
    console.log();
  }
  console.log('Play one with "parlour play GAME"; read its sheet with "parlour rules GAME".');
}

const summary = ({ id, box, title, seats, options }: ReturnType<typeof gamesOnShelf>[number]): object => ({
  id,
  box,
  title,
  seats,
  options: defaultsOf(options),
});

export function showRules(id: string, clause: string | undefined, { json }: { json?: boolean }): void {
  const game = gameNamed(id);
  const wanted = clause?.toUpperCase().replace(/R$/, '');
  const clauses = game.clauses.filter(({ id }) => wanted === undefined || id.replace(/r$/, '') === wanted);
  if (clauses.length === 0) trouble(`${game.title} has no clause "${clause}"; "parlour rules ${id}" lists them.`);
  if (json) console.log(JSON.stringify(clauses, null, 2));
  else printClauses(wanted === undefined ? game : undefined, clauses);
}

/** The clauses, with the title and the options of the game if it is the whole sheet. */
function printClauses(game: BoxedGame | undefined, clauses: readonly Clause[]): void {
  if (game) console.log(`${pc.bold(game.title)}\n`);
  for (const { id, text, ruling } of clauses) {
    console.log(`${pc.bold(id.padEnd(7))}${ruling ? pc.dim('ruling') : ''}`.trimEnd());
    console.log(wrap(text.replaceAll('*', ''), '  '));
  }
  if (game) showOptions(game.options);
}

function showOptions(options: OptionSpecs): void {
  const rows = Object.entries(options).map(([name, spec]) => `  ${name}=${spec.default}  ${spec.says}${range(spec)}`);
  if (rows.length > 0) console.log(`\n${pc.bold('Options')} and their defaults (give others as --name value)`);
  for (const row of rows) console.log(row);
}

function range(spec: OptionSpec): string {
  if (spec.kind === 'number') return ` (${spec.least} to ${spec.most})`;
  return spec.kind === 'choice' ? ` (${spec.of.join(', ')})` : '';
}
