import { readData } from '@parlour/games/shelf/node';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { beginMatch, put, statusOf } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import { expect, it } from 'vitest';
import { completionsOf, meaningOf, type Offer, offersOf, offersWith } from './meaning.ts';

type Asked = { readonly game: Game; readonly state: unknown; readonly seat: number; readonly offers: Offer[] };

/** A match after its deal, and whoever is asked first. */
async function dealt(id: string, seed: string): Promise<Asked> {
  const boxed = must(findGame(id));
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readData);
  const match = beginMatch(game, options, { count: boxed.seats[1] === 1 ? 1 : 4, dealer: 0 });
  while (statusOf(match).is === 'chance') {
    put(match, { by: 'chance', drew: game.draw(match.state, seeded(seed)) });
  }
  const status = statusOf(match);
  const seat = status.is === 'open' ? must(status.turn[0]) : 0;
  return { game, state: match.state, seat, offers: offersOf(game, match.state, seat, String) };
}

const meant = ({ game, state, seat, offers }: Asked, line: string) =>
  meaningOf(game, game.view(state, seat), offers, line);

it('takes a card by its short name or its name, in any case, by its beginning or by its number', async () => {
  const asked = await dealt('nations', 'cards');
  const { play, written, spoken } = must(asked.offers[0]);
  const name = must(spoken);
  const lines = [written, written.toUpperCase(), name, name.toUpperCase(), name.replace('the ', ''), '1'];
  for (const line of lines) expect(meant(asked, line), line).toEqual({ is: 'play', play });
});

it('asks which one, where a beginning may be several', async () => {
  const asked = await dealt('nations', 'cards');
  const [nation = ''] = must(asked.offers[0]).written.split('-');
  const meaning = meant(asked, `${nation}-`);
  expect(meaning.is === 'several' && meaning.offers.length).toBeGreaterThan(1);
  expect(meant(asked, 'no such card')).toEqual({ is: 'nothing' });
});

it('plays what is not permitted too, so that its clause is told, also by name', async () => {
  const asked = await dealt('nations', 'cards');
  const { game, state } = asked;
  const other = (asked.seat + 1) % 4;
  const [card = ''] = must(game.view(state, other).hand);
  const spoken = must(game.sayPlay?.(must(game.read(card)), String));
  const meaning = meaningOf(game, game.view(state, other), [], spoken);
  expect(meaning.is === 'play' && game.refuse(state, other, meaning.play)?.clause).toBe('NA-5');
});

it('a word alone is laid where it can be, and offered by number where it can be in several places', async () => {
  const asked = await dealt('kan-u-go', 'words');
  const { spoken = '' } = must(asked.offers.find(({ spoken = '' }) => spoken.length > 3));
  expect(['play', 'several']).toContain(meant(asked, spoken.toLowerCase()).is);
  expect(offersWith(asked.offers, 'exchange').every(({ play }) => play.do === 'exchange')).toBe(true);
});

it('completes commands and plays', async () => {
  const { offers } = await dealt('nations', 'cards');
  expect(completionsOf(['plays', 'help'], offers, 'pl')).toEqual(['plays']);
  expect(completionsOf([], offers, must(offers[0]).written.slice(0, 2)).length).toBeGreaterThan(0);
});
