/** A whole box on paper: the test sheet, the cards, the sheet of rules, the box to fold, the answers. Knows no game. */
import { fromAbove } from '@parlour/art/box';
import type { Press } from '@parlour/art/dress';
import { clauseSections, type Leaflets } from '@parlour/games/how-to';
import type { Box, Printing } from '@parlour/games/shelf';
import { answerPages } from './answer-sheet.ts';
import { cardPages } from './cards.ts';
import { inBlack } from './drawing.ts';
import type { Measure } from './lines.ts';
import { PAPERS, type Paper, type Point, type Print } from './paper.ts';
import { rulePages, seatsOf } from './rule-sheet.ts';
import { testPages } from './test-sheet.ts';
import { tuckBoxPages } from './tuck-box.ts';

export type Settings = {
  readonly paper: Paper;
  readonly press: Press;
  readonly print: Print;
  /** Millimetres that the backs are moved right and down. */
  readonly offset: Point;
};

const SCALES: Readonly<Record<Print, number>> = { usual: 1, large: 1.4 };

export type Part = { readonly name: string; readonly advice: string; readonly pages: readonly string[] };

function cardsPart(box: Box, { art, pack, dress }: Printing, { paper, press, print, offset }: Settings): Part {
  const worn = { ...dress, press };
  const pages = cardPages({
    title: box.title,
    paper: PAPERS[paper],
    size: art.size,
    scale: SCALES[print],
    faces: pack.map(card => art.face(card, worn)),
    back: art.back(worn),
    offset,
  });
  return { name: `the ${pack.length} cards`, advice: 'on card, both sides, turned over the long edge', pages };
}

/** For how many the games of a section are, where all are for as many. */
function seatsIn(box: Box, games: readonly string[]): string {
  const told = new Set(box.games.filter(({ id }) => games.includes(id)).map(({ seats }) => seatsOf(seats)));
  return told.size === 1 ? [...told][0]! : 'for all games of the box';
}

function rulesPart(box: Box, printing: Printing, leaflets: Leaflets, settings: Settings, measure: Measure): Part {
  const { credits, art, dress } = printing;
  const { paper, print, press } = settings;
  const foot = ['Parlour.', credits].filter(Boolean).join(' ');
  const { title, year, story } = box;
  const sections = clauseSections(box).map(section => ({ ...section, seats: seatsIn(box, section.games) }));
  const faces = { size: art.size, face: (card: string) => art.face(card, { ...dress, press }) };
  const { howTo, tale } = leaflets;
  const sheet = { title, year, story, leaflets: howTo, sections, tale, faces, paper: PAPERS[paper], print, foot };
  return { name: 'the sheet', advice: 'on plain paper', pages: rulePages(sheet, measure) };
}

/** Last of all, so that nothing comes on its back. */
function answersPart(box: Box, { answers }: Printing, { paper, print }: Settings, measure: Measure): Part[] {
  if (answers === undefined) return [];
  const story = 'What every card asks, what answers it, and what is to be known beside it.';
  const head = { title: 'The Answers', year: box.title, story, foot: 'Parlour.' };
  const pages = answerPages({ ...head, paper: PAPERS[paper], print }, answers, measure);
  return [{ name: 'the answers', advice: 'on plain paper, not for the players', pages }];
}

function boxPart(box: Box, { art, pack, dress }: Printing, { paper, press, print }: Settings): Part {
  const lid = press === 'black' ? inBlack(art.lid()) : art.lid();
  const { label, size, lid: cloth } = fromAbove(lid, art.lidSize);
  const scale = SCALES[print];
  const pages = tuckBoxPages({
    title: box.title,
    paper: PAPERS[paper],
    card: { width: art.size.width * scale, height: art.size.height * scale },
    cards: pack.length,
    label: { svg: label, size },
    back: { svg: art.back({ ...dress, press }), size: art.size },
    cloth,
  });
  const name = pages.length === 1 ? 'a box to fold' : `${pages.length} boxes to fold`;
  return { name, advice: 'on card, one side: cut the firm line, fold the broken ones', pages };
}

/** "Pages 3 to 14: the 52 cards", counted from the page after the given ones. */
export function pageNumbers(parts: readonly Part[], before = 0): string[] {
  const firsts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { pages }) => sum + pages.length, before + 1));
  return parts.map(({ pages }, i) => {
    const [first, last] = [firsts[i]!, firsts[i]! + pages.length - 1];
    return first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
  });
}

const TEST_PAGES = 2;

export function packParts(
  box: Box,
  printing: Printing,
  leaflets: Leaflets,
  settings: Settings,
  measure: Measure,
): readonly Part[] {
  const rest = [
    cardsPart(box, printing, settings),
    rulesPart(box, printing, leaflets, settings, measure),
    boxPart(box, printing, settings),
    ...answersPart(box, printing, settings, measure),
  ];
  const numbers = pageNumbers(rest, TEST_PAGES);
  const contents = rest.map(({ name, advice }, i) => `${numbers[i]}: ${name}, ${advice}.`);
  const test = testPages({ title: box.title, paper: PAPERS[settings.paper], offset: settings.offset, contents });
  return [{ name: 'the test sheet', advice: 'both sides of one sheet, before all others', pages: test }, ...rest];
}
