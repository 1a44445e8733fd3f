/** A whole box on paper: the test sheet, the cards, the sheet of rules, scores, the box to fold, answers. Knows no game. */
import { fromAbove } from '@parlour/card-art/box';
import type { Leaflets } from '@parlour/games/shelf/how-to';
import type { Box, Printing } from '@parlour/games/shelf/shelf';
import { nth } from '@parlour/kernel/must';
import { answerPages } from './answer-sheet.ts';
import { cardSize, cardsPart, type PrintPart, singlesPart, titleOf } from './card-parts.ts';
import { inBlack } from './drawing.ts';
import { leavesOf } from './leaf.ts';
import type { LineMeasure } from './lines.ts';
import { PAPERS } from './paper.ts';
import { type RuleSheet, rulePages, seatsOf } from './rule-sheet.ts';
import { scorePage } from './score-page.ts';
import type { PrintSettings } from './settings.ts';
import { testPages } from './test-sheet.ts';
import { tuckBoxPages } from './tuck-box.ts';

const times = ({ sets }: PrintSettings): string => (sets > 1 ? `, ${sets} times` : '');

/** For how many the games of a section are, where all are for as many. */
function seatsIn(box: Box, games: readonly string[]): string {
  const told = new Set(box.games.filter(({ id }) => games.includes(id)).map(({ seats }) => seatsOf(seats)));
  return told.size === 1 ? nth([...told], 0) : 'for all games of the box';
}

type Masthead = Pick<RuleSheet, 'title' | 'year' | 'story'>;

const mastheadOf = ({ games, title, year, story }: Box, { own }: Printing): Masthead =>
  own
    ? { title: nth(games, 0).title, year: `“${own.title}”`, story: `With the cards that ${own.author} made.` }
    : { title, year, story };

/** A pack that somebody has made has another story than ours. */
function rulesPart(
  box: Box,
  printing: Printing,
  leaflets: Leaflets,
  settings: PrintSettings,
  measure: LineMeasure,
): PrintPart {
  const { credits, art, dress, own } = printing;
  const { paper, print, press } = settings;
  const foot = ['Parlour.', credits].filter(Boolean).join(' ');
  const sections = leaflets.sections.map(section => ({ ...section, seats: seatsIn(box, section.games) }));
  const faces = { size: art.size, face: (card: string) => art.face(card, { ...dress, press }) };
  const told = { leaflets: leaflets.howTo, sections, tale: own ? undefined : leaflets.tale };
  const pages = rulePages({ ...mastheadOf(box, printing), ...told, faces, paper: PAPERS[paper], print, foot }, measure);
  return { name: 'the sheet', advice: `on plain paper${times(settings)}`, pages: leavesOf(pages, PAPERS[paper]) };
}

/** Last of all, so that nothing comes on its back. */
function answersPart(box: Box, printing: Printing, { paper, print }: PrintSettings, measure: LineMeasure): PrintPart[] {
  const { answers } = printing;
  if (answers === undefined) return [];
  const story = 'What every card asks, what answers it, and what is to be known beside it.';
  const head = { title: 'The Answers', year: titleOf(box, printing), story, foot: 'Parlour.' };
  const pages = answerPages({ ...head, paper: PAPERS[paper], print }, answers, measure);
  return [
    { name: 'the answers', advice: 'on plain paper, not for the players', pages: leavesOf(pages, PAPERS[paper]) },
  ];
}

const scorePages = ({ scoring }: Printing, { paper, print }: PrintSettings, measure: LineMeasure): string[] =>
  scoring.map(game => scorePage(game, PAPERS[paper], print, measure));

function scoresPart(pages: readonly string[], { paper }: PrintSettings): PrintPart {
  const name = pages.length === 1 ? 'a score sheet' : `${pages.length} score sheets`;
  return { name, advice: 'on plain paper, as often as you like', pages: leavesOf(pages, PAPERS[paper]) };
}

/** After so many pages; one sheet more, if the box would otherwise come on the back of something. */
const evened = (once: readonly string[], before: number): readonly string[] =>
  (before + once.length) % 2 === 0 ? [...once, nth(once, 0)] : once;

