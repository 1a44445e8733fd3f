/**
 * Faces of cards on pages without a table. Prerendered pages bring theirs along; the cards that stand for games are in
 * one file a box; all others are drawn here.
 */
import { shelf } from '@parlour/games/shelf/shelf';
import { loadCards } from './box-assets.ts';

const FACE_FILES = import.meta.glob<string>('../baked/faces/*.json', { query: '?url', import: 'default', eager: true });

const faces = new Map<string, string>();

export const cacheFace = (box: string, card: string, drawing: string): void =>
  void faces.set(`${box}/${card}`, drawing);

export const cachedFace = (box: string, card: string): string | undefined => faces.get(`${box}/${card}`);

const fileRequests = new Map<string, Promise<void>>();

/** Caches the cards that stand for the games of a box. */
function loadFaceFile(box: string): Promise<void> {
  const address = FACE_FILES[`../baked/faces/${box}.json`];
  const request =
    fileRequests.get(box) ?? (address === undefined ? Promise.resolve() : fetchFaces(box, address).catch(() => {}));
  fileRequests.set(box, request);
  return request;
}

async function fetchFaces(box: string, address: string): Promise<void> {
  const drawn: Readonly<Record<string, string>> = await (await fetch(address)).json();
  for (const [card, drawing] of Object.entries(drawn)) cacheFace(box, card, drawing);
}

/** Returns the face of a card of the pack that comes with the box. */
export async function loadFace(box: string, card: string): Promise<string> {
  await loadFaceFile(box);
  const known = cachedFace(box, card);
  if (known !== undefined) return known;
  const found = shelf.find(({ id }) => id === box);
  if (!found) return '';
  const { art, dress } = await loadCards(found, {});
  const drawing = art.face(card, dress);
  cacheFace(box, card, drawing);
  return drawing;
}
