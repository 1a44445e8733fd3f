/** What an embedded table says to the page around it. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  badLevel: 'The level must be one of {levels}, not {given}.',
  badPace: 'The pace must be one of {paces}, not {given}.',
  badSeats: '{title} is for {range}, not {given}.',
  longSeed: 'A seed may have at most {max} letters.',
  seatRange: '{min} to {max} seats',
  seatCount: '{count, plural, one {# seat} other {# seats}}',
  noGame: 'The attribute "game" is missing. Known games: {known}.',
  unknownGame: 'Unknown game {given}. Known games: {known}.',
  cannotDraw: "The cards can't be drawn: the page must allow pictures from data: and blob: addresses. ({reason})",
  table: 'A table',
  noScript: "The table can't be opened: its script is missing, or this page doesn't allow it.",
} as const;
export const embedText: Translate<typeof english> = translator('embed', english);
