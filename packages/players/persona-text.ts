/** The generic characters, for games without their own. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  childName: 'The Child',
  childManner: 'plays any legal card',
  neighbourName: 'The Neighbour',
  neighbourManner: 'takes whatever is nearest',
  uncleName: 'The Uncle',
  uncleManner: 'plays every hand through in his head',
  auntName: 'The Aunt',
  auntManner: 'thinks about what you will do next',
} as const;

export const personaText: Translate<typeof english> = translator('personas', english);
