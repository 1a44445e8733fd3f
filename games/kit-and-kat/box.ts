import type { Box } from '../shelf.ts';
import { kitOptions } from './rules/options.ts';
import { sheet } from './rules/sheet.generated.ts';

export const box: Box = {
  id: 'kit-and-kat',
  title: 'Kit and Kat in Nuerland',
  year: '1948',
  story:
    'Questions and answers from the Upper Nile, and a shout for whoever nods: the one game where you may be wrong.',
  commands: [
    {
      name: 'pack',
      usage: '<verb> <file>',
      summary: 'check a pack of your own: "parlour pack check FILE" names every line and fault',
      run: async (...given) => (await import('./commands/pack.ts')).pack(...given),
    },
  ],
  print: async (options, read) => (await import('./print/printing.ts')).printing(options, read),
  games: [
    {
      id: 'kit-and-kat',
      title: 'Kit and Kat',
      seats: [2, 8],
      options: kitOptions,
      clauses: sheet['kit-and-kat'],
      open: async ({ pack }, read) => {
        const [{ kitAndKat }, { readPack }] = await Promise.all([
          import('./rules/kit-and-kat.ts'),
          import('./packs.ts'),
        ]);
        return kitAndKat(await readPack(String(pack), read));
      },
    },
  ],
};
