/**
 * Reads the leaflets of a box, HOWTO.md and STORY.md:
 *
 *     ## Title (`game`, `game`)         a leaflet, and the games it is about
 *     ### Heading                       a part of it
 *     Text up to an empty line.
 *     - an item of a list
 *     > eu-map eu-man: what they show   cards by their names, and what is said of them
 *     ```what they show                 cards in squares, a row a line, a point for an empty square
 *     ..SONG
 *     ```
 */
import type { Block, Leaflet } from '@parlour/games/shelf/leaflet';
import { assertDefined, itemAt } from '@parlour/kernel/result';

type Draft = { title: string; games: string[]; parts: { title: string; blocks: Block[] }[] };

/** Lines that belong together; an empty line, a heading or another kind of line ends a block. */
function chunksOf(markdown: string): string[][] {
  const chunks: string[][] = [[]];
  let inGrid = false;
  for (const line of markdown.split('\n')) {
    if (!inGrid && (line.trim() === '' || /^(#|- |> |```)/.test(line))) chunks.push([]);
    if (line.startsWith('```')) inGrid = !inGrid;
    if (line.trim() !== '') assertDefined(chunks.at(-1)).push(line);
  }
  return chunks.filter(({ length }) => length > 0);
}

const joined = (lines: readonly string[]): string => lines.map(line => line.trim()).join(' ');

function blockOf(lines: readonly string[]): Block {
  const [first = '', ...rest] = lines;
  if (first.startsWith('```')) return { is: 'grid', rows: rest.slice(0, -1), says: first.slice(3).trim() };
  if (first.startsWith('- ')) return { is: 'list', items: [joined(lines).slice(2)] };
  if (!first.startsWith('> ')) return { is: 'text', text: joined(lines) };
  const [cards = '', ...says] = joined(lines).slice(2).split(': ');
  return { is: 'cards', cards: cards.split(' '), says: says.join(': ') };
}

/** An item after an item goes into the same list. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.is === 'list' && last?.is === 'list') blocks[blocks.length - 1] = joinLists(last, block);
  else blocks.push(block);
}

const joinLists = (one: Block & { is: 'list' }, other: Block & { is: 'list' }): Block => ({
  is: 'list',
  items: [...one.items, ...other.items],
});

export function leafletsOf(markdown: string): readonly Leaflet[] {
  const leaflets: Draft[] = [];
  const partOf = (): { title: string; blocks: Block[] } | undefined => leaflets.at(-1)?.parts.at(-1);
  for (const lines of chunksOf(markdown)) {
    const [, title, named = ''] = /^## (.+?)(?: \((`.*`)\))?$/.exec(itemAt(lines, 0)) ?? [];
    const [, heading] = /^### (.+)$/.exec(itemAt(lines, 0)) ?? [];
    if (title !== undefined) leaflets.push({ title, games: namesIn(named), parts: [] });
    else if (heading !== undefined) leaflets.at(-1)?.parts.push({ title: heading, blocks: [] });
    else if (!itemAt(lines, 0).startsWith('# ') && partOf()) add(assertDefined(partOf()).blocks, blockOf(lines));
  }
  return leaflets;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => assertDefined(name));
