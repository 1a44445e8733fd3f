/** No hint and no review contradicts or ignores its play: every sentence is compared with the position. */
import type { Game } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { checkSentences, type SaidAt, type SentenceClaim } from '@parlour/players/tests/sentence-checks';
import { expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import { isMistake } from '../review/decisions.ts';
import { kitReviewing } from '../review/review.ts';
import { bookOf, type Card, isOne, rankOf } from '../rules/cards.ts';
import type { Lay } from '../rules/judge.ts';
import { judgeShout } from '../rules/shout.ts';
import { type KitParts, topCards } from '../rules/state.ts';
import { kitCharacters } from './characters.ts';
import { nameOfLay } from './lay-reasons.ts';
import { distanceToTurn, nextCardOfBook } from './reasons.ts';

type At = SaidAt<KitParts>;

const CARD = '([A-N]\\d+)';
const number = (text = ''): number => (text === '' ? 0 : Number(text));

const played = ({ play }: At, card: string | undefined): boolean => play.do === 'play' && play.card === card;
const parked = ({ play }: At, card: string | undefined): boolean => play.do === 'lay' && play.card === card;
const shouted = ({ play, state }: At): boolean =>
  play.do === 'shout' && judgeShout(state, state.window!).is !== 'false';
/** Names the lay it is for, and another legal one: the one compared with, if any. */
const compares = (at: At, best: string | undefined, other: string | undefined): boolean => {
  const lays = at.plays.flatMap(play => (play.do === 'lay' ? nameOfLay(at.view, play) : []));
  const isGiven = at.other?.do === 'lay' && nameOfLay(at.view, at.other) !== best;
  return (
    at.play.do === 'lay' &&
    nameOfLay(at.view, at.play) === best &&
    best !== other &&
    lays.includes(other!) &&
    (!isGiven || nameOfLay(at.view, at.other as Lay) === other)
  );
};
/** Of a review: what was wrong with the play it is compared with, where the better one was right. */
const wasWrong = (at: At, card?: string): boolean =>
  at.other !== undefined &&
  isMistake(at.view, at.other) &&
  !isMistake(at.view, at.play) &&
  (card === undefined || (at.other.do === 'play' && at.other.card === card));
const held = ({ view }: At): Card[] => [...view.hand!, ...topCards(view.kittens[view.seat!]!)];

const CLAIMS: readonly SentenceClaim<KitParts>[] = [
  [new RegExp(`^${CARD} is a 1, and 1s come before anything else\\.$`), (at, card) => played(at, card) && isOne(card!)],
  [
    new RegExp(`^${CARD} fits and takes its book\\.$`),
    (at, card) => played(at, card) && rankOf(card!) === 10 && distanceToTurn(at.view, card!) === 0,
  ],
  [
    new RegExp(
      `^${CARD} goes on ${CARD}(?:, and an empty hand takes another packet|, and its place among your Kittens becomes free| and uncovers ${CARD})?\\.$`,
    ),
    (at, card, before) =>
      played(at, card) &&
      distanceToTurn(at.view, card!) === 0 &&
      bookOf(before!) === bookOf(card!) &&
      rankOf(before!) === rankOf(card!) - 1,
  ],
  [/^Nothing fits\.$/, at => at.play.do === 'pass' && !held(at).some(card => distanceToTurn(at.view, card) === 0)],
  [
    /^You take the next packet in (\d+) of 100 layouts after (.+), in (\d+) after (.+)\.$/,
    (at, times, best, timesOther, other) =>
      compares(at, best, other) && number(times) > number(timesOther) && at.view.packetsLeft > 0,
  ],
  [
    /^You take more packets after (.+) than after (.+): in (\d+) of 100 layouts(?: \(fewer in (\d+)\))?\.$/,
    (at, best, other, more, fewer) =>
      compares(at, best, other) && number(more) > number(fewer) && at.view.packetsLeft > 0,
  ],
  [
    /^It’s close: (.+) brings more packets than (.+) in \d+ of 100 layouts, and fewer in \d+\.$/,
    (at, best, other) => compares(at, best, other),
  ],
  [/^In 100 layouts, (.+) brings as many packets as (.+)\.$/, (at, best, other) => compares(at, best, other)],
  [
    new RegExp(`^${CARD} is the only card you can park\\.$`),
    (at, card) => parked(at, card) && at.view.hand!.length === 1,
  ],
  [
    new RegExp(`^${CARD} waits for ${CARD}(?: and (\\d+) more)?\\.$`),
    (at, card, next) => parked(at, card) && nextCardOfBook(at.view, card!) === next && rankOf(next!) < rankOf(card!),
  ],
  // Shouts
  [
    new RegExp(`^${CARD} was played out of order: its book was waiting for ${CARD}\\.$`),
    (at, card, next) => shouted(at) && bookOf(card!) === bookOf(next!),
  ],
  [
    new RegExp(
      `^${CARD} was (?:parked, but a 1 must be played before anything else|already in their hand when an earlier turn of theirs ended)\\.$`,
    ),
    at => shouted(at),
  ],
  [
    new RegExp(
      `^${CARD} (?:was in their hand when they played ${CARD}, and a 1 comes first|is in their open hand, but they did something else first)\\.$`,
    ),
    (at, one) => shouted(at) && isOne(one!),
  ],
  [/^There was a 1 on top of their Kittens, and it must be played before anything else\.$/, at => shouted(at)],
  [
    /^(?:They began because they had a 1|The last good shout showed that they have a 1), but they did something else before they played it\.$/,
    at => shouted(at),
  ],
  [
    /^(?:The only card you can't see is a 1, and it was|Of the \d+ cards you can't see, \d+ (?:is a 1, and it was|are 1s, and at least one of them was)) in their hand\.$/,
    at => shouted(at),
  ],
  [/^It’s close: there was no proof, and the turn was right in all 100 layouts\.$/, ({ play }) => play.do === 'shout'],
  // What was wrong
  [
    new RegExp(`^${CARD} was out of order: its book was waiting for ${CARD}\\.$`),
    (at, card, next) => wasWrong(at, card) && nextCardOfBook(at.view, card!) === next,
  ],
  [
    new RegExp(`^${CARD} was there to play, and a 1 comes before anything else\\.$`),
    (at, one) => wasWrong(at) && held(at).includes(one!),
  ],
  [
    /^There was no proof, and the turn was right in (\d+) of 100 layouts\.$/,
    (at, right) => at.play.do !== 'shout' && at.other?.do === 'shout' && number(right) > 50,
  ],
  [
    /^There was no proof, but the turn was wrong in (\d+) of 100 layouts\.$/,
    (at, wrong) => at.play.do === 'shout' && number(wrong) > 0,
  ],

  [/^Nothing was played out of order\.$/, at => at.other?.do === 'shout', 'support'],
  [/^(?:All \d+ cards from .+|.+) (?:was|were) in order\.$/, at => at.other?.do === 'shout', 'support'],
  [
    /^(?:None of the \d+ cards left in their hand has to be a 1|The card left in their hand doesn't have to be a 1|Nothing in their open hand had to come first|Their hand is empty)\.$/,
    at => at.other?.do === 'shout',
    'support',
  ],
  [/^A false shout (?:silences you for that turn|costs a card)\.$/, at => at.other?.do === 'shout', 'support'],
  [/^You kept it\.$/, at => at.play.do === 'play' && at.other?.do === 'lay', 'support'],
  [
    /^Nothing else fitted, and you had no ten to lose\.$/,
    at => wasWrong(at) && !at.view.hand!.some(card => rankOf(card) === 10),
    'support',
  ],
  [/^A player who noticed could have .+\.$/, at => wasWrong(at), 'support'],
  [/^A shout would have been good and won you a card\.$/, at => shouted(at) && at.other?.do !== 'shout', 'support'],

  [
    new RegExp(`^${CARD} is in (?:the same|an open) hand\\.$`),
    (at, next) => at.play.do === 'lay' && (at.view.hand!.includes(next!) || at.view.last),
    'support',
  ],
  [
    new RegExp(`^${CARD} is under ${CARD}\\.$`),
    (at, next, above) =>
      at.view.kittens.flat().some(pile => pile.includes(next!) && pile.indexOf(above!) > pile.indexOf(next!)),
    'support',
  ],
  [
    new RegExp(`^${CARD} is on top of (?:your|another player's) Kittens\\.$`),
    (at, next) => at.view.kittens.flat().some(pile => pile.at(-1) === next),
    'support',
  ],
  [
    new RegExp(`^${CARD} hasn't been seen yet\\.$`),
    (at, next) => !at.view.kittens.flat(2).includes(next!) && !at.view.hand!.includes(next!),
    'support',
  ],
  [
    new RegExp(`^(?:On|Stack ${CARD} on) ${CARD}: it waits at least as long as ${CARD}\\.$`),
    (at, _, beneath, above) =>
      at.play.do === 'lay' && distanceToTurn(at.view, beneath!) >= distanceToTurn(at.view, above!),
    'support',
  ],
];

it('every sentence speaks for its play, and is true', async () => {
  const options = defaultsOf(box.games[0]!.options);
  const game: Game = await box.games[0]!.open(options, readShelfData);
  const { wrong, texts, byClaim } = checkSentences({
    game: game as Game<KitParts>,
    play: n =>
      playMatch({
        game,
        options,
        seating: { count: 2 + (n % 3) },
        players: Array.from({ length: 2 + (n % 3) }, (_, seat) => kitCharacters[(seat + n) % 3]!),
        seed: `says ${n}`,
        limit: 5000,
      }),
    minds: kitCharacters.slice(2),
    reviewer: { ...kitReviewing, budget: 60 },
    claims: CLAIMS,
    every: 11,
    few: 60,
  });
  expect(wrong).toEqual([]);
  expect(texts).toBeGreaterThan(100);
  expect(byClaim.size).toBeGreaterThan(5);
});
