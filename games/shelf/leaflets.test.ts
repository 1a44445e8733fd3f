/** Leaflets name existing cards and clauses; every game has a leaflet and every box a story. */
import { defaultsOf } from '@parlour/kernel/options';
import { describe, expect, it } from 'vitest';
import { type ContentBlock, type Leaflet, loadClauseSections, loadHowTo, parseSpans, plainText } from './leaflets.ts';
import { readShelfData } from './node-files.ts';
import { type Box, shelf } from './shelf.ts';

const blocksOf = (leaflets: readonly Leaflet[]): ContentBlock[] =>
  leaflets.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks));

const cardsIn = (block: ContentBlock): readonly string[] => {
  if (block.is === 'cards') return block.cards;
  return block.is === 'grid' ? block.rows.flatMap(row => [...row].filter(letter => letter !== '.')) : [];
};

const textsIn = (block: ContentBlock): readonly string[] => {
  if (block.is === 'text') return [block.text];
  return block.is === 'list' ? block.items : [block.says];
};

const leafletsOf = async (box: Box): Promise<readonly Leaflet[]> => [
  ...(await loadHowTo(box)),
  ...(box.boxStory ? [await box.boxStory()] : []),
];

describe.each(shelf.map(box => ({ id: box.id, box })))('the leaflets of $id', ({ box }) => {
  it('tell how each of its games is played, with what people ask', async () => {
    const { pack } = await box.print(defaultsOf(box.games[0]!.options), readShelfData);
    for (const { id } of box.games) {
      const titles = (await loadHowTo(box, id)).flatMap(({ parts }) => parts.map(({ title }) => title));
      for (const part of [/pack|before/i, /^The end$/, /^What people ask$/])
        expect([id, titles.some(title => part.test(title))]).toEqual([id, true]);
      const isShown = blocksOf(await loadHowTo(box, id)).some(({ is }) => is === 'cards' || is === 'grid');
      expect([id, isShown || pack.length === 0]).toEqual([id, true]);
    }
  });

  it('name the playing time that the box tells', async () => {
    for (const { id, minutes } of box.games) {
      const texts = blocksOf(await loadHowTo(box, id)).flatMap(textsIn);
      for (const [, ...named] of texts.join(' ').matchAll(/Against computer players (\d+) to (\d+) minutes/g))
        expect([id, ...named.map(Number)]).toEqual([id, ...minutes]);
    }
  });

  it('show cards of its pack, and name clauses of its sheet', async () => {
    const { art } = await box.print(defaultsOf(box.games[0]!.options), readShelfData);
    const sheets = await Promise.all(box.games.map(game => game.clauses()));
    const clauses = new Set(sheets.flat().map(({ id }) => id));
    for (const block of blocksOf(await leafletsOf(box))) {
      for (const card of cardsIn(block)) expect(art.cards).toContain(card);
      for (const text of textsIn(block)) {
        for (const [clause] of text.matchAll(/\b[A-Z][A-Z0-9]-\d+r?\b/g)) expect(clauses).toContain(clause);
        expect(text).not.toMatch(/`|\breferee\b|\boption/i);
      }
    }
  });

  it('tell its story: makers, doubts, whose work is in it, and where to send a correction', async () => {
    const { parts } = await box.boxStory!();
    const titles = parts.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Who made it, and when', 'Whose work is in it', 'If you know better']),
    );
    const story = parts.flatMap(({ blocks }) => blocks.flatMap(textsIn)).join(' ');
    expect(story).toMatch(/\*Attested\.\*/);
    expect(story).toContain(`games/${box.id}/STORY.md`);
  });

  it('has every clause of every game once under the headings of its rule book', async () => {
    const shown = (await loadClauseSections(box)).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
    for (const { id, clauses } of box.games) {
      const named = (await loadClauseSections(box, id)).flatMap(section => [...section.clauses, ...section.also]);
      expect(named.map(clause => clause.id).sort()).toEqual((await clauses()).map(clause => clause.id).sort());
    }
  });
});

describe('a text', () => {
  it('has terms and addresses in it', () => {
    expect(parseSpans('a *Star*, see [there](https://a.org/b).')).toEqual([
      { text: 'a ' },
      { text: 'Star', is: 'term' },
      { text: ', see ' },
      { text: 'there', is: 'link', to: 'https://a.org/b' },
      { text: '.' },
    ]);
    expect(plainText('a *Star*, see [there](https://a.org/b).')).toBe('a Star, see there.');
  });

  it('leads nowhere but to addresses of the web, and to parts of its page', () => {
    expect(parseSpans('[x](#part)')).toEqual([{ text: 'x', is: 'link', to: '#part' }]);
    expect(parseSpans('[x](javascript:alert(1))')).toEqual([{ text: '[x](javascript:alert(1))' }]);
  });
});
