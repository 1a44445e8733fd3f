/** The card that was read aloud last (KK-10); a row that has been given back has nothing to read. */
import type { Card } from './cards.ts';
import type { KitView } from './view.ts';

export function lastRead({ notes }: Pick<KitView, 'notes'>): Card | undefined {
  const played = notes.findLast(note => note.is === 'played' || note.is === 'back');
  return played?.is === 'played' ? played.card : undefined;
}
