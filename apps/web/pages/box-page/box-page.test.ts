import { findGame, shelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pagePlatform } from '../../app/page-platform.tsx';
import { cacheLid } from '../../lib/box-assets.ts';
import { cacheBoxExtras, loadBoxExtras } from '../../lib/box-extras.ts';
import { beginnerTerms, canPlayHotSeat, defaultTerms } from '../../table/create-table.ts';
import { setPlatform } from '../../table/platform.ts';
import { GameOptionsForm } from '../../ui/form-fields.tsx';
import { HotSeatPage } from '../friends/same-room-page.tsx';
import { BoxPage } from './box-page.tsx';

/** The router reads the address while it loads. */
vi.hoisted(() => {
  vi.stubGlobal('location', new URL('http://parlour.invalid/'));
  vi.stubGlobal('addEventListener', () => undefined);
});

beforeAll(() => {
  setPlatform(pagePlatform);
  for (const { id } of shelf) cacheLid(id, '<svg></svg>');
});

const gameOf = (id: string) => assertDefined(findGame(id));
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');

describe.each(shelf)('the page of the box $title', box => {
  const pageOf = (game: string): string =>
    renderToString(h(BoxPage, { named: game === box.games[0]?.id ? { box: box.id } : { box: box.id, game } }));

  it('tells for how many each game is, how long it takes and how hard it is', () => {
    for (const game of box.games) {
      const text = textOf(pageOf(game.id));
      expect(text).toContain(game.about);
      expect(text).toMatch(/\d players?\d+–\d+ min(Easy|Medium|Hard)/);
    }
  });

  it('links to the other games of the box', () => {
    for (const { id } of box.games.slice(1)) expect(pageOf(box.games[0]!.id)).toContain(`href="/box/${box.id}/${id}"`);
  });

  it('offers the same room only where people take turns, and friends where more than one can play', () => {
    for (const game of box.games) {
      const page = pageOf(game.id);
      expect(page.includes('Same room'), game.id).toBe(canPlayHotSeat(game));
      expect(page.includes('Play with friends'), game.id).toBe(game.seats[1] > 1);
      expect(page.includes('role="radiogroup"'), game.id).toBe(game.seats[1] > 1);
    }
  });

  it('shows how to play in four pictures, and who is at the table', async () => {
    const extras = await loadBoxExtras(box);
    cacheBoxExtras(box.id, extras);
    for (const { id, personas } of box.games) {
      const text = textOf(pageOf(id));
      expect(extras.steps[id]).toHaveLength(4);
      for (const { title } of extras.steps[id] ?? []) expect(text).toContain(title);
      if (personas) expect(text).toContain(assertDefined(extras.people[id]?.[0]).name);
    }
  });
});

it('a race is against easy players at first, and never in the same room', () => {
  expect(defaultTerms(gameOf('race')).level).toBe('easy');
  expect(defaultTerms(gameOf('nations')).level).toBe('normal');
  expect(renderToString(h(HotSeatPage, { named: { game: 'race' } }))).not.toContain('Start game');
  expect(renderToString(h(HotSeatPage, { named: { game: 'kan-u-go' } }))).toContain('Start game');
});

it('a first game of Kit and Kat is short, with three easy players', () => {
  expect(beginnerTerms(gameOf('kit-and-kat'))).toMatchObject({
    count: 3,
    level: 'easy',
    pace: 'thoughtful',
    options: { mistakes: 'called', books: 'five' },
  });
  expect(beginnerTerms(gameOf('nations'))).toMatchObject({ count: 4, level: 'easy' });
});

it('options are offered by words', () => {
  const game = gameOf('kan-u-go');
  const html = renderToString(h(GameOptionsForm, { game, terms: signal(defaultTerms(game)) }));
  const plurals = /Which plurals.*?<select.*?<\/select>/s.exec(html)?.[0] ?? '';
  expect(plurals.match(/(?<=<option[^>]*>)[^<]*/g)).toEqual(['all of them', 'all except verb forms', 'none']);
  expect(textOf(html)).not.toContain('verbs-allowed');
});
