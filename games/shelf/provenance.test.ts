/** The provenance of every box: valid, with cards and clauses that exist, and the sources that its story names. */
import { defaultsOf } from '@parlour/kernel/options';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readShelfData } from './node-files.ts';
import schema from './provenance.schema.json' with { type: 'json' };
import { cardFacts, citeSource, leafletTexts, linkedSources, numberFootnotes, type Provenance } from './provenance.ts';
import { findGame, shelf } from './shelf.ts';

const isValid = new Ajv2020({ formats: { date: true } }).compile(schema);

const sourceIdsOf = ({ facts, cards, ancestry }: Provenance): string[] =>
  [...facts, ...cards, ...ancestry].flatMap(({ sources }) => sources);

/** A new box has none until its author writes it. */
const known = shelf.filter(({ provenance }) => provenance);

describe.each(known.map(box => ({ id: box.id, box })))('the provenance of $id', ({ box }) => {
  it('is as the schema says', async () => {
    isValid(await box.provenance!(readShelfData));
    expect(isValid.errors).toBeNull();
  });

  it('names sources that it lists, each at least once, and gives attested facts one', async () => {
    const provenance = await box.provenance!(readShelfData);
    const texts = leafletTexts(await box.boxStory!());
    const used = new Set([...sourceIdsOf(provenance), ...linkedSources(provenance, texts)]);
    expect([...used].sort()).toEqual(Object.keys(provenance.sources).sort());
    for (const { text, standing, sources } of provenance.facts)
      expect([text, standing === 'attested' && sources.length === 0]).toEqual([text, false]);
    for (const { url } of Object.values(provenance.sources))
      if (url.startsWith('#')) expect(url).toBe('#the-sheet-we-play-by');
  });

  it('says something of every card, and names no card that the pack lacks', async () => {
    const provenance = await box.provenance!(readShelfData);
    const { pack } = await box.print(defaultsOf(box.games[0]!.options), readShelfData);
    for (const card of new Set(pack)) expect([card, cardFacts(provenance, card).length > 0]).toEqual([card, true]);
    for (const card of provenance.cards.flatMap(({ cards = [] }) => cards)) expect(pack).toContain(card);
  });

  it('shows what its games come from by clauses they have', async () => {
    for (const { game, shared } of (await box.provenance!(readShelfData)).ancestry) {
      expect(box.games.map(({ id }) => id)).toContain(game);
      const clauses = (await findGame(game)!.clauses()).map(({ id }) => id);
      for (const { clause } of shared) expect(clauses).toContain(clause);
    }
  });

  it('tells in its story how sure each statement is, and what attested statements rest on', async () => {
    const provenance = await box.provenance!(readShelfData);
    const { parts } = await box.boxStory!();
    for (const { title, blocks } of parts) {
      const isSheet = title === 'The sheet we play by';
      for (const text of leafletTexts({ title: '', games: [], parts: [{ title, blocks }] })) {
        if (!text.startsWith('*Attested.*') || isSheet || /^\*Attested\.\* Set \d/.test(text)) continue;
        expect([text, linkedSources(provenance, [text]).length > 0]).toEqual([text, true]);
      }
    }
  });
});

it('names sources of ancestors alike in all boxes, so that the family tree can show them together', async () => {
  const seen = new Map<string, unknown>();
  for (const box of known) {
    const { ancestry, sources } = await box.provenance!(readShelfData);
    for (const id of ancestry.flatMap(each => each.sources)) {
      expect([id, seen.get(id) ?? sources[id]]).toEqual([id, sources[id]]);
      seen.set(id, sources[id]);
    }
  }
});

it('numbers sources in the order in which a page names them, and cites them in full', async () => {
  const provenance = await shelf.find(({ id }) => id === 'kan-u-go')!.provenance!(readShelfData);
  const notes = numberFootnotes(provenance, ['vam', 'sheet', 'vam', 'wopc']);
  expect(notes.map(({ id, number }) => `${number} ${id}`)).toEqual(['1 vam', '2 sheet', '3 wopc']);
  expect(notes.map(({ source }) => citeSource(source))).toEqual([
    'Kan-U-Go, The Crossword Card Game. Victoria and Albert Museum, O26666. https://collections.vam.ac.uk/item/O26666',
    '“Rules of Kan-U-Go and Kan-U-Go-Alone”, booklet of 1937, as a scan without its pictures.',
    'Tony Hall, Word Making and Word Taking. The World of Playing Cards. https://www.wopc.co.uk/members/tony-hall/word-making-and-word-taking',
  ]);
});
