/** ARCHITECTURE.md tells what is enforced: its table of layers, and a list of words that is short enough to learn. */

type Layer = { readonly name: string; readonly uses: readonly string[] };

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** The rows of the table under a heading. */
function rowsUnder(page: string, heading: string): string[][] {
  const [, below = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  const lines = section.split('\n').filter(line => line.startsWith('|'));
  return lines.slice(2).map(cellsOf);
}

const inWords = (uses: readonly string[]): string => (uses.length === 0 ? 'nothing' : uses.join(', '));

export function* mapDiffers(page: string, layers: readonly Layer[]): Generator<string> {
  const rows = new Map(rowsUnder(page, 'The map').map(([name = '', , , uses = '']) => [name, uses]));
  for (const { name, uses } of layers) {
    const told = rows.get(name);
    if (told === undefined) yield `ARCHITECTURE.md: the layer ${name} is not in the map`;
    else if (told !== inWords(uses)) yield `ARCHITECTURE.md: ${name} may use ${inWords(uses)}, not ${told}`;
    rows.delete(name);
  }
  for (const name of rows.keys()) yield `ARCHITECTURE.md: there is no layer ${name}`;
}

const MOST_WORDS = 30;

export function* tooManyWords(page: string): Generator<string> {
  const count = rowsUnder(page, 'The words').length;
  if (count === 0 || count > MOST_WORDS) yield `ARCHITECTURE.md: ${count} words to learn, of ${MOST_WORDS} at most`;
}
