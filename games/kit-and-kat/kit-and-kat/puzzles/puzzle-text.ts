/** What the puzzles say. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  title: 'Where is the mistake?',
  asks: 'Shout only if the turn before yours must have been wrong. A false shout costs a card.',
  pass: '{evidence} So you pass, because nothing fits.',
  park: '{evidence} So you park {card}, because nothing fits.',
  playOne: '{evidence} So you play {card}: your 1s come before anything else.',
  play: '{evidence} So you play {card}, the only card of yours that fits.',
} as const;

export const kitPuzzleText: Translate<typeof english> = translator('kit-and-kat/puzzles', english);
