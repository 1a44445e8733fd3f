/** `parlour games` and `parlour rules`: what stands on the shelf, and what its sheets lay down. */
import { clauseSections, howToOf } from '@parlour/games/shelf/how-to';
import { type BoxedGame, findGame, gamesOnShelf, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import type { Clause } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { defaultsOf, type OptionSpec, type OptionSpecs } from '@parlour/kernel/options';
import pc from 'picocolors';
import { readData } from '../data.ts';
import { leafletLines } from '../leaflet.ts';
import { gameNamed, trouble } from '../trouble.ts';
import { wrap } from '../wrap.ts';

export function listGames({ json }: { json?: boolean }): void {
  if (json) console.log(JSON.stringify(gamesOnShelf().map(summary), null, 2));
  else printShelf();
}

function printShelf(): void {
  const width = Math.max(...gamesOnShelf().map(({ id }) => id.length));
  for (const box of shelf) {
    console.log(`${pc.bold(box.title)} (${box.year})`);
    console.log(`${wrap(box.story, '  ')}\n`);
    for (const { id, title, booklet, seats } of box.games) {
      const range = seats[0] === seats[1] ? `${seats[0]}` : `${seats[0]} to ${seats[1]}`;
      console.log(
        `  ${pc.bold(id.padEnd(width))}  ${title}${booklet ? ` (${booklet})` : ''}, ${range} ${seats[1] === 1 ? 'seat' : 'seats'}`,
      );
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

type RulesFlags = { readonly json?: boolean };

/** `parlour rules GAME`, `parlour rules GAME CLAUSE`, or `parlour rules CLAUSE`: a clause is known by its name alone. */
export async function showRules(first: string, second: string | undefined, { json }: RulesFlags): Promise<void> {
  const named = second === undefined && !findGame(first) ? await gameWith(first) : undefined;
  const game = named ?? gameNamed(first);
  const wanted = named ? first : second;
  const clauses = wanted === undefined ? await game.clauses() : await clausesNamed(game, wanted);
  if (clauses.length === 0) trouble(`${game.title} has no clause "${wanted}"; "parlour rules ${game.id}" lists them.`);
  if (json) return console.log(JSON.stringify(clauses, null, 2));
  if (wanted === undefined) await printSheet(game);
  else printClauses(clauses);
}

const plainId = (clause: string): string => clause.toUpperCase().replace(/R$/, '');

const clausesNamed = async ({ clauses }: BoxedGame, wanted: string): Promise<Clause[]> =>
  (await clauses()).filter(({ id }) => plainId(id) === plainId(wanted));

/** The game whose clause it is; the first, if several share it. */
async function gameWith(clause: string): Promise<BoxedGame | undefined> {
  for (const game of gamesOnShelf()) if ((await clausesNamed(game, clause)).length > 0) return game;
  return undefined;
}

/** How it is played, the clauses under their headings, and the options. */
async function printSheet(game: BoxedGame): Promise<void> {
  const box = must(shelf.find(({ games }) => games.some(({ id }) => id === game.id)));
  const nameOf = await namesIn(box);
  console.log(`${pc.bold(game.title)}: how to play, the clauses, the options\n`);
  for (const leaflet of await howToOf(box, game.id))
    for (const line of leafletLines(leaflet, nameOf)) console.log(line);
  for (const { title, clauses, also } of await clauseSections(box, game.id)) {
    console.log(pc.bold(`${title}: the clauses`));
    printClauses([...also, ...clauses]);
    console.log();
  }
  showOptions(game.options);
}

/** What its cards are called. */
async function namesIn(box: ShelvedBox): Promise<(card: string) => string> {
  const { art, dress } = await box.print(defaultsOf(nth(box.games, 0).options), readData());
  return card => art.nameOf(card, dress);
}

function printClauses(clauses: readonly Clause[]): void {
  for (const { id, text, ruling } of clauses) {
    console.log(`${pc.bold(id.padEnd(7))}${ruling ? pc.dim('ruling') : ''}`.trimEnd());
    console.log(wrap(text.replaceAll('*', ''), '  '));
  }
}

function showOptions(options: OptionSpecs): void {
  const rows = Object.entries(options).map(([name, spec]) => `  ${name}=${spec.default}  ${spec.says}${range(spec)}`);
  if (rows.length > 0) console.log(`${pc.bold('Options')} and their defaults (give others as --name value)`);
  for (const row of rows) console.log(row);
}

function range(spec: OptionSpec): string {
  if (spec.kind === 'number') return ` (${spec.least} to ${spec.most})`;
  return spec.kind === 'choice' ? ` (${spec.of.join(', ')})` : '';
}
