/** All parts of a printed box: test sheet, cards, rule sheet or booklet, score sheets, tuck box, answers. Knows no game. */
import { lidLabel } from '@parlour/card-art/box';
import { withoutHatching } from '@parlour/card-art/engraving';
import type { BoxLeaflets } from '@parlour/games/shelf/leaflets';
import type { Box, Printing } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import { type ColumnDocument, sheetLayout } from './layout/columns.ts';
import { PAPERS, toPrintedPages } from './layout/paper.ts';
import { toGreySvg } from './layout/svg-fragments.ts';
import { type MeasureText, typefaceOf } from './layout/text-blocks.ts';
import { bookletLayout, bookletPages } from './parts/booklet.ts';
import { cardSheetsPart, type PrintPart, printedCardSize, printTitle, singleCardsPart } from './parts/cards.ts';
import { answerPages, gameFacts, type RuleText, rulePages, seatsText } from './parts/rule-sheet.ts';
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

type Masthead = Pick<ColumnDocument, 'title' | 'year' | 'story' | 'facts'>;

/** Games with the same facts share a line. */
function factsOf({ games }: Box, { own }: Printing): string[] {
  const isOwn = own !== undefined;
  const facts = [...new Set(games.map(game => gameFacts(game, isOwn)))].map(facts => {
    const titles = games.filter(game => gameFacts(game, isOwn) === facts).map(({ title }) => title);
    return games.length === 1 ? facts : printText('factsOfGame', { title: formatList(titles), facts });
  });
  const isEstimate = !isOwn && games.some(({ onPaper }) => onPaper);
  return isEstimate ? [...facts, printText('estimates')] : facts;
}

function mastheadOf(box: Box, printing: Printing): Masthead {
  const { own } = printing;
  const facts = factsOf(box, printing);
  if (!own) return { title: box.title, year: box.year, story: box.story, facts };
  const { title, author } = own;
  return {
    title: itemAt(box.games, 0).title,
    year: printText('ownPackTitle', { title }),
    story: printText('ownPackStory', { author }),
    facts,
  };
}

const creditsFoot = (credits = ''): string => printText('footer', { credits }).trim();

/** A custom pack does not get the story of our box. */
function ruleText(box: Box, { art, dress, own }: Printing, leaflets: BoxLeaflets, job: PrintJob): RuleText {
  const { press } = job.settings;
  const sections = leaflets.sections.map(section => ({ ...section, seats: sectionSeats(box, section.games) }));
  const closing = job.address && {
    title: printText('closingTitle'),
    blocks: [{ is: 'text' as const, text: printText('closing', { address: job.address }) }],
  };
  return {
    leaflets: leaflets.howTo,
    sections,
    tale: own ? undefined : leaflets.boxStory,
    closing: closing || undefined,
    faces: { size: art.size, face: card => withoutHatching(art.face(card, { ...dress, press })) },
  };
}

function rulesPart(box: Box, printing: Printing, leaflets: BoxLeaflets, job: PrintJob): PrintPart {
  const { paper, print, sets } = job.settings;
  const sheet = {
    ...mastheadOf(box, printing),
    ...ruleText(box, printing, leaflets, job),
    type: typefaceOf(printing.art.type),
    layout: sheetLayout(PAPERS[paper], print),
    foot: creditsFoot(printing.credits),
  };
  const pages = toPrintedPages(rulePages(sheet, job.measure), PAPERS[paper]);
  return { name: printText('rules'), advice: printText('adviceRules', { sets }), pages };
}

const lidPicture = ({ art, dress }: Printing, { press }: PrintSettings): ReturnType<typeof lidLabel> =>
  lidLabel(press === 'black' ? toGreySvg(art.lid(dress)) : art.lid(dress), art.lidSize);

function bookletPart(box: Box, printing: Printing, leaflets: BoxLeaflets, job: PrintJob): PrintPart {
  const { paper, print } = job.settings;
  const { label, size } = lidPicture(printing, job.settings);
  const booklet = {
    ...mastheadOf(box, printing),
    ...ruleText(box, printing, leaflets, job),
    type: typefaceOf(printing.art.type),
    layout: bookletLayout(PAPERS[paper], print),
    lid: { svg: label, size },
    foot: creditsFoot(printing.credits),
  };
  const pages = bookletPages(booklet, job.measure);
  const name = printText('booklet', { pages: pages.length * 2, paper });
  return { name, advice: printText('adviceBooklet'), pages };
}

const extraParts = ({ sheets }: Printing, { settings: { paper, press }, measure }: PrintJob): PrintPart[] =>
  (sheets?.(PAPERS[paper], press, measure) ?? []).map(({ name, advice, pages }) => ({
    name,
    advice,
    pages: toPrintedPages(pages, PAPERS[paper]),
  }));

