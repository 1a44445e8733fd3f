/** Loads the long drawings that the build puts into their own files (`vite/drawings-apart.ts`). */
const pendingDrawings = new Set<Promise<unknown>>();

/** Retries with backoff: without its face a card cannot be played. */
async function fetchWithRetry(address: string | URL, pauseMs = 500): Promise<unknown> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return answer.json();
  await new Promise(resolve => setTimeout(resolve, pauseMs));
  return fetchWithRetry(address, Math.min(2 * pauseMs, 8000));
}

export const awaitDrawing = (address: string | URL, onLoad: (drawing: unknown) => void): void =>
  void pendingDrawings.add(fetchWithRetry(address).then(onLoad));

export const allDrawings = (): Promise<unknown> => Promise.all(pendingDrawings);
