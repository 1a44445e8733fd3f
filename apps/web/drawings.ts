/** Long drawings come as files of their own (`vite/drawings-apart.ts`): nothing is drawn with them before they are here. */
const coming = new Set<Promise<unknown>>();

/** A line that breaks is tried again as long as the page is open: without its face a card cannot be played. */
async function fetched(address: string | URL, pause = 500): Promise<unknown> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return answer.json();
  await new Promise(resolve => setTimeout(resolve, pause));
  return fetched(address, Math.min(2 * pause, 8000));
}

export const awaitDrawing = (address: string | URL, take: (drawing: unknown) => void): void =>
  void coming.add(fetched(address).then(take));

export const allDrawings = (): Promise<unknown> => Promise.all(coming);
