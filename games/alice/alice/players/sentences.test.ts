/** No hint and no review contradicts or ignores its play: every sentence is compared with the position. */
import type { Game } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { checkSentences, type SaidAt, type SentenceClaim } from '@parlour/players/tests/sentence-checks';
import { expect, it } from 'vitest';
import { aliceReviewer } from '../review/review.ts';
import { alice } from '../rules/alice.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading, PACK } from '../rules/pack.ts';
import type { AliceParts } from '../rules/state.ts';
import { aliceCharacters } from './characters.ts';
import { missingFor, phraseOf } from './reasons.ts';

type At = SaidAt<AliceParts>;

const CLOSE = 6;
const SHARE = 'in (\\d+) of 100 layouts';

const cardNamed = (at: At, phrase = ''): Card | undefined =>
  PACK.find(card => phraseOf(at, card).toLowerCase() === phrase.toLowerCase());
const seatNamed = (name = ''): number => Number(name.replace('Seat ', ''));
const number = (text = ''): number => (text === 'none' ? 0 : Number(text));

const holds = (at: At, who: string | undefined, card: string | undefined): boolean =>
  at.state.hands[seatNamed(who)]!.includes(cardNamed(at, card)!);
const asks = ({ play }: At, who: string | undefined, card: Card | undefined): boolean =>
  play.do === 'ask' && play.of === seatNamed(who) && play.card === card;
const lays = (at: At, leading: string | undefined): boolean =>
  at.play.do === 'expose' && at.play.card === cardNamed(at, leading);
const nameOf = (at: At, play: AlicePlay): string =>
  play.do === 'stop'
    ? 'stopping'
    : play.do === 'expose'
      ? `laying out ${phraseOf(at, play.card)}`
      : `asking Seat ${play.of} for ${phraseOf(at, play.card)}`;
/** Names the play it is for, and a legal one: the one compared with, if any. */
const compares = (at: At, best: string | undefined, other: string | undefined): boolean => {
  const legal = at.plays.map(play => nameOf(at, play));
  const given =
    at.other === undefined || nameOf(at, at.other) === nameOf(at, at.play) ? undefined : nameOf(at, at.other);
  return best === nameOf(at, at.play) && legal.includes(other!) && other !== best && (given ?? other) === other;
};
const isAskable = (at: At, who: string | undefined, card: string | undefined): boolean =>
  at.plays.some(play => play.do === 'ask' && play.of === seatNamed(who) && play.card === cardNamed(at, card));

/** Every question the seat could ask, as far as it is compared. */
const holders: SentenceClaim<AliceParts>[1] = (
  at,
  who,
  card,
  times,
  sameWho,
  sameTimes,
  otherWho,
  otherCard,
  otherTimes,
) => {
  if (!asks(at, who, cardNamed(at, card))) return false;
  const rest = number(sameTimes ?? otherTimes ?? 'none');
  const isOther =
    sameWho === undefined ? otherWho === undefined || isAskable(at, otherWho, otherCard) : isAskable(at, sameWho, card);
  return isOther && number(times) - rest >= CLOSE;
};
const HOLDERS = `(Seat \\d+) has (.+?) ${SHARE}(?:, (Seat \\d+) in (none|\\d+)|; (Seat \\d+) has (.+?) in (none|\\d+))?\\.$`;
const SETS = `all of (.+?) without a “no” ${SHARE}(?:, all of (.+?) in (\\d+))?\\.$`;

