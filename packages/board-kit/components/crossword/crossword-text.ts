/** Words of the buttons on a crossword. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  backToPlay: 'Back to the play',
} as const;
export const crosswordText: Translate<typeof english> = translator('crossword', english);
