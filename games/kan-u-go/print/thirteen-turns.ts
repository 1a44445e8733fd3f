/** The booklet's thirteen turns on paper: three sheets, the last with the seven figures that fit. Tenths of a millimetre. */
import { type TextStyle, textAt } from '@parlour/card-art/fonts';
import type { Press } from '@parlour/card-art/pack-art';
import { placeAt, type Size, svgDocument } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import { svgContent } from '@parlour/print/layout/svg-fragments';
import { bodyStyle, curlQuotes, type MeasureText, typefaceOf, wrapLines } from '@parlour/print/layout/text-blocks';
import { exampleTurns, FIGURES, figureTitle, RECORDED_FIGURE } from '../crossword/worked-example.ts';
import { drawDifferences, drawStage, exhibit } from '../exhibit.ts';

const english = {
  title: 'Thirteen turns',
  turn: '{number}. {letters}',
  saysWithClause: '{says} ({clause})',
  foot: 'Kan-U-Go: the example of the booklet  {page} / {count}',
} as const;
const t: Translate<typeof english> = translator('kan-u-go-thirteen-turns', english);

const [MARGIN, GUTTER, TOP] = [160, 90, 330];
const INK = '#1a1a1a';
const TYPE = typefaceOf('limelight');
const TITLE: TextStyle = { font: 'limelight', size: 90, fill: INK };
const TURN: TextStyle = { font: 'limelight', size: 40, fill: INK, anchor: 'start' };
const TEXT: TextStyle = { ...bodyStyle(TYPE, 36), anchor: 'start' };
const FOOT: TextStyle = { ...bodyStyle(TYPE, 28), fill: '#555555' };
const LINE = 1.3;

const TURNS_PER_PAGE = 6;
/** Height of a stage with its sentence, of which the drawing takes up to `MAX_PICTURE_HEIGHT`. */
const [ROW, MAX_PICTURE_HEIGHT] = [760, 480];

type Spot = { readonly x: number; readonly y: number; readonly width: number };

/** Fits a drawing into a width and a height, at its left upper corner. */
function fitPicture(svg: string, { x, y, width }: Spot, maxHeight: number): string {
  const [, wide = '1', high = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const scale = Math.min(width / Number(wide), maxHeight / Number(high));
  return placeAt(x, y, svgContent(svg), { scale });
}

const lines = (text: string, { x, y, width }: Spot, style: TextStyle, measure: MeasureText): string =>
  wrapLines(curlQuotes(text), style, width, measure)
    .map((line, i) => textAt(x, y + i * style.size * LINE, line, style))
    .join('');

const recorded = assertDefined(FIGURES[RECORDED_FIGURE]);
const turns = exampleTurns(recorded);

function drawTurn(at: number, spot: Spot, press: Press, measure: MeasureText): string {
  const turn = assertDefined(turns[at]);
  const below = spot.y + MAX_PICTURE_HEIGHT + 60;
  return (
    fitPicture(drawStage(recorded, turn, press), spot, MAX_PICTURE_HEIGHT) +
    textAt(spot.x, below, t('turn', { number: at + 1, letters: turn.letters }), TURN) +
    lines(t('saysWithClause', turn), { ...spot, y: below + 50 }, TEXT, measure)
  );
}

function lostPicture(paper: Size, press: Press, measure: MeasureText): string {
  const width = columnWidth(paper, 2);
  const beside: Spot = { x: MARGIN + width + GUTTER, y: TOP + 40, width };
  const columns = 3;
  const figureWidth = columnWidth(paper, columns);
  const figures = FIGURES.map((figure, i) => {
    const x = MARGIN + (i % columns) * (figureWidth + GUTTER);
    const y = TOP + ROW + Math.floor(i / columns) * 500;
    const picture = fitPicture(drawDifferences(figure, press), { x, y, width: figureWidth }, 380);
    return picture + textAt(x, y + 425, figureTitle(i + 1), { ...TEXT, size: 29 });
  });
  const { title, text } = exhibit.question;
  return (
    textAt(beside.x, beside.y, title, { ...TURN, size: 56 }) +
    lines(text.join(' '), { ...beside, y: beside.y + 75 }, { ...TEXT, size: 36 }, measure) +
    figures.join('')
  );
}

const columnWidth = (paper: Size, columns: number): number =>
  (paper.width * 10 - 2 * MARGIN - (columns - 1) * GUTTER) / columns;

/** The pages for a paper. */
export function thirteenTurnPages(paper: Size, press: Press, measure: MeasureText): readonly string[] {
  const count = Math.ceil(turns.length / TURNS_PER_PAGE);
  const [middle, width] = [paper.width * 5, columnWidth(paper, 2)];
  return Array.from({ length: count }, (_, page) => {
    const first = page * TURNS_PER_PAGE;
    const stages = turns.slice(first, first + TURNS_PER_PAGE).map((_, i) => {
      const [x, y] = [MARGIN + (i % 2) * (width + GUTTER), TOP + Math.floor(i / 2) * ROW];
      return drawTurn(first + i, { x, y, width }, press, measure);
    });
    return svgDocument(
      paper,
      textAt(middle, 230, t('title'), TITLE),
      ...stages,
      page === count - 1 ? lostPicture(paper, press, measure) : '',
      textAt(middle, paper.height * 10 - 95, t('foot', { page: page + 1, count }), FOOT),
    );
  });
}
