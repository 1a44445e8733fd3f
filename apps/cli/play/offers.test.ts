import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { applyInput, beginMatch, matchStatus } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { expect, it } from 'vitest';
import { completeLine, filterOffers, numberOffers, type Offer, parseTableInput } from './offers.ts';

type Asked = { readonly game: Game; readonly state: unknown; readonly seat: number; readonly offers: Offer[] };

/** A match after the deal, with the seat that acts first. */
async function dealt(id: string, seed: string): Promise<Asked> {
  const boxed = assertDefined(findGame(id));
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readShelfData);
  const match = beginMatch(game, options, { count: boxed.seats[1] === 1 ? 1 : 4, dealer: 0 });
  while (matchStatus(match).is === 'chance') {
    applyInput(match, { by: 'chance', drew: game.draw(match.state, seededRandom(seed)) });
  }
  const status = matchStatus(match);
  const seat = status.is === 'open' ? assertDefined(status.turn[0]) : 0;
  return { game, state: match.state, seat, offers: numberOffers(game, match.state, seat, String) };
}

const parse = ({ game, state, seat, offers }: Asked, line: string) =>
  parseTableInput(game, game.view(state, seat), offers, line);

it('takes a card by its short name or its name, in any case, by its beginning or by its number', async () => {
  const asked = await dealt('nations', 'cards');
  const { play, written, spoken } = assertDefined(asked.offers[0]);
  const name = assertDefined(spoken);
  const lines = [written, written.toUpperCase(), name, name.toUpperCase(), name.replace('the ', ''), '1'];
  for (const line of lines) expect(parse(asked, line), line).toEqual({ is: 'play', play });
});

it('asks which one, where a beginning may be several', async () => {
  const asked = await dealt('nations', 'cards');
  const [nation = ''] = assertDefined(asked.offers[0]).written.split('-');
  const meaning = parse(asked, `${nation}-`);
  expect(meaning.is === 'several' && meaning.offers.length).toBeGreaterThan(1);
  expect(parse(asked, 'no such card')).toEqual({ is: 'nothing' });
});

it('plays what is not permitted too, so that its clause is told, also by name', async () => {
  const asked = await dealt('nations', 'cards');
  const { game, state } = asked;
  const other = (asked.seat + 1) % 4;
  const [card = ''] = assertDefined(game.view(state, other).hand);
  const spoken = assertDefined(game.sayPlay?.(assertDefined(game.read(card)), String));
  const meaning = parseTableInput(game, game.view(state, other), [], spoken);
  expect(meaning.is === 'play' && game.refuse(state, other, meaning.play)?.clause).toBe('NA-5');
});

it('a word alone is laid where it can be, and offered by number where it can be in several places', async () => {
  const asked = await dealt('kan-u-go', 'words');
  const { spoken = '' } = assertDefined(asked.offers.find(({ spoken = '' }) => spoken.length > 3));
  expect(['play', 'several']).toContain(parse(asked, spoken.toLowerCase()).is);
  expect(filterOffers(asked.offers, 'exchange').every(({ play }) => play.do === 'exchange')).toBe(true);
});

it('completes commands and plays', async () => {
  const { offers } = await dealt('nations', 'cards');
  expect(completeLine(['plays', 'help'], offers, 'pl')).toEqual(['plays']);
  expect(completeLine([], offers, assertDefined(offers[0]).written.slice(0, 2)).length).toBeGreaterThan(0);
});
