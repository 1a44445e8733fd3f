/** No hint and no review contradicts or ignores its play: every sentence is compared with the position. */
import type { Match } from '@parlour/kernel/match';
import { situationAt } from '@parlour/players/player';
import { checkSentences, judgeText, type SaidAt, type SentenceClaim } from '@parlour/players/tests/sentence-checks';
import { expect, it } from 'vitest';
import { CARDS, type Card, indexOf, NATION_NAMES, NATIONS, nationOf, titleOf } from '../../pack/pack.ts';
import { nationsStage, playStage } from '../../players/tests/fixtures.ts';
import { nationsReviewer } from '../review/review.ts';
import { nations } from '../rules/nations.ts';
import { cardsOf, type NationsParts, partnerOf, starNation, titlesDealt, turnOf } from '../rules/state.ts';

type At = SaidAt<NationsParts>;

const CARD = '([Tt]he (?:Map|Man|Woman|Child|\\d+) of \\w+)';
const SHARE = '(in none|in all layouts|in \\d+ of 100 layouts|in \\d+ of 100|in \\d+)';
const COUNTS = 'in (\\d+) of 100 layouts(?: \\(\\w+ in (\\d+)\\))?';

const cardNamed = (name: string | undefined): Card | undefined =>
  CARDS.find(card => titleOf(card).toLowerCase() === name?.toLowerCase());
const shareOf = (share: string | undefined): number =>
  share === 'in none' ? 0 : share === 'in all layouts' ? 100 : Number(share?.split(' ')[1]);

const nationIn = (card: Card): string => card.slice(0, 2);
const isHigher = (card: Card, than: Card): boolean =>
  nationIn(card) === nationIn(than) && indexOf(card) > indexOf(than);
const starOf = ({ state }: At): string => NATIONS[starNation(state)]!;
const handOf = ({ state, seat }: At, step: number): Card[] => cardsOf(state.hands, (seat + step) & 3) as Card[];
const others = (at: At): Card[] => [1, 2, 3].flatMap(step => handOf(at, step));
const opponents = (at: At): Card[] => [1, 3].flatMap(step => handOf(at, step));
const trickOf = ({ view }: At): Card[] => view.table.trick.map(({ card }) => card as Card);
const wins = (at: At, card: Card, over: Card): boolean =>
  isHigher(card, over) || (nationIn(card) === starOf(at) && nationIn(over) !== starOf(at));
const bestOf = (at: At): Card | undefined =>
  trickOf(at).reduce<Card | undefined>((best, card) => (!best || wins(at, card, best) ? card : best), undefined);
const isPartners = (at: At): boolean => trickOf(at).length > 1 && bestOf(at) === trickOf(at).at(-2);
const takesNow = (at: At, card: Card): boolean => bestOf(at) === undefined || wins(at, card, bestOf(at)!);

const isPlay = (at: At, name: string | undefined): boolean =>
  at.play.do === 'card' && cardNamed(name) === (at.play.card as Card);
/** Names the play it is for, and another legal one: the one compared with, if any. */
const compares = (at: At, card: string | undefined, other: string | undefined): boolean => {
  const named = cardNamed(other)!;
  const isLegal = at.plays.some(play => play.do === 'card' && play.card === named);
  const isAsked = at.other?.do !== 'card' || at.other === at.play || sameAs(at, at.other.card as Card, at.play);
  return isPlay(at, card) && !isPlay(at, other) && isLegal && (isAsked || at.other?.card === named);
};
const sameAs = (_: At, card: Card, play: At['play']): boolean => play.do === 'card' && play.card === card;
const isMore = (one: string | undefined, other: string | undefined): boolean => shareOf(one) > shareOf(other);

