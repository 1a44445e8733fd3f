/** The rules as a booklet to fold and staple: two pages on a side, in the order in which a printer needs them. */
import { placeAt, type Size, svgDocument, tag } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type ColumnDocument, type ColumnLayout, drawFoot, drawTitle, flowPages } from '../layout/columns.ts';
import type { Print, PrintedPage } from '../layout/paper.ts';
import { drawHairlines, linePath, type SizedSvg, svgContent } from '../layout/svg-fragments.ts';
import type { MeasureText } from '../layout/text-blocks.ts';
import { type RuleText, ruleBlocks } from './rule-sheet.ts';

/** 9 points, or 15. */
const BOOKLET_STYLES = {
  usual: { size: 33, columns: 1, margin: 130 },
  large: { size: 53, columns: 1, margin: 110 },
} as const;

/** Half a sheet: A5 of A4, half letter of Letter. */
export const bookletLayout = ({ width, height }: Size, print: Print): ColumnLayout => ({
  paper: { width: height / 2, height: width },
  ...BOOKLET_STYLES[print],
});

export type BookletSpec = ColumnDocument & RuleText & { readonly lid: SizedSvg };

/** Title, facts and lid. */
function coverPage(booklet: BookletSpec, measure: MeasureText): string {
  const { layout, type, lid, foot } = booklet;
  const { paper, margin } = layout;
  const { drawn, bottom } = drawTitle(booklet, 260, measure);
  const room = { width: paper.width * 10 - 2 * margin, height: paper.height * 10 - 200 - bottom };
  const scale = Math.min(room.width / lid.size.width, room.height / lid.size.height);
  const [width, height] = [lid.size.width * scale, lid.size.height * scale];
  const x = (paper.width * 10 - width) / 2;
  const y = bottom + (room.height - height) / 2;
  const viewBox = itemAt(assertDefined(/viewBox="([^"]*)"/.exec(lid.svg)), 1);
  const picture = tag('svg', { x, y, width, height, viewBox }, svgContent(lid.svg));
  return drawn + picture + drawFoot(layout, type, foot);
}

/** Pages by their place on the sheets, outermost first: the left and the right one of every side, front and back. */
export const imposedPages = (count: number): readonly (readonly [left: number, right: number])[] =>
  Array.from({ length: count / 4 }, (_, sheet) => sheet * 2).flatMap(first => [
    [count - 1 - first, first] as const,
    [first + 1, count - 2 - first] as const,
  ]);

/** Sides of sheets, to be printed on both sides and turned over the short edge. */
export function bookletPages(booklet: BookletSpec, measure: MeasureText): readonly PrintedPage[] {
  const { layout, type } = booklet;
  const { width, height } = layout.paper;
  const text = flowPages(layout, type, layout.margin, column => ruleBlocks(booklet, column), measure);
  const pages = [coverPage(booklet, measure), ...text.map((drawn, i) => drawn + drawFoot(layout, type, `${i + 2}`))];
  const count = Math.ceil(pages.length / 4) * 4;
  const size = { width: 2 * width, height };
  const fold = drawHairlines([linePath(width, 0, width, 4), linePath(width, height - 4, width, height)], '#777777');
  return imposedPages(count).map(([left, right]) => ({
    svg: svgDocument(size, pages[left] ?? '', placeAt(width * 10, 0, pages[right] ?? ''), fold),
    size,
  }));
}
