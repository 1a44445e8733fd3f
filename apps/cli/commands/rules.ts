/** `parlour rules`: prints how to play a game, its clauses and its options, or one clause. */
import { loadClauseSections, loadHowTo } from '@parlour/games/shelf/leaflets';
import { type BoxedGame, findGame, gamesOnShelf, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import type { Clause } from '@parlour/kernel/game';
import { defaultsOf, type OptionSpec, type OptionSpecs } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import pc from 'picocolors';
import { clauseRange, normalizeClauseId } from '../lib/clauses.ts';
import { type CliCommand, JSON_OPTION } from '../lib/command.ts';
import { fail, failUsage } from '../lib/errors.ts';
import { findGameOrFail } from '../lib/game-setup.ts';
import { definitionLines, leafletLines, wrap } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'rules',
  summary: 'Print the rules of a game, or one clause.',
  arguments: '<game> [clause]',
  options: [JSON_OPTION],
  help: `Examples:
  parlour rules nations
  parlour rules NA-6`,
  run: printRules,
};

type RulesFlags = { readonly json?: boolean };

type Args = readonly [gameOrClause: string, clause: string | undefined];

/** The id of a clause is unique enough to find its game. */
async function printRules([first, second]: Args, { json }: RulesFlags): Promise<void> {
  const named = second === undefined && !findGame(first) ? await findGameByClause(first) : undefined;
  const game = named ?? (isClauseId(first) ? await findGameByPrefix(first) : findGameOrFail(first));
  const wanted = named || isClauseId(first) ? first : second;
  const clauses = wanted === undefined ? await game.clauses() : await findClauses(game, wanted);
  if (clauses.length === 0)
    fail(
      `${game.title} has no clause ${wanted?.toUpperCase()}. Its clauses are ${clauseRange(await game.clauses())}; ` +
        `"parlour rules ${game.id}" prints them.`,
    );
  if (json) return console.log(JSON.stringify(clauses, null, 2));
  if (wanted === undefined) await printSheet(game);
  else printClauses(clauses);
}

const isClauseId = (text: string): boolean => /^[a-z]{2}-\d+r?$/i.test(text);

/** Returns the first game whose clauses begin with the same letters. */
async function findGameByPrefix(clause: string): Promise<BoxedGame> {
  const prefix = normalizeClauseId(clause).replace(/\d+$/, '');
  for (const game of gamesOnShelf()) if ((await game.clauses()).some(({ id }) => id.startsWith(prefix))) return game;
  return failUsage(`No game has a clause ${clause.toUpperCase()}. "parlour rules GAME" prints the clauses of a game.`);
}

const findClauses = async ({ clauses }: BoxedGame, wanted: string): Promise<Clause[]> =>
  (await clauses()).filter(({ id }) => normalizeClauseId(id) === normalizeClauseId(wanted));

/** Returns the first game that has the clause; several games of a box may share it. */
async function findGameByClause(clause: string): Promise<BoxedGame | undefined> {
  for (const game of gamesOnShelf()) if ((await findClauses(game, clause)).length > 0) return game;
  return undefined;
}

async function printSheet(game: BoxedGame): Promise<void> {
  const box = assertDefined(shelf.find(({ games }) => games.some(({ id }) => id === game.id)));
  const cardName = await cardNamesOf(box);
  console.log(`${pc.bold(game.title)}: how to play, clauses, options\n`);
  for (const leaflet of await loadHowTo(box, game.id))
    for (const line of leafletLines(leaflet, cardName)) console.log(line);
  for (const { title, clauses, also } of await loadClauseSections(box, game.id)) {
    console.log(pc.bold(`${title}: clauses`));
    printClauses([...also, ...clauses]);
    console.log();
  }
  printOptions(game.options);
}

async function cardNamesOf(box: ShelvedBox): Promise<(card: string) => string> {
  const { art, dress } = await box.print(defaultsOf(itemAt(box.games, 0).options), dataReader());
  return card => art.nameOf(card, dress);
}

function printClauses(clauses: readonly Clause[]): void {
  for (const { id, text, ruling } of clauses) {
    console.log(`${pc.bold(id.padEnd(7))}${ruling ? pc.dim('ruling') : ''}`.trimEnd());
    console.log(wrap(text.replaceAll('*', ''), '  '));
  }
}

function printOptions(options: OptionSpecs): void {
  const rows = Object.entries(options).map(
    ([name, spec]) => [`--${name} ${spec.default}`, `${spec.says}${rangeText(spec)}`] as const,
  );
  if (rows.length === 0) return;
  console.log(`${pc.bold('Options')} with their defaults`);
  for (const line of definitionLines(rows)) console.log(line);
}

function rangeText(spec: OptionSpec): string {
  if (spec.kind === 'number') return ` (${spec.least} to ${spec.most})`;
  return spec.kind === 'choice' ? ` (${spec.of.join(', ')})` : '';
}
