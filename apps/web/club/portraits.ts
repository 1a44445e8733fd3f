/** Portraits of the people in the club. */
import type { Box } from '@parlour/games/shelf/shelf';
import { settings } from '../app/settings.ts';
import { ALL_PORTRAITS, portraitUrl } from '../ui/people.tsx';

/** Mixes the letters, so that a name has the same portrait everywhere and similar names have different ones. */
const hashOf = (name: string): number =>
  [...name].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7);

/** Characters have their own portrait, and the player the chosen one; others get one by their name. */
export function portraitOf(name: string, box?: Pick<Box, 'id'>): string | undefined {
  if (box && portraitUrl(box.id, name) !== undefined) return `${box.id}/${name}`;
  const { name: ownName, portrait } = settings.peek();
  if (name === ownName && portrait !== '') return portrait;
  return ALL_PORTRAITS[hashOf(name) % ALL_PORTRAITS.length];
}
