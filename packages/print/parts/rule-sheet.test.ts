/** What is read of a box on paper: the rule sheet and the booklet, in the type of the box. */
import type { ContentBlock, Leaflet } from '@parlour/games/shelf/leaflets';
import { loadLeaflets, parseSpans, plainText } from '@parlour/games/shelf/leaflets';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { boxParts } from '../box-parts.ts';
import { PAPERS, type Paper, type PrintedPage } from '../layout/paper.ts';
import { findMissingGlyphs } from '../pdf/pdf.ts';
import { DEFAULT_PRINT_SETTINGS } from '../settings.ts';
import { boxesWithCards, fonts, measure, prepareBox, printBoxForTest } from '../tests/print-boxes.ts';
import { imposedPages } from './booklet.ts';

const boxes = (await boxesWithCards()).map(({ id }) => id);

const textOf = (pages: readonly PrintedPage[]): string =>
  pages
    .map(({ svg }) => svg)
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Text is in lines and runs, so only its letters can be compared. */
const squeeze = (text: string): string =>
  text
    .replaceAll('&amp;', '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const rulesOf = async (id: string, changed = {}): Promise<readonly PrintedPage[]> =>
  assertDefined((await prepareBox(id, { paper: 'a4', ...changed })).parts.find(({ name }) => name === 'rules')).pages;

const blockTexts = (block: ContentBlock): readonly string[] => {
  if (block.is === 'text') return [block.text];
  return block.is === 'list' ? block.items : [block.says];
};
const textsOf = ({ parts }: Leaflet): string[] => parts.flatMap(({ blocks }) => blocks.flatMap(blockTexts));
const namesFile = (text: string): boolean => /(?<![\w/-])games\//.test(text);

describe.each(boxes)('the sheet of %s', id => {
  it('has all of how to play, every clause once, and the story', async () => {
    const { box, printing } = await prepareBox(id, { paper: 'a4' });
    const { howTo, sections, boxStory } = await loadLeaflets(box, printing);
    const text = squeeze(textOf(await rulesOf(id)));
    const told = [...howTo, ...(boxStory ? [boxStory] : [])].flatMap(textsOf).filter(each => !namesFile(each));
    const addresses = told.flatMap(each => parseSpans(each).flatMap(({ to }) => to ?? []));
    const missing = [
      ...told.filter(each => parseSpans(each).every(({ is }) => is !== 'link')).map(plainText),
      ...addresses,
    ]
      .concat(sections.flatMap(({ clauses }) => clauses.map(clause => clause.id + clause.text)))
      .filter(each => !text.includes(squeeze(each)));
    expect(missing).toEqual([]);
    expect(addresses.length).toBeGreaterThan(0);
  });

  it('has its clauses in the order of their numbers, the printed ones before the rulings', async () => {
    const { box, printing } = await prepareBox(id, { paper: 'a4' });
    const text = textOf(await rulesOf(id));
    for (const { clauses } of (await loadLeaflets(box, printing)).sections)
      for (const isRuling of [false, true]) {
        const numbered = clauses.filter(({ ruling }) => ruling === isRuling).map(clause => clause.id);
        const places = numbered
          .sort((one, other) => Number.parseInt(one.split('-')[1]!, 10) - Number.parseInt(other.split('-')[1]!, 10))
          .map(clause => text.indexOf(` ${clause} `));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }
  });

  it('begins with the players, the time and the age of every game', async () => {
    const { box } = await prepareBox(id, { paper: 'a4' });
    const text = textOf((await rulesOf(id)).slice(0, 1));
    for (const { seats, onPaper } of box.games) {
      const players = seats[1] === 1 ? '1 player' : `${[...new Set(seats)].join('–')} players`;
      const [shortest, longest] = onPaper!.minutes;
      expect(text).toContain(`${players}, about ${shortest}–${longest} minutes, from about ${onPaper!.age} years`);
    }
  });

  it('names no file of the program, and the site only if readers can reach one', async () => {
    const { box, printing } = await prepareBox(id, { paper: 'a4' });
    expect(textOf(await rulesOf(id))).not.toMatch(/(?<![\w/-])games\/|people who run|offender|\bseats?\b/i);
    const job = { settings: DEFAULT_PRINT_SETTINGS, measure, address: 'https://parlour.example' };
    const parts = boxParts(box, printing, await loadLeaflets(box, printing), job);
    expect(textOf(parts.flatMap(({ pages }) => pages))).toContain('people who run https://parlour.example.');
  });
});

it.each(boxes)('%s: its small cards have no strokes closer than a laser prints them apart', async id => {
  const svg = (await rulesOf(id, { press: 'black' })).map(page => page.svg).join('');
  expect(svg.match(/<path [^>]*stroke-dasharray="[0-3](\.\d+)? [^>]*>/)).toBeNull();
});

describe('the type of a box', () => {
  it.each([
    ['kan-u-go', 'Limelight'],
    ['kit-and-kat', 'Special Elite'],
  ])('%s: every page but the cards is set in %s', async (id, family) => {
    const { parts } = await prepareBox(id, { paper: 'a4' });
    for (const { name, pages } of parts) {
      const svg = pages.map(({ svg }) => svg).join('');
      expect(svg, name).toContain(`font-family="${family},`);
      expect(svg, name).not.toContain('IM FELL');
    }
  });

  it('says KAN-U-GO on the box, with a bar in every G', async () => {
    const { parts } = await prepareBox('kan-u-go', { paper: 'a4' });
    const net = assertDefined(parts.at(-1)?.pages.at(-1)).svg;
    const title = />KAN-U-GO<\/text><g transform="[^"]*"><path d="[^"]*" fill="#ffffff"\/>/g;
    expect(net.match(title)).toHaveLength(3);
    expect(net).not.toContain('Kan-U-Go');
  });
});

describe('boxes to fold', () => {
  it.each(['a4', 'letter'] as const)('on %s one holds any pack of its true size', async paper => {
    for (const id of boxes)
      expect((await prepareBox(id, { paper })).parts.map(({ name }) => name)).toContain('a box to fold');
  });

  it('for a pack that needs several are told apart by their labels', async () => {
    const { parts } = await prepareBox('kit-and-kat', { paper: 'a4', print: 'large' });
    const [, ...nets] = assertDefined(parts.find(({ name }) => name.endsWith('boxes to fold'))).pages;
    expect(nets.length).toBeGreaterThan(1);
    for (const [i, { svg }] of nets.entries())
      expect(svg).toContain(`>Kit and Kat in Nuerland: ${i + 1} of ${nets.length}<`);
  });
});

describe('a booklet', () => {
  it('has its pages where they come in order when the sheets are folded into each other', () => {
    expect(imposedPages(4)).toEqual([
      [3, 0],
      [1, 2],
    ]);
    expect(imposedPages(8)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
  });

  it.each(boxes)('%s: tells what the sheet tells, two pages a side, turned over the short edge', async id => {
    for (const paper of Object.keys(PAPERS) as Paper[]) {
      const { parts, leaves, bytes } = await printBoxForTest(id, { form: 'booklet', paper });
      const { width, height } = PAPERS[paper];
      expect(parts.map(({ name }) => name)).toEqual([
        `booklet of ${leaves.length * 2} pages, ${paper === 'a4' ? 'A5' : 'half letter'}`,
      ]);
      expect(leaves.length % 2).toBe(0);
      for (const { size } of leaves) expect(size).toEqual({ width: height, height: width });
      expect(findMissingGlyphs(leaves, fonts)).toEqual([]);
      expect(Buffer.from(bytes).toString('latin1')).toContain('/Duplex /DuplexFlipShortEdge');
      const { box, printing } = await prepareBox(id, { paper });
      const { howTo } = await loadLeaflets(box, printing);
      const text = squeeze(textOf(leaves));
      const told = howTo.flatMap(textsOf).filter(each => parseSpans(each).every(({ is }) => is !== 'link'));
      // Pages are out of order, but no paragraph is divided between two.
      expect(told.filter(each => !text.includes(squeeze(plainText(each))))).toEqual([]);
    }
  });
});

it('names the author of what was borrowed', async () => {
  expect(textOf(await rulesOf('kan-u-go'))).toContain('The knight is by Skoll, game-icons.net, CC BY 3.0.');
});