/** Last, so nothing is printed on its back. */
function answersPart(box: Box, printing: Printing, { settings, measure }: PrintJob): PrintPart[] {
  const { answers, art } = printing;
  if (answers === undefined) return [];
  const { paper, print } = settings;
  const sheet = {
    title: printText('answersTitle'),
    year: printTitle(box, printing),
    story: printText('answersIntro'),
    facts: [],
    type: typefaceOf(art.type),
    layout: sheetLayout(PAPERS[paper], print),
    foot: creditsFoot(),
  };
  const pages = toPrintedPages(answerPages(sheet, answers, measure), PAPERS[paper]);
  return [{ name: printText('answers'), advice: printText('adviceAnswers'), pages }];
}

const scorePages = ({ scoring, art }: Printing, { settings: { paper, print }, measure }: PrintJob): string[] =>
  scoring.map(game => scorePage(game, typefaceOf(art.type), PAPERS[paper], print, measure));

function scoresPart(pages: readonly string[], { settings: { paper } }: PrintJob): PrintPart {
  const name = printText('scoreSheets', { count: pages.length });
  return { name, advice: printText('adviceScores'), pages: toPrintedPages(pages, PAPERS[paper]) };
}

/** Repeats the first sheet if the box would otherwise be printed on the back of another page. */
const padToEven = (once: readonly string[], before: number): readonly string[] =>
  (before + once.length) % 2 === 0 ? [...once, itemAt(once, 0)] : once;

function boxPart(box: Box, printing: Printing, { settings, measure }: PrintJob): PrintPart {
  const { art, pack, dress } = printing;
  const { paper, press, print } = settings;
  const { label, size, lid: cloth } = lidPicture(printing, settings);
  const { folding, nets } = tuckBoxPages(
    {
      title: printTitle(box, printing),
      paper: PAPERS[paper],
      card: printedCardSize(printing, settings),
      cards: pack.length + 1,
      label: { svg: label, size },
      back: { svg: art.back({ ...dress, press }), size: art.size },
      cloth,
      type: typefaceOf(art.type),
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
  const isCardsAlone = form === 'cards' || form === 'png' || (form === 'sheets' && extent === 'cards');
  return isCardsAlone && printing.pack.length === 0 ? printText('noCards', { box: box.title }) : undefined;
}

/** A test sheet is not needed if nothing is cut or folded. */
const partsWithoutCards = (
  box: Box,
  printing: Printing,
  leaflets: BoxLeaflets,
  job: PrintJob,
): readonly PrintPart[] => [rulesPart(box, printing, leaflets, job), scoresPart(scorePages(printing, job), job)];

function wholeBoxParts(box: Box, printing: Printing, leaflets: BoxLeaflets, job: PrintJob): readonly PrintPart[] {
  const { settings, measure } = job;
  const { paper, print, backs, offset } = settings;
  const rules = rulesPart(box, printing, leaflets, job);
  const extra = extraParts(printing, job);
  const before = [rules, ...extra].reduce((sum, { pages }) => sum + pages.length, 0);
  const rest = [
    ...setNumbers(settings).map(set => cardSheetsPart(box, printing, settings, set, measure)),
    rules,
    ...extra,
    scoresPart(padToEven(scorePages(printing, job), before), job),
    boxPart(box, printing, job),
    ...answersPart(box, printing, job),
  ];
  const numbers = pageNumbers(rest, backs === 'behind' ? 2 : 1);
  const contents = rest.map(({ name, advice }, i) =>
    printText('contentsLine', { pages: itemAt(numbers, i), name, advice }),
  );
  const type = typefaceOf(printing.art.type);
  const test = { title: printTitle(box, printing), type, paper: PAPERS[paper], print, backs, offset, contents };
  const pages = toPrintedPages(testPages(test, measure), PAPERS[paper]);
  const advice = printText(backs === 'behind' ? 'adviceTestBehind' : 'adviceTestBeside');
  return [{ name: printText('testSheet'), advice, pages }, ...rest];
}

/** The address is that of the site where the box is printed, for readers who find a mistake. */
export type PrintJob = {
  readonly settings: PrintSettings;
  readonly measure: MeasureText;
  readonly address?: string | undefined;
};

export function boxParts(box: Box, printing: Printing, leaflets: BoxLeaflets, job: PrintJob): readonly PrintPart[] {
  const { settings, measure } = job;
  const sets = setNumbers(settings);
  if (settings.form === 'booklet') return [bookletPart(box, printing, leaflets, job)];
  if (settings.form !== 'sheets') return sets.map(set => singleCardsPart(printing, settings, set, measure));
  if (settings.extent === 'cards') return sets.map(set => cardSheetsPart(box, printing, settings, set, measure));
  if (printing.pack.length === 0) return partsWithoutCards(box, printing, leaflets, job);
  return wholeBoxParts(box, printing, leaflets, job);
}
