/** All parts of a printed box: test sheet, cards, rule sheet, score sheets, tuck box, answers. Knows no game. */

import { lidLabel } from '@parlour/card-art/box';
import { withoutHatching } from '@parlour/card-art/engraving';
import type { BoxLeaflets } from '@parlour/games/shelf/leaflets';
import type { Box, Printing } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { PAPERS, toPrintedPages } from './layout/paper.ts';
import { toGreySvg } from './layout/svg-fragments.ts';
import type { MeasureText } from './layout/text-blocks.ts';
import { cardSheetsPart, type PrintPart, printedCardSize, printTitle, singleCardsPart } from './parts/cards.ts';
import { answerPages, type RuleSheet, rulePages, seatsText } from './parts/rule-sheet.ts';
import { scorePage } from './parts/score-page.ts';
import { testPages } from './parts/test-sheet.ts';
import { tuckBoxPages } from './parts/tuck-box.ts';
import { printText } from './print-text.ts';
import type { PrintSettings } from './settings.ts';

/** The number of players of a section, if all its games agree. */
function sectionSeats(box: Box, games: readonly string[]): string {
  const texts = new Set(box.games.filter(({ id }) => games.includes(id)).map(({ seats }) => seatsText(seats)));
  return texts.size === 1 ? itemAt([...texts], 0) : printText('allGames');
}

type Masthead = Pick<RuleSheet, 'title' | 'year' | 'story'>;

const mastheadOf = ({ games, title, year, story }: Box, { own }: Printing): Masthead =>
  own
    ? {
        title: itemAt(games, 0).title,
        year: printText('ownPackTitle', { title: own.title }),
        story: printText('ownPackStory', { author: own.author }),
      }
    : { title, year, story };

/** A custom pack does not get the story of our box. */
function rulesPart(
  box: Box,
  printing: Printing,
  leaflets: BoxLeaflets,
  settings: PrintSettings,
  measure: MeasureText,
): PrintPart {
  const { credits, art, dress, own } = printing;
  const { paper, print, press } = settings;
  const foot = printText('footer', { credits: credits ?? '' }).trim();
  const sections = leaflets.sections.map(section => ({ ...section, seats: sectionSeats(box, section.games) }));
  const faces = { size: art.size, face: (card: string) => withoutHatching(art.face(card, { ...dress, press })) };
  const texts = { leaflets: leaflets.howTo, sections, tale: own ? undefined : leaflets.boxStory };
  const pages = rulePages(
    { ...mastheadOf(box, printing), ...texts, faces, paper: PAPERS[paper], print, foot },
    measure,
  );
  return {
    name: printText('rules'),
    advice: printText('adviceRules', { sets: settings.sets }),
    pages: toPrintedPages(pages, PAPERS[paper]),
  };
}

const extraParts = ({ sheets }: Printing, { paper, press }: PrintSettings, measure: MeasureText): PrintPart[] =>
  (sheets?.(PAPERS[paper], press, measure) ?? []).map(({ name, advice, pages }) => ({
    name,
    advice,
    pages: toPrintedPages(pages, PAPERS[paper]),
  }));

/** Last, so nothing is printed on its back. */
function answersPart(box: Box, printing: Printing, { paper, print }: PrintSettings, measure: MeasureText): PrintPart[] {
  const { answers } = printing;
  if (answers === undefined) return [];
  const head = {
    title: printText('answersTitle'),
    year: printTitle(box, printing),
    story: printText('answersIntro'),
    foot: printText('footer', { credits: '' }).trim(),
  };
  const pages = answerPages({ ...head, paper: PAPERS[paper], print }, answers, measure);
  return [
    { name: printText('answers'), advice: printText('adviceAnswers'), pages: toPrintedPages(pages, PAPERS[paper]) },
  ];
}

const scorePages = ({ scoring }: Printing, { paper, print }: PrintSettings, measure: MeasureText): string[] =>
  scoring.map(game => scorePage(game, PAPERS[paper], print, measure));

function scoresPart(pages: readonly string[], { paper }: PrintSettings): PrintPart {
  const name = printText('scoreSheets', { count: pages.length });
  return { name, advice: printText('adviceScores'), pages: toPrintedPages(pages, PAPERS[paper]) };
}

/** Repeats the first sheet if the box would otherwise be printed on the back of another page. */
const padToEven = (once: readonly string[], before: number): readonly string[] =>
  (before + once.length) % 2 === 0 ? [...once, itemAt(once, 0)] : once;