function boxPart(box: Box, printing: Printing, settings: PrintSettings, measure: LineMeasure): PrintPart {
  const { art, pack, dress } = printing;
  const { paper, press, print } = settings;
  const lid = press === 'black' ? inBlack(art.lid(dress)) : art.lid(dress);
  const { label, size, lid: cloth } = fromAbove(lid, art.lidSize);
  const { folding, nets } = tuckBoxPages(
    {
      title: titleOf(box, printing),
      paper: PAPERS[paper],
      card: cardSize(printing, settings),
      cards: pack.length + 1,
      label: { svg: label, size },
      back: { svg: art.back({ ...dress, press }), size: art.size },
      cloth,
      type: art.type,
      words: print === 'large' ? 60 : 40,
    },
    measure,
  );
  const name = nets.length === 1 ? 'a box to fold' : `${nets.length} boxes to fold`;
  const advice = `on card, one side${times(settings)}; the first of these pages shows how`;
  return { name, advice, pages: [folding, ...nets] };
}

/** "Pages 3 to 14: the 52 cards", counted from the page after the given ones. */
export function pageNumbers(parts: readonly PrintPart[], before = 0): string[] {
  const firsts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { pages }) => sum + pages.length, before + 1));
  return parts.map(({ pages }, i) => {
    const [first, last] = [nth(firsts, i), nth(firsts, i) + pages.length - 1];
    return first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
  });
}

const setsOf = ({ sets }: PrintSettings): number[] => Array.from({ length: sets }, (_, i) => i + 1);

/** One sentence if cards alone are asked for and there are none, as in a game of dice. */
export function cardsFault(box: Box, printing: Printing, { form, extent }: PrintSettings): string | undefined {
  const isCardsAlone = form === 'cards' || extent === 'cards';
  return isCardsAlone && printing.pack.length === 0 ? `There are no cards in the box ${box.title}.` : undefined;
}

/** Where nothing is cut or folded nothing needs a test. */
function withoutCards(
  box: Box,
  printing: Printing,
  leaflets: Leaflets,
  settings: PrintSettings,
  measure: LineMeasure,
): readonly PrintPart[] {
  const rules = rulesPart(box, printing, leaflets, settings, measure);
  return [rules, scoresPart(scorePages(printing, settings, measure), settings)];
}

function wholeBox(
  box: Box,
  printing: Printing,
  leaflets: Leaflets,
  settings: PrintSettings,
  measure: LineMeasure,
): readonly PrintPart[] {
  const { paper, print, backs, offset } = settings;
  const rules = rulesPart(box, printing, leaflets, settings, measure);
  const rest = [
    ...setsOf(settings).map(set => cardsPart(box, printing, settings, set)),
    rules,
    scoresPart(evened(scorePages(printing, settings, measure), rules.pages.length), settings),
    boxPart(box, printing, settings, measure),
    ...answersPart(box, printing, settings, measure),
  ];
  const numbers = pageNumbers(rest, backs === 'behind' ? 2 : 1);
  const contents = rest.map(({ name, advice }, i) => `${numbers[i]}: ${name}, ${advice}.`);
  const test = { title: titleOf(box, printing), paper: PAPERS[paper], print, backs, offset, contents };
  const pages = leavesOf(testPages(test, measure), PAPERS[paper]);
  const advice = backs === 'behind' ? 'both sides of one sheet, before all others' : 'before all others';
  return [{ name: 'the test sheet', advice, pages }, ...rest];
}

export function packParts(
  box: Box,
  printing: Printing,
  leaflets: Leaflets,
  settings: PrintSettings,
  measure: LineMeasure,
): readonly PrintPart[] {
  if (settings.form === 'cards') return setsOf(settings).map(set => singlesPart(printing, settings, set));
  if (settings.extent === 'cards') return setsOf(settings).map(set => cardsPart(box, printing, settings, set));
  if (printing.pack.length === 0) return withoutCards(box, printing, leaflets, settings, measure);
  return wholeBox(box, printing, leaflets, settings, measure);
}