const CLAIMS: readonly SentenceClaim<NationsParts>[] = [
  [
    new RegExp(`^${CARD} takes this trick ${SHARE}, ${CARD} ${SHARE}\\.$`),
    (at, card, share, other, rest) =>
      compares(at, card, other) &&
      isMore(share, rest) &&
      takesNow(at, cardNamed(card)!) &&
      (shareOf(rest) === 0 || takesNow(at, cardNamed(other)!)),
  ],
  [
    new RegExp(`^${CARD} takes this trick, and ${CARD} doesn’t\\.$`),
    (at, card, other) =>
      compares(at, card, other) &&
      takesNow(at, cardNamed(card)!) &&
      (trickOf(at).length < 3 || !takesNow(at, cardNamed(other)!)),
  ],
  [
    new RegExp(`^(Partner|Your side) takes this trick after ${CARD} ${SHARE}, after ${CARD} ${SHARE}\\.$`),
    (at, _, card, share, other, rest) => compares(at, card, other) && isMore(share, rest),
  ],
  [
    new RegExp(`^${CARD} leaves this trick to partner, and ${CARD} doesn’t\\.$`),
    (at, card, other) =>
      compares(at, card, other) &&
      !(trickOf(at).length > 0 && takesNow(at, cardNamed(card)!)) &&
      takesNow(at, cardNamed(other)!),
  ],
  [
    new RegExp(`^Partner takes ${CARD} with a Star ${SHARE}, ${CARD} ${SHARE}\\.$`),
    (at, card, share, other, rest) =>
      compares(at, card, other) &&
      isMore(share, rest) &&
      trickOf(at).length === 0 &&
      nationIn(cardNamed(card)!) !== starOf(at),
  ],
  [
    new RegExp(`^${CARD} draws Stars from the opponents ${SHARE}, ${CARD} ${SHARE}\\.$`),
    (at, card, share, other, rest) =>
      compares(at, card, other) &&
      isMore(share, rest) &&
      nationIn(cardNamed(card)!) === starOf(at) &&
      trickOf(at).length === 0,
  ],
  [
    new RegExp(`^${CARD} costs the opponents a Star ${SHARE}, ${CARD} ${SHARE}\\.$`),
    (at, card, share, other, rest) =>
      compares(at, card, other) &&
      isMore(share, rest) &&
      nationIn(cardNamed(card)!) !== starOf(at) &&
      trickOf(at).length === 0,
  ],
  [
    new RegExp(`^Your (.+?) takes a later trick ${SHARE} after ${CARD}, ${SHARE} after ${CARD}\\.$`),
    (at, kept, share, card, rest, other) =>
      compares(at, card, other) &&
      isMore(share, rest) &&
      handOf(at, 0).includes(cardNamed(`the ${kept}`)!) &&
      !isPlay(at, `the ${kept}`),
  ],
  [
    new RegExp(`^${CARD} keeps ${CARD}, which takes a later trick ${SHARE}\\.$`),
    (at, card, other, share) => compares(at, card, other) && shareOf(share) > 0,
  ],
  [
    new RegExp(
      `^(?:(?:You take more|Partner takes more|The opponents take fewer) tricks (?:later|with Stars|in \\w+)|Your side does better) after ${CARD} than after ${CARD}: ${COUNTS}\\.$`,
    ),
    (at, card, other, more, fewer = '0') => compares(at, card, other) && Number(more) > Number(fewer),
  ],
  [
    new RegExp(`^It’s close: ${CARD} does better than ${CARD} in \\d+ of 100 layouts, and worse in \\d+\\.$`),
    (at, card, other) => compares(at, card, other),
  ],
  [
    new RegExp(`^In 100 layouts, ${CARD} comes to the same as ${CARD}\\.$`),
    (at, card, other) => compares(at, card, other),
  ],
  [new RegExp(`^${CARD} is the only card you may play\\.$`), (at, card) => isPlay(at, card) && at.plays.length === 1],
  [new RegExp(`^${CARD} does as well as any other card you may play\\.$`), (at, card) => isPlay(at, card)],
  [
    new RegExp(`^${CARD} and ${CARD} come to the same\\.$`),
    (at, card, other) => isPlay(at, card) && at.other?.do === 'card' && !isPlay(at, other),
  ],
  [
    /^Partner has a third title in (\d+) of 100 layouts, and the call then wins the game at once\.$/,
    ({ play, state, seat }, times) => play.do === 'call' && titlesDealt(state, seat) === 2 && Number(times) > 0,
  ],
  [
    /^With three titles of your own, the call wins the game\.$/,
    ({ play, state, seat }) => play.do === 'call' && titlesDealt(state, seat) > 2,
  ],
  [
    /^You hold two titles and partner has shown a third, so the call wins the game\.$/,
    ({ play, state, seat }) => play.do === 'call' && titlesDealt(state, partnerOf(seat)) > 0,
  ],
  [
    /^(The opponents have the other two titles|Partner has no Stars), so a call would fail\.$/,
    ({ play, other }) => play.do !== 'call' && other?.do === 'call',
  ],
  [/^Before titles are counted, the opponents win with (\d+) tricks?\.$/, () => true, 'support'],

  [
    new RegExp(`^${CARD} is the highest left of (\\w+)\\.$`),
    (at, card) =>
      isPlay(at, card) && trickOf(at).length === 0 && !others(at).some(each => isHigher(each, cardNamed(card)!)),
    'support',
  ],
  [
    /^No opponent has a Star to take it with\.$/,
    at => !opponents(at).some(card => nationIn(card) === starOf(at)),
    'support',
  ],
  [/^The players who are out of it have no Stars\.$/, () => true, 'support'],
  [
    /^The others have (\d+) more to follow with\.$/,
    (at, n) =>
      at.play.do === 'card' &&
      others(at).filter(card => nationIn(card) === nationIn((at.play as { card: Card }).card)).length === Number(n),
    'support',
  ],
  [
    /^The others have (\d+) Stars? left\.$/,
    (at, n) => others(at).filter(card => nationIn(card) === starOf(at)).length === Number(n),
    'support',
  ],
  [
    /^(?:None of them is higher|It is lower)\.$/,
    at => at.play.do === 'card' && !others(at).some(card => isHigher(card, (at.play as { card: Card }).card)),
    'support',
  ],
  [
    new RegExp(`^No one else has a Star left, so ${CARD} takes the trick\\.$`),
    (at, card) => isPlay(at, card) && !others(at).some(each => nationIn(each) === starOf(at)),
    'support',
  ],
  [
    new RegExp(`^Partner is out of (\\w+) and may take ${CARD} with a Star\\.$`),
    (at, of, card) =>
      isPlay(at, card) && !handOf(at, 2).some(each => NATION_NAMES[NATIONS[nationOf(indexOf(each))]!] === of),
    'support',
  ],
  [/^Partner has led (\w+) before\.$/, at => trickOf(at).length === 0, 'support'],
  [new RegExp(`^${CARD} heads a row in your hand\\.$`), (at, card) => isPlay(at, card), 'support'],
  [/^Of its nation, only .+ can beat it\.$/, () => true, 'support'],
  [
    new RegExp(`^${CARD} is your (?:only card|last) of (\\w+)\\.$`),
    (at, card) =>
      isPlay(at, card) && handOf(at, 0).filter(each => nationIn(each) === nationIn(cardNamed(card)!)).length === 1,
    'support',
  ],
  [
    /^Next time it is led, you have (\d+) Stars?\.$/,
    (at, n) => handOf(at, 0).filter(card => nationIn(card) === starOf(at)).length === Number(n),
    'support',
  ],
  [
    /^Partner’s (.+) can still be beaten\.$/,
    (at, card) =>
      isPartners(at) &&
      titleOf(bestOf(at)!) === `the ${card}` &&
      at.play.do === 'card' &&
      takesNow(at, at.play.card as Card),
    'support',
  ],
  [
    new RegExp(`^Partner has the trick with ${CARD}, and (?:you play last|no opponent can beat it by following)\\.$`),
    (at, card) =>
      isPartners(at) &&
      bestOf(at) === cardNamed(card) &&
      at.play.do === 'card' &&
      !takesNow(at, at.play.card as Card) &&
      !handOf(at, 1).some(each => trickOf(at).length < 3 && isHigher(each, bestOf(at)!)),
    'support',
  ],
  [
    /^You play last\.$/,
    at => trickOf(at).length === 3 && at.play.do === 'card' && takesNow(at, at.play.card as Card),
    'support',
  ],
  [
    /^No opponent can follow with a higher card\.$/,
    at => at.play.do === 'card' && !handOf(at, 1).some(each => isHigher(each, (at.play as { card: Card }).card)),
    'support',
  ],
  [/^Partner still plays\.$/, at => trickOf(at).length === 1, 'support'],
  [
    new RegExp(`^None of your cards beats ${CARD}\\.$`),
    (at, card) =>
      bestOf(at) === cardNamed(card) && !at.plays.some(play => play.do === 'card' && takesNow(at, play.card as Card)),
    'support',
  ],
  [
    /^No higher Star is left\.$/,
    at => at.play.do === 'card' && !others(at).some(each => isHigher(each, (at.play as { card: Card }).card)),
    'support',
  ],
];

