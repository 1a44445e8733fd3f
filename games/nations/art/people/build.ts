/** What the portraits share: the tone of a shadow on the skin, and the build of a child. */
import { mix } from '@parlour/card-art/colour';
import { at } from '@parlour/card-art/svg';
import type { Inks } from '../inks.ts';

export const shade = ({ skin, line }: Inks, complexion: number): string => mix(line, skin(complexion), 0.22);

/** A child sits lower in the oval, with a head that is large for the shoulders. */
export const small = (body: string, head: string): string =>
  at(0, 26, at(0, 20, body, { scale: 0.82 }) + at(0, 0, head, { scale: 1.06 }));
