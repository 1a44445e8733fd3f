/** Draws the portraits of all characters as files, for pages that show people without their game. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@parlour/games/shelf/shelf';
import { personaNames } from '@parlour/players/persona-names';
import { portraitFileName } from '../ui/portrait-files.ts';

const GAMES_DIR = join(import.meta.dirname, '..', '..', '..', 'games');

type PortraitModule = { readonly portrait: (name: string) => string | undefined };

export async function bakePortraits(outputDir: string): Promise<void> {
  for (const { id, games } of shelf) {
    const file = join(GAMES_DIR, id, 'art', 'portraits.ts');
    if (!existsSync(file)) continue;
    const { portrait }: PortraitModule = await import(file);
    mkdirSync(join(outputDir, id), { recursive: true });
    const personas = (await Promise.all(games.map(game => game.personas?.() ?? []))).flat();
    for (const name of new Set(personas.flatMap(personaNames))) {
      const drawing = portrait(name);
      if (drawing) writeFileSync(join(outputDir, id, `${portraitFileName(name)}.svg`), drawing);
    }
  }
}
