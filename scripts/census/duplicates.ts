/** Lines that stand in two places: runs of six or more that are the same but for space. */
const RUN = 6;

type Source = { readonly path: string; readonly text: string };

export function duplicateLines(files: readonly Source[]): number {
  const seen = new Map<string, number>();
  const pages = files.map(({ text }) => text.split('\n').map(line => line.trim()));
  for (const key of pages.flatMap(runsOf)) seen.set(key, (seen.get(key) ?? 0) + 1);
  return pages.reduce((total, page) => total + repeatedIn(page, seen), 0);
}

const runsOf = (page: readonly string[]): string[] =>
  page.slice(RUN - 1).map((_, start) => page.slice(start, start + RUN).join('\n'));

/** Import lists and lines of one bracket say nothing. */
const isTelling = (run: string): boolean => run.length > 120 && !/^import |^} from |^type /m.test(run);

function repeatedIn(page: readonly string[], seen: ReadonlyMap<string, number>): number {
  const repeated = new Set<number>();
  for (const [start, run] of runsOf(page).entries()) {
    if (!isTelling(run) || (seen.get(run) ?? 0) < 2) continue;
    for (let line = start; line < start + RUN; line++) repeated.add(line);
  }
  return repeated.size;
}
