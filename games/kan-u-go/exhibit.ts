/** The thirteen turns of the booklet, in all forms that fit its lost picture, as stages with drawings. */
import type { Press } from '@parlour/card-art/pack-art';
import { formatList, type Translate, translator } from '@parlour/messages';
import type { Exhibit } from '../shelf/leaflets.ts';
import { crosswordFigure } from './art/letters.ts';
import {
  differingTurns,
  type ExampleTurn,
  exampleRecord,
  exampleTurns,
  FIGURES,
  type Figure,
  figureTitle,
  RECORDED_FIGURE,
} from './crossword/worked-example.ts';
import { countPoints } from './pack/pack.ts';

const english = {
  introBooklet:
    'Pages 26 to 29 of the booklet of 1937 play a round as an example. They list the letters of thirteen turns, from TASK to OWN, and refer to a picture of the crossword.',
  introLost:
    'The picture is lost in the copy we play by. A search of all crosswords of ordinary words finds exactly seven that fit the list and show OAK and OWN, the two words that the booklet names in the picture.',
  questionTitle: 'The lost picture',
  question:
    'We can’t know which of them was printed; they differ in the letters with a thick rim. Do you own the booklet? Look at pages 26 to 29 and tell us which it is.',
  label: 'The crossword: {words}. New: {letters}.',
} as const;
const text: Translate<typeof english> = translator('kan-u-go-exhibit', english);

/** Draws a stage of a figure as large as the whole figure. */
export const drawStage = (
  figure: Figure,
  { crossword, added }: Pick<ExampleTurn, 'crossword' | 'added'>,
  press?: Press,
): string => {
  const numberOf = (letter: string): number => countPoints([letter], 'parlour');
  return crosswordFigure({ cells: crossword, marked: added, extent: figure.flat(), numberOf }, press);
};

/** Draws the whole figure; the turns in which figures differ are marked. */
export const drawDifferences = (figure: Figure, press?: Press): string =>
  drawStage(figure, { crossword: figure.flat(), added: differingTurns(figure).flat() }, press);

export const exhibit: Exhibit = {
  intro: text('introBooklet'),
  versions: FIGURES.map((figure, i) => {
    const turns = exampleTurns(figure);
    return {
      title: figureTitle(i + 1),
      picture: drawDifferences(figure),
      steps: turns.map((turn, at) => ({
        title: turn.letters,
        says: turn.says,
        clause: turn.clause,
        picture: drawStage(figure, turn),
        label: text('label', {
          words: formatList(turns.slice(0, at + 1).flatMap(({ words }) => words)),
          letters: turn.letters,
        }),
      })),
    };
  }),
  first: RECORDED_FIGURE,
  record: exampleRecord(),
  question: { title: text('questionTitle'), text: [text('introLost'), text('question')] },
};
