/** What the cards of a pack ask, with the answers and what is to be known beside them: for whoever wants to look it up. */
import type { Answers } from '@parlour/games/shelf/shelf';
import { type Column, headed, INK, paragraph, type SetBlock } from './blocks.ts';
import type { LineMeasure } from './lines.ts';
import { clauseBlock, columnPages, type SheetColumns } from './rule-sheet.ts';

function bookBlocks({ title, entries }: Answers, column: Column): SetBlock[] {
  const name = paragraph(title, { font: 'fellCaps', size: column.size * 1.4, fill: INK }, column, column.size);
  return headed(
    [name],
    entries.map(entry => clauseBlock(entry, column)),
  );
}

export const answerPages = (
  sheet: SheetColumns,
  answers: readonly Answers[],
  measure: LineMeasure,
): readonly string[] => columnPages(sheet, column => answers.flatMap(book => bookBlocks(book, column)), measure);
