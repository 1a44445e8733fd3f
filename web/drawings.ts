/** Long drawings come as files of their own (`vite/drawings-apart.ts`): nothing is drawn with them before they are here. */
const coming = new Set<Promise<unknown>>();

export const awaitDrawing = (drawing: Promise<unknown>): void => void coming.add(drawing);

export const allDrawings = (): Promise<unknown> => Promise.all(coming);