const CLAIMS: readonly SentenceClaim<AliceParts>[] = [
  [new RegExp(`^${HOLDERS}`), holders],
  [/^(Seat \d+) has (.+) in all 100 layouts\.$/, (at, who, card) => asks(at, who, cardNamed(at, card))],
  [
    new RegExp(`^It’s close: ${HOLDERS}`),
    (at, who, card, times, _, same, __, ___, other) =>
      asks(at, who, cardNamed(at, card)) && number(same ?? other ?? 'none') - number(times) < 3 * CLOSE,
  ],
  [
    new RegExp(`^You get ${SETS}`),
    (at, leading, times, _, other = 'none') => lays(at, leading) && number(times) - number(other) >= CLOSE,
  ],
  [
    new RegExp(`^It’s close: You get ${SETS}`),
    (at, leading, times, _, other = 'none') => lays(at, leading) && number(other) - number(times) < 3 * CLOSE,
  ],
  [
    new RegExp(`^Your likeliest set, (.+), brings a “no” ${SHARE}\\.$`),
    (at, leading, times) =>
      at.play.do === 'stop' && at.view.hand!.includes(cardNamed(at, leading)!) && number(times) > 25,
  ],
  [
    /^(Seat \d+) is the only player you can ask for (.+)\.$/,
    (at, who, card) => asks(at, who, cardNamed(at, card)) && at.plays.length === 1,
  ],
  [/^(.+) is your only Leading card\.$/, (at, leading) => lays(at, leading) && at.plays.length === 1],
  [
    /^(Seat \d+) (?:must have|has) (.+)\.$/,
    (at, who, card) =>
      holds(at, who, card) &&
      (asks(at, who, cardNamed(at, card)) ||
        (at.play.do === 'expose' && missingFor(at, at.play.card).includes(cardNamed(at, card)!))),
  ],
  [
    /^You have all three cards of (.+): the set needs no question\.$/,
    (at, leading) => lays(at, leading) && missingFor(at, cardNamed(at, leading)!).length === 0,
  ],
  [/^Only you can ask for (.+), so it can wait while the others lose cards\.$/, ({ play }) => play.do === 'stop'],
  [
    /^As far as you remember, (Seat \d+) is likeliest to have (.+)\.$/,
    (at, who, card) => asks(at, who, cardNamed(at, card)),
  ],
  [/^As far as you remember, (.+) is the likeliest set\.$/, (at, leading) => lays(at, leading)],
  [/^You don’t know where to find a whole set\.$/, ({ play }) => play.do === 'stop'],
  [
    new RegExp(`^You complete a set this turn ${SHARE} by (.+), in (\\d+) by (.+)\\.$`),
    (at, times, best, timesOther, other) => compares(at, best, other) && number(times) > number(timesOther),
  ],
  [
    new RegExp(`^You (?:make more sets|do better) by (.+) than by (.+): ${SHARE}(?: \\(\\w+ in (\\d+)\\))?\\.$`),
    (at, best, other, more, fewer = 'none') => compares(at, best, other) && number(more) > number(fewer),
  ],
  [
    new RegExp(`^It’s close: (.+) does better than (.+) ${SHARE}, and worse in \\d+\\.$`),
    (at, best, other) => compares(at, best, other),
  ],
  [/^In 100 layouts, (.+) comes to the same as (.+)\.$/, (at, best, other) => compares(at, best, other)],
  [/^There was no other play\.$/, ({ plays }) => plays.length === 1],

  [
    /^(.+?) can (?:only )?be among (.+)\.$/,
    (at, card, places) =>
      !at.state.hands.some((hand, seat) => hand.includes(cardNamed(at, card)!) && !places!.includes(`Seat ${seat}`)),
    'support',
  ],
  [/^(\d+) of the others can have (.+)\.$/, () => true, 'support'],
  [
    /^No one has asked for (.+) yet\.$/,
    (at, cards) =>
      !PACK.some(
        card =>
          cards!.split(' or ').includes(phraseOf(at, card)) &&
          at.view.history.some(event => event.what === 'ask' && event.card === card),
      ),
    'support',
  ],
  [/^(Seat \d+|You) (said no to|asked|got|drew) .+(?:\d+ questions ago|the last question).*\.$/, () => true, 'support'],
  [/^(Seat \d+) had no cards left in hand\.$/, (at, who) => at.state.hands[seatNamed(who)]!.length === 0, 'support'],
  [/^It can’t have reached them since\.$/, () => true, 'support'],
  [/^Don’t ask (Seat \d+): .+\.$/, ({ play }, who) => play.do === 'ask' && play.of !== seatNamed(who), 'support'],
  [/^You already have (.+)\.$/, (at, card) => at.view.hand!.includes(cardNamed(at, card)!), 'support'],
  [
    /^A “no” would cost you (?:your last card|one of your (\d+) cards)\.$/,
    ({ play, view }, n = '1') => play.do === 'stop' && view.hand!.length === Number(n),
    'support',
  ],
  [
    /^(\d+) of them (?:is a Leading card|are Leading cards)\.$/,
    ({ view }, n) => view.hand!.filter(isLeading).length === Number(n),
    'support',
  ],
];

it('every sentence speaks for its play, and is true', () => {
  const game: Game = alice;
  const { wrong, texts, byClaim } = checkSentences({
    game: alice,
    play: n =>
      playMatch({
        game,
        options: defaultsOf(game.options),
        seating: { count: 3 + (n % 3) },
        players: Array.from({ length: 3 + (n % 3) }, (_, seat) => aliceCharacters[1 + ((seat + n) % 3)]!),
        seed: `says ${n}`,
        limit: 4000,
      }),
    minds: aliceCharacters.slice(2),
    reviewer: { ...aliceReviewer, budget: 96 },
    claims: CLAIMS,
    every: 9,
    few: 20,
  });
  expect(wrong).toEqual([]);
  expect(texts).toBeGreaterThan(50);
  expect(byClaim.size).toBeGreaterThan(6);
});
