/** `parlour games`: lists the boxes and their games. */
import { gamesOnShelf, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import pc from 'picocolors';
import { type CliCommand, JSON_OPTION } from '../lib/command.ts';
import { wrap } from '../lib/terminal-output.ts';

export const command: CliCommand = {
  name: 'games',
  summary: 'List the games.',
  options: [JSON_OPTION],
  run: printGames,
};

function printGames(_: readonly [], { json }: { readonly json?: true }): void {
  if (json) console.log(JSON.stringify(gamesOnShelf().map(gameSummary), null, 2));
  else printShelf();
}

function printShelf(): void {
  const width = Math.max(...gamesOnShelf().map(({ id }) => id.length));
  for (const box of shelf) {
    console.log(`${pc.bold(box.title)} (${box.year})`);
    console.log(`${wrap(box.story, '  ')}\n`);
    for (const { id, title, booklet, seats } of box.games) {
      const range = seats[0] === seats[1] ? `${seats[0]}` : `${seats[0]} to ${seats[1]}`;
      const text = `${title}${booklet ? ` (${booklet})` : ''}, ${range} ${seats[1] === 1 ? 'player' : 'players'}`;
      console.log(wrap(text, `  ${pc.bold(id.padEnd(width))}  `, ' '.repeat(width + 4)));
    }
    console.log();
  }
  console.log('Play a game: parlour play GAME. Read its rules: parlour rules GAME.');
}

const gameSummary = ({ id, box, title, seats, options }: ReturnType<typeof gamesOnShelf>[number]): object => ({
  id,
  box,
  title,
  seats,
  options: defaultsOf(options),
});