function boxPart(box: Box, printing: Printing, settings: PrintSettings, measure: MeasureText): PrintPart {
  const { art, pack, dress } = printing;
  const { paper, press, print } = settings;
  const lid = press === 'black' ? toGreySvg(art.lid(dress)) : art.lid(dress);
  const { label, size, lid: cloth } = lidLabel(lid, art.lidSize);
  const { folding, nets } = tuckBoxPages(
    {
      title: printTitle(box, printing),
      paper: PAPERS[paper],
      card: printedCardSize(printing, settings),
      cards: pack.length + 1,
      label: { svg: label, size },
      back: { svg: art.back({ ...dress, press }), size: art.size },
      cloth,
      type: art.type,
      words: print === 'large' ? 60 : 40,
    },
    measure,
  );
  const name = printText('boxes', { count: nets.length });
  const advice = printText('adviceBoxes', { sets: settings.sets });
  return { name, advice, pages: [folding, ...nets] };
}

/** "Pages 3 to 14" of every part, counted from the page after `before`. */
export function pageNumbers(parts: readonly PrintPart[], before = 0): string[] {
  const firsts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { pages }) => sum + pages.length, before + 1));
  return parts.map(({ pages }, i) => {
    const [first, last] = [itemAt(firsts, i), itemAt(firsts, i) + pages.length - 1];
    return printText('pages', { count: last - first + 1, first, last });
  });
}

const setNumbers = ({ sets }: PrintSettings): number[] => Array.from({ length: sets }, (_, i) => i + 1);

/** Returns an error if only cards are requested and the box has none, like a dice game. */
export function cardsError(box: Box, printing: Printing, { form, extent }: PrintSettings): string | undefined {
  const isCardsAlone = form === 'cards' || extent === 'cards';
  return isCardsAlone && printing.pack.length === 0 ? printText('noCards', { box: box.title }) : undefined;
}

/** A test sheet is not needed if nothing is cut or folded. */
function partsWithoutCards(
  box: Box,
  printing: Printing,
  leaflets: BoxLeaflets,
  settings: PrintSettings,
  measure: MeasureText,
): readonly PrintPart[] {
  const rules = rulesPart(box, printing, leaflets, settings, measure);
  return [rules, scoresPart(scorePages(printing, settings, measure), settings)];
}

function wholeBoxParts(
  box: Box,
  printing: Printing,
  leaflets: BoxLeaflets,
  settings: PrintSettings,
  measure: MeasureText,
): readonly PrintPart[] {
  const { paper, print, backs, offset } = settings;
  const rules = rulesPart(box, printing, leaflets, settings, measure);
  const extra = extraParts(printing, settings, measure);
  const before = [rules, ...extra].reduce((sum, { pages }) => sum + pages.length, 0);
  const rest = [
    ...setNumbers(settings).map(set => cardSheetsPart(box, printing, settings, set)),
    rules,
    ...extra,
    scoresPart(padToEven(scorePages(printing, settings, measure), before), settings),
    boxPart(box, printing, settings, measure),
    ...answersPart(box, printing, settings, measure),
  ];
  const numbers = pageNumbers(rest, backs === 'behind' ? 2 : 1);
  const contents = rest.map(({ name, advice }, i) =>
    printText('contentsLine', { pages: itemAt(numbers, i), name, advice }),
  );
  const test = { title: printTitle(box, printing), paper: PAPERS[paper], print, backs, offset, contents };
  const pages = toPrintedPages(testPages(test, measure), PAPERS[paper]);
  const advice = printText(backs === 'behind' ? 'adviceTestBehind' : 'adviceTestBeside');
  return [{ name: printText('testSheet'), advice, pages }, ...rest];
}

export function boxParts(
  box: Box,
  printing: Printing,
  leaflets: BoxLeaflets,
  settings: PrintSettings,
  measure: MeasureText,
): readonly PrintPart[] {
  if (settings.form === 'cards') return setNumbers(settings).map(set => singleCardsPart(printing, settings, set));
  if (settings.extent === 'cards') return setNumbers(settings).map(set => cardSheetsPart(box, printing, settings, set));
  if (printing.pack.length === 0) return partsWithoutCards(box, printing, leaflets, settings, measure);
  return wholeBoxParts(box, printing, leaflets, settings, measure);
}
