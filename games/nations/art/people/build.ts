/** What the portraits share: the tone of a shadow on the skin, and the build of a child. */
import { mixColours } from '@parlour/card-art/colour';
import { placeAt } from '@parlour/card-art/svg';
import type { Inks } from '../inks.ts';

export const shade = ({ skin, line }: Inks, complexion: number): string => mixColours(line, skin(complexion), 0.22);

/** A child sits lower in the oval, with a head that is large for the shoulders. */
export const small = (body: string, head: string): string =>
  placeAt(0, 26, placeAt(0, 20, body, { scale: 0.82 }) + placeAt(0, 0, head, { scale: 1.06 }));