it('every sentence speaks for its play, and is true', () => {
  const minds = nationsStage.characters.slice(2).map(character => ({ ...character, budget: 40 }));
  const { wrong, texts, byClaim } = checkSentences({
    game: nations,
    play: n =>
      playStage(
        nationsStage,
        [0, 1, 2, 3].map(seat => nationsStage.characters[(seat + n) % 2]!),
        `says ${n}`,
        53,
      ),
    minds,
    reviewer: { ...nationsReviewer, budget: 48 },
    claims: CLAIMS,
    every: 3,
    few: 60,
  });
  expect(wrong).toEqual([]);
  expect(texts).toBeGreaterThan(150);
  expect(byClaim.size).toBeGreaterThan(6);
});

it('notices a sentence that speaks against its play, ignores it, or is no reason', () => {
  const match = playStage(
    nationsStage,
    new Array(4).fill(nationsStage.characters[1]),
    'against',
    1,
  ) as Match<NationsParts>;
  const situation = situationAt(match as unknown as Match, turnOf(match.state), 'against', 0) as unknown as At;
  const [play, other] = situation.plays as readonly (At['play'] & { card: Card })[];
  const at = { ...situation, state: match.state, play: play! };
  const [own, least] = [titleOf(play!.card), titleOf(other!.card)];
  const capitalized = own.replace('the', 'The');
  for (const text of [
    `${capitalized} is the highest left of ${own.split(' ').at(-1)}.`,
    `${capitalized} protects ${least} against the Map of Africa.`,
    `${capitalized} is more than ${least}, which would do.`,
    `${capitalized} can be beaten.`,
    `${least.replace('the', 'The')} takes this trick in 61 of 100 layouts, ${own} in 22.`,
    `You take more tricks later after ${own} than after ${least}: in 10 of 100 layouts (fewer in 30).`,
    'You play last.',
  ])
    expect({ text, fault: judgeText(CLAIMS, at, text).fault }).toEqual({ text, fault: expect.any(String) });
  const good = `You take more tricks later after ${own} than after ${least}: in 30 of 100 layouts (fewer in 10).`;
  expect(judgeText(CLAIMS, at, good).fault).toBeUndefined();
});
